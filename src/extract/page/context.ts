// What every extractor needs to know of a page, worked out once: its subject, its people, its sentences.

import { toldApart } from '../../domain/identity/told-apart.ts';
import type { Block, Page, StructuredItem } from '../../domain/model/page.ts';
import { plainLetters } from '../../domain/text/fold.ts';
import { oncePerPage } from '../once-per-page.ts';
import { type Annotated, annotate } from '../spans/annotate.ts';
import { type Sentence, splitSentences } from '../spans/sentences.ts';
import { openingSubject } from '../statements/actors.ts';
import { pageOrganisation } from './organisation.ts';
import { type Owner, type Ownership, ownershipOf } from './ownership.ts';
import { familyName, fullestName, nameIn, type PageSubject, pageSubject, structuredPeople, textOf } from './subject.ts';

export interface ReadSentence extends Sentence {
  annotated: Annotated;
  /** Offset of the sentence in the page text. */
  base: number;
  block: Block;
}

export interface PageContext {
  page: Page;
  subject: PageSubject;
  /** Full names seen on the page, the subject first. */
  names: string[];
  /** People that the markup names. */
  people: readonly StructuredItem[];
  sentencesOf(block: Block): ReadSentence[];
  /** True when the name may be the subject's. */
  isSubject(name: string): boolean;
  /** The fullest form of a name; `known`: among so many of the names, those of the page up to some place. */
  fullest(name: string, known?: number): string;
  ownership: Ownership;
  /** The person a block belongs to: its card's, or the page's subject; null when nobody owns it. */
  ownerOf(block: Block): { name: string; how: Owner['how'] | PageSubject['how']; subject: boolean } | null;
  /** Whose site it is, when that can be told. */
  organisation(): string | null;
}

export const contextOf: (page: Page) => PageContext = oncePerPage(makeContext);

function hasClauses({ text }: Sentence): boolean {
  const first = text.indexOf(';');
  return first >= 0 && text.indexOf(';', first + 1) >= 0;
}

/** Clauses of a directory entry ("B.A., X, 1976; M.A., Y, 1978; lawyer") are read one by one. */
function clausesOf(sentence: Sentence): Sentence[] {
  const clauses: Sentence[] = [];
  let start = 0;
  const push = (end: number): void => {
    const piece = sentence.text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') clauses.push({ text: piece.trim(), from: sentence.from + start + lead });
    start = end + 1;
  };
  let depth = 0;
  for (let index = 0; index < sentence.text.length; index += 1) {
    const sign = sentence.text[index];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === ';' && depth === 0) push(index);
  }
  push(sentence.text.length);
  return clauses;
}

/** "Jr" of "Zeno Stone Jr.", null without one. */
function generationOf(name: string): string | null {
  return /,? (Jr|Sr|II|III|IV)\.?$/i.exec(name.trim())?.[1]?.toLowerCase() ?? null;
}

/**
 * Which of the family's bearers of one name the page is about: as its title says, or the first mention in its text.
 * Undefined when the text never gives the whole name.
 */
function generationOn(page: Page, name: string): string | null | undefined {
  const title = page.title ?? '';
  for (const text of [title, page.text.slice(0, 6_000)]) {
    const at = name === '' ? -1 : text.indexOf(name);
    if (at < 0) continue;
    const stated = generationOf(text.slice(at, at + name.length + 5).split(/[.;(]/)[0]!);
    if (stated !== null || text !== title) return stated;
  }
  return undefined;
}

function makeContext(page: Page): PageContext {
  const known = new Set<string>();
  const names: string[] = [];
  const listed = new Set<string>();
  const learn = (name: string): void => {
    if (name === '' || listed.has(name)) return;
    listed.add(name);
    names.push(name);
    known.add(name.toLowerCase());
    const family = familyName(name);
    if (family.length > 2) known.add(family);
  };
  const early = nameIn(page.title);
  if (early !== null) learn(early);
  const people = structuredPeople(page);
  for (const item of people) {
    const name = textOf(item, 'name');
    if (name !== null && name.length < 80) learn(name);
  }
  let cache: (ReadSentence[] | undefined)[] = new Array(page.blocks.length);
  const sentencesOf = (block: Block): ReadSentence[] => {
    const held = cache[block.index];
    if (held !== undefined) return held;
    const read: ReadSentence[] = [];
    for (const sentence of splitSentences(block.text)) {
      if (hasClauses(sentence)) for (const clause of clausesOf(sentence)) read.push(readOne(clause, block));
      else read.push(readOne(sentence, block));
    }
    cache[block.index] = read;
    return read;
  };
  const readOne = ({ text, from }: Sentence, block: Block): ReadSentence => {
    const base = block.start + from;
    const annotated = annotate(text, known);
    for (const person of annotated.people) if (!person.honorific && person.last - person.first > 1) learn(person.name);
    return { text, from, annotated, base, block };
  };
  const firstInProse = (): string | null => {
    for (const block of page.blocks.slice(0, 6)) {
      for (const sentence of sentencesOf(block).slice(0, 3)) {
        const opening = openingSubject(sentence.annotated);
        if (opening.pronoun) return null;
        if (opening.person !== null) return sentence.annotated.people[opening.person]!.name;
      }
    }
    return null;
  };
  const found = pageSubject(page, firstInProse);
  const subject = { ...found, name: found.how === 'prose' ? fullestName(found.name, names) : found.name };
  const ownership = ownershipOf(page, subject.name, people);
  const owners = new Set([
    ...ownership.cards.map((card) => card.name),
    ...[...ownership.leads.values()].map((lead) => lead.name),
  ]);
  for (const owner of owners) learn(owner);
  if (
    (owners.size >= 3 || (owners.size === 2 && subject.how === 'prose')) &&
    (subject.how === 'prose' || (!owners.has(subject.name) && subject.how !== 'structured'))
  ) {
    subject.many = true;
    subject.name = '';
  }
  if (subject.name !== '') {
    // The body may give more of the name than the title: "Jane Ann ... von der Stone".
    if (!listed.has(subject.name)) names.unshift(subject.name);
    listed.add(subject.name);
    learn(subject.name);
    known.add(familyName(subject.name));
    known.add(subject.name.toLowerCase());
    cache = new Array(page.blocks.length);
  }
  const asked = new Map<string, boolean>();
  const isSubject = (name: string): boolean => {
    if (subject.name === '') return false;
    if (name === subject.name) return true;
    const held = asked.get(name);
    if (held !== undefined) return held;
    const made = namesSubject(name);
    asked.set(name, made);
    return made;
  };
  let apart: ReadonlySet<string> | null = null;
  /** The subject's name, for all that are held against it. */
  let spelled: { words: readonly string[]; family: string } | null = null;
  const namesSubject = (name: string): boolean => {
    apart ??= toldApart(page.text);
    if (apart.has(name)) return false;
    const own = generationOf(name);
    const generation = own === null ? undefined : generationOn(page, subject.name);
    if (generation !== undefined && own !== generation) return false;
    // "Gonzalez" and "González" are one name on one page.
    const one = plainLetters(name).replace(/[.,]/g, '').split(/\s+/);
    spelled ??= {
      words: plainLetters(subject.name).replace(/[.,]/g, '').split(/\s+/),
      family: plainLetters(familyName(subject.name)),
    };
    const { words, family } = spelled;
    if (one.length === 1)
      return (
        one[0] === family ||
        words.includes(one[0]!) ||
        // "Dash" on the page of Dashiell Roe: no other word of it can be meant.
        (subject.how !== 'prose' &&
          one[0]!.length > 2 &&
          words[0]!.length > one[0]!.length &&
          words[0]!.startsWith(one[0]!))
      );
    if (one.at(-1) !== family && !one.includes(family)) return false;
    const first = one[0]!;
    return words.some(
      (word) =>
        word === first ||
        (word.length === 1 && first.startsWith(word)) ||
        (first.length === 1 && word.startsWith(first)) ||
        (word.length > 2 && first.length > 2 && (word.startsWith(first) || first.startsWith(word))),
    );
  };
  let organisation: string | null | undefined;
  const own = { name: subject.name, how: subject.how, subject: true } as const;
  const owned: ReturnType<PageContext['ownerOf']>[] = new Array(page.blocks.length);
  const ownerOf: PageContext['ownerOf'] = (block) => {
    const held = owned[block.index];
    if (held !== undefined) return held;
    const owner = ownership.ownerOf(block);
    const made = owner === null ? (subject.many ? null : own) : personBehind(owner);
    owned[block.index] = made;
    return made;
  };
  const personBehind = (owner: Owner): ReturnType<PageContext['ownerOf']> =>
    isSubject(owner.name)
      ? { name: subject.name, how: owner.how, subject: true }
      : { name: owner.name, how: owner.how, subject: false };
  return {
    page,
    people,
    ownership,
    ownerOf,
    organisation: () => {
      if (organisation === undefined) organisation = pageOrganisation(page);
      return organisation;
    },
    subject,
    names,
    sentencesOf,
    isSubject,
    fullest: (name, known = names.length) =>
      isSubject(name) && name.length < subject.name.length
        ? subject.name
        : fullestName(name, known === names.length ? names : names.slice(0, known)),
  };
}
