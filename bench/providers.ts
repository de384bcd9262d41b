// Jobs whose provider answers after 200 ms: how near they come to what the concurrency settings allow, with one and with two
// worker processes. And: the sample web through a web search in Exa's shape gives the verdicts that the corpus gives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim, CreateJob, Person } from '../src/client/bonafide-client.ts';
import { readPdf } from '../src/extract/reading/pdf/read-pdf.ts';
import { readDocument } from '../src/extract/reading/read-document.ts';
import { SAMPLE_WEB } from '../src/main/compose.ts';
import exa from '../src/search/providers/exa.ts';
import { openFleet } from '../test/support/fleet.ts';
import { type SearchPage, type SearchQuestion, startSearchServer } from '../test/support/search-server.ts';
import type { Measure } from './measure.ts';

const JOBS = 100;
const ANSWER_MS = 200;
const RATE_AIM = 0.9;
const TWO_AIM = 1.8;

export async function benchProviders(): Promise<Measure[]> {
  return [...(await throughput()), ...(await verdicts())];
}

/** One question a job: the person's name alone, at depth light. */
function jobOf(number: number): CreateJob {
  return {
    person: { full_name: `Ottoline Vask${number}` },
    claims: [{ claim_key: 'a', claim_type: 'identity', expected: {} }],
    options: { depth: 'light' },
  };
}

async function throughput(): Promise<Measure[]> {
  const search = await startSearchServer({ delayMs: ANSWER_MS });
  const fleet = await openFleet({
    BONAFIDE_PROVIDERS: 'exa',
    EXA_API_KEY: 'bench-key-of-no-one',
    EXA_URL: search.url,
  });
  try {
    const server = await fleet.serveOnly();
    let people = 0;
    const nextPerson = (): number => {
      people += 1;
      return people;
    };
    const run = async (count: number): Promise<{ perSecond: number; questions: number }> => {
      const before = search.questions.length;
      const ids = await Promise.all(
        Array.from({ length: count }, () => server.client.jobs.create(jobOf(nextPerson())).then((job) => job.id)),
      );
      for (const id of ids) await server.client.jobs.waitFor(id);
      const [span] = await fleet.database.sql<{ seconds: number }>(
        `select extract(epoch from max(completed_at) - min(started_at))::float8 as seconds from jobs where id = any($1)`,
        [ids],
      );
      return { perSecond: count / span!.seconds, questions: (search.questions.length - before) / count };
    };
    await fleet.work();
    await run(10);
    const one = await run(JOBS);
    await fleet.work();
    await run(40);
    const two = await run(JOBS);
    // The provider's own manners: so many calls at once, and so many a second, in each process.
    const calls = Math.min(exa.limits.concurrency / (ANSWER_MS / 1000), exa.limits.perSecond);
    const limit = calls / one.questions;
    return [
      { name: 'questions a job', value: one.questions, unit: '' },
      {
        name: `${JOBS} jobs, provider after ${ANSWER_MS} ms, 1 worker`,
        value: one.perSecond,
        unit: 'jobs/s',
        limit,
        ratio: one.perSecond / limit,
        aim: `at least ${RATE_AIM} of what the settings allow`,
        met: one.perSecond / limit >= RATE_AIM,
      },
      {
        name: `${JOBS} jobs, provider after ${ANSWER_MS} ms, 2 workers`,
        value: two.perSecond,
        unit: 'jobs/s',
        limit: one.perSecond,
        ratio: two.perSecond / one.perSecond,
        aim: `at least ${TWO_AIM} times one worker`,
        met: two.perSecond / one.perSecond >= TWO_AIM,
      },
    ];
  } finally {
    await fleet.close();
    await search.close();
  }
}

interface SamplePerson {
  id: string;
  person: Person;
  claims: { claim: Claim; label: string }[];
}

async function samplePages(): Promise<SearchPage[]> {
  const manifest = JSON.parse(readFileSync(join(SAMPLE_WEB, 'manifest.json'), 'utf8')) as {
    pages: { file: string; url: string; published_date: string | null; content_type: string }[];
  };
  return Promise.all(
    manifest.pages.map(async (entry) => {
      const raw = {
        url: entry.url,
        status: 200,
        contentType: entry.content_type,
        body: new Uint8Array(readFileSync(join(SAMPLE_WEB, entry.file))),
      };
      const page = /pdf/i.test(entry.content_type) ? await readPdf(raw) : readDocument(raw);
      return { url: entry.url, title: page.title ?? '', text: page.text, publishedDate: entry.published_date };
    }),
  );
}

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a web search does, simply: pages with the words of the name first, then those with most of the other words. */
function finder(pages: readonly SearchPage[]): (question: SearchQuestion) => SearchPage[] {
  const indexed = pages.map((page) => ({
    page,
    host: new URL(page.url).hostname,
    words: new Set(words(`${page.title} ${page.text}`)),
  }));
  const within = (host: string, domains: string[]): boolean =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return ({ query, includeDomains = [], excludeDomains = [] }) => {
    const name = words(/"([^"]+)"/.exec(query)?.[1] ?? '');
    const others = words(query).filter((word) => !name.includes(word));
    const share = (wanted: readonly string[], held: ReadonlySet<string>): number =>
      wanted.length === 0 ? 0 : wanted.filter((word) => held.has(word)).length / wanted.length;
    return indexed
      .filter(({ host }) => includeDomains.length === 0 || within(host, includeDomains))
      .filter(({ host }) => !within(host, excludeDomains))
      .map((entry) => ({ entry, score: 2 * share(name, entry.words) + share(others, entry.words) }))
      .filter(({ score }) => score >= 1)
      .toSorted((left, right) => right.score - left.score || (left.entry.page.url < right.entry.page.url ? -1 : 1))
      .map(({ entry }) => entry.page);
  };
}

async function statusesOf(
  environment: Record<string, string>,
  people: readonly SamplePerson[],
): Promise<Map<string, string>> {
  const fleet = await openFleet(environment);
  const found = new Map<string, string>();
  const methods = new Map<string, number>();
  try {
    const { client } = await fleet.serve();
    await Promise.all(
      people.map(async ({ id: name, person, claims }) => {
        const { id } = await client.jobs.create({ person, claims: claims.map((entry) => entry.claim) });
        await client.jobs.waitFor(id);
        const report = await client.jobs.report(id);
        for (const source of report.sources) methods.set(source.method, (methods.get(source.method) ?? 0) + 1);
        for (const claim of report.claims) found.set(`${name} ${claim.claim_key}`, claim.status);
      }),
    );
  } finally {
    await fleet.close();
  }
  const finding = environment.BONAFIDE_PROVIDERS?.split(',').at(-1);
  if (!methods.has(`${finding}.searchAndContents`)) throw new Error(`no source was found by ${finding}`);
  return found;
}

async function verdicts(): Promise<Measure[]> {
  const people = JSON.parse(readFileSync(join(SAMPLE_WEB, 'people.json'), 'utf8')) as SamplePerson[];
  const search = await startSearchServer({ find: finder(await samplePages()) });
  const bySearch = { BONAFIDE_PROVIDERS: 'profile,exa', EXA_API_KEY: 'bench-key-of-no-one', EXA_URL: search.url };
  try {
    const corpus = await statusesOf({ BONAFIDE_CORPUS: SAMPLE_WEB, BONAFIDE_PROVIDERS: 'profile,corpus' }, people);
    // The same web is there to be read; only the finding differs.
    const web = await statusesOf({ BONAFIDE_CORPUS: SAMPLE_WEB, ...bySearch }, people);
    const alone = await statusesOf(bySearch, people);
    const different = [...corpus].filter(([key, status]) => web.get(key) !== status);
    const withText = [...corpus].filter(([key, status]) => alone.get(key) === status).length;
    for (const [key, status] of different) console.log(`  differs: ${key}: corpus ${status}, search ${web.get(key)}`);
    return [
      {
        name: 'claims of the sample web, same verdict by search as by corpus',
        value: corpus.size - different.length,
        unit: 'claims',
        limit: corpus.size,
        ratio: (corpus.size - different.length) / corpus.size,
        aim: 'all of them',
        met: different.length === 0,
      },
      {
        name: 'the same when nothing but the text of the search can be read',
        value: withText,
        unit: 'claims',
        limit: corpus.size,
        ratio: withText / corpus.size,
      },
    ];
  } finally {
    await search.close();
  }
}
