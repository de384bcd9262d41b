// The words that go to an engine, and those that go to an index of one's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Query } from '../domain/model/query.ts';
import { markdownPage } from './markdown-page.ts';
import { operatorWords } from './phrasing.ts';
import { includeDomains, latinName, nearestName, wordsBesideName } from './web-query.ts';

const QUERY: Query = {
  kind: 'web',
  text: '("Łukasz Żółć" OR "Lukasz Zolc") site:norvane.example',
  names: ['Łukasz Żółć', 'Lukasz Zolc'],
  site: 'norvane.example',
  person: { full_name: 'Łukasz Żółć' },
  claimKeys: [],
  category: 'auto',
  limit: 10,
  allowDomains: [],
  denyDomains: [],
  purpose: 'issuer_site',
};
const { site: _site, ...WITHOUT_SITE } = QUERY;

test('the site is named once, as an operator or as a filter', () => {
  assert.equal(operatorWords(QUERY), '("Łukasz Żółć" OR "Lukasz Zolc") site:norvane.example');
  assert.deepEqual(includeDomains(QUERY), ['norvane.example']);
});

test('an engine without a filter is kept to the domains of the job by operators', () => {
  const query = { ...WITHOUT_SITE, text: '"Lukasz Zolc" CV', allowDomains: ['a.example', 'b.example'] };
  assert.equal(operatorWords(query), '"Lukasz Zolc" CV (site:a.example OR site:b.example)');
});

test("an index of one's own gets the words beside the name", () => {
  const words = (text: string, more: Partial<Query> = {}): string =>
    wordsBesideName({ ...WITHOUT_SITE, text, ...more });
  assert.equal(words('("Łukasz Żółć" OR "Lukasz Zolc") Sumsets and Differences'), 'Sumsets and Differences');
  assert.equal(words('("Łukasz Żółć" OR "Lukasz Zolc") "Norvane"', { organisation: 'Norvane' }), 'Norvane');
});

test('registers in Latin letters are asked by a name in Latin letters', () => {
  assert.equal(latinName({ ...QUERY, names: ['山田太郎', 'Taro Yamada'] }), 'Taro Yamada');
  assert.equal(latinName(QUERY), 'Łukasz Żółć');
  assert.equal(latinName({ ...QUERY, names: ['山田太郎'] }), '山田太郎');
});

test('the title of a page goes before its text and is no line of it', () => {
  assert.equal(markdownPage('The "Varga" page', '# Ilse').body, '---\ntitle: The  Varga  page\n---\n# Ilse');
  assert.equal(markdownPage(null, '# Ilse').body, '# Ilse');
  assert.equal(markdownPage('x', '---\ntitle: own\n---\ntext').body, '---\ntitle: own\n---\ntext');
});

test("of an organisation's records those of exactly its name come first", () => {
  const names = ['Norvane Hospital', 'Norvane University Press', 'NORVANE UNIVERSITY', 'Norvane'];
  assert.deepEqual(
    nearestName(names, 'Norvane University', (name) => name),
    ['NORVANE UNIVERSITY', 'Norvane University Press', 'Norvane Hospital', 'Norvane'],
  );
});
