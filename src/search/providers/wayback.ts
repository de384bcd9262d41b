// Wayback Machine: the copy of a page that is gone, nearest to the year asked for.
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askApi, askJson } from '../ask-json.ts';
import { address } from '../lenient.ts';
import { givenAndFamily } from '../person-names.ts';

const MOST_CAPTURES = 3;
const MOST_ROWS = 50;

interface Capture {
  timestamp: string;
  url: string;
}

/** The first row names the columns; each further row is a capture. */
function captures(answer: unknown): Capture[] {
  const rows = Array.isArray(answer) ? answer.filter((row): row is unknown[] => Array.isArray(row)) : [];
  const [columns = [], ...lines] = rows;
  const [time, original] = [columns.indexOf('timestamp'), columns.indexOf('original')];
  return lines.flatMap((line) => {
    const url = address(String(line[original] ?? '').replace(/^(https?:\/\/[^/:]+):80(?=\/|$)/, '$1'));
    const timestamp = String(line[time] ?? '');
    return url !== null && /^\d{14}$/.test(timestamp) ? [{ timestamp, url }] : [];
  });
}

/** One copy an address: the nearest to the year, else the newest. */
function nearest(found: readonly Capture[], near: string | undefined): Capture[] {
  const distance = ({ timestamp }: Capture): number =>
    near === undefined ? -Number(timestamp) : Math.abs(Number(timestamp.slice(0, 4)) - Number(near));
  const chosen = new Map<string, Capture>();
  for (const capture of found.toSorted((left, right) => distance(left) - distance(right))) {
    if (!chosen.has(capture.url)) chosen.set(capture.url, capture);
  }
  return [...chosen.values()].slice(0, MOST_CAPTURES);
}

function familyIn(query: Query): string | null {
  const plain = query.names.find((name) => /^[\x20-\x7e]+$/.test(name)) ?? '';
  const family =
    givenAndFamily(plain)
      .family.toLowerCase()
      .split(' ')
      .at(-1)
      ?.replace(/[^a-z-]/g, '') ?? '';
  return family.length >= 3 ? family : null;
}

async function pageOf(tools: ProviderTools, { timestamp, url }: Capture): Promise<Hit[]> {
  const answer = await askApi(tools, {
    url: `${tools.settings.WAYBACK_URL}/web/${timestamp}id_/${url}`,
    headers: { accept: 'text/html,*/*;q=0.5' },
    accept: 'text',
    emptyOn: [404],
  });
  const type = answer.headers['content-type'] ?? '';
  if (answer.value === null || !/html/i.test(type)) return [];
  const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1];
  const publishedDate = `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}`;
  const body = decoded(answer.bytes, charset);
  return [{ url, title: null, snippet: '', publishedDate, content: { type: 'html', body } }];
}

function decoded(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

export default {
  id: 'wayback',
  kinds: ['archive'],
  variables: [
    {
      name: 'WAYBACK_URL',
      meaning: 'Base address of the Wayback Machine',
      secret: false,
      fallback: 'https://web.archive.org',
    },
  ],
  enabled: () => true,
  hosts: [],
  costUsd: () => 0,
  limits: { concurrency: 1, perSecond: 0.9, timeoutMs: 30_000, alone: true },
  cacheSeconds: 30 * 24 * 3600,
  async search(query, tools) {
    const family = query.site ? familyIn(query) : null;
    if (query.site && family === null) return { hits: [], costUsd: 0, warnings: [] };
    const parameters = new URLSearchParams({
      url: query.site ?? query.text,
      output: 'json',
      fl: 'timestamp,original',
      collapse: query.site ? 'urlkey' : 'timestamp:4',
      limit: String(MOST_ROWS),
      ...(query.site ? { matchType: 'domain' } : {}),
    });
    parameters.append('filter', 'statuscode:200');
    parameters.append('filter', 'mimetype:text/html');
    if (family) parameters.append('filter', `original:.*${family}.*`);
    const answer = await askJson(tools, { url: `${tools.settings.WAYBACK_URL}/cdx/search/cdx?${parameters}` });
    const hits: Hit[] = [];
    for (const capture of nearest(captures(answer), query.near)) hits.push(...(await pageOf(tools, capture)));
    const days = [...new Set(hits.map((hit) => hit.publishedDate))];
    return { hits, costUsd: 0, warnings: days.map((day) => `archived_copy:${day}`) };
  },
} satisfies SearchProvider;
