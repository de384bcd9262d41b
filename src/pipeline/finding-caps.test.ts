import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSource } from '../domain/judging/fixtures.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { capJob, capPage, MOST_FINDINGS_OF_JOB, MOST_FINDINGS_OF_PAGE } from './finding-caps.ts';

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
