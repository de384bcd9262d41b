// A report as a person reads it in a terminal: the words first, then each claim with the sentences it rests on.
import type { Job, Report, Source } from '../client/bonafide-client.ts';
import { groupVoices, type Voice } from '../client/voices.ts';
import { readWarnings } from '../client/warning-words.ts';
import { paragraph, plainLine } from './layout.ts';
import type { Style, Terminal } from './terminal.ts';

type Claim = Report['claims'][number];
type Evidence = Claim['evidence'][number];

const STATUSES: Record<Claim['status'], { words: string; style: Style }> = {
  verified: { words: 'VERIFIED', style: 'green' },
  contradiction: { words: 'CONTRADICTED', style: 'red' },
  inconclusive: { words: 'INCONCLUSIVE', style: 'yellow' },
  not_verified: { words: 'UNABLE TO VERIFY', style: 'gray' },
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
  ambiguous: 'several people of this name fit about equally well',
  no_match: 'no page could be connected to this person',
};
/** For and against; more are in the console and in --json. */
const MOST_VOICES = 3;

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
  const remarks = readWarnings(report.warnings ?? [], {
    claims: new Map(report.claims.map(({ claim_key: key }) => [key, claimed(job, key) || key])),
    sources: new Map(report.sources.map((source) => [source.source_id, source.domain])),
  });
  if (remarks.length > 0) {
    lines.push('', paint('bold', 'Remarks'));
    for (const { sentence } of remarks) lines.push(...paragraph(plainLine(sentence), width, '  '));
  }
  lines.push('', ...paragraph(paint('gray', `${job.id}: a report is no decision about a person.`), width));
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
  const { shown, left } = voicesOf(claim, report);
  for (const voice of shown) lines.push(...voiceLines(voice, { width, paint }));
  if (left > 0) lines.push(...paragraph(paint('gray', `and ${left} more; --json prints them all`), width, '    '));
  for (const step of claim.next_steps ?? []) {
    lines.push(...paragraph(plainLine(step.sentence), width, '  next: '));
    if (step.url) lines.push(...paragraph(plainLine(step.url), width, '        '));
  }
  return lines;
}

/** One quote an origin, since pages that repeat one another are one source; what decided the claim comes first. */
function voicesOf(claim: Claim, report: Report): { shown: Voice<Evidence, Source>[]; left: number } {
  const sources = new Map(report.sources.map((source) => [source.source_id, source]));
  const all = groupVoices(claim.evidence, sources, claim.status).filter((voice) => voice.stance !== 'mentions');
  const shown = all.filter(
    (voice) => all.filter((other) => other.stance === voice.stance).indexOf(voice) < MOST_VOICES,
  );
  return { shown, left: all.length - shown.length };
}

function voiceLines(voice: Voice<Evidence, Source>, { width, paint }: Pick<Terminal, 'width' | 'paint'>): string[] {
  const { source, evidence } = voice.lead;
  const supports = voice.stance === 'supports';
  const mark = paint(supports ? 'green' : 'red', supports ? '+' : '-');
  const copies = voice.copies.length;
  const others = copies === 0 ? '' : ` and ${copies} more of the same origin`;
  return [
    ...paragraph(`"${plainLine(evidence.quote)}"`, width, `  ${mark} `),
    ...paragraph(`${paint('cyan', plainLine(source.url))}${others}`, width, '    '),
  ];
}

/** 3 when a claim is contradicted, 4 when none is and some are not verified, else 0. */
export function exitStatusOf(report: Report, exit: { done: number; contradicted: number; open: number }): number {
  if (report.claims.some((claim) => claim.status === 'contradiction')) return exit.contradicted;
  return report.claims.every((claim) => claim.status === 'verified') ? exit.done : exit.open;
}
