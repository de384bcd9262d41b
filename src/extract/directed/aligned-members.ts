// What is said together with one organisation in a line, a sentence or an entry: its degrees, dates and titles. Where
// several organisations are named, each takes what stands on its side; which side that is, the first item decides.

import { isTrainedAs } from '../../domain/claims/faculties.ts';
import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import { isField } from '../../domain/fields/compare-fields.ts';
import { makePhraseFinder, UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { LEADS_TO_NAMESAKE } from '../../domain/languages/words.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { DegreeMention } from '../../domain/model/finding.ts';
import { memoise, memoiseFor } from '../../domain/text/memoise.ts';
import { once } from '../../domain/text/once.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { spansIn } from '../spans/annotate.ts';
import { isOfFirm } from '../spans/annotated-titles.ts';

export interface Span {
  from: number;
  to: number;
}
export interface FoundDegree extends Span {
  degree: DegreeMention;
}
export interface FoundTitle extends Span {
  text: string;
}

export interface TextItems {
  degrees: FoundDegree[];
  dates: DateSpan[];
  titles: FoundTitle[];
}

const NO_DEGREE = /^(?:后|後(?!期)|[\s-]?후\s?(?:연구|과정)|(?:研究)?生?导师|(?:研究)?生?導師)/u;
/** "修士課程修了後": behind a word of leaving the school, "after". */
const LEFT = /(?:卒業?|修了|取得|毕业|畢業)$/u;
/** "1971年出生", "1963年東京生まれ": a year of birth is no date of a study or a post. */
const BORN =
  /^年?\d{0,2}月?\d{0,2}日?\s?(?:[\p{Script=Han}\p{Script=Katakana}]{0,6}(?:出生|生まれ)|生(?![\p{L}])|년생|생(?:으로|인|이|의)?(?![\p{L}])|[гр]\.\s?р(?:ожд|\.)|р\.\s?н\.)/u;

/** "2019年にMBAを取得": with blanks for the other signs, Latin letters are words as in any text. */
const OTHER_SIGN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?![年月日])\p{Script=Han}/gu;

/** "a math degree": of a level that is not said. */
const DEGREE_IN = /(?<!\p{L})((?:an?|his|her|my|their)\s)((?:\p{L}+\s){1,3}degree)(?!\p{L})/giu;

/** Every reading of a page asks for the same lines again. */
export const itemsIn: (text: string, lexicon: Lexicon) => TextItems = memoiseFor(readItems);

/** Most lines are asked for their dates alone. */
function readItems(text: string, lexicon: Lexicon): TextItems {
  const dates = once(() => datesIn(text, lexicon));
  const named = once(() => namedIn(text, lexicon));
  return {
    get dates() {
      return dates();
    },
    get degrees() {
      return named().degrees;
    },
    get titles() {
      return named().titles;
    },
  };
}

function namedIn(text: string, lexicon: Lexicon): Pick<TextItems, 'degrees' | 'titles'> {
  const annotated = spansIn(text);
  const degrees: FoundDegree[] = annotated.degrees.map((span) => ({
    from: span.from,
    to: span.to,
    degree: { surface: span.surface, level: span.level, code: span.code },
  }));
  if (UNSPACED.test(text))
    for (const { from, to, surface, level, code } of spansIn(text.replace(OTHER_SIGN, ' ')).degrees)
      addApart(degrees, { from, to, degree: { surface, level, code } });
  // The month is written like a Master of Architecture, but for one letter.
  for (const { from, to: end, text: found, value } of lexicon.degrees.find(text)) {
    // "DES de", "DU d'": a short form that the word behind it tells from "des" and "du".
    const surface = found.replace(/\s(?:de|d['’])$/iu, '');
    const to = end - found.length + surface.length;
    if (surface !== 'March' && surface !== 'march') {
      // "Docteur en médecine" is another degree than "docteur en", and "MBA Executivo" holds no title.
      const add =
        value.level === 'professional' || value.code === 'MBA' ? addLonger<FoundDegree> : addApart<FoundDegree>;
      add(degrees, { from, to, degree: { surface, ...value } });
    }
  }
  for (const { index, 1: subject, 2: surface } of text.matchAll(DEGREE_IN)) {
    const from = index + subject!.length;
    if (isField(surface!.replace(/ degree$/i, '')))
      addApart(degrees, { from, to: from + surface!.length, degree: { surface: surface!, level: 'none', code: null } });
  }
  // "Orla driver företaget Marl": a verb of the page's own language is no English driver.
  const titles: FoundTitle[] = annotated.titles
    .filter(({ text: title }) => lexicon.presentVerbs.whole(title) === undefined)
    .map((title) => withoutPlace(title, text, lexicon))
    .map(({ from, to, text: title }) => ({ from, to, text: title }));
  // "ad oggi" is no "AD": short forms are written in capitals; "연구원" behind other letters is an institute.
  for (const found of lexicon.titles.find(text)) {
    const { from, to, title } = withoutPlace(found, text, lexicon);
    if (
      !/^(?!vd$)\p{Ll}{1,2}$/u.test(title) &&
      !(title === '연구원' && /\p{Script=Hangul}$/u.test(text.slice(0, from)))
    )
      addLonger(titles, { from, to, text: title });
  }
  // "博士后", "박사-후 연구원", "硕士生导师": a post or an office, no degree.
  // "博士研究員", "專科護理師": in scripts without spaces a post may be named with a degree in it.
  const isOfPost = (degree: Span): boolean =>
    titles.some((title) => UNSPACED.test(title.text) && (isInside(degree, title) || runsInto(degree, title)));
  const held = degrees.filter(
    (degree) =>
      // "a low-residency program", "a non-degree course".
      text[degree.from - 1] !== '-' &&
      !isOfPost(degree) &&
      !(NO_DEGREE.test(text.slice(degree.to)) && !LEFT.test(text.slice(degree.from, degree.to))),
  );
  const isOfDegree = (title: Span): boolean =>
    degrees.some(({ degree: { code }, ...degree }) => code === 'MBA' && isInside(title, degree));
  // "имени академика Марлова": whom it is called after holds no post.
  const isNamesake = ({ from }: Span): boolean => LEADS_TO_NAMESAKE().test(text.slice(Math.max(0, from - 20), from));
  const own = titles.filter((title) => !isOfDegree(title) && !isNamesake(title) && !isOfFirm(text, title, titles));
  return { degrees: inOrder(held), titles: joined(inOrder(own), text, lexicon) };
}

/** "directora del Museo de la Ría", "dyrektor Muzeum Marlowskiego": the word for whatever somebody directs opens its name. */
function withoutPlace(
  { from, to, text: title }: { from: number; to: number; text: string },
  text: string,
  { organisations, declines }: Lexicon,
): FoundTitle & { title: string } {
  const [, head = '', place = ''] = OF_PLACE.exec(title) ?? [];
  const kind = place === '' ? undefined : organisations.whole(place);
  const isNamed =
    (kind === 'institute' || kind === 'school') && (declines ? GOES_ON_SMALL : GOES_ON).test(text.slice(to));
  return isNamed ? { from, to: from + head.length, text: head, title: head } : { from, to, text: title, title };
}

const OF_PLACE = /^(\p{L}+)\s(?:\p{Ll}{1,5}[\s'’]){0,2}(\p{Lu}\p{L}{3,})$/u;
/** "директор Института мировой экономики". */
const GOES_ON_SMALL = /^\s(?:\p{Ll}{1,5}[\s'’])?(?:\p{Lu}|\p{Ll}{4})/u;
const GOES_ON = /^\s(?:\p{Ll}{1,5}[\s'’]){0,2}\p{Lu}/u;

/** "金融硕士行业导师": the title begins in what was taken for a degree. */
const runsInto = (degree: Span, title: Span): boolean =>
  degree.from < title.from && title.from < degree.to && degree.to < title.to;

/** "Consejera Técnica": two words of titles side by side are one title; in cases "заместителя генерального директора" too. */
function joined(titles: readonly FoundTitle[], text: string, { declines }: Lexicon): FoundTitle[] {
  const whole: FoundTitle[] = [];
  for (const title of titles) {
    const last = whole.at(-1);
    const isWord = (declines || !/\s/.test(title.text)) && !UNSPACED.test(title.text);
    if (last !== undefined && text.slice(last.to, title.from) === ' ' && isWord)
      whole[whole.length - 1] = { from: last.from, to: title.to, text: text.slice(last.from, title.to) };
    else whole.push(title);
  }
  return whole;
}

/** Dates but those of a birth: "Jane Doe, born 1970", "1970 geboren". */
function datesIn(text: string, { born }: Lexicon): DateSpan[] {
  const dates = parseDates(text).filter(({ to }) => !BORN.test(text.slice(to)));
  if (dates.length === 0) return dates;
  const births = new Set(
    born.find(text).map((word) => {
      const behind = dates.find(({ from }) => from >= word.to);
      if (behind !== undefined && BIRTH_LEAD.test(text.slice(word.to, behind.from))) return behind;
      const before = dates.findLast(({ to }) => to <= word.from);
      return before !== undefined && BIRTH_TAIL.test(text.slice(before.to, word.from)) ? before : undefined;
    }),
  );
  return births.size === 0 ? dates : dates.filter((date) => !births.has(date));
}

/** A job has some thirty claims. */
const MOST_FORMS = 100;

const BIRTH_LEAD = /^\.?[^,;.]{0,40}$/u;
const BIRTH_TAIL = /^(?:\.\s?\d{1,2}\.?)?[^,;.]{0,25}$/u;

/** With the claim's own words for its degree or title, where the text has them: no list knows every course and post. */
export function withClaimed(
  items: TextItems,
  text: string,
  { claim_type, expected }: Claim,
  organisation?: Span,
): TextItems {
  const claimed = claim_type === 'education' ? expected.degree : (expected.title ?? expected.role);
  const form = typeof claimed === 'string' ? claimed.trim() : '';
  const isShort = form.length < SHORTEST;
  if (form.length < 2 || (isShort && form !== form.toUpperCase())) return items;
  // A short form in capitals must be written so: "MSPH", "JD".
  const written = finderOf(form)
    .find(text)
    .filter(({ from, to }) => !isShort || (text.slice(from, to) === form && !isState(form, text.slice(0, from))));
  const known: readonly Span[] = claim_type === 'education' ? items.degrees : items.titles;
  const found = written.filter((claimed) => !known.some((item) => isInside(claimed, item)));
  // What the claimed words overlap gives way to them: "Ingeniero" inside "Ingeniero Industrial".
  const apart = <Item extends Span>(all: readonly Item[]): Item[] =>
    all.filter(
      (item) =>
        found.every(({ from, to }) => item.to <= from || item.from >= to) &&
        !isOfAnother(item, text, form, organisation),
    );
  const [degrees, titles] = [apart(items.degrees), apart(items.titles)];
  // "trained as a midwife at Marl".
  if (claim_type === 'education' && degrees.length === 0)
    for (const { from, to, text: title } of titles)
      if (isTrainedAs(form, title)) degrees.push({ from, to, degree: mentionOf(title) });
  for (const { from, to } of found) {
    if (claim_type === 'education') degrees.push({ from, to, degree: mentionOf(text.slice(from, to)) });
    else titles.push({ from, to, text: text.slice(from, to) });
  }
  return { ...items, degrees: inOrder(degrees), titles: inOrder(titles) };
}

/** "风控总监" for a claimed "运营总监": where no spaces are written, other words before the same last one make it another. */
const isOfAnother = ({ from, to }: Span, text: string, form: string, organisation: Span | undefined): boolean =>
  form.length > to - from &&
  form.endsWith(text.slice(from, to)) &&
  organisation?.to !== from &&
  UNSPACED.test(text[from - 1] ?? '');

/** "Marl University, Tallow, MD". */
const isState = (form: string, before: string): boolean =>
  /^M[ADES]$/.test(form) && /\p{Lu}[\p{L}.' ]{1,30},\s[\p{Lu}][\p{L}.' ]{1,30},\s$/u.test(before);

const finderOf = memoise((form) => makePhraseFinder([{ form, value: true }]), MOST_FORMS);
const SHORTEST = 5;

/** "教授" in "准教授", "Bachelor" in "Bachelor of Civil Engineering": the longer one says which it is. */
const isInside = (inner: Span, outer: Span): boolean =>
  outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from;

const mentionOf = (surface: string): DegreeMention => parseDegree(surface) ?? { surface, level: 'none', code: null };

/** Adds what overlaps nothing that is there already. */
function addApart<Item extends Span>(items: Item[], item: Item): void {
  if (!items.some((other) => other.from < item.to && other.to > item.from)) items.push(item);
}

/** "maître de conférences" for "maître": what holds all that it overlaps takes its place. */
function addLonger<Item extends Span>(items: Item[], item: Item): void {
  const inside = items.filter((other) => isInside(other, item));
  for (const other of inside) items.splice(items.indexOf(other), 1);
  if (items.some((other) => other.from < item.to && other.to > item.from)) items.push(...inside);
  else items.push(item);
}

const inOrder = <Item extends Span>(items: Item[]): Item[] => items.sort((left, right) => left.from - right.from);

/** The items that belong to the organisation at `mine`; `all` are the organisations of the text in order, it among them. */
export function alignedWith<Item extends Span>(
  items: readonly Item[],
  mine: Span,
  all: readonly Span[],
  text: string,
  ofPost = false,
): Item[] {
  // "医学部卒業" behind "北海大学医学部": what begins inside the name and goes on stands behind it.
  const outside = items.filter((item) => item.to <= mine.from || item.to > mine.to);
  if (all.length < 2 || outside.length === 0) return [...outside];
  // "Marl University (MSc), Acme (consultant), Tallow College (PhD)": brackets right behind a name speak of it alone.
  const bracketed = outside.filter(
    (item) => /^\s?[(（]$/u.test(text.slice(mine.to, item.from)) && /^[)）,;]/u.test(text.slice(item.to)),
  );
  if (bracketed.length > 0) return bracketed;
  // "ACME. Lawyer. Advice to Marl Bank. 2013-2018.": what closes an entry by itself is said of whom it opens with.
  const isLast = ({ from, to }: Span): boolean => /\.\s$/u.test(text.slice(0, from)) && /^\.?$/u.test(text.slice(to));
  if (outside.length === 1 && outside.every(isLast)) return mine.from === all[0]!.from ? [...outside] : [];
  // In an entry of several lines, what stands on the organisation's own line is said of it.
  const line = lineOf(text, mine);
  const isOnLine = ({ from, to }: Span): boolean => from >= line.from && to <= line.to;
  const beside = outside.filter(isOnLine);
  const isAlone = all.filter(isOnLine).length === 1;
  if (beside.length > 0 && isAlone) return beside;
  // "남산대 대학원 졸업 / 한빛대 최고위과정 졸업": a line each, and what stands on another one's is said there.
  if (isAlone && (!ofPost || UNSPACED.test(text))) {
    const lines = all.filter((other) => !isOnLine(other)).map((other) => lineOf(text, other));
    const free = outside.filter((item) => !lines.some(({ from, to }) => item.from >= from && item.to <= to));
    if (free.length < outside.length) return free;
  }
  const at = all.findIndex((span) => span.from === mine.from);
  const before = all[at - 1]?.to ?? 0;
  const after = all[at + 1]?.from ?? Number.POSITIVE_INFINITY;
  const leads = items[0]!.from < all[0]!.from;
  const ahead = outside.filter((item) => item.from >= before && item.to <= mine.from);
  const behind = outside.filter((item) => item.to > mine.to && item.to <= after);
  const listed = ofPost && ahead.length === 0 ? saidOfList(outside, at, all, text) : null;
  if (leads) return ahead.length > 0 ? ahead : (listed ?? (at === all.length - 1 ? behind : []));
  const opens = (item: Span, previous: Span | undefined, next: Span | undefined): boolean =>
    previous !== undefined &&
    next !== undefined &&
    (ofPost || LEADS_TO_SCHOOL.test(text.slice(item.from, next.from))) &&
    opensClause(item, previous, next, text);
  const own = behind.filter((item) => !opens(item, mine, all[at + 1]));
  if (own.length > 0 || at === 0) return own.length > 0 ? own : ahead;
  return ahead.filter((item) => opens(item, all[at - 1], mine));
}

/** "graduate of Marl, from 2006 to 2008 deputy director of Tallow": behind a comma, what leads to the next name is said of it. */
function opensClause(item: Span, previous: Span, next: Span, text: string): boolean {
  const lead = text.slice(previous.to, item.from);
  // "…, and Jane Doe, director of Tallow": somebody else's.
  if (!/[,;]|\s(?:and|und|et|y|e|i|oraz|og|och|en|ed)\s/.test(lead) || /\p{Lu}[\p{L}-]+\s\p{Lu}/u.test(lead))
    return false;
  return !/[,;:()\n]|\.\s/.test(text.slice(item.to, next.from));
}

/** "…, Doctora por la Universidad de Tallow": a degree and the word that says who conferred it. */
const LEADS_TO_SCHOOL =
  /(?<!\p{L})(?:from|at|por|por la|por el|pela|pelo|presso|an der|aan de|aan het|na|v|ve|w|we|на|в|у)(?:\sthe)?\s*$/u;

/** "lecturer at Marl, Tallow and Wexcombe": what leads a list is said of every name in it. */
function saidOfList<Item extends Span>(
  items: readonly Item[],
  at: number,
  all: readonly Span[],
  text: string,
): Item[] | null {
  for (let first = at - 1; first >= 0 && isListed(text.slice(all[first]!.to, all[first + 1]!.from)); first -= 1) {
    const from = all[first - 1]?.to ?? 0;
    const ahead = items.filter((item) => item.from >= from && item.to <= all[first]!.from);
    if (ahead.length > 0) return ahead;
  }
  return null;
}

/** "华为、腾讯和百度", "A社、B社およびC社": what parts the names of a list, and other names in it. */
const UNSPACED_LIST =
  /^\s?(?:[、，・]|和|与|與|及|以及|や|と|および|及び|와|과|및|,)(?:[^\p{Script=Hiragana}，。、\s]{2,20}(?:[、，・]|和|与|與|及|以及|や|と|및|,))*\s?$/u;
export const LIST_LINK = /,|(?<!\p{L})(?:and|und|sowie|et|y|e|ed|i|oraz|a|och|samt|og|en|и|та|і|й)(?!\p{L})/u;
/** "w A i B, a także w departamencie prawnym C": a department leads to the last name of the list. */
const ALSO_IN = /,?\s(?:a także|a také|а также|а також|jak również)\s(?:w|v|ve|na|в|у|на)\s(?:\p{Ll}+\s){0,3}$/u;
const NO_LIST_WORD =
  /^(?:is|was|has|had|ist|war|hat|wo|est|fut|où|es|fue|era|foi|onde|che|cui|był|jest|gdzie|kde|je|byl|var|har|som|där|der er|er|waar|werd|who|now|then|als|som|jako|como|come|был|была|був|где|де|как|як)$/iu;

/** Between two names of one list: a comma or "and", articles, prepositions, towns and other names, and no other words. */
export function isListed(gap: string): boolean {
  if (UNSPACED_LIST.test(gap)) return true;
  const bare = gap.replace(/\([^)]{1,40}\)/gu, ' ').replace(ALSO_IN, ', ');
  if (!LIST_LINK.test(bare) || /[;:.!?\n]\s|["“”|]/.test(bare)) return false;
  return (bare.match(/[\p{L}'’-]+/gu) ?? []).every(
    (word) => /^\p{Lu}/u.test(word) || (word.length <= 5 && !NO_LIST_WORD.test(word)),
  );
}

/** The parts of a text between separators, without the blanks around them. */
export function partsBetween(text: string, separator: RegExp): FoundTitle[] {
  const cuts = [...text.matchAll(separator)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  return starts.flatMap((start, at) => {
    const written = text.slice(start, ends[at]);
    const from = start + written.length - written.trimStart().length;
    return written.trim() === '' ? [] : [{ from, to: from + written.trim().length, text: written.trim() }];
  });
}

export function lineOf(text: string, { from, to }: Span): Span {
  const end = text.indexOf('\n', to);
  return { from: text.lastIndexOf('\n', from) + 1, to: end < 0 ? text.length : end };
}

/** The date that goes with a degree among several: the next one after it and before the next degree, else the only one. */
export function dateOfDegree(degree: Span, degrees: readonly Span[], dates: readonly DateSpan[]): DateSpan | undefined {
  if (dates.length <= 1 || degrees.length <= 1) return dates.length <= 1 || degrees.length === 1 ? dates[0] : undefined;
  const first = dates[0]!.from < degrees[0]!.from;
  // "MS and BS, Marl (2008, 2007)": behind all the degrees, as many years in the same order.
  if (dates.length === degrees.length && dates[0]!.from >= degrees.at(-1)!.to)
    return dates[degrees.findIndex((other) => other.from === degree.from)];
  const at = degrees.findIndex((other) => other.from === degree.from);
  if (first) {
    const before = degrees[at - 1]?.to ?? 0;
    return dates.findLast((date) => date.from >= before && date.to <= degree.from);
  }
  const after = degrees[at + 1]?.from ?? Number.POSITIVE_INFINITY;
  return dates.find((date) => date.from >= degree.to && date.to <= after);
}
