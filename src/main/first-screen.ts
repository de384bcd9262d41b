// What a newcomer sees after `npm start`: where it is, the key, and a line to paste that makes a first report.
import type { CreateJob } from '../contract/types.ts';
import type { KeptSecret } from './data-folder.ts';
import type { SearchSummary } from './what-is-searched.ts';

export interface Start {
  address: string;
  key: KeptSecret | null;
  /** Signs one browser in, once; null where nobody sits at a terminal. */
  signInCode: string | null;
  milliseconds: number;
  interactive: boolean;
  embedded: boolean;
  /** Where the generated key is kept. */
  keyFile: string;
  search: Pick<SearchSummary, 'line' | 'webSearch' | 'notices'>;
  /** Settings that would switch a web search on. */
  webSearchSettings: readonly string[];
}

/** The best-evidenced person of the sample web: two claims hold, one is contradicted, one is nowhere to be found. */
export const SAMPLE_JOB: CreateJob = {
  person: { full_name: 'Maren Tollefsen', location: 'Rotterdam, Netherlands', current_company: 'Halden Robotics' },
  claims: [
    {
      claim_key: 'phd',
      claim_type: 'education',
      expected: { school: 'Norvane University', degree: 'PhD', field: 'Mechanical Engineering', end_year: 2014 },
    },
    {
      claim_key: 'cto',
      claim_type: 'employment',
      expected: { employer: 'Halden Robotics', title: 'Chief Technology Officer', is_current: true },
    },
  ],
};

/** Which providers are on, and what should be put right. */
export function searchLines({ search, webSearchSettings }: Pick<Start, 'search' | 'webSearchSettings'>): string[] {
  return [
    `  Searches   ${search.line}`,
    ...(search.webSearch ? [] : [`             One of ${webSearchSettings.join(', ')} switches a web search on.`]),
    ...search.notices.map((notice) => `  Notice     ${notice}`),
  ];
}

export function firstScreen(start: Start): string[] {
  const { address, key } = start;
  const lines = ['', `Bonafide is ready at ${address} (after ${(start.milliseconds / 1000).toFixed(1)} s)`, ''];
  if (key === null) {
    return [
      ...lines,
      `  Console    ${address}/console/`,
      `  Documents  ${address}/docs`,
      ...searchLines(start),
      '',
      'The console and the API ask for a key. Make one with:',
      '',
      '  bonafide projects create NAME && bonafide keys create NAME',
      '',
    ];
  }
  // What is printed where nobody sits ends up in logs: secrets are shown at a terminal alone, and once.
  const isShown = start.embedded && start.interactive && key.fresh;
  const shown = isShown ? key.value : `$(cat ${start.keyFile})`;
  const fragment = start.signInCode === null ? '' : `#code=${start.signInCode}`;
  const once = start.signInCode === null ? [] : ['             (the link signs you in: once, within 15 minutes)'];
  const kept = start.embedded ? [`  API key    in ${start.keyFile}`] : [];
  return [
    ...lines,
    `  Console    ${address}/console/${fragment}`,
    ...once,
    `  Documents  ${address}/docs`,
    ...(isShown ? [`  API key    ${key.value}  (new; kept in ${start.keyFile}, not shown again)`] : kept),
    ...searchLines(start),
    '',
    ...(start.embedded ? sampleLines(address, shown) : []),
  ];
}

function sampleLines(address: string, shown: string): string[] {
  return [
    'Verify a person of the sample web (fictional); the second line prints the report:',
    '',
    `  JOB=$(curl -s ${address}/v1/jobs -H "x-api-key: ${shown}" -H 'content-type: application/json' -d '${JSON.stringify(SAMPLE_JOB)}' | grep -o 'job_[0-9A-Z]*' | head -1)`,
    `  curl -s "${address}/v1/jobs/$JOB?wait=30" -H "x-api-key: ${shown}" >/dev/null; curl -s ${address}/v1/jobs/$JOB/report -H "x-api-key: ${shown}"`,
    '',
  ];
}
