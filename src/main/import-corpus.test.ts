// Importing saved pages: what is bad is told and passed over, what is there already is not read again, and progress is counted.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { collectionName, type ImportProgress, importCorpus } from './import-corpus.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'bonafide-import-'));

before(async () => {
  database = await openTestDatabase();
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'a.html'), '<title>Ilse Varga</title><h1>Ilse Varga</h1><p>Professor at Norvane.</p>');
  writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 and then nothing that a pdf would hold');
  writeFileSync(join(folder, 'empty.html'), '');
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
  // Read or not, nothing stands in them: they are no pages.
  assert.ok(
    faults.some((fault) => /^broken\.pdf::(?:unreadable|no_text)$/.test(fault)),
    faults.join(' '),
  );
  assert.ok(faults.includes('empty.html::no_text'));
  assert.equal(result.withoutAddress, 3);
  const found = await corpus.search({
    names: ['Ilse Varga'],
    words: '',
    limit: 10,
    allowDomains: [],
    denyDomains: [],
  });
  assert.equal(found.length, 1);
  assert.equal(result.pages, 121);
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

describe('pruning', () => {
  const page = (name: string): string => `<h1>${name}</h1><p>Chemist.</p>`;
  const lines = (...urls: string[]): string => urls.map((url) => JSON.stringify({ url, html: page(url) })).join('\n');
  let here: string;
  let there: string;

  beforeEach(async () => {
    here = mkdtempSync(join(tmpdir(), 'bonafide-prune-'));
    there = mkdtempSync(join(tmpdir(), 'bonafide-prune-'));
    writeFileSync(join(here, 'one.html'), page('One'));
    writeFileSync(join(here, 'two.html'), page('Two'));
    writeFileSync(join(here, 'list.jsonl'), lines('https://prune.example/a', 'https://prune.example/b\u0000?'));
    writeFileSync(join(there, 'other.jsonl'), lines('https://prune.example/other', 'https://prune.example/shared'));
    await importCorpus(database.store.corpus, here);
    await importCorpus(database.store.corpus, there);
  });
  afterEach(async () => {
    for (const path of [here, there]) {
      await database.store.corpus.remove(collectionName(path));
      rmSync(path, { recursive: true, force: true });
    }
  });

  const pagesOf = async (path: string): Promise<number> =>
    (await database.store.corpus.collections()).find(({ name }) => name === collectionName(path))?.pages ?? 0;
  const has = async (url: string): Promise<boolean> => (await database.store.corpus.get(url)) !== null;

  test('what is gone from the folder stays until pruning is asked for, and other imports are left alone', async () => {
    const { corpus } = database.store;
    const elsewhere = (await corpus.collections()).filter(({ name }) => name !== collectionName(here));
    rmSync(join(here, 'two.html'));
    writeFileSync(join(here, 'list.jsonl'), lines('https://prune.example/b\u0000?', 'https://prune.example/c'));
    const plain = await importCorpus(corpus, here);
    assert.deepEqual([plain.pages, plain.pruned, await pagesOf(here)], [1, null, 5]);
    // The plain import has taken note of the folder; pruning looks nevertheless.
    const result = await importCorpus(corpus, here, { prune: true });
    assert.deepEqual([result.pages, result.kept, result.pruned, result.unchanged], [0, 3, 2, false]);
    assert.deepEqual(
      [await has('https://corpus.example/one.html'), await has('https://corpus.example/two.html')],
      [true, false],
    );
    assert.deepEqual([await has('https://prune.example/a'), await has('https://prune.example/c')], [false, true]);
    const now = (await corpus.collections()).filter(({ name }) => name !== collectionName(here));
    assert.deepEqual(now, elsewhere);
    assert.equal((await importCorpus(corpus, here, { prune: true })).pruned, 0);
  });

  test('a page that another import brought later is not this one to remove, and one it still has comes back', async () => {
    const { corpus } = database.store;
    writeFileSync(join(here, 'more.jsonl'), lines('https://prune.example/other', 'https://prune.example/mine'));
    await importCorpus(corpus, here);
    await importCorpus(corpus, there, { force: true });
    rmSync(join(here, 'more.jsonl'));
    assert.equal((await importCorpus(corpus, here, { prune: true })).pruned, 1);
    assert.deepEqual([await has('https://prune.example/other'), await pagesOf(there)], [true, 2]);
    // The other way round: the removed page also stands in the other folder, which is read again though it is unchanged.
    writeFileSync(join(here, 'more.jsonl'), lines('https://prune.example/shared'));
    await importCorpus(corpus, here);
    rmSync(join(here, 'more.jsonl'));
    assert.equal((await importCorpus(corpus, here, { prune: true })).pruned, 1);
    assert.equal(await has('https://prune.example/shared'), false);
    assert.equal((await importCorpus(corpus, there)).pages, 1);
    assert.equal(await has('https://prune.example/shared'), true);
  });

  test('nothing is removed for a folder that is empty, gone or not readable throughout', async () => {
    const { corpus } = database.store;
    writeFileSync(join(here, 'broken.warc.gz'), 'no archive at all');
    rmSync(join(here, 'two.html'));
    assert.equal((await importCorpus(corpus, here, { prune: true })).pruned, 'unread_files');
    for (const name of ['one.html', 'list.jsonl', 'broken.warc.gz']) rmSync(join(here, name));
    assert.equal((await importCorpus(corpus, here, { prune: true })).pruned, 'no_pages');
    rmSync(here, { recursive: true });
    await assert.rejects(importCorpus(corpus, here, { prune: true }), { code: 'ENOENT' });
    assert.equal(await pagesOf(here), 4);
  });

  test('in a folder with a manifest a page is gone with its line or with its file', async () => {
    const { corpus } = database.store;
    const entry = (file: string) => ({
      file,
      url: `https://listed.example/${file}`,
      content_type: 'text/html',
      published_date: null,
    });
    const write = (...files: string[]): void =>
      writeFileSync(join(here, 'manifest.json'), JSON.stringify({ pages: files.map(entry) }));
    write('one.html', 'two.html');
    await importCorpus(corpus, here, { prune: true });
    assert.equal(await pagesOf(here), 2);
    rmSync(join(here, 'two.html'));
    const result = await importCorpus(corpus, here, { prune: true });
    assert.deepEqual([result.pruned, result.problems.length], [1, 1]);
    assert.deepEqual(
      [await has('https://listed.example/one.html'), await has('https://listed.example/two.html')],
      [true, false],
    );
  });
});

test('a manifest names regular files inside its folder only', async () => {
  const listed = mkdtempSync(join(tmpdir(), 'bonafide-manifest-'));
  try {
    writeFileSync(join(listed, 'own.html'), '<h1>Ilse Varga</h1><p>Professor at Norvane.</p>');
    symlinkSync(join(folder, 'a.html'), join(listed, 'link.html'));
    const pages = ['own.html', '../outside.html', 'link.html', '/etc/hostname'].map((file, index) => ({
      file,
      url: `https://manifest.example/${index}`,
      content_type: 'text/html',
    }));
    writeFileSync(join(listed, 'manifest.json'), JSON.stringify({ pages }));
    const result = await importCorpus(database.store.corpus, listed);
    assert.equal(result.pages, 1);
    assert.equal(result.problems.filter(({ problem }) => problem === 'unreadable').length, 3);
  } finally {
    rmSync(listed, { recursive: true });
  }
});
