// The service with a model set by its variables: a page of the operator's own archive is read by it, the report and the usage say
// so, a second job asks nothing twice, and without the model the job ends all the same.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildConsole } from '../../scripts/build-console.ts';
import { runBonafide } from '../support/bonafide-command.ts';
import { type Label, type ModelServer, startModelServer, truthful } from '../support/model-server.ts';
import { keptIn, type Service, startService, temporaryFolder } from '../support/service.ts';
import { browserMissing, openBrowser } from './console-service.ts';

const folder = temporaryFolder();
let service: Service;
let model: ModelServer;

const SENTENCE = 'vuodesta 2014 hän on johtanut kokeita Brightwater Oy -yhtiön palkkalistoilla tutkimuspäällikkönä';
const LABEL: Label = {
  kind: 'employment',
  quote: SENTENCE,
  organisation: 'Brightwater Oy',
  title: 'tutkimuspäällikkönä',
  start: '2014',
};
const JOB = {
  person: { full_name: 'Orla Vantreight', current_company: 'Halden Robotics' },
  claims: [{ claim_key: 'post', claim_type: 'employment' as const, expected: { employer: 'Brightwater Oy' } }],
};

before(async () => {
  model = await startModelServer(truthful([LABEL]));
  await buildConsole();
  const archive = join(folder.path, 'archive');
  mkdirSync(archive);
  const html = `<html lang="fi"><head><title>Orla Vantreight</title></head><body><h1>Orla Vantreight</h1><p>Orla Vantreight, Halden Robotics.</p><p>Kerrotaan, että ${SENTENCE}.</p></body></html>`;
  const page = { url: 'https://lehti.example/orla', html };
  writeFileSync(join(archive, 'pages.jsonl'), `${JSON.stringify(page)}\n`);
  service = await startService({
    dataDir: join(folder.path, 'data'),
    environment: {
      BONAFIDE_CORPUS: archive,
      BONAFIDE_PROVIDERS: 'corpus',
      // No network is open to pages; the address of the model is.
      BONAFIDE_ALLOW_NETWORKS: 'none',
      BONAFIDE_MODEL: 'test-model',
      BONAFIDE_MODEL_URL: model.url,
      BONAFIDE_MODEL_API_KEY: 'sk-test-key',
      BONAFIDE_MODEL_PRICES: 'input=1,output=4',
    },
  });
});
after(async () => {
  const code = await service?.stop();
  await model.close();
  folder.remove();
  assert.equal(code, 0);
});

/** On a machine that is busy elsewhere a first page may not be read in its time; then the job is asked for again. */
const TRIES = 6;

async function run() {
  for (let attempt = 1; ; attempt += 1) {
    const { id } = await service.client.jobs.create(JOB);
    const job = await service.client.jobs.waitFor(id);
    assert.equal(job.status, 'completed', job.error ?? '');
    const report = await service.client.jobs.report(id);
    const isRead = report.sources.every((source) => source.not_evidence !== 'unreadable');
    if (!isRead && attempt < TRIES) continue;
    const usage = await service.client.jobs.usage(id);
    return { id, report, used: usage.items.find(({ step }) => step === 'model') };
  }
}

test('a fact that a model read stands in the report, quoted, marked and paid for', async () => {
  const { id, report, used } = await run();
  const [claim] = report.claims;
  assert.equal(claim!.evidence[0]?.stance, 'supports');
  assert.equal(claim!.evidence[0]?.read_by, 'model');
  const { text } = await service.client.jobs.sourceText(id, claim!.evidence[0]!.source_id);
  assert.ok(text.includes(claim!.evidence[0]!.quote));
  assert.equal(used?.provider, 'test-model');
  assert.deepEqual([used?.facts, used?.dropped, used?.dropped_share], [1, 0, 0]);
  assert.ok((used?.cost_usd ?? 0) > 0);
  assert.equal((report.metadata?.reading_model as { name: string } | undefined)?.name, 'test-model');
});

test('the console says what a model read, and that it was checked', { skip: browserMissing() ?? false }, async () => {
  const { id } = await run();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${service.address}/console/#key=${keptIn(join(folder.path, 'data'), 'api-key')}`);
    await page.getByRole('heading', { name: 'Verify a person' }).waitFor();
    await page.goto(`${service.address}/console/jobs/${id}`);
    await page.getByText(/^Report of /).waitFor();
    const voice = page.locator('.voice').first();
    assert.match((await voice.textContent()) ?? '', /found by a model and checked in the page/);
    assert.match((await voice.locator('blockquote').first().textContent()) ?? '', /tutkimuspäällikkönä/);
    const search = (await page.locator('#coverage').textContent()) ?? '';
    assert.match(search, /The model test-model read pages too: 1 fact kept, none dropped\./);
  } finally {
    await browser.close();
  }
});

test('the same again asks nobody, costs nothing and says the same', async () => {
  const first = await run();
  const calls = model.asked.length;
  model.behave(() => ({ status: 500, value: {} }));
  const { report, used } = await run();
  assert.equal(model.asked.length, calls);
  assert.equal(used?.cost_usd, 0);
  assert.equal(used?.cached, used?.calls);
  assert.deepEqual(report.claims, first.report.claims);
});

test('the doctor lets the model read once', async () => {
  model.behave(truthful([{ kind: 'education', quote: 'MBA, Tallow College, 2012', organisation: 'Tallow College' }]));
  const variables = {
    BONAFIDE_DATA_DIR: join(folder.path, 'none'),
    BONAFIDE_PROVIDERS: 'corpus',
    BONAFIDE_MODEL: 'test-model',
    BONAFIDE_MODEL_URL: model.url,
  };
  const { out } = await runBonafide({ variables }, 'doctor', '--json');
  const found = (JSON.parse(out) as { check: string; state: string; says: string }[]).find(
    ({ check }) => check === 'model',
  );
  assert.equal(found?.state, 'notice', out);
  assert.match(found!.says, /read 1 of 3 facts of an invented page/);
});

test('the key of the model is printed nowhere', () => {
  assert.ok(!service.printed().includes('sk-test-key'));
});
