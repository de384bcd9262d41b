// What a sentence says about each organisation in it: learned there, works there, or nothing.
// A trigger to the left ("graduated from", "joined", a title) or to the right ("Apple CEO", "O, where he studied") decides.

import { SIGN } from '../../lexicon/sign.ts';
import { findTriggers, triggerPatterns } from '../../lexicon/triggers.ts';
import type { Annotated } from '../../spans/annotate.ts';
import { SPOKEN_OF_PATTERNS } from './about-someone-else.ts';
import { leftLink } from './left-links.ts';
import { isKnown, type Link } from './link.ts';
import { LIST_GAP, listLink } from './list-links.ts';
import { RIGHT_PATTERNS, rightLink } from './right-links.ts';

export type { Link } from './link.ts';

export function findLinks(annotated: Annotated): Link[] {
  const links = linksOf(annotated);
  for (const { rule, relation, words, organisation } of links)
    annotated.fired.add(rule, `${organisation.name} by "${legible(words)}" (${relation})`);
  return links;
}

/** The trigger's words for a reader: a span of the skeleton is one sign. */
const legible = (words: string): string => words.replace(/[\ue001-\ue007]/g, '…').trim();

function linksOf(annotated: Annotated): Link[] {
  const { organisations, skeleton } = annotated;
  if (organisations.length === 0) return [];
  const folded = skeleton.toLowerCase();
  // A few letters grow when folded; offsets must not drift.
  const lower = folded.length === skeleton.length ? folded : skeleton;
  // What stands behind the last of them links none from the left.
  const all = findTriggers(skeleton, lower, annotated.at(organisations.at(-1)!.start));
  const links: Link[] = [];
  for (const [index, organisation] of organisations.entries()) {
    const left = leftLink(annotated, organisation, annotated.at(organisation.start), all, lower);
    const right = rightLink(annotated, organisation);
    const best = choose(left, right, listLink(annotated, organisations, index, links));
    if (best === null) continue;
    // "his habilitation at O, where he also became professor": learned there and worked there.
    if (left !== null && right?.rule.startsWith('where-') && left.relation !== right.relation && left.strength >= 0.8)
      links.push(left === best ? right : left);
    links.push(best);
  }
  return withoutFields(annotated, links);
}

/** "Ärztin für Plastische und Innere Medizin am O": all German nouns have capitals, and behind "für" stands what a title is about. */
function withoutFields({ text, skeleton, at, organisations }: Annotated, links: readonly Link[]): Link[] {
  const fields = new Set<Link['organisation']>();
  for (const [index, organisation] of organisations.entries()) {
    const before = organisations[index - 1];
    const isNext =
      before !== undefined && fields.has(before) && FURTHER_FIELD.test(text.slice(before.to, organisation.start));
    const isLed = FOR_A_FIELD.test(skeleton.slice(0, at(organisation.start)));
    if ((isNext || isLed) && !isKnown(organisation)) fields.add(organisation);
  }
  return links.filter(({ organisation }) => !fields.has(organisation));
}

const FURTHER_FIELD = /^-?,?(?:\s(?:und|sowie))?\s$/u;
const FOR_A_FIELD = new RegExp(`${SIGN.title} für (?:\\p{Ll}+ )?$`, 'u');

function choose(left: Link | null, right: Link | null, listed: Link | null): Link | null {
  // "a judge on O, where she served until": the first words name the post.
  if (left?.title != null && right?.title === null && left.relation === right.relation && right.actor === undefined)
    return left;
  if (right !== null && (left === null || right.strength >= left.strength)) return right;
  if (listed !== null && (left === null || listed.strength > left.strength + 0.1)) return listed;
  return left ?? listed;
}

/** Every pattern that is built, for the tests of their cost. */
export const grammarPatterns = (): readonly RegExp[] => [
  ...triggerPatterns(),
  ...RIGHT_PATTERNS,
  ...SPOKEN_OF_PATTERNS,
  LIST_GAP,
];
