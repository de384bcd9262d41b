import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { openOrganisations } from '../../main/organisation-data.ts';
import { compareCompanies } from './companies/compare-companies.ts';
import { compareOrganisations } from './compare-organisations.ts';
import { indexOfRows } from './data-pack/read-index.ts';
import { type OrganisationIndex, officialName } from './organisation-index.ts';
import { splitCsvLine } from './registers/gleif.ts';
import { compareSchools } from './schools/compare-schools.ts';

const { index } = openOrganisations();

const rows = readFileSync(new URL('../../../bench/orgs.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(splitCsvLine);

describe('frozen pairs of organisations', () => {
  assert.ok(rows.length >= 40);
  for (const [kind, left = '', right = '', expected, relation, habit] of rows) {
    it(`${habit}: ${left} / ${right}`, () => {
      const compare = kind === 'school' ? compareSchools : compareCompanies;
      const found = compare(left, right, index);
      const back = compare(right, left, index);
      assert.equal(found.relation ?? '', relation, found.reason);
      assert.equal(found.outcome, expected, `${found.score} ${found.reason}`);
      assert.equal(back.outcome, expected, 'the sides may be exchanged');
    });
  }
});

describe('places in brackets', () => {
  it('tell two schools of one name apart, and one from its bare name not', () => {
    const outcome = (left: string, right: string) => compareSchools(left, right, index).outcome;
    assert.equal(outcome('海东地质大学（北山）', '海东地质大学（南山）'), 'different');
    assert.equal(outcome('海东地质大学（北山）', '海东地质大学 (北山)'), 'same');
    assert.equal(outcome('海东地质大学（北山）', '海东地质大学'), 'same');
  });
});

describe('what the index says of two names', () => {
  const named = (name: string) => index.named(name, 'school').map(officialName);
  it('lists the domains of a school under any of its names', () => {
    for (const [name, domain] of [
      ['MIT', 'mit.edu'],
      ['Universität Wien', 'univie.ac.at'],
      ['University of Gothenburg', 'gu.se'],
    ] as const)
      assert.ok(
        index.named(name).some((one) => one.domains.includes(domain)),
        name,
      );
    assert.deepEqual(named('Brightwater Academy of Nothing'), []);
  });
  it('knows that a name can be shared, and lets the domain decide', () => {
    assert.ok(named('USC').length >= 2);
    const compare = (domain: string) =>
      compareSchools('USC', 'University of Southern California', index, { domain }).outcome;
    assert.equal(compare('usc.edu'), 'same');
    assert.equal(compare('sc.edu'), 'different');
  });
  it('takes a person before the name of a town for one school, and a kind of school for another', () => {
    const compare = (left: string, right: string) => compareSchools(left, right, index).outcome;
    assert.equal(compare('John Vantreight University Tallow', 'University of Tallow'), 'compatible');
    assert.equal(compare('John Vantreight University Chicago', 'University of Chicago'), 'different');
    for (const kind of ['Technical', 'Medical', 'Catholic'])
      assert.equal(compare(`${kind} University of Tallow`, 'University of Tallow'), 'different', kind);
  });
  it('reads the word for a city where it names the town itself', () => {
    assert.equal(compareOrganisations('City of Tallow', 'Stadt Tallow', index).outcome, 'same');
    assert.equal(compareSchools('City College of Tallow', 'College of the City of Tallow', index).outcome, 'same');
  });
  it('keeps two schools apart that once shared a name, and leaves the name of the whole to the whole', () => {
    assert.deepEqual(named('Columbia University'), ['Columbia University']);
    assert.notEqual(compareSchools('Simmons University', 'Simmons College of Kentucky', index).outcome, 'same');
    assert.equal(
      compareSchools('University of California, Berkeley', 'University of California System', index).relation,
      'part_of',
    );
  });
  it('two organisations without a relation are not different for that', () => {
    const row = (id: string, name: string, kind: 'school' | 'company') => ({
      id: `bonafide:${id}`,
      kind,
      country: 'NO',
      names: [{ value: name, kind: 'official' as const }],
      domains: [],
      relations: [],
      source: 'hand' as const,
    });
    const two = indexOfRows([
      row('a', 'Newcastle University', 'school'),
      row('b', 'University of Newcastle', 'school'),
      row('c', 'Brightwater Lindqvist', 'company'),
      row('d', 'Brightwater Lindqvist Partners', 'company'),
    ]);
    const asked: [typeof compareSchools | typeof compareCompanies, string, string][] = [
      [compareSchools, 'Newcastle University', 'University of Newcastle'],
      [compareCompanies, 'Brightwater Lindqvist', 'Brightwater Lindqvist Partners'],
    ];
    for (const [compare, left, right] of asked) {
      const found = (
        compare as (left: string, right: string, organisations: OrganisationIndex) => { outcome: string; score: number }
      )(left, right, two);
      assert.equal(found.outcome, 'partial', left);
      assert.ok(found.score < 0.45, 'nor the same');
    }
  });
});

describe('schools of a town', () => {
  const school = (id: string, name: string, city: string, country = 'IT') => ({
    id: `bonafide:${id}`,
    kind: 'school' as const,
    country,
    city,
    names: [{ value: name, kind: 'official' as const }],
    domains: [],
    relations: [],
    source: 'hand' as const,
  });
  const towns = indexOfRows([
    school('a', 'Lindqvist University', 'Brightwater'),
    school('b', 'Brightwater University of Fisheries', 'Brightwater'),
    school('c', 'Tallow University', 'Oakham'),
    school('d', 'Vantreight University', 'Oakham'),
    school('e', 'Norvane University', 'Marlby', 'US'),
    school('f', 'Marlby Technical Institute', 'Marlby'),
  ]);
  const outcome = (left: string, right: string) => compareSchools(left, right, towns).outcome;
  it('the one university of a town is called by the town', () => {
    assert.equal(outcome('University of Brightwater', 'Lindqvist University'), 'compatible');
    assert.equal(outcome('Facoltà di Giurisprudenza di Brightwater', 'Vantreight University'), 'different');
    assert.equal(outcome('University of Brightwater', 'Brightwater University of Fisheries'), 'different');
  });
  it('of two universities of a town neither is meant for sure', () => {
    assert.equal(outcome('University of Oakham', 'Tallow University'), 'partial');
    assert.equal(outcome('Facoltà di Medicina di Oakham', 'Vantreight University'), 'partial');
    assert.equal(compareSchools('Facoltà di Medicina di Oakham', 'Vantreight University', towns).relation, undefined);
  });
  it('where universities are called by their own names only, a town names none', () => {
    assert.notEqual(outcome('University of Marlby', 'Norvane University'), 'compatible');
  });
  it('letters before a town are those of the school that is there', () => {
    assert.equal(outcome('MTI Marlby', 'Marlby Technical Institute'), 'compatible');
    assert.notEqual(outcome('MTI Oakham', 'Marlby Technical Institute'), 'compatible');
  });
});

describe('properties of comparing organisations', () => {
  const part = fc.constantFrom(
    'Brightwater',
    'University',
    'of',
    'Institute',
    'Technology',
    'Vienna',
    'National',
    'College',
    'Inc.',
    'Group',
    'constructor',
    'Wien',
    'MIT',
    '(USA)',
    '-',
    ',',
  );
  const name = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
  it('a name is itself, and the sides may be exchanged', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        for (const compare of [compareSchools, compareCompanies, compareOrganisations]) {
          if (/[a-z]/i.test(one)) assert.equal(compare(one, one, index).outcome, 'same');
          assert.equal(compare(one, other, index).outcome, compare(other, one, index).outcome, `${one} / ${other}`);
        }
      }),
    );
  });
  it('takes any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        (text) => compareOrganisations(text, 'Brightwater College', index).score <= 1,
      ),
    );
    assert.ok(compareSchools('University of '.repeat(5000), 'Brightwater College', index).score <= 1);
  });
});

describe('names that say a little more or less', () => {
  const cases: [string, string, string][] = [
    ['NYU Lindqvist School of Forestry', 'New York University Harald Lindqvist School of Forestry', 'compatible'],
    ['早稲田大学大学院', '早稲田大学大学院海洋学研究科', 'partial'],
    ['Charles University', 'Právnická fakulta Univerzity Karlovy', 'partial'],
    ['Faculty of Law, Charles University', 'Právnická fakulta Univerzity Karlovy', 'compatible'],
    ['Faculty of Medicine, Charles University', 'Právnická fakulta Univerzity Karlovy', 'partial'],
    ['National Taiwan University', '台大資工所', 'partial'],
    ['資工所', '台大資工所', 'compatible'],
    ['University of Tokyo', '東京大学大学院医学系研究科', 'partial'],
    ['Soonchunhyang University', '순천향의과대학', 'partial'],
    ['University of Göttingen', 'Georg-August-Universität', 'same'],
    ['University of Bologna', 'Alma Mater Studiorum di Bologna', 'compatible'],
    ['University at Buffalo', 'UB Barcelona', 'different'],
    ['Wyższa Szkoła Ogrodnictwa w Lindby', 'Wyższej Szkole Ogrodnictwa w Lindby', 'same'],
    ['Lindby National Medical University', 'Lindby Medical Institute', 'compatible'],
    ['Lindby Medical University', 'National Lindby University Medical Institute', 'partial'],
    ['Uzhhorod National University', 'Ужгородський університет', 'compatible'],
    ['Uzhhorod National University', 'University of Uzhhorod', 'compatible'],
    ['Harald Brenngard University in Lindby', 'Uniwersytet im. H. Brenngarda w Lindby', 'compatible'],
    ['Lomonosov Moscow State University', 'юрфак МГУ', 'partial'],
    ['Taras Shevchenko National University of Kyiv', 'юридичний факультет КНУ', 'partial'],
    ['University of Warsaw', 'Wydziale Prawa UW', 'partial'],
    ["Tokyo Women's Medical University", '東京女子医大', 'same'],
    ['Shanghai University of Finance and Economics', '上海财大', 'same'],
    ['University of Kassel', 'Gesamthochschule Kassel', 'same'],
    ['Cracow University of Technology', 'Politechnice Krakowskiej', 'same'],
    ['Goethe University Frankfurt', 'Universität Frankfurt (Oder)', 'different'],
    ['Tohoku University', '东北大学', 'partial'],
    ['Saint Petersburg State University of Economics', 'СПбГУ', 'partial'],
    ['Moscow Architectural Institute', 'МАИ', 'partial'],
    ['Prague University of Economics and Business', 'Vysoká škola ekonomická v Bratislave', 'different'],
    ['Sechenov University', '2-й Московский медицинский институт', 'different'],
    ['Gansu University of Political Science and Law', '甘肃政法学院', 'compatible'],
    ['Tokyo University of Agriculture', '東京農大', 'same'],
    ['Nara Medical University', '奈良医大', 'same'],
    // Numbers in either way of writing, and universities that were merged into one.
    ['Paris XI', 'Université Paris 11', 'same'],
    ['Rennes II', 'University of Rennes 1', 'different'],
    ['Bordeaux IV', 'Université Montesquieu Bordeaux 4', 'same'],
    ['Université Marc Bloch', 'University of Strasbourg', 'same'],
    ['Université Louis Pasteur', 'Université Marc Bloch', 'different'],
    ['Université Lyon 2 Lettres et Arts', 'Lyon II', 'compatible'],
    // A town says which school is meant, and which is not.
    ["Université d'Amiens", 'Université de Picardie Jules Verne', 'compatible'],
    ['Università di Pescara', 'Università degli Studi di Teramo', 'different'],
    ['HEC Lausanne', 'HEC Paris', 'different'],
    ["Scuola Superiore Sant'Anna di Pisa", "Scuola Superiore Sant'Anna", 'compatible'],
    ['Concordia College', 'Concordia University', 'partial'],
    // A faculty by its town.
    ['Facoltà di Giurisprudenza di Pavia', 'University of Pavia', 'partial'],
    ['Faculdade de Medicina de Coimbra', 'University of Coimbra', 'partial'],
    ['Facoltà di Giurisprudenza di Pavia', 'University of Padua', 'different'],
    // "university" left out.
    ['Autónoma de Madrid', 'Universidad Autónoma de Madrid', 'compatible'],
    ['U. de Chile', 'Universidad de Chile', 'same'],
    // American schools of law and business.
    ['Temple Law', 'Temple University Beasley School of Law', 'compatible'],
    ['Temple Law', 'Temple University School of Medicine', 'partial'],
    ['Boston Law', 'Boston College Law School', 'partial'],
    ['Haas', 'Haas School of Business', 'compatible'],
    ['Kedge', 'KEDGE Business School', 'same'],
    ['NYU Stern School of Business', 'New York University', 'partial'],
    ['EM Lyon Business School', 'École de management de Lyon', 'compatible'],
    ['The Wharton School, University of Pennsylvania', 'Wharton School', 'same'],
    ['North Carolina Central University School of Law', 'University of North Carolina School of Law', 'partial'],
    // A town has one conservatory, and it is not its university.
    ['Conservatorio G. Verdi di Torino', 'Conservatorio Statale di Musica Giuseppe Verdi di Torino', 'same'],
    ['Conservatorio G. B. Martini di Bologna', 'Bologna Conservatory', 'compatible'],
    ['Conservatorio di Padova', 'University of Padua', 'partial'],
    ["École d'architecture de Nantes", "École nationale supérieure d'architecture de Nantes", 'compatible'],
    ["École vétérinaire d'Alfort", "École nationale vétérinaire d'Alfort", 'compatible'],
    ['Università L. Brightwater', 'Università Luigi Brightwater', 'same'],
    ['Universidad Autónoma de Puebla', 'Benemérita Universidad Autónoma de Puebla', 'same'],
  ];
  for (const [left, right, outcome] of cases)
    it(`${left} / ${right}: ${outcome}`, () => {
      const found = compareSchools(left, right, index);
      assert.equal(found.outcome, outcome, found.reason);
    });
  it('finds no short name of Kyoto in the rest of 東京大学', () => {
    assert.notEqual(compareSchools('Kyoto University', '京大学大学院工学系研究科', index).relation, 'part_of');
    assert.equal(compareSchools('Kyoto University', '京大工学研究科', index).relation, 'part_of');
  });
});
