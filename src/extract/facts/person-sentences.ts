// Walks the sentences of a page with the person that each of them speaks of, for facts that a cue word announces.

import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { lettersOf } from '../letters.ts';
import { perPage } from '../per-page.ts';
import { type Cue, EVERY_GATE, gatesBetween, gatesOf } from '../word-gates.ts';
import { actorBefore, openingPerson } from './actors.ts';
import { ownerIn, ownSubject } from './own-person.ts';
import type { PageContext, ReadSentence } from './page-context.ts';
import { leadingName } from './person-lines.ts';
import { sectionOf } from './sections.ts';
import { MAX_SENTENCE } from './sentences.ts';
import { personOf } from './stated-fact.ts';

export interface PersonSentence {
  sentence: ReadSentence;
  block: Block;
  /** Gates that words of the sentence open. */
  open: number;
  /** Whom a cue at an offset of the sentence speaks of; empty when it is somebody without a name. */
  whose(offset: number): Finding['person'][];
}

interface Focus {
  name: string;
  subject: boolean;
}

/** A relative or a teacher in subject place: "Her advisor received", "sein Bruder gewann". */
const SOMEBODY_ELSE =
  /\b(?:his|her|their|my|sein|seine|ihr|ihre|son|sa|ses|su|sus|suo|sua|seu|zijn|haar) (?:\p{L}+ )?(?:father|mother|brother|sister|wife|husband|son|daughter|partner|advis[eo]r|supervisor|teacher|mentor|colleague|student|team|company|book|film|uncle|aunt|grandfather|grandmother|cousin|Vater|Mutter|Bruder|Schwester|Frau|Mann|père|mère|frère|sœur|mari|femme|padre|madre|hermano|hermana|fratello|sorella|marito|moglie|pai|mãe|irmão|irmã|vader|moeder|broer|zus)\b[^.;]{0,60}$/iu;

/** A cue of sentences. */
export interface SentenceCue extends Cue {
  /** What is looked for is a name: a sentence without one need not be seen. */
  named?: boolean;
  /** False for a sentence in which nothing will be found, cue or not. `open`: gates of its block, if not its own. */
  mayTell?(sentence: ReadSentence, open: number): boolean;
}

/** Calls `visit` for every sentence of the main text that holds the cue. At most `limit` of them. */
export function eachSentence(
  page: Page,
  context: PageContext,
  { pattern, gate, named = false, mayTell }: SentenceCue,
  visit: (item: PersonSentence) => void,
  limit = 400,
): void {
  const own = ownSubject(context);
  const gates = gatesOf(page);
  const shut = (open: number): boolean => gate !== EVERY_GATE && (open & gate) === 0;
  let last = shut(gates.page) ? -1 : gates.blocks.length - 1;
  while (last >= 0 && shut(gates.blocks[last]!)) last -= 1;
  let focus: Focus = { name: own?.name ?? '', subject: own !== null };
  let count = 0;
  // Sentences that were passed over count when they hold the cue, which is looked for only when the limit is near.
  const passed: string[] = [];
  const isFull = (): boolean => {
    if (count + passed.length <= limit) return false;
    for (const text of passed) if (pattern.test(text)) count += 1;
    passed.length = 0;
    return count > limit;
  };
  for (let index = 0; index <= last; index += 1) {
    const block = page.blocks[index]!;
    const silent = shut(gates.blocks[index]!);
    // Pages without a subject carry the last person on, so every sentence must be seen; others only where the cue is.
    if (own !== null && silent) continue;
    if (!speaksOfOwner(block)) continue;
    if (own !== null && !isCut(context, block) && !pattern.test(block.text)) continue;
    const owner = ownerIn(context, block);
    if (owner !== null) focus = { name: owner.name, subject: owner.subject };
    else if (own !== null || context.subject.many) focus = { name: '', subject: false };
    const sentences = context.sentencesOf(block);
    // Who opens a sentence matters only to a sentence with the cue, or to the next block.
    let heard = 0;
    const around = block.text.length <= MAX_SENTENCE ? gates.blocks[index]! : EVERY_GATE;
    for (let at = 0; at < sentences.length && !silent; at += 1) {
      const sentence = sentences[at]!;
      if (named && sentence.annotated.plain) continue;
      if (mayTell?.(sentence, around) === false) {
        passed.push(sentence.text);
        if (isFull()) return;
        continue;
      }
      const open = sentences.length === 1 ? gates.blocks[index]! : gatesOfSentence(page, sentence);
      if (shut(open) || !pattern.test(sentence.text)) continue;
      for (; heard <= at; heard += 1) focus = focusAfter(context, sentences[heard]!, focus);
      count += 1;
      if (isFull()) return;
      const held = focus;
      visit({ sentence, block, open, whose: (offset) => whose(context, sentence, offset, held) });
    }
    if (own === null)
      for (; heard < sentences.length; heard += 1) focus = focusAfter(context, sentences[heard]!, focus);
  }
  if (own === null) learnNames(context);
}

const gatesOfSentence = (page: Page, { base, text: { length } }: ReadSentence): number =>
  gatesBetween(lettersOf(page), base, base + length);

/** Cut into sentences already, none of them within a word: what no sentence holds, the block does not hold. */
const isCut = (context: PageContext, block: Block): boolean =>
  block.text.length <= MAX_SENTENCE && context.isRead(block);

/** The one that a sentence opens with, else the one spoken of before it. */
function focusAfter(context: PageContext, { annotated }: ReadSentence, focus: Focus): Focus {
  const opening = openingPerson(annotated);
  if (opening === null) return focus;
  const person = personOf(context, context.fullest(annotated.people[opening]!.name), 'prose');
  return { name: person.name, subject: person.subject };
}

function speaksOfOwner(block: Block): boolean {
  if (block.zone === 'nav' || block.zone === 'footer') return false;
  const section = sectionOf(block.heading);
  return section !== 'others' && section !== 'ignored';
}

/** A page without a subject is read whole for the people it speaks of, whether or not a cue stands in it. */
const learnNames = perPage(({ page, sentencesOf }: PageContext): void => {
  for (const block of page.blocks) if (speaksOfOwner(block)) sentencesOf(block);
});

function whose(context: PageContext, sentence: ReadSentence, offset: number, focus: Focus): Finding['person'][] {
  const before = sentence.text.slice(Math.max(0, offset - 140), offset);
  const actor = actorBefore(sentence.annotated, offset);
  if (actor.kind === 'other') return [];
  if (actor.kind === 'person')
    return actor.people.map((index) =>
      personOf(context, context.fullest(sentence.annotated.people[index]!.name), 'prose'),
    );
  if (SOMEBODY_ELSE.test(before)) return [];
  // "GORAN STANKOVIC-HALE, BCom '05, has been called": a name that only its place shows.
  const lead = actor.firstPerson ? null : leadingName(sentence.text);
  if (lead !== null && lead.to <= offset && !context.isSubject(lead.name))
    return [personOf(context, context.fullest(lead.name), 'prose')];
  if (focus.name === '') return [];
  return [{ name: focus.name, how: actor.firstPerson ? 'first_person' : 'prose', subject: focus.subject }];
}
