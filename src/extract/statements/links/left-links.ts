// Links from the left: the trigger before an organisation that reaches it ("graduated from O", "joined O", "T of O").
import { SIGN } from '../../lexicon/sign.ts';
import { type Candidate, LONGEST_REACH } from '../../lexicon/triggers.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import { isKnown, type Link } from './link.ts';
import { canLink } from './trigger-rules.ts';

const { title: T, person: P, organisation: O, degree: D } = SIGN;

/** Another clause opens on the way from a trigger to an organisation. */
const BROKEN =
  /;|\. |\b(?:who|whom|which|whose|but|whereas|because|although|after|before|until|while)\b| (?:and|but) (?:he|she|they|I) /iu;

/** "a candidate for mayor of O", "ran for governor of O": a post that was sought. */
const CANDIDACY =
  /\b(?:candidate|ran|run|running|runs|stood|standing|bid|campaign|campaigned|campaigning|contender|contest|election|nominee|nominated|nomination|challenger|applied)(?: unsuccessfully| twice| again)? (?:for|as|to be)(?: (?:the|an?|re-election as|election as|its|his|her)){0,2} $/iu;

/** "chief of staff to the CEO of O": whom somebody works for. */
const SERVED = /\ue002 to (?:the|its|our|his|her|then) $/u;

/** "moved to O for a D", "came to O to pursue a D": what somebody went there for is a study. */
const FOR_DEGREE = new RegExp(
  `^,? (?:for|to (?:pursue|complete|earn|do|take|obtain|begin|start)|and (?:earned|received|completed|obtained)) (?:(?:an?|his|her|my|their|the) )?(?:\\p{L}+ )?${D}`,
  'u',
);

/** "atua na área de O": what the work is about. */
const IN_A_FIELD =
  /(?<!\p{L})(?:áreas?|ámbito|âmbito|campo|ramo|domaine|secteur|settore|ambito|bereich|gebiet|gebied|område|området)(?: \p{Ll}{1,5}['’]?)? $/u;

/** "Mestrado em Dados na O pela O": the one behind "by" gave it. */
const CONFERRED_BEHIND = new RegExp(`^ (?:pela|pelo|por la|por el|por) ${O}`, 'u');

/** "D 2012, now at O": where somebody went with it. */
const NOW_AT = /\b(?:now|currently) (?:at|with) /iu;

/** "a student of P at O", "trained under P at O": P is the teacher, not the one spoken of. */
const TAUGHT_BY =
  /\b(?:student|pupil|disciple|protégé|studied|under|assistant|worked|trained|educated|studies|lectures?|talks?|speech|concert|performance|exhibition|reading|seminar|workshop) (?:of |to |under |with |by ){0,2}(?:the |Professor |Prof\.? |Dr\.? ){0,2}(?:\ue004(?:,| and|, and) ){0,4}$/iu;

/** "joined O as T from O": where somebody came from. */
const JOINED = /\bjoin(?:ed|s|ing)(?![\p{L}])[^;]*$/iu;

/** "graduated from the law department of O": where somebody studies it is no post. */
const PART_OF_SCHOOL = /^(?:faculty|department|school|laboratory|workshop|studio|board|staff)$/i;
/** "graduated from the physician assistant program at O": the title is what they learned to be. */
const COURSE = /^(?: \ue002)* (?:degree |training )?(?:program(?:me)?|course|school|track)(?![\p{L}])/u;
const STUDIED = /\b(?:stud|graduat|enrol|enter|attend|educat)\p{L}{0,6}[^.;]{0,24}$/iu;

/** The trigger that links an organisation: of those that reach it the strongest, the nearest first. */
export function leftLink(
  annotated: Annotated,
  organisation: OrganisationSpan,
  place: number,
  all: readonly Candidate[],
  lower: string,
): Link | null {
  let best: Candidate | null = null;
  // "studied piano with P at O": the place is the verb's, when it reaches that far.
  let person: Candidate | null = null;
  for (const candidate of all.filter(({ to }) => to <= place && place - to <= LONGEST_REACH).reverse()) {
    if (best !== null && (candidate.to < best.to || candidate.trigger.strength <= best.trigger.strength)) continue;
    if (!reaches(annotated, organisation, candidate, place, lower)) continue;
    if (candidate.words.startsWith(P) && AT.test(lower.slice(candidate.to, place))) person ??= candidate;
    else best = candidate;
  }
  const chosen = best ?? person;
  return chosen === null ? null : makeLink(annotated, organisation, chosen);
}

const AT = /^,? (?:at|from) /;

function reaches(
  annotated: Annotated,
  organisation: OrganisationSpan,
  candidate: Candidate,
  place: number,
  lower: string,
): boolean {
  const { skeleton } = annotated;
  const { trigger, from, to, words } = candidate;
  if (place - to > trigger.reach || (trigger.school === true && organisation.kind !== 'school')) return false;
  if (trigger.known === true && !isKnown(organisation)) return false;
  const tail = lower.slice(to, place);
  if (!trigger.joins(tail.length > 60 ? `x${tail.slice(-60)}` : tail)) return false;
  const isTopic = trigger.relation === 'education' && CONFERRED_BEHIND.test(skeleton.slice(place + 1));
  if ((isTopic && organisation.kind !== 'school') || IN_A_FIELD.test(tail)) return false;
  const way = skeleton.slice(to, place);
  const lead = skeleton.slice(Math.max(0, from - 60), from);
  if (BROKEN.test(way) || (words.startsWith(P) && TAUGHT_BY.test(lead))) return false;
  if (words === T && (CANDIDACY.test(lead) || SERVED.test(lead))) return false;
  if (trigger.relation === 'employment' && FOR_DEGREE.test(skeleton.slice(place + 1))) return false;
  if (trigger.relation === 'education' && NOW_AT.test(way)) return false;
  // "Software engineer from Selwick, working at O": the town, where a line opens with the title.
  if (words === T && from === 0 && way === ' from ' && organisation.kind === 'name') return false;
  if (words === T && /^[^;]* from (?:the )?$/.test(way) && JOINED.test(lead)) return false;
  if (words === D && way === ', ' && organisation.kind !== 'school' && /^\ue004,? $/u.test(skeleton.slice(0, from)))
    return false;
  if ((PART_OF_SCHOOL.test(words) || (words === T && COURSE.test(way))) && STUDIED.test(lead)) return false;
  const between = way.includes(O)
    ? annotated.organisations.filter((span) => span.to <= organisation.start && annotated.at(span.start) >= to)
    : [];
  return canLink(candidate, way, organisation, between, annotated.fired);
}

/** Text offset of a skeleton offset, by walking the marks. */
function textOffset(annotated: Annotated, skeletonOffset: number): number {
  let offset = 0;
  while (offset < annotated.text.length && annotated.at(offset) < skeletonOffset) offset += 1;
  return offset;
}

function makeLink(annotated: Annotated, organisation: OrganisationSpan, { trigger, from, words }: Candidate): Link {
  const startsHere = (span: { from: number }): boolean => annotated.at(span.from) === from;
  const person = words.startsWith(P) ? annotated.people.findIndex(startsHere) : -1;
  const title = words === T ? annotated.titles.findIndex(startsHere) : -1;
  // "a Stone Scholar at O": a scholarship, unless as a guest.
  const isScholar = title >= 0 && organisation.kind === 'school' && annotated.titles[title]!.text === 'Scholar';
  return {
    rule: trigger.id,
    organisation,
    relation: isScholar ? 'education' : trigger.relation,
    trigger: textOffset(annotated, from),
    title: title < 0 ? null : title,
    actor: person < 0 ? undefined : person,
    words,
    listed: false,
    strength: trigger.strength,
  };
}
