// From hits to sources: which copy of a page is read, what counts as one source, and how the caps hold.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { activate, jumpingClock, memoryCache, runInProcess } from '../../test/support/pipeline.ts';
import { Fault } from '../domain/model/fault.ts';
import type { Hit } from '../domain/model/query.ts';
import { openPageReader } from '../extract/page-reader.ts';
import type { GuardedFetch, OutboundRequest } from '../ports/fetch.ts';
import type { SearchProvider } from '../ports/search.ts';
import { RecordWriter } from '../search/record-writer.ts';

const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
after(() => reader.close());

const clock = jumpingClock();
const NAME = 'Ilse Varga';

/** A provider that answers every web question with these hits. */
function finding(hits: Hit[], more: Partial<SearchProvider> = {}): SearchProvider {
  return {
    id: 'exa',
    kinds: ['web'],
    variables: [],
    enabled: () => true,
    hosts: [],
    costUsd: () => 0,
    limits: { concurrency: 4, perSecond: 0, timeoutMs: 5000 },
    cacheSeconds: 0,
    search: async () => ({ hits: structuredClone(hits), costUsd: 0, warnings: [] }),
    ...more,
  };
}

type Answer = { status?: number; html?: string; url?: string; fault?: string; headers?: Record<string, string> };

const RESERVATIONS = '/.well-known/tdmrep.json';

/** `asked` are pages, `files` what was asked about the mining of sites. */
function web(pages: Record<string, Answer>): {
  fetch: GuardedFetch;
  asked: OutboundRequest[];
  files: OutboundRequest[];
} {
  const asked: OutboundRequest[] = [];
  const files: OutboundRequest[] = [];
  return {
    asked,
    files,
    fetch: async (request) => {
      (request.url.endsWith(RESERVATIONS) ? files : asked).push(request);
      const page = pages[request.url] ?? { fault: 'fetch_failed' };
      if (page.fault) throw new Fault(page.fault, 'x', { retry: 'later' });
      const body = new TextEncoder().encode(page.html ?? '');
      const headers = { 'content-type': 'text/html; charset=utf-8', ...page.headers };
      const { status = 200, url = request.url } = page;
      return { url, status, headers, body, truncated: false, elapsedMs: 1 };
    },
  };
}

const hit = (url: string, text?: string): Hit => ({
  url,
  title: NAME,
  snippet: '',
  publishedDate: null,
  ...(text === undefined ? {} : { content: { type: 'markdown' as const, body: text } }),
});

const page = (words: string, head = ''): string =>
  `<html><head><title>${NAME}</title>${head}</head><body><h1>${NAME}</h1><p>${words}</p></body></html>`;

const TEXT = `# ${NAME}\n\nIlse Varga was told by the search to be a professor at Norvane University since 2010.`;

function run(hits: Hit[], fetch: GuardedFetch, options: Record<string, unknown> = {}) {
  return runInProcess(
    { providers: [activate(finding(hits), {}, clock)], fetch, reader, clock },
    {
      person: { full_name: NAME },
      claims: [{ claim_key: 'a', claim_type: 'employment', expected: { employer: 'Norvane University' } }],
      options,
    },
  );
}

test('the page itself is read, not the text that the provider sent along', async () => {
  const { fetch } = web({ 'https://norvane.example/v': { html: page('Ilse Varga teaches at Norvane University.') } });
  const { sources, usage } = await run([hit('https://norvane.example/v', TEXT)], fetch);
  assert.match(sources[0]!.text, /teaches at Norvane/);
  assert.deepEqual(
    usage.map(({ step, calls }) => [step, calls]),
    [
      ['search', 4],
      ['fetch', 1],
    ],
  );
});

test('the text stands in when the page is away, refuses, is gone, or is an empty shell', async () => {
  const ways: [string, Answer][] = [
    ['away', { fault: 'fetch_failed' }],
    ['too slow', { fault: 'fetch_timeout' }],
    ['robots', { fault: 'robots_disallowed' }],
    ['forbidden', { status: 403, html: page('Forbidden') }],
    ['gone', { status: 404, html: page('Not found') }],
    ['drawn by scripts', { html: '<html><body><div id="root"></div><p>Menu</p></body></html>' }],
  ];
  for (const [way, answer] of ways) {
    const { fetch, asked } = web({ 'https://norvane.example/v': answer });
    const { sources, report } = await run([hit('https://norvane.example/v', TEXT)], fetch);
    assert.match(sources[0]?.text ?? '', /told by the search/, way);
    assert.equal(sources[0]!.notEvidence, null, way);
    assert.ok(!report.warnings?.some((warning) => warning.startsWith('page_unreachable')), way);
    assert.ok(asked[0]!.deadlineMs! <= 10_000, 'with the text at hand a slow site is not waited for long');
  }
});

test('many addresses of links make no shell of a page, and after a while the text at hand is read at once', async () => {
  const links = Array.from(
    { length: 30 },
    (_, index) => `[note ${index}](https://norvane.example/a-long-address/${index})`,
  );
  const linked = `# ${NAME}\n\nIlse Varga teaches at Norvane.\n\n${links.join('\n')}`;
  const notes = links.map((_, index) => `note ${index}`).join(' ');
  const one = web({ 'https://norvane.example/v': { html: page(`Ilse Varga teaches at Norvane. ${notes} seen`) } });
  const first = await run([hit('https://norvane.example/v', linked)], one.fetch);
  assert.match(first.sources[0]!.text, /seen/);
  const urls = Array.from({ length: 14 }, (_, index) => `https://site-${index}.example/`);
  const slow = web(Object.fromEntries(urls.map((url) => [url, { html: page('slow') }])));
  const waiting: GuardedFetch = async (request) => {
    if (!request.url.endsWith(RESERVATIONS)) await clock.sleep(30_000);
    return slow.fetch(request);
  };
  const { sources } = await run(
    urls.map((url) => hit(url, TEXT)),
    waiting,
  );
  assert.equal(sources.length, urls.length);
  assert.ok(slow.asked.length < urls.length, `${slow.asked.length} fetched`);
});

test('a private address is no source, whatever text comes with it; nor is one outside the domains asked for', async () => {
  const { fetch } = web({ 'https://inside.example/v': { fault: 'address_refused' } });
  const { sources, report } = await run([hit('https://inside.example/v', TEXT)], fetch);
  assert.deepEqual(sources, []);
  assert.ok(report.warnings?.includes('address_refused:inside.example'));
  const moved = web({ 'https://norvane.example/v': { html: page('x'), url: 'https://elsewhere.example/v' } });
  const kept = await run([hit('https://norvane.example/v')], moved.fetch, { allow_domains: ['norvane.example'] });
  assert.deepEqual(kept.sources, []);
  assert.ok(kept.report.warnings?.includes('address_refused:elsewhere.example'));
});

test('sites that forbid readers are never fetched; their text counts when a search carries it', async () => {
  const { fetch, asked } = web({});
  const person = { full_name: NAME, linkedin_url: 'linkedin.com/in/ilse-varga' };
  const found = [hit('https://www.linkedin.com/in/ilse-varga', TEXT)];
  const ran = await runInProcess(
    { providers: [activate('profile', {}, clock), activate(finding(found), {}, clock)], fetch, reader, clock },
    { person, claims: [{ claim_key: 'a', claim_type: 'identity', expected: {} }] },
  );
  assert.deepEqual(asked, []);
  assert.equal(ran.sources.length, 1);
  assert.match(ran.sources[0]!.text, /told by the search/);
});

test('one page is one source under all its addresses', async () => {
  const canonical = '<link rel="canonical" href="https://norvane.example/people/varga">';
  const foreign = '<link rel="canonical" href="https://copies.example/varga">';
  const front = '<link rel="canonical" href="https://front.example/">';
  const { fetch } = web({
    'https://norvane.example/people/varga': { html: page('one', canonical) },
    'https://norvane.example/print?id=7': { html: page('two', canonical) },
    'https://theirs.example/a': { html: page('three', foreign) },
    'https://front.example/a': { html: page('four', front) },
    'https://front.example/b': { html: page('five', front) },
  });
  const { sources } = await run(
    [
      hit('https://norvane.example/people/varga'),
      hit('http://www.norvane.example/people/varga/?utm_source=x#top'),
      hit('https://norvane.example/people/varga/amp/'),
      hit('https://norvane.example/print?id=7'),
      hit('https://theirs.example/a'),
      hit('https://front.example/a'),
      hit('https://front.example/b'),
    ],
    fetch,
  );
  assert.deepEqual(
    sources.map((source) => source.url),
    [
      'https://norvane.example/people/varga',
      'https://theirs.example/a',
      'https://front.example/a',
      'https://front.example/b',
    ],
  );
});

test('a source is where it was fetched, whatever address the page gives itself', async () => {
  const forged = '<link rel="canonical" href="https://registrar.norvane.example/graduates/2010">';
  const aside = '<link rel="canonical" href="https://shared.example/view/real">';
  const { fetch } = web({
    'https://people.norvane.example/~varga': { html: page('self-written', forged) },
    'https://shared.example/view/forged': { html: page('forged', aside) },
    'https://shared.example/view/real': { html: page('real') },
  });
  const { sources } = await run(
    [
      hit('https://people.norvane.example/~varga'),
      hit('https://shared.example/view/forged'),
      hit('https://shared.example/view/real'),
    ],
    fetch,
  );
  assert.deepEqual(
    sources.map((source) => [source.url, source.domain]),
    [
      ['https://people.norvane.example/~varga', 'people.norvane.example'],
      ['https://shared.example/view/forged', 'shared.example'],
      // The page that names it came first, and does not push it aside.
      ['https://shared.example/view/real', 'shared.example'],
    ],
  );
});

test('records under one address stay apart: what the person wrote and what an institution wrote', async () => {
  const record = (asserter: 'person' | 'institution', url: string): Hit => {
    const writer = new RecordWriter(NAME, `${NAME}, ORCID`);
    writer.fact('Employment: Norvane University', { kind: 'employment', organisation: 'Norvane University' });
    return writer.hit({ url, title: NAME, asserter });
  };
  const { sources } = await run(
    [
      record('person', 'https://orcid.example/0000'),
      record('institution', 'https://orcid.example/0000#institution'),
      record('person', 'https://orcid.example/0000'),
    ],
    web({}).fetch,
  );
  assert.deepEqual(
    sources.map((source) => [source.url, source.asserter]),
    [
      ['https://orcid.example/0000', 'person'],
      ['https://orcid.example/0000#institution', 'institution'],
    ],
  );
});

test('pages that fail make room for the next ones, and the cap on sources holds with a warning', async () => {
  const urls = Array.from({ length: 12 }, (_, index) => `https://site-${index}.example/`);
  const alive = Object.fromEntries(urls.slice(4).map((url, index) => [url, { html: page(`page ${index}`) }]));
  const { fetch } = web(alive);
  const { sources, report } = await run(
    urls.map((url) => hit(url)),
    fetch,
    { max_sources: 3 },
  );
  assert.deepEqual(
    sources.map((source) => source.url),
    urls.slice(4, 7),
  );
  assert.ok(report.warnings?.some((warning) => warning.startsWith('max_sources_reached')));
});

test('the order of sources is the order of the hits, whichever page answers first', async () => {
  const urls = Array.from({ length: 6 }, (_, index) => `https://site-${index}.example/`);
  const { fetch } = web(Object.fromEntries(urls.map((url) => [url, { html: page(url) }])));
  let waiting = urls.length;
  // Every page waits for all to be asked for, then they answer in reverse.
  const gates: (() => void)[] = [];
  const reversed: GuardedFetch = async (request) => {
    if (request.url.endsWith(RESERVATIONS)) return fetch(request);
    waiting -= 1;
    const turn = new Promise<void>((resolve) => gates.push(resolve));
    if (waiting === 0) for (const open of gates.toReversed()) open();
    await turn;
    return fetch(request);
  };
  const { sources } = await run(
    urls.map((url) => hit(url)),
    reversed,
  );
  assert.deepEqual(
    sources.map((source) => source.url),
    urls,
  );
});

test('the same page within a day is not fetched again and says so', async () => {
  const { fetch, asked } = web({ 'https://norvane.example/v': { html: page('Ilse Varga teaches.') } });
  const answers = memoryCache(clock);
  const providers = [activate(finding([hit('https://norvane.example/v')]), {}, clock)];
  const input = {
    person: { full_name: NAME },
    claims: [{ claim_key: 'a', claim_type: 'identity', expected: {} }],
  };
  const first = await runInProcess({ providers, fetch, reader, clock, answers }, input);
  const again = await runInProcess({ providers, fetch, reader, clock, answers }, input);
  assert.equal(asked.length, 1);
  const cached = (ran: typeof first) => ran.usage.find((item) => item.step === 'fetch')?.cached;
  assert.deepEqual([cached(first), cached(again)], [0, 1]);
  await clock.sleep(24 * 3600 * 1000 + 1);
  await runInProcess({ providers, fetch, reader, clock, answers }, input);
  assert.equal(asked.length, 2);
});

const NORVANE = 'https://norvane.example/v';
const WORDS = 'Ilse Varga teaches at Norvane University.';
const RESERVED = {
  'https://norvane.example/.well-known/tdmrep.json': { html: '[{"location":"/","tdm-reservation":1}]' },
};

for (const [where, pages] of Object.entries({
  'in the page': { [NORVANE]: { html: page(WORDS, '<meta name="tdm-reservation" content="1">') } },
  'in the answer': { [NORVANE]: { html: page(WORDS), headers: { 'tdm-reservation': '1' } } },
  'in a file of the site': { [NORVANE]: { html: page(WORDS) }, ...RESERVED },
})) {
  test(`a site that reserves the mining of its texts ${where} is not read`, async () => {
    const { sources, report } = await run([hit(NORVANE)], web(pages).fetch);
    assert.deepEqual(sources, []);
    assert.ok(
      report.warnings!.some((warning) => warning.startsWith('robots_disallowed')),
      report.warnings!.join(' '),
    );
  });
}

test('what the page says of mining goes before the file of its site, which is asked once for all its pages', async () => {
  const open = { html: page(WORDS, '<meta name="tdm-reservation" content="0">') };
  const { sources } = await run([hit(NORVANE)], web({ [NORVANE]: open, ...RESERVED }).fetch);
  assert.equal(sources.length, 1);
  const pages = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [`https://norvane.example/${name}`, { html: page(`${WORDS} ${name}`) }]),
  );
  const { fetch, files } = web(pages);
  const several = await run(
    Object.keys(pages).map((url) => hit(url)),
    fetch,
  );
  assert.equal(several.sources.length, 4);
  assert.equal(files.length, 1);
});

test('a page that asks not to be kept is read, and fetched anew for the next job', async () => {
  for (const answer of [
    { html: page(WORDS, '<meta content="noarchive, nosnippet" name="ROBOTS">') },
    { html: page(WORDS), headers: { 'x-robots-tag': 'noarchive' } },
  ]) {
    const { fetch, asked } = web({ [NORVANE]: answer });
    const answers = memoryCache(clock);
    const job = {
      person: { full_name: NAME },
      claims: [{ claim_key: 'a', claim_type: 'employment' as const, expected: { employer: 'Norvane University' } }],
    };
    const parts = { providers: [activate(finding([hit(NORVANE)]), {}, clock)], fetch, reader, clock, answers };
    for (let round = 0; round < 2; round += 1) assert.equal((await runInProcess(parts, job)).sources.length, 1);
    assert.equal(asked.filter(({ url }) => url === NORVANE).length, 2);
  }
});

test('a redirect to nowhere is no source', async () => {
  const { fetch } = web({ [NORVANE]: { status: 302, html: page(WORDS) } });
  const { sources, report } = await run([hit(NORVANE)], fetch);
  assert.deepEqual(sources, []);
  assert.ok(report.warnings?.includes('page_unreachable:norvane.example'), report.warnings?.join(' '));
});

test('a program sent as html leaves no rubbish behind', async () => {
  const { fetch } = web({ [NORVANE]: { html: `MZ\u0090\u0000\u0003${'\u0001\u0083\u0002x'.repeat(400)} ${NAME}` } });
  const { sources, report } = await run([hit(NORVANE)], fetch);
  for (const source of sources) assert.deepEqual([source.text, source.notEvidence !== null], ['', true]);
  assert.doesNotMatch(JSON.stringify(report), /MZ|\\u0001/);
});

test("one project's answers and pages are not another's: neither saves it a question", async () => {
  const { fetch, asked } = web({ [NORVANE]: { html: page(WORDS) } });
  let questions = 0;
  const provider = finding([hit(NORVANE)], { cacheSeconds: 3600 });
  const counting = {
    ...provider,
    search: async (...input: Parameters<SearchProvider['search']>) => {
      questions += 1;
      return provider.search(...input);
    },
  };
  const answers = memoryCache(clock);
  const ask = (projectId: string) =>
    runInProcess(
      { providers: [activate(counting, {}, clock)], fetch, reader, clock, answers },
      {
        projectId,
        person: { full_name: NAME },
        claims: [{ claim_key: 'a', claim_type: 'employment', expected: { employer: 'Norvane University' } }],
      },
    );
  await ask('prj_one');
  const [questionsOfOne, pagesOfOne] = [questions, asked.length];
  const again = await ask('prj_one');
  assert.deepEqual([questions, asked.length], [questionsOfOne, pagesOfOne], 'its own are at hand');
  assert.ok(again.usage.some((item) => item.cached > 0));
  const other = await ask('prj_two');
  assert.deepEqual([questions, asked.length], [2 * questionsOfOne, 2 * pagesOfOne]);
  assert.ok(
    other.usage.every((item) => item.cached === 0),
    JSON.stringify(other.usage),
  );
});
