// What a sentence says about each organisation in it: learned there, works there, or nothing.
// A trigger to the left ("graduated from", "joined", a title) or to the right ("Apple CEO", "O, where he studied") decides.
import { type Annotated, SIGN } from './annotate.ts';
import type { OrganisationSpan } from './find-organisations.ts';
import { GIVEN_NAMES, PLACES } from './name-tables.ts';
import { type Relation, TRIGGERS, type Trigger } from './triggers.ts';

export interface Tie {
  organisation: OrganisationSpan;
  relation: Relation;
  /** Text offset of the trigger: the actor is looked for before it. */
  trigger: number;
  /** Set when the sentence names the actor right at the trigger ("led by P", "O CEO P"). */
  actor?: number;
  /** Index of the title that tied it, or null. */
  title: number | null;
  /** The trigger's own words, for status and tense. */
  words: string;
  /** True when the tie was inherited from the organisation before it in a list. */
  listed: boolean;
  /** 0 to 1. */
  strength: number;
}

const { degree: D, title: T, date: Y, person: P, organisation: O, place: L, field: F } = SIGN;

interface Compiled extends Trigger {
  pattern: RegExp;
  link: RegExp;
}

const escapeWord = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const KIND =
  '(?:(?:the |a |an )?(?:[a-zß-ÿ][a-zß-ÿ-]{1,16} ){0,3}(?:company|firm|agency|startup|start-up|organi[sz]ation|group|band|label|studio|giant|maker|website|magazine|newspaper|network|club|chain|bank|charity|foundation|consultancy|retailer|publisher|division|subsidiary|brand|department|school|faculty|board of directors|board of trustees|board|staff|team|site|service|provider|platform|manufacturer|supplier|operator|developer|broadcaster|airline|hospital) (?:of the |of |for the |at the |at |called |named |known as )?)?';
const FILLER =
  "(?:the \\d{1,3}(?:st|nd|rd|th) |\\d{1,3}(?:st|nd|rd|th) |the |a |an |his |her |their |its |our |my |both |nearby |prestigious |famous |local |then |former |renowned |world-renowned |newly |now |first |same |historically black |predominantly black |recent |current |all-black |elite |private |public |what is now |what was then |what became |le |la |les |el |los |die |das |dem |den |lo |il |l’entreprise |l'entreprise |la société |la startup |l’agence |l'agence |der Firma |la empresa |l’azienda |l'azienda |l’|l'|un' |the company |the firm )?";

/** Patterns run over lower-cased text without the `u` and `i` flags, which cost ten times as much. */
const plain = (source: string): string =>
  source
    .replaceAll('\\p{Ll}', '[a-zß-ÿ]')
    .replaceAll('[[a-zß-ÿ]-]', '[a-zß-ÿ-]')
    .replaceAll('\\p{L}', '[a-zß-ÿ]')
    .toLowerCase();

const COMPILED: readonly Compiled[] = TRIGGERS.map((trigger) => ({
  ...trigger,
  pattern: new RegExp(plain(`(?<![a-zß-ÿ-])(?:${trigger.words})(?![a-zß-ÿ])`), 'g'),
  link: new RegExp(
    plain(
      `(?:${trigger.links.map((link) => (link === '' ? `^[ ,:(–—-]{1,3}${trigger.loose === true ? '(?:the |a |an |his |her )?(?:[a-zß-ÿ]{2,14} ){0,3}' : ''}` : `(?<![a-zß-ÿ])${escapeWord(link)} ?`)).join('|')})${KIND}${FILLER}["“'‘(@]?$`,
    ),
  ),
}));
const LONGEST_REACH = Math.max(...TRIGGERS.map((trigger) => trigger.reach));

/** Breaks the way from a trigger to an organisation. */
const BARRIER = /;|\b(?:who|whom|which|whose|but|whereas|because|although|after|before|until|while)\b/iu;
const SUBJECT_BREAK = /,? (?:and|but) (?:he|she|they|I) |\. /u;

interface Candidate {
  trigger: Compiled;
  from: number;
  to: number;
  words: string;
}

function candidates(skeleton: string, lower: string): Candidate[] {
  const found: Candidate[] = [];
  for (const trigger of COMPILED) {
    for (const match of lower.matchAll(trigger.pattern))
      found.push({
        trigger,
        from: match.index,
        to: match.index + match[0].length,
        words: skeleton.slice(match.index, match.index + match[0].length),
      });
  }
  return found.sort((left, right) => left.to - right.to || left.from - right.from);
}

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

const isKnown = (organisation: OrganisationSpan): boolean =>
  organisation.kind !== 'name' || /^[A-Z][A-Z&.$]{1,7}$/.test(organisation.name);

export function findTies(annotated: Annotated): Tie[] {
  const { skeleton, organisations } = annotated;
  if (organisations.length === 0) return [];
  const folded = skeleton.toLowerCase();
  // A few letters grow when folded; offsets must not drift.
  const lower = folded.length === skeleton.length ? folded : skeleton;
  const all = candidates(skeleton, lower);
  const ties: Tie[] = [];
  for (const [index, organisation] of organisations.entries()) {
    const place = annotated.at(organisation.start);
    const left = leftTie(annotated, organisation, place, all, lower);
    const right = rightTie(annotated, organisation);
    const listed = listTie(annotated, organisations, index, ties);
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
      if (other.test(lead))
        ties.push({ ...left, relation: left.relation === 'employment' ? 'education' : 'employment', title: null });
    }
    // "his habilitation at O, where he also became professor": learned there and worked there.
    if (
      left !== null &&
      right !== null &&
      left.relation !== right.relation &&
      /^[^.;]{0,30}\bwhere\b/.test(right.words) &&
      left.strength >= 0.8
    )
      ties.push(left === best ? right : left);
    ties.push(best);
  }
  return ties;
}

const LEARNED_AND =
  /\b(?:studied|graduated|educated|trained|student)(?: \ue007)?,? and (?:later |then |subsequently |afterwards |eventually )?(?:an? )?$/iu;
const WORKED_AND =
  /\b(?:taught|worked|lectured|professor|lecturer)(?: \ue007)?,? and (?:later |then |subsequently |afterwards |eventually )?(?:an? )?$/iu;

function choose(left: Tie | null, right: Tie | null, listed: Tie | null): Tie | null {
  if (right !== null && (left === null || right.strength >= left.strength)) return right;
  if (listed !== null && (left === null || listed.strength > left.strength + 0.1)) return listed;
  return left ?? listed;
}

function leftTie(
  annotated: Annotated,
  organisation: OrganisationSpan,
  place: number,
  all: readonly Candidate[],
  lower: string,
): Tie | null {
  const { skeleton } = annotated;
  let best: { candidate: Candidate; distance: number } | null = null;
  for (let index = lastBefore(all, place); index >= 0; index -= 1) {
    const candidate = all[index]!;
    const distance = place - candidate.to;
    if (distance > LONGEST_REACH || (best !== null && distance > best.distance)) break;
    if (distance > candidate.trigger.reach) continue;
    if (candidate.trigger.school === true && organisation.kind !== 'school') continue;
    if (candidate.trigger.known === true && !isKnown(organisation)) continue;
    if (best !== null && candidate.trigger.strength <= best.candidate.trigger.strength) continue;
    const tail = lower.slice(candidate.to, place);
    if (!candidate.trigger.link.test(tail.length > 60 ? `x${tail.slice(-60)}` : tail)) continue;
    const way = skeleton.slice(candidate.to, place);
    if (BARRIER.test(way) || SUBJECT_BREAK.test(way)) continue;
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
    if (candidate.words === T && readsAsStudy(annotated, candidate)) continue;
    if (
      !wayIsFree(
        candidate,
        way,
        organisation,
        skeleton.slice(Math.max(0, candidate.from - 60), candidate.from),
        between,
      )
    )
      continue;
    best = { distance, candidate };
  }
  return best === null ? null : makeTie(annotated, organisation, best.candidate);
}

/** "a student of P at O", "trained under P at O": P is the teacher, not the one spoken of. */
const TAUGHT_BY =
  /\b(?:student|pupil|disciple|protégé|studied|under|assistant|worked|trained|educated|studies) (?:of |to |under |with |by ){0,2}(?:the |Professor |Prof\.? |Dr\.? ){0,2}(?:\ue004(?:,| and|, and) ){0,4}$/iu;

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

/** "studied in the Legal faculty of O": a faculty where somebody studies is no post. */
function readsAsStudy(annotated: Annotated, candidate: Candidate): boolean {
  const title = annotated.titles.find((span) => annotated.at(span.from) === candidate.from);
  return (
    title?.head === 'faculty' &&
    /\b(?:stud|graduat|enrol|enter|attend|educat)\p{L}{0,6}[^.;]{0,24}$/iu.test(
      annotated.skeleton.slice(Math.max(0, candidate.from - 40), candidate.from),
    )
  );
}

const ATHLETE =
  /^(?:forward|guard|quarterback|player|pitcher|catcher|outfielder|defender|midfielder|striker|goalkeeper|wrestler)$/;

function makeTie(annotated: Annotated, organisation: OrganisationSpan, candidate: Candidate): Tie {
  const from = textOffset(annotated, candidate.from);
  const person = candidate.words.startsWith(P)
    ? annotated.people.findIndex((span) => annotated.at(span.from) === candidate.from)
    : -1;
  const title =
    candidate.words === T ? annotated.titles.findIndex((span) => annotated.at(span.from) === candidate.from) : -1;
  return {
    organisation,
    // "a forward from O": athletes come from the school they played for.
    relation:
      title >= 0 &&
      organisation.kind === 'school' &&
      ATHLETE.test(annotated.titles[title]!.head) &&
      /\b(?:from|for|at) (?:the )?$/.test(annotated.text.slice(0, organisation.start))
        ? 'education'
        : candidate.trigger.relation,
    trigger: from,
    title: title < 0 ? null : title,
    ...(person < 0 ? {} : { actor: person }),
    words: candidate.words,
    listed: false,
    strength: candidate.trigger.strength,
  };
}

/** What may stand between a trigger and its organisation, by relation. */
function wayIsFree(
  candidate: Candidate,
  way: string,
  organisation: OrganisationSpan,
  lead: string,
  between: readonly OrganisationSpan[],
): boolean {
  const { trigger, words } = candidate;
  const preposition =
    /(?<![\p{L}])(\p{L}{1,8}) (?:the |a |an |his |her )?["“(]?$/iu.exec(way)?.[1]?.toLowerCase() ?? '';
  if (way.includes(O)) {
    // "développeur Front-End chez O": a bare name inside a title does not close it.
    const crossed = between.every((span) => span.kind === 'name');
    if (!(crossed && words === T && /^(?:chez|bei|at|presso|bij)$/.test(preposition) && way.length < 60)) return false;
  }
  if (trigger.relation === 'education') {
    if (organisation.kind === 'company') return words !== D && /from|at/.test(preposition);
    // "in Oxford", "in Cambridge": the town.
    if (preposition === 'in' && PLACES.has(organisation.name.toLowerCase())) return false;
    if (preposition === 'with' && organisation.kind !== 'school') return false;
    if (
      organisation.kind === 'name' &&
      /^[ ,:(–—-]{1,3}$/.test(way) &&
      !/^(?:attend|entered|graduated|alma)/i.test(words)
    )
      return false;
    if (words === D || /^(?:degrees?|diploma|honou?rs|certificate|thesis)$/i.test(words)) {
      if (organisation.kind === 'name' && !/^(?:from|at)$/.test(preposition)) return false;
      if (organisation.kind === 'body' && !/^(?:from|at|of|by)$/.test(preposition) && !/^[ ,:(–—-]{1,3}$/.test(way))
        return false;
      if (preposition === '' && /\p{Ll}{3,} \p{Ll}{3,} \p{Ll}{3,}/u.test(way)) return false;
    }
    if (/^(?:training|trained|education|course|courses|classes)$/i.test(words) && preposition === 'of') return false;
    if (
      /^(?:courses?|classes|coursework|students?|undergraduates?)$/i.test(words) &&
      /\bt(?:each|aught)\p{L}{0,3}\b[^.;]{0,50}$/iu.test(lead)
    )
      return false;
    if (
      organisation.kind === 'name' &&
      (preposition === 'of' || preposition === 'in' || preposition === 'by') &&
      !/^(?:alumn|graduates?)/i.test(words)
    )
      return false;
    if (organisation.kind === 'body' && (preposition === 'in' || preposition === 'by')) return false;
    return true;
  }
  if (words === T) return titleReaches(way, preposition, organisation, lead);
  if (
    preposition === 'with' &&
    organisation.kind === 'name' &&
    !/^(?:sign|contract|career|position|employ)/i.test(words)
  )
    return false;
  if (/^work/i.test(words) && preposition === 'as') return false;
  if (
    /^(?:serv|sat|sits|elected|appointed|named|invited|retir|stepp|career|position)/i.test(words) &&
    preposition === 'as'
  )
    return false;
  if (organisation.kind === 'name' && preposition === 'in') return false;
  if (organisation.kind === 'name' && preposition === 'by')
    return /^(?:employ|hired|recruited|signed|drafted)/i.test(words);
  if (
    /^(?:started|created|formed|led|left|managed|directed|represent|sold|bought|runs?|ran|launch)/i.test(words) &&
    way.length > 12 &&
    /\p{Ll}{4,}/u.test(
      way.replace(/\b(?:the|his|her|own|company|firm|called|named|known|group|band|business|startup|start-up)\b/gu, ''),
    )
  )
    return false;
  if (/^(?:members?|fellows?|membership)$/i.test(words) && organisation.kind === 'name' && way.length > 10)
    return false;
  return true;
}

/** "CEO for the largest online job site O": a noun says what O is. */
const KIND_BEFORE =
  /^ (?:of|for|with|at) (?:the |a |an |its )?(?:[\p{Ll}-]{2,14} ){0,4}(?:company|firm|site|website|startup|start-up|agency|brand|magazine|newspaper|maker|giant|retailer|studio|label|band|club|network|chain)(?: called| named)? $/u;

function titleReaches(way: string, preposition: string, organisation: OrganisationSpan, lead: string): boolean {
  // "CEO of O", "Professor at O", "Director, O" are near; "Professor of art history at the O" may be longer.
  const comma = /^,? (?:\p{L}+ ){0,1}$|^[ ,:(–—-]{1,3}(?:the )?$/iu.test(way);
  if (preposition === '' && !comma) return false;
  if (preposition === 'and' && !/^ and (?:the )?$/.test(way)) return false;
  if (preposition === 'and') return false;
  if (organisation.kind === 'name' && PLACES.has(organisation.name.toLowerCase())) return false;
  if (/^[ ,:(–—-]{1,3}$/.test(way)) {
    // "CEO, Jane Roe" and "Chairman Roe": what follows a title directly is more often a person.
    if (organisation.kind === 'name') return false;
    return way.includes(',') || way.includes('(') || way.includes('-') || way.includes('–') || way.includes(':');
  }
  if (preposition === 'in' && organisation.kind === 'name') return false;
  if (preposition === 'on' && !/^ on (?:the )?$/.test(way)) return false;
  if (
    organisation.kind === 'name' &&
    way.length > 16 &&
    !/^(?:chez|bei|presso|bij|at)$/.test(preposition) &&
    !KIND_BEFORE.test(way)
  )
    return false;
  if (preposition === 'to' && organisation.kind === 'name' && way.length > 5) return false;
  if (preposition === 'with' && organisation.kind === 'name' && way.length > 7) return false;
  if (/\b(?:said|told|met|interview|sold|announced|asked|visited|played)\b/.test(way)) return false;
  void lead;
  return way.length <= 60;
}

const POSSESSIVE = "(?:['’]s?)?";
const AFTER_TITLE = new RegExp(
  `^(?: \\(${O}\\)| \\([^)]{1,20}\\))?${POSSESSIVE}(?: (?:current|former|interim|new|longtime|long-time|founding|first|own|acting|then|then-|ex-|late|retired))? ?(?:and |& )?(?:[\\p{Ll}-]{4,16} )?${T}`,
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
/** "O is a brand, established in Y, whose CEO is P". */
const WHOSE_TITLE = new RegExp(
  `^(?: \\([^)]{0,40}\\))? (?:is|was|are)[^.;]{0,140}?,? whose (?:current |former |first )?${T}(?: \\(${T}\\))? (?:is|was) ${P}`,
  'u',
);
const TITLE_IS = new RegExp(`^${POSSESSIVE}(?: (?:current|interim|former|new))* ${T} (?:is|was) ${P}`, 'u');

function rightTie(annotated: Annotated, organisation: OrganisationSpan): Tie | null {
  const { skeleton, text } = annotated;
  const end = annotated.at(organisation.to);
  const tail = skeleton.slice(end, end + 160);
  const tie = (relation: Relation, strength: number, extra: Partial<Tie> = {}): Tie => ({
    organisation,
    relation,
    trigger: organisation.start,
    title: null,
    words: tail.slice(0, 30),
    listed: false,
    strength,
    ...extra,
  });
  const named = TITLE_IS.exec(tail) ?? WHOSE_TITLE.exec(tail);
  if (named !== null) {
    const person = annotated.people.findIndex((span) => annotated.at(span.from) === end + named[0].length - 1);
    const title = annotated.titles.findIndex((span) => annotated.at(span.from) >= end);
    if (person >= 0) return tie('employment', 0.93, { actor: person, title: title < 0 ? null : title });
  }
  const titled = AFTER_TITLE.exec(tail);
  // "CEO of O and Chairman of O": the second title is the second body's.
  const another =
    titled !== null &&
    / and \ue002$| & \ue002$/u.test(titled[0]) &&
    /^ (?:of|at|for|with) /.test(tail.slice(titled[0].length));
  if (titled !== null && !another && !opensRelative(text, organisation)) {
    const titlePlace = end + titled[0].length - 1;
    const title = annotated.titles.findIndex((span) => annotated.at(span.from) === titlePlace);
    const glued = titled[0].startsWith(T);
    const who = actorAfterTitle(annotated, title);
    const lead = text.slice(Math.max(0, organisation.start - 14), organisation.start);
    const described =
      /\b(?:a|an|the|former|as|was|is|German|American|British) $/.test(lead) &&
      !/(?:an|ish|ese|ic|al|ist)$/.test(organisation.name);
    const linked = /['’]/.test(titled[0]) || isKnown(organisation) || who !== null || described;
    if (title >= 0 && linked && !glued && titleFits(annotated, title, organisation, titled[0])) {
      return tie('employment', 0.92, { title, ...(who === null ? { trigger: organisation.start } : { actor: who }) });
    }
  }
  const owned = /^['’]s (\ue004)/u.exec(tail);
  if (owned !== null && isKnown(organisation)) {
    const person = annotated.people.findIndex((span) => annotated.at(span.from) === end + owned[0].length - 1);
    if (person >= 0) return tie('employment', 0.7, { actor: person });
  }
  if (AFTER_LEARNER.test(tail)) return tie('education', 0.9);
  if (organisation.kind === 'school' && AFTER_DEGREE.test(tail)) return tie('education', 0.7);
  if (WHERE_LEARN.test(tail)) return organisation.kind === 'school' ? tie('education', 0.92) : tie('education', 0.6);
  if (GERUND_LEARN.test(tail) && organisation.kind === 'school') return tie('education', 0.88);
  if (WHERE_WORK.test(tail)) return tie('employment', 0.9);
  const led = LED_BY.exec(tail);
  if (led !== null) {
    const personPlace = end + led[0].length - 1;
    const person = annotated.people.findIndex((span) => annotated.at(span.from) === personPlace);
    const title = annotated.titles.findIndex(
      (span) => annotated.at(span.from) > end && annotated.at(span.from) < personPlace,
    );
    if (person >= 0) return tie('employment', 0.8, { actor: person, title: title < 0 ? null : title });
  }
  if (AFTER_MEMBER.test(tail) && isKnown(organisation)) return tie('employment', 0.6);
  return null;
}

/** "his father's company" and the like never tie through a possessive. */
function opensRelative(text: string, organisation: OrganisationSpan): boolean {
  return /\b(?:his|her|their|my) (?:father|mother|wife|husband|brother|sister|son|daughter)(?:['’]s)? $/i.test(
    text.slice(Math.max(0, organisation.start - 24), organisation.start),
  );
}

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
  if (/Award|Prize|Medal/.test(organisation.name)) return false;
  // "the James J. Stone Professor of": a chair's donor.
  if (
    organisation.kind === 'name' &&
    /^(?:professor|chair|fellow|scholar|lecturer)$/.test(span.head) &&
    GIVEN_NAMES.has(organisation.name.split(/[\s.]/)[0]!.toLowerCase())
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

// Between two organisations of one list: "O in Montreal, Quebec, and at O".
const RENAMED =
  /^(?:,| [–—-])? \(?(?:which (?:is|was|became|has become) )?(?:now|today|currently|later|formerly|previously|then|since|present-day|originally|later to become|which became|became)(?: (?:known|called|named|renamed|part|as|of|a|the|to|become|campus))* (?:the )?$/;
const FIELD_GAP = /^(?: \([^)]{1,12}\))?,? and (?:\p{Ll}{2,14} ){1,4}(?:at|from) (?:the )?$/u;
const LIST_GAP = new RegExp(
  `^(?:${L}|${Y}|${F}|${D}|[.,;&/()"”“ –—-]|and|or|the|at|from|for|of|in|with|to|both|The|then|later|also|as well as|plus|respectively|based|headquartered|located|und|et|y|e|en|an der|der|à|de|di|${T}|the \\p{Ll}{3,12} (?:department|school|faculty|division) of){0,24}$`,
  'u',
);

/** "O, O, O and O": a comma is part of a list when an "and" closes it. */
function listGoesOn(annotated: Annotated, organisation: OrganisationSpan): boolean {
  const end = annotated.at(organisation.to);
  return /^(?: \(\ue005\))?(?:, \ue005(?: \(\ue005\))?){0,8},? (?:and|&) (?:the )?\ue005/u.test(
    annotated.skeleton.slice(end, end + 60),
  );
}

/** A mission or a workshop has members, but employs nobody. */
const NO_EMPLOYER = /^ (?:mission|expedition|cast|flight|conference|workshop|tournament|season|movement|generation)\b/;

function listTie(
  annotated: Annotated,
  organisations: readonly OrganisationSpan[],
  index: number,
  ties: readonly Tie[],
): Tie | null {
  const before = organisations[index - 1];
  const previous = ties.at(-1);
  if (before === undefined || previous === undefined || previous.organisation !== before) return null;
  const organisation = organisations[index]!;
  const gap = annotated.skeleton.slice(annotated.at(before.to), annotated.at(organisation.start));
  // "Oakham School (now Northfield Academy)": the same body under its other name.
  if (RENAMED.test(gap)) return { ...previous, organisation, listed: true, strength: previous.strength * 0.95 };
  // "the Museum of Fossils at Northfield University": a body inside a body.
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
    if (
      PLACES.has(organisation.name.toLowerCase()) ||
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

/** Every pattern built at load time, for the tests of their cost. */
export const GRAMMAR_PATTERNS: readonly RegExp[] = [
  ...COMPILED.flatMap((trigger) => [trigger.pattern, trigger.link]),
  AFTER_TITLE,
  AFTER_MEMBER,
  AFTER_LEARNER,
  AFTER_DEGREE,
  WHERE_LEARN,
  WHERE_WORK,
  GERUND_LEARN,
  LED_BY,
  TITLE_IS,
  WHOSE_TITLE,
  LIST_GAP,
];
