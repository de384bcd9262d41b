// Sentences in which the words of a claim stand and the claim does not hold: begun and given up, of an honour, of a course,
// of another person, of another year. One row a cause; the subject of the page is Jane Roe.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOf, yearOf } from '../../../test/support/sentence-facts.ts';

function factsOf(text: string): string[] {
  return findingsOf(text)
    .map((finding) => {
      const who = finding.person.subject ? '' : `${finding.person.name}: `;
      const state = finding.kind === 'employment' && finding.current === false ? 'over' : finding.status;
      const what = [finding.degree?.surface ?? finding.title, finding.field].filter(Boolean).join(', ');
      const dates = finding.start || finding.end ? ` ${yearOf(finding.start)}-${yearOf(finding.end)}` : '';
      return `${who}${state} ${what}@${finding.organisation?.name ?? ''}${dates}`;
    })
    .sort();
}

const ROWS: [string, string[]][] = [
  // Honours
  [
    'Roe received the degree of Doctor of Humane Letters, honoris causa, from Northfield University in 2003.',
    ['honorary Doctor of Humane Letters@Northfield University -2003'],
  ],
  // Begun and given up, begun and no more, begun and finished
  [
    'She began a doctorate in history at Westmark University, having taken her B.A. at Northfield University, but abandoned it in 1977.',
    ['not_conferred doctorate, history@Westmark University', 'stated B.A.@Northfield University'],
  ],
  ['She began a Ph.D. at Westmark University.', ['attended Ph.D.@Westmark University']],
  [
    'She began a doctorate at Westmark University in 1970 and completed it in 1975.',
    ['stated doctorate@Westmark University 1970-'],
  ],
  [
    'Roe completed all the coursework for a Ph.D. in history at Westmark University but never submitted a dissertation.',
    ['not_conferred Ph.D., history@Westmark University'],
  ],
  [
    'Roe studied engineering at Westmark University but her studies were interrupted by the war.',
    ['not_conferred engineering@Westmark University'],
  ],
  [
    'Although her website said she had a Ph.D. from Westmark University, the school confirmed that she had not completed the degree.',
    ['not_conferred Ph.D.@Westmark University'],
  ],
  [
    'Roe was awarded a scholarship to Westmark University but could not afford to take it up.',
    ['negated @Westmark University'],
  ],
  // Courses
  [
    'She is a graduate of the Program for Management Development at Oakham Business School.',
    ['non_degree @Oakham Business School'],
  ],
  ['Roe took summer courses in film at Northfield University.', ['non_degree @Northfield University']],
  // Still a student
  [
    'Roe, a sophomore point guard majoring in kinesiology at Northfield University, was named to the team on Tuesday.',
    ['in_progress kinesiology@Northfield University'],
  ],
  // Somebody else
  [
    'At Northfield University she supervised fourteen dissertations, including that of Maria Teale (Ph.D. Westmark University, 1984).',
    ['Maria Teale: stated Ph.D.@Westmark University -1984'],
  ],
  [
    'In 2008 Roe married Lucinda Marsh, an attorney at Marble Law Group and a graduate of Northfield University.',
    ['Lucinda Marsh: stated @Northfield University', 'Lucinda Marsh: stated attorney@Marble Law Group 2008-'],
  ],
  ['Roe was supervised by Hal Winter, later dean of Oakham College.', ['Hal Winter: over dean@Oakham College']],
  ['They have two sons, one of whom attends Northfield University.', []],
  ['Roe worked as a nanny for a Westmark University professor.', []],
  ['Another Jane Roe, who teaches at Northfield University, is her cousin.', []],
  ['Roe had been expected to succeed Miles as chairman of Marble Industries, but the board chose an outsider.', []],
  ['Roe sold her company, Pixelwork Studios, to Marble Industries in 2001.', ['stated owner@Pixelwork Studios']],
  [
    'Roe replaced Sam Teale as manager of Oakham Council in 2013 after Teale took a job at Marble Industries.',
    ['Sam Teale: stated @Marble Industries 2013-', 'stated manager@Oakham Council 2013-'],
  ],
  ['Her namesake Jane Roe, a lecturer at Northfield University, wrote the history of the game.', []],
  // Not yet
  [
    'Roe is in her final year of a BSc in architecture at Northfield University.',
    ['in_progress BSc, architecture@Northfield University'],
  ],
  ['Roe will join Northfield University as an assistant professor in July 2035.', []],
  // A subject, not a judge
  [
    "She earned a bachelor's degree in criminal justice from Northfield University.",
    ["stated bachelor's degree, criminal justice@Northfield University"],
  ],
  // Another year
  [
    'Roe earned her medical degree from Westmark University, founded in 1499, in 1978.',
    ['stated medical degree@Westmark University -1978'],
  ],
  [
    'Roe earned a B.A. from Oakham College (since 2005 the University of Oakham) in 1996.',
    ['stated B.A.@Oakham College -1996'],
  ],
  [
    'She joined Oakham Hospital in 1985 and became chairman of cardiology there twelve years later.',
    ['stated chairman of cardiology@Oakham Hospital 1997-'],
  ],
  [
    'She studied law at Northfield University and set up her own practice in 1988.',
    ['attended law@Northfield University'],
  ],
  [
    'From 1994 to 1998 and from 2001 to 2006, Roe was, respectively, secretary of Oakham Council and chairman of Marble Industries.',
    ['over chairman@Marble Industries 2001-2006', 'over secretary@Oakham Council 1994-1998'],
  ],
  [
    'Roe studied chemistry and law at Northfield University and Westmark University, respectively.',
    ['attended chemistry@Northfield University', 'attended law@Westmark University'],
  ],
  [
    "Roe earned a B.A. at Oakham College in 2001 and, nine years later, a master's degree from Northfield University.",
    ['stated B.A.@Oakham College -2001', "stated master's degree@Northfield University -2010"],
  ],
  // Over and going on
  [
    'She stepped down in March 2017 and is now an operating partner at Marble Capital.',
    ['stated operating partner@Marble Capital'],
  ],
  [
    'She had joined Westmark University as an assistant professor in 2005 and was dismissed from it in 2011.',
    ['over assistant professor@Westmark University 2005-2011'],
  ],
  ['Roe taught at Westmark University and never worked outside of academia.', ['over @Westmark University']],
  // Titles that verbs and nouns imply
  ['Roe edited the Oakham Review for eleven years.', ['over editor@Oakham Review']],
  ['Her only job was a summer internship at Marble Capital.', ['over intern@Marble Capital']],
  // One organisation under two names
  [
    'Roe joined Marble Industries, now Quartz Industries, as policy director in 2015.',
    ['stated policy director@Marble Industries 2015-'],
  ],
];

for (const [text, facts] of ROWS) test(text, () => assert.deepEqual(factsOf(text), facts));
