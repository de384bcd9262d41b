import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { listedEmployers } from './listed-employers.ts';

const post = (quote: string, name: string, title?: string): Finding => ({
  kind: 'employment',
  person: { name: 'Orla Vantreight', how: 'prose', subject: true },
  status: 'stated',
  organisation: { name, how: 'text' },
  ...(title === undefined ? {} : { title }),
  start: { year: 2001 },
  current: null,
  quote,
  from: 100,
  to: 100 + quote.length,
  via: 'prose',
  certainty: 0.8,
});

const listed = (...read: Finding[]): string[] => listedEmployers(read).map(({ organisation }) => organisation!.name);

test('the other names of a list, in any language', () => {
  const cases: [string, string, string[]][] = [
    ['She held posts at Marl Stone, Credit Tallow, and Oakham.', 'Marl Stone', ['Credit Tallow', 'Oakham']],
    ['She was CFO of Marl Inc. (MRL), Tallow Works and Oakham Bank.', 'Marl Inc.', ['Tallow Works', 'Oakham Bank']],
    ['Es profesora de la Universidad Marl y en la Escuela Tallow.', 'Universidad Marl', ['Escuela Tallow']],
    ['Sie arbeitete bei Marl, Tallow und der Klinik Oakham.', 'Marl', ['Tallow', 'Klinik Oakham']],
    ['She worked at Marl Bank, Paris and Tallow Trust.', 'Marl Bank', ['Tallow Trust']],
  ];
  for (const [quote, name, others] of cases) assert.deepEqual(listed(post(quote, name)), others, quote);
});

test('what is told of one of them is not told of the others', () => {
  const [other] = listedEmployers([post('She was CFO of Marl and Tallow Works.', 'Marl', 'CFO')]);
  assert.deepEqual([other?.title, other?.start, other?.rules], ['CFO', undefined, ['post.listed']]);
});

test('no list', () => {
  const none = (quote: string, name: string): void => assert.deepEqual(listed(post(quote, name)), [], quote);
  none('She worked at Marl and Piet Maas leads it.', 'Marl');
  none('She joined Marl, Tallow.', 'Marl');
  none('She is CEO of Marl, Chief Scientist of Tallow and Director of Oakham.', 'Marl');
  none('She worked at Marl and in London.', 'Marl');
  none('She is a member of Marl and of the Society.', 'Marl');
});

test('a name that was read is not read again', () => {
  const quote = 'She worked at Marl and Tallow Works.';
  assert.deepEqual(listed(post(quote, 'Marl'), post(quote, 'Tallow Works')), []);
});

test('a person behind an employer is none', () => {
  assert.deepEqual(listed(post('Her father was a professor at Marl College, and Ann Miles.', 'Marl College')), []);
});
