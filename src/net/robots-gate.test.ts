import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, isFault } from '../domain/model/fault.ts';
import { createRobotsGate } from './robots-gate.ts';

function gateOver(answer: () => Promise<{ status: number; body: Uint8Array }>) {
  const state = { time: 0, reads: [] as string[] };
  const gate = createRobotsGate({
    clock: { now: () => new Date(state.time), sleep: async () => {} },
    userAgent: 'Bonafide/1.0',
    read: (url) => {
      state.reads.push(url);
      return answer();
    },
  });
  return { gate, state };
}

const RULES = Buffer.from('User-agent: *\nDisallow: /closed');
const page = (path: string) => new URL(path, 'https://a.example:8443');

test('one question for many pages, a new one after a day', async () => {
  const { gate, state } = gateOver(async () => ({ status: 200, body: RULES }));
  await Promise.all([gate.pass(page('/1')), gate.pass(page('/2')), gate.pass(page('/3'))]);
  await assert.rejects(gate.pass(page('/closed')), (error) => isFault(error, 'robots_disallowed'));
  assert.deepEqual(state.reads, ['https://a.example:8443/robots.txt']);
  state.time = 24 * 3600 * 1000 - 1;
  await gate.pass(page('/4'));
  assert.equal(state.reads.length, 1);
  state.time += 1;
  await gate.pass(page('/5'));
  assert.equal(state.reads.length, 2);
});

test('4xx and endless redirects open the site, 5xx and a broken line close it for a minute', async () => {
  let answer: () => Promise<{ status: number; body: Uint8Array }> = async () => ({ status: 403, body: RULES });
  await gateOver(() => answer()).gate.pass(page('/closed'));
  answer = async () => Promise.reject(new Fault('too_many_redirects', 'loop'));
  await gateOver(() => answer()).gate.pass(page('/closed'));
  answer = async () => ({ status: 500, body: RULES });
  const { gate, state } = gateOver(() => answer());
  await assert.rejects(gate.pass(page('/open')), (error) => isFault(error, 'robots_disallowed'));
  answer = async () => Promise.reject(new Fault('fetch_failed', 'reset', { retry: 'later' }));
  await assert.rejects(gate.pass(page('/open')), (error) => isFault(error, 'robots_disallowed'));
  state.time = 60_000;
  await assert.rejects(gate.pass(page('/open')), (error) => isFault(error, 'fetch_failed'));
  answer = async () => ({ status: 200, body: RULES });
  state.time = 120_000;
  await gate.pass(page('/open'));
  assert.equal(state.reads.length, 3);
});

test('a page of html in place of robots.txt gives no rules, whatever it shows; text does, whatever precedes it', async () => {
  const html = [
    '<!DOCTYPE html><title>Not found</title><pre>\nUser-agent: *\nDisallow: /closed\n</pre>',
    '\ufeff \n<!-- cached -->\n<html lang="en"><body>\nUser-agent: *\nDisallow: /\n',
    '<?xml version="1.0"?>\n<!DOCTYPE html>\n<html>\nUser-agent: *\nDisallow: /\n</html>',
  ];
  for (const text of html)
    await gateOver(async () => ({ status: 200, body: Buffer.from(text) })).gate.pass(page('/closed'));
  const rules = [
    '\ufeffUser-agent: *\nDisallow: /closed',
    '# <html>\nUser-agent: *\nDisallow: /closed',
    '\u0001\r\nUser-agent: *\rDisallow: /closed',
  ];
  for (const text of rules) {
    const { gate } = gateOver(async () => ({ status: 200, body: Buffer.from(text) }));
    await assert.rejects(
      gate.pass(page('/closed')),
      (error) => isFault(error, 'robots_disallowed'),
      JSON.stringify(text),
    );
  }
});

test('a caller who leaves does not take the answer away from the others', async () => {
  let give: (value: { status: number; body: Uint8Array }) => void = () => {};
  const { gate, state } = gateOver(() => new Promise((resolve) => (give = resolve)));
  const controller = new AbortController();
  const leaving = gate.pass(page('/a'), controller.signal);
  const staying = gate.pass(page('/a'));
  controller.abort();
  await assert.rejects(leaving, (error) => isFault(error, 'canceled'));
  give({ status: 200, body: RULES });
  await staying;
  assert.equal(state.reads.length, 1);
});
