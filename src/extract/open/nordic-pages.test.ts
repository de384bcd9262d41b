// What Swedish, Danish and Norwegian pages say of posts and studies, in words that went wrong once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

/** "Marl|chef", sorted: what the page says of Orla Vantreight. */
function told(kind: 'education' | 'employment', lang: string, body: string): string[] {
  const page = readDocument({
    url: 'https://people.example/vantreight',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      `<html lang="${lang}"><head><title>Orla Vantreight</title></head><body><h1>Orla Vantreight</h1>${body}</body></html>`,
    ),
  });
  const asked = { person: { full_name: 'Orla Vantreight', aliases: [] }, claims: [], withParts: false };
  return readPage(page, asked, NO_ORGANISATIONS)
    .findings.filter((finding) => finding.kind === kind && finding.person.name.includes('Vantreight'))
    .map(({ organisation, title = '' }) => `${organisation?.name ?? ''}|${title}`)
    .sort();
}

const posts = (lang: string, body: string): string[] =>
  told('employment', lang, body.startsWith('<') ? body : `<p>${body}</p>`);

test('"i" leads to the employer behind a title that is held in one, and to a town behind any', () => {
  assert.deepEqual(posts('da', 'Orla er partner i Marl og bestyrelsesmedlem i Tallow.'), [
    'Marl|partner',
    'Tallow|bestyrelsesmedlem',
  ]);
  assert.deepEqual(posts('no', 'Hun har blant annet jobbet som interaksjonsdesigner i Tallow Mobil.'), [
    'Tallow Mobil|interaksjonsdesigner',
  ]);
  assert.deepEqual(posts('no', 'I dag er hun konsulent på semantisk web i Marl.'), ['Marl|konsulent']);
  assert.deepEqual(posts('no', 'Hun er it-konsulent hos Marl ASA i Trondheim, og var lærer i Marlvik.'), [
    'Marl ASA|it-konsulent',
  ]);
  assert.deepEqual(posts('sv', 'Orla är konsult i Västerås, och hon är chef i Tyskland.'), []);
});

test('what a firm is, in one word with its article, stands before its name', () => {
  assert.deepEqual(posts('no', 'Orla er rådgiver innen design i konsulentselskapet Marl.'), [
    'Marl|rådgiver innen design',
  ]);
  assert.deepEqual(posts('sv', 'Orla arbetar på konsultbolaget Marl.'), ['Marl|']);
});

test('titles that are said together are one, without the words of another post', () => {
  assert.deepEqual(posts('no', 'Orla er gründer og daglig leder i Marl Technologies.'), [
    'Marl Technologies|gründer og daglig leder',
  ]);
  assert.deepEqual(posts('sv', 'Orla är VD i Marling och sitter i styrelsen för Tallow.'), ['Marling|VD', 'Tallow|']);
});

test('behind "og" and "och" another organisation begins', () => {
  assert.deepEqual(posts('da', 'Orla har arbejdet på Marl Sygehus, Tallow Hospital og Norvik Klinik.'), [
    'Marl Sygehus|',
    'Norvik Klinik|',
    'Tallow Hospital|',
  ]);
  assert.deepEqual(posts('sv', 'Orla har arbetat vid Marl Advokater och Advokatbyrån Norvik.'), [
    'Advokatbyrån Norvik|',
    'Marl Advokater|',
  ]);
  const studied = '<p>Hun har studert ved Norviks musikkhøgskole og Tallow konservatorium i Marl.</p>';
  assert.deepEqual(told('education', 'no', studied), ['Norviks musikkhøgskole|', 'Tallow konservatorium i Marl|']);
});

test('being employed, a verb and an adverb are no titles', () => {
  assert.deepEqual(posts('no', 'Orla er ansatt som førsteamanuensis ved Høgskolen i Marl.'), [
    'Høgskolen i Marl|førsteamanuensis',
  ]);
  assert.deepEqual(posts('no', 'Orla er ansatt i Marling.'), ['Marling|']);
  assert.deepEqual(posts('sv', 'Orla driver företaget Marl Design och undervisar på Tallow folkhögskola.'), [
    'Marl Design|',
    'Tallow folkhögskola|',
  ]);
  assert.deepEqual(posts('da', 'Hun er desuden bestyrelsesformand for Tallow Fonden.'), [
    'Tallow Fonden|bestyrelsesformand',
  ]);
  assert.deepEqual(posts('sv', 'Orla kommer närmast från Marling där hon var marknadschef.'), ['Marling|marknadschef']);
  const midwife = 'Orla er uddannet jordemoder i 2009 og har arbejdet på Marl Sygehus.';
  assert.deepEqual(posts('da', midwife), ['Marl Sygehus|jordemoder']);
});

test('verbs of founding and of sitting on a board lead to the organisation', () => {
  assert.deepEqual(posts('da', 'I 2010 grundlagde hun Marling, som i dag er en af landets førende virksomheder.'), [
    'Marling|stifter',
  ]);
  assert.deepEqual(posts('sv', 'Orla sitter i styrelsen för Tallow och Norvik.'), ['Norvik|', 'Tallow|']);
});

test('"v/" is "at", in lines and in sentences', () => {
  assert.deepEqual(posts('da', '<h2>Erhvervserfaring</h2><p>2020-2023 Konsulent v/Marling</p>'), ['Marling|Konsulent']);
  const dated = '<h2>Arbeidserfaring</h2><p>okt. 2020 - jan. 2023<br><b>Butikkmedarbeider v/ Yummy Marl</b></p>';
  assert.deepEqual(posts('no', dated), ['Yummy Marl|Butikkmedarbeider']);
});

test('a firm may be called after its trade, and a public body after what it does', () => {
  assert.deepEqual(posts('no', 'Hun er prosjektleder i Tallow Entreprenør AS.'), [
    'Tallow Entreprenør AS|prosjektleder',
  ]);
  assert.deepEqual(posts('sv', 'Dessförinnan var hon överdirektör på Tullverket.'), ['Tullverket|överdirektör']);
  assert.deepEqual(
    posts('sv', '<h2>Arbetserfarenhet</h2><div><h3>Sommarjobb</h3><div>2019</div><div>Marl Topco</div></div>'),
    ['Marl Topco|Sommarjobb'],
  );
});

test('the title before a company is no part of its name, and a practice of no name is none', () => {
  assert.deepEqual(posts('sv', '<p>VD Marling AB</p>'), ['Marling AB|VD']);
  assert.deepEqual(posts('no', '<p>Styremedlem i Marling ASA</p>'), ['Marling ASA|Styremedlem']);
  const worked = 'Hun har tidligere arbejdet på Tallow Sygehus, Norvik Hospital og i almen praksis i Odense.';
  assert.deepEqual(posts('da', worked), ['Norvik Hospital|', 'Tallow Sygehus|']);
});
