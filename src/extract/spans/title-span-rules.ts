// When the head noun of a title is no title where it stands: a verb, a subject of study, or part of a name.
import type { TitleSpan } from '../../domain/titles/recognise-title.ts';
import type { Rule } from '../lexicon/rule.ts';
import type { Token } from './tokens.ts';

interface TitleHead {
  title: TitleSpan;
  /** One word, as "director" is and "managing director" is not. */
  single: boolean;
  before: Token | undefined;
  twoBefore: Token | undefined;
  tail: Token;
  after: Token | undefined;
  /** The next words. */
  next: readonly Token[];
  /** A person's name starts right behind. */
  personFollows: boolean;
}

export function headAt(tokens: readonly Token[], title: TitleSpan, personStarts: ReadonlySet<number>): TitleHead {
  return {
    title,
    single: title.first === title.last - 1,
    before: tokens[title.first - 1],
    twoBefore: tokens[title.first - 2],
    tail: tokens[title.last - 1]!,
    after: tokens[title.last],
    next: tokens.slice(title.last, title.last + 4),
    personFollows: personStarts.has(title.last),
  };
}

const PLURAL_VERBS =
  /^(?:lead|head|chair|coach|guide|pilot|captain|judge|intern|partner|champion|master|guard|model|designer)$/;
const OBJECT_OPENS = /^(?:the|an?|its|his|her|their|our|my|up|all|both|two|three|several|research|on|in|with|for)$/;
const BEFORE_VERB = /^(?:and|who|also|\p{Ll}{3,10}ly|now|he|she|they|which|that|,|then|today|still)$/u;

/** A capital right before: "Roe heads the". */
const personEnds = ({ before, title }: TitleHead): boolean => before?.capital === true && title.from - before.to === 1;

/** Capitals without a gap, up to "Committee". */
function closesCommittee(next: readonly Token[]): boolean {
  const end = next.findIndex(({ text }) => /^(?:Sub)?[Cc]ommittee$/.test(text));
  return (
    next.slice(0, end + 1).every(({ capital, from }, at) => capital && (at === 0 || from - next[at - 1]!.to === 1)) &&
    end >= 0
  );
}

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
    id: 'chef-of-something',
    example: 'Ancien chef de clinique au CHU de Velmont',
    counterExample: 'She is a chef in Oakham.',
    when: ({ title, single, after }) => single && title.head === 'chef' && /^(?:de|du|des|d)$/.test(after?.lower ?? ''),
    effect: 'refuse',
  },
  {
    id: 'board-of-directors',
    example: 'She joined the board of directors.',
    counterExample: 'She met the directors.',
    when: ({ title, before, twoBefore }) =>
      title.plural && before?.lower === 'of' && /^(?:boards?|house)$/.test(twoBefore?.lower ?? ''),
    effect: 'refuse',
  },
  {
    id: 'plural-in-a-name',
    example: 'She joined the Oakham Teachers in 1999.',
    counterExample: 'She joined the teachers in 1999.',
    when: ({ title, tail, before, personFollows }) =>
      (title.plural || tail.facts.cue) &&
      tail.capital &&
      !personFollows &&
      (before?.text === '&' ||
        (before?.capital === true && title.from - before.to === 1) ||
        (title.plural && /^(?:at|joined|joining)$/.test(before?.lower ?? ''))),
    effect: 'refuse',
  },
  {
    id: 'plural-behind-and',
    example: 'She chairs the Society of Weavers and Designers.',
    counterExample: 'She met weavers and designers.',
    when: ({ title, tail, before, twoBefore }) =>
      title.plural && tail.capital && before?.lower === 'and' && twoBefore?.capital === true,
    effect: 'refuse',
  },
  {
    id: 'title-closes-a-name',
    example: 'She works for the Department of Justice.',
    counterExample: 'She became a chief justice.',
    when: ({ tail, before, twoBefore }) =>
      tail.capital && before?.lower === 'of' && twoBefore?.capital === true && twoBefore.facts.cue,
    effect: 'refuse',
  },
  {
    id: 'title-opens-a-name',
    example: 'He worked for General Motors.',
    counterExample: 'He became a general.',
    when: ({ tail, after, single, personFollows }) =>
      single &&
      tail.capital &&
      !personFollows &&
      after?.capital === true &&
      after.from - tail.to === 1 &&
      after.facts.cue,
    effect: 'refuse',
  },
  {
    id: 'title-in-the-name-of-a-committee',
    example: 'She was chair of the Lawyer Referral Service Committee.',
    counterExample: 'She was a lawyer in Oakham.',
    when: ({ tail, next, personFollows }) => tail.capital && !personFollows && closesCommittee(next),
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
];
