// What a sentence says about each organisation in it: learned there, works there, or nothing.
// A trigger to the left ("graduated from", "joined", a title) or to the right ("Apple CEO", "O, where he studied") decides.
import { OFFICE_HEADS } from '../../../domain/titles/vocabulary.ts';
import { SIGN } from '../../lexicon/sign.ts';
import { findTriggers, TRIGGER_PATTERNS } from '../../lexicon/triggers.ts';
import type { Annotated } from '../../spans/annotate.ts';
import { SPOKEN_OF_PATTERNS } from './about-someone-else.ts';
import { leftLink } from './left-links.ts';
import type { Link } from './link.ts';
import { LIST_GAP, listLink } from './list-links.ts';
import { RIGHT_PATTERNS, rightLink } from './right-links.ts';

export type { Link } from './link.ts';

const NO_TRIGGER: ReturnType<typeof findTriggers> = [];

export function findLinks(annotated: Annotated): Link[] {
  const links = linksOf(annotated);
  for (const { relation, words, organisation } of links)
    annotated.fired.add('link', `${organisation.name} by "${legible(words)}" (${relation})`);
  return links;
}

/** The trigger's words for a reader: a span of the skeleton is one sign. */
const legible = (words: string): string => words.replace(/[\ue001-\ue007]/g, '…').trim();

function linksOf(annotated: Annotated): Link[] {
  const { organisations } = annotated;
  if (organisations.length === 0) return officeLinks(annotated);
  const { skeleton } = annotated;
  // What stands behind the last of them links none from the left.
  const limit = annotated.at(organisations.at(-1)!.start);
  const folded = limit === 0 ? '' : skeleton.toLowerCase();
  // A few letters grow when folded; offsets must not drift.
  const lower = folded.length === skeleton.length ? folded : skeleton;
  const all = limit === 0 ? NO_TRIGGER : findTriggers(skeleton, lower, limit);
  const links: Link[] = [];
  for (let index = 0; index < organisations.length; index += 1) {
    const organisation = organisations[index]!;
    const place = annotated.at(organisation.start);
    const left = leftLink(annotated, organisation, place, all, lower);
    const right = rightLink(annotated, organisation);
    const listed = listLink(annotated, organisations, index, links);
    const best = choose(left, right, listed);
    if (best === null) continue;
    // "his habilitation at O, where he also became professor": learned there and worked there.
    if (
      left !== null &&
      right !== null &&
      left.relation !== right.relation &&
      /^[^.;]{0,30}\bwhere\b/.test(right.words) &&
      left.strength >= 0.8
    )
      links.push(left === best ? right : left);
    links.push(best);
  }
  const offices = officeLinks(annotated);
  return offices.length === 0
    ? links
    : [...links, ...offices].sort((left, right) => left.organisation.start - right.organisation.start);
}

const HOLDS =
  /(?:^|;|(?<![\p{L}])(?:is|was|are|were|been|be|being|as|became|become|becoming|named|appointed|elected|re-elected|made|serving|position of|post of|office of)|\ue004,)(?: (?:\ue006|the|an?|also|currently|now|then|current|former|first|second|third|acting|interim|deputy|newly|its|\d{1,3}(?:st|nd|rd|th))){0,4} $|^\ue006 $/u;
const LOCAL_OFFICES = /^(?:attorney|judge|delegate|consul|envoy|sheriff|marshal|treasurer|coroner)$/;

/** "the foreign minister of Westmark": an office of a country, a state or a town is held at its government. */
function officeLinks(annotated: Annotated): Link[] {
  const { places, titles, text } = annotated;
  if (places.length === 0 || titles.length === 0) return [];
  return places.flatMap((organisation): Link[] => {
    const title = titles.findLastIndex((span) => span.to <= organisation.start);
    if (title < 0 || !(OFFICE_HEADS.has(titles[title]!.head) || LOCAL_OFFICES.test(titles[title]!.head))) return [];
    if (!/^ (?:of|for|to) (?:the )?$/.test(text.slice(titles[title]!.to, organisation.start))) return [];
    // "an adviser to the minister of L", "appointed by the governor of L": somebody else's office.
    const from = annotated.at(titles[title]!.from);
    if (!HOLDS.test(annotated.skeleton.slice(Math.max(0, from - 60), from))) return [];
    return [
      {
        organisation,
        relation: 'employment',
        trigger: titles[title]!.from,
        title,
        words: SIGN.title,
        listed: false,
        strength: 0.6,
      },
    ];
  });
}

function choose(left: Link | null, right: Link | null, listed: Link | null): Link | null {
  // "a judge on O, where she served until": the first words name the post.
  if (left?.title != null && right?.title === null && left.relation === right.relation && right.actor === undefined)
    return left;
  if (right !== null && (left === null || right.strength >= left.strength)) return right;
  if (listed !== null && (left === null || listed.strength > left.strength + 0.1)) return listed;
  return left ?? listed;
}

/** Every pattern built at load time, for the tests of their cost. */
export const GRAMMAR_PATTERNS: readonly RegExp[] = [
  ...TRIGGER_PATTERNS,
  ...RIGHT_PATTERNS,
  ...SPOKEN_OF_PATTERNS,
  LIST_GAP,
];
