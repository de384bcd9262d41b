// Common Crawl: the stored copy of a page that is gone, found by its address and read from one range of one archive file.
import { gunzipSync } from 'node:zlib';
import { Fault } from '../../domain/model/fault.ts';
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askApi, askJson } from '../ask-json.ts';
import { address, records, text } from '../lenient.ts';
import { givenAndFamily } from '../person-names.ts';

const MOST_ARCHIVE_BYTES = 3 * 1024 * 1024;
/** Pages read from one site. */
const MOST_CAPTURES = 3;
const MOST_PAGE_BYTES = 8 * 1024 * 1024;

/** Header block of the WARC record, header block of the HTTP answer, then the page. */
export function pageOfArchiveRecord(member: Uint8Array, encoding: string | null = null): string | null {
  const whole = gunzipSync(member, { maxOutputLength: MOST_PAGE_BYTES });
  const first = whole.indexOf('\r\n\r\n');
  const second = first < 0 ? -1 : whole.indexOf('\r\n\r\n', first + 4);
  if (second < 0) return null;
  const status = whole.subarray(first + 4, first + 40).toString('latin1');
  if (!/^HTTP\/[\d.]+ 200/.test(status)) return null;
  const stated = /^content-type:[^\r\n]*charset=["']?([\w-]+)/im.exec(
    whole.subarray(first, second).toString('latin1'),
  )?.[1];
  return decoded(whole.subarray(second + 4), [stated, encoding]);
}

/** By the charset that the server stated, else the one the crawler found; pages of earlier years are often not UTF-8. */
function decoded(page: Uint8Array, labels: readonly (string | null | undefined)[]): string {
  for (const label of labels) {
    try {
      if (label) return new TextDecoder(label).decode(page);
    } catch {
      // A charset that nobody knows: the next one decides.
    }
  }
  return new TextDecoder().decode(page);
}

/** The list of crawls changes once a month, and its keeper asks not to be asked for it often. */
const LIST_MILLISECONDS = 24 * 3600 * 1000;
const lists = new Map<string, { ids: string[]; until: number }>();

async function crawls(tools: ProviderTools): Promise<string[]> {
  const base = tools.settings.COMMONCRAWL_URL ?? '';
  const kept = lists.get(base);
  if (kept && kept.until > tools.now.getTime()) return kept.ids;
  const answer = await askJson(tools, { url: `${base}/collinfo.json` });
  const ids = records(answer)
    .map((entry) => text(entry.id) ?? '')
    .filter((id) => /^CC-MAIN-\d{4}-\d{2}$/.test(id));
  if (ids.length === 0) throw new Fault('provider_answered_badly', 'The archive named no index.');
  lists.set(base, { ids, until: tools.now.getTime() + LIST_MILLISECONDS });
  return ids;
}

/** The crawl nearest to the year asked for, then the newest; the list comes newest first. */
async function indexesFor(tools: ProviderTools, near: string | undefined): Promise<string[]> {
  const ids = await crawls(tools);
  const distance = (id: string): number => Math.abs(Number(id.slice(8, 12)) - Number(near));
  const nearest = near === undefined ? ids[0]! : ids.reduce((best, id) => (distance(id) < distance(best) ? id : best));
  return [...new Set([nearest, ids[0]!])];
}

/** One address, or within a site those whose address bears the family name. */
function indexQuestion(query: Query): URLSearchParams {
  const parameters = new URLSearchParams({ output: 'json', limit: query.site ? '30' : '5' });
  parameters.append('filter', '=status:200');
  parameters.append('url', query.site ? `*.${query.site}` : query.text);
  const family = query.site ? familyName(query) : null;
  if (family) parameters.append('filter', `~url:.*${family}.*`);
  return parameters;
}

/** In plain small letters, as addresses write it. */
function familyName(query: Query): string | null {
  const plain = query.names.find((name) => /^[\x20-\x7e]+$/.test(name));
  const { family: written } = givenAndFamily(plain ?? '');
  // The word that carries the name: addresses write "meer", "vandermeer" or "van-der-meer".
  const family =
    written
      .toLowerCase()
      .split(/\s+/)
      .at(-1)
      ?.replace(/[^a-z-]/g, '') ?? '';
  return family.length >= 3 ? family : null;
}

async function capturesIn(tools: ProviderTools, index: string, query: Query): Promise<Capture[]> {
  const answer = await askApi(tools, {
    url: `${tools.settings.COMMONCRAWL_URL}/${index}-index?${indexQuestion(query)}`,
    accept: 'text',
    emptyOn: [404],
  });
  const lines = String(answer.value ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const captures = lines.flatMap(parseCapture);
  if (lines.length > 0 && captures.length === 0 && !lines[0]!.startsWith('{')) {
    throw new Fault('provider_answered_badly', 'The index answered with something that is no list of captures.');
  }
  // The newest capture of each address.
  const newest = new Map<string, Capture>();
  for (const capture of captures.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp)))
    newest.set(capture.url, capture);
  return [...newest.values()].slice(0, query.site ? MOST_CAPTURES : 1);
}

async function pageOf(tools: ProviderTools, capture: Capture): Promise<Hit[]> {
  const member = await askApi(tools, {
    url: `${tools.settings.COMMONCRAWL_DATA_URL}/${capture.filename}`,
    headers: { range: `bytes=${capture.offset}-${capture.offset + capture.length - 1}`, accept: '*/*' },
    accept: 'text',
  });
  const body = readMember(member.bytes, capture.encoding);
  const publishedDate = dayOf(capture);
  return body === null
    ? []
    : [{ url: capture.url, title: null, snippet: '', publishedDate, content: { type: 'html', body } }];
}

function dayOf({ timestamp }: Capture): string {
  return `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}`;
}

export default {
  id: 'commoncrawl',
  kinds: ['archive'],
  variables: [
    {
      name: 'COMMONCRAWL_URL',
      meaning: 'Base address of the index of Common Crawl',
      secret: false,
      fallback: 'https://index.commoncrawl.org',
    },
    {
      name: 'COMMONCRAWL_DATA_URL',
      meaning: 'Base address of the archive files of Common Crawl',
      secret: false,
      fallback: 'https://data.commoncrawl.org',
    },
  ],
  enabled: () => true,
  hosts: [],
  costUsd: () => 0,
  limits: { concurrency: 1, perSecond: 0.7, timeoutMs: 30_000, alone: true },
  cacheSeconds: 30 * 24 * 3600,
  async search(query, tools) {
    // Without a name to look for, a whole site is no question.
    if (query.site && familyName(query) === null) return { hits: [], costUsd: 0, warnings: [] };
    let captures: Capture[] = [];
    for (const index of await indexesFor(tools, query.near)) {
      captures = await capturesIn(tools, index, query);
      if (captures.length > 0) break;
    }
    const hits: Hit[] = [];
    for (const capture of captures) hits.push(...(await pageOf(tools, capture)));
    const days = [...new Set(hits.map((hit) => hit.publishedDate))];
    return { hits, costUsd: 0, warnings: days.map((day) => `archived_copy:${day}`) };
  },
} satisfies SearchProvider;

interface Capture {
  url: string;
  timestamp: string;
  filename: string;
  offset: number;
  length: number;
  encoding: string | null;
}

function parseCapture(line: string): Capture[] {
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return [];
  }
  // Redirects and errors are no pages, whether or not the index kept to the filter.
  if ((text(value.status) ?? '200') !== '200') return [];
  const url = address(value.url);
  const [offset, length] = [Number(value.offset), Number(value.length)];
  const filename = text(value.filename);
  const sane =
    Number.isSafeInteger(offset) && Number.isSafeInteger(length) && length > 0 && length <= MOST_ARCHIVE_BYTES;
  if (url === null || filename === null || !/^[\w./-]{1,300}$/.test(filename) || filename.includes('..') || !sane)
    return [];
  return [{ url, timestamp: text(value.timestamp) ?? '', filename, offset, length, encoding: text(value.encoding) }];
}

function readMember(bytes: Uint8Array, encoding: string | null): string | null {
  try {
    return pageOfArchiveRecord(bytes, encoding);
  } catch {
    return null;
  }
}
