import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { readDocument } from '../reading/read-document.ts';
import peopleLists from './people-lists.ts';

function read(url: string, body: string, contentType = 'text/html; charset=utf-8'): Finding[] {
  const page = readDocument({ url, status: 200, contentType, body: new TextEncoder().encode(body) });
  const findings = peopleLists.extract(page);
  for (const finding of findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return findings;
}

const of = (findings: readonly Finding[], name: string): Finding[] =>
  findings.filter((finding) => finding.person.name === name);
const brief = (finding: Finding | undefined): unknown =>
  finding === undefined
    ? null
    : {
        kind: finding.kind,
        org: finding.organisation?.name,
        degree: finding.degree?.code ?? finding.degree?.surface,
        field: finding.field,
        title: finding.title,
        start: finding.start?.year,
        end: finding.end === 'present' ? 'present' : finding.end?.year,
        current: finding.current,
        status: finding.status,
      };
const html = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;

test('cards of a team page give title, employer and start to their own person', () => {
  const findings = read(
    'https://brassfern-optics.example/company/team',
    html(
      'Our team | Brassfern Optics',
      `<h1>Our team</h1>
      <div class="card"><h3>Ottoline Pagewick</h3><p>Chief Optician</p><p>Ottoline joined in 2015.</p></div>
      <div class="card"><h3>Leif Sandbarrow</h3><p>Head of Lenses, Coatings</p><p>Leif keeps bees.</p></div>`,
    ),
  );
  assert.deepEqual(brief(of(findings, 'Leif Sandbarrow')[0]), {
    kind: 'employment',
    org: 'Brassfern Optics',
    degree: undefined,
    field: undefined,
    title: 'Head of Lenses, Coatings',
    start: undefined,
    end: undefined,
    current: true,
    status: 'stated',
  });
  assert.equal(of(findings, 'Ottoline Pagewick').find((finding) => finding.kind === 'employment')?.start?.year, 2015);
  assert.ok(
    findings.every((finding) => finding.organisation?.how === 'page_organisation' || finding.kind === 'education'),
  );
});

test('headings of a commencement list give degree and year to every inverted name below them', () => {
  const findings = read(
    'https://www.quernmoor-university.example/commencement/2012',
    html(
      'Commencement 2012 - Quernmoor University',
      `<h2>Commencement, May 20, 2012</h2><h4>DOCTOR OF PHILOSOPHY</h4>
      <p>Ashdown, Pella Ruth, Leeds, England. Chemistry. Salts of the Tidal Flats, 1790-1840.</p>
      <p>Birtwhistle, Omar, Lagos, Nigeria. Mechanical Engineering. Slow Gears.</p>
      <p>Cray-Jones, Ines, Porto, Portugal. History. Rope.</p>`,
    ),
  );
  assert.equal(findings.length, 3);
  assert.deepEqual(brief(of(findings, 'Omar Birtwhistle')[0]), {
    kind: 'education',
    org: 'Quernmoor University',
    degree: 'PhD',
    field: 'Mechanical Engineering',
    title: undefined,
    start: undefined,
    end: 2012,
    current: null,
    status: 'stated',
  });
  assert.deepEqual(of(findings, 'Pella Ruth Ashdown')[0]?.end, { year: 2012 });
});

test('a table with a head row is read by its columns, adviser left out', () => {
  const findings = read(
    'https://quernmoor-university.example/chemistry/alumni',
    html(
      'Graduates of the Department of Chemistry - Quernmoor University',
      `<table><tr><th>Year</th><th>Name</th><th>Degree</th><th>Adviser</th><th>Present position</th></tr>
      <tr><td>2015</td><td>Juno Falkenrath</td><td>Ph.D. Chemistry</td><td>Basil Thornquist</td><td>Halmstrand Dyes, Director of Research</td></tr>
      <tr><td>2016</td><td>Teodor Quillfeather</td><td>M.Sc. Chemistry</td><td>Basil Thornquist</td><td>own company</td></tr></table>`,
    ),
  );
  assert.deepEqual(of(findings, 'Basil Thornquist'), []);
  const [study, post] = of(findings, 'Juno Falkenrath');
  assert.equal(study?.degree?.code, 'PhD');
  assert.deepEqual(study?.end, { year: 2015 });
  assert.equal(post?.organisation?.name, 'Halmstrand Dyes');
  assert.equal(post?.title, 'Director of Research');
  assert.equal(of(findings, 'Teodor Quillfeather').filter((finding) => finding.kind === 'employment').length, 0);
});

test('entries inside one paragraph: labels, semicolons, dots and numbers', () => {
  const listed = read(
    'https://larkrise-college.example/registrar/graduates-spring-2018',
    html(
      'Spring 2018 graduates - Larkrise College',
      '<h3>Bachelor of Science, spring 2018</h3><p>ECONOMICS: Amy Dolanfisk, Rockwell; Wes Tillerby, Peoridge. GEOGRAPHY: Nan Brightwater, Joliette.</p>',
    ),
  );
  assert.equal(of(listed, 'Wes Tillerby')[0]?.field, 'Economics');
  assert.equal(of(listed, 'Nan Brightwater')[0]?.field, 'Geography');
  const german = read(
    'https://www.universitaet-moorheide.example/absolventen/2007',
    html(
      'Universität Moorheide: Absolventenfeier 2007',
      '<h1>Absolventenfeier 2007</h1><p>Das Staatsexamen haben bestanden:</p><p>Anneke Behrsen (Husum) · Malte Iwerding (Kiel)</p>',
    ),
  );
  assert.equal(of(german, 'Malte Iwerding')[0]?.degree?.surface, 'Staatsexamen');
  assert.deepEqual(of(german, 'Malte Iwerding')[0]?.end, { year: 2007 });
});

test('rows of plain text whose columns ran together', () => {
  const findings = read(
    'https://thornfield-institute.example/register-2011.txt',
    'THORNFIELD INSTITUTE\nREGISTER OF DOCTORATES AWARDED, CALENDAR YEAR 2011\n\nAbelard, Morag Univ. of Aldmoor Physics Fellow\nHsuan, Mei Jinghe Univ. Mathematics Bank\nZhou, Wei Jinghe Univ. Materials Science Fellow\n',
    'text/plain; charset=utf-8',
  );
  const study = of(findings, 'Wei Zhou')[0];
  assert.equal(study?.degree?.level, 'doctoral');
  assert.equal(study?.field, 'Materials Science');
  assert.deepEqual(study?.end, { year: 2011 });
});

test('who left, listened or holds an honorary degree is not a graduate; supervisors are none at all', () => {
  const french = read(
    'https://fontaine-noire.example/promotion-2006',
    html(
      'Promotion 2006 - École de la Fontaine noire',
      '<h1>Promotion 2006</h1><p>Le diplôme de master « Paysage » a été délivré à :</p><ul><li>M. Aubin Leguel</li><li>Mme Solenn Kervoad</li></ul><p>Auditeurs libres, sans diplôme : M. Kofi Asantebrou ; Mme Pia Quirogue, architecte</p>',
    ),
  );
  assert.equal(of(french, 'Solenn Kervoad')[0]?.status, 'stated');
  assert.equal(of(french, 'Pia Quirogue')[0]?.status, 'not_conferred');
  const honorary = read(
    'https://aldmoor-university.example/news/honorary-graduates-2019',
    html(
      'Honorary graduates 2019 | Aldmoor University',
      '<h1>Honorary graduates 2019</h1><p>Grace Wanholt (Doctor of Laws), founder.</p><p>Percy Niddle (DSc), organist.</p>',
    ),
  );
  assert.equal(of(honorary, 'Grace Wanholt')[0]?.status, 'honorary');
  const theses = read(
    'https://sarabella-instituto.example/teses-2020',
    html(
      'Teses defendidas em 2020 – Instituto Politécnico de Sarabella',
      '<h1>Teses de doutoramento defendidas em 2020</h1><p>Luca Antunhes. Cheias urbanas. Orientadora: Helena Falconte.</p><p>Marta Peixola. Cal. Orientador: Gil Seabrando.</p>',
    ),
  );
  assert.deepEqual(of(theses, 'Helena Falconte'), []);
  assert.equal(of(theses, 'Marta Peixola')[0]?.degree?.level, 'doctoral');
});

test('roles before the colon, and a single staff page whose employer is the site', () => {
  const roles = read(
    'https://www.lerivage.example/qui-sommes-nous',
    html(
      'La rédaction | Le Rivage, quotidien',
      '<h1>La rédaction</h1><h2>Enquêtes</h2><p>Cheffe du service : Claire Dubosquet (cheffe depuis 2021)</p><h2>Sports</h2><p>Chef : Jérôme Pinsardin</p>',
    ),
  );
  assert.equal(of(roles, 'Claire Dubosquet')[0]?.title, 'Cheffe du service Enquêtes');
  assert.equal(of(roles, 'Claire Dubosquet')[0]?.start?.year, 2021);
  const single = read(
    'https://hoshigawa-university.example/en/faculty/kobayama',
    html(
      'Hana Kobayama | Hoshigawa University',
      '<h1>Hana Kobayama</h1><dl><dt>Title</dt><dd>Professor</dd><dt>Since</dt><dd>April 2021</dd><dt>PhD</dt><dd>Tanwick Institute, 2008</dd></dl>',
    ),
  );
  assert.equal(single.find((finding) => finding.kind === 'employment')?.organisation?.name, 'Hoshigawa University');
  assert.equal(single.find((finding) => finding.kind === 'employment')?.start?.year, 2021);
  assert.equal(single.find((finding) => finding.kind === 'education')?.organisation?.name, 'Tanwick Institute');
});

test("a body's news of its own people, and a defence", () => {
  const farewell = read(
    'https://grainwell.example/blog/farewell-summer-2025',
    html(
      'Farewells, summer 2025 | Grainwell Exchange',
      '<h1>Farewells</h1><p>We say goodbye to Rashid Nolanqadri, data analyst in our Chicago office since June 2018.</p>',
    ),
  );
  assert.deepEqual(brief(farewell[0]), {
    kind: 'employment',
    org: 'Grainwell Exchange',
    degree: undefined,
    field: undefined,
    title: 'data analyst',
    start: 2018,
    end: 2025,
    current: false,
    status: 'stated',
  });
  const defence = read(
    'https://vestkyst-universitet.example/disputation-2018',
    html(
      'Disputation: Sofia Lindgrove, Vestkyst universitet',
      '<h1>Disputation i marin ekologi</h1><p>Den 16 november 2018 försvarade Sofia Lindgrove sin avhandling för doktorsexamen.</p>',
    ),
  );
  assert.deepEqual(defence[0]?.end, { year: 2018 });
  assert.equal(defence[0]?.degree?.level, 'doctoral');
});

test('"us" and "its" on the page of a body are the body', () => {
  const findings = read(
    'https://spoonandslate.example/about/founder',
    html(
      'Our founder - Spoon & Slate, Nairobi',
      '<h1>Our founder</h1><p>Grace Wanholt started Spoon & Slate in 2006. Grace led us as executive director until 2023.</p>',
    ),
  );
  assert.equal(findings[0]?.title, 'executive director');
  assert.equal(findings[0]?.organisation?.name, 'Spoon & Slate');
  assert.deepEqual(findings[0]?.end, { year: 2023 });
  assert.equal(findings[0]?.current, false);
});

test('pages that list nobody of their own give nothing', () => {
  assert.deepEqual(
    read(
      'https://portweek.example/2022/speakers',
      html(
        'Speakers | Port Week',
        '<h1>Speakers</h1><ul><li>Ada Brightmoor, Director, Quillon Ltd</li><li>Ben Carverdale, Engineer</li></ul>',
      ),
    ),
    [],
  );
  assert.deepEqual(
    read(
      'https://fernhill-shop.example/',
      html('Fernhill Shop', '<h1>Lamps</h1><ul><li>Green Lamp, brass</li><li>Blue Lamp, steel</li></ul>'),
    ),
    [],
  );
});

test('a long or hostile list costs in proportion to its length', () => {
  const cost = (unit: string, size: number): number => {
    const body = html(
      'Our team | Longwall Ltd',
      `<h1>Our team</h1><p>${unit.repeat(Math.ceil(size / unit.length))}</p>`,
    );
    const page = readDocument({
      url: 'https://longwall.example/team',
      status: 200,
      contentType: 'text/html',
      body: new TextEncoder().encode(body),
    });
    const start = performance.now();
    peopleLists.extract(page);
    return performance.now() - start;
  };
  for (const unit of [
    'Aaa Bbb, ',
    'Aaa: ',
    'A. ',
    'Aaa Bbb; ',
    'Director ',
    'Aaa Bbb (',
    '1. Aaa Bbb ',
    'a',
    'A',
    'Ph.D. ',
    '</p><p>Ann Roe, Director',
  ]) {
    cost(unit, 2_000);
    const short = Math.max(20, cost(unit, 15_000));
    const long = cost(unit, 60_000);
    assert.ok(long < short * 4 * 6 + 400, `${JSON.stringify(unit)}: ${short.toFixed(0)} ms and ${long.toFixed(0)} ms`);
  }
});
