import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { readDocument } from '../reading/read-document.ts';
import publications from './publications.ts';

function read(html: string, url = 'https://people.example/orla'): Finding[] {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const findings = publications.extract(page);
  for (const finding of findings) {
    assert.ok(finding.quote.length > 0);
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return findings;
}

const says = (finding: Finding): string =>
  `${finding.person.name} | ${finding.title} | ${finding.organisation?.name ?? ''} | ${finding.start?.year ?? ''}`;

test('the page of a paper: every author, with venue and year', () => {
  const html =
    '<h1>Breathing in long sentences</h1><p>Orla Vantreight, Duna University, Budapest; Peter Miles, Kellbridge Institute</p><p>Speech Letters, vol. 12, 2015, pp. 77–96</p><p>Listeners forgive nearly anything.</p>';
  assert.deepEqual(read(html, 'https://speech-letters.example/12/breath').map(says), [
    'Orla Vantreight | Breathing in long sentences | Speech Letters | 2015',
    'Peter Miles | Breathing in long sentences | Speech Letters | 2015',
  ]);
});

test('citation tags count as far as the page shows them', () => {
  const tags = (title: string): string =>
    `<meta name="citation_title" content="${title}"><meta name="citation_author" content="Vantreight, Orla"><meta name="citation_publication_date" content="2018/04/02"><meta name="citation_journal_title" content="Annals of Lamps"><meta name="citation_doi" content="10.99999/lamps.7">`;
  const body = '<h1>Wicks that last</h1><p>Orla Vantreight1,*, Hui Shan Lim1</p><p>1 School of Light, Duna.</p>';
  const found = read(`<head>${tags('Wicks that last')}</head><body>${body}</body>`, 'https://annals.example/7');
  assert.deepEqual(found.map(says), [
    'Orla Vantreight | Wicks that last | Annals of Lamps | 2018',
    'Hui Shan Lim | Wicks that last | Annals of Lamps | 2018',
  ]);
  assert.equal(found[0]?.value, '10.99999/lamps.7');
  assert.deepEqual(
    read(`<head>${tags('Another title altogether')}</head><body>${body}</body>`, 'https://annals.example/8'),
    [],
  );
});

test('a retracted paper is marked', () => {
  const html =
    '<h1>Wicks that last</h1><p>Orla Vantreight and Peter Miles (Duna University)</p><p>Lamp Letters 6 (2019) 210-219</p><p>This article has been retracted.</p>';
  assert.deepEqual(
    read(html, 'https://lamp-letters.example/6').map((finding) => finding.status),
    ['revoked', 'revoked'],
  );
});

test('a list of publications: the subject among the authors, and lines that are none', () => {
  const html =
    '<title>Orla Vantreight</title><h1>Orla Vantreight</h1><h2>Selected publications</h2><ul><li>O. Vantreight, P. Miles, "Wicks that last," Annals of Lamps, 2018.</li><li>Miles, P., &amp; Vantreight, O. (2020). Oil and water. Lamp Letters, 7, 1-9.</li><li>L. Stone, "On soot," Annals of Lamps, 2016.</li><li>Last updated: April 2021</li></ul>';
  assert.deepEqual(read(html).map(says), [
    'Orla Vantreight | Wicks that last | Annals of Lamps | 2018',
    'Orla Vantreight | Oil and water | Lamp Letters | 2020',
    'L. Stone | On soot | Annals of Lamps | 2016',
  ]);
});

test('a book in a sentence needs quotation marks or an imprint', () => {
  const html =
    '<title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>Orla Vantreight published Stairwells (Petit Balcon, 2021). She wrote Letters to many friends.</p>';
  assert.deepEqual(read(html).map(says), ['Orla Vantreight | Stairwells | Petit Balcon | 2021']);
});
