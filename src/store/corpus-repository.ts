// Imported pages and their full-text index. Pages that name the person and hold the other words come first.
import type { Hit } from '../domain/model/query.ts';
import type { CorpusIndex, CorpusPage, CorpusStore } from '../ports/store.ts';
import type { Connection } from './database.ts';
import { foldText, hostOf } from './fold-text.ts';
import { cleanText } from './json-text.ts';

type CorpusQuery = Parameters<CorpusIndex['search']>[0];

/** Beyond this a page's words no longer count for finding it; a tsvector holds at most one megabyte. */
const INDEXED_CHARACTERS = 300_000;
const MAX_NAMES = 12;
const MAX_WORDS = 16;
const SNIPPET_LENGTH = 320;
const PAGES_PER_STATEMENT = 50;
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

/** With a name: pages that hold it, or all other words. Without: pages that hold any word, ranked by how many. */
function candidates(terms: Terms): string {
  if (terms.loose === '') return terms.words.join(' | ');
  return terms.words.length === 0 ? terms.loose : `${terms.loose} | (${terms.words.join(' & ')})`;
}

const WITHIN = `
      and ($6::text is null or host = $6 or right(host, length($6) + 1) = '.' || $6)
      and (cardinality($7::text[]) = 0 or exists (
        select 1 from unnest($7::text[]) as allowed where host = allowed or right(host, length(allowed) + 1) = '.' || allowed))
      and not exists (
        select 1 from unnest($8::text[]) as denied where host = denied or right(host, length(denied) + 1) = '.' || denied)`;

/** A word like "university" is on a tenth of all pages; so many are looked at when the name has not filled the list. */
const MOST_NAMELESS = 300;

/**
 * Score: the name as a phrase 2 ("Jane Doe"), scattered 1.2 ("Doe, Jane"), nothing 0; plus the share of the other words
 * the page holds (0 to 1); plus at most 0.1 for closeness and place. So name and organisation (3) beat the name alone (2),
 * which beats the organisation alone (1). Since no page without the name can pass one with it, those are asked for only
 * when pages with the name do not fill the list; then pages with all words, and without a name those with any.
 */
const SEARCH = `
  with named as materialized (
    select id from corpus_pages where $3 <> '' and search @@ $3::tsquery ${WITHIN}
  ), worded as materialized (
    select id from corpus_pages
    where $9 <> '' and (select count(*) from named) < $5 and search @@ $9::tsquery ${WITHIN}
    order by id limit ${MOST_NAMELESS}
  ), partly as materialized (
    select id from corpus_pages
    where $10 <> '' and (select count(*) from named) + (select count(*) from worded) < $5 and search @@ $10::tsquery ${WITHIN}
    order by id limit ${MOST_NAMELESS}
  ), scored as (
    select id, url,
      case when $2 <> '' and search @@ $2::tsquery then 2.0 when $3 <> '' and search @@ $3::tsquery then 1.2 else 0 end
      + coalesce((select avg((search @@ word::tsquery)::int) from unnest($4::text[]) as word), 0)
      + 0.1 * ts_rank_cd('{0.1, 0.2, 0.4, 1.0}', search, $1::tsquery, 32) as score
    from corpus_pages
    where id in (select id from named union select id from worded union select id from partly)
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

export function corpusStore(connection: Connection): CorpusStore {
  return {
    async search(query) {
      const terms = termsOf(query);
      const wanted = candidates(terms);
      if (wanted === '') return [];
      const rows = await connection.query<PageRow & { score: number }>({
        name: 'corpus_search',
        text: SEARCH,
        values: [
          ...[wanted, terms.phrases, terms.loose, terms.words, query.limit],
          ...[query.site === undefined ? null : domain(query.site)],
          ...[query.allowDomains.map(domain), query.denyDomains.map(domain)],
          ...[terms.words.join(' & '), terms.loose === '' ? terms.words.join(' | ') : ''],
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
               from corpus_collections c order by c.name`,
        values: [],
      });
    },

    async remove(collection) {
      const pages = await connection.query({
        text: 'delete from corpus_pages where collection = $1 returning 1',
        values: [collection],
      });
      await connection.query({ text: 'delete from corpus_collections where name = $1', values: [collection] });
      return pages.length;
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
