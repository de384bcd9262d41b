import assert from 'node:assert/strict';
import { it } from 'node:test';
import { installAliases, sharedAlias, withAliases } from './alias-table.ts';
import { compareCompanies } from './compare-companies.ts';
import { compareSchools } from './compare-schools.ts';
import {
  addParents,
  gleifCsvReader,
  readGleifRecord,
  readRorDump,
  readRorRecord,
  splitCsvLine,
} from './registry-import.ts';

const college = {
  id: 'https://ror.org/0aaaaaa01',
  status: 'active',
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
  names: [{ value: 'Fjordland University Federation', types: ['ror_display'] }],
};

it('reads a ROR record', () => {
  assert.deepEqual(readRorRecord(college), {
    id: '0aaaaaa01',
    name: 'Nordhaven College',
    aliases: ['Colegio de Puerto Norte'],
    acronyms: ['NHXQ'],
    domains: ['nordhaven.example', 'college.nordhaven.example'],
    country: 'NO',
    city: 'Nordhaven',
    parents: ['0aaaaaa02'],
    successors: [],
  });
  assert.equal(readRorRecord({ id: 'x' }), null);
  assert.equal(readRorRecord({ ...college, status: 'withdrawn' }), null);
});
it('an imported register speaks in the comparisons', () => {
  const aliases = withAliases(readRorDump([college, system, 'nonsense']));
  assert.equal(compareSchools('Colegio de Puerto Norte', 'Nordhaven College').outcome, 'different');
  assert.equal(compareSchools('Colegio de Puerto Norte', 'Nordhaven College', { aliases }).outcome, 'same');
  assert.equal(compareSchools('NHXQ', 'Nordhaven College', { aliases }).outcome, 'same');
  assert.equal(compareSchools('Nordhaven College', 'Fjordland University Federation', { aliases }).relation, 'part_of');
  assert.equal(sharedAlias(aliases, 'Nordhaven College', 'Elsewhere College'), undefined);
});
it('a register can be installed for all comparisons', () => {
  installAliases(withAliases(readRorDump([college])));
  assert.equal(compareSchools('Colegio de Puerto Norte', 'Nordhaven College').outcome, 'same');
  installAliases(undefined);
  assert.equal(compareSchools('Colegio de Puerto Norte', 'Nordhaven College').outcome, 'different');
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
  const aliases = withAliases([csv].filter((row) => row !== null));
  assert.equal(compareCompanies('Clearbrook AG', 'Brightwater Holding GmbH', { aliases }).outcome, 'same');
  assert.deepEqual(
    addParents(
      [csv].filter((row) => row !== null),
      [{ child: 'LEI1', parent: 'LEI2' }, 7],
    )[0]?.parents,
    ['LEI2'],
  );
});
it('splits quoted values', () => {
  assert.deepEqual(splitCsvLine('a,"b, ""c""",,d'), ['a', 'b, "c"', '', 'd']);
});
