// What every extractor needs to know of a page, worked out once: its subject, its people, its sentences.

import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page, StructuredItem } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { languageOf } from '../lexicon/page-language.ts';
import { isKnownName } from '../people/leading-name.ts';
import { type PersonPart, peopleOfPage } from '../people/page-people.ts';
import type { PersonScope } from '../people/person-scope.ts';
import { openingSubject } from '../statements/actors.ts';
import { NameMemory, PageSentences, type ReadSentence } from './page-sentences.ts';
import { fullestName, nameIn, type PageSubject, pageSubject, structuredPeople, textOf } from './subject.ts';
import { SubjectNames } from './subject-names.ts';

export type { ReadSentence } from './page-sentences.ts';

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
  /** The parts of the page that belong to one of several people. */
  parts: readonly PersonPart[];
  /** The person a block belongs to: its part's, or the page's subject; null when nobody owns it. */
  ownerOf(block: Block): Finding['person'] | null;
}

export const contextOf: (page: Page) => PageContext = oncePerPage(makeContext);

function makeContext(page: Page): PageContext {
  const memory = new NameMemory();
  const sentences = new PageSentences(memory);
  const people = structuredPeople(page);
  for (const name of page.askedNames ?? []) memory.learn(name);
  memory.learn(nameIn(page.title) ?? '');
  for (const item of people) {
    const name = textOf(item, 'name');
    if (name !== null && name.length < 80) memory.learn(name);
  }
  const found = pageSubject(page, () => firstInProse(page, sentences));
  const subject = { ...found, name: found.how === 'prose' ? fullestName(found.name, memory.names) : found.name };
  const everyone = partsOf(page, subject);
  const parts = everyone.filter((part) => !part.subject);
  const owners = new Set(parts.map(({ name }) => name));
  for (const owner of owners) memory.learn(owner);
  if (isOfMany(subject, owners)) {
    subject.many = true;
    subject.name = '';
  }
  if (subject.name !== '') {
    // The text may give more of the name than the title: "Jane Ann ... von der Stone".
    memory.learnSubject(subject.name);
    sentences.forget();
  }
  const subjectNames = new SubjectNames(page, subject);
  const isSubject = (name: string): boolean => subjectNames.has(name);
  const { names } = memory;
  return {
    page,
    people,
    parts,
    ownerOf: ownerReader(page, subject, everyone, isSubject),
    subject,
    names,
    sentencesOf: (block) => sentences.of(block),
    isSubject,
    fullest: (name, known = names.length) =>
      isSubject(name) && name.length < subject.name.length
        ? subject.name
        : fullestName(name, known === names.length ? names : names.slice(0, known)),
  };
}

/** The person that the first sentences open with; null where they speak of "him" or "her" without a name. */
function firstInProse(page: Page, sentences: PageSentences): string | null {
  const { introductions } = lexiconFor(languageOf(page));
  for (const block of page.blocks.slice(0, 6)) {
    for (const { annotated } of sentences.of(block).slice(0, 3)) {
      const [introduced] = annotated.people;
      const lead = annotated.text.slice(0, introduced?.from ?? 0).trimEnd();
      if (introduced !== undefined && introductions.find(lead).at(-1)?.to === lead.length && lead !== '')
        return introduced.name;
      const opening = openingSubject(annotated);
      if (opening.pronoun) return null;
      if (opening.person !== null) return annotated.people[opening.person]!.name;
    }
  }
  return null;
}

/** In plain text, which has one kind of line, a list of people cannot be told from one of skills. */
function partsOf(page: Page, { name, how }: PageSubject): PersonPart[] {
  if (page.contentType.startsWith('text/plain')) return [];
  const stated = how === 'structured' || isKnownName(name) ? name : null;
  return peopleOfPage(page, stated === '' ? null : stated, lexiconFor(languageOf(page)));
}

/** A page with parts of several people is about none of them, unless its title or markup names one. */
function isOfMany(subject: PageSubject, owners: ReadonlySet<string>): boolean {
  if (owners.size < 2 || (owners.size === 2 && subject.how !== 'prose')) return false;
  return subject.how === 'prose' || (!owners.has(subject.name) && subject.how !== 'structured');
}

function ownerReader(
  page: Page,
  subject: PageSubject,
  everyone: readonly PersonPart[],
  isSubject: (name: string) => boolean,
): PageContext['ownerOf'] {
  const own = subject.many ? null : { name: subject.name, how: subject.how, subject: true };
  const owners = new Map<Block, Finding['person'] | null>();
  const parts = everyone.filter((part) => !part.subject);
  // What stands in other people's cards on a page of one person is not theirs.
  const whole = everyone.find((part) => part.subject)?.scope.blocks ?? page.blocks;
  for (const block of page.blocks) if (isText(block) && !whole.includes(block)) owners.set(block, null);
  for (const { name, scope } of parts) {
    const how = scope.head?.headingLevel === undefined ? 'record' : 'heading';
    const isOwn = isSubject(name);
    const owner = { name: isOwn ? subject.name : name, how, subject: isOwn } as const;
    for (const block of [...scope.blocks, ...behindCard(page, scope, parts)]) owners.set(block, owner);
  }
  for (const { name, blocks } of page.askedParts ?? [])
    for (const block of blocks) if (isText(block)) owners.set(block, { name, how: 'record', subject: false });
  return (block) => (owners.has(block) ? owners.get(block)! : own);
}

const isText = ({ zone }: Block): boolean => zone !== 'nav' && zone !== 'footer';

/**
 * Name and post in a card, the life below it: what stands between two cards is of the first, up to a heading, and as many
 * lines below the last card are of the last.
 */
function behindCard({ blocks }: Page, { kind, blocks: own }: PersonScope, parts: readonly PersonPart[]): Block[] {
  if (kind !== 'card') return [];
  const starts = parts.map(({ scope }) => scope.blocks[0]!.index);
  const endOf = (scope: PersonScope): number => scope.blocks.at(-1)!.index + 1;
  const gaps = parts.slice(0, -1).map(({ scope }, at) => starts[at + 1]! - endOf(scope));
  const end = own.at(-1)!.index + 1;
  const next = starts.find((start) => start >= end) ?? end + Math.max(0, Math.min(...gaps));
  const gap = blocks.slice(end, next);
  const heading = gap.findIndex(({ headingLevel }) => headingLevel !== undefined);
  return heading < 0 ? gap : gap.slice(0, heading);
}
