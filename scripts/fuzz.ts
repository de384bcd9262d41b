// Random walks, each with the seed that repeats it.
//   npm run fuzz -- [api] 100000 [seed]   requests at the whole API on a real database: a 5xx, a body that is no problem,
//                                         or a dead process is a failure
//   npm run fuzz -- judging 5000 [seed]   the properties of judgement over made-up webs
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { jobBody, openTestApi, templateBody } from '../test/support/api.ts';
import { JUDGING_PROPERTIES } from '../test/support/judging-properties.ts';

/** Bodies near the ones that are accepted: valid parts with one or more members replaced by anything. */
function nearBody(base: Record<string, unknown>): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
    fc.constantFrom(
      null,
      '',
      0,
      -1,
      1.5,
      1e308,
      true,
      [],
      {},
      '\u0000',
      '\ud800',
      'x'.repeat(11_000),
      2 ** 53,
      '2020-13-01',
    ),
  );
  const places = pathsOf(base);
  return fc
    .array(fc.tuple(fc.constantFrom(...places), anything), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((body, [path, value]) => replaced(body, path, value), base as unknown));
}

type Path = (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [at];
  const members = Object.entries(value).flatMap(([name, member]) =>
    pathsOf(member, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return at.length === 0 ? members : [at, ...members];
}

function replaced(value: unknown, [name, ...rest]: Path, member: unknown): unknown {
  if (name === undefined) return member;
  if (value === null || typeof value !== 'object') return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[name] = replaced(copy[name], rest, member);
  return copy;
}

const RICH_JOB = jobBody({
  person: {
    full_name: 'Ottoline Vask',
    aliases: ['O. Vask'],
    email: 'o@vask.example',
    education_seed: [{ school: 'Brackenfield University', start_year: 2008, end_year: 2012 }],
    employment_seed: [{ employer: 'Vask Instruments', start_date: '2012', end_date: '2015-06' }],
  },
  claims: ['education', 'employment', 'business', 'identity', 'custom'].map((type) => ({
    claim_key: type,
    claim_type: type,
    expected: {
      start_date: '2011',
      end_date: 'present',
      school: 'Brackenfield University',
      statement: 'x',
      extra: [1],
    },
    match_rules: { match_strength: 'strict', min_confidence: 0.5 },
    weight: 1,
  })),
  options: {
    depth: 'light',
    max_sources: 5,
    max_cost_usd: 1,
    allow_domains: ['a.example'],
    deny_domains: ['b.example'],
  },
  metadata: { ref: 'x', nested: { deep: [1, 2] } },
});

const RICH_TEMPLATE = templateBody({
  input_schema: {
    type: 'object',
    properties: { person: { required: ['email'], pattern: '^a' } },
    $defs: { a: { $ref: '#/$defs/b' }, b: {} },
  },
  search_plan: {
    queries: ['{{person.full_name}}'],
    per_claim_type: { education: ['{{expected.school}}'] },
    options: { depth: 'deep' },
    stop_when: { all_claims_confidence: 4 },
  },
  scoring_rubric: { weights: { identity: 1 }, thresholds: { verified: 0.8 }, caps: { self_only: 3 } },
});

const REQUESTS = fc.oneof(
  { weight: 8, arbitrary: fc.record({ url: fc.constant('/v1/jobs'), body: nearBody(RICH_JOB) }) },
  { weight: 3, arbitrary: fc.record({ url: fc.constant('/v1/templates'), body: nearBody(RICH_TEMPLATE) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      url: fc.constant('/v1/webhooks/endpoints'),
      body: nearBody({ url: 'https://hooks.example/', events: ['job.failed'], enabled: true, description: 'x' }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      url: fc.constant('/v1/erasures'),
      body: nearBody({ full_name: 'Nobody Here', email: 'n@h.example' }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      url: fc.constantFrom('/v1/jobs', '/v1/templates'),
      body: fc.jsonValue({ stringUnit: 'binary' }),
    }),
  },
);

const TEXTS = fc.oneof(
  { weight: 12, arbitrary: REQUESTS.map(({ url, body }) => ({ url, text: Buffer.from(JSON.stringify(body) ?? '') })) },
  {
    weight: 2,
    arbitrary: fc.tuple(REQUESTS, fc.nat(), fc.nat(255)).map(([{ url, body }, at, byte]) => {
      const text = Buffer.from(JSON.stringify(body) ?? 'null');
      text[at % text.length] = byte;
      return { url, text };
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      url: fc.constant('/v1/jobs'),
      text: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    }),
  },
);

export interface FuzzResult {
  counts: Map<number, number>;
  failures: string[];
}

export async function fuzz(count: number, seed: number): Promise<FuzzResult> {
  const api = await openTestApi();
  const counts = new Map<number, number>();
  const failures: string[] = [];
  const work = fc.sample(TEXTS, { numRuns: count, seed });
  async function worker(): Promise<void> {
    for (let next = work.pop(); next !== undefined; next = work.pop()) {
      const { url, text } = next;
      const answer = await api.app.inject({
        method: 'POST',
        url,
        headers: { 'x-api-key': api.project.key, 'content-type': 'application/json' },
        payload: text,
      });
      counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1);
      const problem = String(answer.headers['content-type']).startsWith('application/problem+json');
      if (answer.statusCode >= 500 || answer.statusCode >= 400 !== problem) {
        failures.push(`${answer.statusCode} ${url} ${text.toString('latin1').slice(0, 500)}`);
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: 8 }, worker));
    const alive = await api.call('GET', '/readyz');
    if (alive.statusCode !== 200) failures.push('the service was not ready afterwards');
  } finally {
    await api.close();
  }
  return { counts, failures };
}

/** Every property over `count` webs; the first counterexample ends the walk. */
function walkJudging(count: number, seed: number): void {
  const started = performance.now();
  for (const { name, property } of JUDGING_PROPERTIES) {
    const result = fc.check(property, { numRuns: count, seed });
    if (!result.failed) continue;
    console.error(`seed ${seed}: ${name}\n${fc.defaultReportMessage(result)}`);
    process.exit(1);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${JUDGING_PROPERTIES.length} properties over ${count} webs in ${seconds} s, seed ${seed}: all hold`);
}

async function walkApi(count: number, seed: number): Promise<void> {
  const started = performance.now();
  let done = 0;
  const totals = new Map<number, number>();
  // In rounds, so that a hundred thousand bodies need not stand in memory at once.
  while (done < count) {
    const size = Math.min(10_000, count - done);
    const { counts, failures } = await fuzz(size, seed + done);
    for (const [status, number] of counts) totals.set(status, (totals.get(status) ?? 0) + number);
    done += size;
    if (failures.length > 0) {
      console.error(`seed ${seed + done - size}:\n${failures.slice(0, 10).join('\n')}`);
      process.exit(1);
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const statuses = [...totals]
    .sort(([left], [right]) => left - right)
    .map(([status, number]) => `${status}: ${number}`);
  console.log(`${done} bodies in ${seconds} s, seed ${seed}: ${statuses.join(', ')}; no 5xx`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const walk = words[0] === 'judging' || words[0] === 'api' ? words.shift() : 'api';
  const count = Number(words[0] ?? (walk === 'judging' ? 5000 : 100_000));
  const seed = Number(words[1] ?? Date.now() % 2 ** 31);
  if (walk === 'judging') walkJudging(count, seed);
  else await walkApi(count, seed);
}
