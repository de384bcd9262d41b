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
  assert.deepEqual(posts('sv', 'Orla är VD i Marling och sitter i styrelsen för Tallow.'), ['Marling|VD']);
});
