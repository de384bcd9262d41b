import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { readDocument } from '../reading/read-document.ts';
import locations from './locations.ts';

function read(html: string, url = 'https://people.example/orla'): Finding[] {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const findings = locations.extract(page);
  for (const finding of findings) {
    assert.ok(finding.quote.length > 0);
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return findings;
}

const says = (finding: Finding): string => `${finding.person.name}: ${finding.value}`;
const profile = (line: string): string => `<title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>${line}</p>`;

test('lines below a name', () => {
  assert.deepEqual(read(profile('Cartographer · Gothenburg, Sweden')).map(says), [
    'Orla Vantreight: Gothenburg, Sweden',
  ]);
  assert.deepEqual(read(profile('VP Research, Acme Biologics | Seoul, South Korea')).map(says), [
    'Orla Vantreight: Seoul, South Korea',
  ]);
});

test('sentences that say where somebody lives or works now', () => {
  for (const [sentence, place] of [
    ['She lives in Rotterdam with two dogs.', 'Rotterdam'],
    ['Orla Vantreight is based in Mabou.', 'Mabou'],
    ['She is a cartographer in Gothenburg, Sweden.', 'Gothenburg, Sweden'],
    ['Orla Vantreight lebt in Berlin.', 'Berlin'],
    ['Orla Vantreight vive en Valencia.', 'Valencia'],
  ] as const) {
    assert.deepEqual([...new Set(read(profile(sentence)).map(says))], [`Orla Vantreight: ${place}`], sentence);
  }
});

test('births, schools, past homes and firms are not where a person lives', () => {
  for (const sentence of [
    'Orla Vantreight (born 1966 in Portland, Oregon) is an engineer.',
    'She graduated from the University of Warsaw in Poland.',
    'She lived in Paris until 2004.',
    'She founded an agency called Lamp Studios, based in Chicago.',
  ])
    assert.deepEqual(read(profile(sentence)).map(says), [], sentence);
});

test('a place beside a name belongs to that name', () => {
  const html = '<p>Authors: Laura Stone (Kellbridge Institute), Peter Miles (Acme Biologics, Seoul)</p>';
  assert.deepEqual(read(html, 'https://notes.example/9').map(says), ['Peter Miles: Seoul']);
});

test('a labelled field of a record', () => {
  const html =
    '<title>Register of Nurses</title><dl><dt>Name</dt><dd>Orla Vantreight</dd><dt>Town</dt><dd>Birmingham</dd></dl>';
  assert.deepEqual(read(html, 'https://register.example/7').map(says), ['Orla Vantreight: Birmingham']);
});
