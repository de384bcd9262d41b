// Writes the tables of docs/ that come from the code: settings, error codes, warnings, packages. `--check` fails when one is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTING_DESCRIPTIONS } from '../src/config/setting-descriptions.ts';
import { ERROR_CODES } from '../src/contract/error-codes.ts';
import { REASONS } from '../src/domain/judging/explain.ts';
import type { Query } from '../src/domain/model/query.ts';
import { WARNINGS } from '../src/domain/reporting/warnings.ts';
import { PRICES_AS_OF } from '../src/search/prices.ts';
import { PROVIDERS } from '../src/search/registry.generated.ts';
import { thirdPartyPage } from './third-party.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

function settings(): string {
  const providers = PROVIDERS.flatMap((provider) =>
    provider.variables.map((variable) => [
      `\`${variable.name}\``,
      `${variable.meaning} (\`${provider.id}\`)`,
      variable.fallback ? `\`${variable.fallback}\`` : 'unset',
    ]),
  );
  return `# Settings

Settings come from the environment and are read once at start. Every fault is reported at once, and the service does not start with one.

${table(
  ['Variable', 'Meaning', 'Default'],
  SETTING_DESCRIPTIONS.map((setting) => [`\`${setting.name}\``, setting.meaning, setting.fallback]),
)}

## Evidence providers

A keyed provider is on when its key is set; the others are always on unless \`BONAFIDE_PROVIDERS\` names a smaller set. Known providers: ${PROVIDERS.map((provider) => `\`${provider.id}\``).join(', ')}. Base addresses can point to a proxy.

${table(['Variable', 'Meaning', 'Default'], providers)}

## Prices and manners

Prices as the vendors' pages stated them on ${PRICES_AS_OF}; a figure in a provider's own answer wins, and \`BONAFIDE_PRICES\` overrides the table. A call reserves its price before it goes out, so \`max_cost_usd\` holds under parallel calls.

${table(['Provider', 'Asked for', 'US dollars a call', 'Calls at once', 'Requests a second', 'Time limit', 'Answer kept'], manners())}

## The command line

\`BONAFIDE_URL\` (default \`http://127.0.0.1:8787\`) and \`BONAFIDE_API_KEY\` tell the user commands of \`bonafide\` which service to call; without a key they look into the data folder of a service on the same machine. [The commands](command-line.md).

## Files a corpus may hold

JSONL with \`{url, title?, html or text, published_date?}\` a line, or folders of html, text, markdown, pdf, warc and warc.gz. A folder with a \`manifest.json\` gives each file its address, as \`sample-web/\` does.

\`bonafide corpus import PATH…\` shows how far it is, passes over what cannot be read and says so, and when begun again reads only what is new. With \`--prune\` it also takes out the pages that came from the same path earlier and are no longer in it, and says how many; pages of other imports stay, and nothing is taken out when the path holds no page at all or a file in it could not be read. \`bonafide corpus list\` shows the collections, \`bonafide corpus remove\` takes one out by its name, or pages by the beginning of their address, and asks first.
`;
}

/** A question as most are: ten results of the whole web. */
const USUAL: Query = {
  kind: 'web',
  text: '',
  names: [],
  person: { full_name: '' },
  claimKeys: [],
  category: 'auto',
  limit: 10,
  allowDomains: [],
  denyDomains: [],
  purpose: 'neutral',
};

function manners(): string[][] {
  return PROVIDERS.map(({ id, kinds, costUsd, limits, cacheSeconds }) => [
    `\`${id}\``,
    kinds.join(', '),
    costUsd(USUAL) === 0 ? 'free' : String(costUsd(USUAL)),
    String(limits.concurrency),
    limits.perSecond === 0 ? 'any' : String(limits.perSecond),
    `${limits.timeoutMs / 1000} s`,
    cacheSeconds === 0 ? 'no' : `${cacheSeconds / 86_400} d`,
  ]);
}

function errors(): string {
  return `# Errors

Every error is \`application/problem+json\` (RFC 9457): \`type, title, status, detail, instance, code, request_id\` and, for bad input, \`errors\` with one entry per fault (\`path\`, \`pointer\`, \`message\`, \`code\`). All faults of a request are listed at once. \`X-Request-Id\` stands on every response.

${table(
  ['Code', 'Status', 'Title', 'What to do'],
  Object.entries(ERROR_CODES).map(([code, entry]) => [`\`${code}\``, String(entry.status), entry.title, entry.remedy]),
)}
`;
}

function warnings(): string {
  return `# Warnings

A report's \`warnings\` come from this list alone. A warning never changes a verdict; it says what to look at.

${table(
  ['Warning', 'Meaning'],
  WARNINGS.map((item) => [`\`${item.code}${item.detail ? `:<${item.detail}>` : ''}\``, item.sentence]),
)}

# Reasons

A claim that is neither verified nor contradicted carries one \`reason_code\` of this list: why the service abstains.

${table(
  ['Reason', 'Meaning'],
  Object.entries(REASONS).map(([code, sentence]) => [`\`${code}\``, sentence]),
)}
`;
}

const DOCUMENTS: Record<string, () => string> = {
  'docs/settings.md': settings,
  'docs/errors.md': errors,
  'docs/warnings.md': warnings,
  'docs/third-party.md': () => thirdPartyPage(root, table),
};

export function staleDocuments(): string[] {
  return Object.entries(DOCUMENTS)
    .filter(([path, write]) => {
      try {
        return readFileSync(join(root, path), 'utf8') !== write();
      } catch {
        return true;
      }
    })
    .map(([path]) => path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const stale = staleDocuments();
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. Run npm run docs.`);
      process.exit(1);
    }
  } else for (const [path, write] of Object.entries(DOCUMENTS)) writeFileSync(join(root, path), write());
}
