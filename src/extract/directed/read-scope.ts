// One person's part of a page, searched for one claimed organisation: entries of lists and CVs, then sentences.
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Person } from '../../domain/model/person.ts';
import { splitSentences } from '../facts/sentences.ts';
import { makeNameFinder, type NameFinder } from '../people/name-finder.ts';
import type { PersonScope } from '../people/person-scope.ts';
import { entryAround, type LineMarks } from '../records/entry-lines.ts';
import { type SectionKind, sectionsOf } from '../records/scope-sections.ts';
import { itemsIn } from './aligned-members.ts';
import { organisationWords } from './lexicon.ts';
import { type ClaimedOrganisation, type Mention, mentionsOf } from './organisation-mentions.ts';
import { readPassage } from './read-passage.ts';

/** Sections in which nothing is the person's own study or work. */
const FOREIGN: ReadonlySet<SectionKind> = new Set(['students', 'references', 'publications', 'news', 'events']);

export interface Passage {
  text: string;
  /** Offset in the page. */
  start: number;
  mention: Mention;
  section: SectionKind | null;
  prose: boolean;
}

export function readScope(
  page: Page,
  scope: PersonScope,
  person: Person,
  claim: Claim,
  organisation: ClaimedOrganisation,
): Finding[] {
  const finder = makeNameFinder(person);
  const sections = sectionsOf(scope.blocks);
  const findings: Finding[] = [];
  for (const block of scope.blocks) {
    const section = sections.get(block) ?? null;
    if (section !== null && FOREIGN.has(section)) continue;
    const mentions = mentionsOf(organisation, block.text);
    for (const mention of mentions) {
      const passage = passageOf(page, scope, block, mention, section, sections);
      findings.push(...readPassage(page, passage, { person, finder, scope, claim, organisation }));
    }
  }
  return findings;
}

/** Nine words and a full stop, or two sentences: a text to be read as sentences. */
export function isProse(text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text)) return text.length > 60 && /[。.]/.test(text);
  const sentences = splitSentences(text);
  return sentences.some((sentence) => sentence.text.split(/\s+/).length >= 12) && /[.!?]["”)]?$|[.!?] \p{Lu}/u.test(text);
}

function passageOf(
  page: Page,
  scope: PersonScope,
  block: Block,
  mention: Mention,
  section: SectionKind | null,
  sections: ReadonlyMap<Block, SectionKind | null>,
): Passage {
  if (isProse(block.text)) {
    const sentence = splitSentences(block.text).findLast(({ from }) => from <= mention.from);
    const from = sentence?.from ?? 0;
    const text = sentence?.text ?? block.text;
    return {
      text,
      start: block.start + from,
      mention: { ...mention, from: mention.from - from, to: Math.min(text.length, mention.to - from) },
      section,
      prose: true,
    };
  }
  const near = scope.blocks.filter(
    (other) => sections.get(other) === section && !isProse(other.text) && (other === block || !isHeadOf(scope, other)),
  );
  const entry = entryAround(near, block, marksOf);
  const first = entry[0]!;
  const last = entry.at(-1)!;
  const text = page.text.slice(first.start, last.start + last.text.length);
  const shift = block.start - first.start;
  return {
    text,
    start: first.start,
    mention: { ...mention, from: mention.from + shift, to: mention.to + shift },
    section,
    prose: false,
  };
}

const isHeadOf = (scope: PersonScope, block: Block): boolean => scope.kind === 'page' && block === scope.head;

export function marksOf(block: Block): LineMarks {
  const items = itemsIn(block.text);
  return {
    date: items.dates.length > 0,
    degree: items.degrees.length > 0,
    title: items.titles.length > 0,
    organisation: organisationWords.find(block.text).length > 0,
  };
}

export type { NameFinder };
