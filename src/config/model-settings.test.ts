import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { readSettings, SettingsError } from './settings.ts';

const read = (environment: Record<string, string>) =>
  readSettings(environment, { providerSettings: [], knownProviders: [], sampleWeb: '/sample' });

test('off unless named, whatever else is set', () => {
  assert.equal(read({}).model, null);
  assert.equal(read({ BONAFIDE_MODEL_API_KEY: 'sk-1', BONAFIDE_MODEL_URL: 'http://127.0.0.1:1/v1' }).model, null);
});

test('one variable is enough', () => {
  const local = read({ BONAFIDE_MODEL: 'ollama/gemma3:4b' }).model!;
  assert.deepEqual([local.model, local.api, local.url], ['gemma3:4b', 'openai', 'http://127.0.0.1:11434/v1']);
  assert.deepEqual(local.prices, { input: 0, output: 0 });
  assert.deepEqual(local.duties, ['read', 'locate']);
  const hosted = read({ BONAFIDE_MODEL: 'anthropic/claude-sonnet-4-5', BONAFIDE_MODEL_API_KEY: 'sk-1' }).model!;
  assert.deepEqual(
    [hosted.model, hosted.api, hosted.url],
    ['claude-sonnet-4-5', 'anthropic', 'https://api.anthropic.com/v1'],
  );
  assert.ok(hosted.prices.output > 0, 'a hosted model is never taken for free');
  assert.doesNotMatch(inspect(hosted) + JSON.stringify(hosted), /sk-1/);
});

test('a server of one’s own is named by its address; names with slashes stay whole', () => {
  const own = read({ BONAFIDE_MODEL: 'meta-llama/Llama-4', BONAFIDE_MODEL_URL: 'http://gpu.lan:8000/v1/' }).model!;
  assert.deepEqual([own.model, own.api, own.url], ['meta-llama/Llama-4', 'openai', 'http://gpu.lan:8000/v1']);
  assert.deepEqual(own.prices, { input: 0, output: 0 });
  const far = read({ BONAFIDE_MODEL: 'x', BONAFIDE_MODEL_URL: 'https://models.example.com/v1' }).model!;
  assert.ok(far.prices.input > 0);
  const priced = read({ BONAFIDE_MODEL: 'openai/x', BONAFIDE_MODEL_PRICES: 'input=0.25,output=2' }).model!;
  assert.deepEqual(priced.prices, { input: 0.25, output: 2 });
});

test('every fault is named at once', () => {
  const faulty = {
    BONAFIDE_MODEL: 'gemma3:4b',
    BONAFIDE_MODEL_PRICES: 'input=cheap',
    BONAFIDE_MODEL_DUTIES: 'read,judge',
    BONAFIDE_MODEL_CALLS: '0',
  };
  assert.throws(
    () => read(faulty),
    (error) => error instanceof SettingsError && error.faults.length === 4 && /ollama\//.test(error.message),
  );
});
