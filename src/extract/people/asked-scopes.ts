// The parts of a page that belong to the person asked about. Their name tells them, and where it seems to stand over the whole
// page, so does a list of cards in which theirs is one of several.
import type { Page } from '../../domain/model/page.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import type { NameFinder } from './name-finder.ts';
import { peopleOfPage } from './page-people.ts';
import { type Blocks, type PersonScope, scopesOf } from './person-scope.ts';

const LEAST_OTHERS = 2;

export function askedScopes(page: Page, finder: NameFinder, lexicon: Lexicon): PersonScope[] {
  const scopes = scopesOf(page, finder, lexicon);
  const whole = scopes.find(({ kind }) => kind === 'page');
  const card = whole === undefined ? null : cardOf(page, finder, lexicon, whole);
  return card === null ? scopes : [card];
}

/** The card that the name opens, where cards of others stand beside it and the page says little outside of all these. */
function cardOf(page: Page, finder: NameFinder, lexicon: Lexicon, { head, blocks }: PersonScope): PersonScope | null {
  const cards = peopleOfPage(page, null, lexicon).filter(({ scope }) => scope.kind === 'card');
  const others = cards.filter(({ name }) => finder.find(name).length === 0);
  const held = new Set(cards.flatMap(({ scope }) => scope.blocks));
  const outside = blocks.filter((block) => !held.has(block));
  if (others.length < LEAST_OTHERS || lengthOf(outside) > lengthOf([...held])) return null;
  return cards.find(({ scope }) => scope.head === head)?.scope ?? null;
}

const lengthOf = (blocks: Blocks): number => blocks.reduce((sum, { text }) => sum + text.length, 0);
