// Links by company: an organisation that goes on a list ("O, O and O"), renames the one before it or is a part of it.

import { PLACES } from '../../lexicon/name-tables.ts';
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

export function listLink(
  annotated: Annotated,
  organisations: readonly OrganisationSpan[],
  index: number,
  links: readonly Link[],
): Link | null {
  if (index === 0) return null;
  const before = organisations[index - 1];
  const previous = links.at(-1);
  if (before === undefined || previous === undefined || previous.organisation !== before) return null;
  const organisation = organisations[index]!;
  const gap = annotated.skeleton.slice(annotated.at(before.to), annotated.at(organisation.start));
  // "Oakham School (now Northfield Academy)": the same body under its other name.
  if (RENAMED.test(gap)) return { ...previous, organisation, listed: true, strength: previous.strength * 0.95 };
  // "heads product at O and was at O until Y": another organisation, and nothing of the first post goes with it.
  if (previous.relation === 'employment' && WAS_AT.test(gap))
    return {
      ...previous,
      organisation,
      title: null,
      trigger: before.to + 1,
      words: 'was',
      listed: false,
      strength: 0.6,
    };
  // "transferred from O to O", "was seconded to O from O": both ends of one move.
  if (MOVE_GAP.test(gap) && MOVE.test(previous.words))
    return { ...previous, organisation, title: null, listed: true, strength: previous.strength * 0.9 };
  // "organist at O and choirmaster at O": a second post in the place of the first.
  const second = previous.relation === 'employment' && previous.title !== null ? SECOND_POST.exec(gap) : null;
  if (second !== null && !NO_POST.test(second[1]!))
    return {
      ...previous,
      organisation,
      title: null,
      named: second[1]!.trim(),
      listed: true,
      strength: previous.strength * 0.8,
    };
  // "left O for O": what was left ends there, the other begins.
  if (
    /^(?: in \ue003)?,? (?:for|to join|and joined) (?:the )?$/u.test(gap) &&
    /^(?:left|quit|leaving|depart)/i.test(previous.words)
  )
    return previous.relation === 'employment' && organisation.kind !== 'school'
      ? {
          ...previous,
          organisation,
          title: null,
          trigger: before.to + 1,
          words: 'joined',
          listed: false,
          strength: 0.6,
        }
      : null;
  // "the Museum of Fossils at Northfield University": an organisation inside an organisation.
  if (
    /^(?:,)? (?:at|of|within) (?:the )?$/.test(gap) &&
    organisation.kind !== 'name' &&
    before.kind !== 'name' &&
    previous.relation === 'employment'
  )
    return { ...previous, organisation, listed: true, strength: previous.strength * 0.9 };
  // "Stone Group, a division of Acme Holdings"
  if (
    /^,? (?:a |an |the |now |and )?(?:division|subsidiary|unit|part|department|branch|arm|affiliate) of (?:the )?$/.test(
      gap,
    )
  )
    return { ...previous, organisation, listed: true, strength: previous.strength * 0.9 };
  // "studied theatre at O and digital culture at O"
  if (
    FIELD_GAP.test(gap) &&
    previous.relation === 'education' &&
    organisation.kind === 'school' &&
    !/\b(?:worked|taught|lectured|professor|teacher|fellow|member)\b/.test(gap)
  )
    return { ...previous, organisation, listed: true, strength: 0.8 };
  if (gap.length > 60 || !LIST_GAP.test(gap) || /\ue002(?!\))/u.test(gap) || gap.includes(D)) return null;
  if (/^ ?\($/.test(gap)) {
    // "Massachusetts Institute of Technology (MIT)": the same body again; an employer is also known by its letters.
    const closed = annotated.text[organisation.to] === ')' && /^[\p{L}&.$]{2,8}$/u.test(organisation.name);
    // Letters that anybody can tell from the name add nothing.
    const initials = (before.name.match(/\p{Lu}/gu) ?? []).join('');
    const told = initials.startsWith(organisation.name.replace(/[^\p{Lu}]/gu, ''));
    return closed && !told && /\p{Lu}.*\p{Lu}/u.test(organisation.name) && previous.relation === 'employment'
      ? { ...previous, organisation, listed: true, strength: previous.strength * 0.8 }
      : null;
  }
  if (!/[,;&/]|and|or|as well as|plus/.test(gap) || /^['’]/.test(gap)) return null;
  if (organisation.kind === 'name') {
    // "at O in Y and Miles Lecturer at O": the donor of a chair.
    if (annotated.skeleton.startsWith(` ${T}`, annotated.at(organisation.to))) return null;
    const conjunction = /(?:and|or|,|&) (?:the |at |from |for |with )?$/.test(gap);
    if (!conjunction || PLACES.has(organisation.name.toLowerCase())) return null;
    // After a school, a bare name is its town unless a preposition repeats ("and at INSEAD").
    if (
      before.kind === 'school' &&
      !/(?:and|or) (?:at |from |the )|at $|from $/.test(gap) &&
      previous.relation === 'education'
    ) {
      if (!/and $/.test(gap)) return null;
    }
    // "Loreto Convent, Msongari": the town of a school that no word marks.
    if (
      before.kind === 'name' &&
      previous.relation === 'education' &&
      /^, $/.test(gap) &&
      !listGoesOn(annotated, organisation)
    )
      return null;
    if (
      before.kind !== 'name' &&
      previous.relation === 'employment' &&
      /^, $/.test(gap) &&
      !listGoesOn(annotated, organisation)
    )
      return null;
  }
  // "Harvard University, Cambridge, Mass.": a town after its school, even when the town's name is a school elsewhere.
  if (/^,(?: in)? $/.test(gap) && before.kind === 'school') {
    const after = annotated.skeleton.slice(annotated.at(organisation.to), annotated.at(organisation.to) + 4);
    // "at Oxford, Cambridge and O": one word after one word goes on a list.
    const goesOn = organisation.kind === 'school' && !before.name.includes(' ') && listGoesOn(annotated, organisation);
    if (
      (PLACES.has(organisation.name.toLowerCase()) && !goesOn) ||
      (/^,? (?:\ue006|\ue003)/u.test(after) &&
        !/\b(?:University|School|Institute|Academy)\b/.test(organisation.name)) ||
      /^(?:State College|University Park|College Park|College Station|West Point)$/.test(organisation.name)
    )
      return null;
  }
  if (previous.relation === 'education' && organisation.kind === 'company') return null;
  if (previous.relation === 'education' && organisation.kind === 'body' && !/(?:and|at|from)/.test(gap)) return null;
  if (
    previous.relation === 'employment' &&
    /^, $/.test(gap) &&
    organisation.kind === 'name' &&
    !listGoesOn(annotated, organisation)
  )
    return null;
  return { ...previous, organisation, listed: true, strength: previous.strength * 0.95 };
}
