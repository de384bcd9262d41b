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
  ['She began a Ph.D. at Westmark University.', ['attended Ph.D.@Westmark University']],
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
  ['Roe was supervised by Hal Winter, later dean of Oakham College.', ['Hal Winter: over dean@Oakham College']],
  ['Roe worked as a nanny for a Westmark University professor.', []],
  ['Another Jane Roe, who teaches at Northfield University, is her cousin.', []],
  ['Roe had been expected to succeed Miles as chairman of Marble Industries, but the board chose an outsider.', []],
  ['Her namesake Jane Roe, a lecturer at Northfield University, wrote the history of the game.', []],
  // Not yet
  [
    'Roe is in her final year of a BSc in architecture at Northfield University.',
    ['in_progress BSc, architecture@Northfield University'],
  ],
  // A subject, not a judge
  [
    "She earned a bachelor's degree in criminal justice from Northfield University.",
    ["stated bachelor's degree, criminal justice@Northfield University"],
  ],
  // Another year
  [
    'She studied law at Northfield University and set up her own practice in 1988.',
    ['attended law@Northfield University'],
  ],
  [
    'Roe studied chemistry and law at Northfield University and Westmark University, respectively.',
    ['attended chemistry@Northfield University', 'attended law@Westmark University'],
  ],
  // Over and going on
  [
    'She had joined Westmark University as an assistant professor in 2005 and was dismissed from it in 2011.',
    ['over assistant professor@Westmark University 2005-2011'],
  ],
  // Titles that verbs and nouns imply
  ['Her only job was a summer internship at Marble Capital.', ['over intern@Marble Capital']],
  // One organisation under two names
];

for (const [text, facts] of ROWS) test(text, () => assert.deepEqual(factsOf(text), facts));
