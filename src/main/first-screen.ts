// What a newcomer sees after `npm start`: where it is, the key, and a line to paste that makes a first report.
import type { CreateJob } from '../contract/types.ts';
import type { KeptSecret } from './data-folder.ts';

export interface Start {
  address: string;
  key: KeptSecret | null;
  adminToken: string | null;
  milliseconds: number;
  interactive: boolean;
  embedded: boolean;
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

export function firstScreen(start: Start): string[] {
  const { address, key } = start;
  const lines = ['', `Bonafide is ready at ${address} (after ${(start.milliseconds / 1000).toFixed(1)} s)`, ''];
  if (key === null) return [...lines, `  Reference  ${address}/docs`, ''];
  // A key given in the settings is known to whoever set it; it is not printed again.
  const shown = start.embedded ? key.value : '$BONAFIDE_API_KEY';
  const fragment = start.embedded ? `#key=${key.value}${start.adminToken ? `&admin=${start.adminToken}` : ''}` : '';
  return [
    ...lines,
    `  Console    ${address}/console/${fragment}`,
    `  Reference  ${address}/docs`,
    ...(start.embedded ? [`  API key    ${key.value}${key.fresh ? '  (new; kept in the data folder)' : ''}`] : []),
    '',
    'Verify a person of the sample web (fictional); the second line prints the report:',
    '',
    `  JOB=$(curl -s ${address}/v1/jobs -H 'x-api-key: ${shown}' -H 'content-type: application/json' -d '${JSON.stringify(SAMPLE_JOB)}' | grep -o 'job_[0-9A-Z]*' | head -1)`,
    `  curl -s "${address}/v1/jobs/$JOB?wait=30" -H 'x-api-key: ${shown}' >/dev/null; curl -s ${address}/v1/jobs/$JOB/report -H 'x-api-key: ${shown}'`,
    '',
  ];
}
