// Lines of a profile that may not be fetched, as search engines show them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hit, Query } from '../domain/model/query.ts';
import { withProfileSnippet } from './profile-snippet.ts';

const QUERY = { names: ['Ilse Varga'] } as Query;
const hit = (title: string, snippet: string, url = 'https://no.linkedin.com/in/ilse-varga?trk=x'): Hit => ({
  url,
  title,
  snippet,
  publishedDate: null,
});
const told = (found: Hit): (string | undefined)[][] =>
  (found.record?.findings ?? []).map(({ kind, organisation, title, value }) => [
    kind,
    organisation?.name ?? value,
    title,
  ]);

test("what the engine shows of a profile is the person's own statement, with the line as its quote", () => {
  const found = withProfileSnippet(
    hit(
      'Ilse Varga - Chemist - Halden Robotics | LinkedIn',
      'Experience: Halden Robotics · Education: Norvane University · Location: Norvane · 500+ connections on LinkedIn.',
    ),
    QUERY,
  );
  assert.equal(found.record?.asserter, 'person');
  assert.equal(found.url, 'https://no.linkedin.com/in/ilse-varga');
  assert.deepEqual(told(found), [
    ['employment', 'Halden Robotics', 'Chemist'],
    ['employment', 'Halden Robotics', undefined],
    ['education', 'Norvane University', undefined],
    ['location', 'Norvane', undefined],
  ]);
  for (const finding of found.record!.findings) {
    assert.equal(found.record!.text.slice(finding.from, finding.to), finding.quote);
    assert.equal(finding.current, null);
  }
});

test('labels are read in other languages, and "title at company" from the headline', () => {
  const german = withProfileSnippet(
    hit(
      'Ilse Varga – Chemikerin bei Halden GmbH | LinkedIn',
      'Berufserfahrung: Halden GmbH · Ausbildung: Universität Norvane · Ort: Norvane',
    ),
    QUERY,
  );
  assert.deepEqual(told(german)[0], ['employment', 'Halden GmbH', 'Chemikerin']);
  assert.deepEqual(told(german)[2], ['education', 'Universität Norvane', undefined]);
});

test('a namesake, another page of the site, and other sites stay as they are', () => {
  const lines = 'Experience: Halden Robotics · Education: Norvane University';
  for (const other of [
    hit('Hanna Varga - Chemist - Halden | LinkedIn', lines),
    hit('Halden Robotics | LinkedIn', lines, 'https://www.linkedin.com/company/halden'),
    hit('Ilse Varga - Chemist - Halden', lines, 'https://norvane.example/in/varga'),
  ])
    assert.equal(withProfileSnippet(other, QUERY).record, undefined);
});
