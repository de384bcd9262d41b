import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import { readDocument } from '../reading/read-document.ts';
import theses from './theses.ts';

function read(html: string, more: Partial<Page> = {}): Finding[] {
  const page = readDocument({
    url: 'https://repository.norvane.example/handle/1/2',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const whole = { ...page, ...more };
  const findings = theses.accepts(whole) ? theses.extract(whole) : [];
  for (const finding of findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return findings;
}

const says = ({ person, organisation, degree, end }: Finding): string =>
  [
    person.name,
    organisation?.name,
    organisation?.how,
    degree?.level ?? '-',
    (end as { year?: number })?.year ?? '-',
  ].join(' | ');

const meta = (tags: Record<string, string>): string =>
  Object.entries(tags)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');

test('a record with its awarding institution beside a label', () => {
  const tags = meta({
    citation_title: 'Lamps that think',
    citation_author: 'van der Meer, J.',
    citation_publication_date: '2014/08/27',
  });
  const body = `<main><h1>Lamps that think</h1><p>Master Thesis (2014)</p><h5>Author(s)</h5><p>J. van der Meer</p>
    <h5>Contributor(s)</h5><p>Otto Brandt – Mentor</p><h5>Awarding Institution</h5><p>Norvane University of Technology</p></main>`;
  const found = read(`<head>${tags}</head><body>${body}</body>`);
  assert.deepEqual(found.map(says), ['J. van der Meer | Norvane University of Technology | text | master | 2014']);
  assert.match(found[0]!.quote, /Master Thesis \(2014\)/);
});

test('DSpace: tags of Dublin Core, the type in the page, the school as the owner of the site', () => {
  const tags = meta({
    'DC.title': 'On invented metals',
    'DC.creator': 'Varga, Ilse',
    'DC.type': 'Thesis',
    'DCTERMS.issued': '2004-06-01',
    'DC.date.issued': '2004-06-01',
  });
  const body =
    '<h2>On invented metals</h2><table><tr><td>Author:</td><td>Varga, Ilse</td></tr><tr><td>Type:</td><td>Doctoral thesis</td></tr></table>';
  const html = `<head>${tags}</head><body>${body}</body>`;
  const siteOwner = { name: 'Norvane University', school: true };
  assert.deepEqual(read(html, { siteOwner }).map(says), [
    'Ilse Varga | Norvane University | page_organisation | doctoral | 2004',
  ]);
  assert.deepEqual(read(html), [], 'nobody says which school it was');
});

test('a bare thesis says where it was handed in, and no degree', () => {
  const tags = meta({
    citation_title: 'On alloys',
    citation_author: 'Ilse Varga',
    citation_dissertation_institution: 'Halden Polytechnic',
  });
  const body = '<h1>On alloys</h1><p>Ilse Varga</p><p>Thesis, Halden Polytechnic</p>';
  assert.deepEqual(read(`<head>${tags}</head><body>${body}</body>`).map(says), [
    'Ilse Varga | Halden Polytechnic | text | - | -',
  ]);
});

test('an article, and a record whose title or author the page does not show, say nothing of a study', () => {
  const thesis = { citation_title: 'On alloys', citation_author: 'Ilse Varga', 'DC.type': 'Thesis' };
  const body = '<h1>On alloys</h1><p>Ilse Varga</p><p>Doctoral thesis</p><p>University: Halden Polytechnic</p>';
  assert.equal(read(`<head>${meta(thesis)}</head><body>${body}</body>`).length, 1);
  const journal = { ...thesis, citation_journal_title: 'Annals of Metals' };
  assert.deepEqual(read(`<head>${meta(journal)}</head><body>${body}</body>`), []);
  assert.deepEqual(read(`<head>${meta({ ...thesis, citation_title: 'Other' })}</head><body>${body}</body>`), []);
  assert.deepEqual(read(`<head>${meta({ ...thesis, citation_author: 'Otto Brandt' })}</head><body>${body}</body>`), []);
  const article = '<h1>On alloys</h1><p>Ilse Varga</p><p>University: Halden Polytechnic</p>';
  const untyped = { citation_title: 'On alloys', citation_author: 'Ilse Varga' };
  assert.deepEqual(read(`<head>${meta(untyped)}</head><body>${article}</body>`), []);
});
