// What a text says of a study or a post without stating it, and what it states across two sentences.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractFindings } from '../extract-findings.ts';
import { readDocument } from '../reading/read-document.ts';
import { retractedFrom, unfinishedAt } from './retracted.ts';

const year = (date: { year: number } | 'present' | undefined): string =>
  date === undefined ? '' : date === 'present' ? 'now' : String(date.year);

function factsOf(body: string, contentType = 'text/plain', title = 'Jane Roe'): string[] {
  const page = readDocument({
    url: 'https://people.example/roe',
    status: 200,
    contentType: `${contentType}; charset=utf-8`,
    body: new TextEncoder().encode(body),
  });
  page.notEvidence = null;
  page.title = title;
  return extractFindings(page)
    .findings.filter((finding) => finding.kind === 'education' || finding.kind === 'employment')
    .map((finding) => {
      assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
      const years = finding.start || finding.end ? `${year(finding.start)}-${year(finding.end)}` : '';
      const what = finding.degree?.code ?? finding.degree?.level ?? finding.title ?? '';
      return [finding.organisation?.name ?? '', what, years, finding.status].join('|');
    });
}

const ROWS: readonly (readonly [sentence: string, facts: readonly string[]])[] = [
  // The end of a study stands in a later sentence.
  ['She studied at Norvane University. She did not graduate.', ['Norvane University|||not_conferred']],
  [
    'The website of Mayor Jane Roe no longer says she holds a degree from Norvane University. Roe attended from 1994 to 1997 but did not graduate.',
    ['Norvane University||1994-1997|not_conferred'],
  ],
  [
    'She began a doctorate at Norvane University in 1990. She never finished it.',
    ['Norvane University|doctoral||not_conferred'],
  ],
  ['Jane Roe studied at Norvane University. Her brother did not graduate.', ['Norvane University|||attended']],
  ['Jane Roe studied at Norvane University. Peter Miles did not graduate.', ['Norvane University|||attended']],
  // Words that were taken back, and questions.
  ['For years the site said she held a PhD from Norvane University.', []],
  ['She previously worked at Norvane Systems, the company said.', ['Norvane Systems|||stated']],
  ['Is it true that you hold a PhD from Norvane University?', []],
  ['Did you work at Norvane Systems as an engineer before 2010?', []],
  // Somebody else, named beside a relation.
  ['The youngest, Peter, took a doctorate in chemistry at the Kellbridge Institute.', []],
  ['One daughter, Anna, studied law at Norvane University.', []],
  // Offered, considered, admitted, refused.
  ['She was offered the chair of chemistry at Norvane University.', []],
  ['She was considered for the presidency of Norvane University.', []],
  ['She was admitted to Norvane University.', ['Norvane University|||attended']],
  ['She was enrolled into Kellbridge Institute but did not attend.', ['Kellbridge Institute|||negated']],
  [
    'She declined an offer from Caslon College, but joined Norvane University in 1999.',
    ['Norvane University||1999-|stated'],
  ],
  // A second organisation has its own title and years.
  [
    'She was a member of the Norvane Council from 2015 to 2021 and before that director of the Ansel Trust.',
    ['Norvane Council|member|2015-2021|stated', 'Ansel Trust|director||stated'],
  ],
  ['In July 2014, Jane Roe was named Halden CEO.', ['Halden|CEO|2014-|stated']],
  ['She stepped down as director of the Ansel Trust in 2019.', ['Ansel Trust|director|-2019|stated']],
  [
    'She served as counsel of Halden Robotics until its sale to the Ansel Trust in 2020.',
    ['Halden Robotics|counsel|-2020|stated'],
  ],
  ['Jane Roe is a lawyer who previously worked for Halden Robotics.', ['Halden Robotics|||stated']],
  // The writer's own words.
  ['My employer is Halden Robotics.', ['Halden Robotics|||stated']],
  ['From 2012 to 2016 I was at Yarmarka, an online market.', ['Yarmarka||2012-2016|stated']],
  [
    'I was a lecturer at Caslon College (2016–2020) and took my PhD in sociology there in 2015.',
    ['Caslon College|lecturer|2016-2020|stated', 'Caslon College|PhD|-2015|stated'],
  ],
  [
    "J'ai enseigné l'enquête à l'Université de Fourvière-Est (2017-2019).",
    ['Université de Fourvière-Est||2017-2019|stated'],
  ],
  // A year that opens the next clause.
];

for (const [sentence, facts] of ROWS)
  test(`reads: ${sentence}`, () => {
    assert.deepEqual(factsOf(sentence).sort(), [...facts].sort());
  });

test('a section in one paragraph is read record by record', () => {
  const facts = factsOf(
    '<html><body><h1>Jane Roe</h1><p>Lives in Oakham.</p><p>Experience: Halden Maps, Product Manager, 2017 – Present. Norvane College, Instructor, 2014 – 2017.</p><p>Education: University of Aldermoor, MSc Optics, 2012 – 2013. Kaveri Engineering College, BEng, 2007 – 2011.</p></body></html>',
    'text/html',
  );
  assert.ok(facts.includes('Halden Maps|Product Manager|2017-now|stated'), facts.join('\n'));
  assert.ok(facts.includes('Norvane College|Instructor|2014-2017|stated'), facts.join('\n'));
  assert.ok(facts.includes('Kaveri Engineering College|BEng|2007-2011|stated'), facts.join('\n'));
});

test('a dated line without a title takes nothing from the post above it', () => {
  const facts = factsOf(
    '<html><body><h1>Jane Roe</h1><h2>Experience</h2><p>Managing Director, Severn Holdings, 2004 - 2011</p><p>Sales, Lugg Valley Tractors, 1999 - 2004</p></body></html>',
    'text/html',
  );
  assert.ok(facts.includes('Severn Holdings|Managing Director|2004-2011|stated'), facts.join('\n'));
  assert.equal(facts.filter((fact) => fact.startsWith('Severn Holdings')).length, 1);
});

test('the patterns stay linear on long input', () => {
  const long = `for years ${'site page bio said no longer left '.repeat(4_000)}`;
  const before = performance.now();
  retractedFrom(long);
  unfinishedAt(long);
  assert.ok(performance.now() - before < 200);
});
