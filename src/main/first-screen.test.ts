// Secrets are printed once, at a terminal: everything else that reads the first lines keeps them. The link carries neither.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstScreen, type Start } from './first-screen.ts';

const KEY = 'bonafide_key_made-up-for-this-test';
const CODE = 'made-up-code';

function screen(of: { fresh: boolean; interactive: boolean; embedded?: boolean }): string {
  const { fresh, interactive, embedded = true } = of;
  const start: Start = {
    address: 'http://127.0.0.1:8787',
    key: { value: KEY, fresh },
    signInCode: interactive && embedded ? CODE : null,
    milliseconds: 1200,
    interactive,
    embedded,
    keyFile: 'data/api-key',
    search: { line: 'no web search is set up', webSearch: false, notices: [] },
    webSearchSettings: ['EXA_API_KEY'],
  };
  return firstScreen(start).join('\n');
}

test('the first start at a terminal shows the key, and a link that signs in without it', () => {
  const printed = screen({ fresh: true, interactive: true });
  assert.ok(printed.includes(KEY));
  const [link] = /http\S+\/console\/\S*/.exec(printed) ?? [];
  assert.equal(link, `http://127.0.0.1:8787/console/#code=${CODE}`);
});

test('a later start at a terminal signs in by a link too', () => {
  assert.ok(screen({ fresh: false, interactive: true }).includes(`/console/#code=${CODE}`));
});

for (const [when, of] of [
  ['a later start at a terminal', { fresh: false, interactive: true }],
  ['the first start without a terminal', { fresh: true, interactive: false }],
  ['a later start without a terminal', { fresh: false, interactive: false }],
  ['a key of the settings on a shared database', { fresh: false, interactive: true, embedded: false }],
] as const)
  test(`${when} does not show the key`, () => {
    const printed = screen(of);
    assert.ok(!printed.includes(KEY), printed);
    assert.match(printed, /is ready at http:\/\/127\.0\.0\.1:8787/);
  });
