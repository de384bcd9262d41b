// A job with a model: what it adds, what it may never do, what it costs, and what happens when it fails.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { type ModelJob, modelAt, reader, runModelJob, type TestModel } from '../../../test/support/model-job.ts';
import {
  type Label,
  type ModelServer,
  reported,
  startModelServer,
  truthful,
} from '../../../test/support/model-server.ts';
import { jumpingClock, memoryCache } from '../../../test/support/pipeline.ts';
import type { Report } from '../../domain/model/report.ts';

let server: ModelServer;
const opened: TestModel[] = [];
before(async () => {
  server = await startModelServer();
});
after(async () => {
  await server.close();
  await reader.close();
});
afterEach(async () => {
  server.asked.length = 0;
  for (const model of opened.splice(0)) await model.close();
});

function model(more: Parameters<typeof modelAt>[1] = {}): TestModel {
  const made = modelAt(server.url, more);
  opened.push(made);
  return made;
}

const PERSON = { full_name: 'Orla Vantreight', current_company: 'Halden Robotics' };
/** Finnish, which has no language pack: the grammar does not read it, a reader does. */
const SENTENCE = 'vuodesta 2014 hän on johtanut kokeita Brightwater Oy -yhtiön palkkalistoilla tutkimuspäällikkönä';
const PAGE = `<html lang="fi"><head><title>Orla Vantreight</title></head><body><h1>Orla Vantreight</h1>
  <p>Orla Vantreight, Halden Robotics.</p><p>Kerrotaan, että ${SENTENCE}.</p></body></html>`;
const CLAIM = {
  claim_key: 'post',
  claim_type: 'employment',
  expected: { employer: 'Brightwater Oy' },
};
const LABEL: Label = {
  kind: 'employment',
  quote: SENTENCE,
  organisation: 'Brightwater Oy',
  title: 'tutkimuspäällikkönä',
  start: '2014',
};
const JOB: ModelJob = { pages: { 'https://news.example/orla': PAGE }, person: PERSON, claims: [CLAIM] };

const statusOf = (report: Report, key = 'post') => report.claims.find(({ claim_key }) => claim_key === key)!;
/** No quote of any report is anything but the page's own words. */
function assertQuoted({ report, sources }: Awaited<ReturnType<typeof runModelJob>>): void {
  for (const { evidence } of report.claims)
    for (const { quote, source_id } of evidence)
      assert.ok(sources.find(({ sourceId }) => sourceId === source_id)?.text.includes(quote), quote);
}
const modelUsage = ({ usage }: Awaited<ReturnType<typeof runModelJob>>) => usage.find(({ step }) => step === 'model');

test('a sentence that the grammar cannot read is read by a truthful model, quoted and marked', async () => {
  server.behave(truthful([LABEL]));
  const without = await runModelJob(JOB);
  assert.notEqual(statusOf(without.report).evidence[0]?.stance, 'supports');
  const counts = new Map<string, number>();
  const ran = await runModelJob({ ...JOB, model: model(), counts });
  const [evidence] = statusOf(ran.report).evidence;
  assert.equal(evidence?.stance, 'supports');
  assert.equal(evidence?.read_by, 'model');
  assert.equal(evidence?.quote, SENTENCE);
  assertQuoted(ran);
  const [record] = ran.report.sources[0]!.extracted.employment as Record<string, unknown>[];
  assert.equal(record?.read_by, 'model');
  assert.deepEqual(ran.report.metadata.reading_model, {
    name: 'test-model',
    prompts: ['read-1', 'locate-1'],
    facts: 1,
    dropped: {},
    questions: [],
    parts: {},
  });
  assert.equal(modelUsage(ran)?.facts, 1);
  assert.equal(counts.get('model_facts_total accepted'), 1);
});

test('reading never sees what is claimed; only lines of the person go out, without addresses', async () => {
  server.behave(truthful([]));
  const claims = [{ ...CLAIM, expected: { employer: 'Corvane Bank', title: 'Treasurer', start_date: '1999' } }];
  await runModelJob({ ...JOB, claims, model: model() });
  const reads = server.asked.filter(({ duty }) => duty === 'read');
  assert.equal(reads.length, 1);
  const sent = JSON.stringify(reads[0]!.body);
  for (const word of ['Corvane', 'Treasurer', '1999', 'news.example']) assert.ok(!sent.includes(word), word);
  assert.equal(reads[0]!.body.tools, undefined);
  assert.equal(
    server.asked.filter(({ duty }) => duty === 'locate').length,
    0,
    'no word of the claim stands on the page',
  );
});

test('what is still open is looked for, with the claim in hand', async () => {
  server.behave(truthful([], { post: LABEL }));
  const ran = await runModelJob({ ...JOB, model: model() });
  assert.deepEqual(
    server.asked.map(({ duty }) => duty),
    ['read', 'locate'],
  );
  assert.equal(statusOf(ran.report).evidence[0]?.stance, 'supports');
  assertQuoted(ran);
});

test('claims that the grammar decides cost no call', async () => {
  server.behave(truthful([LABEL]));
  const claims = [
    {
      claim_key: 'post',
      claim_type: 'education',
      expected: { school: 'Tallow College', degree: 'MBA', end_year: 2012 },
    },
  ];
  const pages = {
    'https://tallow.example/people': `<html><title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>Orla Vantreight received her MBA from Tallow College in 2012. She works for Halden Robotics.</p></html>`,
    'https://gazette.example/orla': `<html><title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>Orla Vantreight of Halden Robotics earned an MBA at Tallow College in 2012, and spoke on Friday about robots and the sea.</p></html>`,
    'https://journal.example/orla': `<html><title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>After an MBA from Tallow College in 2012 Orla Vantreight joined Halden Robotics and has been head of research since.</p></html>`,
  };
  const ran = await runModelJob({ ...JOB, claims, pages, model: model() });
  assert.equal(statusOf(ran.report).status, 'verified');
  assert.ok(statusOf(ran.report).confidence >= 4);
  assert.equal(server.asked.length, 0);
});

test('pages about a namesake are not read', async () => {
  server.behave(truthful([LABEL]));
  const namesake = `<html><title>Orla Vantreight, florist</title><h1>Orla Vantreight</h1><p>Orla Vantreight, florist in Perth, born 1931, died 1999.</p><p>Kerrotaan, että ${SENTENCE}.</p></html>`;
  const ran = await runModelJob({
    ...JOB,
    pages: { 'https://news.example/orla': PAGE.replace(SENTENCE, 'it rains'), 'https://flowers.example/': namesake },
    model: model(),
  });
  const shown = server.asked.flatMap(({ lines }) => [...lines.values()]).join(' ');
  const taken = ran.report.identity_resolution.candidates.flatMap(({ pages }) => pages).filter((page) => page.taken);
  assert.equal(
    shown.includes('florist'),
    taken.some(({ url }) => url.includes('flowers')),
  );
});

test('the same pages and answers give the same report, and kept answers cost nothing', async () => {
  server.behave(truthful([LABEL]));
  const answers = memoryCache(jumpingClock());
  const priced = model({ prices: { input: 3, output: 15 } });
  const first = await runModelJob({ ...JOB, model: priced, answers });
  const calls = server.asked.length;
  assert.ok(calls > 0);
  server.behave(() => ({ status: 500 }));
  const second = await runModelJob({ ...JOB, model: priced, answers });
  assert.equal(server.asked.length, calls, 'nothing was asked again');
  assert.ok(modelUsage(first)!.costUsd > 0);
  assert.equal(modelUsage(second)!.costUsd, 0);
  assert.equal(modelUsage(second)!.cached, modelUsage(second)!.calls);
  const bare = ({ report }: typeof first) => ({ ...report, metadata: { ...report.metadata, cost_usd: 0 } });
  assert.equal(JSON.stringify(bare(first)), JSON.stringify(bare(second)));
});

test('invented quotes and moved members are dropped and counted', async () => {
  server.behave((asked) => ({
    value: {
      facts: [
        reported({ ...LABEL, quote: 'Orla Vantreight works for Brightwater Oy since 2014.' }, asked),
        reported({ kind: 'education', quote: SENTENCE, organisation: 'Corvane University' }, asked),
        { kind: 'education', quote: 7 },
      ],
      passages: [],
    },
  }));
  const ran = await runModelJob({ ...JOB, model: model({ duties: ['read'] }) });
  const plain = await runModelJob(JOB);
  assert.equal(statusOf(ran.report).status, statusOf(plain.report).status);
  assertQuoted(ran);
  assert.deepEqual((ran.report.metadata.reading_model as { dropped: object }).dropped, {
    not_on_page: 1,
    organisation_not_in_quote: 1,
    malformed: 1,
  });
  assert.equal(modelUsage(ran)?.dropped, 3);
  assert.equal(modelUsage(ran)?.facts, 0);
});

const FAILURES: [string, Parameters<ModelServer['behave']>[0], string][] = [
  ['broken JSON', () => ({ content: '{"facts": [{"kind": "educ' }), 'model_answered_badly'],
  ['JSON of another form', () => ({ value: { verdict: 'verified' } }), 'model_answered_badly'],
  ['words', () => ({ content: 'Certainly! Orla Vantreight holds an MBA.' }), 'model_answered_badly'],
  ['a body that is no JSON', () => ({ raw: '<html>502</html>' }), 'model_answered_badly'],
  ['garbage without end', () => ({ flood: true }), 'model_answered_badly'],
  ['an error of the server', () => ({ status: 500, value: {} }), 'model_unavailable'],
  ['a refused key', () => ({ status: 401, value: {} }), 'model_key_refused'],
  ['an unknown model', () => ({ status: 404, value: {} }), 'model_unavailable'],
  ['a refused request', () => ({ status: 400, value: {} }), 'model_unavailable'],
  ['silence', () => ({ hang: true }), 'model_unavailable'],
];

for (const [name, behaviour, warning] of FAILURES) {
  test(`${name}: one warning, and the verdicts of the grammar`, async () => {
    server.behave(behaviour);
    const plain = await runModelJob(JOB);
    const pages = { ...JOB.pages, 'https://other.example/orla': PAGE.replace('Kerrotaan', 'Tiedetään') };
    const both = await runModelJob({ ...JOB, pages });
    const lines: string[] = [];
    const ran = await runModelJob({
      ...JOB,
      pages,
      model: model({ limits: { timeoutMs: name === 'silence' ? 300 : 20_000 } }),
      log: (line) => lines.push(line),
    });
    assert.deepEqual(ran.report.claims, both.report.claims);
    assert.equal(statusOf(plain.report).status, statusOf(both.report).status);
    assert.deepEqual(
      (ran.report.warnings ?? []).filter((entry) => entry.startsWith('model_')),
      [warning],
    );
    assert.ok(
      !lines.some((line) => line.includes('palkkalistoilla') || line.includes('sk-test')),
      'no page text, no key',
    );
  });
}

test('a model that nobody listens for costs a warning', async () => {
  const gone = await startModelServer();
  await gone.close();
  const absent = modelAt(gone.url);
  opened.push(absent);
  const ran = await runModelJob({ ...JOB, model: absent });
  assert.ok(ran.report.warnings?.includes('model_unavailable'));
  assert.equal(ran.report.metadata.cost_usd, 0);
});

const BILLS: [string, unknown][] = [
  ['nothing', undefined],
  ['less than nothing', { prompt_tokens: -5_000_000, completion_tokens: -5_000_000, total_tokens: -1 }],
  ['no tokens', { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }],
  ['a fortune', { prompt_tokens: 4e12, completion_tokens: 4e12, total_tokens: 8e12 }],
  ['words', { prompt_tokens: 'many', completion_tokens: null, total_tokens: {} }],
];

for (const [name, usage] of BILLS) {
  test(`a bill of ${name}: the cap holds and the cost is believable`, async () => {
    server.behave((asked) => ({ ...truthful([LABEL])(asked), usage }));
    const pages = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `https://site-${at}.example/orla`,
        PAGE.replace('Kerrotaan', `Kerrotaan ${at}`),
      ]),
    );
    const priced = model({ prices: { input: 100, output: 100 } });
    const ran = await runModelJob({ ...JOB, pages, options: { max_cost_usd: 1.5 }, model: priced });
    const { cost_usd: cost } = ran.report.metadata as { cost_usd: number };
    assert.ok(cost <= 1.5, `${cost}`);
    if (server.asked.length > 0 && name !== 'words')
      assert.ok(cost > 0, 'work is never free of charge because a server says so');
    assert.ok(modelUsage(ran)!.costUsd <= 1.5);
  });
}

test('the purse and the number of calls hold', async () => {
  server.behave(truthful([]));
  const pages = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [
      `https://site-${at}.example/orla`,
      PAGE.replace('Kerrotaan', `Kerrotaan ${at}`),
    ]),
  );
  const few = await runModelJob({ ...JOB, pages, model: model({ limits: { callsPerJob: 3 } }) });
  assert.equal(server.asked.length, 3);
  assert.ok(few.report.warnings?.includes('model_calls_reached'));
  server.asked.length = 0;
  const poor = await runModelJob({
    ...JOB,
    pages,
    options: { max_cost_usd: 0.05 },
    model: model({ prices: { input: 50, output: 50 } }),
  });
  assert.equal(server.asked.length, 0, 'a call that does not fit is not made');
  assert.ok(poor.report.warnings?.includes('max_cost_reached'));
});

test('a busy server is asked again, not for ever', async () => {
  let refusals = 1;
  server.behave((asked) => {
    refusals -= 1;
    return refusals >= 0 ? { status: 429, headers: { 'retry-after': '1' }, value: {} } : truthful([LABEL])(asked);
  });
  const ran = await runModelJob({ ...JOB, model: model() });
  assert.equal(statusOf(ran.report).evidence[0]?.read_by, 'model');
  assert.ok(!ran.report.warnings?.some((entry) => entry.startsWith('model_')));
});

test('a long page goes in parts that hold the lines worth reading', async () => {
  server.behave(truthful([LABEL]));
  const filler = Array.from(
    { length: 400 },
    (_, at) => `<p>the weather was mild and nobody minded ${at} at all</p>`,
  ).join('');
  const long = PAGE.replace('<p>Kerrotaan', `${filler}<p>Kerrotaan`);
  const ran = await runModelJob({
    ...JOB,
    pages: { 'https://news.example/orla': long },
    model: model({ limits: { pageCharacters: 3_000 } }),
  });
  assert.equal(statusOf(ran.report).evidence[0]?.read_by, 'model');
  for (const { prompt, duty } of server.asked) if (duty === 'read') assert.ok(prompt.length < 6_000);
});

const STATEMENT = 'Orla Vantreight climbed Mount Halden in 2011';
const CUSTOM = { claim_key: 'climb', claim_type: 'custom', expected: { statement: STATEMENT } };
const CLIMB = 'In 2011 she climbed Mount Halden by the south face.';
const climbers = (sentence: string) => ({
  'https://alpine.example/orla': PAGE.replace('"fi"', '"en"').replace(`Kerrotaan, että ${SENTENCE}.`, sentence),
});

test('a free statement is judged by quotes: for, against, and silence', async () => {
  server.behave(truthful([], { climb: { kind: 'award', quote: CLIMB } }));
  const supported = await runModelJob({ ...JOB, pages: climbers(CLIMB), claims: [CUSTOM], model: model() });
  const [evidence] = statusOf(supported.report, 'climb').evidence;
  assert.equal(evidence?.stance, 'supports');
  assert.equal(evidence?.quote, CLIMB);
  assertQuoted(supported);

  const denial = 'She never climbed Mount Halden in 2011, her club says.';
  server.behave(truthful([], { climb: { kind: 'award', quote: denial, stance: 'denies' } }));
  const denied = await runModelJob({ ...JOB, pages: climbers(denial), claims: [CUSTOM], model: model() });
  assert.equal(statusOf(denied.report, 'climb').evidence[0]?.stance, 'contradicts');

  server.behave(truthful([], { climb: { kind: 'award', quote: 'She likes tea.' } }));
  const unrelated = await runModelJob({ ...JOB, pages: climbers('She likes tea.'), claims: [CUSTOM], model: model() });
  assert.deepEqual(statusOf(unrelated.report, 'climb').evidence, []);
});

test('a free statement may be taken apart; all parts must stand on a page, and the report shows them', async () => {
  const parts = ['Orla Vantreight climbed Mount Halden', 'Orla Vantreight was at Mount Halden in 2011'];
  const behaviour = (second: string) =>
    server.behave((asked) => {
      if (asked.duty === 'parts') return { value: { parts } };
      return truthful([], {
        'climb 1': { kind: 'award', quote: 'she climbed Mount Halden by the south face' },
        'climb 2': { kind: 'award', quote: second },
      })(asked);
    });
  const both = model({ duties: ['read', 'locate', 'parts'] });
  behaviour('In 2011 she climbed Mount Halden by the south face');
  const whole = await runModelJob({ ...JOB, pages: climbers(CLIMB), claims: [CUSTOM], model: both });
  assert.equal(statusOf(whole.report, 'climb').evidence[0]?.stance, 'supports');
  assert.deepEqual((whole.report.metadata.reading_model as { parts: object }).parts, { climb: parts });
  behaviour('She likes tea.');
  const half = await runModelJob({ ...JOB, pages: climbers(CLIMB), claims: [CUSTOM], model: both });
  assert.deepEqual(statusOf(half.report, 'climb').evidence, []);
});

test('proposed questions are asked and shown; one that does not name the person is not', async () => {
  const proposed = [
    { text: 'Orla Vantreight Absolventin Tallow College', language: 'de' },
    { text: 'cheap flights', language: 'en' },
  ];
  server.behave((asked) => (asked.duty === 'questions' ? { value: { questions: proposed } } : truthful([])(asked)));
  const ran = await runModelJob({ ...JOB, model: model({ duties: ['read', 'questions'] }) });
  assert.deepEqual((ran.report.metadata.reading_model as { questions: object }).questions, [proposed[0]]);
  assert.ok(ran.report.coverage.some(({ query }) => query === proposed[0]!.text));
  assert.ok(!ran.report.coverage.some(({ query }) => query === 'cheap flights'));
});
