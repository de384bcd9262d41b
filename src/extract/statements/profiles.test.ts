// Sentences of profiles as clinics, schools, firms and boards write them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

/** What is read of Orla Vantreight on her own page. */
function facts(text: string, heading = 'Orla Vantreight'): string[] {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="en"><head><title>${heading}</title></head><body><h1>${heading}</h1><p>${text}</p></body></html>`,
  );
  const page = readDocument({
    url: 'https://people.example/vantreight',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
  });
  return readPage(page, null, NO_ORGANISATIONS)
    .findings.filter(({ kind }) => kind === 'education' || kind === 'employment')
    .map(({ kind, organisation, title, degree, start, end }) => {
      const years = [start?.year, end === 'present' ? end : end?.year].map((year) => year ?? '').join('-');
      return `${kind} | ${organisation?.name ?? ''} | ${title ?? degree?.surface ?? ''} | ${years}`;
    });
}

const CASES: readonly [text: string, found: readonly string[]][] = [
  [
    'Orla graduated from the physician assistant program at Fairmoor University in 2015.',
    ['education | Fairmoor University |  | -2015'],
  ],
  [
    'She worked as an EMT with Tallow County Ambulance and as a medical scribe at Meridell Clinic.',
    ['employment | Tallow County Ambulance |  | -', 'employment | Meridell Clinic |  | -'],
  ],
  [
    'She has been in private practice since 1998 and serves as medical director for Brightwater Hospice.',
    ['employment | Brightwater Hospice | medical director | -'],
  ],
  [
    'During 2016-17 she was a visiting scholar at the Institute for Tidal Study, and in 2019 she was a visiting professor at the University of Northmarch.',
    [
      'employment | Institute for Tidal Study | visiting scholar | 2016-2017',
      'employment | University of Northmarch | visiting professor | 2019-',
    ],
  ],
  [
    'She joined Halden Marsh in 1999 after five years with the Northmarch Department of Transportation, became a principal in 2008, and leads the Oakham office.',
    ['employment | Halden Marsh |  | 1999-', 'employment | Northmarch Department of Transportation |  | -'],
  ],
  [
    'She joined Tallow Bank in 2016 as Deputy Head from Fairmoor Bank, where she had been Head of Research.',
    ['employment | Tallow Bank | Deputy Head | 2016-', 'employment | Fairmoor Bank | Head of Research | -'],
  ],
  [
    'She received her law degree from Tallowmere Law School, where she was an editor of the Law Review.',
    ['education | Tallowmere Law School | law degree | -'],
  ],
  [
    'She holds an MBA from the Meridell Business School, where she was a Stone Scholar.',
    ['education | Meridell Business School | MBA | -'],
  ],
  [
    'Director of Tidal Matters, Meridell Institute of Technology',
    ['employment | Meridell Institute of Technology | Director | -'],
  ],
  ['She retired from the U.S. Army in 2014.', ['employment | U.S. Army |  | -2014']],
  ['She is the founder of Wayfarer (acquired by Lumentis in 2019).', ['employment | Wayfarer | founder | -']],
  [
    'After four years as a staff photographer for the Northmarch Herald I went freelance in 2015.',
    ['employment | Northmarch Herald | staff photographer | -'],
  ],
  [
    'She trained at the Norvane Academy of Dramatic Art and was Associate Director at Tallow Theatre from 2014 to 2018.',
    [
      'education | Norvane Academy of Dramatic Art |  | -',
      'employment | Tallow Theatre | Associate Director | 2014-2018',
    ],
  ],
  [
    'Software engineer from Selwick, working on databases at Lumentis. Previously @Quuxware.',
    ['employment | Lumentis | Software engineer | -', 'employment | Quuxware |  | -'],
  ],
  [
    'I was a fellow at Indiva University from 2013-2015 and am now at Northmarch State University.',
    ['employment | Indiva University | fellow | 2013-2015', 'employment | Northmarch State University |  | -'],
  ],
  ['Her work has been shown at Gallery Brightwater and the Northmarch Biennial.', []],
  [
    'She is a graduate of Fairmoor University’s Marriage and Family Therapy program.',
    ['education | Fairmoor University |  | -'],
  ],
];

for (const [text, found] of CASES) test(text, () => assert.deepEqual(facts(text), found));

test('behind a name and a degree stands where somebody works, unless it is a school', () => {
  const html = 'Orla Vantreight, M.D., Lakeshore Eye Associates';
  assert.ok(!facts(html).some((fact) => fact.startsWith('education')));
});

test('who left with a degree is now somewhere else', () => {
  assert.deepEqual(
    facts('Orla Vantreight (PhD 2018), now at Lumentis', 'Former members').filter((fact) =>
      fact.startsWith('employment'),
    ),
    ['employment | Lumentis |  | -'],
  );
});

test('a headline of an appointment names the firm and not the one appointed', () => {
  const found = facts(
    'OAKHAM, June 3, 2019 – Meridell Foods, Inc. (NASDAQ: MRDL), a leading maker of packaged foods, today announced that Quillan Vennberg has been named Chief Financial Officer, effective July 1.',
    'Meridell Foods Names Quillan Vennberg Chief Financial Officer',
  );
  assert.ok(!found.some((fact) => /Names/.test(fact.split(' | ')[1]!)), found.join('\n'));
});

test('whom the clause behind "After" leads to goes on as "she"', () => {
  const text =
    'After her degree in chemistry from Norvane College in 2012, Orla Vantreight went to Brightwater. Three years later she enrolled at Tallowmere University.';
  assert.deepEqual(
    facts(text, 'Portrait of a graduate').filter((fact) => fact.includes('Tallowmere')),
    ['education | Tallowmere University |  | -'],
  );
});

test('a year in a column of its own is of what its heading says', () => {
  const table =
    '</p><table><tr><th>Name</th><th>Position</th><th>Since</th><th>Occupation</th></tr><tr><td>Orla Vantreight</td><td>Chair</td><td>2016</td><td>Partner, Halden Harrow LLP</td></tr><tr><td>Maria Stone</td><td>Member</td><td>2019</td><td>CEO, Tallow Group</td></tr></table><p>';
  const found = facts(table, 'The board');
  assert.ok(found.includes('employment | Halden Harrow LLP | Partner | -'), found.join('\n'));
});
