import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSource } from '../domain/judging/fixtures.ts';
import type { ReadSource } from '../domain/model/source.ts';
import {
  capJob,
  capPage,
  MOST_FINDINGS_OF_JOB,
  MOST_FINDINGS_OF_PAGE,
  MOST_ORGANISATIONS,
  MOST_OWN_ORGANISATIONS,
} from './finding-caps.ts';

const PERSON = { full_name: 'Maren Tollefsen' };

function directory(count: number, at = -1): ReadSource {
  const source = makeSource({ id: `src_${count}`, url: 'https://staff.example/', name: 'Somebody Else', facts: [] });
  const findings = Array.from({ length: count }, (_, index) => ({
    kind: 'employment' as const,
    person: { name: index === at ? 'M. Tollefsen' : `Other ${index}`, how: 'record' as const, subject: false },
    status: 'stated' as const,
    current: null,
    quote: 'x',
    from: index,
    to: index + 1,
    via: 'record' as const,
    certainty: 1,
  }));
  const people = findings.map(({ person }) => ({ name: person.name, subject: false }));
  return { ...source, findings, people };
}

test('of a long list the person stays, wherever they stand', () => {
  const { findings, people, capped } = capPage(PERSON, directory(5000, 4321));
  assert.equal(findings.length, MOST_FINDINGS_OF_PAGE);
  assert.equal(findings.at(-1)!.person.name, 'M. Tollefsen');
  assert.ok(people.some((entry) => entry.name === 'M. Tollefsen'));
  assert.ok(capped);
});

test('a page within the limit stays as it is', () => {
  const page = directory(MOST_FINDINGS_OF_PAGE);
  assert.deepEqual(capPage(PERSON, page), { findings: page.findings, people: page.people, capped: false });
});

test('a job is judged on so many facts at most, and short pages lose none', () => {
  const long = Array.from({ length: 12 }, () => directory(500));
  const short = directory(7);
  const capped = capJob(PERSON, [...long, short]);
  const total = capped.reduce((sum, source) => sum + source.findings.length, 0);
  assert.ok(total <= MOST_FINDINGS_OF_JOB && total > MOST_FINDINGS_OF_JOB * 0.95, `${total}`);
  assert.equal(capped.at(-1), short);
  const few = [directory(10), directory(20)];
  assert.equal(capJob(PERSON, few), few);
});

/** A directory in which everybody, or the person, is somewhere else. */
function employers(url: string, count: number, name: string): ReadSource {
  const page = directory(count);
  const findings = page.findings.map((finding, index) => ({
    ...finding,
    person: { ...finding.person, name },
    organisation: { name: `${url} ${index}`, how: 'text' as const },
  }));
  return { ...page, url, findings };
}

function namesIn(sources: readonly ReadSource[]): Set<string | undefined> {
  return new Set(sources.flatMap(({ findings }) => findings.map(({ organisation }) => organisation?.name)));
}

test('a job is judged on so many different organisations at most, those beside the name of the person first', () => {
  const others = ['a', 'b', 'c'].map((url) => employers(url, 450, 'Somebody Else'));
  const own = employers('z', 300, 'M. Tollefsen');
  const capped = capJob(PERSON, [...others, own]);
  assert.equal(namesIn(capped).size, MOST_ORGANISATIONS);
  assert.deepEqual(capped.at(-1)!.findings, own.findings);
  // The order in which the pages came in changes nothing.
  assert.deepEqual(namesIn(capJob(PERSON, [own, ...others.toReversed()])), namesIn(capped));
});

test('no page makes a person of a thousand employers', () => {
  const capped = capJob(PERSON, [employers('a', 500, 'Maren Tollefsen'), employers('b', 500, 'Maren Tollefsen')]);
  assert.equal(namesIn(capped).size, MOST_OWN_ORGANISATIONS);
});

test('many facts of few organisations all stay, and so do facts of none', () => {
  const page = directory(500);
  const few = page.findings.map((finding, index) => ({
    ...finding,
    organisation: { name: `Employer ${index % 20}`, how: 'text' as const },
  }));
  const sources = [{ ...page, findings: few }, directory(400)];
  assert.equal(capJob(PERSON, sources), sources);
});
