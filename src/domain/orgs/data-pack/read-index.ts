// Opens the compiled index: the bytes are searched where they lie, and only a row that was asked for is decoded.
import { memoise } from '../../text/memoise.ts';
import type { Organisation, OrganisationIndex, OrganisationKind } from '../organisation-index.ts';
import { orthographyOf, plainHan } from '../scripts/han-variants.ts';
import { orgForm } from '../shared/org-tokens.ts';
import { compileIndex, HEADER_WORDS, INDEX_MAGIC, INDEX_VERSION, SECTIONS, wordsKey } from './compile-index.ts';
import { caseKey, keysOfName } from './name-key.ts';
import type { OrganisationRow } from './organisation-row.ts';
import { SortedTable } from './sorted-table.ts';

/** Answers kept for names that a job asks for with every claim: as many as its findings have, in all their readings. */
const KEPT_ANSWERS = 10_000;

export class CompiledIndex implements OrganisationIndex {
  readonly named: OrganisationIndex['named'];
  readonly schoolsOfSameWords: OrganisationIndex['schoolsOfSameWords'];
  readonly #tables: Record<(typeof SECTIONS)[number], SortedTable | undefined>;
  readonly #rowEnds: Uint32Array;
  readonly #rows: Uint8Array;
  readonly #decoder = new TextDecoder();

  /** `bytes` may be shared with other threads; nothing is written to it. */
  constructor(bytes: ArrayBufferLike) {
    const header = new Uint32Array(bytes, 0, HEADER_WORDS);
    if (header[0] !== INDEX_MAGIC || header[1] !== INDEX_VERSION)
      throw new Error('this is no index of organisations of this version');
    const [tables, raw] = sectionsOf(bytes, header);
    this.#tables = tables;
    this.#rowEnds = new Uint32Array(bytes, raw.rowEnds.from, raw.rowEnds.length / 4);
    this.#rows = new Uint8Array(bytes, raw.rows.from, raw.rows.length);
    const all = memoise((name: string) => this.#called(name), KEPT_ANSWERS);
    this.named = (name, kind?: OrganisationKind) =>
      kind === undefined ? all(name) : all(name).filter((organisation) => organisation.kind === kind);
    this.schoolsOfSameWords = memoise((name) => this.#ofSameWords(name), KEPT_ANSWERS);
  }

  get size(): number {
    return this.#rowEnds.length;
  }

  byId(id: string): Organisation | undefined {
    return this.#first(this.#find('ids', id));
  }

  ofHost(host: string): Organisation | undefined {
    let rest = host.toLowerCase().slice(0, 253);
    while (rest.includes('.')) {
      const found = this.#find('hosts', rest);
      if (found.length > 0) return this.#first(found);
      rest = rest.slice(rest.indexOf('.') + 1);
    }
    return undefined;
  }

  #ofSameWords(name: string): readonly Organisation[] {
    return this.#find('schoolWords', wordsKey(orgForm(name))).map((row) => this.at(row));
  }

  schoolsWithWord(word: string): number {
    return this.#find('wordCounts', word)[0] ?? 0;
  }

  placesOfSchool(name: string): number {
    return this.#find('placeCounts', wordsKey(orgForm(name)))[0] ?? 0;
  }

  universitiesOf(town: string): readonly Organisation[] {
    return this.#find('townUniversities', wordsKey(orgForm(town))).map((row) => this.at(row));
  }

  /** The row at a place of the index, for whoever walks all of them. */
  at(row: number): Organisation {
    const from = row === 0 ? 0 : this.#rowEnds[row - 1]!;
    // A decoder does not read shared memory: the few bytes of one row are copied.
    return JSON.parse(this.#decoder.decode(this.#rows.slice(from, this.#rowEnds[row]!))) as Organisation;
  }

  #called(name: string): readonly Organisation[] {
    const inAnyCase = caseKey(name);
    for (const key of inAnyCase === undefined ? keysOfName(name) : [...keysOfName(name), inAnyCase]) {
      const rows = this.#find('names', key);
      if (rows.length > 0)
        return asWritten(
          name,
          rows.map((row) => this.at(row)),
        );
    }
    return [];
  }

  #find(table: (typeof SECTIONS)[number], key: string): readonly number[] {
    return this.#tables[table]?.find(key) ?? [];
  }

  #first(rows: readonly number[]): Organisation | undefined {
    return rows[0] === undefined ? undefined : this.at(rows[0]);
  }
}

/** КНУ in Latin letters is a short form of many: only who is named in its script is meant, and first who is named so. */
function asWritten(name: string, found: Organisation[]): readonly Organisation[] {
  if (!CYRILLIC_SHORT_FORM.test(name)) return asWrittenInHan(name, found);
  const named = (is: (value: string) => boolean): Organisation[] =>
    found.filter(({ names }) => names.some(({ value }) => is(value)));
  const own = named((value) => value.toUpperCase() === name);
  return own.length > 0 ? own : named((value) => /\p{Script=Cyrillic}/u.test(value));
}

const CYRILLIC_SHORT_FORM = /^(?=\p{Lu})\p{Script=Cyrillic}{2,6}$/u;

const HAN_ONLY = /^[\p{Script=Han}\s]+$/u;
/** Where names are written in traditional characters. */
const TRADITIONAL: ReadonlySet<string> = new Set(['TW', 'HK', 'MO']);

/**
 * Keys are read aloud: 清大 and 慶大 sound alike in Mandarin, and are two universities; 中央大學 is in Taiwan, 中央大学 in
 * Tokyo. The characters decide, as far as a row has them.
 */
function asWrittenInHan(name: string, found: Organisation[]): readonly Organisation[] {
  if (!HAN_ONLY.test(name)) return found;
  const written = name.replace(/\s/g, '');
  const plain = [...plainHan(written)];
  const apartFrom = ({ value }: { value: string }): number => {
    const other = [...plainHan(value.replace(/\s/g, ''))];
    if (!HAN_ONLY.test(value) || other.length !== plain.length) return Number.POSITIVE_INFINITY;
    return other.filter((sign, at) => sign !== plain[at]).length;
  };
  const within = (most: number): Organisation[] =>
    found.filter(({ names }) => names.some((one) => apartFrom(one) <= most));
  const exact = within(0);
  const unread = found.filter(({ names }) => !names.some(({ value }) => HAN_ONLY.test(value)));
  const own = exact.length > 0 ? exact : [...within(plain.length > SHORT_NAME ? 1 : 0), ...unread];
  const orthography = orthographyOf(written);
  const isThere = ({ country }: Organisation): boolean => {
    if (orthography === 'japanese') return country === 'JP';
    return (country !== undefined && country !== null && TRADITIONAL.has(country)) === (orthography === 'traditional');
  };
  const there = orthography === null ? [] : own.filter(isThere);
  // 东北大学 is Shenyang's: who writes simplified characters says so when Japan's is meant.
  const inChina = orthography === 'simplified' ? there.filter(({ country }) => country === 'CN') : [];
  if (inChina.length > 0) return inChina;
  return there.length > 0 ? there : own;
}

/** One character of a longer name may be a variant that no table has. */
const SHORT_NAME = 3;

type Section = (typeof SECTIONS)[number];

function sectionsOf(
  bytes: ArrayBufferLike,
  header: Uint32Array,
): [Record<Section, SortedTable | undefined>, Record<Section, { from: number; length: number }>] {
  const raw = {} as Record<Section, { from: number; length: number }>;
  const tables = {} as Record<Section, SortedTable | undefined>;
  for (const [at, name] of SECTIONS.entries()) {
    raw[name] = { from: header[2 + 2 * at]!, length: header[3 + 2 * at]! };
    if (name !== 'rowEnds' && name !== 'rows') tables[name] = new SortedTable(bytes, raw[name].from, raw[name].length);
  }
  return [tables, raw];
}

/** An index of a few rows, for whoever has them at hand. */
export function indexOfRows(rows: readonly OrganisationRow[]): CompiledIndex {
  return new CompiledIndex(compileIndex(rows).buffer);
}
