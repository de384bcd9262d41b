import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../domain/model/finding.ts';
import type { Page } from '../domain/model/page.ts';
import { extractFindings } from './extract-findings.ts';
import { readDocument } from './reading/read-document.ts';

function pageOf(text: string, title: string | null = null): Page {
  const page = readDocument({
    url: 'https://people.example/roe',
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: new TextEncoder().encode(text),
  });
  page.notEvidence = null;
  if (title !== null) page.title = title;
  return page;
}

function findings(text: string, title: string | null = 'Jane Roe'): Finding[] {
  const page = pageOf(text, title);
  const found = extractFindings(page).findings;
  for (const finding of found)
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote, 'every quote is the page’s own text');
  return found;
}

const year = (date: Finding['end']): string =>
  date === undefined ? '' : date === 'present' ? 'present' : String(date.year);
const studies = (text: string, title?: string | null): string[] =>
  findings(text, title)
    .filter((finding) => finding.kind === 'education')
    .map((finding) =>
      [
        finding.organisation?.name ?? '',
        finding.degree?.code ?? finding.degree?.level ?? '',
        finding.field ?? '',
        year(finding.end),
      ].join('|'),
    );
const posts = (text: string, title?: string | null): string[] =>
  findings(text, title)
    .filter((finding) => finding.kind === 'employment')
    .map((finding) => `${finding.title ?? ''}@${finding.organisation?.name ?? ''}`);

test('degree, field, school and year', () => {
  assert.deepEqual(
    studies(
      'Roe received a B.A. in history from Northfield College in 1981 and a Ph.D. in economics from the University of Westmark in 1988.',
    ),
    ['Northfield College|BA|history|1981', 'University of Westmark|PhD|economics|1988'],
  );
});

test('respectively, and degrees that share a school', () => {
  assert.deepEqual(studies('She earned her M.S. and Ph.D. from Eastvale University in 1983 and 1986, respectively.'), [
    'Eastvale University|MSc||1983',
    'Eastvale University|PhD||1986',
  ]);
  assert.deepEqual(studies('Her B.A. and M.A. degrees are from Northfield College and Eastvale University.'), [
    'Northfield College|BA||',
    'Eastvale University|MA||',
  ]);
});

test('clauses of a directory entry', () => {
  const text =
    'ROE, Jane Ann, a Representative from Westmark; born in Springvale, Oak County, May 3, 1950; graduated from Springvale High School, Springvale, 1968; B.A., Northfield College, Northfield, 1972; J.D., Eastvale University, Eastvale, 1975; lawyer, private practice; member of the Westmark state senate, 1980-1984.';
  assert.deepEqual(studies(text, 'ROE, Jane Ann'), [
    'Springvale High School|||1968',
    'Northfield College|BA||1972',
    'Eastvale University|JD||1975',
  ]);
});

test('graduation, attendance and alumni without a degree', () => {
  assert.deepEqual(studies('She graduated from Oakham School and Northfield College.'), [
    'Oakham School|||',
    'Northfield College|||',
  ]);
  assert.deepEqual(studies('An alumna of Eastvale University, she lives by the sea.'), ['Eastvale University|||']);
  assert.deepEqual(
    studies('He was educated at Oakham School in Oakham, and at the University of Westmark.', 'John Roe'),
    ['Oakham School|||', 'University of Westmark|||'],
  );
  assert.deepEqual(studies('She played college basketball at Northfield College.'), ['Northfield College|||']);
});

test('teaching is work, not study', () => {
  assert.deepEqual(studies('Roe taught chemistry at Northfield College and lectured at Eastvale University.'), []);
  assert.deepEqual(posts('Roe taught chemistry at Northfield College and lectured at Eastvale University.').sort(), [
    '@Eastvale University',
    '@Northfield College',
  ]);
});

test('status over the whole record', () => {
  const status = (text: string): string[] =>
    findings(text)
      .filter((finding) => finding.kind === 'education')
      .map((finding) => finding.status);
  assert.deepEqual(status('She attended Northfield College but dropped out after a year.'), ['not_conferred']);
  assert.deepEqual(status('She is currently pursuing a Ph.D. in physics at Eastvale University.'), ['in_progress']);
  assert.deepEqual(status('She received an honorary doctorate from Eastvale University in 2001.'), ['honorary']);
  assert.deepEqual(status('She falsely claimed a degree from Eastvale University.'), ['negated']);
  assert.deepEqual(status('She studied law at Eastvale University.'), ['attended']);
  assert.deepEqual(status('She received a B.S. from Northfield College.'), ['stated']);
  assert.deepEqual(status('She expects to receive her M.A. from Eastvale University in 2027.'), ['expected']);
  assert.deepEqual(status('In 2005 the Ph.D. that Eastvale University had given her was revoked.'), ['revoked']);
});

test('posts in their many forms', () => {
  assert.deepEqual(posts('Roe is chief executive officer of Acme Holdings.'), [
    'chief executive officer@Acme Holdings',
  ]);
  assert.deepEqual(posts('Acme Holdings president Jane Roe said no.'), ['president@Acme Holdings']);
  assert.deepEqual(posts("Acme Holdings' director, Jane Roe, said no."), ['director@Acme Holdings']);
  assert.deepEqual(posts('Jane Roe, a professor of law at Northfield College, said no.'), [
    'professor of law@Northfield College',
  ]);
  assert.deepEqual(posts('In 2004 she joined Globex Corporation as a senior engineer.'), [
    'senior engineer@Globex Corporation',
  ]);
  assert.deepEqual(posts('She worked for Globex Corporation and Initech Ltd.').sort(), [
    '@Globex Corporation',
    '@Initech Ltd.',
  ]);
  assert.deepEqual(posts('Globex Corporation is led by chairman Jane Roe.'), ['chairman@Globex Corporation']);
});

test('what an unsuccessful or refused post is worth', () => {
  assert.deepEqual(posts('She declined to join Globex Corporation.'), []);
});

test('a fact belongs to the person of its own clause', () => {
  const owners = (text: string): string[] =>
    findings(text).map((finding) => `${finding.person.name}:${finding.organisation?.name ?? ''}`);
  assert.deepEqual(owners('Her father was a professor at Eastvale University.'), []);
  assert.deepEqual(owners('Roe married Peter Miles, who graduated from Northfield College.'), [
    'Peter Miles:Northfield College',
  ]);
  assert.deepEqual(owners('She studied at Northfield College. Her brother graduated from Eastvale University.'), [
    'Jane Roe:Northfield College',
  ]);
  assert.deepEqual(owners('Roe studied with Robert Stone at Northfield College.'), ['Jane Roe:Northfield College']);
});

test('pronouns, family names and first person lead to the subject', () => {
  for (const text of [
    'He graduated from Northfield College.',
    'Dr. Roe graduated from Northfield College.',
    'I graduated from Northfield College.',
    'Roe graduated from Northfield College.',
  ]) {
    const [finding] = findings(text);
    assert.equal(finding?.person.name, 'Jane Roe', text);
    assert.equal(finding?.person.subject, true, text);
  }
});

test('seven languages', () => {
  assert.deepEqual(
    studies('Sie studierte Physik an der Universität Nordfeld und promovierte 1999.')[0]?.split('|')[0],
    'Universität Nordfeld',
  );
  assert.deepEqual(
    studies("Elle est diplômée de l'École nationale de Nordville.")[0]?.split('|')[0],
    'École nationale de Nordville',
  );
  assert.deepEqual(
    studies('Ella estudió Derecho en la Universidad de Campoverde.')[0]?.split('|')[0],
    'Universidad de Campoverde',
  );
  assert.deepEqual(
    studies('Ela formou-se na Universidade de Campoverde.')[0]?.split('|')[0],
    'Universidade de Campoverde',
  );
  assert.deepEqual(
    studies("Si è laureata all'Università di Campoverde.")[0]?.split('|')[0],
    'Università di Campoverde',
  );
  assert.deepEqual(
    studies('Zij studeerde aan de Universiteit van Noordveld.')[0]?.split('|')[0],
    'Universiteit van Noordveld',
  );
  assert.deepEqual(posts('Elle est développeuse web chez Exemple Conseil.'), ['développeuse web@Exemple Conseil']);
});

test('state codes, initials and programs are no degrees', () => {
  assert.deepEqual(studies('The office is in Boston, MA 02110 and she knows MS Access.'), []);
  assert.deepEqual(studies('The Northfield College library is named after M.A. Stone.'), []);
});

test('pages that are no evidence yield nothing', () => {
  const page = pageOf('Jane Roe graduated from Northfield College.');
  page.notEvidence = 'login_wall';
  assert.deepEqual(extractFindings(page), { findings: [], people: [] });
});

test('the same page gives the same findings', () => {
  const text = 'Roe received a B.A. from Northfield College in 1981 and joined Acme Holdings.';
  assert.deepEqual(findings(text), findings(text));
});

test('a school under its later name', () => {
  assert.deepEqual(
    studies('She graduated from Oakham School (now Northfield Academy) in 1970.')
      .map((study) => study.split('|')[0])
      .sort(),
    ['Northfield Academy', 'Oakham School'],
  );
});

test('a fuller name counts from where it stands, not for the sentences before it', () => {
  const html = (blocks: string[]): string =>
    `<title>Notes of the society</title><h1>Notes of the society</h1>${blocks.map((block) => `<p>${block}</p>`).join('')}`;
  const study = 'Harrowgate studied at the University of Eastvale from 1934 to 1938.';
  const named = (blocks: string[]): string[] =>
    extractFindings(
      readDocument({
        url: 'https://notes.example/',
        status: 200,
        contentType: 'text/html; charset=utf-8',
        body: new TextEncoder().encode(html(blocks)),
      }),
    )
      .findings.filter(({ kind }) => kind === 'education')
      .map(({ person }) => person.name);
  const opening = 'Jane Roe was born in Oakham.';
  const full = 'Edmund Harrowgate wrote a preface.';
  assert.deepEqual(named([opening, full, study]), ['Edmund Harrowgate']);
  assert.deepEqual(named([opening, study, full]), ['Harrowgate']);
});

test('a finding names the rules that decided on it', () => {
  const [study] = findings('Jane Roe graduated from Norvane University in 2014.');
  assert.deepEqual(study?.rules, ['graduated-from']);
  const listed = findings('Jane Roe works for Halden Robotics and Quellmark Instruments.');
  assert.ok(
    listed
      .find(({ organisation }) => organisation?.name === 'Quellmark Instruments')
      ?.rules?.includes('next-of-a-list'),
  );
});
