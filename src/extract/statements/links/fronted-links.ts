// Sentences that open with the organisation: "O hired P as T", "At O, she led the design group", "O granted her a degree".

import { SIGN } from '../../lexicon/sign.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import type { Link } from './link.ts';

const { degree: D, title: T, date: Y, person: P, organisation: O, place: L } = SIGN;

type Fronted = Pick<Link, 'rule' | 'relation' | 'strength'> & Partial<Pick<Link, 'words' | 'title' | 'actor'>>;

/** "O hired P as T", "O appointed her its T": the organisation is the subject. */
const HIRES = new RegExp(
  `^(?: \\([^)]{0,20}\\))? (?:then |later |first |also |had |has |eventually |subsequently |soon ){0,2}(?:(?:hired|recruited|signed|re-signed|drafted|employed|engaged|headhunted|poached|acquired)(?: away)? (${P}|him|her|me)(?![\\p{L}])|(?:selected|picked|chose) (${P}|him|her|me) (?:in|with) the (?:\\p{L}+ (?:overall )?(?:round|pick)|${Y} [^.;,]{0,20}draft)|(?:named|appointed|elected|made|promoted|hired|engaged|selected) (${P}|him|her|me) (?:to be |to |as )?(?:an? |the |its |their )?(?:(?:[\\p{Ll}-]{2,14}|${L}|chief|first|new) ){0,2}${T})`,
  'u',
);
/** What opens a sentence whose subject is an organisation. */
const ORGANISATION_FIRST = /(?:^|[,;] |(?<![\p{L}])(?:when|and|but|that|until|before|after) )(?:[Tt]he )?$/u;
/** "At O, she led": the place stands first. */
const PLACE_FIRST = /^(?:(?:In|From) \ue003,? |Later, |While |Whilst |There, )?(?:[Aa]t|[Ww]ith) (?:the |nearby )?$/u;
/** "Whilst with nearby O", "From Y, with nearby O": nothing longer opens so. */
const LONGEST_PLACE = 24;
const SUBJECT = `(?: \\([^)]{0,20}\\))?(?: in ${L})?(?: (?:from|in) ${Y})?, (?:he|she|they|I|${P})(?: (?:also|first|later|then|had|was|initially|subsequently|eventually)){0,2} `;
const FRONTED_LEARN = new RegExp(
  `^${SUBJECT}(?:majored|minored|studied|stud(?:ies|ying)|earned|received|obtained|graduated|took (?:an? |his |her |courses|classes|part)|completed (?:an? |his |her )|read |lettered|rowed|roomed|pledged|was (?:an? |the )?(?:[\\p{Ll}-]+ )?(?:member|captain|president|editor|student|classmate|valedictorian|pupil)|edited the|wrote (?:his|her) (?:thesis|dissertation|doctoral)|joined the [^,.;]{0,40}(?:fraternity|sorority|club|team|society)|played (?:\\p{L}+ )?(?:football|basketball|baseball|soccer|hockey|tennis|lacrosse|rugby|golf|volleyball|softball|cricket))`,
  'u',
);
const FRONTED_WORK = new RegExp(
  `^${SUBJECT}(?:led|leads|headed|heads|managed|manages|oversaw|oversees|directed|directs|ran|runs|served|serves|worked|works|taught|teaches|held|developed|designed|built|launched|supervised|chaired|founded|established|(?:is|was) (?:an? |the )?(?:[\\p{Ll}-]+ )?(?:responsible|${T}(?! (?:of|in|for|on) (?:the )?${O}))|became (?:an? |the )?(?:[\\p{Ll}-]+ )?${T}(?! (?:of|in|for|on) (?:the )?${O})|promoted)`,
  'u',
);
const FRONTED_PLAY = new RegExp(
  `^${SUBJECT}(?:won|scored|hit|played|pitched|batted|averaged|appeared|rushed|recorded|toured|performed|released|started)(?![\\p{L}])`,
  'u',
);
/** "O granted her an honorary degree" */
export const GRANTS = new RegExp(
  `^(?: (?:also|later|has|had|then|subsequently)){0,2} (?:awarded|granted|gave|conferred|presented|bestowed)(?: (?:up)?on)? (?:${P}|him|her|them|me)(?: with)? (?:an? |the |its |his |her ){0,2}(?:honorary )?(?:degree|doctorate|diploma|${D})`,
  'u',
);

const HIRE_WORDS =
  /^(?: \([^)]{0,20}\))?(?: \p{Ll}{3,12}){0,2} (?:hired|recruited|(?:re-)?signed|drafted|employed|engaged|headhunted|poached|acquired|selected|picked|chose|named|appointed|elected|made|promoted) /u;

/** "O hired P as T". `tail`: the skeleton after the organisation. */
export function organisationFirst(annotated: Annotated, organisation: OrganisationSpan, tail: string): Fronted | null {
  const hired = HIRE_WORDS.test(tail) ? HIRES.exec(tail) : null;
  if (hired === null) return null;
  const start = annotated.at(organisation.start);
  if (!ORGANISATION_FIRST.test(annotated.skeleton.slice(Math.max(0, start - 30), start))) return null;
  const end = annotated.at(organisation.to);
  const place = end + hired[0].indexOf(hired[1] ?? hired[2] ?? hired[3]!);
  const person = annotated.people.findIndex((span) => annotated.at(span.from) === place);
  const title = hired[3] === undefined ? -1 : titleAt(annotated, end + hired[0].length - 1);
  return {
    rule: 'organisation-hires',
    relation: 'employment',
    strength: 0.9,
    words: hired[0].trim(),
    title: title < 0 ? null : title,
    ...(person < 0 ? {} : { actor: person }),
  };
}

/** "At O, she led": a school is a place of study, unless the verb is one of work. */
export function placeFirst(annotated: Annotated, organisation: OrganisationSpan, tail: string): Fronted | null {
  const { skeleton } = annotated;
  const start = annotated.at(organisation.start);
  if (start > LONGEST_PLACE || !/^(?:, | \(| in| from)/.test(tail)) return null;
  if (!PLACE_FIRST.test(skeleton.slice(0, start))) return null;
  const school = organisation.kind === 'school';
  if (school && FRONTED_LEARN.test(tail))
    return { rule: 'learned-at-place-first', relation: 'education', strength: 0.85 };
  if (school && skeleton.startsWith('Whil')) return null;
  const worked = FRONTED_WORK.exec(tail) ?? (skeleton.startsWith('With ') ? FRONTED_PLAY.exec(tail) : null);
  if (worked === null) return null;
  const title = titleAt(annotated, annotated.at(organisation.to) + worked[0].length - 1);
  return {
    rule: 'worked-at-place-first',
    relation: 'employment',
    strength: 0.7,
    words: 'At',
    title: title < 0 ? null : title,
  };
}

const titleAt = (annotated: Annotated, place: number): number =>
  annotated.titles.findIndex((span) => annotated.at(span.from) === place);

/** For the tests of their cost. */
export const FRONTED_PATTERNS: readonly RegExp[] = [
  HIRES,
  HIRE_WORDS,
  ORGANISATION_FIRST,
  PLACE_FIRST,
  FRONTED_LEARN,
  FRONTED_WORK,
  FRONTED_PLAY,
  GRANTS,
];
