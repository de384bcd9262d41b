// The fixed list of warnings a report may carry. Every one is `code` or `code:detail`; docs/warnings.md is written from this list.

export interface WarningKind {
  code: string;
  /** What the part after the colon names; null when there is none. */
  detail: string | null;
  sentence: string;
}

export const WARNINGS: readonly WarningKind[] = [
  {
    code: 'no_web_search_configured',
    detail: null,
    sentence: 'No web search is set up: only registers, given addresses and imported pages were asked.',
  },
  {
    code: 'category_not_assessed',
    detail: 'category',
    sentence: 'No claim belongs to this category, so its score is 3 and does not count.',
  },
  {
    code: 'unknown_member',
    detail: 'path',
    sentence: 'The request carried a member that the service does not know; it was ignored.',
  },
  {
    code: 'member_not_checked',
    detail: 'claim_key.member',
    sentence: 'This member of `expected` is not one the claim type can check; it was kept and left unchecked.',
  },
  {
    code: 'stated_site_not_counted',
    detail: 'host',
    sentence:
      'The request states this host as the site of an organisation, but anybody may publish there, so it was not taken as its word.',
  },
  {
    code: 'webhook_endpoint_gone',
    detail: 'endpoint',
    sentence: 'The job that is repeated named this webhook endpoint, which was deleted since; it is told nothing.',
  },
  { code: 'empty_expected', detail: 'claim_key', sentence: 'The claim expects nothing that can be checked.' },
  {
    code: 'identity_ambiguous',
    detail: null,
    sentence: 'Two or more people of this name fit the request about equally well.',
  },
  { code: 'identity_not_found', detail: null, sentence: 'No page could be connected to the person asked for.' },
  {
    code: 'common_name',
    detail: null,
    sentence: 'The name is common and little beside it connects the pages to the person.',
  },
  { code: 'no_sources', detail: null, sentence: 'No page was read for this job.' },
  {
    code: 'page_not_counted',
    detail: 'source_id:reason',
    sentence: 'The page is listed but does not count, for the reason named.',
  },
  {
    code: 'adversarial_content',
    detail: 'source_id',
    sentence: 'The page carries text that tries to steer its reader; its vote was removed.',
  },
  {
    code: 'address_refused',
    detail: 'host',
    sentence: 'The address may not be fetched, so it is not among the sources.',
  },
  {
    code: 'max_sources_reached',
    detail: 'number',
    sentence: 'The cap on sources was reached; more might have been found.',
  },
  {
    code: 'findings_capped',
    detail: 'host',
    sentence:
      'The page states more than is judged of one page, or of one job; what may speak of the person came first.',
  },
  { code: 'max_cost_reached', detail: 'US dollars', sentence: 'The cost cap was reached; more might have been found.' },
  {
    code: 'provider_unavailable',
    detail: 'provider',
    sentence: 'An evidence provider was out of reach or answered badly; what it knows is missing.',
  },
  {
    code: 'provider_caller_refused',
    detail: 'provider',
    sentence: 'An evidence provider without a key refused the caller; a contact address may be missing.',
  },
  { code: 'provider_key_refused', detail: 'provider', sentence: 'An evidence provider refused its key.' },
  {
    code: 'provider_credit_exhausted',
    detail: 'provider',
    sentence: 'The credit with an evidence provider is used up; what it knows is missing.',
  },
  {
    code: 'provider_rate_limited',
    detail: 'provider',
    sentence: 'An evidence provider asked for more patience than the job has.',
  },
  {
    code: 'model_unavailable',
    detail: null,
    sentence:
      'The model that reads pages could not be asked; the pages were read without it, and no verdict rests on it.',
  },
  {
    code: 'model_key_refused',
    detail: null,
    sentence: 'The model that reads pages refused its key; the pages were read without it.',
  },
  {
    code: 'model_answered_badly',
    detail: null,
    sentence: 'The model that reads pages gave an answer that cannot be read; that answer was left out.',
  },
  {
    code: 'model_calls_reached',
    detail: null,
    sentence: 'The model was asked as often as one job may; further pages were read without it.',
  },
  { code: 'searxng_engine_unresponsive', detail: 'engine', sentence: 'An engine behind SearXNG did not answer.' },
  { code: 'archived_copy', detail: 'date', sentence: 'A page that is gone was read from an archive of this day.' },
  {
    code: 'stage_time_reached',
    detail: 'stage',
    sentence: 'A stage took as long as it may; what was left of it was not done.',
  },
  {
    code: 'robots_disallowed',
    detail: 'host',
    sentence: 'The site does not allow readers, so its page was not fetched.',
  },
  { code: 'page_unreachable', detail: 'host', sentence: 'A page could not be fetched.' },
  { code: 'address_unreadable', detail: null, sentence: 'An address of the person is not a web address.' },
  {
    code: 'template_deprecated',
    detail: 'template_id',
    sentence: 'The template is deprecated; the job used it all the same.',
  },
  {
    code: 'study_work_overlap',
    detail: 'claim_key,claim_key',
    sentence: 'Full-time study and full-time work overlap by more than six months.',
  },
  {
    code: 'degree_too_early',
    detail: 'claim_key',
    sentence: 'The degree is dated before its holder could have taken it.',
  },
  {
    code: 'degree_order',
    detail: 'claim_key,claim_key',
    sentence: 'A higher degree is dated before the lower one it rests on.',
  },
  { code: 'title_before_company', detail: 'claim_key', sentence: 'The post is dated before the organisation existed.' },
  { code: 'degree_before_school', detail: 'claim_key', sentence: 'The degree is dated before the school existed.' },
  {
    code: 'current_role_ended',
    detail: 'claim_key',
    sentence: 'A newer page says that the role claimed as current is over.',
  },
  {
    code: 'claims_exclude_each_other',
    detail: 'claim_key,claim_key',
    sentence: 'Two claims of the request cannot both hold.',
  },
  {
    code: 'retention_shorter_than_cadence',
    detail: 'days',
    sentence:
      'Of a monitor: jobs are erased after so many days, which is before its next run, so there will be nothing to compare that run with.',
  },
  { code: 'future_date', detail: 'claim_key.member', sentence: 'The claim carries a date that lies in the future.' },
  {
    code: 'stale_evidence',
    detail: 'claim_key',
    sentence: 'The claim is about the present, its evidence is older than two years.',
  },
];

const CODES = new Set(WARNINGS.map((warning) => warning.code));

export function warning(code: string, detail?: string): string {
  if (!CODES.has(code)) throw new Error(`unlisted warning ${code}`);
  return detail === undefined ? code : `${code}:${detail}`;
}

/** Each warning once, in the order of the list and then by detail; those that other rooms coded keep their place at the end. */
export function orderWarnings(warnings: readonly string[]): string[] {
  const rank = new Map(WARNINGS.map((item, index) => [item.code, index]));
  const place = (text: string) => rank.get(text.split(':')[0]!) ?? WARNINGS.length;
  return [...new Set(warnings)].sort(
    (left, right) => place(left) - place(right) || (left < right ? -1 : left > right ? 1 : 0),
  );
}
