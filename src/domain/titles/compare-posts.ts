// Compares two titles by what they are made of, where their words have nothing in common: the office, the rank before it and
// the area of work beside it. "Responsable Marketing et Communication" and "Head of Marketing": the one office, and one of two areas.
import { makePhraseFinder, type PhraseMatch, UNSPACED } from '../languages/phrase-finder.ts';
import type { Comparison } from '../model/comparison.ts';
import { OUTCOME_RANK } from '../model/comparison.ts';
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';
import {
  apartFromField,
  englishConcept,
  englishNames,
  isLowered,
  officesWrittenIn,
  splitCompounds,
} from './pack-titles.ts';
import { canonical } from './same-titles.ts';
import { areasOf, areNearAreas, areOneArea } from './title-areas.ts';
import { englishMeanings, otherMeanings, specialtyOf } from './title-senses.ts';
import { TITLE_HEADS } from './vocabulary.ts';

/** One English name that an office may have, and the area that the name itself says: "marketing manager". */
interface Sense {
  office: string;
  areas: readonly string[];
  ranks?: readonly string[];
}

interface Post {
  /** What the office is called in English, and what else it may be called. */
  senses: readonly Sense[];
  others: readonly Sense[];
  areas: readonly string[];
  ranks: ReadonlySet<string>;
  /** Every word beside the office is known, and every word that may be a rank. */
  isRead: boolean;
  isRankRead: boolean;
}

/** What is named after the area that somebody heads: a director of finance and the head of finance. */
const LEADERS = new Set(['head', 'director', 'chief', 'lead', 'leader']);
/** Offices of which the area makes the profession: an engineer of one trade is no engineer of another. */
const ANY_WORK = new Set(
  'head director manager chief lead leader officer specialist expert coordinator analyst engineer assistant consultant adviser advisor supervisor technician clerk employee member associate representative physician administrator delegate'.split(
    ' ',
  ),
);
/** Who works on one of them heads nothing: "project manager". */
const NOT_LED = new Set(['project', 'product', 'account', 'store', 'event', 'programme', 'customer']);
/** What is said of too many to be one without its area. */
const ONE_OF_MANY = new Set(['physician', 'specialist', 'president']);
/** Words of English titles that are more often something else. */
const NO_OFFICE =
  /^(?:general|major|private|host|forward|staff|faculty|executive|principal|justice|keeper|guard|player|academic)$/;
/** Whoever is one of these is a physician, of the field that is named beside it. */
const PHYSICIANS =
  /^(?:physician|senior physician|specialist physician|staff physician|attending physician|consultant physician|consultant|senior consultant|general practitioner)$/;

const keptOffice = (name: string): string => {
  const folded = foldWords(name);
  if (folded === 'deputy') return folded;
  const kept =
    canonical().get(folded) ?? canonical().get(englishConcept(folded) ?? '') ?? englishConcept(folded) ?? folded;
  return kept === 'adviser' ? 'consultant' : kept;
};

const PARTS = /^(?:(?<of>.+?) (?:of|in|for) (?<area>.+)|(?<before>.+) (?<last>\p{L}+))$/u;

/** "marketing manager" is a manager in marketing, a cardiologist a specialist in cardiology, an intern no part of anything. */
const sensesOf: (name: string) => readonly Sense[] = memoise((name) => {
  const concept = englishConcept(foldWords(name));
  return concept === undefined || concept === name ? partsOf(name) : [...partsOf(name), ...partsOf(concept)];
});

function partsOf(name: string): Sense[] {
  const whole = { office: keptOffice(name), areas: [] };
  const field = specialtyOf(name);
  if (field !== undefined) {
    const areas = [...areasOf(field).areas];
    return [whole, { office: 'specialist', areas }, { office: 'physician', areas }];
  }
  if (PHYSICIANS.test(name)) return [whole, { office: 'physician', areas: [] }];
  const { of, area, before, last } = PARTS.exec(name)?.groups ?? {};
  const [head, rest] = of === undefined ? [last, before] : [of, area];
  if (head === undefined || rest === undefined || rest === 'training') return [whole];
  const { areas, ranks, unread } = areasOf(rest.replace(/\b(?:hr|it|pr|qa)\b/g, (short) => short.toUpperCase()));
  const isLed = LEADERS.has(head) || head === 'manager';
  if ((areas.size === 0 && ranks.size === 0) || unread.length > 0) return [whole];
  if (!isLed && head !== 'physician' && canonical().has(foldWords(name))) return [whole];
  if (isLed && [...areas].some((one) => NOT_LED.has(one))) return [whole];
  return [whole, { office: keptOffice(head), areas: [...areas], ranks: [...ranks] }];
}

/** English offices inside a title; of the heads of titles those that no other language has. */
const englishFinder = once(() => {
  const more = [...canonical().keys(), ...englishMeanings(), ...TITLE_HEADS].filter(
    (name) => officesWrittenIn(name).length === 0,
  );
  const names = new Set([...englishNames(), ...more]);
  return makePhraseFinder(
    [...names].filter((name) => !NO_OFFICE.test(name)).map((form) => ({ form, value: [form.toLowerCase()] })),
  );
});

interface Office extends PhraseMatch<readonly string[]> {
  isEnglish: boolean;
}

const SEGMENTS =
  /\s(?:and|&|und|et|y|e|en|oraz|и|та|і|och|og|[–—·-])\s|(?<=[ěščřžýůáíąęłóńśźż]\p{L}*)\s[ai]\s|[,;/|•()]|\s?兼\s?|\s겸\s|・|、/iu;
const BEFORE_SUBJECT = /\s(?:of|in|for|at|to|with)\s/i;

/** The offices named in a part of a title, in order: of two in one place the longer one, of two as long the English one. */
function officesIn(part: string): Office[] {
  const all: Office[] = [
    ...englishFinder()
      .find(part)
      .map((one) => ({ ...one, isEnglish: true })),
    ...officesWrittenIn(part)
      .filter((one) => !isLowered(part, one))
      .map((one) => ({ ...one, isEnglish: false })),
  ];
  const isCovered = (one: Office, at: number): boolean =>
    all.some((other, place) => {
      const [length, another] = [one.text.length, other.text.length];
      const isMore = another > length || (another === length && place < at);
      return isMore && other.from < one.to && one.from < other.to;
    });
  return all.filter((one, at) => !isCovered(one, at)).sort((one, other) => one.from - other.from);
}

/** The one that the part is named by: the last one before "of" in English and in scripts without spaces, else the first. */
function mainOffice(part: string, offices: readonly Office[]): Office | undefined {
  const [first] = offices;
  if (first === undefined || (!first.isEnglish && !UNSPACED.test(first.text))) return first;
  const end = BEFORE_SUBJECT.exec(part)?.index ?? part.length;
  return offices.findLast(({ from }) => from < end) ?? first;
}

/** What stands beside the office; another office there says of what: "specjalista ortodonta". */
function beside(part: string, offices: readonly Office[], main: Office): string {
  let text = '';
  let at = 0;
  for (const one of offices) {
    const field = one.value.map(specialtyOf).find((name) => name !== undefined);
    text += part.slice(at, one.from);
    if (one !== main && (field !== undefined || !PHYSICIANS.test(one.value[0] ?? ''))) text += ` ${field ?? one.text} `;
    at = one.to;
  }
  return text + part.slice(at);
}

/**
 * "Markeds- og kommunikasjonssjef": the head of the second word is that of the first too. A word that is an office as a
 * whole is not taken apart.
 */
const apart = (title: string): string =>
  title
    .replace(KOREAN_HEAD, ' ')
    .split(/(\s+)/u)
    .map((word) => (officesWrittenIn(word).some(({ text }) => text === word) ? word : splitCompounds(word)))
    .join('');

/** "영업팀장": of what, and whose head. */
const KOREAN_HEAD = /(?<=\p{Script=Hangul}{2})(?=(?:팀장|본부장|실장|부장|과장|센터장)$)/u;

/** The posts that a title names one after another, each with the areas beside it. */
function postsIn(title: string): Post[] {
  const posts: Post[] = [];
  let pending = '';
  for (const part of title.split(SEGMENTS)) {
    const offices = officesIn(part);
    const main = mainOffice(part, offices);
    const last = posts.at(-1);
    if (main === undefined) {
      if (last === undefined) pending += ` ${part}`;
      else posts[posts.length - 1] = withAreas(last, part);
      continue;
    }
    const { areas, ranks, unread, isRankUnread } = areasOf(`${pending} ${beside(part, offices, main)}`);
    pending = '';
    // "Konzipient der Kanzlei": an unknown word before an office may be a rank.
    const isUnspaced = UNSPACED.test(main.text);
    if (!main.isEnglish && !isUnspaced && areasOf(part.slice(0, main.from)).unread.length > 0) continue;
    if (isUnspaced && unread.length > 0 && areas.size === 0) continue;
    const [name = '', ...names] = main.value;
    posts.push({
      senses: sensesOf(name),
      others: main.isEnglish ? [] : [...names, ...main.value.flatMap(otherMeanings)].flatMap(sensesOf),
      areas: [...areas],
      ranks,
      isRead: unread.length === 0,
      // The ranks of English are all known.
      isRankRead: main.isEnglish || !isRankUnread,
    });
  }
  return posts;
}

function withAreas(post: Post, text: string): Post {
  const { areas, ranks, unread } = areasOf(text);
  return {
    ...post,
    areas: [...post.areas, ...areas],
    ranks: post.ranks.union(ranks),
    isRead: post.isRead && unread.length === 0,
  };
}

/** "神经内科主任" is the head (主任) of neurology (神经内科). */
const HEAD_OF_FIELD = /科(?=主任(?!医|醫))/gu;

/** A title as it stands, and with its compounds taken apart. */
const readingsOf: (title: string) => readonly (readonly Post[])[] = memoise((written) => {
  const title = apartFromField(written).replace(HEAD_OF_FIELD, '科 ');
  const split = apart(title);
  return split === title ? [postsIn(title)] : [postsIn(title), postsIn(split)];
});

const LOWER = new Set(['deputy', 'assistant', 'trainee', 'junior', 'acting']);

/** The office is one and every word beside it is read, and a lower rank parts the two. */
export const OTHER_RANK = 0.55;

const found = (outcome: Comparison['outcome'], score: number, reason: string): Comparison => ({
  outcome,
  score,
  reason,
});

function compareSenses(one: Post, left: Sense, other: Post, right: Sense, isLoose: boolean): Comparison | null {
  const ones = [...left.areas, ...one.areas];
  const others = [...right.areas, ...other.areas];
  const areLed = ones.length > 0 && others.length > 0 && LEADERS.has(left.office) && LEADERS.has(right.office);
  const areOne = left.office === right.office || areLed;
  // A manager of one language may be called a head in another; in one language they are two.
  const isManager = (sense: Sense): boolean => sense.office === 'manager';
  const isLeader = (sense: Sense): boolean => LEADERS.has(sense.office);
  const areNear = (isManager(left) && isLeader(right)) || (isLeader(left) && isManager(right));
  if (!areOne && !(areNear && ones.length > 0 && others.length > 0)) return null;
  const { office } = left;
  const isOf = (areas: readonly string[], all: readonly string[]): boolean =>
    areas.every((area) => all.some((another) => areOneArea(area, another)));
  const ranksOf = (post: Post, sense: Sense): Set<string> => post.ranks.union(new Set(sense.ranks));
  const areEqualRanks = areOne && ranksOf(one, left).symmetricDifference(ranksOf(other, right)).size === 0;
  // A professor emeritus was a professor; a deputy was never the head.
  const isLower = [...ranksOf(one, left).symmetricDifference(ranksOf(other, right))].some((rank) => LOWER.has(rank));
  if (!areEqualRanks && [...(left.ranks ?? []), ...(right.ranks ?? [])].length > 0) return null;
  const isAnyWork = ANY_WORK.has(office);
  if (ones.length === 0 || others.length === 0) {
    // A chair may be called a head, and is no head of purchasing.
    if (isLoose || ONE_OF_MANY.has(office)) return null;
    // "Profesora ayudante de Derecho": an unknown word may be a rank.
    if (isAnyWork && !(one.isRead && other.isRead)) return null;
    if (!one.isRankRead || !other.isRankRead) return found('partial', 0.5, `both are ${office}, the rest is not known`);
    return areEqualRanks
      ? found('compatible', 0.78, `both are ${office}, one says of what`)
      : found(
          'partial',
          isLower && one.isRead && other.isRead ? OTHER_RANK : 0.5,
          `both are ${office}, of another rank`,
        );
  }
  const areas = ones.join(', ');
  if (isOf(ones, others) || isOf(others, ones))
    return areEqualRanks
      ? found('compatible', 0.8, `both are ${office} of ${areas}`)
      : found(
          'partial',
          isLower && one.isRead && other.isRead ? OTHER_RANK : 0.5,
          `both are ${office} of ${areas}, of another rank`,
        );
  if (ones.some((area) => isOf([area], others))) return found('partial', 0.5, `both are ${office}, the areas overlap`);
  const areNearer = ones.some((area) => others.some((another) => areNearAreas(area, another)));
  return one.isRead && other.isRead && isAnyWork && !ONE_OF_MANY.has(office) && !areNearer
    ? found('different', 0.2, `${office} of ${areas} and of ${others.join(', ')}`)
    : null;
}

/** Of two posts the better of all that their offices may mean; two titles of one language need no English between them. */
function comparePostPair(one: Post, other: Post, areOfOneLanguage: boolean): Comparison | null {
  const pairs = [
    [one.senses, other.senses],
    ...(areOfOneLanguage ? [] : [[one.senses, other.others] as const, [one.others, other.senses] as const]),
  ] as const;
  return bestOf(
    pairs.flatMap(([ones, others]) =>
      ones.flatMap((sense) =>
        others.map((another) =>
          compareSenses(one, sense, other, another, ones !== one.senses || others !== other.senses),
        ),
      ),
    ),
  );
}

function bestOf(all: readonly (Comparison | null)[]): Comparison | null {
  let best: Comparison | null = null;
  for (const one of all)
    if (one !== null && (best === null || OUTCOME_RANK[one.outcome] > OUTCOME_RANK[best.outcome])) best = one;
  return best;
}

/** The better of all readings; null where the two titles have no office in common, or what is beside it is not known. */
export function comparePosts(left: string, right: string, areOfOneLanguage: boolean): Comparison | null {
  const [lefts, rights] = [readingsOf(left), readingsOf(right)];
  const best = bestOf(
    lefts.flat().flatMap((one) => rights.flat().map((other) => comparePostPair(one, other, areOfOneLanguage))),
  );
  const areSingle = lefts[0]!.length === 1 && rights[0]!.length === 1;
  return best?.outcome === 'different' && !areSingle ? null : best;
}
