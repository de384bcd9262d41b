// Links by company: an organisation that goes on a list ("O, O and O"), renames the one before it or is a part of it.

import { PLACES } from '../../lexicon/name-tables.ts';
import { firstRule, type Rule } from '../../lexicon/rule.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import type { Link } from './link.ts';

const { degree: D, title: T, date: Y, place: L, field: F } = SIGN;

// Between two organisations of one list: "O in Montreal, Quebec, and at O".
const RENAMED =
  /^(?:,| [–—-])? \(?(?:which (?:is|was|became|has become) )?(?:now|today|currently|later|formerly|previously|then|since|present-day|originally|later to become|which became|became)(?: (?:known|called|named|renamed|part|as|of|a|the|to|become|campus))* (?:the )?$/;
const SECOND_POST = new RegExp(
  `^(?: \\(${Y}\\)|,? (?:from |in |until )?${Y})?(?:,| in ${L})?,? and (?:later |then |as |also ){0,2}(?:an? |the )?((?:[\\p{Ll}-]{3,16} ){1,2})(?:at|of|for|with) (?:the )?$`,
  'u',
);
/** Verbs, participles and the like are no posts. */
const NO_POST =
  /(?:ed|ing|ught|wrote|led|left|was|is|were|has|had|one|part|won|the|son|daughter|wife|widow|husband|brother|sister|friends?|works?|native|resident|home|later|also|then|time|years|again|both|known|out|up|holds|held|fan|graduate|alumn[au]s?|student|degree|history|rest|many|some|most|all|much|several|number|branch|part-time|full-time|ran|sang|spoke|became|in|at|on) $/u;
const MOVE = /^(?:transferr|switch|traded|moved|moving|loaned|sold|seconded|defected|fled|went|poached)/i;
const MOVE_GAP =
  /^(?: \(\ue003\)| in \ue003)?,? (?:and )?(?:then |later |back |on loan |on to |straight )?(?:to|from)(?: nearby| his| her)? (?:the )?$/u;
const WAS_AT = new RegExp(
  `^(?:,? in ${L}| \\(${L}\\))?,? and (?:was|has been|had been)(?: previously| formerly| earlier| before that)? (?:at|with) (?:the )?$`,
  'u',
);
const FIELD_GAP = /^(?: \([^)]{1,12}\))?,? and (?:\p{Ll}{2,14} ){1,4}(?:at|from) (?:the )?$/u;
export const LIST_GAP = new RegExp(
  `^(?:${L}|${Y}|${F}|${D}|[.,;&/()"”“ –—-]|and|or|the|at|from|for|of|in|with|to|both|one|two|three|four|another|The|then|later|also|as well as|plus|respectively|based|headquartered|located|und|et|y|e|en|an der|der|à|de|di|${T}|the \\p{Ll}{3,12} (?:department|school|faculty|division) of){0,24}$`,
  'u',
);

/** "O, O, O and O": a comma is part of a list when an "and" closes it. */
function listGoesOn(annotated: Annotated, organisation: OrganisationSpan): boolean {
  const end = annotated.at(organisation.to);
  return /^(?: \(\ue005\))?(?:, \ue005(?: \(\ue005\))?){0,8},? (?:and|&) (?:the )?\ue005/u.test(
    annotated.skeleton.slice(end, end + 60),
  );
}

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

/** A link of its own in the same sentence. */
const begin =
  (words: string) =>
  ({ previous, organisation, before }: Neighbour): Link => ({
    ...previous,
    organisation,
    title: null,
    trigger: before.to + 1,
    words,
    listed: false,
    strength: 0.6,
  });
const secondPost = ({ previous, gap }: Neighbour): string | null => {
  const found = previous.relation === 'employment' && previous.title !== null ? SECOND_POST.exec(gap) : null;
  return found === null || NO_POST.test(found[1]!) ? null : found[1]!.trim();
};
const isLeftFor = ({ gap, previous }: Neighbour): boolean =>
  /^(?: in \ue003)?,? (?:for|to join|and joined) (?:the )?$/u.test(gap) &&
  /^(?:left|quit|leaving|depart)/i.test(previous.words);
const isBracket = ({ gap }: Neighbour): boolean => /^ ?\($/.test(gap);
const isComma = ({ gap }: Neighbour): boolean => /^, $/.test(gap);
const isName = ({ organisation }: Neighbour): boolean => organisation.kind === 'name';
const isTown = ({ organisation }: Neighbour): boolean => PLACES.has(organisation.name.toLowerCase());
const goesOn = ({ annotated, organisation }: Neighbour): boolean => listGoesOn(annotated, organisation);

/** "Massachusetts Institute of Technology (MIT)": letters that anybody can tell from the name add nothing. */
function isOtherLetters({ annotated, before, organisation }: Neighbour): boolean {
  const closed = annotated.text[organisation.to] === ')' && /^[\p{L}&.$]{2,8}$/u.test(organisation.name);
  const initials = (before.name.match(/\p{Lu}/gu) ?? []).join('');
  const told = initials.startsWith(organisation.name.replace(/[^\p{Lu}]/gu, ''));
  return closed && !told && /\p{Lu}.*\p{Lu}/u.test(organisation.name);
}

/** "University Park", "College Station" are towns. */
const TOWN_ENDING = /\b(?:Park|Station|Point|City|Heights|Hills?|Falls|Springs)$/;

/** "Harvard University, Cambridge, Mass.": a town after its school, even when the town's name is a school elsewhere. */
function isTownOfSchool(of: Neighbour): boolean {
  const { annotated, before, organisation, gap } = of;
  if (!/^,(?: in)? $/.test(gap) || before.kind !== 'school') return false;
  const end = annotated.at(organisation.to);
  // "at Oxford, Cambridge and O": one word after one word goes on a list.
  const listed = organisation.kind === 'school' && !before.name.includes(' ') && goesOn(of);
  return (
    (isTown(of) && !listed) ||
    (/^,? (?:\ue006|\ue003)/u.test(annotated.skeleton.slice(end, end + 4)) &&
      (!/\b(?:University|School|Institute|Academy)\b/.test(organisation.name) || TOWN_ENDING.test(organisation.name)))
  );
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
    id: 'was-at-another',
    example: 'She heads product at Quuxware Inc. and was at Halden Ltd. until 2009.',
    counterExample: 'She heads product at Quuxware Inc. and Halden Ltd.',
    when: ({ previous, gap }) => previous.relation === 'employment' && WAS_AT.test(gap),
    effect: begin('was'),
  },
  {
    id: 'both-ends-of-a-move',
    example: 'She transferred from Oakham University to Northfield College.',
    counterExample: 'She graduated from Oakham University and went to Northfield College.',
    when: ({ previous, gap }) => MOVE_GAP.test(gap) && MOVE.test(previous.words),
    effect: inherit(0.9, { title: null }),
  },
  {
    id: 'second-post',
    example: 'He was organist at Oakham Cathedral and choirmaster at Northfield School.',
    counterExample: 'He was organist at Oakham Cathedral and at Northfield School.',
    when: (of) => secondPost(of) !== null,
    effect: (of) => inherit(0.8, { title: null, named: secondPost(of)! })(of),
  },
  {
    id: 'left-for-another',
    example: 'She left Oakham University for Quuxware Inc. in 2009.',
    counterExample: 'She joined Oakham University and Quuxware Inc. in 2009.',
    when: isLeftFor,
    effect: (of) =>
      of.previous.relation === 'employment' && of.organisation.kind !== 'school' ? begin('joined')(of) : null,
  },
  {
    id: 'organisation-inside-another',
    example: 'She is a curator at the Museum of Fossils at Northfield University.',
    counterExample: 'She is a curator at the Museum of Fossils and Northfield University.',
    when: ({ gap, organisation, before, previous }) =>
      /^(?:,)? (?:at|of|within) (?:the )?$/.test(gap) &&
      organisation.kind !== 'name' &&
      before.kind !== 'name' &&
      previous.relation === 'employment',
    effect: inherit(0.9),
  },
  {
    id: 'division-of',
    example: 'He works for Stone Group, a division of Acme Holdings.',
    counterExample: 'He works for Stone Group and Acme Holdings.',
    when: ({ gap }) =>
      /^,? (?:a |an |the |now |and )?(?:division|subsidiary|unit|part|department|branch|arm|affiliate) of (?:the )?$/.test(
        gap,
      ),
    effect: inherit(0.9),
  },
  {
    id: 'another-field-at-another-school',
    example: 'She studied theatre at Oakham College and digital culture at Northfield University.',
    counterExample: 'She studied theatre at Oakham College and Northfield University.',
    when: ({ gap, previous, organisation }) =>
      FIELD_GAP.test(gap) &&
      previous.relation === 'education' &&
      organisation.kind === 'school' &&
      !/\b(?:worked|taught|lectured|professor|teacher|fellow|member)\b/.test(gap),
    effect: (of) => inherit(1, { strength: 0.8 })(of),
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
    id: 'same-organisation-in-brackets',
    example: 'He works for the Oakham Research Council (ORC).',
    counterExample: 'He works for the Oakham Research Council, ORC and Quuxware Inc.',
    when: isBracket,
    effect: refuse,
  },
  {
    id: 'nothing-joins-them',
    example: 'She attended Selwick (Pa.) Law School.',
    counterExample: 'She attended Oakham College and Northfield University.',
    when: ({ gap }) => !/[,;&/]|and|or|as well as|plus/.test(gap) || /^['’]/.test(gap),
    effect: refuse,
  },
  {
    id: 'donor-of-a-chair',
    example: 'She taught at Oakham College and Miles Lecturer at Northfield University.',
    counterExample: 'She taught at Oakham College and at Quuxware.',
    when: (of) => isName(of) && of.annotated.skeleton.startsWith(` ${T}`, of.annotated.at(of.organisation.to)),
    effect: refuse,
  },
  {
    id: 'bare-name-not-joined',
    example: 'He worked for IEEE/ACM.',
    counterExample: 'He worked for IEEE and ACM.',
    when: (of) => isName(of) && (!/(?:and|or|,|&) (?:the |at |from |for |with )?$/.test(of.gap) || isTown(of)),
    effect: refuse,
  },
  {
    id: 'town-after-school',
    example: 'She studied at Oakham College, Selwick.',
    counterExample: 'She studied at Oakham College and at Selwick.',
    when: (of) =>
      isName(of) &&
      of.before.kind === 'school' &&
      of.previous.relation === 'education' &&
      !/(?:and|or) (?:at |from |the )|at $|from $/.test(of.gap) &&
      !/and $/.test(of.gap),
    effect: refuse,
  },
  {
    id: 'town-after-bare-school',
    example: 'She attended Loreto Convent, Selwick.',
    counterExample: 'She attended Loreto, Selwick and Northfield University.',
    when: (of) =>
      isName(of) && of.before.kind === 'name' && of.previous.relation === 'education' && isComma(of) && !goesOn(of),
    effect: refuse,
  },
  {
    id: 'name-after-employer',
    example: 'He worked for Oakham University, Selwick.',
    counterExample: 'He worked for Oakham University, Selwick and Quuxware Inc.',
    when: (of) => isName(of) && of.previous.relation === 'employment' && isComma(of) && !goesOn(of),
    effect: refuse,
  },
  {
    id: 'town-of-the-school',
    example: 'She studied at Oakham University, Cambridge, in 1999.',
    counterExample: 'She studied at Oxford, Cambridge and Oakham University.',
    when: isTownOfSchool,
    effect: refuse,
  },
  {
    id: 'company-after-school',
    example: 'She graduated from Oakham University and Halden Ltd.',
    counterExample: 'She worked for Oakham University and Halden Ltd.',
    when: ({ previous, organisation }) => previous.relation === 'education' && organisation.kind === 'company',
    effect: refuse,
  },
  {
    id: 'organisation-after-school',
    example: 'She graduated from Oakham University, the Westmark Museum.',
    counterExample: 'She graduated from Oakham University and the Westmark Museum.',
    when: ({ previous, organisation, gap }) =>
      previous.relation === 'education' && organisation.kind === 'body' && !/(?:and|at|from)/.test(gap),
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
  return firstRule(LIST_RULES, neighbour, annotated.fired, organisation.name)?.effect(neighbour) ?? null;
}
