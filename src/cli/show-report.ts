// A report as a person reads it in a terminal: the words first, then each claim with the sentences it rests on.
import type { Job, Report } from '../client/bonafide-client.ts';
import { paragraph, plainLine } from './layout.ts';
import type { Style, Terminal } from './terminal.ts';

type Claim = Report['claims'][number];
type Evidence = Claim['evidence'][number];

const STATUSES: Record<Claim['status'], { words: string; style: Style }> = {
  verified: { words: 'VERIFIED', style: 'green' },
  contradiction: { words: 'CONTRADICTED', style: 'red' },
  inconclusive: { words: 'INCONCLUSIVE', style: 'yellow' },
  not_verified: { words: 'NOT VERIFIED', style: 'gray' },
};

const ASSESSMENTS: Record<NonNullable<Report['assessment']>, { words: string; style: Style }> = {
  confirmed: { words: 'Confirmed', style: 'green' },
  mostly_confirmed: { words: 'Mostly confirmed', style: 'green' },
  mixed: { words: 'Mixed', style: 'yellow' },
  contradicted: { words: 'Contradicted', style: 'red' },
  insufficient_evidence: { words: 'Unable to verify', style: 'gray' },
};

const SURE = ['', 'very unsure', 'unsure', 'fairly sure', 'sure', 'very sure'];
const IDENTITY: Record<Report['identity_resolution']['status'], string> = {
  matched: 'pages about this person were found',
  ambiguous: 'several people fit alike',
  no_match: 'no page could be connected to this person',
};
/** More quotes are in the console and in --json. */
const MOST_QUOTES = 4;

export function reportLines(job: Pick<Job, 'id' | 'person' | 'claims'>, report: Report, terminal: Terminal): string[] {
  const { width, paint } = terminal;
  const lines = [
    ...paragraph(paint('bold', plainLine(job.person.full_name)), width),
    ...paragraph(verdict(report, terminal), width),
    ...(report.score_reasons ? paragraph(report.score_reasons.overall, width) : []),
    ...paragraph(`Identity: ${IDENTITY[report.identity_resolution.status]}.`, width),
  ];
  for (const claim of report.claims)
    lines.push('', ...claimLines(claim, claimed(job, claim.claim_key), report, terminal));
  const remarks = (report.warnings ?? []).map((warning) =>
    plainLine(warning)
      .replaceAll('_', ' ')
      .replaceAll(/:(?=\S)/g, ': '),
  );
  if (remarks.length > 0) {
    lines.push('', paint('bold', 'Remarks'));
    for (const remark of remarks) lines.push(...paragraph(remark, width, '  '));
  }
  lines.push('', ...paragraph(paint('gray', `${job.id}. Evidence for a person who decides; no decision.`), width));
  return lines;
}

/** What was claimed, as one line: "Norvane University, PhD, 2014". */
function claimed(job: Pick<Job, 'claims'>, claimKey: string): string {
  const expected = job.claims.find((claim) => claim.claim_key === claimKey)?.expected ?? {};
  return Object.values(expected as Record<string, unknown>)
    .flatMap((value) => (value === true ? ['current'] : Array.isArray(value) ? value.map(String) : [String(value)]))
    .map(plainLine)
    .join(', ');
}

function verdict(report: Report, { paint }: Terminal): string {
  const { assessment, score } = report;
  if (assessment === undefined) return `${score} of 5`;
  const { words, style } = ASSESSMENTS[assessment];
  // With nothing decided the number says nothing.
  return paint(style, assessment === 'insufficient_evidence' ? words : `${words}, ${score} of 5`);
}

function claimLines(claim: Claim, claimedWords: string, report: Report, { width, paint }: Terminal): string[] {
  const { words, style } = STATUSES[claim.status];
  const decided = claim.status === 'verified' || claim.status === 'contradiction';
  const head = [
    paint([style, 'bold'], words),
    plainLine(claim.claim_key),
    ...(decided ? [paint('gray', SURE[claim.confidence] ?? '')] : []),
  ];
  const lines = [
    ...paragraph(head.join('  '), width),
    ...(claimedWords === '' ? [] : paragraph(paint('bold', claimedWords), width, '  ')),
    ...paragraph(plainLine(claim.explanation), width, '  '),
  ];
  if (claim.ruled_out)
    lines.push(...paragraph(paint('red', plainLine(claim.ruled_out.reason)), width, '  ruled out: '));
  for (const item of quotesOf(claim)) lines.push(...quoteLines(item, report, { width, paint }));
  for (const step of claim.next_steps ?? []) {
    lines.push(...paragraph(plainLine(step.sentence), width, '  next: '));
    if (step.url) lines.push(...paragraph(plainLine(step.url), width, '        '));
  }
  return lines;
}

/** What contradicts comes first, for that is what one has to look at. */
function quotesOf(claim: Claim): Evidence[] {
  const telling = claim.evidence.filter((item) => item.stance !== 'mentions');
  return [
    ...telling.filter((item) => item.stance === 'contradicts'),
    ...telling.filter((item) => item.stance === 'supports'),
  ].slice(0, MOST_QUOTES);
}

function quoteLines(item: Evidence, report: Report, { width, paint }: Pick<Terminal, 'width' | 'paint'>): string[] {
  const source = report.sources.find((candidate) => candidate.source_id === item.source_id);
  const supports = item.stance === 'supports';
  const mark = paint(supports ? 'green' : 'red', supports ? '+' : '-');
  return [
    ...paragraph(`"${plainLine(item.quote)}"`, width, `  ${mark} `),
    ...paragraph(paint('cyan', plainLine(source?.url ?? item.source_id)), width, '    '),
  ];
}

/** 3 when a claim is contradicted, 4 when none is and some are not verified, else 0. */
export function exitStatusOf(report: Report, exit: { done: number; contradicted: number; open: number }): number {
  if (report.claims.some((claim) => claim.status === 'contradiction')) return exit.contradicted;
  return report.claims.every((claim) => claim.status === 'verified') ? exit.done : exit.open;
}
