import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readDocument } from '../reading/read-document.ts';
import type { Refusal } from './question.ts';
import { readClaims } from './read-claims.ts';

const ORLA = { full_name: 'Orla Vantreight' };

function read(html: string, claim: Omit<Claim, 'claim_key'>, person = ORLA, language = 'en') {
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="${language}"><head><title>Orla Vantreight</title></head><body>${html}</body></html>`,
  );
  const page = readDocument({
    url: 'https://orla.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
  });
  const refusals: Refusal[] = [];
  const { findings } = readClaims(page, {
    person,
    claims: [{ claim_key: 'c', ...claim }],
    organisations: NO_ORGANISATIONS,
    onRefusal: (reason) => refusals.push(reason),
  });
  for (const finding of findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return { findings, refusals };
}

const study = (school: string, rest: Record<string, unknown> = {}) => ({
  claim_type: 'education',
  expected: { school, ...rest },
});
const post = (employer: string, rest: Record<string, unknown> = {}) => ({
  claim_type: 'employment',
  expected: { employer, ...rest },
});
const told = ({ degree, start, end, status }: Finding) => [degree?.surface, start ?? null, end ?? null, status];

test('each organisation takes the degree and the years on its own side', () => {
  const html =
    '<p>Orla Vantreight</p><p>She holds a PhD from Tallow College (2014) and a BSc from Marl University (2008).</p>';
  assert.deepEqual(read(html, study('Tallow College')).findings.map(told), [['PhD', null, { year: 2014 }, 'stated']]);
  assert.deepEqual(read(html, study('Marl University')).findings.map(told), [['BSc', null, { year: 2008 }, 'stated']]);
});

test('an entry of several lines is read as one', () => {
  const html = `<h1>Orla Vantreight</h1><h2>Education</h2><ul>
    <li><div>2010 - 2014</div><div>Tallow College</div><div>PhD, Chemistry</div></li>
    <li><div>2005 - 2008</div><div>Marl University</div><div>BSc</div></li></ul>`;
  const [finding] = read(html, study('Tallow College', { field: 'Chemistry' })).findings;
  assert.deepEqual(told(finding!), ['PhD', { year: 2010 }, { year: 2014 }, 'stated']);
  assert.equal(finding!.field, 'Chemistry');
});

test('a subject with a word of organisations in it opens no entry of its own', () => {
  const html = `<h1>Orla Vantreight</h1><h2>Education</h2><p>Bachelor's Degree in Advertising and Marketing Management</p>
    <p>Marl University, 2008</p>`;
  assert.deepEqual(read(html, study('Marl University')).findings.map(told), [
    ["Bachelor's Degree", null, { year: 2008 }, 'stated'],
  ]);
});

test('an item of a career in parts with stops between them is one entry', () => {
  const html = `<h1>Orla Vantreight</h1><h2>Experiencia profesional</h2><ul>
    <li>ROCA, VIDAL Y MARL, ABOGADOS. Abogada. Socia Fundadora. Litigio y asesoría jurídica en el ramo civil y fiscal. Marzo de 2013 a noviembre de 2018.</li>
    <li>TELE MARLO, S.A. (Dirección General) Abogada. Elaboración de contratos y negociaciones. Marzo de 1998 a mayo de 2000.</li></ul>`;
  const inSpanish = (employer: string) =>
    read(html, post(employer, { title: 'Lawyer' }), ORLA, 'es').findings.map(({ start, end }) => [start, end]);
  const [years] = inSpanish('Tele Marlo');
  assert.deepEqual(years, [
    { year: 1998, month: 3 },
    { year: 2000, month: 5 },
  ]);
  assert.equal(inSpanish('Roca, Vidal y Marl, Abogados').length, 1);
});

test('who learns by working has a post, also among studies', () => {
  const html = (rows: string): string => `<h1>Orla Vantreight</h1><h2>Education</h2><ul>${rows}</ul>`;
  const rows = '<li>Medical School: Marl University</li><li>Residency: Tallow Hospital, Dermatology</li>';
  assert.equal(read(html(rows), post('Tallow Hospital')).findings[0]?.title, 'resident');
  assert.deepEqual(read(html(rows), post('Marl University')).findings, []);
  const german = '<li>2004–2009 Facharztausbildung am Klinikum Marlstadt</li>';
  assert.equal(read(html(german), post('Klinikum Marlstadt'), ORLA, 'de').findings[0]?.title, 'resident physician');
  const italian = '<li>Pratica forense presso lo Studio Legale Quern</li>';
  assert.equal(read(html(italian), post('Studio Legale Quern'), ORLA, 'it').findings[0]?.title, 'Pratica forense');
});

test('a post needs a title or a verb of working beside the organisation', () => {
  const html =
    '<p>Orla Vantreight is head of chemistry at Marl Ltd. Her articles were quoted in Tallow Weekly by many readers.</p>';
  const [finding] = read(html, post('Marl Ltd', { title: 'Head of Chemistry' })).findings;
  assert.equal(finding?.title, 'head of chemistry');
  assert.equal(finding?.current, true);
  assert.deepEqual(read(html, post('Tallow Weekly')).findings, []);
});

test('what is said of the organisation itself is no post', () => {
  const html = '<h1>Orla Vantreight joins Marl Ltd</h1><p>Founded in 2015, Marl Ltd designs and builds kilns.</p>';
  assert.deepEqual(read(html, post('Marl Ltd')).findings, []);
  const joined = '<h1>Orla Vantreight</h1><p>Founded in 2015, Marl Ltd builds kilns. She joined Marl Ltd in 2019.</p>';
  assert.deepEqual(
    read(joined, post('Marl Ltd')).findings.map(({ start }) => start),
    [{ year: 2019 }],
  );
});

test('a year in brackets behind the name does not date the post', () => {
  const html = '<h2>Former students</h2><ul><li>Orla Vantreight (2014), Marl Ltd, Utrecht</li></ul>';
  for (const { start, end } of read(html, post('Marl Ltd')).findings)
    assert.deepEqual([start, end], [undefined, undefined]);
});

test('what is said of relatives, other people and with doubt is not read', () => {
  const relative =
    '<p>Orla Vantreight grew up in Oslo, where her father worked for many years at Marl Ltd as an engineer.</p>';
  assert.deepEqual(read(relative, post('Marl Ltd')).refusals, ['relative_or_adviser']);
  const doubt =
    '<p>Orla Vantreight has never worked for a single day of her long career at Marl Ltd or its partners.</p>';
  assert.deepEqual(read(doubt, post('Marl Ltd')).refusals, ['doubt']);
});

test('a degree does not make its school an employer', () => {
  const html =
    '<p>Orla Vantreight, now a lecturer, earned her PhD in chemistry from Tallow College after years of research.</p>';
  assert.deepEqual(read(html, post('Tallow College', { title: 'Lecturer' })).refusals, ['is_study']);
});

test("the claim's own words for a course are its degree where the page has them", () => {
  const { findings } = read(
    '<h1>Orla Vantreight</h1><h2>Education</h2><p>Opleiding tot dijkwachter, Tallow College, 2011</p>',
    study('Tallow College', { degree: 'Opleiding tot dijkwachter' }),
  );
  assert.equal(findings[0]?.degree?.surface, 'Opleiding tot dijkwachter');
});

test('a second degree with a school of its own keeps its date, whether that school is known as one or not', () => {
  const { findings } = read(
    '<h1>Orla Vantreight</h1><p>She holds a BSc in Physics from Tallow College and a MSc in Optics from Estuary Hall, 2006.</p>',
    study('Tallow College', { degree: 'BSc' }),
  );
  assert.deepEqual(
    findings.map(({ degree, end }) => [degree?.surface, end]),
    [['BSc', undefined]],
  );
});

test('in a sentence each organisation has the title and the degree of its own clause', () => {
  const posts =
    '<p>Orla Vantreight was chief chemist of Brightwater and then plant manager at Marl Ltd for a number of years.</p>';
  const [finding] = read(posts, post('Marl Ltd', { title: 'Chief Chemist' })).findings;
  assert.match(finding?.title ?? '', /plant manager$/);
  assert.doesNotMatch(finding?.title ?? '', /chemist/);
  const studies =
    '<p>Orla Vantreight holds a BSc in Physics from Estuary and a PhD in Chemistry from Tallow College, she says.</p>';
  assert.deepEqual(
    read(studies, study('Tallow College', { degree: 'BSc' })).findings.map(({ degree }) => degree?.surface),
    ['PhD'],
  );
});

test('a post told in the past is not current because the person is something today', () => {
  const html =
    '<p>Orla Vantreight is a chemist of note who served as plant manager at Marl Ltd in her early years.</p>';
  assert.deepEqual(read(html, post('Marl Ltd', { is_current: true })).refusals, ['not_said_to_go_on']);
});

test('a longer title is not the shorter one that it holds', () => {
  const html = '<h1>山田花子</h1><h2>職歴</h2><p>2011年4月 タロー大学 准教授</p>';
  const [finding] = read(html, post('タロー大学', { title: '教授' }), { full_name: '山田花子' }).findings;
  assert.match(finding?.title ?? '', /准教授/);
});

test('a degree claimed without a school is read where the person has it', () => {
  const html = '<h1>Orla Vantreight</h1><p>Chemist, PhD</p>';
  const claim = { claim_type: 'education', expected: { degree: 'PhD' } };
  assert.equal(read(html, claim).findings[0]?.degree?.code, 'PhD');
  assert.deepEqual(read(html, { ...claim, expected: { degree: 'MBA' } }).findings, []);
  assert.deepEqual(read(html, { ...claim, expected: { degree: 'PhD', end_year: 2001 } }).findings, []);
});

test('work done for clients is no post with them, and a certificate named after a firm neither', () => {
  const clients =
    '<p>Orla Vantreight worked for more than ten years with clients such as Marl Ltd and a number of public bodies.</p>';
  assert.deepEqual(read(clients, post('Marl Ltd')).findings, []);
  const certificate = '<h1>Orla Vantreight</h1><p>2011 Marl Certified Plant Manager</p>';
  assert.deepEqual(read(certificate, post('Marl', { title: 'Plant Manager' })).findings, []);
});

const titlesIn = (language: string, sentence: string, claim: Omit<Claim, 'claim_key'>): (string | undefined)[] =>
  read(`<h1>Orla Vantreight</h1><p>${sentence}</p>`, claim, ORLA, language).findings.map(({ title }) => title);

test('the title is a known one in the same clause, whatever stands between it and the organisation', () => {
  for (const [language, sentence, employer, title] of [
    ['es', 'Ha sido asociada en los Despachos de Abogados Tallow Marl y en Wexcombe Legal desde entonces.', 'Wexcombe Legal', 'asociada'],
    ['es', 'La abogada Vantreight es socia de la Firma de Abogados Tallow Marl, y cuenta con amplia experiencia.', 'Tallow Marl', 'socia'],
    ['pt', 'Ex-Chefe da Divisão Judicial da Diretoria Jurídica da Empresa de Transporte Urbano de Marl - ETUMAR.', 'ETUMAR', 'Chefe da Divisão Judicial'],
  ] as const)
    assert.deepEqual(titlesIn(language, sentence, post(employer, { title })), [title]);
}); // biome-ignore format: one sentence a line reads best

test('what a person works with or about is no employer', () => {
  const listed =
    'Systems engineer mit Schwerpunkt auf der Entwicklung in Python, vielen Integrationen, Tallowsoft, Containern und Linux.';
  assert.deepEqual(titlesIn('de', listed, post('Tallowsoft', { title: 'Systems engineer' })), []);
  const about = 'Abogada especializada en los conflictos de los pequeños ahorradores con el Banco de Tallow.';
  assert.deepEqual(titlesIn('es', about, post('Banco de Tallow', { title: 'Abogada' })), []);
});

test('a clause has members of its own', () => {
  const html =
    '<h1>Orla Vantreight</h1><ul><li>PhD in chemistry, Tallow College, 1998; since then chemist at Marl Ltd</li></ul>';
  const [finding] = read(html, post('Marl Ltd', { title: 'Chemist' })).findings;
  assert.equal(finding?.title, 'chemist');
  assert.equal(finding?.start, undefined);
});

test('a finished study is told by its verb', () => {
  const sentence = 'Orla Vantreight si è laureata in Ingegneria presso la Facoltà di Tecnica dell’Università di Marl nel 2004.';
  const [finding] = read(`<p>${sentence}</p>`, study('Università di Marl', { degree: 'Degree in Engineering' }), ORLA, 'it').findings;
  assert.match(finding?.degree?.surface ?? '', /laureata/i);
}); // biome-ignore format: one sentence a line reads best

test('a date beside a word of beginning is when a study began', () => {
  const html = `<h1>Orla Vantreight</h1><h2>Education</h2><ul>
    <li>MSc, Tallow College (started in October 2015, completed in June 2017)</li></ul>`;
  const [finding] = read(html, study('Tallow College', { degree: 'MSc' })).findings;
  assert.deepEqual(
    [finding?.start, finding?.end],
    [
      { year: 2015, month: 10 },
      { year: 2017, month: 6 },
    ],
  );
});

test('Latin letters among other signs are words: a degree in a Japanese sentence', () => {
  const html = '<h1>Orla Vantreight</h1><h2>学歴</h2><ul><li>2019年タロー大学院にてMBAを取得。</li></ul>';
  const [finding] = read(html, study('タロー大学院', { degree: 'MBA' }), ORLA, 'ja').findings;
  assert.equal(finding?.degree?.code, 'MBA');
});

test('"wurde" is no doubt, a clinic is a part of its hospital, and a list of employers shares its verb', () => {
  const [chief] = read(
    '<h1>Orla Vantreight</h1><p>Sie wurde 2003 als Chefärztin der Klinik für Chirurgie am Kantonsspital Tallow berufen, wo sie viele Jahre wirkte.</p>',
    post('Kantonsspital Tallow'),
    ORLA,
    'de',
  ).findings;
  assert.match(chief?.title ?? '', /Chefärztin der Klinik/);
  const listed = read(
    '<h1>Orla Vantreight</h1><p>Danach arbeitete sie in mehreren Projekten an der Universität Marl, dem Museum in Wexcombe und der Universität Tallow.</p>',
    post('Universität Tallow'),
    ORLA,
    'de',
  );
  assert.equal(listed.findings.length, 1);
});

test('"Hon" is she in Swedish, and what a Spanish page calls a profession is a degree of its school', () => {
  const swedish = read(
    '<h1>Orla Vantreight</h1><p>Hon är civilekonom från Handelshögskolan i Tallow.</p>',
    study('Handelshögskolan i Tallow'),
    ORLA,
    'sv',
  );
  assert.deepEqual(
    swedish.findings.map(({ status }) => status),
    ['stated'],
  );
  const html =
    '<h1>Orla Vantreight</h1><p>Es doctora por la Universitat de Marl, abogada por la Universidad de Tallow y vive en la costa desde hace mucho tiempo.</p>';
  const [lawyer] = read(html, study('Universidad de Tallow'), ORLA, 'es').findings;
  assert.equal(lawyer?.degree?.surface, 'abogada');
});

test('who belongs to a society or has its prize is not employed by it, in any language', () => {
  const none = (html: string, employer: string, language = 'en') =>
    assert.deepEqual(read(html, post(employer), ORLA, language).findings, [], html);
  none('<h1>Orla Vantreight</h1><p>She is a member of the Marl Society and of the Tallow Guild.</p>', 'Tallow Guild');
  none(
    '<h1>Orla Vantreight</h1><p>She holds the Tallow Guild Young Potter Award and works as a potter.</p>',
    'Tallow Guild',
  );
  none(
    '<h1>Orla Vantreight</h1><p>Sie ist Mitglied der Tallow Gesellschaft und arbeitet als Ärztin.</p>',
    'Tallow Gesellschaft',
    'de',
  );
  const [held] = read(
    '<h1>Orla Vantreight</h1><p>She is a faculty member at the Tallow Guild.</p>',
    post('Tallow Guild'),
  ).findings;
  assert.notEqual(held, undefined);
});

test('among those who left, what stands in brackets may be of today', () => {
  const html = `<h1>People</h1><h2>Alumni</h2><ul><li>Orla Vantreight, postdoc (now lecturer at Marl University)</li>
    <li>Tomas Ellery, technician</li></ul>`;
  const [now] = read(html, post('Marl University', { title: 'Lecturer' })).findings;
  assert.match(now?.title ?? '', /lecturer$/);
  assert.equal(now?.current, true);
});

test('the claimed title may stand on the line of the name, above the organisation', () => {
  const html = '<div><h4>Orla Vantreight</h4><p>Assistant Professor, Ceramics<br>Marl University</p></div>';
  const titles = read(html, post('Marl University', { title: 'Assistant Professor', is_current: true })).findings;
  assert.equal(
    titles.some(({ title, current }) => /assistant professor/i.test(title ?? '') && current !== false),
    true,
  );
});

test('a short line tells of work by its verb, its noun, or a verb behind the name', () => {
  const line = (text: string): string => `<h1>Orla Vantreight</h1><ul><li>${text}</li></ul>`;
  for (const [language, text] of [
    ['uk', 'Працювала в Лікарня Тельчин 2007-2020 рр.'],
    ['de', 'Tätigkeit bei Likarnja Teltschin'],
    ['pl', 'W Lecznica Telczyn pracuje od 2013 roku'],
  ] as const) {
    const employer = /(?:Лікарня Тельчин|Likarnja Teltschin|Lecznica Telczyn)/u.exec(text)![0];
    assert.equal(read(line(text), post(employer), ORLA, language).findings.length, 1, text);
  }
});

test('a page that only declines a name is searched for it so', () => {
  const html =
    '<h1>Životopis Markéty Kvasničkové</h1><h2>Zaměstnání</h2><p>1994–1998</p><p>Učitelka, Gymnázium Tallov</p>';
  const person = { full_name: 'Markéta Kvasničková' };
  assert.equal(read(html, post('Gymnázium Tallov'), person, 'cs').findings.length, 1);
});

test('a form of address before the name is no degree', () => {
  const html =
    '<h1>Dr. Juan Marlo</h1><p>El doctor Juan Marlo es licenciado en Medicina por la Universidad de Tallow desde el año 2004 y vive allí.</p>';
  const claim = {
    claim_key: 'c',
    claim_type: 'education',
    expected: { school: 'Universidad de Tallow', degree: 'Licenciado' },
  };
  const degrees = read(html, claim, { full_name: 'Juan Marlo' }, 'es').findings.map(({ degree }) => degree?.level);
  assert.ok(!degrees.includes('doctoral'));
});

test('news about the person is told under "News"; a part of their page called so is not about them', () => {
  const item = `<h1>News & Events</h1><h2>Marl Academy appoints Orla Vantreight as rector</h2>
    <p>The board of Marl Academy has appointed Orla Vantreight as rector of the academy.</p>`;
  assert.equal(read(item, post('Marl Academy', { title: 'Rector' })).findings[0]?.title, 'rector');
  const part = `<h1>Orla Vantreight</h1><p>She restores books.</p><h2>News</h2>
    <p>The board of Marl Academy has appointed Orla Vantreight as rector of the academy.</p>`;
  assert.deepEqual(read(part, post('Marl Academy', { title: 'Rector' })).findings, []);
});

test('"now" at the end of the years does not part the title above them from the organisation below', () => {
  const html = '<h1>Orla Vantreight</h1><h2>Arbeidserfaring</h2><p>Veileder</p><p>Feb 2017 – nå</p><p>Marl AS</p>';
  const [found] = read(html, post('Marl AS', { title: 'Veileder' }), ORLA, 'no').findings;
  assert.deepEqual([found?.title, found?.current], ['Veileder', true]);
});

test("years in a column of their own are nobody's", () => {
  const html =
    '<h1>Orla Vantreight</h1><h2>Experience</h2><ul><li>2012 - 2020</li><li>2008 - 2012</li><li>2004 - 2005</li></ul><ul><li>Sales Manager, Marl Bank</li><li>Teacher, Tallow College</li></ul>';
  const [manager] = read(html, post('Marl Bank', { title: 'Sales Manager' })).findings;
  assert.equal(manager?.title, 'Sales Manager');
  assert.equal(manager?.start, undefined);
});

test('years over sentences are no column', () => {
  const said = (years: string) =>
    `<h4>${years}</h4><p>She was a teacher at Tallow College, which has its main office in the old town. She taught the history of tides there.</p>`;
  const html = `<h1>Orla Vantreight</h1><h2>Experience</h2>${said('2014 - 2020')}${said('2012 - 2014')}<h4>2008 - 2012</h4><p>Sales manager at Marl Bank.</p>`;
  assert.equal(read(html, post('Marl Bank', { title: 'Sales manager' })).findings[0]?.start?.year, 2008);
});

test('a title is not given to the name of the next line, where each line pairs the two', () => {
  const html =
    '<h1>Orla Vantreight</h1><h2>Experience</h2><ul><li>Head of Sales at Marl Bank</li><li>Other:<ul><li>Import Manager - Norvane</li><li>Export Manager - Tallow</li><li>Greeter - Wexcombe</li></ul></li></ul>';
  assert.equal(read(html, post('Tallow', { title: 'Export Manager' })).findings[0]?.title, 'Export Manager');
  const titles = read(html, post('Wexcombe', { title: 'Export Manager' })).findings.map(({ title }) => title);
  assert.ok(!titles.includes('Export Manager'), titles.join());
});

test('a subject with a word of companies behind a degree is no organisation of its line', () => {
  const html =
    '<h1>Орла Вантрейт</h1><h2>Образование</h2><div><div>2001 – 2004</div><div>Марловский Технический Университет, Россия</div><p>Кандидат технических наук, Системы Автоматизации Приливов</p></div>';
  const claim = study('Марловский Технический Университет', { degree: 'кандидат технических наук' });
  const [found] = read(html, claim, { full_name: 'Орла Вантрейт' }, 'ru').findings;
  assert.equal(found?.degree?.surface, 'Кандидат технических наук');
});

test('a claim is read whatever was found for those before it', () => {
  const lines = Array.from({ length: 80 }, (_, at) => `<li>${1900 + at}: Clerk, Marl Bank</li>`).join('');
  const html = `<h1>Orla Vantreight</h1><h2>Employment</h2><ul>${lines}<li>1990: Rector, Tallow College</li></ul>`;
  const page = readDocument({
    url: 'https://orla.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(`<!doctype html><html lang="en"><body>${html}</body></html>`),
  });
  const claims = ['Marl Bank', 'Tallow College'].map((employer) => ({ ...post(employer), claim_key: employer }));
  const { findings } = readClaims(page, { person: ORLA, claims, organisations: NO_ORGANISATIONS });
  assert.ok(findings.filter(({ readFor }) => readFor === 'Marl Bank').length < 80);
  assert.deepEqual(
    findings.filter(({ readFor }) => readFor === 'Tallow College').map(({ title }) => title),
    ['Rector'],
  );
});

test('a dated item that reads like a sentence is an entry of its own', () => {
  const html = `<h1>Orla Vantreight</h1><h2>Odborné zkušenosti</h2><ul><li><strong>od 2006</strong><span>Poradenství při rekonstrukcích a modernizacích staveb s ohledem na jejich památkovou hodnotu.</span></li>
    <li><strong>2012–2014</strong><span>Marl-Stavby — zakládání divize v Talově, odborné poradenství, školení obchodních zástupců, sanace a rekonstrukce staveb, injektáže a speciální betonářské sanace.</span></li></ul>`;
  const [found] = read(html, post('Marl-Stavby'), ORLA, 'cs').findings;
  assert.deepEqual([found?.start, found?.end], [{ year: 2012 }, { year: 2014 }]);
});
