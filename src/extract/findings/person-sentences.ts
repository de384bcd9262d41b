// Walks the sentences of a page with the person that each of them speaks of, for facts that a cue word announces.

import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { PageContext, ReadSentence } from '../page/context.ts';
import { ownerIn, ownSubject } from '../page/own-person.ts';
import { leadingName } from '../page/person-lines.ts';
import { isOfOthers } from '../people/sections.ts';
import { actorBefore, openingPerson } from '../statements/actors.ts';
import { personOf } from './stated-fact.ts';

export interface PersonSentence {
  sentence: ReadSentence;
  block: Block;
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

/** Calls `visit` for every sentence of the main text that holds the cue. At most `limit` of them. */
export function eachSentence(
  page: Page,
  context: PageContext,
  cue: RegExp,
  visit: (item: PersonSentence) => void,
  limit = 400,
): void {
  const own = ownSubject(context);
  let focus: Focus = { name: own?.name ?? '', subject: own !== null };
  let count = 0;
  for (const block of page.blocks) {
    // Pages without a subject carry the last person on, so every sentence must be seen; others only where the cue is.
    if (own !== null && !cue.test(block.text)) continue;
    if (!speaksOfOwner(block)) continue;
    const owner = ownerIn(context, block);
    if (owner !== null) focus = { name: owner.name, subject: owner.subject };
    else if (own !== null || context.subject.many) focus = { name: '', subject: false };
    for (const sentence of context.sentencesOf(block)) {
      focus = focusAfter(context, sentence, focus);
      if (!cue.test(sentence.text)) continue;
      count += 1;
      if (count > limit) return;
      const held = focus;
      visit({ sentence, block, whose: (offset) => whose(context, sentence, offset, held) });
    }
  }
}

/** The one that a sentence opens with, else the one spoken of before it. */
function focusAfter(context: PageContext, { annotated }: ReadSentence, focus: Focus): Focus {
  const opening = openingPerson(annotated);
  if (opening === null) return focus;
  const person = personOf(context, context.fullest(annotated.people[opening]!.name), 'prose');
  return { name: person.name, subject: person.subject };
}

const speaksOfOwner = ({ zone, heading }: Block): boolean =>
  zone !== 'nav' && zone !== 'footer' && !isOfOthers(heading);

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
