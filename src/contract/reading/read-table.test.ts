import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine, readCsv, readLines } from './read-table.ts';

const bodies = (text: string) => readCsv(text).map(({ body }) => body.value);

test('a table becomes bodies of jobs: people, one claim by bare columns, more by numbered ones', () => {
  const [first] = bodies(
    'full_name,school,end_year,employer,is_current,employment_2.title,employment_2.employer,aliases,metadata.case\n' +
      '"Doe, Jane",MIT,2009,Halden,yes,Engineer,Norvane,J. Doe; Janie,7\n',
  );
  assert.deepEqual(first, {
    person: { full_name: 'Doe, Jane', aliases: ['J. Doe', 'Janie'] },
    claims: [
      { claim_key: 'education', claim_type: 'education', expected: { school: 'MIT', end_year: 2009 } },
      { claim_key: 'employment', claim_type: 'employment', expected: { employer: 'Halden', is_current: true } },
      { claim_key: 'employment-2', claim_type: 'employment', expected: { title: 'Engineer', employer: 'Norvane' } },
    ],
    metadata: { case: '7' },
  });
});

test('semicolons, tabs, spaces in names, empty lines and a byte order mark are no trouble', () => {
  for (const text of ['\uFEFFFull Name;School\nJane;MIT\n\n', 'full_name\tschool\r\nJane\tMIT\r\n'])
    assert.deepEqual(bodies(text), [
      {
        person: { full_name: 'Jane' },
        claims: [{ claim_key: 'education', claim_type: 'education', expected: { school: 'MIT' } }],
      },
    ]);
});

test('what is wrong with a cell stays as it is, so that the row is told', () => {
  const [row] = bodies('full_name,end_year\nJane,June 2012\n') as { claims: { expected: unknown }[] }[];
  assert.deepEqual(row?.claims[0]?.expected, { end_year: 'June 2012' });
});

test('a table without names of people is refused as a whole', () => {
  assert.throws(() => readCsv('school,degree\nMIT,PhD\n'), /full_name/);
});

test('a line that is no JSON is a fault of its row', () => {
  const rows = readLines('{"person":{"full_name":"A"}}\n{oops\n\n{"person":{"full_name":"C"}}');
  assert.deepEqual(
    rows.map(({ row, body }) => [row, body.faults.length]),
    [
      [1, 0],
      [2, 1],
      [3, 0],
    ],
  );
});

test('cells that a spreadsheet would run are defused', () => {
  assert.equal(csvLine([1, '=HYPERLINK("x")', 'a,b', null]), `1,"'=HYPERLINK(""x"")","a,b",\r\n`);
});
