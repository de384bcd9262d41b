// The lines of a page that are about the person: what a model may see of it, and where its quotes must stand.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Page } from '../../domain/model/page.ts';
import type { Person } from '../../domain/model/person.ts';
import type { PersonBlock, PersonParts } from '../../domain/model/source.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { makeNameFinder, type NameFinder } from '../people/name-finder.ts';
import type { PersonScope } from '../people/person-scope.ts';

/** A CV of 100 pages has some 3,000 lines. */
const MOST_BLOCKS = 4_000;

/** Null when the page has no part of the person's. */
export function personParts(page: Page, person: Person, scopes: readonly PersonScope[]): PersonParts | null {
  const finder = makeNameFinder(person);
  const name = scopes.map((scope) => nameIn(page, scope, finder)).find((found) => found !== null) ?? null;
  if (name === null) return null;
  const lexicon = lexiconFor(languageOf(page));
  const kinds = new Map<number, PersonBlock['kind']>();
  for (const { kind, blocks } of scopes)
    for (const { index } of blocks) if (kinds.get(index) !== 'own') kinds.set(index, kind === 'mention' ? kind : 'own');
  const blocks = page.blocks
    .filter((block) => kinds.has(block.index) && block.text.trim() !== '')
    .slice(0, MOST_BLOCKS)
    .map(
      (block): PersonBlock => ({
        from: block.start,
        to: block.start + block.text.length,
        heading: block.heading,
        kind: kinds.get(block.index)!,
        telling: isTelling(block.text, finder, lexicon),
      }),
    );
  return { name, blocks };
}

function nameIn(page: Page, { head }: PersonScope, finder: NameFinder): string | null {
  const text = head?.text ?? page.title ?? '';
  const [match] = finder.find(text);
  return match === undefined ? null : text.slice(match.from, match.to);
}

function isTelling(text: string, finder: NameFinder, { organisations, degrees, titles }: Lexicon): boolean {
  return (
    finder.find(text).length > 0 ||
    organisations.find(text).length > 0 ||
    degrees.find(text).length > 0 ||
    titles.find(text).length > 0 ||
    parseDates(text).length > 0
  );
}
