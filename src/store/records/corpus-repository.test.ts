import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import type { CorpusPage, CorpusStore } from '../../ports/store.ts';

let database: TestDatabase;
let corpus: CorpusStore;

function page(url: string, title: string, text: string): CorpusPage {
  const html = `<h1>${title}</h1><p>${text}</p>`;
  return { url, title, text, body: Buffer.from(html), contentType: 'text/html', publishedDate: '2025-04-01' };
}

const PAGES = [
  page('https://www.halden.example/staff/quandt', 'Staff', 'Mirela Quandt teaches botany at Halden University.'),
  page('https://blog.quandt.example/', 'Notes', 'Notes on moss and lichen, by Mirela Quandt.'),
  page('https://halden.example/about', 'About', 'Halden University was founded in 1911.'),
  page('https://list.example/a', 'List', 'Quandt, Mirela; Abend, Otto'),
  page('https://middle.example/', 'Bio', 'Mirela T. Quandt sails.'),
  page('https://apart.example/', 'Two people', 'Mirela Osei met Jonas Quandt at Halden.'),
  page('https://accent.example/', '“Zoë—Łukasiewicz”', 'Zoë Łukasiewicz’s work at Ærø Institute'),
  page('https://cjk.example/', '紹介', '私は山田太郎です。'),
];

const all = { words: '', limit: 20, allowDomains: [], denyDomains: [] };
const urls = async (query: Parameters<CorpusStore['search']>[0]) => (await corpus.search(query)).map((hit) => hit.url);

before(async () => {
  database = await openTestDatabase();
  corpus = database.store.corpus;
  assert.equal(await corpus.put('sample', PAGES), PAGES.length);
});
after(() => database.close());

test('name and organisation together come first, then the name alone, then the organisation alone', async () => {
  const found = await urls({ ...all, names: ['Mirela Quandt'], words: 'Mirela Quandt Halden University' });
  assert.equal(found[0], 'https://www.halden.example/staff/quandt');
  assert.deepEqual(new Set(found.slice(1, 3)), new Set(['https://blog.quandt.example/', 'https://middle.example/']));
  assert.equal(found.at(-1), 'https://halden.example/about');
  assert.ok(found.indexOf('https://list.example/a') > 2);
});

test('pages with the name do not use up the places of those that only name the organisation', async () => {
  const found = await urls({ ...all, limit: 6, names: ['Mirela Quandt'], words: 'Halden University' });
  assert.equal(found.length, 6);
  assert.equal(found.at(-1), 'https://halden.example/about');
});

test('names are phrases: two people who share the words come after the person', async () => {
  const found = await urls({ ...all, names: ['Mirela Quandt'] });
  assert.ok(found.indexOf('https://apart.example/') > found.indexOf('https://blog.quandt.example/'));
  assert.ok(!found.includes('https://halden.example/about'));
});

test('accents, typographic signs and scripts without spaces do not hide a name', async () => {
  assert.deepEqual(await urls({ ...all, names: ['Zoe Lukasiewicz'], words: 'aero institute' }), [
    'https://accent.example/',
  ]);
  assert.deepEqual(await urls({ ...all, names: ['山田太郎'] }), ['https://cjk.example/']);
  assert.deepEqual(await urls({ ...all, names: ['太郎山田'] }), ['https://cjk.example/']);
});

test('site, allow and deny match the domain and its subdomains, and deny wins', async () => {
  const names = ['Mirela Quandt'];
  assert.deepEqual(await urls({ ...all, names, site: 'quandt.example' }), ['https://blog.quandt.example/']);
  assert.deepEqual(await urls({ ...all, names, site: 'uandt.example' }), []);
  assert.deepEqual(await urls({ ...all, names, allowDomains: ['halden.example'] }), [
    'https://www.halden.example/staff/quandt',
  ]);
  assert.deepEqual(
    await urls({ ...all, names, allowDomains: ['quandt.example'], denyDomains: ['blog.quandt.example'] }),
    [],
  );
});

test('a hit carries the markup, a snippet around the name and its date', async () => {
  const [hit] = await corpus.search({ ...all, names: ['Mirela Quandt'], words: 'botany' });
  assert.deepEqual(hit?.content, { type: 'html', body: PAGES[0]!.body.toString() });
  assert.match(hit?.snippet ?? '', /Mirela Quandt teaches botany/);
  assert.equal(hit?.publishedDate, '2025-04-01');
});

test('hostile words are words', async () => {
  assert.deepEqual(await urls({ ...all, names: ["'; drop table jobs; --"], words: '!!! & | <-> ( :*' }), []);
  assert.deepEqual(await urls({ ...all, names: ['\u0000'], words: '\ud800' }), []);
  assert.deepEqual(await urls({ ...all, names: [] }), []);
});

test('the same address replaces the older page; collections can be listed and removed', async () => {
  const url = 'https://twice.example/';
  await corpus.put('second', [page(url, 'Old', 'Orla Brandt'), page(url, 'New', 'Orla Brandt, newer \u0000')]);
  await corpus.put('second', [page(url, 'Newest', 'Orla Brandt, newest')]);
  const stored = await corpus.get(url);
  assert.equal(stored?.title, 'Newest');
  assert.equal(stored?.contentType, 'text/html');
  assert.equal(await corpus.fingerprint('second'), null);
  await corpus.setFingerprint('second', 'abc');
  assert.equal(await corpus.fingerprint('second'), 'abc');
  const names = (await corpus.collections()).map(({ name, pages }) => [name, pages]);
  assert.deepEqual(names, [
    ['sample', PAGES.length],
    ['second', 1],
  ]);
  assert.equal(await corpus.remove('second'), 1);
  assert.equal(await corpus.get(url), null);
  assert.equal((await corpus.collections()).length, 1);
});

test('a very long page is kept whole and found by its beginning', async () => {
  const text = `Ottilie Varga ${Array.from({ length: 200_000 }, (_, index) => `w${index}`).join(' ')}`;
  await corpus.put('long', [page('https://long.example/', 'Long', text)]);
  assert.deepEqual(await urls({ ...all, names: ['Ottilie Varga'] }), ['https://long.example/']);
  assert.equal((await corpus.get('https://long.example/'))?.text.length, text.length);
});

test('a name that is on very many pages still finds the page that names the organisation too', async () => {
  const crowd = Array.from({ length: 900 }, (_, index) =>
    page(
      `https://crowd-${index % 7}.example/${index}`,
      `Page ${index}`,
      `Wei Zhang, number ${index}, lives somewhere.`,
    ),
  );
  const wanted = page('https://zz.example/one', 'Staff', 'Wei Zhang lectures at Tanglin Polytechnic.');
  const employer = Array.from({ length: 400 }, (_, index) =>
    page(`https://tanglin-${index}.example/`, `News ${index}`, `Tanglin Polytechnic reports number ${index}.`),
  );
  await corpus.put('crowd', [...crowd, ...employer, wanted]);
  const found = await urls({ ...all, limit: 10, names: ['Wei Zhang'], words: 'Tanglin Polytechnic' });
  assert.equal(found[0], 'https://zz.example/one');
  assert.ok(
    found.slice(1).every((url) => url.includes('crowd')),
    'then pages with the name',
  );
  await corpus.remove('crowd');
});

test('pages can be taken out by the beginning of their address, and unchanged ones are known by their bytes', async () => {
  const pages = [
    page('https://gone.example/a/1', 'A', 'Orla Brandt'),
    page('https://gone.example/b', 'B', 'Orla Brandt'),
  ];
  await corpus.put('partly', pages);
  const digest = createHash('md5').update(pages[0]!.body).digest('hex');
  const asked = pages.map(({ url }) => ({ url, digest }));
  assert.deepEqual(await corpus.unchanged('partly', asked), new Set(['https://gone.example/a/1']));
  assert.deepEqual(await corpus.unchanged('sample', asked), new Set());
  assert.equal(await corpus.removePages('https://gone.example/a/'), 1);
  assert.deepEqual(await urls({ ...all, names: ['Orla Brandt'] }), ['https://gone.example/b']);
  await corpus.remove('partly');
});
