// What the console calls things: statuses, scales, members, classes. Numbers always come with their word.

export type ClaimStatus = 'verified' | 'not_verified' | 'inconclusive' | 'contradiction';
export type JobStatus = 'created' | 'queued' | 'running' | 'completed' | 'failed' | 'canceled';

export const CLAIM_STATUS_WORDS: Record<ClaimStatus, { word: string; counted: string; meaning: string }> = {
  verified: {
    word: 'Verified',
    counted: 'verified',
    meaning: 'Independent pages about this person say so.',
  },
  contradiction: {
    word: 'Contradicted',
    counted: 'contradicted',
    meaning:
      'A page about this person says something that rules the claim out. Read the sentence before you act on it.',
  },
  inconclusive: {
    word: 'Inconclusive',
    counted: 'inconclusive',
    meaning: 'Pages speak of it, but not firmly enough to decide. It counts neither for nor against the person.',
  },
  not_verified: {
    word: 'Unable to verify',
    counted: 'could not be verified',
    meaning: 'Nothing was found. Most true things are nowhere on the web: it says nothing against the person.',
  },
};

export type Assessment =
  | 'confirmed'
  | 'mostly_confirmed'
  | 'mixed'
  | 'contradicted'
  | 'insufficient_evidence'
  | 'not_assessed';

export const ASSESSMENT_WORDS: Record<Assessment, string> = {
  confirmed: 'Confirmed',
  mostly_confirmed: 'Mostly confirmed',
  mixed: 'Partly confirmed',
  contradicted: 'Contradicted',
  insufficient_evidence: 'Unable to verify',
  not_assessed: 'Not assessed',
};

/** The word for what the claims came to; without a contradiction "mixed" would be unfair to what was merely not found. */
export function assessmentWord(assessment: Assessment, counts: Partial<Record<ClaimStatus, number>>): string {
  return assessment === 'mixed' && (counts.contradiction ?? 0) > 0 ? 'Mixed' : ASSESSMENT_WORDS[assessment];
}

/** What the claims came to. Reports made before the service said so are read from their claims. */
export function assessmentOf(given: string | undefined, counts: Partial<Record<ClaimStatus, number>>): Assessment {
  if (given !== undefined && given in ASSESSMENT_WORDS) return given as Assessment;
  const { verified = 0, contradiction = 0, inconclusive = 0, not_verified: silent = 0 } = counts;
  const open = inconclusive + silent;
  if (contradiction > 0) return 'contradicted';
  if (verified === 0) return 'insufficient_evidence';
  if (open === 0) return 'confirmed';
  return verified > open ? 'mostly_confirmed' : 'mixed';
}

export function countStatuses(statuses: readonly ClaimStatus[]): Partial<Record<ClaimStatus, number>> {
  const counts: Partial<Record<ClaimStatus, number>> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const COUNT_ORDER: readonly ClaimStatus[] = ['verified', 'contradiction', 'inconclusive', 'not_verified'];

/** "2 verified, 1 contradicted, 1 could not be verified". */
export function countsWords(counts: Partial<Record<ClaimStatus, number>>): string {
  return COUNT_ORDER.filter((status) => (counts[status] ?? 0) > 0)
    .map((status) => `${counts[status]} ${CLAIM_STATUS_WORDS[status].counted}`)
    .join(', ');
}

/** Said in the console and on paper, wherever a report is shown. */
export const NO_DECISION =
  'A report is no decision about a person. Read the sentences, hear the person, and follow the law of your place, such as the FCRA or the GDPR, before you act on it.';

export const JOB_STATUS_WORDS: Record<JobStatus, string> = {
  created: 'Created',
  queued: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
};

const CONFIDENCE_WORDS = ['', 'very unsure', 'unsure', 'fairly sure', 'sure', 'very sure'];

export const confidenceWord = (confidence: number): string => CONFIDENCE_WORDS[confidence] ?? '';

export const IDENTITY_WORDS: Record<string, string> = {
  confirmed: 'This is the person asked for',
  high_confidence: 'Almost certainly the person asked for',
  likely: 'Likely the person asked for',
  possible: 'Possibly the person asked for',
  no_match: 'No page could be connected to the person',
};

export const ANCHOR_WORDS: Record<string, string> = {
  name: 'Name',
  employer: 'Employer',
  school: 'School',
  title: 'Title',
  location: 'Place',
  email: 'E-mail',
  email_domain: 'E-mail domain',
  profile_link: 'Links between profiles',
  own_domain: 'Own web domain',
  claim: 'Another claim',
  subject: 'Field of work',
  trade: 'Occupation',
  shared_fact: 'Fact shared with another page',
  other_person: 'Another person fits better',
  other_facts: 'A page that mentions nothing of the request',
  dates: 'Years',
  life: 'Dates of birth and death',
};

export const PROFILE_WORDS: Record<string, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  orcid: 'ORCID',
  google_scholar: 'Google Scholar',
  wikidata: 'Wikidata',
  wikipedia: 'Wikipedia',
  university: 'at a university',
  news: 'in the news',
  personal_website: 'own website',
};

/** Classes of evidence in the order of their weight. */
export const CLASS_WORDS: Record<string, { one: string; many: string; meaning: string }> = {
  issuer: {
    one: 'the issuer’s own site',
    many: 'Organisations themselves',
    meaning: 'Sites of the schools, employers and others that the claims name; each counts so only for its own claim.',
  },
  register: { one: 'a register', many: 'Registers', meaning: 'Public registers of people, companies and research.' },
  institution: { one: 'an institution', many: 'Institutions', meaning: 'Other schools, employers and public bodies.' },
  editorial: { one: 'an edited medium', many: 'Edited media', meaning: 'Newspapers and magazines with an editor.' },
  publication: { one: 'a publication', many: 'Publications', meaning: 'Journals, proceedings and books.' },
  knowledge_base: { one: 'a reference work', many: 'Reference works', meaning: 'Encyclopaedias with references.' },
  third_party: {
    one: 'a site of somebody else',
    many: 'Other sites',
    meaning: 'Sites of others without a known standing.',
  },
  claimed_site: {
    one: 'a site that presents itself as the organisation',
    many: 'Claimed sites',
    meaning: 'Sites that look like an organisation’s or call themselves so, and nothing shows that they are.',
  },
  self: {
    one: "the person's own words",
    many: 'Own words',
    meaning: 'Pages that the person writes: one voice together.',
  },
  knowledge_base_unreferenced: {
    one: 'an unreferenced entry',
    many: 'Unreferenced entries',
    meaning: 'Reference works that name no source.',
  },
  ugc: { one: 'a post by users', many: 'Posts by users', meaning: 'Forums and open directories.' },
  mirror: { one: 'a copy', many: 'Copies', meaning: 'Sites that repeat profiles; they add no voice.' },
};

const ISSUER_WORDS: Record<string, string> = {
  education: 'the school’s own site',
  employment: 'the employer’s own site',
  business: 'the company’s own site',
  publication: 'the publisher’s own site',
};

/** What a page is to a claim of this type. */
export function classWord(evidenceClass: string | undefined, claimType: string): string {
  if (evidenceClass === 'issuer') return ISSUER_WORDS[claimType] ?? CLASS_WORDS.issuer!.one;
  return CLASS_WORDS[evidenceClass ?? '']?.one ?? 'a page';
}

/** What a rule that contradicts a claim is about, as a row of the comparison names it. */
export const RULED_OUT_WORDS: Record<string, string> = {
  degree_not_conferred: 'Degree awarded',
  never_attended: 'Attended',
  honorary_degree: 'Earned by study',
  honorary_degree_of_that_year: 'Earned by study',
  degree_in_progress: 'Finished',
  degree_expected_later: 'Finished by then',
  course_without_degree: 'A degree',
};

export const STANCE_WORDS = {
  supports: 'supports the claim',
  contradicts: 'speaks against it',
  mentions: 'mentions it',
} as const;

export const FIELD_STATUS_WORDS: Record<string, string> = {
  match: 'agrees',
  partial: 'agrees in part',
  mismatch: 'differs',
  not_found: 'not found',
  not_checked: 'not checked',
};

export const OUTCOME_WORDS: Record<string, string> = {
  found: 'found',
  empty: 'nothing found',
  failed: 'could not be asked',
  skipped: 'not asked',
};

export const DELIVERY_STATUS_WORDS: Record<string, string> = {
  pending: 'Waiting',
  success: 'Delivered',
  failure: 'Failed',
  discarded: 'Not sent',
};

export const EVENT_WORDS: Record<string, string> = {
  'job.created': 'a job was created',
  'job.started': 'a job started',
  'job.progress': 'a job moved on',
  'job.completed': 'a job finished with its report',
  'job.failed': 'a job failed',
  'job.canceled': 'a job was canceled',
  'batch.completed': 'the last job of a batch ended',
  'monitor.changed': 'a run of a monitor differs from the one before',
};

export const CADENCE_WORDS: Record<string, string> = {
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every three months',
  yearly: 'every year',
};

export const DEPTH_WORDS: Record<string, { word: string; meaning: string }> = {
  light: { word: 'Light', meaning: 'Own addresses and the surest questions. Up to 10 pages, 5 of a question.' },
  standard: { word: 'Standard', meaning: 'Also registers and neutral searches. Up to 30 pages, 10 of a question.' },
  deep: { word: 'Deep', meaning: 'Follows what it finds and asks archives. Up to 100 pages, 20 of a question.' },
};

export const SEARCH_CATEGORY_WORDS: Record<string, string> = {
  auto: 'Whatever fits the claims',
  people: 'People',
  company: 'Companies',
  news: 'News',
  research_paper: 'Research papers',
  personal_site: 'Personal sites',
  financial_report: 'Financial reports',
};

export const CATEGORY_WORDS: Record<string, string> = {
  identity: 'Identity',
  employment: 'Employment',
  education: 'Education',
  business: 'Business',
};

/** `start_year` -> `Start year`, for members that no table names. */
export function memberWord(member: string): string {
  const plain = member.replaceAll('_', ' ');
  return plain === '' ? '' : plain[0]!.toUpperCase() + plain.slice(1);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "two claims verified, one contradicted, one not verified". */
export function verdictSentence(statuses: readonly ClaimStatus[]): string {
  const order: ClaimStatus[] = ['verified', 'contradiction', 'inconclusive', 'not_verified'];
  const parts = order
    .map((status) => ({ status, count: statuses.filter((other) => other === status).length }))
    .filter((part) => part.count > 0)
    .map(({ status, count }, index) => {
      const word = CLAIM_STATUS_WORDS[status].counted;
      return index === 0
        ? `${numberWord(count)} ${count === 1 ? 'claim' : 'claims'} ${word}`
        : `${numberWord(count)} ${word}`;
    });
  if (parts.length === 0) return 'No claims.';
  const sentence = parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
}

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}
