// Links from the right: what follows an organisation and says whose it is ("O CEO P", "O, where she studied", "O alumna").

import { GIVEN_NAMES } from '../../lexicon/name-tables.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Relation } from '../../lexicon/trigger.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import { FRONTED_PATTERNS, GRANTS, organisationFirst, placeFirst } from './fronted-links.ts';
import { isKnown, type Link } from './link.ts';

const { degree: D, title: T, date: Y, person: P, organisation: O, place: L, field: F } = SIGN;

const POSSESSIVE = "(?:['’]s?)?";
const AFTER_TITLE = new RegExp(
  `^(?: \\(${O}\\)| \\([^)]{1,20}\\))?${POSSESSIVE}(?: (?:current|former|interim|new|longtime|long-time|founding|first|own|acting|then|then-|ex-|late|retired))? ?(?:and |& )?(?:(?!became |become |becoming |named |elected |appointed |served |under |with |from |after |before |until |when |while |where |whose |that |than |like |over |against |during |since |succeed|replac|told |said |says |hired |into |onto )[\\p{Ll}-]{4,16} )?${T}`,
  'u',
);
const AFTER_MEMBER = new RegExp(
  `^${POSSESSIVE} (?:staff|faculty|employees?|personnel|team|veteran|executives?|wrestlers?|researchers?|scientists?|boss|exec)(?![\\p{L}])`,
  'u',
);
const AFTER_LEARNER = new RegExp(
  `^${POSSESSIVE}[ -](?:graduates?|alumn(?:us|a|i)|alum|students?|dropout|trained|educated|undergraduate|valedictorian|class of|Class of)(?![\\p{L}])`,
  'u',
);
const AFTER_DEGREE = new RegExp(
  `^${POSSESSIVE}(?: \\([^)]{0,12}\\))?[,:]? ?[(–—-]{0,2} ?(?:${Y},? ?)?(?:${D}|${F},? ${D})`,
  'u',
);
const WHERE_LEARN = new RegExp(
  `^(?:[,(]| in| ${L}|${Y}|\\)| )*,? ?(?:where|from which|from where|at which)(?: in ${Y},?)? (?:he|she|they|I|${P})(?: (?:also|later|had|has|then|was|first))* (?:earned|received|obtained|graduated|studied|majored|took|completed|gained|got|read|was awarded|pursued|is pursuing|is studying|is majoring|is working on|is completing|is enrolled|is currently (?:working on|completing|pursuing|studying)|did his|did her|awarded|attended|finished|wrote his|wrote her|met|played (?:college |varsity |club )?(?:football|basketball|baseball|soccer|hockey|tennis|lacrosse|rugby|golf|volleyball|softball|cricket))`,
  'u',
);
const WHERE_WORK = new RegExp(
  `^(?:[,(]| in| ${L}|${Y}|\\)| )*,? ?(?:where|for which|for whom|at which)(?: in ${Y},?)? (?:he|she|they|I|${P})(?: (?:also|later|had|has|then|currently|first|still|is|was|been))* (?:worked|works|working|served|serves|taught|teaches|teaching|an? |the |became|appointed|employed|held|holds|led|leads|responsible|managed|directed|conducted|researched|remained|rose|joined|played|${T})`,
  'u',
);
const GERUND_LEARN = new RegExp(
  `^(?:[,(]| in| ${L}|${Y}|\\)| )*,? (?:earning|receiving|obtaining|graduating|majoring|gaining|completing)`,
  'u',
);
const LED_BY = new RegExp(
  `^(?:[^;.]{0,90})(?: is| was|,)? (?:currently |now |also )?(?:headed|led|run|owned|chaired|managed|directed|CEO'd|founded|co-founded|created|established|started|edited|coached)(?:[^;.]{0,30})? by (?:its |our |the |current |former |founder |and )*(?:${T}(?:,)? (?:and )?)*${P}`,
  'u',
);
/** "O, whose CEO is P", "O, with P as its director", "O, of which P was founder": the organisation's own sentence names who leads it. */
const LEADER = new RegExp(
  `^(?: \\([^)]{0,40}\\))?[^.;]{0,140}?,? (?:whose (?:[\\p{Ll}-]{2,12} )?${T}(?: \\(${T}\\))? (?:is|was) ${P}|with ${P} (?:serving |acting |working )?as (?:its |the |their )?(?:[\\p{Ll}-]{2,12} )?${T}|(?:of which|where) ${P} (?:is|was|serves as|served as|became|has been) (?:the |an? |its )?(?:[\\p{Ll}-]{2,12} )?${T})`,
  'u',
);
const TITLE_IS = new RegExp(`^${POSSESSIVE}(?: (?:current|interim|former|new))* ${T} (?:is|was) ${P}`, 'u');

/** Where the words about the leader start. */
const NAMED = new RegExp(`(?:whose|with|of which|where)(?![\\p{L}])[^.;]*$|${T} (?:is|was) ${P}$`, 'u');

export function rightLink(annotated: Annotated, organisation: OrganisationSpan): Link | null {
  const { skeleton, text } = annotated;
  const end = annotated.at(organisation.to);
  const tail = skeleton.slice(end, end + 160);
  const link = (relation: Relation, strength: number, extra: Partial<Link> = {}): Link => ({
    organisation,
    relation,
    trigger: organisation.start,
    title: null,
    words: tail.slice(0, 30),
    listed: false,
    strength,
    ...extra,
  });
  // Each pattern needs its sign or its word: most organisations are followed by none of them.
  const titleFollows = tail.includes(T);
  const personFollows = tail.includes(P);
  const fronted = organisationFirst(annotated, organisation, tail) ?? placeFirst(annotated, organisation, tail);
  if (fronted !== null) return link(fronted.relation, fronted.strength, fronted);
  const named = titleFollows && personFollows ? (TITLE_IS.exec(tail) ?? LEADER.exec(tail)) : null;
  // Between the organisation and its leader no other body may stand.
  if (named !== null && !named[0].includes(O)) {
    const inside = (span: { from: number }): boolean => {
      const place = annotated.at(span.from);
      return place >= end + named[0].search(NAMED) && place < end + named[0].length;
    };
    const person = annotated.people.findIndex(inside);
    const title = annotated.titles.findIndex(inside);
    if (person >= 0) return link('employment', 0.93, { actor: person, title: title < 0 ? null : title });
  }
  const titled = titleFollows ? AFTER_TITLE.exec(tail) : null;
  // "CEO of O and Chairman of O": the second title is the second body's.
  const another =
    titled !== null &&
    / and \ue002$| & \ue002$/u.test(titled[0]) &&
    /^ (?:of|at|for|with) /.test(tail.slice(titled[0].length));
  if (titled !== null && !another) {
    const titlePlace = end + titled[0].length - 1;
    const title = annotated.titles.findIndex((span) => annotated.at(span.from) === titlePlace);
    const glued = titled[0].startsWith(T);
    const who = actorAfterTitle(annotated, title);
    const lead = text.slice(Math.max(0, organisation.start - 14), organisation.start);
    const described =
      /\b(?:a|an|the|former|as|was|is|named|became|become|appointed|German|American|British) $/.test(lead) &&
      !/(?:an|ish|ese|ic|al|ist)$/.test(organisation.name);
    const linked = /['’]/.test(titled[0]) || isKnown(organisation) || who !== null || described;
    if (title >= 0 && linked && !glued && titleFits(annotated, title, organisation, titled[0])) {
      return link('employment', 0.92, { title, ...(who === null ? { trigger: organisation.start } : { actor: who }) });
    }
  }
  const owned = personFollows ? /^['’]s (\ue004)/u.exec(tail) : null;
  if (owned !== null && isKnown(organisation)) {
    const person = annotated.people.findIndex((span) => annotated.at(span.from) === end + owned[0].length - 1);
    if (person >= 0) return link('employment', 0.7, { actor: person });
  }
  if (AFTER_LEARNER.test(tail)) return link('education', 0.9);
  if (organisation.kind === 'school' && tail.includes(D) && AFTER_DEGREE.test(tail)) return link('education', 0.7);
  const relative = tail.includes('wh');
  if (relative && WHERE_LEARN.test(tail))
    return organisation.kind === 'school' ? link('education', 0.92) : link('education', 0.6);
  if (organisation.kind === 'school' && GERUND_LEARN.test(tail)) return link('education', 0.88);
  if (organisation.kind === 'school' && GRANTS.test(tail)) return link('education', 0.88, { words: tail.slice(0, 40) });
  if (relative && WHERE_WORK.test(tail) && !(organisation.kind === 'school' && OFFICE_ELSEWHERE.test(tail)))
    return link('employment', 0.9);
  const led = personFollows ? LED_BY.exec(tail) : null;
  if (led !== null) {
    const personPlace = end + led[0].length - 1;
    const person = annotated.people.findIndex((span) => annotated.at(span.from) === personPlace);
    const title = annotated.titles.findIndex(
      (span) => annotated.at(span.from) > end && annotated.at(span.from) < personPlace,
    );
    if (person >= 0) return link('employment', 0.8, { actor: person, title: title < 0 ? null : title });
  }
  if (AFTER_MEMBER.test(tail) && isKnown(organisation)) return link('employment', 0.6);
  return null;
}

/** "O, where he was a member of O": a club of learners. */
const OFFICE_ELSEWHERE =
  /^[^.;]{0,40}where (?:he|she|they|I|\ue004)(?: also| later| then)? (?:was|served as|became) (?:an? |the )?(?:[\p{Ll}-]+ )?\ue002 (?:of|in|for|on) (?:the )?(?:\ue005|[\p{Ll}-]+ (?:team|club|society|squad|newspaper|union|fraternity|sorority))/u;

/** "O CEO P": the index of the person right after the title (or after a chain of titles). */
function actorAfterTitle(annotated: Annotated, title: number): number | null {
  if (title < 0) return null;
  const { skeleton } = annotated;
  const start = annotated.at(annotated.titles[title]!.from);
  const chain = new RegExp(`^${T}(?:(?:,? and|,| &|/)? ${T})*(?: (?:of|for) ${F})?,? ${P}`, 'u').exec(
    skeleton.slice(start, start + 40),
  );
  if (chain === null) return null;
  const place = start + chain[0].length - 1;
  const person = annotated.people.findIndex((span) => annotated.at(span.from) === place);
  return person < 0 ? null : person;
}

/** "American actor", "Emmy Award winner": a nationality or a prize before a title is no employer. */
function titleFits(annotated: Annotated, title: number, organisation: OrganisationSpan, matched: string): boolean {
  const span = annotated.titles[title]!;
  if (
    organisation.kind === 'name' &&
    /^(?:Former|Retired|Nobel|Emmy|Oscar|Republican|Democratic|Democrat|Labour|Conservative|Liberal|Prime|Vice|Then|Award|Grammy|New|Senior|Junior|Chief|Lead|Federal|Communist|Jewish|Austrian|Award-winning|Olympic|Hollywood|Internet|Web)\b/i.test(
      organisation.name,
    )
  )
    return false;
  // "the James J. Stone Professor of": a chair's donor.
  // "Roe's supervisor": a person's, not an organisation's.
  if (
    organisation.kind === 'name' &&
    /['’]/.test(matched) &&
    /^(?:supervisor|advisor|adviser|student|teacher|tutor|mentor|coach|agent|biographer|successor|predecessor|assistant|lawyer|attorney|publisher|editor|secretary)$/.test(
      span.head,
    ) &&
    !annotated.text.slice(organisation.start, organisation.to).includes(' ')
  )
    return false;
  if (
    organisation.kind === 'name' &&
    /^(?:professor|chair|fellow|scholar|lecturer|reader)$/.test(span.head) &&
    (GIVEN_NAMES.has(organisation.name.split(/[\s.]/)[0]!.toLowerCase()) ||
      // "the Alder Chair of Economics": so does the article.
      (!/['’]/.test(matched) &&
        /\b(?:the|inaugural|first|endowed|as|named|appointed|elected|made|became|was|is) $/i.test(
          annotated.text.slice(Math.max(0, organisation.start - 12), organisation.start),
        )))
  )
    return false;
  if (
    organisation.kind === 'name' &&
    !/['’]/.test(matched) &&
    !/^(?:ceo|cfo|cto|coo|cio|president|chairman|chairwoman|chair|founder|co-founder|director|professor|manager|executive|officer|vp|partner|owner|editor|coach|spokesman|spokeswoman|engineer|researcher|scientist|analyst|star|head|principal|dean|reporter|columnist|correspondent|leader|commander)$/.test(
      span.head,
    )
  )
    return false;
  return true;
}

/** For the tests of their cost. */
export const RIGHT_PATTERNS: readonly RegExp[] = [
  AFTER_TITLE,
  AFTER_MEMBER,
  AFTER_LEARNER,
  AFTER_DEGREE,
  WHERE_LEARN,
  WHERE_WORK,
  GERUND_LEARN,
  LED_BY,
  TITLE_IS,
  LEADER,
  ...FRONTED_PATTERNS,
  OFFICE_ELSEWHERE,
];
