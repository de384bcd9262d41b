import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import { extractFindings } from '../extract-findings.ts';
import { readDocument } from '../reading/read-document.ts';
import { EXTRACTORS } from '../registry.generated.ts';

function read(
  html: string,
  url = 'https://acme.example/team/',
): { page: Page; findings: Finding[]; people: { name: string; subject: boolean }[] } {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  page.notEvidence = null;
  const result = extractFindings(page);
  for (const finding of result.findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return { page, ...result };
}

const line = (finding: Finding): string =>
  `${finding.person.name}: ${finding.title ?? finding.degree?.surface ?? ''} @ ${finding.organisation?.name ?? finding.value ?? ''}`;

test('priorities are distinct', () => {
  assert.equal(new Set(EXTRACTORS.map((extractor) => extractor.priority)).size, EXTRACTORS.length);
});

test('team cards: the title is each person’s own and the site is the employer', () => {
  const card = (name: string, title: string): string =>
    `<div class="card"><h3>${name}</h3><p class="role">${title}</p></div>`;
  const { findings } = read(
    `<html><head><title>Our team - Acme</title><meta property="og:site_name" content="Acme"></head><body><main><h1>Our team</h1>${card('Jane Roe', 'Chief Executive Officer')}${card('Peter Miles', 'Senior Engineer')}${card('Laura Stone', 'Head of Sales')}</main></body></html>`,
  );
  const posts = findings.filter((finding) => finding.kind === 'employment');
  assert.deepEqual(posts.map(line).sort(), [
    'Jane Roe: Chief Executive Officer @ Acme',
    'Laura Stone: Head of Sales @ Acme',
    'Peter Miles: Senior Engineer @ Acme',
  ]);
  assert.ok(posts.every((finding) => finding.organisation?.how === 'page_organisation'));
});

test('a speaker’s page names the firm in its own line, and the conference is no employer', () => {
  const { findings } = read(
    '<html><head><title>Jane Roe | Speaker | ExampleConf 2024</title></head><body><main><h1>Jane Roe</h1><p>Platform Engineer - Globex Labs</p><h3>My talk</h3><p>Some words about a talk.</p></main></body></html>',
    'https://exampleconf.example/speakers/jane-roe',
  );
  assert.deepEqual(findings.filter((finding) => finding.kind === 'employment').map(line), [
    'Jane Roe: Platform Engineer @ Globex Labs',
  ]);
});

test('CV sections: degree above school, school above degree, date columns', () => {
  const degreeFirst = read(
    '<html><head><title>Jane Roe</title></head><body><h1>Jane Roe</h1><h2>Education</h2><dl><dt>Ph.D., Physics, 1996</dt><dd>Northfield University</dd><dt>B.A., Mathematics, 1990</dt><dd>Eastvale College</dd></dl></body></html>',
  );
  assert.deepEqual(
    degreeFirst.findings
      .filter((finding) => finding.kind === 'education')
      .map(
        (finding) =>
          `${finding.organisation?.name ?? ''}|${finding.degree?.code ?? ''}|${finding.field ?? ''}|${finding.end === undefined || finding.end === 'present' ? '' : finding.end.year}`,
      )
      .sort(),
    ['Eastvale College|BA|Mathematics|1990', 'Northfield University|PhD|Physics|1996'],
  );
  const schoolFirst = read(
    '<html><head><title>Jane Roe</title></head><body><h1>Jane Roe</h1><h2>Education</h2><p>Northfield University</p><p>Master of Science in Physics</p><p>2001 - 2003</p><p>Eastvale College</p><p>Bachelor of Arts in History</p><p>1997 - 2001</p></body></html>',
  );
  assert.deepEqual(
    schoolFirst.findings
      .filter((finding) => finding.kind === 'education')
      .map(
        (finding) =>
          `${finding.organisation?.name ?? ''}|${finding.degree?.level ?? ''}|${finding.end === undefined || finding.end === 'present' ? '' : finding.end.year}`,
      )
      .sort(),
    ['Eastvale College|bachelor|2001', 'Northfield University|master|2003'],
  );
});

test('experience records: title, firm and dates on lines of their own', () => {
  const { findings } = read(
    '<html><head><title>Jane Roe</title></head><body><h1>Jane Roe</h1><h2>Work experience</h2><div><p>Senior Engineer</p><p>Quux</p><p>May 2010 - Present</p></div><div><p>Junior Engineer</p><p>Frobozz</p><p>2007 - 2010</p></div></body></html>',
  );
  const posts = findings.filter((finding) => finding.kind === 'employment');
  assert.deepEqual(posts.map(line).sort(), ['Jane Roe: Junior Engineer @ Frobozz', 'Jane Roe: Senior Engineer @ Quux']);
  assert.equal(posts.find((finding) => finding.organisation?.name === 'Quux')?.current, true);
  assert.equal(posts.find((finding) => finding.organisation?.name === 'Frobozz')?.start?.year, 2007);
});

test('students of a professor keep their own facts', () => {
  const { findings } = read(
    '<html><head><title>Jane Roe</title></head><body><h1>Jane Roe</h1><p>Jane Roe is a professor at Northfield University.</p><h2>Graduate students</h2><ul><li>Peter Miles, Ph.D., Eastvale University, 2004</li><li>Laura Stone, M.S., Westmark College, 2001</li></ul></body></html>',
  );
  assert.deepEqual(
    findings.filter((finding) => finding.kind === 'education' && finding.person.subject),
    [],
  );
});

test('a list of people, one to a line', () => {
  const { findings } = read(
    '<html><head><title>Former members</title></head><body><h1>Former members</h1><div><p>Jane Roe – Ph.D. May 2009 – Director of Research, Globex Inc.</p><p>Peter Miles – Ph.D. June 2010 – Assistant Professor, Northfield University</p><p>Laura Stone – M.S. May 2011 – Engineer, Initech Ltd.</p></div></body></html>',
  );
  const posts = findings.filter((finding) => finding.kind === 'employment').map(line);
  assert.ok(posts.includes('Peter Miles: Assistant Professor @ Northfield University'), posts.join('; '));
  assert.ok(
    posts.some((post) => post.startsWith('Jane Roe: Director of Research @ Globex')),
    posts.join('; '),
  );
});

test('structured data counts only where the page shows it', () => {
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Jane Roe',
    jobTitle: 'Chief Scientist',
    worksFor: { '@type': 'Organization', name: 'Globex Labs' },
    alumniOf: [
      { '@type': 'CollegeOrUniversity', name: 'Northfield University' },
      { '@type': 'CollegeOrUniversity', name: 'Hidden University' },
    ],
    sameAs: ['https://github.com/janeroe'],
  };
  const { findings } = read(
    `<html><head><title>Jane Roe</title><script type="application/ld+json">${JSON.stringify(person)}</script></head><body><h1>Jane Roe</h1><p>Chief Scientist, Globex Labs</p><p>Jane works at Globex Labs and went to Northfield University.</p></body></html>`,
  );
  const stated = findings.filter((finding) => finding.via === 'jsonld');
  assert.ok(
    stated.some(
      (finding) =>
        finding.kind === 'employment' &&
        finding.title === 'Chief Scientist' &&
        finding.organisation?.name === 'Globex Labs',
    ),
  );
  assert.ok(
    stated.some((finding) => finding.kind === 'education' && finding.organisation?.name === 'Northfield University'),
  );
  assert.equal(
    findings.some((finding) => finding.organisation?.name === 'Hidden University'),
    false,
  );
});

test('contacts and profile links belong to the page’s person', () => {
  const { findings } = read(
    '<html><head><title>Jane Roe</title></head><body><h1>Jane Roe</h1><p>Write to jane.roe@physics.northfield.example or see <a href="https://github.com/janeroe" rel="me">my code</a>.</p></body></html>',
  );
  const contact = findings.find((finding) => finding.kind === 'contact');
  assert.equal(contact?.value?.endsWith('physics.northfield.example'), true);
  assert.equal(contact?.person.name, 'Jane Roe');
  assert.ok(
    findings.some((finding) => finding.kind === 'profile_link' && finding.value === 'https://github.com/janeroe'),
  );
});

test('awards, credentials and places', () => {
  const { findings } = read(
    '<html><head><title>Jane Roe</title></head><body><h1>Jane Roe</h1><p>Jane Roe lives in Springvale, Westmark.</p><p>She received the 2004 Northfield Science Prize for her work.</p><h2>Certifications</h2><ul><li>Certified Public Accountant, 2010</li></ul></body></html>',
  );
  assert.ok(findings.some((finding) => finding.kind === 'location' && finding.value?.startsWith('Springvale')));
  assert.ok(
    findings.some((finding) => finding.kind === 'award' && finding.title?.includes('Northfield Science Prize')),
  );
  assert.ok(findings.some((finding) => finding.kind === 'credential'));
});
