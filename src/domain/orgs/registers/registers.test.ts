import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareCompanies } from '../companies/compare-companies.ts';
import { indexOfRows } from '../data-pack/read-index.ts';
import { compareSchools } from '../schools/compare-schools.ts';
import { gleifCsvReader, readGleifRecord, splitCsvLine } from './gleif.ts';
import { readRorRecord, readRorSummary } from './ror.ts';
import { ownHost, tidyRecords } from './tidy-records.ts';

const college = {
  id: 'https://ror.org/0aaaaaa01',
  status: 'active',
  types: ['education', 'funder'],
  names: [
    { value: 'Nordhaven College', types: ['ror_display', 'label'], lang: 'en' },
    { value: 'Colegio de Puerto Norte', types: ['alias'], lang: 'es' },
    { value: 'NHXQ', types: ['acronym'], lang: null },
  ],
  domains: ['nordhaven.example'],
  links: [
    { type: 'website', value: 'https://www.college.nordhaven.example/' },
    { type: 'wikipedia', value: 'https://encyclopedia.example/wiki/Nordhaven' },
  ],
  locations: [{ geonames_details: { name: 'Nordhaven', country_code: 'NO' } }],
  relationships: [{ type: 'parent', id: 'https://ror.org/0aaaaaa02', label: 'x' }],
};
const system = {
  id: 'https://ror.org/0aaaaaa02',
  types: ['education'],
  names: [{ value: 'Fjordland University Federation', types: ['ror_display'] }],
};
const tidied = (...records: unknown[]) =>
  tidyRecords(records.map((record) => readRorRecord(record) ?? readRorSummary(record)).filter((one) => one !== null));

it('reads a ROR record', () => {
  const [row] = tidied(college, system, 'nonsense');
  assert.deepEqual(row, {
    id: 'ror:0aaaaaa01',
    kind: 'school',
    country: 'NO',
    city: 'Nordhaven',
    names: [
      { value: 'Nordhaven College', kind: 'official', language: 'en' },
      { value: 'Colegio de Puerto Norte', kind: 'other', language: 'es' },
      { value: 'NHXQ', kind: 'acronym' },
    ],
    domains: [
      { value: 'nordhaven.example', source: 'ror' },
      { value: 'college.nordhaven.example', source: 'ror' },
    ],
    relations: [{ kind: 'part_of', id: 'ror:0aaaaaa02' }],
    source: 'ror',
  });
  assert.equal(readRorRecord({ id: 'x' }), null);
  assert.equal(readRorRecord({ ...college, status: 'withdrawn' }), null);
});

it('a register speaks in the comparisons', () => {
  const none = indexOfRows([]);
  const index = indexOfRows(tidied(college, system));
  assert.equal(compareSchools('Colegio de Puerto Norte', 'Nordhaven College', none).outcome, 'different');
  assert.equal(compareSchools('Colegio de Puerto Norte', 'Nordhaven College', index).outcome, 'same');
  assert.equal(compareSchools('NHXQ', 'Nordhaven College', index).outcome, 'same');
  assert.equal(compareSchools('Nordhaven College', 'Fjordland University Federation', index).relation, 'part_of');
});

it('a successor bears what its predecessor did', () => {
  const old = { ...system, relationships: [{ type: 'successor', id: college.id }] };
  const index = indexOfRows(tidied(college, { ...old, names: [{ value: 'Quillon Academy', types: ['label'] }] }));
  const compared = compareSchools('Quillon Academy', 'Nordhaven College', index);
  assert.equal(compared.outcome, 'same');
  assert.match(compared.reason, /became/);
});

it('a host belongs to one organisation, to the whole of all who share it, or to nobody', () => {
  const summary = (id: string, websites: string[], parents: string[] = [], domains: string[] = []) => ({
    ror: `https://ror.org/${id}`,
    name: `Quillon ${id} College`,
    aliases: [],
    acronyms: [],
    types: ['education'],
    country: 'NO',
    domains,
    websites,
    parents,
  });
  const hosts = (...records: unknown[]) => tidied(...records).map((row) => row.domains.map(({ value }) => value));
  assert.deepEqual(hosts(summary('a', ['https://www2.quillon.example/en/index.html'])), [['quillon.example']]);
  assert.deepEqual(hosts(summary('a', ['https://city.example/departments/quillon'])), [[]]);
  assert.deepEqual(hosts(summary('a', ['https://quillon.github.io/', 'https://www.facebook.com/'])), [[]]);
  const strangers = [summary('a', ['https://shared.example/']), summary('b', ['https://shared.example/'])];
  assert.deepEqual(hosts(...strangers), [[], []]);
  const family = [summary('a', ['https://shared.example/']), summary('b', ['https://shared.example/'], ['a'])];
  assert.deepEqual(hosts(...family), [['shared.example'], []]);
  const stated = [summary('a', [], [], ['shared.example']), summary('b', ['https://shared.example/'])];
  assert.deepEqual(hosts(...stated), [['shared.example'], []]);
  for (const host of ['co.uk', '127.0.0.1', 'someone.blogspot.com', '']) assert.equal(ownHost(host), undefined, host);
});

it('reads GLEIF from JSON and from CSV', () => {
  const json = readGleifRecord({
    id: 'LEI1',
    attributes: {
      lei: 'LEI1',
      entity: {
        legalName: { name: 'Brightwater Holding GmbH' },
        otherNames: [{ name: 'Clearbrook AG' }],
        legalAddress: { city: 'Wien', country: 'AT' },
      },
    },
  });
  const read = gleifCsvReader(
    'LEI,Entity.LegalName,Entity.OtherEntityNames.OtherEntityName.1,Entity.LegalAddress.City,Entity.LegalAddress.Country',
  );
  const csv = read('LEI1,"Brightwater Holding GmbH","Clearbrook AG",Wien,AT');
  assert.deepEqual(json, csv);
  assert.equal(read(''), null);
  const records = [csv].filter((record) => record !== null);
  const index = indexOfRows(tidyRecords(records));
  assert.equal(compareCompanies('Clearbrook AG', 'Brightwater Holding GmbH', index).outcome, 'same');
});

it('splits quoted values', () => {
  assert.deepEqual(splitCsvLine('a,"b, ""c""",,d'), ['a', 'b, "c"', '', 'd']);
});
