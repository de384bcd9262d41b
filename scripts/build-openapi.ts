// Writes openapi.json from the code's own schemas and routes. `--check` fails when the committed one is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../src/http/openapi.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = join(root, 'openapi.json');

export function openApiText(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return `${JSON.stringify(openApiDocument(version), null, 2)}\n`;
}

export function openApiIsStale(): boolean {
  try {
    return readFileSync(output, 'utf8') !== openApiText();
  } catch {
    return true;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--check')) writeFileSync(output, openApiText());
  else if (openApiIsStale()) {
    console.error('openapi.json is out of date. Run npm run openapi.');
    process.exit(1);
  }
}
