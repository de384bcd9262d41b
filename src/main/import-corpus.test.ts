// Importing saved pages: what is bad is told and passed over, what is there already is not read again, and progress is counted.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { type ImportProgress, importCorpus } from './import-corpus.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'bonafide-import-'));

before(async () => {
  database = await openTestDatabase();
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'a.html'), '<title>Ilse Varga</title><h1>Ilse Varga</h1><p>Professor at Norvane.</p>');
  writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 and then nothing that a pdf would hold');
  writeFileSync(join(folder, 'broken.warc.gz'), 'no archive at all');
  writeFileSync(join(folder, 'picture.bin'), Buffer.from([0, 1, 2, 3]));
  const line = (number: number): string =>
    JSON.stringify({ url: `https://list.example/${number}`, html: `<h1>Mirela Quandt ${number}</h1>` });
  const lines = [
    ...Array.from({ length: 120 }, (_, number) => line(number)),
    '{ not json',
    '{"url":"https://x.example/"}',
  ];
  writeFileSync(join(folder, 'inner', 'pages.jsonl'), lines.join('\n'));
});
after(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('a bad file or line ends nothing', async () => {
  const { corpus } = database.store;
  const result = await importCorpus(corpus, folder);
  const faults = result.problems.map(({ file, line, problem }) => `${file.split('/').at(-1)}:${line ?? ''}:${problem}`);
  assert.ok(faults.includes('pages.jsonl:121:not_json'), faults.join(' '));
  assert.ok(faults.includes('pages.jsonl:122:no_content'));
  assert.ok(faults.includes('picture.bin::unknown_kind'));
  assert.ok(faults.includes('broken.warc.gz::unreadable'));
  const found = await corpus.search({
    names: ['Ilse Varga'],
    words: '',
    limit: 10,
    allowDomains: [],
    denyDomains: [],
  });
  assert.equal(found.length, 1);
  assert.ok(result.pages >= 121);
});

test('begun again it reads only what is new, and counts its progress', async () => {
  const { corpus } = database.store;
  const untouched = await importCorpus(corpus, folder);
  assert.equal(untouched.unchanged, true);
  writeFileSync(join(folder, 'b.html'), '<h1>Orla Brandt</h1><p>Chemist.</p>');
  const again = await importCorpus(corpus, folder);
  assert.equal(again.pages, 1);
  assert.ok(again.kept >= 121);
  const seen: ImportProgress[] = [];
  await importCorpus(corpus, join(folder, 'inner', 'pages.jsonl'), { onProgress: (state) => seen.push(state) });
  assert.deepEqual(
    seen.map((state) => state.done),
    [50, 100, 120],
  );
  assert.equal(seen[0]!.total, 121);
});

test('a page that the store cannot take is passed over, and its neighbours are kept', async () => {
  const { corpus } = database.store;
  const picky = {
    ...corpus,
    put: async (collection: string, pages: Parameters<typeof corpus.put>[1]) => {
      if (pages.some((page) => page.url.endsWith('/7'))) throw new Error('string is too long for tsvector');
      return corpus.put(collection, pages);
    },
  };
  const path = join(folder, 'inner', 'pages.jsonl');
  const result = await importCorpus(picky, path, { collection: 'picky' });
  assert.equal(result.pages, 119);
  assert.ok(result.problems.some((problem) => problem.file === 'https://list.example/7'));
});
