// The warnings of a report in sentences. `{}` stands for what the warning names; a claim key there is shown as its claim.
import { providerName } from './provider-names.ts';

interface WarningWords {
  sentence: string;
  /** How much a reader should care. */
  weight: 'look' | 'know' | 'note';
}

export const WARNING_WORDS: Record<string, WarningWords> = {
  no_web_search_configured: {
    sentence:
      'No web search is set up: only registers, given addresses and imported pages were asked. That nothing was found says little.',
    weight: 'look',
  },
  category_not_assessed: { sentence: 'No claim is about {}, so that does not count.', weight: 'note' },
  unknown_member: {
    sentence: 'The request carried “{}”, which the service does not know; it was ignored.',
    weight: 'know',
  },
  member_not_checked: { sentence: '“{}” cannot be checked for this kind of claim and was left alone.', weight: 'know' },
  empty_expected: { sentence: 'A claim says nothing that could be checked: {}.', weight: 'know' },
  identity_ambiguous: { sentence: 'Two or more people of this name fit about equally well.', weight: 'look' },
  identity_not_found: { sentence: 'No page could be connected to the person asked for.', weight: 'look' },
  common_name: {
    sentence: 'The name is common, and little beside it connects the pages to the person.',
    weight: 'look',
  },
  findings_capped: {
    sentence: 'A page states more than is judged of one page; what may speak of the person came first: {}.',
    weight: 'note',
  },
  stated_site_not_counted: {
    sentence:
      'The request states {} as the site of an organisation, but anybody may publish there, so it was not taken as its word.',
    weight: 'know',
  },
  no_sources: { sentence: 'No page was read for this job.', weight: 'look' },
  page_not_counted: { sentence: 'A page is listed but does not count: {}.', weight: 'note' },
  adversarial_content: { sentence: 'A page tries to steer its reader; its vote was removed: {}.', weight: 'look' },
  address_refused: { sentence: 'An address at {} may not be fetched, so it is not among the sources.', weight: 'know' },
  max_sources_reached: { sentence: 'The cap of {} sources was reached; more might have been found.', weight: 'know' },
  stage_time_reached: {
    sentence: 'The stage “{}” took as long as it may; what was left of it was not done.',
    weight: 'know',
  },
  max_cost_reached: { sentence: 'The budget was reached; more might have been found.', weight: 'know' },
  provider_unavailable: {
    sentence: 'Could not be reached, or gave no usable answer: {}. What they know is missing here.',
    weight: 'know',
  },
  provider_credit_exhausted: { sentence: 'The credit with {} is used up.', weight: 'know' },
  provider_caller_refused: { sentence: '{} refused the caller: BONAFIDE_CONTACT may be missing.', weight: 'know' },
  provider_key_refused: { sentence: '{} refused its key.', weight: 'know' },
  provider_rate_limited: { sentence: 'Could not be asked fast enough within the time of the job: {}.', weight: 'know' },
  model_unavailable: {
    sentence: 'The model that reads pages could not be asked; the pages were read without it.',
    weight: 'know',
  },
  model_key_refused: {
    sentence: 'The model that reads pages refused its key; the pages were read without it.',
    weight: 'know',
  },
  model_answered_badly: {
    sentence: 'The model that reads pages gave an answer that cannot be read; it was left out.',
    weight: 'note',
  },
  model_calls_reached: {
    sentence: 'The model was asked as often as one job may; further pages were read without it.',
    weight: 'note',
  },
  searxng_engine_unresponsive: { sentence: 'Engines behind SearXNG that did not answer: {}.', weight: 'note' },
  archived_copy: { sentence: 'A page that is gone was read from an archive of {}.', weight: 'note' },
  robots_disallowed: {
    sentence: 'Sites that do not allow readers, so their pages were not fetched: {}.',
    weight: 'note',
  },
  page_unreachable: { sentence: 'Pages could not be fetched: {}.', weight: 'note' },
  address_unreadable: { sentence: 'An address of the person is not a web address.', weight: 'know' },
  template_deprecated: { sentence: 'The template is deprecated; the job used it all the same.', weight: 'note' },
  study_work_overlap: {
    sentence: 'Full-time study and full-time work overlap by more than six months: {}.',
    weight: 'look',
  },
  webhook_endpoint_gone: {
    sentence: 'The repeated job named a webhook endpoint that was deleted since; it is told nothing: {}.',
    weight: 'look',
  },
  degree_too_early: { sentence: 'This degree is dated before its holder could have taken it: {}.', weight: 'look' },
  degree_order: { sentence: 'A higher degree is dated before the lower one it rests on: {}.', weight: 'look' },
  title_before_company: { sentence: 'This post is dated before the organisation existed: {}.', weight: 'look' },
  degree_before_school: { sentence: 'This degree is dated before the school existed: {}.', weight: 'look' },
  current_role_ended: { sentence: 'A newer page says that this role is over: {}.', weight: 'look' },
  claims_exclude_each_other: { sentence: 'These claims cannot both hold: {}.', weight: 'look' },
  retention_shorter_than_cadence: {
    sentence:
      'Jobs of this project are erased after {} days, before the next run: no run will have anything to compare with. Choose a shorter cadence, or let an operator keep jobs longer.',
    weight: 'look',
  },
  future_date: { sentence: 'This claim carries a date in the future: {}.', weight: 'look' },
  stale_evidence: { sentence: 'The claim is about today, its evidence is older than two years: {}.', weight: 'know' },
};

export interface ReadWarning {
  code: string;
  sentence: string;
  weight: WarningWords['weight'];
}

/** What the words after the colon stand for. */
export interface WarningNames {
  claims: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, string>;
}

/** Why a page that was read does not count. */
export const NOT_EVIDENCE_WORDS: Readonly<Record<string, string>> = {
  login_wall: 'behind a login',
  consent_wall: 'behind a consent page',
  masked_text: 'its text is masked',
  blocked: 'the site refused the reader',
  parked_domain: 'a parked domain',
  soft_404: 'a page that says it is not there',
  machine_spam: 'machine-made spam',
  keyword_list: 'a list of keywords',
  template_residue: 'an unfilled form page',
  adversarial_content: 'it tries to steer its reader',
  empty: 'it has no text',
  unreadable: 'it could not be read',
};

/** Warnings that say the same of several providers or sites are one sentence. */
const TOLD_TOGETHER = new Set([
  'provider_unavailable',
  'provider_rate_limited',
  'robots_disallowed',
  'page_unreachable',
  'searxng_engine_unresponsive',
  'category_not_assessed',
]);

const WEIGHT_ORDER = { look: 0, know: 1, note: 2 } as const;

/** Each said once, what matters most first. */
export function readWarnings(warnings: readonly string[], names: WarningNames): ReadWarning[] {
  const joined = new Map<string, string>();
  for (const warning of warnings) {
    const colon = warning.indexOf(':');
    const code = colon < 0 ? warning : warning.slice(0, colon);
    const known = TOLD_TOGETHER.has(code) ? joined.get(code) : undefined;
    if (known !== undefined) joined.set(code, `${known}, ${warning.slice(colon + 1)}`);
    else joined.set(TOLD_TOGETHER.has(code) ? code : warning, warning);
  }
  return [...joined.values()]
    .map((warning) => readWarning(warning, names))
    .sort((left, right) => WEIGHT_ORDER[left.weight] - WEIGHT_ORDER[right.weight]);
}

export function readWarning(warning: string, names: WarningNames): ReadWarning {
  const colon = warning.indexOf(':');
  const code = colon < 0 ? warning : warning.slice(0, colon);
  const detail = colon < 0 ? '' : warning.slice(colon + 1);
  const words = WARNING_WORDS[code];
  if (!words) return { code, sentence: warning, weight: 'know' };
  return { code, sentence: words.sentence.replace('{}', () => detailWords(code, detail, names)), weight: words.weight };
}

function detailWords(code: string, detail: string, names: WarningNames): string {
  if (code.startsWith('provider_')) return detail.split(', ').map(providerName).join(', ');
  if (code === 'page_not_counted') {
    const cut = detail.indexOf(':');
    const source = cut < 0 ? detail : detail.slice(0, cut);
    const reason = cut < 0 ? '' : detail.slice(cut + 1);
    return `${names.sources.get(source) ?? source}, ${NOT_EVIDENCE_WORDS[reason] ?? reason}`;
  }
  if (names.sources.has(detail)) return names.sources.get(detail)!;
  // Claim keys may hold commas, so the whole is tried before its parts.
  if (names.claims.has(detail)) return names.claims.get(detail)!;
  const parts = detail.split(',');
  if (parts.length > 1 && parts.every((part) => names.claims.has(part)))
    return parts.map((part) => names.claims.get(part)!).join(' / ');
  return detail;
}
