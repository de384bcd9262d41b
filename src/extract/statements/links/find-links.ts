// What a sentence says about each organisation in it: learned there, works there, or nothing.
// A trigger to the left ("graduated from", "joined", a title) or to the right ("Apple CEO", "O, where he studied") decides.
import { OFFICE_HEADS } from '../../../domain/titles/vocabulary.ts';
import { SIGN } from '../../lexicon/sign.ts';
import { findTriggers, TRIGGER_PATTERNS } from '../../lexicon/triggers.ts';
import type { Annotated } from '../../spans/annotate.ts';
import { HYPOTHETICAL_PATTERNS } from '../hypothetical.ts';
import { SPOKEN_OF_PATTERNS } from './about-someone-else.ts';
import { leftLink } from './left-links.ts';
import type { Link } from './link.ts';
import { LIST_GAP, listLink } from './list-links.ts';
import { RIGHT_PATTERNS, rightLink } from './right-links.ts';
import { UNLISTED_PATTERNS } from './unlisted-posts.ts';

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
    if (
      best === null ||
      (best.relation === 'employment' && NO_EMPLOYER.test(annotated.text.slice(organisation.to, organisation.to + 16)))
    )
      continue;
    // "studied, and later worked, at O", "student and lecturer at O": both are said of one school.
    if (left !== null && best === left && organisation.kind === 'school') {
      const lead = skeleton.slice(Math.max(0, annotated.at(left.trigger) - 50), annotated.at(left.trigger));
      const other = left.relation === 'employment' ? LEARNED_AND : WORKED_AND;
      if (lead.includes(' and ') && other.test(lead))
        links.push({ ...left, relation: left.relation === 'employment' ? 'education' : 'employment', title: null });
    }
    // "his habilitation at O, where he also became professor": learned there and worked there.
    if (
      left !== null &&
      right !== null &&
      left.relation !== right.relation &&
      /^[^.;]{0,30}\bwhere\b/.test(right.words) &&
      left.strength >= 0.8
    )
      links.push(left === best ? right : left);
    links.push(asLearner(annotated, best));
  }
  const offices = officeLinks(annotated);
  return offices.length === 0
    ? links
    : [...links, ...offices].sort((left, right) => left.organisation.start - right.organisation.start);
}

/** A mission or a workshop has members, but employs nobody. */
const NO_EMPLOYER = /^ (?:mission|expedition|cast|flight|conference|workshop|tournament|season|movement|generation)\b/;

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

/** After a school that somebody left: what a learner leaves. */
const LEFT_EARLY =
  /^(?:,? (?:in|during|after|before|at the end of|midway through|halfway through) (?:only |just |barely |less than )?(?:his|her|their|the|a|an|one|two|three|four|five|six|his or her|\p{L}+)(?: and a half)? (?:\p{L}+ )?(?:years?|semesters?|terms?|months|weeks)\b|,? (?:a|one|two|three|\p{L}+) (?:semesters?|years?|terms?|credits?|courses?) (?:short|shy|before)|,? (?:a|one|two) (?:year|semester|term)s? early|,? early\b|,? without|,? before (?:graduating|completing|finishing|taking)|(?: in \ue003)?,? to (?:pursue|volunteer|serve|enlist|marry|travel|care|found|start|launch|join|form|work|become|focus|help|support|play|turn|enter|declare))/iu;

/** Leaving a school, and years at one before a transfer, are a learner's unless a post is named. */
function asLearner(annotated: Annotated, link: Link): Link {
  // "Her teachers at O included P": she learned there.
  const teachers = link.title === null || link.organisation.kind === 'name' ? null : annotated.titles[link.title]!;
  if (
    teachers?.plural === true &&
    /^(?:His|Her|My|Their) (?:[\p{Ll}-]+ ){0,2}$/u.test(annotated.text.slice(0, teachers.from)) &&
    /^(?:teacher|professor|tutor|instructor|mentor)$/.test(teachers.head) &&
    /^ (?:included?|were|was) /.test(annotated.text.slice(link.organisation.to, link.organisation.to + 10))
  )
    return { ...link, relation: 'education', title: null, words: 'taught by', trigger: 0 };
  if (link.relation !== 'employment' || link.title !== null || link.organisation.kind !== 'school') return link;
  const end = annotated.at(link.organisation.to);
  const left = /^(?:left|quit|leaving)$/i.test(link.words) && LEFT_EARLY.test(annotated.skeleton.slice(end, end + 60));
  // "after one season at O": who plays for a school learns there.
  const played = /^(?:one |two |three )?seasons?$/i.test(link.words) && !/\bcoach/i.test(annotated.skeleton);
  const moved =
    /^(?:years?|time|stints?)$/i.test(link.words) &&
    /\b(?:transferr|graduat|her studies|his studies)/.test(annotated.skeleton);
  return left || moved || played ? { ...link, relation: 'education' } : link;
}

const LEARNED_AND =
  /\b(?:studied|graduated|educated|trained|student)(?: \ue007)?,? and (?:later |then |subsequently |afterwards |eventually )?(?:an? )?$/iu;
const WORKED_AND =
  /\b(?:taught|worked|lectured|professor|lecturer)(?: \ue007)?,? and (?:later |then |subsequently |afterwards |eventually )?(?:an? )?$/iu;

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
  ...UNLISTED_PATTERNS,
  ...HYPOTHETICAL_PATTERNS,
  LIST_GAP,
];
