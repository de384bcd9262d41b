import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { readDocument } from '../reading/read-document.ts';
import contacts, { bearsPersonName } from './contacts.ts';

function read(html: string, url = 'https://people.example/orla'): Finding[] {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const findings = contacts.extract(page);
  for (const finding of findings) {
    assert.ok(finding.quote.length > 0);
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return findings;
}

const says = (finding: Finding): string => `${finding.person.name}: ${finding.value}`;
const profile = (body: string): string => `<title>Orla Vantreight</title><h1>Orla Vantreight</h1>${body}`;

test('addresses in every spelling', () => {
  for (const written of [
    'o.vantreight@duna.example',
    'o.vantreight (at) duna.example',
    'o.vantreight [at] duna [dot] example',
  ])
    assert.deepEqual(
      read(profile(`<p>E-mail: ${written}</p>`)).map(says),
      ['Orla Vantreight: o.vantreight@duna.example'],
      written,
    );
  assert.deepEqual(read(profile('<p>Email: xxx@duna.example</p>')).map(says), ['Orla Vantreight: duna.example']);
});

test('an office box is nobody’s, but on a personal site', () => {
  assert.deepEqual(read(profile('<p>E-mail: info@duna.example</p>')), []);
  assert.deepEqual(read(profile('<p>hello@vantreight.example</p>'), 'https://vantreight.example/').map(says), [
    'Orla Vantreight: hello@vantreight.example',
  ]);
});

test('a box belongs to the author whose name it bears', () => {
  const html =
    '<h1>On wicks</h1><p>Laura Stone, Minjun Kim (Acme Biologics)</p><p>Correspondence: mjkim@acme.example</p>';
  assert.deepEqual(
    read(html, 'https://notes.example/1')
      .filter((finding) => finding.kind === 'contact')
      .map(says),
    ['Minjun Kim: mjkim@acme.example'],
  );
});

test('links: rel=me, profile sites, sites of the name; not the paper they like', () => {
  const html = profile(
    '<p><a rel="me" href="https://codeharbor.example/ov7">code</a> <a href="https://www.linkedin.com/in/orla-v">LinkedIn</a> <a href="https://vantreight.example/">vantreight.example</a> <a href="https://lampnews.example/">Lamp News</a></p>',
  );
  assert.deepEqual(
    read(html).map((finding) => finding.value),
    ['https://codeharbor.example/ov7', 'https://www.linkedin.com/in/orla-v', 'https://vantreight.example/'],
  );
});

test('names in handles', () => {
  for (const [handle, name, whole, expected] of [
    ['mjkim', 'Minjun Kim', false, true],
    ['noorh', 'Noor Haidari', false, true],
    ['zhangwei', 'Wei Zhang', false, true],
    ['chinatimes', 'Chin-Tsai Meng', true, false],
    ['washingtonpost', 'George Washington', true, false],
    ['lucasantunes', 'Lucas Ferreira Antunes', true, true],
    ['jsmith', 'Orla Vantreight', false, false],
  ] as const)
    assert.equal(bearsPersonName(handle, name, whole), expected, handle);
});

test('a short handle is its author’s, a short word is not', () => {
  const byline = (handle: string): string =>
    `<title>On films</title><h1>On films</h1><p>By Ana Lim, Bo Tanaka and Iris Vale</p><p>Write to ${handle}@duna.example</p>`;
  assert.deepEqual(read(byline('vale')).map(says), ['Iris Vale: vale@duna.example']);
  assert.deepEqual(read(byline('alim')).map(says), ['Ana Lim: alim@duna.example']);
  assert.deepEqual(read(byline('list')), []);
});
