import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endSession,
  type Keep,
  loadSession,
  readFragment,
  replacesSession,
  saveSession,
  sessionOf,
  withKnownToken,
} from './session.ts';

function shelf(): Keep & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

test('a link carries a code or a key, and never the token', () => {
  assert.deepEqual(readFragment('#code=c0de'), { code: 'c0de' });
  assert.deepEqual(readFragment('#key=bonafide_key_a'), { apiKey: 'bonafide_key_a' });
  assert.deepEqual(readFragment('#key=bonafide_key_a&admin=t%2Bk'), { apiKey: 'bonafide_key_a' });
  assert.equal(readFragment('#section-2'), null);
  assert.equal(readFragment(''), null);
});

test('a code is exchanged for key and token; one that is refused signs nobody in', async () => {
  const asked: unknown[] = [];
  const answering = (status: number, body: unknown): typeof fetch => {
    return async (address, options) => {
      asked.push([address, options?.method, options?.body]);
      return Response.json(body, { status });
    };
  };
  const signedIn = { api_key: 'bonafide_key_a', admin_token: 't' };
  assert.deepEqual(await sessionOf({ code: 'c' }, answering(200, signedIn)), {
    apiKey: 'bonafide_key_a',
    adminToken: 't',
  });
  assert.deepEqual(asked, [['/console/sign-in', 'POST', '{"code":"c"}']]);
  assert.equal(await sessionOf({ code: 'c' }, answering(401, {})), null);
});

test('a link with the key alone leaves the token of the same key', () => {
  const own = { apiKey: 'bonafide_key_a', adminToken: 't' };
  assert.deepEqual(withKnownToken({ apiKey: 'bonafide_key_a', adminToken: null }, own), own);
  const other = { apiKey: 'bonafide_key_b', adminToken: null };
  assert.deepEqual(withKnownToken(other, own), other);
});

test('a session lasts for the tab, and longer only when asked', () => {
  const tab = shelf();
  const browser = shelf();
  const session = { apiKey: 'bonafide_key_a', adminToken: null };
  saveSession(session, false, tab, browser);
  assert.deepEqual(loadSession(tab, browser), session);
  assert.equal(loadSession(shelf(), browser), null);
  saveSession(session, true, tab, browser);
  assert.deepEqual(loadSession(shelf(), browser), session);
  endSession(tab, browser);
  assert.equal(loadSession(tab, browser), null);
});

test('a spoiled entry is no session', () => {
  const tab = shelf();
  for (const text of ['{', 'null', '{"apiKey":7}', '{"apiKey":""}']) {
    tab.setItem('bonafide.session', text);
    assert.equal(loadSession(tab, shelf()), null, text);
  }
});

test('a link with another key would end a session; the same key would not', () => {
  const own = { apiKey: 'bonafide_key_a', adminToken: 't' };
  assert.equal(replacesSession(null, own), false);
  assert.equal(replacesSession(own, { apiKey: 'bonafide_key_a', adminToken: null }), false);
  assert.equal(replacesSession(own, { apiKey: 'bonafide_key_b', adminToken: null }), true);
});
