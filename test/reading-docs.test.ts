// docs/reading.md shows how pages are read: what it prints is what the command prints of the pages in `reading-pages`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { runBonafide } from './support/bonafide-command.ts';

const pages = join(import.meta.dirname, 'reading-pages');
const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'reading.md'), 'utf8');
const shown = [...text.matchAll(/```\n([^`]*)```/g)].map(([, output]) => output);

for (const [at, name] of ['profile.html', 'cv.html', 'news.html', 'german.html'].entries())
  test(`docs/reading.md shows what is read of ${name}`, async () => {
    const { out } = await runBonafide({ variables: {} }, 'read', join(pages, name), '--trace');
    assert.equal(out.replace(pathToFileURL(pages).href, 'file:///pages'), shown[at]);
  });
