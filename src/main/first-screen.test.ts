// Secrets are printed once, at a terminal: everything else that reads the first lines keeps them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstScreen, type Start } from './first-screen.ts';

const KEY = 'bonafide_key_made-up-for-this-test';
const TOKEN = 'made-up-admin-token';

function screen(of: { fresh: boolean; interactive: boolean; embedded?: boolean }): string {
  const { fresh, interactive, embedded = true } = of;
  const start: Start = {
    address: 'http://127.0.0.1:8787',
    key: { value: KEY, fresh },
    adminToken: TOKEN,
    milliseconds: 1200,
    interactive,
    embedded,
    keyFile: 'data/api-key',
    search: { line: 'no web search is set up', webSearch: false, notices: [] },
    webSearchSettings: ['EXA_API_KEY'],
  };
  return firstScreen(start).join('\n');
}

test('the first start at a terminal shows the key and the link that signs in', () => {
  const printed = screen({ fresh: true, interactive: true });
  assert.ok(printed.includes(KEY) && printed.includes(`admin=${TOKEN}`));
});

for (const [when, of] of [
  ['a later start at a terminal', { fresh: false, interactive: true }],
  ['the first start without a terminal', { fresh: true, interactive: false }],
  ['a later start without a terminal', { fresh: false, interactive: false }],
  ['a key of the settings on a shared database', { fresh: false, interactive: true, embedded: false }],
] as const)
  test(`${when} shows neither key nor token`, () => {
    const printed = screen(of);
    assert.ok(!printed.includes(KEY) && !printed.includes(TOKEN), printed);
    assert.match(printed, /is ready at http:\/\/127\.0\.0\.1:8787/);
  });
