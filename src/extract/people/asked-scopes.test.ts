import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconFor } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { readDocument } from '../reading/read-document.ts';
import { askedScopes } from './asked-scopes.ts';
import { makeNameFinder } from './name-finder.ts';

function scopes(html: string, name: string): { kind: string; text: string }[] {
  const page = readDocument({
    url: 'https://clinic.example/doctors',
    body: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    status: 200,
  });
  const found = askedScopes(page, makeNameFinder({ full_name: name }), lexiconFor(languageOf(page)));
  return found.map(({ kind, blocks }) => ({ kind, text: blocks.map(({ text }) => text).join('\n') }));
}

const card = (title: string, name: string, school: string): string =>
  `<table><tr><td>${title} ${name} 醫師<br>學歷：<br>${school}醫學系畢業<br>經歷：<br>${school}附設醫院住院醫師<br>主治項目<br>氣喘、肺炎</td></tr></table>`;

test('a name between two titles opens a card among others, and not the whole page', () => {
  const html = `<html lang="zh-TW"><body><h2>醫師介紹</h2>${card('內科主治醫師', '王海東', '南山大學')}${card('外科主治醫師', '陳南山', '西嶺大學')}${card('眼科主治醫師', '林東河', '北原大學')}</body></html>`;
  const [own, ...more] = scopes(html, '陳南山');
  assert.equal(more.length, 0);
  assert.equal(own?.kind, 'card');
  assert.match(own?.text ?? '', /西嶺大學/);
  assert.doesNotMatch(own?.text ?? '', /南山大學|北原大學/);
});

test('a page of one person stays theirs, whoever is named in its list of papers', () => {
  const papers = ['Tides, 2006', 'Dunes, 2007', 'Marsh, 2008']
    .map((paper) => `<ul><li>${paper}</li><li>Marl Journal</li><li>Piet Maas, Orla Vantreight</li></ul>`)
    .join('');
  const html = `<html lang="en"><body><h2>Orla Vantreight</h2><ul><li>Professor, Marl University</li><li>1997-2001 BSc, Tallow College</li></ul><h3>Papers</h3>${papers}</body></html>`;
  assert.equal(scopes(html, 'Orla Vantreight')[0]?.kind, 'page');
});
