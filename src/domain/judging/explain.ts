// The explanation of a verdict, put together from the reasons that decided it.
import type { Claim } from '../model/claim.ts';
import type { CoverageItem } from '../model/report.ts';
import type { ClaimResult } from '../model/verdict.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { showableQuote } from './quotes.ts';
import type { SourceReading } from './stance.ts';
import type { Weighing } from './weigh.ts';

export interface ExplainInput {
  claim: Claim;
  result: ClaimResult;
  reason: ReasonCode | undefined;
  readings: readonly SourceReading[];
  classes: ReadonlyMap<string, EvidenceClass>;
  weighing: Weighing;
  coverage: readonly CoverageItem[];
}

const CLASS_WORDS: Record<EvidenceClass, string> = {
  issuer: "the organisation's own site",
  register: 'a register',
  institution: 'a record asserted by the institution',
  editorial: 'an edited publication',
  publication: 'a publication',
  knowledge_base: 'a reference work',
  third_party: 'a site of somebody else',
  self: "the person's own words",
  knowledge_base_unreferenced: 'an unreferenced entry',
  ugc: 'a post by users',
  mirror: 'a copy of a profile',
};

/** The reason codes of results that are neither verified nor contradicted, in words. */
export const REASONS = {
  self_asserted_only: 'Only pages that the person writes say so, and they count as one voice.',
  name_only_identity: 'Nothing beside the name ties these pages to the person.',
  identity_ambiguous: 'Several people of this name fit, and the pages cannot be told apart.',
  too_few_independent_sources: 'Fewer independent voices than the template asks for.',
  evidence_too_weak: 'What was found is not strong enough to call the claim verified.',
  below_min_confidence: "The evidence stays below the claim's own min_confidence.",
  conflicting_evidence: 'The sources disagree.',
  contradiction_not_firm: 'What speaks against the claim is not firm enough to refute it.',
  partial_match: 'A part of the claim was found, the rest of it was not.',
  members_unsupported: 'Some members of the claim were found, others were not.',
  search_failed: 'No evidence provider could be asked; that says nothing about the claim.',
  no_evidence: 'No page about the person speaks of it. That is silence, not a refutation.',
  named_but_not_read:
    'The claimed name stands on a page about the person, but no sentence there was read as stating it.',
  only_other_facts: 'The pages give other facts of the same kind; both may be true.',
  person_not_found: 'No page could be tied to the person.',
} as const satisfies Record<string, string>;

export type ReasonCode = keyof typeof REASONS;

function quoted(reading: SourceReading): string {
  const quote = showableQuote(reading.finding.quote);
  return quote === '' ? '' : `: "${quote.length > 160 ? `${quote.slice(0, 157).replace(/\s+\S*$/, '')} …` : quote}"`;
}

function named(reading: SourceReading, classes: ReadonlyMap<string, EvidenceClass>): string {
  const date = reading.source.publishedDate ? `, ${reading.source.publishedDate.slice(0, 10)}` : '';
  return `${reading.source.domain} (${CLASS_WORDS[classes.get(reading.source.sourceId) ?? 'third_party']}${date})`;
}

function strongest(readings: readonly SourceReading[], voices: Weighing['supporting']): SourceReading | undefined {
  const first = voices[0]?.sourceId;
  return readings.find((reading) => reading.source.sourceId === first) ?? readings[0];
}

function differences(reading: SourceReading): string[] {
  return reading.assessment.members
    .filter((member) => member.grade === 'partial' || member.grade === 'mismatch')
    .map((member) => `${member.member}: ${member.comparison.reason}`);
}

function coverageSentence(claim: Claim, coverage: readonly CoverageItem[]): string | null {
  const asked = coverage.filter((item) => item.claim_keys.includes(claim.claim_key) || item.claim_keys.length === 0);
  if (asked.length === 0) return null;
  const empty = asked.filter((item) => item.outcome === 'empty').length;
  const failed = asked.filter((item) => item.outcome === 'failed').length;
  const providers = [...new Set(asked.map((item) => item.provider))].sort().join(', ');
  const parts = [`Asked ${asked.length} ${asked.length === 1 ? 'question' : 'questions'} of ${providers}`];
  if (empty > 0) parts.push(`${empty} came back empty`);
  if (failed > 0) parts.push(`${failed} could not be asked`);
  return `${parts.join('; ')}.`;
}

export function explain(input: ExplainInput): string {
  const { result, readings, classes, weighing, claim } = input;
  const supports = readings.filter((reading) => reading.stance === 'supports');
  const against = readings.filter((reading) => reading.stance === 'contradicts');
  const sentences: string[] = [];
  const opening = {
    verified: 'Verified.',
    contradiction: 'Contradicted.',
    inconclusive: 'Inconclusive.',
    not_verified: 'Not verified.',
  };
  sentences.push(opening[result.status]);
  if (input.reason) sentences.push(REASONS[input.reason]);

  if (result.status === 'verified' && supports.every((reading) => reading.byNameAlone || !reading.anchored))
    sentences.push('The request gives nothing but the name to go by; it is a rare one.');

  const main = strongest(supports, weighing.supporting);
  const counter = strongest(against, weighing.contradicting);
  if (result.status === 'contradiction' && counter) {
    sentences.push(
      `${named(counter, classes)} says otherwise, ${counter.assessment.exclusion?.reason ?? 'it excludes the claim'}${quoted(counter)}.`,
    );
    for (const difference of differences(counter)) sentences.push(`${capital(difference)}.`);
    if (main) sentences.push(`Against that, ${named(main, classes)} supports the claim${quoted(main)}.`);
  } else if (main) {
    sentences.push(`${capital(named(main, classes))} says so${quoted(main)}.`);
    const reasons = main.assessment.members
      .filter((member) => member.grade !== 'absent' && member.comparison.reason !== '')
      .map((member) => `${member.member}: ${member.comparison.reason}`);
    if (reasons.length > 0) sentences.push(`${capital(reasons.join('; '))}.`);
    const others = supports.filter((reading) => reading !== main);
    if (others.length > 0)
      sentences.push(
        `${others.length} more ${others.length === 1 ? 'page agrees' : 'pages agree'}: ${[...new Set(others.map((reading) => reading.source.domain))].sort().join(', ')}.`,
      );
    if (counter)
      sentences.push(
        `${capital(named(counter, classes))} disagrees, ${counter.assessment.exclusion?.reason ?? 'it excludes the claim'}${quoted(counter)}.`,
      );
  } else {
    const mention = readings.find((reading) => reading.stance === 'mentions') ?? counter;
    if (mention) {
      sentences.push(`${capital(named(mention, classes))} speaks of it${quoted(mention)}.`);
      for (const difference of differences(mention)) sentences.push(`${capital(difference)}.`);
    }
  }
  if (supports.length > 0 || against.length > 0) {
    const voices = result.independent_sources;
    sentences.push(`${voices} independent ${voices === 1 ? 'voice' : 'voices'}.`);
  }
  const coverage = coverageSentence(claim, input.coverage);
  if (coverage) sentences.push(coverage);
  return sentences.join(' ');
}

function capital(text: string): string {
  return text === '' ? text : text[0]!.toUpperCase() + text.slice(1);
}
