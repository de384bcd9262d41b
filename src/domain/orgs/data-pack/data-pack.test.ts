import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openOrganisations } from '../../../main/organisation-data.ts';
import { compareOrganisations } from '../compare-organisations.ts';
import { officialName } from '../organisation-index.ts';
import { checkRows } from './check-rows.ts';
import { compileIndex } from './compile-index.ts';
import { genericNamesAmong } from './generic-names.ts';
import type { OrganisationRow } from './organisation-row.ts';
import { CompiledIndex, indexOfRows } from './read-index.ts';
import { SortedTable, writeTable } from './sorted-table.ts';

function row(
  id: string,
  names: (string | [string, OrganisationRow['names'][number]['kind']])[],
  more: Partial<OrganisationRow> = {},
): OrganisationRow {
  return {
    id: `bonafide:${id}`,
    kind: 'school',
    country: 'NO',
    names: names.map((name, at) =>
      typeof name === 'string'
        ? { value: name, kind: at === 0 ? 'official' : 'other' }
        : { value: name[0], kind: name[1] },
    ),
    domains: [],
    relations: [],
    source: 'hand',
    ...more,
  };
}

const named = (index: CompiledIndex, name: string) => index.named(name).map(officialName);

describe('the sorted table', () => {
  it('finds every key it was given and no other', () => {
    const entries = ['b', 'a', 'abc', 'ab', 'zz top'].map((key, at) => ({ key, values: [at, at + 10] }));
    const bytes = writeTable(entries);
    const table = new SortedTable(bytes.buffer, 0, bytes.length);
    for (const { key, values } of entries) assert.deepEqual(table.find(key), values);
    for (const key of ['', 'aa', 'abcd', 'zz', 'é']) assert.deepEqual(table.find(key), []);
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((at) => table.keyAt(at)),
      ['a', 'ab', 'abc', 'b', 'zz top'],
    );
  });
  it('an empty one finds nothing', () => {
    const bytes = writeTable([]);
    assert.deepEqual(new SortedTable(bytes.buffer, 0, bytes.length).find('a'), []);
  });
});

describe('an index of rows', () => {
  const index = indexOfRows([
    row('nordhaven', ['Nordhaven University', '北港大学', ['NHU', 'acronym']], {
      domains: [{ value: 'nordhaven.example', source: 'hand' }],
    }),
    row('nordhaven-law', ['Nordhaven School of Law'], {
      relations: [{ kind: 'part_of', id: 'bonafide:nordhaven' }],
    }),
    row('portland', ['Portland College', 'Nordhaven University']),
    row('acme', ['Acme Turbines Group plc'], { kind: 'company', country: null }),
    row('trinity-one', ['Trinity Academy (Lindby)'], { country: 'SE' }),
    row('trinity-two', ['Trinity Academy (Quillon)'], { country: 'DK' }),
  ]);
  it('answers to names in any case, accent, script and with an article', () => {
    for (const name of ['nordhaven university', 'The NORDHAVEN University', 'Nördhaven University', '北港大学', 'NHU'])
      assert.deepEqual(named(index, name), ['Nordhaven University'], name);
    assert.deepEqual(named(index, 'Nordhaven'), []);
  });
  it('the official name is stronger than what another is also called', () => {
    assert.deepEqual(named(index, 'Nordhaven University'), ['Nordhaven University']);
  });
  it('a legal form is no part of an employer’s name', () => {
    for (const name of ['Acme Turbines', 'Acme Turbines Group', 'Acme Turbines Ltd'])
      assert.deepEqual(named(index, name), ['Acme Turbines Group plc'], name);
    assert.deepEqual(index.named('Acme Turbines', 'school'), []);
  });
  it('a shared name has several bearers', () => {
    assert.equal(index.named('Trinity Academy').length, 2);
  });
  it('a host belongs to whoever owns it or a domain above it', () => {
    assert.equal(index.ofHost('cs.nordhaven.example')?.id, 'bonafide:nordhaven');
    for (const host of ['example', 'nordhaven.example.com', 'notnordhaven.example', ''])
      assert.equal(index.ofHost(host), undefined, host);
  });
  it('relations lead by id', () => {
    const law = index.byId('bonafide:nordhaven-law');
    assert.equal(index.byId(law?.relations[0]?.id ?? '')?.names[0]?.value, 'Nordhaven University');
    assert.equal(index.byId('bonafide:nobody'), undefined);
  });
  it('other bytes are refused', () => {
    assert.throws(() => new CompiledIndex(new ArrayBuffer(200)), /no index/);
    const bytes = compileIndex([]);
    assert.equal(new CompiledIndex(bytes.buffer).named('anything').length, 0);
  });
});

describe('the check of the rows', () => {
  const faultsOf = (...rows: OrganisationRow[]) => checkRows(rows, []).map(({ fault }) => fault);
  it('reports every fault', () => {
    assert.deepEqual(faultsOf(row('a', ['Quillon College']), row('a', ['Eastmere College'])), ['the id is used twice']);
    assert.match(
      faultsOf(row('a', ['Quillon College'], { relations: [{ kind: 'part_of', id: 'bonafide:b' }] }))[0]!,
      /no row/,
    );
    assert.match(faultsOf(row('a', ['Institute of Medicine']))[0]!, /too general/);
    assert.match(
      faultsOf(row('a', ['Quillon College']), row('b', ['Quillon College'], { country: null }))[0]!,
      /no country/,
    );
    assert.match(
      faultsOf(row('a', ['Quillon'], { domains: [{ value: 'quillon.github.io', source: 'hand' }] }))[0]!,
      /strangers/,
    );
    assert.match(
      checkRows([], [{ add_to: 'ror:x', names: [], domains: [], relations: [], source: 'hand' }])[0]!.fault,
      /no such row/,
    );
  });
  it('a general name may be kept without being a key, or said to be one organisation’s', () => {
    const general = row('a', ['Institute of Medicine']);
    for (const key of [true, false])
      assert.deepEqual(faultsOf({ ...general, names: [{ ...general.names[0]!, key }] }), []);
  });
});

it('names of common words are general, names with a word of their own are not', () => {
  const isGeneric = genericNamesAmong([
    'University of Technology Lindby',
    'Rice University',
    'Montana State University Quillon',
  ]);
  for (const name of [
    'Institute of Medicine',
    'University of Technology',
    'National Institute of Science',
    'Faculté de droit',
  ])
    assert.equal(isGeneric(name), true, name);
  for (const name of [
    'Rice University',
    'Lindby Institute of Medicine',
    'Montana State University',
    'Royal College of Art',
  ])
    assert.equal(isGeneric(name), false, name);
});

describe('the shipped organisations', () => {
  const { index, bytes } = openOrganisations();
  it('are found in their own scripts', () => {
    for (const [name, host] of [
      ['東京大学', 'u-tokyo.ac.jp'],
      ['Московский государственный университет', 'msu.ru'],
      ['Göteborgs universitet', 'gu.se'],
      ['University of Gothenburg', 'gu.se'],
    ] as const)
      assert.ok(
        index.named(name).some((one) => one.domains.includes(host)),
        name,
      );
  });
  it('every domain leads to its owner, and every name but a shared one to its row', () => {
    for (let at = 0; at < index.size; at += 1) {
      const organisation = index.at(at);
      assert.equal(index.byId(organisation.id)?.id, organisation.id);
      for (const domain of organisation.domains)
        assert.equal(index.ofHost(`www.${domain}`)?.id, organisation.id, domain);
      for (const { id } of organisation.relations) assert.ok(index.byId(id), `${organisation.id} -> ${id}`);
    }
  });
  it('lie in shared memory', () => {
    assert.ok(bytes instanceof SharedArrayBuffer);
  });
});

describe('names in their own scripts', () => {
  const { index } = openOrganisations();
  const written: [string, string][] = [
    ['جامعة القاهرة', 'Cairo University'],
    ['جَامِعَة القَاهِرَة', 'Cairo University'],
    ['جامعة الإسكندرية', 'Alexandria University'],
    ['جامعة الملك سعود', 'King Saud University'],
    ['دانشگاه تهران', 'University of Tehran'],
    ['אוניברסיטת תל אביב', 'Tel Aviv University'],
    ['จุฬาลงกรณ์มหาวิทยาลัย', 'Chulalongkorn University'],
    ['जवाहरलाल नेहरू विश्वविद्यालय', 'Jawaharlal Nehru University'],
    ['東京大学', 'The University of Tokyo'],
    ['서울대학교', 'Seoul National University'],
    ['Санкт-Петербургский государственный университет', 'Saint Petersburg State University'],
  ];
  for (const [name, official] of written)
    it(`${name} is ${official}`, () => {
      assert.deepEqual(
        index.named(name, 'school').map((one) => one.id),
        index.named(official, 'school').map((one) => one.id),
      );
      assert.equal(index.named(name, 'school').length, 1);
      assert.equal(compareOrganisations(name, official, index).outcome, 'same');
    });
  it('a name that nobody knows, in another script, is not therefore another organisation', () => {
    assert.equal(compareOrganisations('كلية نوردهافن', 'Ashford College', index).outcome, 'partial');
    assert.equal(compareOrganisations('Nordhaven College', 'Ashford College', index).outcome, 'different');
  });
});

it('tells names that sound alike by their characters, and one name in two countries by how it is written', () => {
  const index = indexOfRows([
    row('keita', ['Keita University', '慶田大学'], { country: 'JP' }),
    row('qingtian', ['Qingtian University', '清田大学'], { country: 'CN' }),
    row('hailan-tw', ['Hailan University (Taiwan)', '海藍大學'], { country: 'TW' }),
    row('hailan-cn', ['Hailan University', '海蓝大学'], { country: 'CN' }),
  ]);
  assert.deepEqual(named(index, '慶田大学'), ['Keita University']);
  assert.deepEqual(named(index, '清田大学'), ['Qingtian University']);
  assert.deepEqual(named(index, '海藍大學'), ['Hailan University (Taiwan)']);
  assert.deepEqual(named(index, '海蓝大学'), ['Hailan University']);
});
