// Answers of a model recorded once and replayed for free, and what the scorecard shows of it.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runModelEval } from '../../scripts/eval/model-run.ts';
import { recordedModel } from '../../scripts/eval/recorded-model.ts';
import { scorecard } from '../../scripts/eval/scorecard.ts';
import type { ReadTask } from '../../src/ports/model.ts';
import { modelAt } from '../support/model-job.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'bonafide-model-eval-'));
let server: ModelServer;
before(async () => {
  server = await startModelServer(() => ({ value: { facts: [] } }));
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const task = (text: string): ReadTask => ({
  duty: 'read',
  person: 'Orla Vantreight',
  otherNames: [],
  blocks: [{ number: 0, text, heading: null }],
});

test('what was recorded is replayed without a call; what was not is counted as missing', async () => {
  const active = modelAt(server.url, { prices: { input: 1, output: 1 } });
  const answers = join(folder, 'answers');
  const common = { model: active.model, folder: answers, mostUsd: 1 };
  const first = recordedModel({ ...common, replay: false });
  assert.deepEqual((await first.ask(task('one')))?.value, []);
  await first.ask(task('one'));
  assert.equal(server.asked.length, 1, 'the same question is asked once');
  assert.equal(readdirSync(answers).length, 1);
  assert.ok(first.calls.costUsd > 0);
  const again = recordedModel({ ...common, replay: true });
  assert.deepEqual((await again.ask(task('one')))?.value, []);
  assert.equal(await again.ask(task('two')), null);
  assert.equal(server.asked.length, 1);
  assert.deepEqual([again.calls.calls, again.calls.replayed, again.calls.missing], [1, 1, { not_recorded: 1 }]);
  const poor = recordedModel({ ...common, mostUsd: 0, replay: false });
  assert.equal(await poor.ask(task('three')), null);
  assert.deepEqual(poor.calls.missing, { max_cost: 1 });
  await active.close();
});

test('a truthful model on a labelled page, recorded, replayed and shown', async () => {
  const sentence = 'Vuodesta 2014 hän on johtanut kokeita Brightwater Oy -yhtiön palkkalistoilla';
  const html = `<html lang="fi"><title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>Orla Vantreight, Halden Robotics.</p><p>${sentence}.</p></html>`;
  const person = { full_name: 'Orla Vantreight', current_company: 'Halden Robotics' };
  const page = { url: 'https://lehti.example/orla', html };
  const claim = (employer: string) => ({ claim_key: 'a', claim_type: 'employment', expected: { employer } });
  const cases = [
    {
      id: 'a',
      person,
      claim: claim('Brightwater Oy'),
      pages: [page],
      label: 'verified',
      acceptable: ['verified'],
      kind: 'true',
      source: 's',
    },
    {
      id: 'b',
      person,
      claim: claim('Ostrand Bank'),
      pages: [page],
      label: 'not_found',
      acceptable: ['not_found'],
      kind: 'swap',
      source: 's',
    },
  ];
  const gold = {
    id: 'g',
    url: page.url,
    person: person.full_name,
    gold: [{ type: 'employment', org: 'Brightwater Oy', start_year: 2014 }],
  };
  writeFileSync(join(folder, 'claims.jsonl'), cases.map((one) => JSON.stringify(one)).join('\n'));
  writeFileSync(join(folder, 'extraction.jsonl'), JSON.stringify(gold));
  const answers = join(folder, 'truthful');
  const common = { dataDir: folder, reader: 'truthful' as const, mostUsd: 1 };
  const run = await runModelEval({ ...common, record: answers, replay: null });
  const [file] = run.files;
  assert.deepEqual([file!.alone.strict, file!.together.strict, file!.together.falseVerified], [0.5, 1, 0]);
  assert.equal(file!.jobs, 1);
  const replayed = await runModelEval({ ...common, record: null, replay: answers });
  assert.deepEqual(replayed.files[0]!.together, file!.together);
  assert.equal(replayed.files[0]!.calls.replayed, replayed.files[0]!.calls.calls);
  const shown = scorecard({ calibration: 'x', claims: [file!.alone], model: run });
  assert.match(shown, /With truthful: strict \| lenient \| false-verified \|/);
  assert.match(shown, /\| claims\.jsonl \| 2 \| 0\.500 .*\| 1\.000 \| 1\.000 \| 0\.000 \|/);
});
