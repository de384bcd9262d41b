import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compareSchools } from '../domain/orgs/schools/compare-schools.ts';
import { importOrganisations, loadOrganisations } from './organisations.ts';

const folder = mkdtempSync(join(tmpdir(), 'bonafide-organisations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const college = {
  id: 'https://ror.org/000000001',
  names: [
    { value: 'Vellmar Institute of Tidal Science', types: ['ror_display', 'label'], lang: 'en' },
    { value: 'Zeewaterhogeschool', types: ['alias'], lang: 'nl' },
  ],
  status: 'active',
};

test('an imported register teaches the comparisons a name they could not know', async () => {
  assert.notEqual(compareSchools('Zeewaterhogeschool', 'Vellmar Institute of Tidal Science').outcome, 'same');
  const dump = join(folder, 'ror dump.json');
  writeFileSync(dump, JSON.stringify([college, { nonsense: true }]));
  assert.equal(await importOrganisations(folder, dump), 1);
  assert.equal(loadOrganisations(folder), 1);
  assert.equal(compareSchools('Zeewaterhogeschool', 'Vellmar Institute of Tidal Science').outcome, 'same');
});

test('a dump without organisations changes nothing, a broken one says so', async () => {
  const empty = join(folder, 'empty.jsonl');
  writeFileSync(empty, '{"a":1}\n');
  assert.equal(await importOrganisations(folder, empty), 0);
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '[{');
  await assert.rejects(importOrganisations(folder, broken), SyntaxError);
  assert.equal(loadOrganisations(folder), 1);
});
