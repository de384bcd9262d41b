import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageFault } from './command-tools.ts';
import { claimsFromFlags, readSpan, requestFromFlags } from './request-from-flags.ts';

function education(text: string): unknown {
  return claimsFromFlags({ education: [text] })[0]?.expected;
}

test('a degree in words', () => {
  assert.deepEqual(education('MIT, PhD, 2009'), { school: 'MIT', degree: 'PhD', end_year: 2009 });
  assert.deepEqual(education('PhD, MIT, 2009'), { school: 'MIT', degree: 'PhD', end_year: 2009 });
  assert.deepEqual(education('MIT, Ph.D. in Physics, 2004-2009'), {
    school: 'MIT',
    degree: 'Ph.D.',
    field: 'Physics',
    start_year: 2004,
    end_year: 2009,
  });
  assert.deepEqual(education('MIT, BSc, Physics'), { school: 'MIT', degree: 'BSc', field: 'Physics' });
  assert.deepEqual(education('University of California, Berkeley, B.A., History, 2001'), {
    school: 'University of California, Berkeley',
    degree: 'B.A.',
    field: 'History',
    end_year: 2001,
  });
  assert.deepEqual(education('Norvane University'), { school: 'Norvane University' });
});

test('a name that begins like a degree is none', () => {
  assert.deepEqual(education('Boston College, Magna College'), { school: 'Boston College', degree: 'Magna College' });
  assert.deepEqual(education('Massachusetts Institute, MBA'), { school: 'Massachusetts Institute', degree: 'MBA' });
  assert.deepEqual(education('Ba Institute of Art, BFA'), { school: 'Ba Institute of Art', degree: 'BFA' });
});

test('a post with its time', () => {
  const employer = (text: string) => claimsFromFlags({ employer: [text] })[0]?.expected;
  assert.deepEqual(employer('Halden Robotics, CTO, since 2019'), {
    employer: 'Halden Robotics',
    title: 'CTO',
    start_date: '2019',
    is_current: true,
  });
  assert.deepEqual(employer('Halden Robotics, CTO, 2015-2019'), {
    employer: 'Halden Robotics',
    title: 'CTO',
    start_date: '2015',
    end_date: '2019',
  });
  assert.deepEqual(employer('employer=Marsh, Hill & Sons; title=Clerk; is_current=true'), {
    employer: 'Marsh, Hill & Sons',
    title: 'Clerk',
    is_current: true,
  });
});

test('times as people write them', () => {
  assert.deepEqual(readSpan('2009'), { end: '2009', isCurrent: false });
  assert.deepEqual(readSpan('2015-'), { start: '2015', isCurrent: true });
  assert.deepEqual(readSpan('2015 – present'), { start: '2015', isCurrent: true });
  assert.deepEqual(readSpan('2015-03 to 2016-11'), { start: '2015-03', end: '2016-11', isCurrent: false });
  assert.deepEqual(readSpan('2015-03'), { end: '2015-03', isCurrent: false });
  assert.equal(readSpan('Studio 2009'), null);
});

test('any type of claim, each with a key of its own', () => {
  const claims = claimsFromFlags({
    education: ['MIT, PhD', 'Yale, BA'],
    claim: ['award: name=Golden Spanner; year=2020', 'custom: statement=Swam the Channel: twice'],
  });
  assert.deepEqual(
    claims.map(({ claim_key: key, expected }) => [key, expected]),
    [
      ['education', { school: 'MIT', degree: 'PhD' }],
      ['education_2', { school: 'Yale', degree: 'BA' }],
      ['award', { name: 'Golden Spanner', year: 2020 }],
      ['custom', { statement: 'Swam the Channel: twice' }],
    ],
  );
});

test('what cannot be read is said, not guessed', () => {
  for (const flags of [
    { employer: ['a, b, c, d, e'] },
    { education: ['MIT, PhD, 2001, 2005'] },
    { education: [' , '] },
    { employer: ['employer='] },
    { claim: ['award'] },
  ]) {
    assert.throws(() => claimsFromFlags(flags), UsageFault);
  }
  assert.throws(() => requestFromFlags('Jane Doe', { maxSources: 'many' }), UsageFault);
});

test('the person and how to run', () => {
  assert.deepEqual(
    requestFromFlags('Jane Doe', { company: 'Acme', alias: ['J. Doe'], depth: 'deep', maxCost: '0.5' }),
    {
      person: { full_name: 'Jane Doe', aliases: ['J. Doe'], current_company: 'Acme' },
      options: { depth: 'deep', max_cost_usd: 0.5 },
    },
  );
});
