// Links by company: an organisation that goes on a list ("O, O and O"), renames the one before it or is a part of it.

import { COMPANY_NOUNS } from '../../../domain/languages/en-links.ts';
import { anyOf } from '../../../domain/languages/words.ts';
import { firstRule, type Rule } from '../../lexicon/rule.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import type { Link } from './link.ts';

const { degree: D, title: T, date: Y, place: L, field: F } = SIGN;

// Between two organisations of one list: "O in Montreal, Quebec, and at O".
const RENAMED =
  /^(?:,| [–—-])? \(?(?:which (?:is|was|became|has become) )?(?:now|today|currently|later|formerly|previously|then|since|present-day|originally|later to become|which became|became)(?: (?:known|called|named|renamed|part|as|of|a|the|to|become|campus))* (?:the )?$/;
const FIELD_GAP = /^(?: \([^)]{1,12}\))?,? and (?:\p{Ll}{2,14} ){1,4}(?:at|from) (?:the )?$/u;
export const LIST_GAP = new RegExp(
  `^(?:${L}|${Y}|${F}|${D}|[.,;&/()"”“ –—-]|and|or|the|at|from|for|of|in|with|to|both|one|two|three|four|another|The|then|later|also|as well as|plus|most recently|finally|\\([A-Za-z]{2,8}: ?[A-Z.]{1,6}\\)|respectively|based|headquartered|located|und|et|y|e|en|an der|der|à|de|di|${T}|the \\p{Ll}{3,12} (?:department|school|faculty|division) of|(?:the|an?) (?:[\\p{Ll}-]{2,14} ){0,2}${anyOf(COMPANY_NOUNS())}){0,24}$`,
  'u',
);

/** "O, O, O and O": a comma is part of a list when an "and" closes it. */
function listGoesOn(annotated: Annotated, organisation: OrganisationSpan): boolean {
  const end = annotated.at(organisation.to);
  return /^(?: \(\ue005\))?(?:, \ue005(?: \(\ue005\))?){0,8},? (?:and|&) (?:the )?\ue005/u.test(
    annotated.skeleton.slice(end, end + 60),
  );
}

const AS_AT = /^,? and (?:later |then )?as (?:an? |the )?(?:[\p{Ll}-]+ ){1,4}(?:at|with|for) (?:the )?$/u;

/** An organisation, the one before it that is linked, and what stands between them. */
interface Neighbour {
  annotated: Annotated;
  before: OrganisationSpan;
  previous: Link;
  organisation: OrganisationSpan;
  gap: string;
}

type ListRule = Rule<Neighbour, (of: Neighbour) => Link | null>;

const refuse = (): null => null;
const inherit =
  (share: number, change: Partial<Link> = {}) =>
  ({ previous, organisation }: Neighbour): Link => ({
    ...previous,
    organisation,
    listed: true,
    strength: previous.strength * share,
    ...change,
  });

/** "the Oakham Council, the city's Northfield Board". */
const APPOSED =
  /^, (?:the|an?) (?!(?:unit|part|division|subsidiary|branch|arm|member|affiliate) )(?:[\p{Ll}-]+ ){1,5}(?:(?:of|for) )?(?:the )?$/u;

const isBracket = ({ gap }: Neighbour): boolean => /^ ?\($/.test(gap);
const goesOn = ({ annotated, organisation }: Neighbour): boolean => listGoesOn(annotated, organisation);

/** Another name stands behind a comma. */
const hasNext = ({ annotated, organisation }: Neighbour): boolean =>
  /^, (?:the )?\ue005/.test(annotated.skeleton.slice(annotated.at(organisation.to)));

/** "Massachusetts Institute of Technology (MIT)": letters that anybody can tell from the name add nothing. */
function isOtherLetters({ annotated, before, organisation }: Neighbour): boolean {
  const closed = annotated.text[organisation.to] === ')' && /^[\p{L}&.$]{2,8}$/u.test(organisation.name);
  const initials = (before.name.match(/\p{Lu}/gu) ?? []).join('');
  const told = initials.startsWith(organisation.name.replace(/[^\p{Lu}]/gu, ''));
  return closed && !told && /\p{Lu}.*\p{Lu}/u.test(organisation.name);
}

export const LIST_RULES: readonly ListRule[] = [
  {
    id: 'renamed-organisation',
    example: 'She attended Oakham School (now Northfield Academy).',
    counterExample: 'She attended Oakham School and Northfield Academy.',
    when: ({ gap }) => RENAMED.test(gap),
    effect: inherit(0.95),
  },
  {
    id: 'organisation-inside-another',
    example: 'She is a curator at the Oakham Society at Northfield University.',
    counterExample: 'She is a curator at the Oakham Society and Northfield University.',
    when: ({ gap, organisation, before, previous }) =>
      /^(?:,)? (?:at|of|within) (?:the )?$/.test(gap) &&
      organisation.kind !== 'name' &&
      before.kind !== 'name' &&
      previous.relation === 'employment',
    effect: inherit(0.9),
  },
  {
    id: 'another-field-at-another-school',
    example: 'She studied theatre at Oakham College and digital culture at Northfield University.',
    counterExample: 'She studied theatre at Oakham College and Northfield University.',
    when: ({ gap, previous, organisation }) =>
      FIELD_GAP.test(gap) && previous.relation === 'education' && organisation.kind === 'school',
    effect: (of) => inherit(1, { strength: 0.8 })(of),
  },
  {
    id: 'another-post-at-another-place',
    example: 'She worked as a diver with the Oakham Council and as a salvage scribe at the Northfield Board.',
    counterExample: 'She worked with the Oakham Council and was known as a friend of the Northfield Board.',
    when: ({ gap, previous }) => AS_AT.test(gap) && previous.relation === 'employment',
    effect: inherit(0.95, { title: null }),
  },
  {
    id: 'no-list',
    example: 'She attended Oakham College before the long war that closed Northfield University.',
    counterExample: 'She attended Oakham College and Northfield University.',
    when: ({ gap }) => gap.length > 60 || !LIST_GAP.test(gap) || /\ue002(?!\))/u.test(gap) || gap.includes(D),
    effect: refuse,
  },
  {
    id: 'known-by-other-letters',
    example: 'He works for the Oakham Research Council (QXR).',
    counterExample: 'He works for the Oakham Research Council (ORC).',
    when: (of) => isBracket(of) && isOtherLetters(of) && of.previous.relation === 'employment',
    effect: inherit(0.8),
  },
  {
    id: 'short-form-in-brackets',
    example: 'He works for the Oakham Research Council (ORC).',
    counterExample: 'He works for the Oakham Research Council and ORC.',
    when: isBracket,
    effect: refuse,
  },
  {
    id: 'no-school-after-a-school',
    example: 'She graduated from Oakham University and Halden Ltd.',
    counterExample: 'She worked for Oakham University and Halden Ltd.',
    when: ({ previous, organisation }) =>
      previous.relation === 'education' && (organisation.kind === 'company' || organisation.kind === 'body'),
    effect: refuse,
  },
  {
    id: 'town-behind-a-comma',
    example: 'She studied at Oakham College, Selwick.',
    counterExample: 'She studied at Oakham College, Selwick and Northfield University.',
    when: (of) => of.organisation.kind === 'name' && of.gap === ', ' && !goesOn(of),
    effect: refuse,
  },
  {
    id: 'said-of-the-one-before',
    example: 'She worked for the Oakham Council, the Northfield Union.',
    counterExample: 'She worked for the Oakham Council, the Northfield Union and the Selwick Society.',
    when: (of) =>
      (of.gap === ', the ' ? of.before.kind !== 'name' : APPOSED.test(of.gap)) &&
      !goesOn(of) &&
      !hasNext(of) &&
      of.previous.rule !== 'next-of-a-list' &&
      of.previous.relation === 'employment',
    effect: refuse,
  },
  {
    id: 'next-of-a-list',
    example: 'She attended Oakham College and Northfield University.',
    counterExample: 'She attended Oakham College.',
    when: () => true,
    effect: inherit(0.95),
  },
];

export function listLink(
  annotated: Annotated,
  organisations: readonly OrganisationSpan[],
  index: number,
  links: readonly Link[],
): Link | null {
  const before = organisations[index - 1];
  const previous = links.at(-1);
  if (before === undefined || previous === undefined || previous.organisation !== before) return null;
  const organisation = organisations[index]!;
  const gap = annotated.skeleton.slice(annotated.at(before.to), annotated.at(organisation.start));
  const neighbour = { annotated, before, previous, organisation, gap };
  const rule = firstRule(LIST_RULES, neighbour, annotated.fired, organisation.name);
  const link = rule?.effect(neighbour) ?? null;
  return link === null ? null : { ...link, rule: rule!.id };
}
