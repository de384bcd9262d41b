// When the head noun of a title is no title where it stands: a verb, a subject of study, or part of a name.
import type { TitleSpan } from '../../domain/titles/recognise-title.ts';
import { NEVER_NAMES } from '../lexicon/name-tables.ts';
import { COMPANY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import type { Rule } from '../lexicon/rule.ts';
import type { Token } from './tokens.ts';

interface TitleHead {
  title: TitleSpan;
  /** One word, as "director" is and "managing director" is not. */
  single: boolean;
  before: Token | undefined;
  twoBefore: Token | undefined;
  tail: Token;
  /** The word before the last of the title. */
  beforeTail: Token | undefined;
  after: Token | undefined;
  /** A person's name starts right behind. */
  personFollows: boolean;
  /** A capital follows that could go on a name. */
  joinsAfter: boolean;
  text: string;
  tokens: readonly Token[];
}

export function headAt(
  text: string,
  tokens: readonly Token[],
  title: TitleSpan,
  personStarts: ReadonlySet<number>,
): TitleHead {
  const after = tokens[title.last];
  const tail = tokens[title.last - 1]!;
  const personFollows = personStarts.has(title.last);
  return {
    title,
    single: title.first === title.last - 1,
    before: tokens[title.first - 1],
    twoBefore: tokens[title.first - 2],
    tail,
    beforeTail: tokens[title.last - 2],
    after,
    personFollows,
    joinsAfter:
      after?.word === true &&
      after.capital &&
      after.from - tail.to === 1 &&
      !personFollows &&
      !NEVER_NAMES.has(after.lower),
    text,
    tokens,
  };
}

const VERBS = /^(?:lead|head|chair|coach|guide|pilot|captain|judge|intern|partner|champion|guard|model)$/;
const PLURAL_VERBS =
  /^(?:lead|head|chair|coach|guide|pilot|captain|judge|intern|partner|champion|master|guard|model|designer)$/;
const OBJECT_OPENS = /^(?:the|an?|its|his|her|their|our|my|up|all|both|two|three|several|research|on|in|with|for)$/;
const BEFORE_VERB = /^(?:and|who|also|\p{Ll}{3,10}ly|now|he|she|they|which|that|,|then|today|still)$/u;
const OFFICES =
  /^(?:abbot|bishop|archbishop|cardinal|judge|captain|general|major|chancellor|deacon|pilot|governor|mayor|commander|president|king|admiral|colonel|author|pastor|priest|chaplain|head|fellow|senator|justice|principal)$/;
const JUSTICE = /^(?:criminal|social|juvenile|restorative|environmental|racial|economic|of)$/;
const GUARDS = /^(?:Coast|National|Home|Civil|Republican|Swiss|Imperial|Horse|State|Red|Life)$/;

/** A capital right before: "Roe heads the". */
const personEnds = ({ before, title }: TitleHead): boolean => before?.capital === true && title.from - before.to === 1;

export const NO_TITLE_RULES: readonly Rule<TitleHead, 'refuse'>[] = [
  {
    id: 'title-is-a-verb',
    example: 'She founded the firm and leads its practice in Oakham.',
    counterExample: 'She hired two leads for the practice.',
    when: (head) =>
      head.title.plural &&
      head.single &&
      !head.tail.capital &&
      PLURAL_VERBS.test(head.title.head) &&
      OBJECT_OPENS.test(head.after?.lower ?? '') &&
      (head.before === undefined || BEFORE_VERB.test(head.before.lower) || personEnds(head)),
    effect: 'refuse',
  },
  {
    id: 'title-is-an-infinitive',
    example: 'She was chosen to lead the practice.',
    counterExample: 'She was promoted to lead engineer.',
    when: ({ single, before, tail, after }) =>
      single &&
      before?.lower === 'to' &&
      !tail.capital &&
      VERBS.test(tail.lower) &&
      /^(?:the|an?|its|his|her|their|our|my|up|with|for|at|on)$/.test(after?.lower ?? ''),
    effect: 'refuse',
  },
  {
    id: 'title-is-an-adjective',
    example: 'He held academic posts in Oakham.',
    counterExample: 'He is an academic in Oakham.',
    when: ({ single, title, after }) =>
      single &&
      /^(?:academic|executive|professional|creative|representative)$/.test(title.head) &&
      /^(?:posts?|positions?|appointments?|careers?|work|life|jobs?|roles?|years?|degrees?|experience|studies|training|education|qualifications?)$/.test(
        after?.lower ?? '',
      ),
    effect: 'refuse',
  },
  {
    id: 'title-is-a-subject',
    example: 'She works for the Department of Justice.',
    counterExample: 'She became a chief justice.',
    when: ({ title, beforeTail }) => title.head === 'justice' && JUSTICE.test(beforeTail?.lower ?? ''),
    effect: 'refuse',
  },
  {
    id: 'plural-opens-a-firm',
    example: 'He worked for the Merchants National Bank.',
    counterExample: 'Merchants met at the bank.',
    when: ({ title, tail, single, after, personFollows, tokens }) =>
      title.plural &&
      tail.capital &&
      single &&
      after?.capital === true &&
      !personFollows &&
      bodySoon(tokens, title.last),
    effect: 'refuse',
  },
  {
    id: 'guard-is-a-service',
    example: 'He joined the Coast Guard.',
    counterExample: 'He was a security guard.',
    when: ({ title, tail, beforeTail }) =>
      title.head === 'guard' && tail.capital && GUARDS.test(beforeTail?.text ?? ''),
    effect: 'refuse',
  },
  {
    id: 'house-of-delegates',
    example: 'She sat in the house of delegates.',
    counterExample: 'She met the delegates.',
    when: ({ title, before, twoBefore }) => title.plural && before?.lower === 'of' && twoBefore?.lower === 'house',
    effect: 'refuse',
  },
  {
    id: 'plural-closes-an-organisation',
    example: 'She belongs to the College of Surgeons.',
    counterExample: 'She trained surgeons.',
    when: ({ title, before, tail }) =>
      title.plural && (before?.lower === 'of' || before?.lower === 'for') && tail.capital,
    effect: 'refuse',
  },
  {
    id: 'board-of-directors',
    example: 'She joined the board of directors.',
    counterExample: 'She met the directors.',
    when: ({ title, before, twoBefore }) =>
      title.plural && before?.lower === 'of' && /^boards?$/.test(twoBefore?.lower ?? ''),
    effect: 'refuse',
  },
  {
    id: 'plural-closes-a-firm',
    example: 'She joined Sales Partners in Oakham.',
    counterExample: 'He met the managing partners in Oakham.',
    when: ({ title, tail, single, tokens, personFollows }) =>
      title.plural &&
      tail.capital &&
      !single &&
      tokens[title.first]!.capital &&
      COMPANY_CUES.has(tail.lower) &&
      !personFollows,
    effect: 'refuse',
  },
  {
    id: 'title-opens-a-name',
    example: 'He worked for General Motors.',
    counterExample: 'He became a general.',
    when: ({ tail, joinsAfter, single, title, after }) =>
      tail.capital &&
      joinsAfter &&
      single &&
      (title.weak || SCHOOL_CUES.has(after!.lower) || COMPANY_CUES.has(after!.lower)),
    effect: 'refuse',
  },
  {
    id: 'plural-closes-a-name',
    example: 'She joined the Oakham Teachers in 1999.',
    counterExample: 'She joined the teachers in 1999.',
    when: ({ title, tail, before, personFollows }) =>
      title.plural && tail.capital && before?.capital === true && title.from - before.to === 1 && !personFollows,
    effect: 'refuse',
  },
  {
    id: 'office-opens-a-school',
    example: 'She attended Bishop Miles High School.',
    counterExample: 'She met the bishop at the school.',
    when: ({ tail, joinsAfter, single, title, tokens }) =>
      tail.capital && joinsAfter && single && OFFICES.test(title.head) && schoolSoon(tokens, title.last),
    effect: 'refuse',
  },
  {
    id: 'faculty-of-a-school',
    example: 'She studied at the Faculty of Law.',
    counterExample: 'She joined the faculty.',
    when: ({ title, tail, after, single }) =>
      title.head === 'faculty' && tail.capital && (after?.lower === 'of' || !single),
    effect: 'refuse',
  },
  {
    id: 'weak-title-in-a-name',
    example: 'He led Staff & Volunteers.',
    counterExample: 'He led the volunteers.',
    when: ({ title, tail, before }) => title.weak && tail.capital && (before?.text === '&' || before?.lower === 'of'),
    effect: 'refuse',
  },
];

/** Capitals without a gap, one of which is a bank, a firm or the like. */
function bodySoon(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 4); index += 1) {
    const { word, capital, from, facts } = tokens[index]!;
    if (!word || !capital || from - tokens[index - 1]!.to !== 1) return false;
    if (facts.cue) return true;
  }
  return false;
}

function schoolSoon(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 5); index += 1) {
    if (!tokens[index]!.word || !tokens[index]!.capital) return false;
    if (SCHOOL_CUES.has(tokens[index]!.lower)) return true;
  }
  return false;
}
