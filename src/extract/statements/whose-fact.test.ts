// A fact belongs to the one the sentence or the card gives it to: a wife, an adviser, a namesake, the next one of the list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOf, yearOf } from '../../../test/support/sentence-facts.ts';

const read = (body: string, title: string, type?: 'text/plain' | 'text/html'): string[] =>
  findingsOf(body, title, type)
    .filter(({ kind }) => kind !== 'business')
    .map(({ person, degree, title: post, organisation, start, end }) => {
      const what = degree?.surface ?? post ?? '';
      return `${person.name}: ${what}@${organisation?.name ?? ''} ${yearOf(start)}-${yearOf(end)}`;
    });

const holds = (found: readonly string[], start: string): boolean => found.some((line) => line.startsWith(start));

test('a given name outside the tables is a person after a word of kinship', () => {
  const cases: [string, string][] = [
    ['In 2008 Roe married Quelda Stonefield, an attorney at Marble Law Group.', 'Quelda Stonefield: attorney@'],
    ['She wrote her thesis under the supervision of Torvik Lien, who had studied at Northfield University.', 'Torvik'],
    ['Her advisor was Brannoc Teale, a professor at Westmark University.', 'Brannoc Teale: professor@'],
    ['His sister Ysolde Marr, a physician at Oakham Hospital, survives him.', 'Ysolde Marr: physician@'],
  ];
  for (const [sentence, owner] of cases) {
    const found = read(sentence, 'Jane Roe');
    assert.ok(holds(found, owner), `${sentence} → ${found.join('; ')}`);
    assert.ok(!holds(found, 'Jane Roe:'), `${sentence} → ${found.join('; ')}`);
  }
});

test('what bears a person’s name is no person', () => {
  assert.deepEqual(
    read('A Woodrow Stone fellowship took her to Westmark University, where she studied law.', 'Jane Roe'),
    ['Jane Roe: @Westmark University -'],
  );
  assert.ok(
    holds(read('Roe worked for Calvin Klein from 1990 to 1994.', 'Jane Roe'), 'Jane Roe: @Calvin Klein 1990-1994'),
  );
  assert.deepEqual(
    read('She was a Zeno R. Stone postdoctoral fellow at Westmark University from 1994 to 1995.', 'Jane Roe'),
    ['Jane Roe: postdoctoral fellow@Westmark University 1994-1995'],
  );
  assert.ok(holds(read('Roe was drafted by the Port Ansel Comets.', 'Jane Roe'), 'Jane Roe: @Port Ansel Comets'));
});

test('a degree behind the name is not said to be of the school that follows', () => {
  assert.deepEqual(read('Jane Roe, M.D., is a graduate of Westmark University.', 'Jane Roe'), [
    'Jane Roe: @Westmark University -',
  ]);
  assert.deepEqual(read('Jane Roe, Ph.D. from Westmark University, is a chemist.', 'Jane Roe'), [
    'Jane Roe: Ph.D.@Westmark University -',
  ]);
});

test('father and son of one name are two', () => {
  const text =
    'James Roe Sr. taught chemistry at Northfield University. His son James Roe Jr. is a surgeon at Oakham Hospital.';
  assert.deepEqual(read(text, 'James Roe Sr.'), [
    'James Roe: @Northfield University -',
    'James Roe Jr: surgeon@Oakham Hospital -',
  ]);
  // The one whose own name carries the mark keeps it.
  assert.deepEqual(read('James Roe Jr. is a surgeon at Oakham Hospital.', 'James Roe (surgeon)'), [
    'James Roe: surgeon@Oakham Hospital -',
  ]);
});

test('a namesake that the page tells apart is somebody else', () => {
  const text =
    'Sarah Roe, the novelist, should not be confused with Sarah J. Roe, an economist at the Bank of Westmark. The novelist studied at Northfield University.';
  const found = read(text, 'Sarah Roe');
  assert.ok(holds(found, 'Sarah J. Roe: economist@'), found.join('; '));
  assert.ok(!holds(found, 'Sarah Roe: economist@'), found.join('; '));
});

test('one adviser below a row of staff has a card of their own', () => {
  const card = (name: string, role: string): string => `<article><h2>${name}</h2><p>${role}</p></article>`;
  const page = `<html><body><h1>Meet the team</h1><section>${card('Hanneke Roe', 'Engineer at Stonefield Robotics')}${card('Bram Miles', 'Designer at Stonefield Robotics')}${card('Lotte Marsh', 'Intern at Stonefield Robotics')}</section><h2>Our advisors</h2><div>${card('Prof. Jan Teale', 'Professor at Westmark University')}</div></body></html>`;
  const found = read(page, 'Team', 'text/html');
  assert.ok(holds(found, 'Jan Teale: Professor@Westmark University'), found.join('; '));
  assert.ok(!holds(found, 'Lotte Marsh: Professor@'), found.join('; '));
});

test('a row of a table is of the first one named in it', () => {
  const row = (name: string, adviser: string, text: string): string =>
    `<tr><td>${name}</td><td>${text}</td><td>${adviser}</td></tr>`;
  const page = `<html><body><h1>Former members</h1><table>${row('Hanneke Roe', 'Bram Miles', 'She works at Stonefield Robotics as an engineer.')}${row('Lotte Marsh', 'Bram Miles', 'She teaches at Westmark University.')}${row('Anna Teale', 'Bram Miles', 'She left.')}</table></body></html>`;
  const found = read(page, 'Former members', 'text/html');
  assert.ok(holds(found, 'Hanneke Roe: engineer@Stonefield Robotics'), found.join('; '));
  assert.ok(!found.some((line) => line.startsWith('Bram Miles')), found.join('; '));
});

test('the life below a card with name and post is of that person', () => {
  const card = (name: string, role: string, life: string): string =>
    `<div class="card"><b>${name}</b><p>${role}</p></div><p>${life}</p>`;
  const page = `<html><body><h1>Invited guests</h1><div>${card('Hanneke Roe', 'Engineer, Oakham', 'After school she studied at Westmark University.')}${card('Bram Miles', 'Designer, Oakham', 'After school he studied at Alder University.')}${card('Lotte Marsh', 'Editor, Oakham', 'After school she studied at Northfield University.')}</div></body></html>`;
  const found = read(page, 'Guests', 'text/html');
  assert.ok(holds(found, 'Bram Miles: @Alder University'), found.join('; '));
  assert.ok(holds(found, 'Lotte Marsh: @Northfield University'), found.join('; '));
});

test('authors in the form of a citation head no cards', () => {
  const papers = [
    'Kabir KB, Roe JA. A study of ash. 2019.',
    'Kabir KB, Miles TR. More ash. 2020.',
    'Kabir KB. Ash. 2021.',
  ];
  const page = `<html><body><h1>Karim Kabir</h1><h2>Publications</h2><ul>${papers.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Education</h2><ul><li>Ph.D., Chemistry, Westmark University, 2014</li></ul></body></html>`;
  assert.ok(holds(read(page, 'Karim Kabir', 'text/html'), 'Karim Kabir: Ph.D.@Westmark University'));
});

test('a line of duties is no employer of the next post', () => {
  const job = (title: string, house: string, dates: string, duty: string): string =>
    `<div><h3>${title}</h3><div>${house}</div><div>${dates}</div><ul><li>${duty}</li></ul></div>`;
  const page = `<html><body><h1>Kelvin Roe</h1><h2>Experience</h2>${job('Product Manager', 'Stonefield Pay', 'Jan 2020 - Present', 'Launched integrations with Marble and Quartz')}${job('Business Analyst', 'Oakham Bank', 'Sep 2016 - Dec 2019', 'Reporting for the retail desk')}</body></html>`;
  const found = read(page, 'Kelvin Roe', 'text/html');
  assert.ok(holds(found, 'Kelvin Roe: Business Analyst@Oakham Bank 2016-2019'), found.join('; '));
  assert.ok(!found.some((line) => line.includes('Marble')), found.join('; '));
});

test('the date in the cell beside a line dates it', () => {
  const row = (date: string, text: string): string => `<tr><td>${date}</td><td>${text}</td></tr>`;
  const page = `<html lang="de"><body><h1>Jürgen Roe</h1><h2>Lebenslauf</h2><table>${row('seit 2012', 'Professor für Informatik an der Universität Nordfeld')}${row('2006', 'Promotion an der Universität Westmark')}</table></body></html>`;
  const found = read(page, 'Jürgen Roe', 'text/html');
  assert.ok(
    found.some((line) => line.endsWith('@Universität Nordfeld 2012-')),
    found.join('; '),
  );
  assert.ok(holds(found, 'Jürgen Roe: Promotion@Universität Westmark -2006'), found.join('; '));
});

test('a list that opens with a date sets every date above its line', () => {
  const row = (date: string, text: string): string => `<tr><td>${date}</td><td>${text}</td></tr>`;
  const page = `<html><body><h1>Gareth Roe</h1><h3>Education</h3><table>${row('2002–2006', 'DPhil in Statistics, Northfield University')}${row('1998–2002', 'MMath, Westmark University')}</table></body></html>`;
  const found = read(page, 'Gareth Roe', 'text/html');
  assert.ok(holds(found, 'Gareth Roe: DPhil@Northfield University 2002-2006'), found.join('; '));
  assert.ok(holds(found, 'Gareth Roe: MMath@Westmark University 1998-2002'), found.join('; '));
});

test('a short form stands for the one on the page who may be called so', () => {
  const page =
    '<html><body><h1>Board</h1><p><strong>Olivia Marsh, Chair</strong><br>Olivia is a partner of Stone Legal Group.</p><p><strong>Samuel Teale, Treasurer</strong><br>Sam is chief financial officer of Oakham Industries.</p></body></html>';
  assert.ok(
    holds(read(page, 'Board', 'text/html'), 'Samuel Teale: chief financial officer@Oakham Industries'),
    'Sam is Samuel',
  );
});

test('a higher heading closes the card above it', () => {
  const page =
    '<html><body><h2>Graduate Students</h2><h3>Alisha Marsh</h3><p>BS, Northfield College, 2019.</p><h3>Tomas Roe</h3><p>BSc, Westmark University.</p><h2>Alumni</h2><ul><li>Rina Teale (PhD 2018), now Research Scientist at Stone Biosciences</li></ul></body></html>';
  const found = read(page, 'People', 'text/html');
  assert.ok(!found.some((line) => line.startsWith('Tomas Roe') && line.includes('Stone')), found.join('; '));
});

test('a degree with a place of its own is not of the school before it', () => {
  const found = read('Roe took a B.S. from Northfield University in 1992 and an M.S. from UT in 1994.', 'Jane Roe');
  assert.ok(!found.some((line) => line.includes('M.S.@Northfield')), found.join('; '));
});

test('a degree taken "there" is of the school of the sentence before', () => {
  const found = read('Roe attended Northfield College. She received her B.A. there in 1950.', 'Jane Roe');
  assert.ok(holds(found, 'Jane Roe: B.A.@Northfield College -1950'), found.join('; '));
  const brother = read('Roe attended Northfield College. Her brother received his B.A. there in 1950.', 'Jane Roe');
  assert.ok(!holds(brother, 'Jane Roe: B.A.'), brother.join('; '));
});

test('children in a list, and a judge who was served, have posts of their own', () => {
  const family = 'She and her husband have two children; son, Anton, is a physicist at Marl University.';
  assert.ok(!holds(read(family, 'Jane Roe', 'text/html'), 'Jane Roe: physicist'));
  const served = 'She interned for Judge Robert Ellery at the Superior Court of Marl.';
  assert.ok(!holds(read(served, 'Jane Roe', 'text/html'), 'Jane Roe: Judge'));
  assert.ok(holds(read('She is a judge at the Superior Court of Marl.', 'Jane Roe', 'text/html'), 'Jane Roe: judge'));
});

test('whoever says "I" is not "she"', () => {
  const she = 'She works as a professor at Marl University.';
  assert.ok(!holds(read(`I am married to Quelda Stone. ${she}`, 'Jane Roe', 'text/html'), 'Jane Roe: professor'));
  assert.ok(holds(read(`Jane Roe lives in Oakham. ${she}`, 'Jane Roe', 'text/html'), 'Jane Roe: professor'));
});

test('who plays for a school or learns in its faculty has no post there', () => {
  assert.ok(!holds(read('A guard from Marl University, she played four seasons.', 'Jane Roe'), 'Jane Roe: guard@Marl'));
  assert.ok(
    !holds(read('She studied in the Legal faculty of Marl University.', 'Jane Roe'), 'Jane Roe: Legal faculty'),
  );
  assert.ok(holds(read('She was a player for Tallow Rovers until 1990.', 'Jane Roe'), 'Jane Roe: player@Tallow'));
});
