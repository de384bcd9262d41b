import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readDocument } from '../reading/read-document.ts';
import type { Refusal } from './question.ts';
import { readClaims } from './read-claims.ts';

const ORLA = { full_name: 'Orla Vantreight' };

function read(html: string, claim: Omit<Claim, 'claim_key'>, person = ORLA) {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="en"><head><title>Orla Vantreight</title></head><body>${html}</body></html>`,
  );
  const page = readDocument({
    url: 'https://orla.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
  });
  const refusals: Refusal[] = [];
  const { findings } = readClaims(page, {
    person,
    claims: [{ claim_key: 'c', ...claim }],
    organisations: NO_ORGANISATIONS,
    onRefusal: (reason) => refusals.push(reason),
  });
  for (const finding of findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return { findings, refusals };
}

const study = (school: string, rest: Record<string, unknown> = {}) => ({
  claim_type: 'education',
  expected: { school, ...rest },
});
const post = (employer: string, rest: Record<string, unknown> = {}) => ({
  claim_type: 'employment',
  expected: { employer, ...rest },
});
const told = ({ degree, start, end, status }: Finding) => [degree?.surface, start ?? null, end ?? null, status];

test('each organisation takes the degree and the years on its own side', () => {
  const html =
    '<p>Orla Vantreight</p><p>She holds a PhD from Tallow College (2014) and a BSc from Marl University (2008).</p>';
  assert.deepEqual(read(html, study('Tallow College')).findings.map(told), [['PhD', null, { year: 2014 }, 'stated']]);
  assert.deepEqual(read(html, study('Marl University')).findings.map(told), [['BSc', null, { year: 2008 }, 'stated']]);
});

test('an entry of several lines is read as one', () => {
  const html = `<h1>Orla Vantreight</h1><h2>Education</h2><ul>
    <li><div>2010 - 2014</div><div>Tallow College</div><div>PhD, Chemistry</div></li>
    <li><div>2005 - 2008</div><div>Marl University</div><div>BSc</div></li></ul>`;
  const [finding] = read(html, study('Tallow College', { field: 'Chemistry' })).findings;
  assert.deepEqual(told(finding!), ['PhD', { year: 2010 }, { year: 2014 }, 'stated']);
  assert.equal(finding!.field, 'Chemistry');
});

test('a post needs a title or a verb of working beside the organisation', () => {
  const html =
    '<p>Orla Vantreight is head of chemistry at Marl Ltd. Her articles were quoted in Tallow Weekly by many readers.</p>';
  const [finding] = read(html, post('Marl Ltd', { title: 'Head of Chemistry' })).findings;
  assert.equal(finding?.title, 'head of chemistry');
  assert.equal(finding?.current, true);
  assert.deepEqual(read(html, post('Tallow Weekly')).findings, []);
});

test('what is said of the organisation itself is no post', () => {
  const html = '<h1>Orla Vantreight joins Marl Ltd</h1><p>Founded in 2015, Marl Ltd designs and builds kilns.</p>';
  assert.deepEqual(read(html, post('Marl Ltd')).findings, []);
  const joined = '<h1>Orla Vantreight</h1><p>Founded in 2015, Marl Ltd builds kilns. She joined Marl Ltd in 2019.</p>';
  assert.deepEqual(
    read(joined, post('Marl Ltd')).findings.map(({ start }) => start),
    [{ year: 2019 }],
  );
});

test('a year in brackets behind the name does not date the post', () => {
  const html = '<h2>Former students</h2><ul><li>Orla Vantreight (2014), Marl Ltd, Utrecht</li></ul>';
  for (const { start, end } of read(html, post('Marl Ltd')).findings)
    assert.deepEqual([start, end], [undefined, undefined]);
});

test('what is said of relatives, other people and with doubt is not read', () => {
  const relative =
    '<p>Orla Vantreight grew up in Oslo, where her father worked for many years at Marl Ltd as an engineer.</p>';
  assert.deepEqual(read(relative, post('Marl Ltd')).refusals, ['relative_or_adviser']);
  const doubt =
    '<p>Orla Vantreight has never worked for a single day of her long career at Marl Ltd or its partners.</p>';
  assert.deepEqual(read(doubt, post('Marl Ltd')).refusals, ['doubt']);
});

test('a degree does not make its school an employer', () => {
  const html =
    '<p>Orla Vantreight, now a lecturer, earned her PhD in chemistry from Tallow College after years of research.</p>';
  assert.deepEqual(read(html, post('Tallow College', { title: 'Lecturer' })).refusals, ['is_study']);
});

test("the claim's own words for a course are its degree where the page has them", () => {
  const { findings } = read(
    '<h1>Orla Vantreight</h1><h2>Education</h2><p>Opleiding tot dijkwachter, Tallow College, 2011</p>',
    study('Tallow College', { degree: 'Opleiding tot dijkwachter' }),
  );
  assert.equal(findings[0]?.degree?.surface, 'Opleiding tot dijkwachter');
});

test('a second degree with a school of its own keeps its date, whether that school is known as one or not', () => {
  const { findings } = read(
    '<h1>Orla Vantreight</h1><p>She holds a BSc in Physics from Tallow College and a MSc in Optics from Estuary Hall, 2006.</p>',
    study('Tallow College', { degree: 'BSc' }),
  );
  assert.deepEqual(
    findings.map(({ degree, end }) => [degree?.surface, end]),
    [['BSc', undefined]],
  );
});
