import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../../domain/model/page.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readDocument } from '../reading/read-document.ts';
import { readCv } from './read-cv.ts';

/** A page as a pdf would give it: tabs between texts that stand apart, "-" before items of a list, "#" before headings. */
function cvOf(...lines: string[]): Page {
  const html = lines
    .map((line) => {
      if (line.startsWith('# ')) return `<h2>${line.slice(2)}</h2>`;
      return line.startsWith('- ') ? `<ul><li>${line.slice(2)}</li></ul>` : `<p>${line}</p>`;
    })
    .join('\n');
  const body = new TextEncoder().encode(`<html lang="en"><body>${html}</body></html>`);
  const page = readDocument({ url: 'https://cv.example/cv.pdf', status: 200, contentType: 'text/html', body });
  return { ...page, contentType: 'application/pdf', language: 'en' };
}

function webPage(html: string): Page {
  const body = new TextEncoder().encode(`<html lang="en"><body>${html}</body></html>`);
  return readDocument({ url: 'https://cv.example/', status: 200, contentType: 'text/html; charset=utf-8', body });
}

const told = (page: Page): string[] =>
  readCv(page, 'Orla Vantreight', NO_ORGANISATIONS).findings.map(
    ({ title, degree, organisation, start, end }) =>
      `${title ?? degree?.surface} | ${organisation?.name} | ${start?.year ?? ''}-${end === 'present' ? end : (end?.year ?? '')}`,
  );

test('an employer above its title and dates, the next post under the same employer, and no post of what a line tells', () => {
  const page = cvOf(
    '# Experience',
    'Tallowmere',
    'Product Manager',
    'March 2018 - Present (6 years 2 months)',
    '- Launched a service with Marl University',
    'Quillstack',
    'Software Engineer',
    'May 2014 - February 2018',
    'Junior Software Engineer',
    'June 2012 - April 2014',
  );
  assert.deepEqual(told(page), [
    'Product Manager | Tallowmere | 2018-present',
    'Software Engineer | Quillstack | 2014-2018',
    'Junior Software Engineer | Quillstack | 2012-2014',
  ]);
});

test('dates before the entry, and title and employer in one line', () => {
  const page = cvOf(
    '# Employment',
    '2012–2018 Lecturer, Department of Physics, University of Northmarch',
    '2009–2011 Research Assistant, Marl Institute',
  );
  assert.deepEqual(told(page), [
    'Lecturer | University of Northmarch | 2012-2018',
    'Research Assistant | Marl Institute | 2009-2011',
  ]);
});

test('among lines that each say all of an entry, one without a date is an entry too', () => {
  const page = webPage(
    '<h1>Orla Vantreight</h1><h2>Education</h2><ul><li>PhD candidate, Northmarch University</li><li>B.A. in History, University of Eastvale, 2001</li></ul><h2>Experience</h2><ul><li>Engineer, Ostrava Systems, 2006-2011</li><li>Consultant, Halstrom Systems</li></ul>',
  );
  assert.deepEqual(told(page), [
    'PhD | Northmarch University | -',
    'B.A. | University of Eastvale | -2001',
    'Engineer | Ostrava Systems | 2006-2011',
    'Consultant | Halstrom Systems | -',
  ]);
});

test('a school above its degree, and an adviser who is none of it', () => {
  const page = cvOf(
    '# Education',
    'University of Northmarch',
    'PhD in Physics',
    '2005 - 2009',
    'Advisor: Prof. Hay (Marl University)',
    'Tallow College',
    'B.Sc. in Mathematics',
    '2001 - 2005',
  );
  assert.deepEqual(told(page), ['PhD | University of Northmarch | 2005-2009', 'B.Sc. | Tallow College | 2001-2005']);
});

test('on a web page about one person the element around each date is an entry, sub-headings in it', () => {
  const job = (name: string, title: string, date: string): string =>
    `<div class="card"><div><h3>${name}</h3><p>${title}</p><p>Remote</p></div><span>${date}</span><ul><li>Led work with Marl University.</li></ul></div>`;
  const body = `<html lang="en"><body><h1>Orla Vantreight</h1><h2>Work Experience</h2>${job('Tallow Sports', 'Software Engineer II', 'Jan 2021 – Mar 2026')}${job('Brackwater Press', 'Junior Developer', 'Jun 2018 – Dec 2020')}</body></html>`;
  const page = readDocument({
    url: 'https://vantreight.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(body),
  });
  assert.deepEqual(told(page), [
    'Software Engineer II | Tallow Sports | 2021-2026',
    'Junior Developer | Brackwater Press | 2018-2020',
  ]);
  assert.deepEqual(readCv(page, '', NO_ORGANISATIONS).findings, []);
});

test('under one heading studies and posts, each by what it says, and a degree that could be initials', () => {
  const page = cvOf('# Education', '2012–2018 Lecturer, University of Northmarch', '2009 B.A. Law, Marl University');
  assert.deepEqual(told(page), ['Lecturer | University of Northmarch | 2012-2018', 'B.A. | Marl University | -2009']);
});

test('the years at an employer over its posts are no post', () => {
  const page = cvOf(
    '# Experience',
    'Aug 2014 – May 2019\tTallowmere Ltd',
    'Systems Engineer (Apr 2016 – May 2019)',
    'Associate Engineer (Aug 2014 – Mar 2016)',
  );
  assert.deepEqual(told(page), [
    'Systems Engineer | Tallowmere Ltd | 2016-2019',
    'Associate Engineer | Tallowmere Ltd | 2014-2016',
  ]);
});

test('an entry whose year stands inside its line', () => {
  const html =
    '<h1>Orla Vantreight</h1><h2>Education</h2><ul><li>Marl University School of Law, LL.M. in Taxation, 2006</li><li>Wexcombe College, J.D., 2004, magna cum laude, with honors</li></ul>';
  const page = webPage(html);
  assert.deepEqual(told(page), ['LL.M. | Marl University School of Law | -2006', 'J.D. | Wexcombe College | -2004']);
});

test('what a semicolon ends is an entry of a section in one paragraph', () => {
  const html =
    '<h1>Orla Vantreight</h1><p>Education: BSc Physics, Marl University, 1996; PhD Astrophysics, Tallow University, 2000.</p>';
  const page = webPage(html);
  assert.deepEqual(told(page), ['BSc | Marl University | -1996', 'PhD | Tallow University | -2000']);
});

test('a heading a school or an employer in markdown: what stands below is theirs up to the next heading', () => {
  const text = [
    '# Orla Vantreight',
    '## Experience',
    '### Marl Architects, Oxford',
    '#### Project Architect (2015 - Present)',
    'Leading projects for schools and sports across the whole county.',
    '### Tallow Partners, London',
    '#### Assistant Architect (2011 - 2014)',
    'Drawing proposals for listed buildings and churches in the county.',
    '## Education',
    '### University of Marl School of Architecture',
    'M.Arch in Architecture -- 2010',
    '',
    'BA (Hons) Architecture -- 2006',
    '### John Brook School',
    'A Levels: Art, Maths',
  ].join('\n');
  const page = readDocument({
    url: 'https://cv.example/cv.md',
    status: 200,
    contentType: 'text/markdown; charset=utf-8',
    body: new TextEncoder().encode(text),
  });
  const found = told({ ...page, language: 'en' });
  assert.ok(found.includes('Project Architect | Marl Architects | 2015-present'), found.join('\n'));
  assert.ok(found.includes('M.Arch | University of Marl School of Architecture | -2010'), found.join('\n'));
  assert.ok(found.includes('BA | University of Marl School of Architecture | -2006'), found.join('\n'));
  assert.ok(
    found.every((fact) => !/John Brook.*\d|Oxford/.test(fact)),
    found.join('\n'),
  );
});

test('of rows that each say from when on, only the last one goes on', () => {
  const page = cvOf('# 職歴', '2008年～ 北海大学 助手', '2012年～ 東海大学 講師', '2016年～ 西海大学 教授');
  const { findings } = readCv({ ...page, language: 'ja' }, '山本花子', NO_ORGANISATIONS);
  assert.deepEqual(
    findings.map(({ current }) => current),
    [null, null, true],
  );
});

test('behind "at" stands the employer, above it its town, and how long is no part of the title', () => {
  const page = cvOf(
    '# Experience',
    'Game Designer @ Tallowmere Social',
    'Marl, WA',
    'February 2013 - April 2014',
    'Lead Designer 2 years 8 months',
    '@Quillstack Jsc., Vietnam (March 2010 to November 2012)',
    'Analyst at Marl and Tallow Research, LLC, 2008 - 2009',
    'Copywriter, HQ, 2005 - 2007',
  );
  assert.deepEqual(told(page), [
    'Game Designer | Tallowmere Social | 2013-2014',
    'Lead Designer | Quillstack Jsc. | 2010-2012',
    'Analyst | Marl and Tallow Research, LLC | 2008-2009',
    'Copywriter | HQ | 2005-2007',
  ]);
});

test('where no entry has a title, the line above its years is the employer', () => {
  const page = cvOf(
    '# Work Experience',
    'Tallow Store, Marl, MN',
    'January 2014 - Present',
    'Village Inn, Marl, MN',
    'September 2013 - August 2015',
  );
  assert.deepEqual(told(page), ['undefined | Tallow Store | 2014-present', 'undefined | Village Inn | 2013-2015']);
});

test('the committee of an employer, and the town of a school that has a university', () => {
  const posts = cvOf(
    '# Employment',
    'Tallow School of Tides',
    'Director, 1969–1977.',
    'Chairman of the Managing Committee, 1980–1990.',
    'Trustee, 1990–1999.',
  );
  assert.deepEqual(
    told(posts).map((post) => post.split(' | ')[1]),
    ['Tallow School of Tides', 'Tallow School of Tides', 'Tallow School of Tides'],
  );
  const studies = cvOf(
    '# Education',
    'Tallow College, Cambridge, MA, 1954–1958, A. B. in History',
    'Marl Academy, Exeter, NH, 1950–1954',
  );
  assert.deepEqual(told(studies), ['A. B. | Tallow College | 1954-1958', 'undefined | Marl Academy | 1950-1954']);
});

test('a town with a university is no employer, and what stands before an employer is the title, known or not', () => {
  const page = cvOf(
    '# Experience',
    'Tidewright – Princeton, NJ',
    'Software Engineer 2014 – Present',
    'Props Artisan | Tallow Media Group | 2010 – 2013',
    'Curiosity Wright at Tallow House Hotel',
    '2006 – 2009 | London',
  );
  assert.deepEqual(told(page), [
    'Software Engineer | Tidewright | 2014-present',
    'Props Artisan | Tallow Media Group | 2010-2013',
    'Curiosity Wright | Tallow House Hotel | 2006-2009',
  ]);
});

test('the letters of a degree are no school, though a museum has them', () => {
  const page = cvOf(
    '# Education',
    'Tallow University, Durham, NC',
    'MFA in Creative Writing, 2015 – 2019',
    'Marl College, London',
    'MBA, 2011 – 2013',
  );
  assert.deepEqual(told(page), ['MFA | Tallow University | 2015-2019', 'MBA | Marl College | 2011-2013']);
});

test('letters that open a line before a school are a degree, and each heading opens a part of its own', () => {
  const page = webPage(
    '<h1>Orla Vantreight</h1><h3>Medical School</h3><p>BA Northmarch University, 2001</p><h3>Residency</h3><p>Tallow General Hospital, 2005</p>',
  );
  assert.deepEqual(told(page), ['BA | Northmarch University | -2001', 'undefined | Tallow General Hospital | 2005-']);
});

test('years right behind a bare name part it from what comes before', () => {
  const page = cvOf(
    '# Experience',
    'Tide Warden, Tallowmere April 2021 -- Jan 2023',
    'A small place.',
    'Keeper, Norvane (2016-2019)',
    'A large place.',
  );
  assert.deepEqual(told(page), ['Tide Warden | Tallowmere | 2021-2023', 'Keeper | Norvane | 2016-2019']);
});

test('behind a comma in a heading of its own stands the employer; a function, or what stands below an employer, is the rest of the title', () => {
  const entry = (head: string, years: string): string => `<h3>${head}</h3><p>${years}</p><p>Kept the shop running.</p>`;
  assert.deepEqual(
    told(
      webPage(
        `<h1>Orla Vantreight</h1><h2>Experience</h2>${entry('Senior Developer, Quillstack', '2018 - Present')}${entry('Developer, Tallowmere', '2015 - 2018')}${entry('Director, Brand Strategy', '2013 - 2015')}`,
      ),
    ),
    [
      'Senior Developer | Quillstack | 2018-present',
      'Developer | Tallowmere | 2015-2018',
      'Director, Brand Strategy | Tallowmere | 2013-2015',
    ],
  );
});

test('on a web page what holds no word of a title is no post', () => {
  const page = webPage(`<h1>Orla Vantreight</h1><h2>Experience</h2>
    <h3>Editor</h3><h4>Marl Press Ltd</h4><p>2012 – 2014</p><h3>Selected clients</h3><h4>Tallow Foods Ltd</h4><p>2015 – 2016</p>`);
  assert.deepEqual(told(page), ['Editor | Marl Press Ltd | 2012-2014']);
});
