// A school's own lists of those who took a degree there, each with a small page of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';

function studiesOf(name: string, url: string, title: string, body: string, language = 'en'): string[] {
  const html = `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`;
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  page.notEvidence = null;
  const { findings } = readPage(page, { person: { full_name: name }, claims: [] }, NO_ORGANISATIONS);
  for (const finding of findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return findings
    .filter(({ kind, organisation }) => kind === 'education' && organisation?.how === 'page_organisation')
    .filter(({ person }) => person.name.includes(name.split(' ').at(-1)!))
    .map(({ degree, field, organisation, end, status }) =>
      [
        degree?.surface ?? '',
        field ?? '',
        organisation?.name,
        end === 'present' ? end : (end?.year ?? ''),
        status,
      ].join('|'),
    );
}

const QUERNMOOR = 'https://www.quernmoor-university.example';

test('headings of a commencement list give degree and year to every inverted name below them', () => {
  assert.deepEqual(
    studiesOf(
      'Omar Birtwhistle',
      `${QUERNMOOR}/commencement/2012`,
      'Commencement 2012 - Quernmoor University',
      `<h2>Commencement, May 20, 2012</h2><h4>DOCTOR OF PHILOSOPHY</h4>
      <p>Ashdown, Paula Ruth, Leeds, England. Chemistry. Salts of the Tidal Flats, 1790-1840.</p>
      <p>Birtwhistle, Omar, Lagos, Nigeria. Mechanical Engineering. Slow Gears.</p>`,
    ),
    ['DOCTOR OF PHILOSOPHY|Mechanical Engineering|Quernmoor University|2012|stated'],
  );
});

test('a row gives the degree of its own column; the adviser is somebody else', () => {
  const table = `<table><tr><th>Year</th><th>Name</th><th>Degree</th><th>Adviser</th></tr>
    <tr><td>2015</td><td>Julia Falkenrath</td><td>Ph.D. Chemistry</td><td>Basil Thornquist</td></tr>
    <tr><td>2016</td><td>Theodor Quillfeather</td><td>M.Sc. Chemistry</td><td>Basil Thornquist</td></tr></table>`;
  const title = 'Graduates of the Department of Chemistry - Quernmoor University';
  const studies = studiesOf('Theodor Quillfeather', `${QUERNMOOR}/chemistry/alumni`, title, table);
  assert.deepEqual(studies, ['M.Sc.|Chemistry|Quernmoor University|2016|stated']);
  assert.deepEqual(studiesOf('Basil Thornquist', `${QUERNMOOR}/chemistry/alumni`, title, table), []);
});

test('entries of one paragraph, and the line over it', () => {
  assert.deepEqual(
    studiesOf(
      'Malte Iwerding',
      'https://www.universitaet-moorheide.example/absolventen/2007',
      'Universität Moorheide: Absolventenfeier 2007',
      '<h1>Absolventenfeier 2007</h1><p>Das Staatsexamen haben bestanden:</p><p>Anna Behrsen (Husum) · Jan Plau (Schwerin) · Malte Iwerding (Kiel)</p>',
      'de',
    ),
    ['Staatsexamen||Universität Moorheide|2007|stated'],
  );
});

test('honorary degrees, and studies that go on', () => {
  assert.deepEqual(
    studiesOf(
      'Grace Holtby',
      `${QUERNMOOR}/news/honorary-graduates-2019`,
      'Honorary graduates 2019 | Quernmoor University',
      '<h1>Honorary graduates 2019</h1><p><b>Grace Holtby</b> (Doctor of Laws honoris causa), founder of a charity.</p><p><b>Peter Nidd</b> (DMus), organist.</p>',
    ),
    ['Doctor of Laws||Quernmoor University|2019|honorary'],
  );
});

test('a list of staff gives nobody a degree of the house, nor does a degree of another school', () => {
  const staff = '<h1>Faculty</h1><p><b>Grace Holtby</b>, PhD, professor</p><p><b>Peter Nidd</b>, PhD, lecturer</p>';
  assert.deepEqual(studiesOf('Grace Holtby', `${QUERNMOOR}/staff`, 'Faculty | Quernmoor University', staff), []);
  const alumni = '<h1>Alumni</h1><ul><li>Grace Holtby, postdoc</li><li>Peter Nidd (PhD, Tallow College)</li></ul>';
  assert.deepEqual(studiesOf('Peter Nidd', `${QUERNMOOR}/lab`, 'Lab | Quernmoor University', alumni), []);
  assert.deepEqual(studiesOf('Grace Holtby', `${QUERNMOOR}/lab`, 'Lab | Quernmoor University', alumni), []);
});
