// Sentences and lines of English pages that name an organisation beside a degree or a post of another one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForClaim } from '../../../test/support/claim-sentences.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readDocument } from '../reading/read-document.ts';
import { readClaims } from './read-claims.ts';

function read(html: string, claimType: string, expected: Record<string, unknown>, type = 'text/html'): Finding[] {
  const text = type === 'text/html' ? `<!doctype html><html lang="en"><body>${html}</body></html>` : html;
  const page = readDocument({
    url: 'https://orla.example/',
    status: 200,
    contentType: `${type}; charset=utf-8`,
    body: new TextEncoder().encode(text),
  });
  const { findings } = readClaims(page, {
    person: { full_name: 'Orla Vantreight' },
    claims: [{ claim_key: 'c', claim_type: claimType, expected }],
    organisations: NO_ORGANISATIONS,
  });
  return findings;
}

const HEAD = '<h1>Orla Vantreight</h1>';
const degrees = (html: string, school: string) =>
  read(HEAD + html, 'education', { school }).map(({ degree, end }) => [degree?.surface ?? null, end ?? null]);
const titles = (html: string, employer: string, rest: Record<string, unknown> = {}) =>
  read(HEAD + html, 'employment', { employer, ...rest }).map(({ title, current }) => [title ?? null, current]);

test('a degree goes with the school behind "from"', () => {
  const html = '<p>Orla holds a degree in physics from Marl College and an MBA from Tallow Business School.</p>';
  assert.deepEqual(degrees(html, 'Marl College'), [[null, null]]);
  assert.deepEqual(degrees(html, 'Tallow Business School'), [['MBA', null]]);
});

test('a degree with a school of its own is not the next one, whatever stands between', () => {
  const html =
    '<p>Orla received her Ph.D. in law with a specialization in taxes from Marl, a master’s degree in policy from Tallow College, and a certificate.</p>';
  assert.ok(!degrees(html, 'Tallow College').flat().includes('Ph.D.'));
});

test('degrees, schools and years in turn', () => {
  const html = '<p>Orla received her MS and PhD degrees from Marl University and Tallow University, respectively.</p>';
  assert.deepEqual(degrees(html, 'Marl University'), []);
  const dated = '<h2>Education</h2><ul><li>MS and BS in Physics, Marl University (2008, 2006)</li></ul>';
  assert.deepEqual(degrees(dated, 'Marl University'), [
    ['MS', { year: 2008 }],
    ['BS', { year: 2006 }],
  ]);
});

test('what is said next is not said of the degree', () => {
  const html = '<p>Orla holds a PhD in physics and has completed her postdoctoral research at Marl University.</p>';
  assert.deepEqual(degrees(html, 'Marl University'), [[null, null]]);
});

test('a minor and the subject of another study are no subject of the degree', () => {
  const html = '<p>Orla graduated from Marl College with a BA in history and a minor in music.</p>';
  const fields = (field: string) =>
    read(HEAD + html, 'education', { school: 'Marl College', degree: 'BA', field }).map((finding) => finding.field);
  // The subject that stands with the degree is told, so that a claim of another one is not borne out.
  assert.deepEqual(fields('Music'), ['history']);
});

test('years with an employer, and where somebody is now', () => {
  const html = '<p>Accountant with 17 years in three countries, including five years with Marl Partners in Tallow.</p>';
  assert.deepEqual(titles(html, 'Marl Partners'), [['Accountant', null]]);
  const now = '<p>PhD 2015, now at Marl Systems</p>';
  assert.deepEqual(titles(now, 'Marl Systems'), [[null, true]]);
  assert.deepEqual(degrees('<p>MSc 2015, now at Marl University</p>', 'Marl University'), []);
});

test('tasks of a post and clients of a line name no employer', () => {
  const html = `<h2>Experience</h2><div><h3>Tallow Works</h3><p>Engineer, 2015 - 2019</p>
    <ul><li>Migrated the ledgers of Marl Bank to a new system</li></ul></div>`;
  assert.deepEqual(titles(html, 'Marl Bank'), []);
});

test('each entry under its own heading keeps its own years', () => {
  const html = `<h2>Work Experience</h2><h4>Marl Store, Tallow</h4><p>January 2014 - Present</p>
    <h4>Wexcombe Inn, Tallow</h4><p>May 2008 - May 2013</p>`;
  const [finding] = read(HEAD + html, 'employment', { employer: 'Wexcombe Inn' });
  assert.deepEqual(
    [finding?.start, finding?.end],
    [
      { year: 2008, month: 5 },
      { year: 2013, month: 5 },
    ],
  );
});

test('who introduces themselves writes the page', () => {
  const text = `# Data engineer\n\nHi! I'm Orla Vantreight and I like ledgers.\n\n## Education\nMSc Physics | Marl University (2018 - 2020)\nBSc Physics | Tallow University (2014 - 2018)\n`;
  const found = read(text, 'education', { school: 'Tallow University', degree: 'BSc' }, 'text/markdown');
  assert.deepEqual(
    found.map(({ degree, end }) => [degree?.surface, end]),
    [['BSc', { year: 2018 }]],
  );
});

test('the title at the next place, an award and a buyer are no post here', () => {
  assert.deepEqual(
    titles('<p>In 2020 Orla left Marl Partners to become CFO of Tallow.</p>', 'Marl Partners').map(([title]) => title),
    [null],
  );
  const father = '<p>Her father, Karl Vantreight, was a professor at Marl College.</p>';
  assert.deepEqual(titles(father, 'Marl College', { title: 'Professor' }), []);
});

test('an office named in full behind a study, a fellowship named after somebody, a clause behind a refusal', () => {
  const dean = '<p>Orla received an honorary degree from Marl College, where she served as its first dean in 2004.</p>';
  assert.deepEqual(titles(dean, 'Marl College', { title: 'Dean' }), [['first dean', null]]);
  const fellow = '<p>Orla was a Karl M. Deis postdoctoral fellow in security at Marl University from 1994 to 1995.</p>';
  assert.equal(titles(fellow, 'Marl University', { title: 'Postdoctoral fellow' }).length, 1);
  const declined =
    '<p>Orla declined to stand again in 1994 and was a trustee of Marl College for over twenty years.</p>';
  assert.equal(titles(declined, 'Marl College', { title: 'Trustee' }).length, 1);
});

test('work of today, and a present verb behind a past one', () => {
  const today = '<p>Orla lives in Lisbon with two cats. She currently designs payments at Marlpay.</p>';
  assert.deepEqual(titles(today, 'Marlpay'), [[null, true]]);
  const chambers = '<p>Orla was called to the bar in 2004 and practises from Marl Chambers in the old town.</p>';
  assert.deepEqual(titles(chambers, 'Marl Chambers'), [[null, true]]);
});

test('an honorary degree in a list is the one behind the word', () => {
  const html = '<p>Orla graduated from Marl College (AB 1976, AM 1979, honorary LLD 2008).</p>';
  const found = read(HEAD + html, 'education', { school: 'Marl College' });
  assert.deepEqual(
    found.map(({ degree, status }) => [degree?.surface, status]),
    [
      ['AB', 'stated'],
      ['AM', 'stated'],
      ['LLD', 'honorary'],
    ],
  );
});

test('brackets right behind a name speak of it alone', () => {
  const html =
    '<p>Orla has degrees and posts from many places: Marl University (MSc), Acme Works (consultant), Tallow College (PhD).</p>';
  assert.deepEqual(degrees(html, 'Tallow College'), [['PhD', null]]);
});

test('a law or medical school is left with one degree, and a visit with none', () => {
  const law = '<p>Orla graduated from Marl Law School with honors and joined the bar of Tallow in the same year.</p>';
  const claimed = (degree: string) =>
    read(HEAD + law, 'education', { school: 'Marl Law School', degree }).map(
      ({ degree: found }) => found?.code ?? null,
    );
  assert.deepEqual(claimed('JD'), ['JD']);
  assert.deepEqual(claimed("Master's"), [null]);
  const visit =
    '<p>I spent the last year of my bachelor’s degree as a visiting student at Marl University in Tallow.</p>';
  assert.deepEqual(
    degrees(visit, 'Marl University').filter(([degree]) => degree !== null),
    [],
  );
});

test('years and degrees that stand apart from their entry', () => {
  const post =
    '<h2>Work</h2><div><div><h3>Acme Works</h3><p>Engineer</p></div><p>2019 – 2021</p><p>Built a bridge over the Tallow.</p></div>';
  assert.deepEqual(titles(post, 'Acme Works', { title: 'Engineer', is_current: true }), [['Engineer', false]]);
  const study =
    '<h2>Education</h2><p>Marl University</p><p>Tallow, IL</p><ul><li>Bachelor of Science: Physics</li><li>2012</li></ul>';
  assert.deepEqual(degrees(study, 'Marl University'), [['Bachelor of Science', { year: 2012 }]]);
});

test('others tell of others', () => {
  const students =
    '<p>One of her students later graduated with a Master in Physics from Marl University in Tallow.</p>';
  assert.deepEqual(degrees(students, 'Marl University'), []);
});

test('a school that the page writes in full goes by its first name too', () => {
  const html = '<p>She came to Larkfield in 1975 as an assistant professor.</p><footer>Larkfield University</footer>';
  assert.equal(titles(html, 'Larkfield University').length, 1);
  assert.deepEqual(titles(html.replace('came to', 'was born in'), 'Larkfield University'), []);
});

test('a doctorate of another, who is named before "who"', () => {
  assert.deepEqual(
    degrees('<p>“Orla is here,” said Maas, who took his PhD at Marl University.</p>', 'Marl University'),
    [],
  );
});

test('whom a press release says to be appointed', () => {
  const html =
    '<p>Marl Robotics, the maker of garden tools, today announced the appointment of Orla Vantreight as Chief Revenue Officer.</p>';
  assert.deepEqual(titles(html, 'Marl Robotics', { title: 'Chief Revenue Officer', is_current: true }), [
    ['Chief Revenue Officer', null],
  ]);
});

test('what somebody is by what they do', () => {
  const shop = '<p>Orla owns Marl Hardware on Main Street. She bought it in 2004 and has two dogs and a boat.</p>';
  assert.deepEqual(titles(shop, 'Marl Hardware', { title: 'Owner' }), [['owner', true]]);
  const html = '<p>She sits on the advisory board of Marl Women. She lives in a house by the sea with two dogs.</p>';
  assert.deepEqual(
    titles(html, 'Marl Women', { title: 'Advisory Board Member' }).map(([title]) => title),
    ['advisory board member'],
  );
});

test('a seat on a board among memberships', () => {
  const html = '<h2>Activities</h2><ul><li>Trustee, Marl Library</li><li>Member, Tallow Society</li></ul>';
  assert.deepEqual(
    titles(html, 'Marl Library').map(([title]) => title),
    ['Trustee'],
  );
  assert.deepEqual(titles(html, 'Tallow Society'), []);
});

test('whom somebody serves, and what a label of a list of terms says', () => {
  const html = '<p>Orla began at Tallow Partners and was later chief of staff to the CEO of Marl Robotics.</p>';
  assert.deepEqual(
    titles(html, 'Marl Robotics', { title: 'Chief of Staff' }).map(([title]) => title),
    ['chief of staff'],
  );
  const coach =
    '<dl><dt>Alma Mater</dt><dd>Tallow</dd></dl><p>She was an assistant at Marl College for four long seasons.</p>';
  assert.deepEqual(degrees(coach, 'Marl College'), []);
});

test('titles that the words behind an employer give to it', () => {
  const moved = '<p>Orla joined Marl Inc. as head of research in 2019 from Tallow Ltd, where she was an analyst.</p>';
  assert.deepEqual(
    titles(moved, 'Tallow Ltd', { title: 'Analyst' }).map(([title]) => title),
    ['analyst'],
  );
  const both = '<p>She previously worked at Marl Inc. as a senior analyst and at Tallow Ltd as a geologist.</p>';
  assert.deepEqual(
    titles(both, 'Tallow Ltd', { title: 'Geologist' }).map(([title]) => title),
    ['geologist'],
  );
});

test('the year of the next post', () => {
  const sentence =
    'Orla Vantreight is Finance Director of Marl Foods Ltd and was until 2018 Controller at Tallow Brewing.';
  const posts = readForClaim('en', sentence, 'employment', { employer: 'Marl Foods Ltd', title: 'Finance Director' });
  assert.deepEqual([posts.length, posts[0]?.end], [1, undefined]);
});

test('graduating in a year that is told of is no expectation', () => {
  const sentence = 'Orla Vantreight did her PhD at Marl University, graduating in 2020.';
  const [study] = readForClaim('en', sentence, 'education', { school: 'Marl University', degree: 'PhD' });
  assert.equal(study?.status, 'stated');
});

test('posts at several places that a sentence lists', () => {
  const several =
    '<p>She held CFO positions at a number of software companies, including Marl Systems, Tallow Works and Oakham Ltd.</p>';
  assert.deepEqual(titles(several, 'Tallow Works', { title: 'CFO' }), [['CFO', null]]);
  const schools = '<p>She has been a professor of law at various universities such as Marl University and Tallow.</p>';
  assert.deepEqual(titles(schools, 'Marl University', { title: 'professor', is_current: true }), []);
  assert.deepEqual(
    titles('<p>She has worked with companies including Marl Systems and Tallow Works.</p>', 'Marl Systems'),
    [],
  );
  const firms = '<p>She held sales roles at Marl Systems (OTC: MRL), Sterling Price and Tallow Works.</p>';
  assert.equal(titles(firms, 'Tallow Works').length, 1);
});

test('work behind a degree, a short form before a title, a role that was taken over', () => {
  const worked = '<p>Orla received her PhD from Oakham University and worked at Marl Institute as a chemist.</p>';
  assert.deepEqual(titles(worked, 'Marl Institute', { title: 'chemist' }), [['chemist', false]]);
  const short = "<p>Before that she served as Marl Public Radio's (MPR) Grants Manager for a year.</p>";
  assert.deepEqual(titles(short, 'Marl Public Radio', { title: 'Grants Manager' }), [['Grants Manager', false]]);
  const assumed = '<p>She assumed the role of President of Marl Works in 2009.</p>';
  assert.deepEqual(titles(assumed, 'Marl Works', { title: 'President', is_current: true }), [['President', null]]);
  const post = '<p>She then completed a postdoctoral position in the Roe Lab at Marl University.</p>';
  assert.deepEqual(titles(post, 'Marl University'), [['postdoctoral researcher', false]]);
});

test('a year before the name is when something else happened', () => {
  const prize = '<p>In 2019, Orla Vantreight, professor at Marl University, won the Tallow Prize for her work.</p>';
  const [post] = read(HEAD + prize, 'employment', { employer: 'Marl University', title: 'professor' });
  assert.deepEqual([post?.title, post?.start], ['professor', undefined]);
  const welcome = '<p>In 2014-2015 we welcome our guest Orla Vantreight, Chair of Law at Marl University.</p>';
  assert.notEqual(
    read(HEAD + welcome, 'employment', { employer: 'Marl University', title: 'Chair' })[0]?.current,
    false,
  );
});

test('what leads to another name is held there', () => {
  const line = '<p>Coach at Marl &amp; Director of Tallowsight</p>';
  assert.deepEqual(titles(line, 'Marl', { title: 'Director' }), [['Coach', null]]);
  assert.deepEqual(titles(line, 'Tallowsight', { title: 'Coach' }), [['Director', null]]);
  const text = '<p>Orla has experience as a trainee at Marl and a data intern at Tallowsight, and is skilled in C.</p>';
  assert.ok(!titles(text, 'Marl', { title: 'data intern' }).flat().includes('data intern'));
});

test('the words before a title on its line are part of it', () => {
  const html = '<h2>Experience</h2><ul><li>Quality Manager, Marl Ltd, 2012-2014</li></ul>';
  assert.ok(!titles(html, 'Marl Ltd', { title: 'Product Manager' }).flat().includes('Manager'));
});

test('a degree on a line of its own with another school, and an entry with a year of its own', () => {
  const html = '<h2>Education</h2><p>BSEE, 1978, Marl; Xyz, 1984, Tallow College</p>';
  assert.ok(!degrees(html, 'Tallow College').flat().includes('BSEE'));
});

test('a name that goes on is another one', () => {
  const line = '<p>Associate Professor, Marl University of Technology</p>';
  assert.deepEqual(titles(line, 'Marl University'), []);
  assert.equal(titles(line, 'Marl University of Technology').length, 1);
});

test('the year of the post that was taken up after this one', () => {
  const html = '<p>Orla joined Tallow College in 1992 after working ten years at Marl Laboratories.</p>';
  const years = (employer: string) => read(HEAD + html, 'employment', { employer }).map(({ start }) => start?.year);
  assert.deepEqual(years('Marl Laboratories'), [undefined]);
  assert.deepEqual(years('Tallow College'), [1992]);
});

test('a high school inside the name of an institution is no degree', () => {
  const html =
    '<p>Orla is a professor in the research group for waves and mathematics of the department Inferes, Marl Telecom (formerly the National High School of Tallow).</p>';
  assert.deepEqual(degrees(html, 'Marl Telecom'), []);
});

test('a post and a degree on the lines of one heading', () => {
  const html = '<h3>Curator, Marl Herbarium<br>Ph.D., 2019, Tallow University<br>555-0100</h3>';
  assert.ok(!degrees(html, 'Marl Herbarium').flat().includes('Ph.D.'));
  assert.deepEqual(degrees(html, 'Tallow University'), [['Ph.D.', { year: 2019 }]]);
});

test('who attended a programme need not have completed it', () => {
  const statuses = (text: string) =>
    read(`${HEAD}<p>${text}</p>`, 'education', { school: 'Marl University' }).map(({ status }) => status);
  assert.deepEqual(statuses('Orla attended the M.D. Program at Marl University.'), ['attended']);
  assert.deepEqual(statuses('Orla was admitted to the doctoral program at Marl University and graduated in 2004.'), [
    'stated',
  ]);
});

test('an employer by its short name, between "The" and "Company"', () => {
  const list = (line: string) => `<ul><li>Orla Vantreight<br>${line}</li><li>Piet Maas<br>The Tallow Company</li></ul>`;
  for (const line of ['The Marl Company, P.O. Box 1', 'Marl Corporation, Oakham', 'Marl'])
    assert.equal(read(list(line), 'employment', { employer: 'Marl' }).length, 1, line);
  assert.deepEqual(read(list('The Marl Lakes Prize'), 'employment', { employer: 'Marl' }), []);
});

test('roles at one employer after another', () => {
  const html = '<p>Orla has twelve years in the trade across a number of roles at Marl, Tallow Me and Oakham.</p>';
  for (const employer of ['Marl', 'Tallow Me', 'Oakham']) assert.equal(titles(html, employer).length, 1, employer);
});

test('a part of a school before the school', () => {
  const html =
    '<p>Orla is the Director of the Tidal Initiative at Marl University and Professor at the Tallow Centre.</p>';
  assert.deepEqual(titles(html, 'Marl University', { title: 'Director' }), [['Director', true]]);
  assert.deepEqual(titles(html, 'Tallow Centre', { title: 'Director' }), [['Professor', true]]);
});

test('a degree behind the school, with a field and a school of its own', () => {
  const html =
    '<p>Orla graduated from Marl State College with a Bachelor’s Degree in Trade and attained her Master of Science in Tidal Development from Tallow.</p>';
  assert.deepEqual(
    degrees(html, 'Marl State College').map(([degree]) => degree),
    ['Bachelor’s Degree'],
  );
});

test('a claimed degree is no state behind a town', () => {
  const line = '<h2>Education</h2><p>B.A., Public Health, Marl University, Tallow, MD 2000</p>';
  const claimed = (html: string): (string | undefined)[] =>
    read(HEAD + html, 'education', { school: 'Marl University', degree: 'MD' }).map(({ degree }) => degree?.surface);
  assert.equal(claimed(line).includes('MD'), false);
  assert.ok(claimed('<h2>Education</h2><p>MD, Marl University, Tallow, 2000</p>').includes('MD'));
});

test('the label before a degree is no student', () => {
  const [study] = read(`${HEAD}<p>UNDERGRADUATE B.A., Public Health, Marl University, 2000.</p>`, 'education', {
    school: 'Marl University',
  });
  assert.equal(study?.status, 'stated');
});

test('a state is no degree, and a label no study that goes on', () => {
  const html = '<h2>Education</h2><p>UNDERGRADUATE B.A., Public Health, Marl University, Oakham, MD 2000.</p>';
  const found = read(HEAD + html, 'education', { school: 'Marl University', degree: 'MD' });
  assert.ok(found.every(({ degree, status }) => degree?.surface !== 'MD' && status === 'stated'));
  const [student] = read(`${HEAD}<p>Orla is an undergraduate at Marl University.</p>`, 'education', {
    school: 'Marl University',
  });
  assert.equal(student?.status, 'in_progress');
});

test('a degree behind the school that leads to another school is that one’s', () => {
  const html =
    '<p>Orla graduated from Marl University with a BA in Trade and attained her Master of Science in Organizational Development from St. Tallow’s.</p>';
  assert.deepEqual(degrees(html, 'Marl University'), [['BA', null]]);
  const worked = '<p>Orla graduated from Marl University with a BA in Trade and worked at Tallow.</p>';
  assert.deepEqual(degrees(worked, 'Marl University'), [['BA', null]]);
});

test('"former" is said of the title that it stands before', () => {
  const html = '<p>Orla is previous director and current chair of Marl Trust.</p>';
  assert.deepEqual(titles(html, 'Marl Trust', { title: 'chair' }).at(-1), ['current chair', true]);
  const other = '<div><p>Professor and former dean of Marl University.</p></div>';
  assert.ok(titles(other, 'Marl University', { title: 'Professor' }).every(([, current]) => current !== false));
  assert.deepEqual(titles(other, 'Marl University', { title: 'dean' }), [['former dean', false]]);
});

test('whoever guided a study is not the one who took it', () => {
  const said = (sentence: string) =>
    read(`<p>${sentence}</p>`, 'education', { school: 'Marl University' }).map(({ quote }) => quote);
  assert.deepEqual(said('Piet Maas took his degree at Marl University under Professor Orla Vantreight in 1999.'), []);
  assert.deepEqual(
    said('Piet Maas received his Ph.D. (under the mentorship of Orla Vantreight) from Marl University.'),
    [],
  );
  assert.equal(said('Orla Vantreight took her degree at Marl University under Professor Piet Maas in 1999.').length, 1);
});

test('a word of studying nearer than any title is no post, and playing for a college none either', () => {
  assert.deepEqual(
    titles('<p>Orla is a songwriter and composer, educated at Marl College in the north.</p>', 'Marl College'),
    [],
  );
  assert.deepEqual(
    titles(
      '<p>Orla was a basketball player for Marl College from 1937 until 1940, and a good one.</p>',
      'Marl College',
    ),
    [],
  );
  const taught = '<p>Orla studied law and later taught at Marl College for ten years, until 2004.</p>';
  assert.equal(titles(taught, 'Marl College').length, 1);
});

test('other words lead from the study to the next school', () => {
  const founded = '<p>In 1835 Orla enrolled at Tallow College and helped found Marl College in 1843.</p>';
  assert.deepEqual(degrees(founded, 'Marl College'), []);
  assert.deepEqual(
    degrees('<p>Orla sits on several boards, among them the Alumni Board of Marl College.</p>', 'Marl College'),
    [],
  );
});

test('a study that goes on elsewhere does not keep this one open', () => {
  const html = '<p>Orla received a B.A. from Marl College and is currently attending Tallow School of Law.</p>';
  const [finding] = read(HEAD + html, 'education', { school: 'Marl College', degree: 'BA' });
  assert.equal(finding?.status, 'stated');
});

test('what was before a new post is over', () => {
  const html = '<p>Orla joined Tallow Trust after being the managing director of Marl Ventures for a time.</p>';
  assert.deepEqual(
    titles(html, 'Marl Ventures', { title: 'Managing Director' }).map(([, current]) => current),
    [false],
  );
});

test('what was before a new post says nothing of the new one', () => {
  const current = (sentence: string, title: string) =>
    titles(`<p>Orla Vantreight lives in Leeds. ${sentence}</p>`, 'Marl Foods', { title }).map(([, is]) => is);
  assert.deepEqual(current('After working in banking for years, she leads Marl Foods as CEO.', 'CEO'), [true]);
  const sales = 'After serving as a judge, she works as head of sales at Marl Foods.';
  assert.deepEqual(current(sales, 'Head of Sales'), [true]);
  assert.deepEqual(current('She is, after having led two banks, director of Marl Foods.', 'Director'), [true]);
});

test('a couple with one family name: the sentence tells of the one it names', () => {
  const html =
    '<p>The owners of Tallow Farm are Iain and Orla Vantreight.</p><p>Iain was formerly chief executive of Marl Fish.</p>';
  assert.deepEqual(read(html, 'employment', { employer: 'Marl Fish', title: 'Chief Executive' }), []);
});

test('sentences of a plain text are read as those of a page', () => {
  const text =
    'Orla Vantreight is a writer. She was formerly the deputy editor of themarlpaper, a free paper of Tallow Press.';
  const [finding] = read(text, 'employment', { employer: 'themarlpaper', title: 'Deputy editor' }, 'text/plain');
  assert.match(finding?.title ?? '', /deputy editor$/);
  assert.equal(finding?.current, false);
});

test('an election that came to nothing, and the class of a college', () => {
  const elected = '<p>Orla was elected to the Marl Council in 1985, but did not serve because of her health.</p>';
  assert.deepEqual(titles(elected, 'Marl Council'), []);
  assert.deepEqual(
    titles('<p>Orla was a member of the Marl College class of 1901 and its speaker.</p>', 'Marl College'),
    [],
  );
});

test('where somebody is now, whatever was before', () => {
  const going =
    '<p>Orla taught at Tallow College for a year before going to Marl College, where she is currently a dean.</p>';
  assert.deepEqual(titles(going, 'Marl College', { title: 'Dean', is_current: true }), [['dean', true]]);
  const now =
    '<p>Orla was a student of tides in our group for four years and is now at Marl Waterworks in the north.</p>';
  assert.deepEqual(
    titles(now, 'Marl Waterworks', { is_current: true }).map(([, current]) => current),
    [true],
  );
});

test('below the line of an employer and its years the text opens with the title', () => {
  const list = (below: string) =>
    `<div class="e"><span>Marl Foods June 2014 to February 2020</span></div><div class="t">${below}</div><div class="e"><span>Tallow Trust 2010 to 2014</span></div><div class="t">Bookkeeper. Leeds.</div>`;
  const claim = { title: 'Account Manager' };
  const told =
    'Account Manager. Looked after the customers of the firm in the north and wrote all the reports about them.';
  assert.deepEqual(titles(list(told), 'Marl Foods', claim), [['Account Manager', false]]);
  const next = titles(list('Account Manager, Brightwell Bank, 2008 to 2010'), 'Marl Foods', claim);
  assert.ok(next.every(([title]) => title === null));
});

test('a menu opens no section of the page below it', () => {
  const html =
    '<nav><h1>Orla Vantreight</h1><ul><li>Home</li><li>Projects</li></ul></nav><p>Marl Foods, Account Manager, 2014-2020</p>';
  const [post] = read(html, 'employment', { employer: 'Marl Foods', title: 'Account Manager' });
  assert.equal(post?.title, 'Account Manager');
});

test('"I’m" and "she’s a" say what somebody is; a member of a foundation is not employed by it', () => {
  const current = { title: 'Director', is_current: true };
  assert.deepEqual(
    titles('<p>I’m a director of the Marl Foundation and live in Tallow with dogs.</p>', 'Marl Foundation', current),
    [['director', true]],
  );
  assert.deepEqual(
    titles("<p>She's a director of the Marl Foundation and lives in Tallow with dogs.</p>", 'Marl Foundation', current),
    [['director', true]],
  );
  assert.deepEqual(
    titles('<p>Certified in tides since 2011; Marl Foundation member since 2018.</p>', 'Marl Foundation'),
    [],
  );
});

test('an initial ends no sentence, a guide in brackets is not whom the line is about', () => {
  const clerk = '<p>After law school, I clerked for Judge Jane M. Doe of the Court of Appeals of Marl.</p>';
  assert.deepEqual(titles(clerk, 'Court of Appeals of Marl', { title: 'Law Clerk' }), [['law clerk', false]]);
  const guided = '<h2>Education</h2><p>2008 PhD Biochemistry (Supervisor Prof. Jane Doe), University of Marl</p>';
  assert.deepEqual(degrees(guided, 'University of Marl'), [['PhD', { year: 2008 }]]);
  const dean = '<p>Orla Vantreight: Tides (Supervisor: Prof. Jane Doe, now dean of Tallow College)</p>';
  assert.deepEqual(titles(dean, 'Tallow College', { title: 'Dean' }), []);
});

test('a family name is no mention of the firm called after it, and its title no line above it', () => {
  const html = `<p>Piet Doe is head of sales.</p>
    <p>“She knows us well,” says Clayton Woodward, president of Woodward Inc., the parent company of Tallow Pumps.</p>
    <p>For more information, contact Clayton Woodward or write</p>`;
  assert.deepEqual(titles(html, 'Woodward Inc.', { title: 'President' }), []);
  const at = '<p>At Mercedes she worked as an engineer for nine years in the old town.</p>';
  assert.equal(titles(at, 'Mercedes', { title: 'Engineer' }).length, 1);
});

test('an award from a school of medicine is no degree of it', () => {
  const sentence = 'Orla earned teaching awards from the Tallow School of Medicine and Marl College of Medicine.';
  const found = readForClaim('en', sentence, 'education', { school: 'Marl College of Medicine', degree: 'MD' });
  assert.ok(found.every(({ degree }) => degree === undefined));
});

test('years behind a stroke end the line, and a line in small letters goes on', () => {
  const entry = (lines: string): string => `<h2>Education</h2><p>${lines}</p>`;
  assert.deepEqual(degrees(entry('Studied at Marl University | 2005 - 2010<br>BSc in economics'), 'Marl University'), [
    ['BSc', { year: 2010 }],
  ]);
  assert.deepEqual(
    degrees(entry('2005 - 2010<br>Marl University, Faculty of Law;<br>finished with an LLM'), 'Marl University'),
    [['LLM', { year: 2010 }]],
  );
});

test('years in the cell before a sentence are those of the post that it opens with', () => {
  const row = (years: string, text: string): string => `<tr><td>${years}</td><td>${text}</td></tr>`;
  const html = `<h2>Work experience</h2><table>${row('2016 - 2019', 'Paralegal at Tallow Legal, a law firm. The work was research and letters to the courts of the region.')}${row('2021 - present', 'Lawyer at Marl Inspection, a body of the state. The work is hearings and answers to those who ask for them.')}</table>`;
  const posts = read(HEAD + html, 'employment', { employer: 'Marl Inspection' });
  assert.deepEqual(
    posts.map(({ title, start, current }) => [title, start, current]),
    [['Lawyer', { year: 2021 }, true]],
  );
});

test('"I am" leads to no school', () => {
  const html = '<p>I studied at Marl University, where I am Fellow today, and took my PhD.</p>';
  assert.deepEqual(degrees(html, 'Marl University'), [['PhD.', null]]);
});

test('undergraduate and graduate studies that led to a degree are no student’s', () => {
  const html = '<h2>Education</h2><p>July 2019 Undergraduate and graduate studies, MSc, Marl University</p>';
  const [study] = read(HEAD + html, 'education', { school: 'Marl University', degree: 'MSc' });
  assert.equal(study?.status, 'stated');
});

test('two degrees share the word for them, and neither goes on', () => {
  const html = '<p>Orla received her undergraduate and medical degrees at Marl University.</p>';
  assert.deepEqual(
    read(HEAD + html, 'education', { school: 'Marl University' }).map(({ degree, status }) => [degree?.level, status]),
    [
      ['bachelor', 'stated'],
      ['professional', 'stated'],
    ],
  );
});

test('who has served somewhere for years still does', () => {
  assert.deepEqual(titles('<p>Orla has served on the Marl Council for over eight years.</p>', 'Marl Council'), [
    [null, true],
  ]);
  assert.deepEqual(titles('<p>Orla served on the Marl Council for over eight years.</p>', 'Marl Council'), [
    [null, null],
  ]);
});
