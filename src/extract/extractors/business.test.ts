import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { readDocument } from '../reading/read-document.ts';
import business from './business.ts';

function read(html: string, url = 'https://register-of-firms.example/7'): Finding[] {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const findings = business.extract(page);
  for (const finding of findings) {
    assert.ok(finding.quote.length > 0);
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return findings;
}

const says = (finding: Finding): string =>
  `${finding.person.name} | ${finding.title} | ${finding.organisation?.name} | ${finding.start?.year ?? ''}-${finding.end === undefined || finding.end === 'present' ? '' : finding.end.year} | ${finding.value ?? ''}`;

test('an officer table of a company register', () => {
  const html =
    '<h1>LAMP &amp; DAUGHTERS LIMITED</h1><dl><dt>Company number</dt><dd>08815999</dd><dt>Status</dt><dd>Active</dd></dl><h2>Officers</h2><table><tr><th>Name</th><th>Role</th><th>Appointed</th><th>Resigned</th></tr><tr><td>VANTREIGHT, Orla Jane</td><td>Director</td><td>14 December 2013</td><td></td></tr><tr><td>MILES, Peter</td><td>Secretary</td><td>14 December 2013</td><td>30 June 2018</td></tr></table>';
  assert.deepEqual(read(html).map(says), [
    'Orla Jane VANTREIGHT | Director | LAMP & DAUGHTERS LIMITED | 2013- | 08815999',
    'Peter MILES | Secretary | LAMP & DAUGHTERS LIMITED | 2013-2018 | 08815999',
  ]);
});

test('officers in running lines, in English and Italian', () => {
  const english =
    '<p>GREEN LAMP LTD, company number 09633000, private limited company.</p><p>Current officers, 2: VANTREIGHT, Orla, director, appointed 10 June 2015. MILES, Peter, secretary, appointed 1 May 2016.</p>';
  assert.deepEqual(read(english).map(says), [
    'Orla VANTREIGHT | director | GREEN LAMP LTD | 2015- | 09633000',
    'Peter MILES | secretary | GREEN LAMP LTD | 2016- | 09633000',
  ]);
  const italian =
    '<p>Denominazione LUCERNA S.R.L.</p><p>Numero REA FE-210000</p><p>Consigliera VANTREIGHT ORLA dal 09/03/2017</p>';
  assert.deepEqual(read(italian).map(says), ['VANTREIGHT ORLA | Consigliera | LUCERNA S.R.L. | 2017- | FE-210000']);
});

test('a register record that names its chair', () => {
  const html =
    '<h3>Public Register of Charities</h3><dl><dt>Name</dt><dd>Lamp and Pencil</dd><dt>Number</dt><dd>218/051</dd><dt>Chair</dt><dd>Orla Vantreight</dd></dl>';
  assert.deepEqual(read(html).map(says), ['Orla Vantreight | Chair | Lamp and Pencil | - | 218/051']);
});

test('offices on a company’s own page; a university’s page names posts, not offices of a firm', () => {
  const html =
    '<title>Clearlamp Ltd - About us</title><p>Clearlamp makes lamps.</p><p>Managing director: Peter Miles. Scientific adviser: Professor Orla Vantreight, Duna University. Principal investigator: Laura Stone.</p>';
  assert.deepEqual(
    read(html, 'https://clearlamp.example/about').map((finding) => `${finding.person.name}: ${finding.title}`),
    ['Peter Miles: Managing director', 'Orla Vantreight: Scientific adviser'],
  );
});
