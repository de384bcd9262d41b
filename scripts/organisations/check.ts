// Checks data/organisations: every line against the schema, then what must hold of all rows together. `npm run check` runs it;
// `--write` writes the JSON schema anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { checkRows } from '../../src/domain/orgs/data-pack/check-rows.ts';
import { OrganisationLine } from '../../src/domain/orgs/data-pack/organisation-row.ts';
import { readOrganisationFiles, SHIPPED_ORGANISATIONS, shippedFiles } from '../../src/main/organisation-data.ts';

const faults: string[] = [];
const schemaFile = join(SHIPPED_ORGANISATIONS, 'schema.json');
const schema = `${JSON.stringify(z.toJSONSchema(OrganisationLine, { io: 'input' }), null, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync(schemaFile, schema);
else if (readFileSync(schemaFile, 'utf8') !== schema)
  faults.push('schema.json is stale: node scripts/organisations/check.ts --write');
const ids = new Map<string, string>();
for (const file of shippedFiles())
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    const place = `${basename(file)}:${at + 1}`;
    const parsed = OrganisationLine.safeParse(JSON.parse(line));
    if (!parsed.success) faults.push(`${place} ${z.prettifyError(parsed.error)}`);
    else if ('id' in parsed.data) {
      const earlier = ids.get(parsed.data.id);
      if (earlier !== undefined) faults.push(`${place} ${parsed.data.id} is also the id of ${earlier}`);
      ids.set(parsed.data.id, place);
    }
  }
const { rows, additions } = readOrganisationFiles(shippedFiles());
if (faults.length === 0)
  for (const { id, fault } of checkRows(rows, additions)) faults.push(`${ids.get(id) ?? '?'} ${id}: ${fault}`);
for (const fault of faults.slice(0, 50)) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults in data/organisations`);
  process.exit(1);
}
