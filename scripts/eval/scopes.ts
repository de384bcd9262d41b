// Measures whose part of a page is whose, apart from what is read in it: of the labelled facts whose organisation is written
// on the page, how many are written in their person's part, and how many of other people's stand in it too.
import { basename } from 'node:path';
import type { Page } from '../../src/domain/model/page.ts';
import { foldWords } from '../../src/domain/text/fold.ts';
import { lexiconFor } from '../../src/extract/lexicon/language-words.ts';
import { languageOf } from '../../src/extract/lexicon/page-language.ts';
import { askedScopes } from '../../src/extract/people/asked-scopes.ts';
import { makeNameFinder } from '../../src/extract/people/name-finder.ts';
import { peopleOfPage } from '../../src/extract/people/page-people.ts';
import { filesOf, type LabelledFact, type LabelledPage, pageOf, percent, readLines } from './labelled-pages.ts';

interface ScopeCase extends LabelledPage {
  id: string;
  person: string | null;
  person_aliases?: string[];
  person_mentions?: string[];
  gold: LabelledFact[];
  lang?: string;
  page_kind?: string;
}

interface Tally {
  people: number;
  facts: number;
  held: number;
  /** Held by the part that the reading without a person finds. */
  heldOpen: number;
  foreign: number;
  leaked: number;
}

export interface ScopesResult {
  file: string;
  all: Tally;
  byLanguage: Record<string, Tally>;
  byPageKind: Record<string, Tally>;
  errors: string[];
}

interface Part {
  item: ScopeCase;
  kinds: string;
  /** Where the organisations of the person's facts are written. */
  facts: { name: string; places: number[] }[];
  holds(place: number): boolean;
  holdsOpen(place: number): boolean;
}

const emptyTally = (): Tally => ({ people: 0, facts: 0, held: 0, heldOpen: 0, foreign: 0, leaked: 0 });

/** Every place where one of the names is written, as a position in the page's text. */
function placesOf(page: Page, names: readonly string[]): number[] {
  const sought = names.map((name) => foldWords(name)).filter((name) => name.length > 1);
  return page.blocks
    .filter(({ text }) => {
      const folded = ` ${foldWords(text)} `;
      return sought.some((name) => folded.includes(/^\p{Script=Latin}/u.test(name) ? ` ${name} ` : name));
    })
    .map(({ start }) => start);
}

function partOf(item: ScopeCase, page: Page): Part {
  const aliases = [...(item.person_aliases ?? []), ...(item.person_mentions ?? [])];
  const finder = makeNameFinder({ full_name: item.person!, aliases });
  const lexicon = lexiconFor(languageOf(page));
  const scopes = askedScopes(page, finder, lexicon);
  const starts = new Set(scopes.flatMap(({ blocks }) => blocks.map(({ start }) => start)));
  const open = peopleOfPage(page, null, lexicon).filter(
    ({ name, subject }) => (name === '' && subject) || finder.find(name).length > 0,
  );
  const openStarts = new Set(open.flatMap(({ scope }) => scope.blocks.map(({ start }) => start)));
  return {
    item,
    kinds: scopes.map(({ kind, blocks }) => `${kind}/${blocks.length}`).join(' '),
    facts: item.gold
      .filter(({ org, implied }) => typeof org === 'string' && implied !== true)
      .map((fact) => ({
        name: fact.org!,
        places: placesOf(page, [fact.org!, ...(fact.org_mentions ?? [])]),
      }))
      .filter(({ places }) => places.length > 0),
    holds: (place) => starts.has(place),
    holdsOpen: (place) => openStarts.has(place),
  };
}

export function evalScopes({ dataDir, errors }: { dataDir: string; errors: number }): ScopesResult[] {
  return filesOf(dataDir, 'extraction').flatMap((file) => {
    const cases = readLines<ScopeCase>(file).filter(({ page, person }) => page !== undefined && person !== null);
    return cases.length === 0 ? [] : [evalFile(basename(file), cases, dataDir, errors)];
  });
}

function evalFile(file: string, cases: readonly ScopeCase[], dataDir: string, errors: number): ScopesResult {
  const result: ScopesResult = { file, all: emptyTally(), byLanguage: {}, byPageKind: {}, errors: [] };
  for (const [name, ofPage] of Object.entries(Object.groupBy(cases, ({ page }) => page!))) {
    const page = pageOf(ofPage![0]!, dataDir);
    const parts = ofPage!.map((item) => partOf(item, page));
    for (const part of parts) {
      const lost = countPart(part, parts, result);
      if (lost !== null && result.errors.length < errors)
        result.errors.push(`${name} ${part.item.id} [${part.kinds}] ${lost}`);
    }
  }
  return result;
}

/** Counts one person's part; what is wrong with it in words. */
function countPart(part: Part, parts: readonly Part[], result: ScopesResult): string | null {
  const own = new Set(part.facts.map(({ name }) => foldWords(name)));
  const ownPlaces = new Set(part.facts.flatMap(({ places }) => places));
  const foreign = parts
    .filter((other) => other !== part && other.item.person !== part.item.person)
    .flatMap(({ facts }) => facts)
    .filter(({ name, places }) => !own.has(foldWords(name)) && !places.some((place) => ownPlaces.has(place)));
  const lost = part.facts.filter(({ places }) => !places.some(part.holds));
  const leaked = foreign.filter(({ places }) => places.some(part.holds));
  const { item } = part;
  const tallies = [
    result.all,
    (result.byLanguage[item.lang ?? '-'] ??= emptyTally()),
    (result.byPageKind[item.page_kind ?? '-'] ??= emptyTally()),
    ...(item.lang === 'en' ? [] : [(result.byLanguage['other languages'] ??= emptyTally())]),
  ];
  for (const tally of tallies) {
    tally.people += 1;
    tally.facts += part.facts.length;
    tally.held += part.facts.length - lost.length;
    tally.heldOpen += part.facts.filter(({ places }) => places.some(part.holdsOpen)).length;
    tally.foreign += foreign.length;
    tally.leaked += leaked.length;
  }
  if (lost.length + leaked.length === 0) return null;
  const names = (facts: readonly { name: string }[]): string => facts.map(({ name }) => name).join(' | ') || '-';
  return `${item.lang} ${item.page_kind} "${item.person}" lost: ${names(lost)}; of others: ${names(leaked)}`;
}

const share = (part: number, of: number): string => percent(of === 0 ? Number.NaN : part / of);

export function printScopes({ file, all, byLanguage, byPageKind, errors }: ScopesResult): void {
  console.log(
    `\n${file}: facts written in the person's part, the same without knowing whom; other people's facts in it`,
  );
  const sorted = (rows: Record<string, Tally>) => Object.entries(rows).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, row] of [['all', all] as const, ...sorted(byLanguage), ...sorted(byPageKind)])
    console.log(
      `    ${name.padEnd(22)} ${String(row.people).padStart(4)} people ${String(row.facts).padStart(5)} facts  ${share(row.held, row.facts)}  ${share(row.heldOpen, row.facts)}   ${String(row.foreign).padStart(5)} of others  ${share(row.leaked, row.foreign)}`,
    );
  for (const error of errors) console.log(`  ${error}`);
}
