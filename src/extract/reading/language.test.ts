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

test('headings tell the language of lines that are full of names', () => {
  const lines =
    '<ul><li>Znajomość JAVA (OOP, MVC, JavaFX, interfejsy, kolekcje)</li><li>Znajomość Eclipse, Android Studio, STS, Sublime Text, Gimp, Photoshop</li></ul>';
  const page = (headings: string[]) =>
    read(`<html lang=en><h1>Orla Vantreight</h1>${headings.map((one) => `<h4>${one}</h4>`).join(lines)}</html>`);
  assert.equal(page(['Umiejętności', 'Doświadczenie zawodowe', 'Wykształcenie']).language, 'pl');
  assert.equal(page(['Umiejętności', 'Doświadczenie zawodowe', 'Education']).language, 'en');
});

test('what one language alone calls its sections tells the language of a page, be its sentences English', () => {
  const work =
    '<h3>Práce</h3><h4>Programátor, Marl s.r.o.</h4><p>Development of a tool for recording and analysing traffic.</p>';
  assert.equal(read(`<html lang=en>${work}<h3>Vzdělání</h3><h4>Marl, 2008-2010</h4></html>`).language, 'cs');
  assert.equal(read('<h1>Uddannelse</h1><h2>Marl</h2><h3>2019-2021</h3>').language, 'da');
  // One heading may be a word that the page cites.
  assert.equal(read(`<html lang=en>${work}</html>`).language, 'en');
});

test('names and dates alone do not overrule the declared language', () => {
  assert.equal(read('<html lang=nl><p>Orla Vantreight</p><p>1994</p></html>').language, 'nl');
  assert.equal(read('<html lang=nb-NO><p>Orla Vantreight</p><p>1994</p></html>').language, 'no');
});

test('a declared block keeps its own language', () => {
  const page = read(`<html lang=de><p>${GERMAN}</p><p lang="fr-CH">${FRENCH}</p></html>`);
  assert.deepEqual(
    page.blocks.map((block) => block.language),
    [undefined, 'fr'],
  );
});

test('a short career above a long list of papers in English keeps the declared script', () => {
  const papers =
    '<p>Risk factors of a made-up illness in a large and fictional cohort of patients. Journal of Tallow, 2014.</p>'.repeat(
      4,
    );
  const career =
    '<h2>학력 및 경력</h2><p>남산대학교 의과대학 졸업<br>남산대학교병원 안과 전공의<br>현 새빛안과 원장</p>';
  assert.equal(read(`<html lang=ko>${career}${papers}</html>`).language, 'ko');
  assert.equal(read(`<html lang=en>${career}${papers.slice(0, papers.length / 2)}</html>`).language, 'ko');
  assert.equal(read(`<html lang=ko><p>한국어</p>${papers}${papers}</html>`).language, 'en');
});
