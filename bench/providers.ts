// Jobs whose provider answers after 200 ms: how near they come to what the concurrency settings allow, with one and with two
// worker processes. And: the sample web through a web search in Exa's shape gives the verdicts that the corpus gives.
import type { CreateJob } from '../src/client/bonafide-client.ts';
import exa from '../src/search/providers/exa.ts';
import { openFleet } from '../test/support/fleet.ts';
import { differences, openSampleVerdicts } from '../test/support/sample-verdicts.ts';
import { startSearchServer } from '../test/support/search-server.ts';
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

async function verdicts(): Promise<Measure[]> {
  const sample = await openSampleVerdicts();
  try {
    const corpus = await sample.byCorpus();
    const different = differences(corpus, await sample.bySearch());
    const weaker = differences(corpus, await sample.byTextAlone());
    for (const line of different) console.log(`  differs: ${line}`);
    return [
      {
        name: 'claims of the sample web, found by search and fetched: same verdict as by corpus',
        value: corpus.size - different.length,
        unit: 'claims',
        limit: corpus.size,
        ratio: (corpus.size - different.length) / corpus.size,
        aim: 'all of them',
        met: different.length === 0,
      },
      {
        name: 'the same when nothing but the text of the search can be read',
        value: corpus.size - weaker.length,
        unit: 'claims',
        limit: corpus.size,
        ratio: (corpus.size - weaker.length) / corpus.size,
      },
    ];
  } finally {
    await sample.close();
  }
}
