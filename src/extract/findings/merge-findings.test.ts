import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { mergeFindings } from './merge-findings.ts';

const post = (more: Partial<Finding>): Finding => ({
  kind: 'employment',
  person: { name: 'Orla Vantreight', how: 'prose', subject: true },
  status: 'stated',
  organisation: { name: 'Marl Foods', how: 'text' },
  quote: 'q',
  from: 0,
  to: 1,
  via: 'prose',
  certainty: 0.8,
  current: null,
  ...more,
});

test('what is over and what goes on at one employer are two posts', () => {
  const was = post({ start: { year: 1998 }, current: false });
  const is = post({ title: 'Director', current: true });
  assert.equal(mergeFindings([was, is]).length, 2);
  const [one, ...more] = mergeFindings([{ ...was, current: null }, is]);
  assert.deepEqual([one?.title, one?.start, one?.current, more.length], ['Director', { year: 1998 }, true, 0]);
});

test('a degree without a school goes where the same person has it with one, however the page writes the name', () => {
  const degree = { surface: 'PhD', level: 'doctoral', code: 'PHD' } as const;
  const study = (more: Partial<Finding>): Finding => post({ kind: 'education', degree, ...more });
  const { organisation: _none, ...bare } = study({ person: { name: 'O. Vantreight', how: 'prose', subject: true } });
  const told = study({ person: { name: 'Orla (Ola) Vantreight', how: 'record', subject: true } });
  assert.deepEqual(mergeFindings([bare, told]), [told]);
  const other = { ...bare, person: { ...bare.person, subject: false } };
  assert.equal(mergeFindings([other, told]).length, 2);
});

test('a degree goes to no school for another one of its level', () => {
  const degree = { surface: 'Master 2', level: 'master', code: null } as const;
  const { organisation: _none, ...bare } = post({ kind: 'education', degree });
  const study = post({ kind: 'education', degree: { ...degree, surface: 'Diplomstudium' } });
  assert.deepEqual(
    mergeFindings([bare, study]).map(({ degree: found }) => found?.surface),
    ['Diplomstudium'],
  );
});
