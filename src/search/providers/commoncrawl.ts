// Common Crawl: the stored copy of a page that is gone, found by its address and read from one range of one archive file.
import { gunzipSync } from 'node:zlib';
import { Fault } from '../../domain/model/fault.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askApi, askJson } from '../ask-json.ts';
import { address, records, text } from '../lenient.ts';

const MOST_ARCHIVE_BYTES = 3 * 1024 * 1024;
const MOST_PAGE_BYTES = 8 * 1024 * 1024;

/** Header block of the WARC record, header block of the HTTP answer, then the page. */
export function pageOfArchiveRecord(member: Uint8Array): string | null {
  const whole = gunzipSync(member, { maxOutputLength: MOST_PAGE_BYTES });
  const first = whole.indexOf('\r\n\r\n');
  const second = first < 0 ? -1 : whole.indexOf('\r\n\r\n', first + 4);
  if (second < 0) return null;
  const status = whole.subarray(first + 4, first + 40).toString('latin1');
  if (!/^HTTP\/[\d.]+ 200/.test(status)) return null;
  return new TextDecoder().decode(whole.subarray(second + 4));
}

async function newestIndex(tools: ProviderTools): Promise<string | null> {
  const answer = await askJson(tools, { url: `${tools.settings.COMMONCRAWL_URL}/collinfo.json` });
  return text(records(answer)[0]?.id);
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
  limits: { concurrency: 1, perSecond: 1, timeoutMs: 30_000 },
  cacheSeconds: 30 * 24 * 3600,
  async search(query, tools) {
    const index = await newestIndex(tools);
    if (index === null || !/^CC-MAIN-\d{4}-\d{2}$/.test(index)) {
      throw new Fault('provider_answered_badly', 'The archive named no index.');
    }
    const parameters = new URLSearchParams({ url: query.text, output: 'json', filter: '=status:200', limit: '5' });
    const answer = await askApi(tools, {
      url: `${tools.settings.COMMONCRAWL_URL}/${index}-index?${parameters}`,
      accept: 'text',
      emptyOn: [404],
    });
    const captures = String(answer.value ?? '')
      .split('\n')
      .flatMap(parseCapture);
    const newest = captures.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))[0];
    if (!newest) return { hits: [], costUsd: 0, warnings: [] };
    const member = await askApi(tools, {
      url: `${tools.settings.COMMONCRAWL_DATA_URL}/${newest.filename}`,
      headers: { range: `bytes=${newest.offset}-${newest.offset + newest.length - 1}`, accept: '*/*' },
      accept: 'text',
    });
    const body = readMember(member.bytes);
    if (body === null) return { hits: [], costUsd: 0, warnings: [] };
    const day = `${newest.timestamp.slice(0, 4)}-${newest.timestamp.slice(4, 6)}-${newest.timestamp.slice(6, 8)}`;
    return {
      hits: [
        { url: newest.url, title: null, snippet: '', publishedDate: day, content: { type: 'html' as const, body } },
      ],
      costUsd: 0,
      warnings: [`archived_copy:${day}`],
    };
  },
} satisfies SearchProvider;

interface Capture {
  url: string;
  timestamp: string;
  filename: string;
  offset: number;
  length: number;
}

function parseCapture(line: string): Capture[] {
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return [];
  }
  const url = address(value.url);
  const [offset, length] = [Number(value.offset), Number(value.length)];
  const filename = text(value.filename);
  const sane =
    Number.isSafeInteger(offset) && Number.isSafeInteger(length) && length > 0 && length <= MOST_ARCHIVE_BYTES;
  if (url === null || filename === null || !/^[\w./-]{1,300}$/.test(filename) || filename.includes('..') || !sane)
    return [];
  return [{ url, timestamp: text(value.timestamp) ?? '', filename, offset, length }];
}

function readMember(bytes: Uint8Array): string | null {
  try {
    return pageOfArchiveRecord(bytes);
  } catch {
    return null;
  }
}
