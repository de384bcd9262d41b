// Imported pages and their full-text index. Pages that name the person and hold the other words come first.
import { createHash } from 'node:crypto';
import type { Hit } from '../../domain/model/query.ts';
import type { CorpusIndex, CorpusPage, CorpusStore } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';
import { foldText, hostOf } from '../database/fold-text.ts';
import { cleanText } from '../database/json-text.ts';

type CorpusQuery = Parameters<CorpusIndex['search']>[0];

/** Beyond this a page's words no longer count for finding it; a tsvector holds at most one megabyte. */
const INDEXED_CHARACTERS = 300_000;
const MAX_NAMES = 12;
const MAX_WORDS = 16;
const SNIPPET_LENGTH = 320;
const PAGES_PER_STATEMENT = 50;
/** Stands where the digest of a collection was that shall stay out. */
const REMOVED = 'removed';
/** They say nothing about a page and are on nearly all. */
const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'der',
  'for',
  'in',
  'of',
  'on',
  'or',
  'site',
  'the',
  'to',
  'von',
  'with',
]);

/** `jane doe` as `jane <-> doe`; folded words are letters and digits only, so nothing needs quoting. */
function phrase(words: string[]): string {
  return words.join(' <-> ');
}

interface Terms {
  /** The name as written, or with one word between its first and last (`Jane M. Doe`). */
  phrases: string;
  /** All words of a name anywhere (`Doe, Jane`). */
  loose: string;
  words: string[];
}

function termsOf(query: CorpusQuery): Terms {
  const names = [...new Set(query.names.map(foldText))].filter((name) => name !== '').slice(0, MAX_NAMES);
  const split = names.map((name) => name.split(' ').slice(0, 8));
  const phrases = split.flatMap((name) =>
    name.length === 2 ? [`(${phrase(name)})`, `(${name[0]} <2> ${name[1]})`] : [`(${phrase(name)})`],
  );
  const loose = split.map((name) => `(${[...new Set(name)].join(' & ')})`);
  const nameWords = new Set(split.flat());
  const words = [...new Set(foldText(query.words).split(' '))].filter(
    (word) => word !== '' && !nameWords.has(word) && !STOP_WORDS.has(word),
  );
  return { phrases: phrases.join(' | '), loose: loose.join(' | '), words: words.slice(0, MAX_WORDS) };
}

/**
 * Questions of falling worth: the name as a phrase with all other words, with some of them, scattered with all of them, the phrase
 * alone, the name scattered, then pages without the name. A later one is asked only when those before did not fill the list.
 */
function tiers({ phrases, loose, words }: Terms): string[] {
  const every = words.join(' & ');
  const any = words.join(' | ');
  const both = (name: string, others: string): string =>
    name === '' || others === '' ? '' : `(${name}) & (${others})`;
  return [
    both(phrases, every),
    words.length > 1 ? both(phrases, any) : '',
    both(loose, every),
    phrases,
    loose,
    every,
    loose === '' ? any : '',
  ];
}

const WITHIN = `
      and ($6::text is null or host = $6 or right(host, length($6) + 1) = '.' || $6)
      and (cardinality($7::text[]) = 0 or exists (
        select 1 from unnest($7::text[]) as allowed where host = allowed or right(host, length(allowed) + 1) = '.' || allowed))
      and not exists (
        select 1 from unnest($8::text[]) as denied where host = denied or right(host, length(denied) + 1) = '.' || denied)
      and ($9::text is null or collection <> $9)`;

/**
 * A name like "Wei Zhang" may be on a fifth of all pages and a word like "university" on a tenth. Pages of one tier differ by
 * closeness alone, so this many of each are looked at closely, the first imported first: few of those that only hold the
 * organisation, more of those without any name to go by, whose share of the words differs.
 */
const MOST_OF_TIERS = [100, 100, 100, 100, 100, 50, 300];
const TIERS = MOST_OF_TIERS.length;
/** Parameters of the tiers follow the first nine. */
const FIRST_TIER = 10;

/** Pages of the first tiers, each once: the tiers overlap. */
function pagesOf(tiers: number): string {
  return Array.from({ length: tiers }, (_, tier) => `select id from tier_${tier}`).join(' union ');
}

/** Each asks the index only while the tiers before it have not filled the list. */
const TIER_QUERIES = Array.from({ length: TIERS }, (_, tier) => {
  const parameter = `$${FIRST_TIER + tier}`;
  const needed = tier === 0 ? '' : `and (select count(*) from (${pagesOf(tier)}) as found) < $5`;
  return `tier_${tier} as materialized (
    select id from corpus_pages where ${parameter} <> '' ${needed} and search @@ ${parameter}::tsquery ${WITHIN}
    limit ${MOST_OF_TIERS[tier]}
  )`;
}).join(', ');

/**
 * Score: the name as a phrase 2 ("Jane Doe"), scattered 1.2 ("Doe, Jane"), nothing 0; plus the share of the other words
 * the page holds (0 to 1); plus at most 0.1 for closeness and place. So name and organisation (3) beat the name alone (2),
 * which beats the organisation alone (1).
 */
const SEARCH = `
  with ${TIER_QUERIES}, scored as (
    select id, url,
      case when $2 <> '' and search @@ $2::tsquery then 2.0 when $3 <> '' and search @@ $3::tsquery then 1.2 else 0 end
      + coalesce((select avg((search @@ word::tsquery)::int) from unnest($4::text[]) as word), 0)
      + 0.1 * ts_rank_cd('{0.1, 0.2, 0.4, 1.0}', search, $1::tsquery, 32) as score
    from corpus_pages
    where id in (${pagesOf(TIERS)})
    order by score desc, url
    limit $5
  )
  select p.url, p.title, p.text, p.body, p.content_type, p.published_date, scored.score::float8 as score
  from scored join corpus_pages p using (id) order by scored.score desc, p.url`;

interface PageRow {
  url: string;
  title: string | null;
  text: string;
  body: Buffer;
  content_type: string;
  published_date: string | null;
}

const PUT = `
  insert into corpus_pages (collection, url, host, title, text, body, content_type, published_date, search)
  select $1, url, host, title, text, body, type, published,
         setweight(to_tsvector('simple', folded_title), 'A') || setweight(to_tsvector('simple', folded_text), 'D')
  from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::text[], $8::text[], $9::text[], $10::text[])
    as page (url, host, title, text, body, type, published, folded_title, folded_text)
  on conflict (md5(url)) do update set collection = excluded.collection, host = excluded.host, title = excluded.title,
    text = excluded.text, body = excluded.body, content_type = excluded.content_type,
    published_date = excluded.published_date, search = excluded.search
  returning 1`;

function domain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
}

/** As the unique index has it. */
function addressKey(url: string): string {
  return createHash('md5').update(cleanText(url)).digest('hex');
}

export function corpusStore(connection: Connection): CorpusStore {
  return {
    async search(query) {
      const terms = termsOf(query);
      const wanted = [terms.loose, terms.words.join(' | ')].filter((part) => part !== '').join(' | ');
      if (wanted === '') return [];
      const rows = await connection.query<PageRow & { score: number }>({
        name: 'corpus_search',
        text: SEARCH,
        values: [
          ...[wanted, terms.phrases, terms.loose, terms.words, query.limit],
          ...[query.site === undefined ? null : domain(query.site)],
          ...[query.allowDomains.map(domain), query.denyDomains.map(domain), query.exceptCollection ?? null],
          ...tiers(terms),
        ],
      });
      return rows.map((row) => hit(row, query));
    },

    async get(url) {
      const [row] = await connection.query<PageRow>({
        name: 'corpus_get',
        text: `select url, title, text, body, content_type, published_date from corpus_pages
               where md5(url) = md5($1) and url = $1`,
        values: [url],
      });
      if (row === undefined) return null;
      const { content_type: contentType, published_date: publishedDate, ...page } = row;
      return { ...page, contentType, publishedDate };
    },

    async put(collection, pages) {
      await connection.query({
        text: `insert into corpus_collections (name) values ($1) on conflict (name) do update set imported_at = now()`,
        values: [collection],
      });
      // One statement may not meet the same address twice; the last one counts.
      const unique = [...new Map(pages.map((page) => [page.url, page])).values()];
      let written = 0;
      for (let start = 0; start < unique.length; start += PAGES_PER_STATEMENT) {
        written += await putSome(connection, collection, unique.slice(start, start + PAGES_PER_STATEMENT));
      }
      return written;
    },

    async collections() {
      return connection.query<{ name: string; pages: number; importedAt: Date }>({
        text: `select c.name, c.imported_at as "importedAt",
                      (select count(*)::int from corpus_pages p where p.collection = c.name) as pages
               from corpus_collections c where c.fingerprint is distinct from $1 order by c.name`,
        values: [REMOVED],
      });
    },

    async remove(collection, { stayOut = false } = {}) {
      const pages = await connection.query({
        text: 'delete from corpus_pages where collection = $1 returning 1',
        values: [collection],
      });
      await connection.query(
        stayOut
          ? {
              text: `insert into corpus_collections (name, fingerprint) values ($1, $2)
                     on conflict (name) do update set fingerprint = excluded.fingerprint`,
              values: [collection, REMOVED],
            }
          : { text: 'delete from corpus_collections where name = $1', values: [collection] },
      );
      return pages.length;
    },

    async removePages(prefix) {
      const pages = await connection.query({
        text: 'delete from corpus_pages where starts_with(url, $1) returning 1',
        values: [prefix],
      });
      return pages.length;
    },

    async prune(collection, addresses) {
      const pages = await connection.query({
        text: `with kept as (select unnest($2::text[]) as key)
               delete from corpus_pages where collection = $1 and not exists (select 1 from kept where key = md5(url))
               returning 1`,
        values: [collection, addresses.map(addressKey)],
      });
      // Another collection may have brought the same address earlier; it is looked through anew at its next import.
      if (pages.length > 0) {
        const text = 'update corpus_collections set fingerprint = null where name <> $1';
        await connection.query({ text, values: [collection] });
      }
      return pages.length;
    },

    async unchanged(collection, pages) {
      const keys = pages.map((page) => addressKey(page.url));
      const rows = await connection.query<{ url: string; digest: string }>({
        name: 'corpus_unchanged',
        text: `select url, md5(body) as digest from corpus_pages where md5(url) = any($2::text[]) and collection = $1`,
        values: [collection, keys],
      });
      const held = new Map(rows.map((row) => [row.url, row.digest]));
      const same = pages.filter((page) => held.get(cleanText(page.url)) === page.digest);
      return new Set(same.map((page) => page.url));
    },

    async isRemoved(collection) {
      const rows = await connection.query({
        text: 'select 1 from corpus_collections where name = $1 and fingerprint = $2',
        values: [collection, REMOVED],
      });
      return rows.length > 0;
    },

    async fingerprint(collection) {
      const [row] = await connection.query<{ fingerprint: string | null }>({
        text: 'select fingerprint from corpus_collections where name = $1',
        values: [collection],
      });
      return row?.fingerprint ?? null;
    },

    async setFingerprint(collection, digest) {
      await connection.query({
        text: `insert into corpus_collections (name, fingerprint) values ($1, $2)
               on conflict (name) do update set fingerprint = excluded.fingerprint`,
        values: [collection, digest],
      });
    },
  };
}

async function putSome(connection: Connection, collection: string, pages: CorpusPage[]): Promise<number> {
  const texts = pages.map((page) => cleanText(page.text));
  const titles = pages.map((page) => (page.title === null ? null : cleanText(page.title)));
  const rows = await connection.query({
    text: PUT,
    values: [
      collection,
      pages.map((page) => cleanText(page.url)),
      pages.map((page) => hostOf(page.url)),
      titles,
      texts,
      pages.map((page) => Buffer.from(page.body)),
      pages.map((page) => page.contentType),
      pages.map((page) => page.publishedDate),
      titles.map((title) => foldText(title ?? '').slice(0, 2000)),
      texts.map((text) => foldText(text.slice(0, INDEXED_CHARACTERS))),
    ],
  });
  return rows.length;
}

function hit(row: PageRow & { score: number }, query: CorpusQuery): Hit {
  const html = /html/i.test(row.content_type);
  return {
    url: row.url,
    title: row.title,
    snippet: snippet(row.text, query.names),
    publishedDate: row.published_date,
    content: html ? { type: 'html', body: row.body.toString('utf8') } : { type: 'text', body: row.text },
    score: row.score,
  };
}

/** The page's words around the first name it writes as asked, else its beginning. */
function snippet(text: string, names: string[]): string {
  const lower = text.toLowerCase();
  const places = names.map((name) => lower.indexOf(name.toLowerCase())).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = Math.max(0, first - SNIPPET_LENGTH / 4);
  return text
    .slice(start, start + SNIPPET_LENGTH)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim();
}
