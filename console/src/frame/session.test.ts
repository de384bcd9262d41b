import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endSession, type Keep, loadSession, readFragment, replacesSession, saveSession } from './session.ts';

function shelf(): Keep & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

test('the printed link carries key and token', () => {
  assert.deepEqual(readFragment('#key=bonafide_key_a&admin=t%2Bk'), { apiKey: 'bonafide_key_a', adminToken: 't+k' });
  assert.deepEqual(readFragment('#key=bonafide_key_a'), { apiKey: 'bonafide_key_a', adminToken: null });
  assert.equal(readFragment('#section-2'), null);
  assert.equal(readFragment(''), null);
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
