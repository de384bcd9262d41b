import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDocument } from './read-document.ts';

const read = (html: string) =>
  readDocument({
    url: 'https://x.example/',
    status: 200,
    contentType: 'text/html',
    body: new TextEncoder().encode(html),
  });
const GERMAN =
  'Sie studierte Physik an der Universität Northmarch und promovierte dort im Jahr 1994 über dünne Schichten.';
const FRENCH = 'Elle a obtenu son doctorat en physique à l’université de Northmarch en 1994 et y enseigne depuis lors.';

test('a page that declares nothing is told by its sentences', () => {
  assert.equal(read(`<p>${GERMAN}</p>`).language, 'de');
  assert.equal(read(`<p>${FRENCH}</p>`).language, 'fr');
});

test('a theme that declares English does not make German English', () => {
  assert.equal(read(`<html lang=en><p>${GERMAN}</p><p>${GERMAN}</p></html>`).language, 'de');
});

test('names and dates alone do not overrule the declared language', () => {
  assert.equal(read('<html lang=nl><p>Orla Vantreight</p><p>1994</p></html>').language, 'nl');
});

test('a declared block keeps its own language', () => {
  const page = read(`<html lang=de><p>${GERMAN}</p><p lang="fr-CH">${FRENCH}</p></html>`);
  assert.deepEqual(
    page.blocks.map((block) => block.language),
    [undefined, 'fr'],
  );
});
