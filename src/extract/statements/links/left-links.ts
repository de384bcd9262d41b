// Links from the left: the trigger before an organisation that reaches it ("graduated from O", "joined O", "T of O").
import { wordSet } from '../../../domain/text/word-set.ts';
import { SIGN } from '../../lexicon/sign.ts';
import { type Candidate, LONGEST_REACH } from '../../lexicon/triggers.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import { isKnown, type Link } from './link.ts';
import { canLink } from './trigger-rules.ts';

const { title: T, person: P, organisation: O } = SIGN;

/** Breaks the way from a trigger to an organisation. */
const BARRIER = /\b(?:who|whom|which|whose|but|whereas|because|although|after|before|until|while)\b/iu;
const SUBJECT_BREAK = / (?:and|but) (?:he|she|they|I) /u;

/** Another clause opens on the way from a trigger to an organisation. */
const isBroken = (way: string): boolean =>
  way.includes(';') || way.includes('. ') || BARRIER.test(way) || (way.length > 6 && SUBJECT_BREAK.test(way));

/** Text offset of a skeleton offset, by walking the marks. */
function textOffset(annotated: Annotated, skeletonOffset: number): number {
  let low = 0;
  let high = annotated.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (annotated.at(middle) < skeletonOffset) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function leftLink(
  annotated: Annotated,
  organisation: OrganisationSpan,
  place: number,
  all: readonly Candidate[],
  lower: string,
): Link | null {
  const { skeleton } = annotated;
  let best: { candidate: Candidate; distance: number } | null = null;
  let beside: Candidate | null = null;
  for (let index = lastBefore(all, place); index >= 0; index -= 1) {
    const candidate = all[index]!;
    const distance = place - candidate.to;
    if (distance > LONGEST_REACH || (best !== null && distance > best.distance)) break;
    if (distance > candidate.trigger.reach) continue;
    if (candidate.trigger.school === true && organisation.kind !== 'school') continue;
    if (best !== null && candidate.trigger.strength <= best.candidate.trigger.strength) continue;
    const tail = lower.slice(candidate.to, place);
    if (
      candidate.trigger.known === true &&
      !isKnown(organisation) &&
      !POST_AFTER.test(skeleton.slice(place + 1, place + 32))
    )
      continue;
    if (!candidate.trigger.joins(tail.length > 60 ? `x${tail.slice(-60)}` : tail)) continue;
    const way = skeleton.slice(candidate.to, place);
    if (isBroken(way)) continue;
    // "P was treated at O": a verb between them has its own meaning.
    if (candidate.words.startsWith(P) && HAS_VERB.test(way)) continue;
    if (
      candidate.words.startsWith(P) &&
      TAUGHT_BY.test(skeleton.slice(Math.max(0, candidate.from - 40), candidate.from))
    )
      continue;
    const between = way.includes(O)
      ? annotated.organisations.filter(
          (span) => span.to <= organisation.start && annotated.at(span.start) >= candidate.to,
        )
      : [];
    if (
      (candidate.words === T || isSchoolPart(candidate.words)) &&
      (readsAsStudy(annotated, candidate) ||
        CANDIDACY.test(skeleton.slice(Math.max(0, candidate.from - 40), candidate.from)))
    )
      continue;
    if (
      !canLink(
        candidate,
        way,
        organisation,
        skeleton.slice(Math.max(0, candidate.from - 60), candidate.from),
        between,
        candidate.words === T
          ? (annotated.titles.find((span) => annotated.at(span.from) === candidate.from)?.head ?? '')
          : '',
        annotated.fired,
      )
    )
      continue;
    // "studied piano with P at O", "taught P at O": the place is the verb's, when it reaches that far.
    if (beside === null && best === null && candidate.words.startsWith(P) && isPlaceOfVerb(annotated, candidate, way)) {
      beside = candidate;
      continue;
    }
    best = { distance, candidate };
    // A verb further back takes the place from its own object alone.
    if (beside !== null && !WITH_OBJECT.test(skeleton.slice(candidate.to, beside.from))) best = null;
    if (beside !== null) break;
  }
  const chosen = best?.candidate ?? beside;
  return chosen === null ? null : makeLink(annotated, organisation, chosen);
}

/** From a verb to the person that is its object or stands behind its preposition. */
const WITH_OBJECT =
  /^,?(?: [\p{Ll}-]{2,14}| \ue007| \ue001){0,6}?(?: (?:with|under|by|for|of|from|to)(?: the (?:supervision|direction|guidance|tutelage|mentorship) of)?)?(?: (?:the|his|her|both|fellow|professor|Professor|Prof\.?|Dr\.?|composer|sculptor|painter|pianist|violinist|physicist|Judge|judge|Justice|Chief|\ue002|\ue004,|\ue004 and)){0,4},? $/u;

function isPlaceOfVerb(annotated: Annotated, candidate: Candidate, way: string): boolean {
  const lead = annotated.skeleton.slice(Math.max(0, candidate.from - 60), candidate.from);
  // "designed by P at O": who does it is there.
  if (/^,? at (?:the )?$/.test(way)) return /\p{L} $/u.test(lead) && !/\bby (?:\ue002 )?$/u.test(lead);
  // "her doctorate, supervised by P, from O"
  return /^,? (?:from|at) (?:the )?$/.test(way) && /\b(?:supervised|advised|directed) by (?:\ue002 )?$/u.test(lead);
}

/** "moved to Unilever as T": the words around say that O is an organisation. */
const POST_AFTER = /^(?: (?:in|from) \ue003)?,? as (?:an? |the |its |their )?(?:[\p{Ll}-]{2,14} )?\ue002/u;
/** "a candidate for mayor of O", "ran for governor of O": a post that was sought. */
const CANDIDACY =
  /\b(?:candidate|ran|run|running|runs|stood|standing|bid|campaign|campaigned|campaigning|contender|contest|election|nominee|nominated|nomination|challenger|applied)(?: unsuccessfully| twice| again)? (?:for|as|to be)(?: (?:the|an?|re-election as|election as|its|his|her)){0,2} $/iu;

/** "a student of P at O", "trained under P at O": P is the teacher, not the one spoken of. */
const TAUGHT_BY =
  /\b(?:student|pupil|disciple|protégé|studied|under|assistant|worked|trained|educated|studies|lectures?|talks?|speech|concert|performance|exhibition|reading|seminar|workshop) (?:of |to |under |with |by ){0,2}(?:the |Professor |Prof\.? |Dr\.? ){0,2}(?:\ue004(?:,| and|, and) ){0,4}$/iu;

const HAS_VERB = /(?<![\p{L}])(?:is|was|are|were|had|has|\p{Ll}{2,12}ed)(?![\p{L}])/u;

/** Index of the last candidate that ends at or before a place. */
function lastBefore(all: readonly Candidate[], place: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.to <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Words that link an employer, and stand for a part of a school where somebody studies. */
const PARTS_OF_SCHOOL = wordSet('faculty|department|school|laboratory|workshop|studio|board|staff');
const isSchoolPart = (words: string): boolean => words.length > 4 && PARTS_OF_SCHOOL.has(words.toLowerCase());

/** "studied in the Legal faculty of O": a faculty where somebody studies is no post. */
function readsAsStudy(annotated: Annotated, candidate: Candidate): boolean {
  const title = annotated.titles.find((span) => annotated.at(span.from) === candidate.from);
  return (
    (title?.head === 'faculty' || isSchoolPart(candidate.words)) &&
    /\b(?:stud|graduat|enrol|enter|attend|educat)\p{L}{0,6}[^.;]{0,24}$/iu.test(
      annotated.skeleton.slice(Math.max(0, candidate.from - 40), candidate.from),
    )
  );
}

function makeLink(annotated: Annotated, organisation: OrganisationSpan, candidate: Candidate): Link {
  const from = textOffset(annotated, candidate.from);
  const person = candidate.words.startsWith(P)
    ? annotated.people.findIndex((span) => annotated.at(span.from) === candidate.from)
    : -1;
  const title =
    candidate.words === T ? annotated.titles.findIndex((span) => annotated.at(span.from) === candidate.from) : -1;
  return {
    organisation,
    // "a Stone Scholar at O": a scholarship, unless as a guest.
    relation:
      title >= 0 && organisation.kind === 'school' && annotated.titles[title]!.text === 'Scholar'
        ? 'education'
        : candidate.trigger.relation,
    trigger: from,
    title: title < 0 ? null : title,
    actor: person < 0 ? undefined : person,
    words: candidate.words,
    listed: false,
    strength: candidate.trigger.strength,
  };
}
