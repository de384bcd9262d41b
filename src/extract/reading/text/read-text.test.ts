import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { linesOf } from './lines.ts';
import { readText } from './read-text.ts';

const plain = (text: string) => readText('https://t.example/', text, false);
const markdown = (text: string) => readText('https://t.example/', text, true);

test('wrapped lines form one paragraph, short lines and dated lines stand alone', () => {
  const page = plain(
    'Orla Vantreight\nPhysicist\n\nShe has written on the physics of thin films and on the measuring of\nsmall forces between plates. She lives in Corrin.\n\nEDUCATION\n1994 Ph.D., Northmarch University\n1990 B.A., Tallow College\n',
  );
  assert.deepEqual(
    page.blocks.map((block) => [block.text, block.heading]),
    [
      ['Orla Vantreight', null],
      ['Physicist', null],
      [
        'She has written on the physics of thin films and on the measuring of small forces between plates. She lives in Corrin.',
        null,
      ],
      ['EDUCATION', null],
      ['1994 Ph.D., Northmarch University', 'EDUCATION'],
      ['1990 B.A., Tallow College', 'EDUCATION'],
    ],
  );
});

test('entries that fill their lines stay apart', () => {
  const page = plain(
    'Ph.D. Computer Science, Northmarch Polytechnic Inst & State Univ, 1989\nM.S. Computer Science, University of Eastvale, Corrin, 1984\nB.S. Computer Science, University of Eastvale, Corrin, 1982\n',
  );
  assert.equal(page.blocks.length, 3);
});

test('list items lose their mark and keep their hanging lines; key and value stay one line', () => {
  const page = plain('- Lecturer at Northmarch,\n  1995 to 2001\n- Editor\nOffice: 12\nPhone: none\n');
  assert.deepEqual(
    page.blocks.map((block) => `${block.tag}:${block.text}`),
    ['li:Lecturer at Northmarch, 1995 to 2001', 'li:Editor', 'p:Office: 12', 'p:Phone: none'],
  );
});

test('one long paragraph stays one block up to the limit', () => {
  const page = plain(`${'She was there. '.repeat(300)}`);
  assert.equal(page.blocks.length, 1);
});

test('markdown: front matter, headings, emphasis, links, tables, template commands', () => {
  const page = markdown(
    '---\ntitle: "About Orla"\n---\n{% include x %}\nEducation\n======\n* **Ph.D.** in _physics_, [Northmarch](https://n.example/) 1994\n\n## Jobs\n| Year | Place |\n|---|---|\n| 1995 | Meridell Labs |\n',
  );
  assert.equal(page.title, 'About Orla');
  assert.deepEqual(
    page.blocks.map((block) => [block.tag, block.text, block.heading]),
    [
      ['h1', 'Education', null],
      ['li', 'Ph.D. in physics, Northmarch 1994', 'Education'],
      ['h2', 'Jobs', 'Education'],
      ['td', 'Year', 'Jobs'],
      ['td', 'Place', 'Jobs'],
      ['td', '1995', 'Jobs'],
      ['td', 'Meridell Labs', 'Jobs'],
    ],
  );
  assert.deepEqual(page.blocks[6]?.cell && [page.blocks[6].cell.row, page.blocks[6].cell.column], [1, 1]);
  assert.deepEqual(page.links, [{ href: 'https://n.example/', text: 'Northmarch', rel: '', block: 1 }]);
  assert.deepEqual(page.blocks[1]?.bold, [[0, 5]]);
});

test('markdown: a table may have no bars at its sides; a line with a bar alone is none', () => {
  const page = markdown('# Staff\n\nName | Role\n----- | :---:\nOrla Venn | Chair\nTam Lark | Clerk\n\nHere | there\n');
  assert.deepEqual(
    page.blocks.map(({ tag, text, cell }) => `${tag} ${text} ${cell?.row ?? '-'}${cell?.column ?? ''}`),
    [
      'h1 Staff -',
      'td Name 00',
      'td Role 01',
      'td Orla Venn 10',
      'td Chair 11',
      'td Tam Lark 20',
      'td Clerk 21',
      'p Here | there -',
    ],
  );
});

test('markdown: what its site shows of the head of a page stands below the text; settings do not', () => {
  const page = markdown(
    '---\nlayout: event\ntitle: Open rivers\nspeakers:\n - Orla Venn, Meridell Labs\n - name: Jonas Quill\nauthors: ["Ida Roe", "Tam Lark"]\nimage: /a.png\ndate: 2015-08-18\n---\nThree teams present.\n',
  );
  assert.deepEqual(
    page.blocks.map((block) => block.text),
    ['Three teams present.', 'Orla Venn, Meridell Labs, Jonas Quill', 'Ida Roe, Tam Lark'],
  );
});

for (const kind of ['plain', 'markdown'] as const) {
  test(`whatever the ${kind} text, every block is where it says it is`, () => {
    const pieces = fc.constantFrom(
      '# ',
      '* ',
      '**',
      '_',
      '|',
      '\n',
      '\n\n',
      '[a](b)',
      '`',
      'Orla',
      '1994',
      '    ',
      '---',
      'Education',
      '\\',
      '<b>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 50 }), (parts) => {
        const page = readText('https://t.example/', parts.join(''), kind === 'markdown');
        for (const block of page.blocks) {
          assert.equal(page.text.slice(block.start, block.start + block.text.length), block.text);
          assert.notEqual(block.text.trim(), '');
        }
      }),
      { numRuns: 300 },
    );
  });
}

/** What stands in the text, the text, and how many blocks it is. */
const RUNS: readonly (readonly [string, string, number])[] = [
  [
    'title-case heads, dates on own',
    `Jane Roe
Software Engineer, Stone Systems
Jan 2015 - Mar 2018
Product Manager, Hale Media
Apr 2018 - present`,
    5,
  ],
  [
    'long record lines dated at the end',
    `Senior Research Engineer, Stone Systems Laboratories, Oakham, 2015-2018
Associate Product Manager, Hale Media Group, Westmark, 2012-2015
Junior Analyst, Miles Consulting Partners, Selwick, 2010-2012`,
    3,
  ],
  [
    'long records without dates',
    `Professor of Marine Biology, Northfield University, Oakham, Maine
Visiting Fellow, Institute for Ocean Studies, Westmark, Oregon
Assistant Professor, Eastvale State College, Selwick, Ohio`,
    3,
  ],
  [
    'long records present',
    `Chief Financial Officer, Stone Capital Holdings (2015 to present)
Vice President for Finance, Hale Insurance Company (2009 to 2015)
Senior Auditor, Miles & Stone LLP, Oakham (2003 to 2009)`,
    3,
  ],
  [
    'records date in front month',
    `March 2015 to April 2018, Senior Engineer at Stone Systems in Oakham
June 2010 to March 2015, Engineer at Hale Media in the city of Westmark
2005 to 2010, Junior Engineer at Miles Works in the town of Selwick`,
    3,
  ],
  [
    'degree lines',
    `Bachelor of Science in Mechanical Engineering, Northfield University
Master of Business Administration, Eastvale School of Business Studies
Doctor of Philosophy in Physics, University of Oakham, with honours`,
    3,
  ],
  [
    'school lines',
    `Northfield University, Bachelor of Arts in Economics and Government
Eastvale Law School, Juris Doctor, Editor of the Eastvale Law Review
Westmark High School, Diploma, Class President and Football Captain`,
    3,
  ],
  [
    'title then place with pipe',
    `Marketing Director | Stone Beverages International | Oakham, Maine
Brand Manager | Hale Foods and Company of Westmark | Selwick, Ohio
Sales Associate | Miles Department Stores Limited | Port Ansel, Ohio`,
    3,
  ],
  [
    'date after dash',
    `Stone Systems - Senior Engineer - January 2015 to December 2018 in Oakham
Hale Media - Product Manager - January 2012 to December 2014 in Westmark`,
    2,
  ],
  [
    'bullets of unusual marks',
    `Experience at Stone Systems and its daughter companies, 2010 to 2014
» Led a team of twelve engineers who built the billing platform for all
» Cut the cost of hosting by half through a new way of storing records
➢ Wrote the handbook that every new engineer reads in the first week`,
    4,
  ],
  [
    'hard wrapped prose',
    `Jane Roe was born in Oakham and studied history at Northfield University
before she joined the Oakham Gazette, where she worked as a reporter and
later as an editor of the foreign desk. In 2004 she moved to Westmark and
founded Stone Media, a publisher of guides to small towns in the north of
the country.`,
    1,
  ],
  [
    'hard wrapped with capital starts',
    `After a short time in the army he went to Northfield University, where
Professor Stone taught him chemistry, and then to the laboratories of the
Hale Company in Westmark. There he met Ann Miles, whom he married in the
Church of St. Brannoc. They had two children, both of whom studied at the
University of Oakham.`,
    1,
  ],
  [
    'hard wrapped capital and comma',
    `She has worked for the World Health Fund, the Oakham Hospital Trust, the
Westmark Medical Foundation, Hale College and the Institute of Tropical
Medicine. She lives in Selwick.`,
    1,
  ],
  [
    'hard wrapped ends at year',
    `Roe joined the staff of the Oakham Gazette as a junior reporter in 1998
and left it for the Westmark Tribune, whose foreign editor she became.`,
    1,
  ],
  [
    'title case wrap in title',
    `She is the author of many books on the sea, among them The Long Tide and
The Harbour Lights, and of a life of Admiral Hale, which won the Oakham
Prize.`,
    1,
  ],
  [
    'mail',
    `I finished my degree in computer science at Northfield University in
May 2004 and have since then worked as a developer at Stone Systems,
Hale Media and Miles Works.`,
    1,
  ],
  [
    'narrow wrap',
    `Roe studied at the University of Oakham and then
worked as an engineer at Stone Systems, where she
led a team.`,
    1,
  ],
];

test('lines that are records stay blocks of their own, wrapped prose is joined', () => {
  for (const [stands, text, blocks] of RUNS) assert.equal(linesOf(text).length, blocks, stands);
});

test('markdown: a CV is about the author of its head; a line behind a colon tells of the one above', () => {
  const page = markdown(
    '---\ntitle: Curriculum Vitæ\nauthor: Orla Venn\n...\n\n# Studies\n\n2009\n:   PhD, Northmarch\n',
  );
  assert.deepEqual(
    page.blocks.map((block) => [block.tag, block.text]),
    [
      ['h1', 'Orla Venn'],
      ['h1', 'Studies'],
      ['p', '2009 PhD, Northmarch'],
      ['p', 'Orla Venn'],
    ],
  );
  assert.equal(markdown('---\ntitle: Appointments\nauthor: Orla Venn\n---\nText.\n').blocks[0]?.text, 'Text.');
});
