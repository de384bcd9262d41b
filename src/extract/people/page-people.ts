// Everybody who has a part of a page, without knowing whom a job asks about: the one it is about, or each person of a list.
import type { Block, Page } from '../../domain/model/page.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { headName } from './head-name.ts';
import { isKnownName } from './leading-name.ts';
import { kindOf, type PersonScope, partOf } from './person-scope.ts';

export interface PersonPart {
  /** As the page writes it; empty on a page that speaks of somebody without a name. */
  name: string;
  /** The page as a whole is about this person. */
  subject: boolean;
  scope: PersonScope;
}

interface Head {
  block: Block;
  name: string;
  known: boolean;
}

/** Of several lines of one kind that look like names, at least this share must have a known given or family name. */
const KNOWN_SHARE = 0.34;
const MOST_PEOPLE = 200;

/** `subject`: the name that title, heading or markup give the page's person; null when they give none. */
export function peopleOfPage(page: Page, subject: string | null, lexicon: Lexicon): PersonPart[] {
  const blocks = page.blocks.filter((block) => block.zone !== 'nav' && block.zone !== 'footer');
  const heads = blocks.flatMap((block): Head[] => {
    const name = headName(block.text, lexicon);
    return name === null ? [] : [{ block, name, known: isKnownName(name) }];
  });
  const listed = listedHeads(heads);
  if (subject !== null || listed.length === 0) {
    const name = subject ?? heads.find(({ known, block }) => known && block.headingLevel !== undefined)?.name ?? '';
    const own = heads.find((head) => head.name === name);
    const foreign = new Set(
      listed.filter((head) => head.name !== name).flatMap(({ block }) => cardOf(blocks, block, listed, lexicon)),
    );
    const scope: PersonScope = {
      kind: 'page',
      blocks: blocks.filter((block) => !foreign.has(block)),
      head: own?.block ?? null,
    };
    return [{ name, subject: true, scope }];
  }
  const rivals = listed.map(({ block }) => block);
  return listed
    .slice(0, MOST_PEOPLE)
    .map(({ block, name }) => ({ name, subject: false, scope: partOf(blocks, block, rivals, lexicon) }));
}

/** What stands under somebody else's name on a page of one person: their card, or the line alone. */
function cardOf(blocks: readonly Block[], head: Block, listed: readonly Head[], lexicon: Lexicon): Block[] {
  const part = partOf(
    blocks,
    head,
    listed.map(({ block }) => block),
    lexicon,
  );
  return part.kind === 'card' ? part.blocks : [head];
}

/** Names on lines of one kind, two people or more: a list of people. */
function listedHeads(heads: readonly Head[]): Head[] {
  const kinds = new Map<string, Head[]>();
  for (const head of heads) {
    const kind = kindOf(head.block);
    kinds.set(kind, [...(kinds.get(kind) ?? []), head]);
  }
  return [...kinds.values()]
    .filter((group) => new Set(group.map(({ name }) => name)).size > 1)
    .filter((group) => group.filter(({ known }) => known).length >= KNOWN_SHARE * group.length)
    .flat()
    .sort((left, right) => left.block.index - right.block.index);
}
