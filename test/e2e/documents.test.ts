// Every block of shell that a document shows as a thing to paste (```bash) is pasted, page by page, into a fresh service.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { keptIn, type Service, startService, temporaryFolder } from '../support/service.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const pages = ['README.md', ...globSync('docs/*.md', { cwd: root }).toSorted()]
  .map((page) => ({ page, blocks: blocksOf(readFileSync(join(root, page), 'utf8')) }))
  .filter(({ blocks }) => blocks.length > 0);

function blocksOf(text: string): string[] {
  return [...text.matchAll(/^```bash\n(.*?)^```/gms)].map(([, block]) => block!);
}

/** A request that is refused ends the page, unless it says so itself. A busy machine is slow, not wrong: it is waited for. */
const HEAD = `set -euo pipefail
curl() {
  local answer
  for turn in $(seq 20); do
    [[ "$*" == *wait=* ]] || break
    answer=$(command curl --fail-with-body "$@")
    [[ "$answer" == *'"completed_at":null'* ]] || { printf '%s' "$answer"; return 0; }
  done
  command curl --fail-with-body --max-time 600 "$@"
}
`;

describe('what the documents say to paste', { timeout: 900_000 }, () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  let service: Service;
  before(async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    service = await startService({ dataDir, environment: { BONAFIDE_PROVIDERS: 'profile,corpus' } });
    symlinkSync(join(root, 'bin'), join(folder.path, 'bin'));
  });
  after(async () => {
    await service?.stop();
    folder.remove();
  });

  test('there is something to paste on the pages that need it', () => {
    const named = pages.map(({ page }) => page);
    for (const page of ['README.md', 'docs/quick-start.md', 'docs/api.md', 'docs/monitors.md', 'docs/batches.md'])
      assert.ok(named.includes(page), page);
  });

  for (const { page, blocks } of pages) {
    test(page, async () => {
      const script = `${HEAD}${blocks.join('\n')}`.replaceAll('http://127.0.0.1:8787', service.address);
      const ran = await bash(script, folder.path, { KEY: service.key, ADMIN: keptIn(dataDir, 'admin-token') });
      assert.equal(ran.code, 0, `${ran.out.slice(-2000)}\n${ran.error}`);
    });
  }
});

function bash(script: string, cwd: string, given: Record<string, string>) {
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    const environment = { PATH: process.env.PATH ?? '', HOME: cwd, ...given };
    const child = spawn('bash', ['-s'], { cwd, env: environment, stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let error = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      error += chunk.toString();
    });
    child.once('close', (code) => resolve({ code, out, error }));
    child.stdin.end(script);
  });
}
