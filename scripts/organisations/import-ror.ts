// Writes data/organisations/schools.jsonl from a file of ROR (CC0): its summary of institutions of education, one record a line,
// or its whole dump as .jsonl, of which only the schools are kept.
//   node scripts/organisations/import-ror.ts FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRorRecord, readRorSummary } from '../../src/domain/orgs/registers/ror.ts';
import { tidyRecords } from '../../src/domain/orgs/registers/tidy-records.ts';
import { SHIPPED_ORGANISATIONS } from '../../src/main/organisation-data.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('say which file of ROR to read');
const records = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): unknown => JSON.parse(line))
  .map((record) => readRorSummary(record) ?? readRorRecord(record))
  .filter((record) => record !== null)
  .filter((record) => record.kind === 'school');
const rows = tidyRecords(records).sort((left, right) => (left.id < right.id ? -1 : 1));
writeFileSync(
  join(SHIPPED_ORGANISATIONS, 'schools.jsonl'),
  rows
    .map(({ domains, relations, ...row }) => {
      const { source, ...rest } = row;
      return `${JSON.stringify({ ...rest, ...(domains.length > 0 ? { domains } : {}), ...(relations.length > 0 ? { relations } : {}), source })}\n`;
    })
    .join(''),
);
const domains = rows.reduce((sum, row) => sum + row.domains.length, 0);
const relations = rows.reduce((sum, row) => sum + row.relations.length, 0);
const general = rows.filter((row) => row.names[0]?.key === false).length;
console.log(
  `${rows.length} schools, ${domains} domains, ${relations} relations; ${general} names too general to find by`,
);
console.log(`${rows.filter((row) => row.domains.length === 0).length} without a domain of their own`);
