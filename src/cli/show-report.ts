// A report as a person reads it in a terminal.
import type { Report } from '../client/bonafide-client.ts';

const STATUS_WORDS: Record<Report['claims'][number]['status'], string> = {
  verified: 'VERIFIED',
  contradiction: 'CONTRADICTED',
  inconclusive: 'INCONCLUSIVE',
  not_verified: 'NOT VERIFIED',
};

const CONFIDENCE_WORDS = ['', 'very low', 'low', 'medium', 'high', 'very high'];

export function reportLines(report: Report): string[] {
  const identity = report.identity_resolution;
  const lines = [
    `Score ${report.score} of 5   identity ${report.score_breakdown.identity}, employment ${report.score_breakdown.employment}, education ${report.score_breakdown.education}, business ${report.score_breakdown.business}`,
    `Identity: ${identity.status.replace('_', ' ')} (${identity.identity_status.replaceAll('_', ' ')})`,
  ];
  const addresses = new Map(report.sources.map((source) => [source.source_id, source.url]));
  for (const claim of report.claims) {
    lines.push(
      '',
      `${STATUS_WORDS[claim.status]}  ${claim.claim_key}  (confidence ${CONFIDENCE_WORDS[claim.confidence]})`,
    );
    lines.push(`  ${claim.explanation}`);
    for (const item of claim.evidence.filter((candidate) => candidate.stance !== 'mentions').slice(0, 4)) {
      lines.push(
        `  ${item.stance === 'supports' ? '+' : '-'} "${item.quote}"`,
        `    ${addresses.get(item.source_id) ?? item.source_id}`,
      );
    }
  }
  if (report.warnings?.length) lines.push('', 'Warnings:', ...report.warnings.map((warning) => `  ${warning}`));
  return lines;
}
