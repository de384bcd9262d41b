import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compareSchools } from '../domain/orgs/schools/compare-schools.ts';
import { openOrganisations } from './organisation-data.ts';
import { importOrganisations } from './organisations.ts';

const folder = mkdtempSync(join(tmpdir(), 'bonafide-organisations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const college = {
  id: 'https://ror.org/000000001',
  names: [
    { value: 'Vellmar Institute of Tidal Science', types: ['ror_display', 'label'], lang: 'en' },
    { value: 'Zeewaterhogeschool', types: ['alias'], lang: 'nl' },
  ],
  types: ['education'],
  links: [{ type: 'website', value: 'https://www.vellmar.example/en/' }],
  status: 'active',
};

const outcome = (): string =>
  compareSchools('Zeewaterhogeschool', 'Vellmar Institute of Tidal Science', openOrganisations(folder).index).outcome;

test('an imported register stands in the same index as the shipped rows', async () => {
  assert.notEqual(outcome(), 'same');
  const dump = join(folder, 'ror dump.json');
  writeFileSync(dump, JSON.stringify([college, { nonsense: true }]));
  assert.equal(await importOrganisations(folder, dump), 1);
  assert.equal(outcome(), 'same');
  const { index } = openOrganisations(folder);
  assert.equal(index.ofHost('www.vellmar.example')?.id, 'ror:000000001');
  assert.equal(index.ofHost('cs.stanford.edu')?.names[0]?.value, 'Stanford University');
});

test('a dump without organisations changes nothing, a broken one says so', async () => {
  const empty = join(folder, 'empty.jsonl');
  writeFileSync(empty, '{"a":1}\n');
  assert.equal(await importOrganisations(folder, empty), 0);
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '[{');
  await assert.rejects(importOrganisations(folder, broken), SyntaxError);
  assert.equal(outcome(), 'same');
});
