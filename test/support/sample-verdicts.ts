// The verdicts on the sample web's claims, got in three ways: from imported pages, from pages that a web search found and the
// walk fetched, and from the text of that search alone.

import { sampleTrust } from '../../scripts/eval/sample.ts';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { importCorpus } from '../../src/main/import-corpus.ts';
import { SAMPLE_WEB } from '../../src/main/sample-web.ts';
import type { GuardedFetch } from '../../src/ports/fetch.ts';
import type { CorpusIndex } from '../../src/ports/store.ts';
import { openTestDatabase } from './database.ts';
import { activate, jumpingClock, memoryCache, runInProcess } from './pipeline.ts';
import { sampleFinder, samplePeople, sampleSearchPages, startSampleSite } from './sample-search.ts';
import { startSearchServer } from './search-server.ts';
import { openTestOutbound } from './test-outbound.ts';

/** By person and claim key. */
export type Verdicts = Map<string, string>;

export interface SampleVerdicts {
  byCorpus(): Promise<Verdicts>;
  bySearch(): Promise<Verdicts>;
  byTextAlone(): Promise<Verdicts>;
  /** Addresses of pages that were fetched so far. */
  fetched(): number;
  close(): Promise<void>;
}

export async function openSampleVerdicts(): Promise<SampleVerdicts> {
  const clock = jumpingClock('2026-11-15T00:00:00Z');
  const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], connectionsPerHost: 8 });
  const reader = openPageReader({ workers: 2, timeoutMs: 60_000 });
  await reader.warm();
  const database = await openTestDatabase();
  const site = await startSampleSite();
  const search = await startSearchServer({ find: sampleFinder(await sampleSearchPages()) });
  const settings = { EXA_API_KEY: 'key-of-nobody', EXA_URL: search.url };

  async function verdictsBy(provider: string, fetch: GuardedFetch, corpus?: CorpusIndex): Promise<Verdicts> {
    const found: Verdicts = new Map();
    const answers = memoryCache(clock);
    const providers = [activate('profile', {}, clock), activate(provider, settings, clock)];
    for (const { id, person, claims } of samplePeople()) {
      const { report, sources } = await runInProcess(
        { providers, fetch, reader, clock, answers, trust: sampleTrust(), ...(corpus ? { corpus } : {}) },
        { person, claims: claims.map((entry) => entry.claim) },
      );
      if (!sources.some((source) => source.provider === provider)) throw new Error(`${id}: ${provider} found nothing`);
      for (const claim of report.claims) found.set(`${id} ${claim.claim_key}`, claim.status);
    }
    return found;
  }

  /** The names of the sample web lead nowhere, as they do on the real network. */
  const unreachable: GuardedFetch = (request) => outbound.fetch(request);
  return {
    byCorpus: async () => {
      const { corpus } = database.store;
      await importCorpus(corpus, SAMPLE_WEB);
      return verdictsBy('corpus', site.through(outbound.fetch), corpus);
    },
    bySearch: () => verdictsBy('exa', site.through(outbound.fetch)),
    byTextAlone: () => verdictsBy('exa', unreachable),
    fetched: () => site.asked.length,
    close: async () => {
      await Promise.all([search.close(), site.close(), reader.close(), outbound.close()]);
      await database.close();
    },
  };
}

export function differences(wanted: Verdicts, found: Verdicts): string[] {
  return [...wanted].flatMap(([key, status]) =>
    found.get(key) === status ? [] : [`${key}: ${status} by corpus, ${found.get(key)} by search`],
  );
}
