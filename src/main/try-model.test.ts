import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Label, type ModelServer, startModelServer, truthful } from '../../test/support/model-server.ts';
import { jumpingClock } from '../../test/support/pipeline.ts';
import { readSettings } from '../config/settings.ts';
import { tryModel } from './try-model.ts';

let server: ModelServer;
before(async () => {
  server = await startModelServer();
});
after(() => server.close());

const outbound = {
  userAgent: 'Bonafide/test',
  clock: jumpingClock(),
  metrics: { count: () => {}, observe: () => {}, gauge: () => {} },
  log: { info: () => {}, warn: () => {}, error: () => {} },
};
const FACTS: Label[] = [
  { kind: 'employment', quote: 'Orla Vantreight works at Halden Robotics.', organisation: 'Halden Robotics' },
  { kind: 'education', quote: 'MBA, Tallow College, 2012', organisation: 'Tallow College', degree: 'MBA', end: '2012' },
  {
    kind: 'employment',
    quote: 'Senior Engineer, Brightwater Ltd, 2013 – 2016',
    organisation: 'Brightwater Ltd',
    title: 'Senior Engineer',
    start: '2013',
    end: '2016',
  },
];

function trial(environment: Record<string, string> = {}) {
  const settings = readSettings(
    { BONAFIDE_MODEL: 'test-model', BONAFIDE_MODEL_URL: server.url, ...environment },
    { providerSettings: [], knownProviders: [], sampleWeb: '' },
  );
  return tryModel(settings.model!, outbound);
}

test('a model that reads well is in order; the trial says what it read and cost', async () => {
  server.behave(truthful(FACTS));
  const { state, says } = await trial();
  assert.equal(state, 'ok');
  assert.match(says, /^test-model at 127\.0\.0\.1:\d+ read 3 of 3 facts .* 0 dropped; 1200 tokens in, 180 out, \$0/);
});

test('a model that makes things up is worth a notice', async () => {
  server.behave(truthful([{ ...FACTS[1]!, organisation: 'Marl University' }]));
  const { state, says } = await trial();
  assert.equal(state, 'notice');
  assert.match(says, /read 0 of 3 facts .* 1 dropped/);
});

test('what is broken says what to do, and never the key', async () => {
  const rows: [Parameters<ModelServer['behave']>[0], RegExp][] = [
    [() => ({ status: 401, value: {} }), /refused the key.*BONAFIDE_MODEL_API_KEY/],
    [() => ({ status: 404, value: {} }), /no model of this name.*ollama pull/],
    [() => ({ status: 503, value: {} }), /could not be reached.*BONAFIDE_MODEL_URL/],
    [() => ({ content: 'Hello!' }), /form asked for.*another one/],
  ];
  for (const [behaviour, expected] of rows) {
    server.behave(behaviour);
    const { state, says } = await trial({ BONAFIDE_MODEL_API_KEY: 'sk-secret-key' });
    assert.equal(state, 'broken');
    assert.match(says, expected);
    assert.doesNotMatch(says, /sk-secret/);
  }
});
