// Links from the right: what follows an organisation and says whose it is ("O CEO P", "O, where she studied", "O alumna").
import { english } from '../../../domain/languages/en.ts';
import type { Relation } from '../../../domain/languages/pack.ts';
import { anyOf } from '../../../domain/languages/words.ts';
import { once } from '../../../domain/text/once.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import { isKnown, type Link } from './link.ts';

const { degree: D, title: T, date: Y, person: P, organisation: O, place: L, field: F } = SIGN;

const POSSESSIVE = "(?:['’]s?)?";
const IN_BRACKETS = `(?:[,(]| in| ${L}|${Y}|\\)| )*,?`;
const WHO = `(?: in ${Y},?)? (?:he|she|they|I|${P})`;
const AFTER_TITLE = new RegExp(
  `^(?: \\(${O}\\)| \\([^)]{1,20}\\))?${POSSESSIVE}(?: (?:current|former|interim|new|longtime|long-time|founding|first|own|acting|then|then-|ex-|late|retired))? ?(?:and |& )?(?:(?!became |become |becoming |named |elected |appointed |served |under |with |from |after |before |until |when |while |where |whose |that |than |like |over |against |during |since |succeed|replac|told |said |says |hired |into |onto )[\\p{Ll}-]{4,16} )?${T}`,
  'u',
);
const LED_BY = new RegExp(
  `^(?:[^;.]{0,90})(?: is| was|,)? (?:currently |now |also )?(?:headed|led|run|owned|chaired|managed|directed|CEO'd|founded|co-founded|created|established|started|edited|coached)(?:[^;.]{0,30})? by (?:its |our |the |current |former |founder |and )*(?:${T}(?:,)? (?:and )?)*${P}`,
  'u',
);
/** "O hired her as T", "O named her its T", "O hired P in Y": one who was spoken of before, or without a title. */
const TAKES_ON = new RegExp(
  `^(?: (?:has|have|today|also|then|later|recently)){0,3} (?:(?:names?|named|appoints?|appointed|elects?|elected|promotes?|promoted|welcomes?|welcomed) (?:him|her|me)(?: (?:to be|to|as))?(?: (?:an?|the|its|their|new|first))* ${T}(?! (?:of|at|for) (?:the )?${O})|(?:hires?|hired|recruits?|recruited) (?:${P}|him|her|me)(?![\\p{L}])(?: as (?:an? |the |its |their )?${T})?)`,
  'u',
);
const CLAUSE_OPENS = /(?:^|[,;:] |(?<!\p{L})(?:when|and|but|that|until|before|after) )(?:[Tt]he )?$/u;

const OF_IT = `(?:its|the|their|our|an?|new|newest|next|first|the (?:company|firm|group|agency|organi[sz]ation|school|board)['’]s) `;
/** "O has appointed P as T", "O announces that P will be joining the company as its new T". */
const HIRES = once(
  () =>
    new RegExp(
      `^(?: \\([^)]{1,30}\\))?(?:,[^.;,${O}]{2,90},)? (?:(?:has|have|had|is|are|today|recently|also|just|proud|pleased|delighted|excited|happy|thrilled|to) )*(?:announced? )?(?:welcome|announce|${anyOf(english.appointing ?? [])}) (?:that |the (?:appointment|promotion|hiring|election|addition) of )?(?:${T} )?${P}(?:,[^.;]{2,80},)?(?: (?:will be |will |is |has been |was )?(?:joining|joins|joined|join|appointed|named|promoted)(?: (?:the|its|our) \\p{L}+)?)?(?: (?:on|in|effective|from) [\\p{L}\\d${Y}, ]{1,20})?(?: to(?: be| the (?:position|role|post) of)?| as)? (?:${OF_IT})*${T}(?! (?:of|at|for|with|in) (?:the )?${O})`,
      'iu',
    ),
);

/** "O, D and D in F from O": the degrees lead to the next school. */
const NO_OTHER_SCHOOL = `(?![^;.${O}]{0,80} (?:from|at|por(?: la| el)?|pela|pelo|presso|an der|aan de|aan het)(?: the| l['’])? ?${O})`;

interface BehindRule {
  id: string;
  example: string;
  relation: Relation;
  strength: number;
  school: boolean;
  pattern: RegExp;
}

/** What follows right behind an organisation, without a person of its own. The first that matches decides. */
const BEHIND_RULES: readonly BehindRule[] = [
  {
    id: 'learner-behind',
    example: 'O alumna',
    relation: 'education',
    strength: 0.9,
    school: false,
    pattern: new RegExp(
      `^${POSSESSIVE}[ -](?:graduates?|alumn(?:us|a|i)|alum|students?|dropout|trained|educated|undergraduate|valedictorian|class of|Class of)(?![\\p{L}])`,
      'u',
    ),
  },
  {
    id: 'degree-behind',
    example: 'O, B.A. 1999',
    relation: 'education',
    strength: 0.7,
    school: true,
    pattern: new RegExp(
      `^${POSSESSIVE}(?: \\([^)]{0,12}\\))?[,:]? ?[(–—-]{0,2} ?(?:${Y},? ?)?(?:${D}|${F},? ${D})${NO_OTHER_SCHOOL}`,
      'u',
    ),
  },
  {
    id: 'where-learned',
    example: 'O, where she studied',
    relation: 'education',
    strength: 0.9,
    school: false,
    pattern: new RegExp(
      `^${IN_BRACKETS} ?(?:where|from which|from where|at which)${WHO}(?: (?:also|later|had|has|then|was|first))* (?:earned(?! (?:\\p{L}+ )?(?:experience|recognition|praise|a reputation))|received|obtained|graduated|studied|majored|took|completed|gained (?:his|her|their|an?) (?:${D}|${F})|got|read|was awarded|pursued|is pursuing|is studying|is majoring|is working on|is completing|is enrolled|is currently (?:working on|completing|pursuing|studying)|did his|did her|awarded|attended|finished|wrote his|wrote her)`,
      'u',
    ),
  },
  {
    id: 'graduating-behind',
    example: 'O, graduating in 1999',
    relation: 'education',
    strength: 0.88,
    school: true,
    pattern: new RegExp(`^${IN_BRACKETS} (?:earning|receiving|obtaining|graduating|majoring|gaining|completing)`, 'u'),
  },
  {
    id: 'school-grants',
    example: 'O awarded her an honorary degree',
    relation: 'education',
    strength: 0.88,
    school: true,
    pattern: new RegExp(
      `^(?: (?:also|later|has|had|then|subsequently)){0,2} (?:awarded|granted|gave|conferred|presented|bestowed)(?: (?:up)?on)? (?:${P}|him|her|them|me)(?: with)? (?:an? |the |its |his |her ){0,2}(?:honorary )?(?:degree|doctorate|diploma|${D})`,
      'u',
    ),
  },
  {
    id: 'where-worked',
    example: 'O, where she taught',
    relation: 'employment',
    strength: 0.9,
    school: false,
    pattern: new RegExp(
      `^${IN_BRACKETS} ?(?:where|for which|for whom|at which)${WHO}(?: (?:also|later|had|has|then|currently|first|still|is|was|been))* (?:worked|works|working|served|serves|taught|teaches|teaching|an? |the |became|appointed|employed|held|holds|led|leads|responsible|managed|directed|conducted|researched|remained|rose|joined|played|${T})`,
      'u',
    ),
  },
];

export function rightLink(annotated: Annotated, organisation: OrganisationSpan): Link | null {
  const end = annotated.at(organisation.to);
  const tail = annotated.skeleton.slice(end, end + 160);
  const base: Link = {
    rule: '',
    organisation,
    relation: 'employment',
    trigger: organisation.start,
    title: null,
    words: tail.slice(0, 40),
    listed: false,
    strength: 0,
  };
  const found =
    titleBehind(annotated, organisation, end, tail) ??
    saidBehind(organisation, tail) ??
    ledBy(annotated, end, tail) ??
    takesOn(annotated, organisation, end, tail);
  return found === null ? null : { ...base, ...found };
}

type Found = Pick<Link, 'rule' | 'strength'> & Partial<Link>;

function saidBehind(organisation: OrganisationSpan, tail: string): Found | null {
  const rule = BEHIND_RULES.find(
    ({ school, pattern }) => (!school || organisation.kind === 'school') && pattern.test(tail),
  );
  return rule === undefined ? null : { rule: rule.id, relation: rule.relation, strength: rule.strength };
}

/** The title with which the matched words end. */
const titleAt = (annotated: Annotated, end: number, { 0: matched }: RegExpExecArray): number =>
  annotated.titles.findIndex((span) => annotated.at(span.from) === end + matched.length - 1);

/** The person and the title inside a stretch of the skeleton behind the organisation. */
function within(annotated: Annotated, from: number, to: number): Pick<Link, 'actor' | 'title'> | null {
  const isInside = (span: { from: number }): boolean => annotated.at(span.from) >= from && annotated.at(span.from) < to;
  const actor = annotated.people.findIndex(isInside);
  const title = annotated.titles.findLastIndex(isInside);
  return actor < 0 ? null : { actor, title: title < 0 ? null : title };
}

function takesOn(annotated: Annotated, organisation: OrganisationSpan, end: number, tail: string): Found | null {
  const before = annotated.skeleton.slice(0, annotated.at(organisation.start));
  const taken = HIRES().exec(tail) ?? (CLAUSE_OPENS.test(before) ? TAKES_ON.exec(tail) : null);
  if (taken === null) return null;
  const people = within(annotated, end, end + taken[0].length);
  const title = titleAt(annotated, end, taken);
  return {
    rule: 'organisation-takes-on',
    strength: 0.9,
    words: taken[0].trim(),
    ...(people ?? { title: title < 0 ? null : title }),
  };
}

function ledBy(annotated: Annotated, end: number, tail: string): Found | null {
  const led = LED_BY.exec(tail);
  const people = led === null ? null : within(annotated, end, end + led[0].length);
  return people === null ? null : { rule: 'led-by', strength: 0.8, ...people };
}

/** "O CEO P", "O's director" */
function titleBehind(annotated: Annotated, organisation: OrganisationSpan, end: number, tail: string): Found | null {
  const titled = AFTER_TITLE.exec(tail);
  if (titled === null || titled[0].startsWith(T)) return null;
  // "CEO of O and Chairman of O": the second title is the second organisation's.
  const rest = tail.slice(titled[0].length);
  if (/(?: and| &) \ue002$/u.test(titled[0]) && /^ (?:of|at|for|with) /.test(rest)) return null;
  const place = end + titled[0].length - 1;
  const title = annotated.titles.findIndex((span) => annotated.at(span.from) === place);
  if (title < 0 || !titleFits(annotated, title, organisation, titled[0])) return null;
  const actor = actorAfterTitle(annotated, title);
  const lead = annotated.text.slice(Math.max(0, organisation.start - 14), organisation.start);
  const described = /\b(?:a|an|the|former|as|was|is|named|became|become|appointed) $/.test(lead);
  if (!/['’]/.test(titled[0]) && !isKnown(organisation) && actor === null && !described) return null;
  return { rule: 'title-behind', strength: 0.92, title, ...(actor === null ? {} : { actor }) };
}

const TITLES_AND_PERSON = new RegExp(`^${T}(?:(?:,? and|,| &|/)? ${T})*(?: (?:of|for) ${F})?,? ${P}`, 'u');

/** "O CEO P": the index of the person right after the title (or after a chain of titles). */
function actorAfterTitle(annotated: Annotated, title: number): number | null {
  const start = annotated.at(annotated.titles[title]!.from);
  const chain = TITLES_AND_PERSON.exec(annotated.skeleton.slice(start, start + 40));
  if (chain === null) return null;
  const place = start + chain[0].length - 1;
  const person = annotated.people.findIndex((span) => annotated.at(span.from) === place);
  return person < 0 ? null : person;
}

/** Titles that stand behind the bare name of a firm: "Quuxware CEO"; not "American actor". */
const OF_FIRMS =
  /^(?:ceo|cfo|cto|coo|cio|president|chairman|chairwoman|chair|founder|co-founder|director|professor|manager|executive|officer|vp|partner|owner|editor|coach|spokesman|spokeswoman|engineer|researcher|scientist|analyst|star|head|principal|dean|reporter|columnist|correspondent|leader|commander)$/;
const NO_EMPLOYER =
  /^(?:Former|Retired|Nobel|Emmy|Oscar|Republican|Democratic|Democrat|Labour|Conservative|Liberal|Prime|Vice|Then|Award|Grammy|New|Senior|Junior|Chief|Lead|Federal|Communist|Olympic)\b/i;

/** A nationality, a prize or the donor of a chair before a title is no employer. */
function titleFits(annotated: Annotated, title: number, organisation: OrganisationSpan, matched: string): boolean {
  if (organisation.kind !== 'name') return true;
  const { head } = annotated.titles[title]!;
  const owns = /['’]/.test(matched);
  if (NO_EMPLOYER.test(organisation.name) || (!owns && !OF_FIRMS.test(head))) return false;
  // "Roe's supervisor": a person's, not an organisation's.
  if (owns && !OF_FIRMS.test(head) && !organisation.name.includes(' ')) return false;
  return owns || !/^(?:professor|chair|fellow|scholar|lecturer|reader)$/.test(head);
}

/** For the tests of their cost. */
export const RIGHT_PATTERNS: readonly RegExp[] = [
  AFTER_TITLE,
  LED_BY,
  TAKES_ON,
  CLAUSE_OPENS,
  HIRES(),
  ...BEHIND_RULES.map(({ pattern }) => pattern),
];
