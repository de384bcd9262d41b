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
  /** The site of the page that has the claimed name in no sentence that was read. */
  tracedOn: string | undefined;
  /** Why a site is not taken for the organisation's it presents itself as. */
  doubtOf(reading: SourceReading): string | null;
}

/** What a page is to the claim that it speaks of. */
const CLASS_WORDS: Record<EvidenceClass, string> = {
  issuer: "the issuer's own site",
  register: 'a public register',
  institution: 'a record kept by the institution',
  editorial: 'an edited publication',
  publication: 'a publication',
  knowledge_base: 'a reference work',
  third_party: 'a site of somebody else',
  claimed_site: 'a site that presents itself as the organisation',
  self: "the person's own words",
  knowledge_base_unreferenced: 'an entry without references',
  ugc: 'a page that anybody can write',
  mirror: 'a copy of a profile',
};

const ISSUER_WORDS: Record<string, string> = {
  education: "the school's own site",
  employment: "the employer's own site",
  business: "the company's own site",
  publication: "the publisher's own site",
};

/** Members as they are called in a sentence. */
const MEMBER_WORDS: Record<string, string> = {
  school: 'school',
  degree: 'degree',
  field: 'field of study',
  start_year: 'first year',
  end_year: 'year of completion',
  employer: 'employer',
  title: 'title',
  start_date: 'beginning',
  end_date: 'end',
  is_current: 'whether the post is held today',
  location: 'place',
  business_name: 'name of the business',
  role: 'role',
  domain: 'web domain',
  country: 'country',
  registration_number: 'registration number',
  full_name: 'name',
  email: 'e-mail address',
  email_domain: 'e-mail domain',
  linkedin_url: 'LinkedIn profile',
  github_url: 'GitHub profile',
  personal_website: 'website',
  profile_urls: 'profiles',
  domains: 'domains',
  name: 'name',
  issuer: 'issuer',
  number: 'number',
  venue: 'journal or publisher',
  year: 'year',
  doi: 'DOI',
  statement: 'statement',
};

/** The reason codes of results that are neither verified nor contradicted, in words. */
export const REASONS = {
  self_asserted_only: 'Only pages that the person writes say so, and together they count as one source.',
  claimed_site_only:
    'Only a site that presents itself as the organisation says so, and nothing shows that it is the real one.',
  name_only_identity: 'Nothing beside the name connects these pages to the person.',
  identity_ambiguous: 'Several people of this name fit, and the pages cannot be told apart.',
  too_few_independent_sources: 'There are fewer independent sources than the template asks for.',
  evidence_too_weak: 'What was found is not strong enough to call the claim verified.',
  below_min_confidence: 'The evidence is weaker than this claim was set to ask for.',
  conflicting_evidence: 'The sources disagree.',
  contradiction_not_firm: 'What speaks against the claim is not firm enough to refute it.',
  partial_match: 'A part of the claim was found, the rest of it was not.',
  members_unsupported: 'Some parts of the claim were found, others were not.',
  search_failed: 'No search could be made; that says nothing about the claim.',
  no_evidence: 'No page about the person speaks of it, which says nothing against it.',
  named_but_not_read:
    'A page about the person has the claimed name or most of its words, but no sentence there was read as stating the claim.',
  only_other_facts: 'The pages give other facts of the same kind; both may be true.',
  person_not_found: 'No page could be connected to this person, which says nothing against the claim.',
} as const satisfies Record<string, string>;

export type ReasonCode = keyof typeof REASONS;

const LONGEST_QUOTE = 160;
const SENTENCE_END = /[.!?…。！？]$/;

/** The page's own sentence behind a colon, closed by one full stop whether or not the quote brings its own. */
function quoted(reading: SourceReading): string {
  const quote = showableQuote(reading.finding.quote).trim();
  if (quote === '') return '.';
  const shown = quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE - 3).replace(/\s+\S*$/, '')} …` : quote;
  return `: “${shown}”${SENTENCE_END.test(shown) ? '' : '.'}`;
}

/** "The school's own site norvane.example (2015-05-12)". */
function named(reading: SourceReading, { classes, claim }: ExplainInput): string {
  const evidenceClass = classes.get(reading.source.sourceId) ?? 'third_party';
  const words = (evidenceClass === 'issuer' && ISSUER_WORDS[claim.claim_type]) || CLASS_WORDS[evidenceClass];
  const date = reading.source.publishedDate ? `, ${reading.source.publishedDate.slice(0, 10)}` : '';
  return `${capital(words)} (${reading.source.domain}${date})`;
}

/** "The school's own site (norvane.example) says: “…”"; a person's own words are several. */
function said(reading: SourceReading, verb: string, input: ExplainInput): string {
  const isSelf = input.classes.get(reading.source.sourceId) === 'self';
  return `${named(reading, input)} ${verb}${isSelf ? '' : 's'}${quoted(reading)}`;
}

function strongest(readings: readonly SourceReading[], voices: Weighing['supporting']): SourceReading | undefined {
  const first = voices[0]?.sourceId;
  return readings.find((reading) => reading.source.sourceId === first) ?? readings[0];
}

/** "What differs: year of completion (one year apart)." */
function differenceSentence(reading: SourceReading): string | null {
  const differing = reading.assessment.members.filter(
    (member) => member.grade === 'partial' || member.grade === 'mismatch',
  );
  if (differing.length === 0) return null;
  const parts = differing.map(({ member, comparison }) => {
    const word = MEMBER_WORDS[member] ?? member.replaceAll('_', ' ');
    return comparison.reason === '' ? word : `${word} (${comparison.reason})`;
  });
  return `What differs: ${parts.join(', ')}.`;
}

function otherSources(count: number): string | null {
  if (count <= 0) return null;
  return count === 1 ? 'One more independent source agrees.' : `${count} more independent sources agree.`;
}

/** How far a silence was looked into; nothing where pages speak. */
function coverageSentence(claim: Claim, coverage: readonly CoverageItem[]): string | null {
  const asked = coverage.filter(
    (item) => item.outcome !== 'skipped' && (item.claim_keys.includes(claim.claim_key) || item.claim_keys.length === 0),
  );
  const failed = asked.filter((item) => item.outcome === 'failed').length;
  if (asked.length === 0 || failed === asked.length) return null;
  const made = asked.length === 1 ? 'One search was made' : `${asked.length} searches were made`;
  return failed === 0 ? `${made}.` : `${made}; ${failed} of them failed, so something may have been missed.`;
}

/** Two or three sentences: what decided, with the page's words; what differs or disagrees; how many sources agree. */
export function explain(input: ExplainInput): string {
  const { result, readings, weighing, claim } = input;
  const supports = readings.filter((reading) => reading.stance === 'supports');
  const against = readings.filter((reading) => reading.stance === 'contradicts');
  const main = strongest(supports, weighing.supporting);
  const counter = strongest(against, weighing.contradicting);
  const sentences: (string | null)[] = input.reason ? [REASONS[input.reason]] : [];
  if (input.reason === 'named_but_not_read' && input.tracedOn) sentences.push(`It is a page of ${input.tracedOn}.`);
  if (result.status === 'verified' && supports.every((reading) => reading.byNameAlone || !reading.anchored))
    sentences.push('The request gives nothing but the name to go by, and the name is rare.');
  const isOpen = result.status === 'inconclusive' || result.status === 'not_verified';
  if (result.status === 'contradiction' && counter) {
    sentences.push(`${capital(counter.assessment.exclusion?.reason ?? 'a page excludes the claim')}.`);
    sentences.push(said(counter, 'say', input));
    sentences.push(
      main
        ? `Against that, the claim is supported by ${lower(named(main, input))}${quoted(main)}`
        : differenceSentence(counter),
    );
  } else if (main) {
    sentences.push(said(main, 'say', input));
    const doubt = input.doubtOf(main);
    if (doubt !== null) sentences.push(`${capital(doubt)}.`);
    if (counter) sentences.push(said(counter, 'disagree', input));
    else sentences.push(differenceSentence(main));
    if (!isOpen) sentences.push(otherSources(result.independent_sources - 1));
  } else {
    const mention = readings.find((reading) => reading.stance === 'mentions') ?? counter;
    if (mention) sentences.push(said(mention, 'say', input), differenceSentence(mention));
    else sentences.push(coverageSentence(claim, input.coverage));
  }
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

function capital(text: string): string {
  return text === '' ? text : text[0]!.toUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return text === '' ? text : text[0]!.toLowerCase() + text.slice(1);
}
