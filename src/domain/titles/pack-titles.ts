// Titles of other languages in English words, by the concepts of the language packs, so that one table of offices serves all.
import { isField } from '../fields/compare-fields.ts';
import { LANGUAGES } from '../languages/index.ts';
import { makePhraseFinder, type PhraseMatch, UNSPACED } from '../languages/phrase-finder.ts';
import { withoutCaseEnding } from '../text/case-endings.ts';
import { foldOnce, foldWords } from '../text/fold.ts';
import { once } from '../text/once.ts';
import { GERMANIC_TITLES } from './germanic-titles.ts';
import { medicalSpecialists } from './medical-specialists.ts';
import { OTHER_TITLE_WORDS } from './other-title-words.ts';
import { otherMeanings, renderings } from './title-senses.ts';
import { TRADE_TITLES } from './trade-titles.ts';
import { FUNCTION_WORDS, TITLE_HEADS, TITLE_MODIFIERS } from './vocabulary.ts';

const english = LANGUAGES.find((pack) => pack.code === 'en')!;

/** "Chef" is a cook in English and a manager in German: a word that English has is read as English. */
const englishForms = once(
  () => new Set(english.titles.flatMap(({ concept, forms }) => [concept, ...forms]).map(foldOnce)),
);

/** Where the packs say more than an English title would: whoever develops is a developer of any kind. */
const PLAINER: Readonly<Record<string, string>> = { 'software developer': 'developer' };

/** Each form with its concepts: "starosta" is a mayor in Czech and heads a county in Polish. */
const finder = once(() => {
  const concepts = new Map<string, { form: string; value: string[] }>();
  const add = (form: string, concept: string): void => {
    const key = UNSPACED.test(form) ? form : foldOnce(form);
    if (englishForms().has(key)) return;
    const known = concepts.get(key) ?? { form, value: [] };
    if (!known.value.includes(concept)) known.value.push(concept);
    concepts.set(key, known);
  };
  for (const pack of LANGUAGES)
    if (pack !== english)
      for (const { concept, forms } of pack.titles) for (const form of forms) add(form, PLAINER[concept] ?? concept);
  for (const [word, forms] of OTHER_TITLE_WORDS) for (const form of forms.split('; ')) add(form, word);
  for (const [form, concept] of medicalSpecialists()) add(form, concept);
  for (const [word, forms] of [...GERMANIC_TITLES, ...TRADE_TITLES])
    for (const form of forms.split('; ')) add(form, word);
  return makePhraseFinder(concepts.values());
});

/** Every English title that a form of another language stands for. */
export const englishNames = once(
  () =>
    new Set([
      ...LANGUAGES.flatMap(({ titles }) => titles.map(({ concept }) => concept)),
      ...english.titles.flatMap(({ forms }) => forms),
      ...[...OTHER_TITLE_WORDS, ...GERMANIC_TITLES, ...TRADE_TITLES].map(([name]) => name),
      ...medicalSpecialists().map(([, name]) => name),
    ]),
);

/** Which languages have each form. */
const languagesOfForm = once(() => {
  const languages = new Map<string, Set<string>>();
  for (const { code, titles } of LANGUAGES)
    for (const { forms } of titles)
      for (const form of forms.map(foldOnce)) languages.set(form, (languages.get(form) ?? new Set()).add(code));
  return languages;
});

/** Two titles that one language has, and English has not: "docent" and "odborný asistent". */
export function areOfOneLanguage(left: string, right: string): boolean {
  const [one, other] = [left, right].map(
    (title) =>
      new Set(
        finder()
          .find(title)
          .flatMap(({ text }) => [...(languagesOfForm().get(foldOnce(text)) ?? [])]),
      ),
  );
  return !UNSPACED.test(left) && !one!.isDisjointFrom(other!);
}

const SLAVIC: ReadonlySet<string> = new Set(['pl', 'cs', 'ru', 'uk']);

const SLAVIC_LETTER = /[\p{Script=Cyrillic}łąęśżźćńřěů]/u;

/** The titles of languages with cases, in any case: "dyrektora handlowego". */
const declinedFinder = once(() =>
  makePhraseFinder(
    LANGUAGES.filter((pack) => SLAVIC.has(pack.code))
      .flatMap((pack) =>
        pack.titles.flatMap(({ concept, forms }) =>
          forms
            .filter((form) => !englishForms().has(foldOnce(form)) && !pack.workVerbs.includes(form))
            .map((form) => ({ form, value: [PLAINER[concept] ?? concept] })),
        ),
      )
      .concat(
        [...OTHER_TITLE_WORDS, ...TRADE_TITLES].flatMap(([word, forms]) =>
          forms
            .split('; ')
            .filter((form) => SLAVIC_LETTER.test(form))
            .map((form) => ({ form, value: [word] })),
        ),
      ),
    withoutCaseEnding,
  ),
);

const isEnglishWord = (word: string): boolean =>
  TITLE_HEADS.has(word) || TITLE_MODIFIERS.has(word) || FUNCTION_WORDS.has(word);

/** Words as the packs have them; where they have none, words in another case. */
function titlesIn(title: string): readonly PhraseMatch<string[]>[] {
  const matches = finder().find(title);
  if (matches.some(({ text }) => UNSPACED.test(text))) return matches;
  // "primary" is a word of English and no Czech head physician, "radiologi" a field and no radiologist.
  const declined = declinedFinder()
    .find(title)
    .filter(({ text }) => !isEnglishWord(text.toLowerCase()) && !isField(text));
  const length = (found: readonly PhraseMatch<string[]>[]): number =>
    found.reduce((sum, { from, to }) => sum + to - from, 0);
  // "Leiter der Kardiologie": what a title begins with is no longer read in another language's case.
  const isLater = matches[0] !== undefined && declined[0] !== undefined && declined[0].from > matches[0].from;
  // "Dirigente medico": as the language itself writes it, where nothing else in the title is Slavic.
  const isWritten = !SLAVIC_LETTER.test(title) && (matches[0]?.text.length ?? 0) > (declined[0]?.text.length ?? 0);
  return length(declined) > length(matches) && !isLater && !isWritten ? declined : matches;
}

/** Whole English titles that are another name of a concept: "chief physician" is a head physician. */
const englishConcepts = once(() => {
  const concepts = new Map<string, string>();
  for (const { concept, forms } of english.titles) {
    // A manager's line lists directors and heads too, and "senior consultant" is more than a consultant.
    if (concept.endsWith(' manager')) continue;
    const words = concept.split(' ');
    for (const form of forms.map(foldOnce))
      if (!words.every((word) => form.split(' ').includes(word))) concepts.set(form, concept);
  }
  return concepts;
});

/** 副社長, 元教授, 前会長, 助理教授: what stands before makes it another post. */
const LOWERED = /(?:[副元前原代准準助]|보조|アシスタント|(?<=^|\s)부)\s?$/u;
/** 法官助理, 社長秘書, 弁護士会, 弁護士登録: so does what stands behind. */
const AIDE =
  /^\s?(?:助理|助手|補佐|秘書|秘书|代理|보조|비서|대리|보좌|사무장|사무원|사무직|補助|事務)|^(?:登録|試験|資格|会|會|法人|事務所|事务所|公会|公會|协会|協会|協會|사무소|협회|회|시험|자격|등록)/u;

export interface EnglishTitle {
  /** The folded title with what it has of other languages in English: "engenheiro senior" is "engineer senior". */
  words: string;
  /** What else it names: posts side by side without a comma ("教授 主任"). */
  posts: readonly string[];
  /** What its words may be in English beside what they are usually. */
  senses: readonly string[];
  /** What it begins with in another language, and what follows: "Professorin für Strafrecht". */
  head?: { concept: string; otherConcepts: readonly string[]; subject: string };
}

/** Another name of an English title: "head physician" for "chief physician". */
export function englishConcept(folded: string): string | undefined {
  return englishConcepts().get(folded);
}

export function inEnglish(title: string): EnglishTitle {
  const whole = readTitle(title);
  const apart = splitCompounds(title);
  if (apart === title) return whole;
  const { words, senses } = readTitle(apart);
  return {
    ...whole,
    senses: [...new Set([...whole.senses, words, ...senses])].filter((sense) => sense !== whole.words),
  };
}

const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);
const SHORTEST_HEAD = 4;
const COMPOUNDED = 'manager partner consultant coach trainer designer engineer controller assistent assistant'.split(
  ' ',
);

/** Titles that others are made of in the languages that write compounds: "sköterska", "Berater", "arts", and those of English. */
const compoundHeads = once(() => {
  const heads = new Set<string>(COMPOUNDED);
  const listed = [
    ...GERMANIC_TITLES.flatMap(([, forms]) => forms.split('; ')),
    ...medicalSpecialists().map(([form]) => form),
  ];
  for (const form of listed.map(foldOnce)) if (!form.includes(' ') && form.length >= SHORTEST_HEAD) heads.add(form);
  for (const pack of LANGUAGES)
    if (COMPOUNDING.has(pack.code))
      for (const { forms } of pack.titles)
        for (const form of forms.map(foldOnce))
          if (!form.includes(' ') && form.length >= SHORTEST_HEAD) heads.add(form);
  return heads;
});

/**
 * "logistikchef" is headed by a "sjef", as Norwegian writes what English would read as a cook.
 * "distriktssköterska" in two words: what a compound ends with is the office, what it begins with says of what, whatever
 * else the whole word is called.
 */
export function splitCompounds(title: string): string {
  return title.replace(/\p{Script=Latin}{9,}/gu, (word) => {
    for (let at = 3; at <= word.length - SHORTEST_HEAD; at += 1)
      if (compoundHeads().has(foldOnce(word.slice(at))))
        return `${word.slice(0, at).replace(/-$/, '')} ${word.slice(at).replace(/^chef$/iu, 'sjef')}`;
    return word;
  });
}

/** "整形外科医長" is the head (医長) of orthopaedics (整形外科), and no orthopaedist (整形外科医). */
const HEAD_OF_FIELD = /科(?=医[長員])/gu;

/** The offices that a title names, without those that a word behind them makes another of: 社長秘書. */
export const officesWrittenIn = (title: string): PhraseMatch<string[]>[] =>
  titlesIn(title).filter(({ to }) => !AIDE.test(title.slice(to)));

/** 副社長 and 元教授 are no 社長 and no 教授. */
export const isLowered = (title: string, { from, text }: PhraseMatch<string[]>): boolean =>
  UNSPACED.test(text) && LOWERED.test(title.slice(0, from));

export const apartFromField = (title: string): string => title.replace(HEAD_OF_FIELD, '科 ');

function readTitle(written: string): EnglishTitle {
  const title = apartFromField(written);
  const matches = officesWrittenIn(title);
  const first = matches[0];
  if (first === undefined) {
    const words = foldWords(title);
    return {
      words,
      posts: [],
      senses: renderings(title, [])
        .map(foldWords)
        .filter((other) => other !== words),
    };
  }
  const posts = matches
    .filter(({ text, from }) => UNSPACED.test(text) && !LOWERED.test(title.slice(0, from)))
    .flatMap(({ value }) => value);
  const words = foldWords(translated(title, matches));
  const others = renderings(title, matches).map(foldWords);
  const head = headOf(title, matches);
  return {
    words,
    posts,
    senses: others.filter((other) => other !== words),
    ...(head === undefined ? {} : { head }),
  };
}

/** The post that the title begins with; in a script without spaces the one that it ends with. */
function headOf(title: string, matches: readonly PhraseMatch<string[]>[]): EnglishTitle['head'] {
  const [first, last] = [matches[0]!, matches.at(-1)!];
  if (first.from === 0) return headWith(first, title.slice(first.to));
  if (!UNSPACED.test(last.text) || last.to !== title.length || LOWERED.test(title.slice(0, last.from)))
    return undefined;
  return headWith(last, title.slice(0, last.from));
}

function headWith({ value }: PhraseMatch<string[]>, subject: string): EnglishTitle['head'] {
  const [concept = '', ...others] = value;
  return {
    concept,
    otherConcepts: [...others, ...value.flatMap(otherMeanings)],
    subject: subject.trim(),
  };
}

function translated(title: string, matches: readonly PhraseMatch<string[]>[]): string {
  let text = '';
  let at = 0;
  for (const { from, to, value } of matches) {
    if (from < at) continue;
    text += `${title.slice(at, from)} ${value[0]} `;
    at = to;
  }
  return text + title.slice(at);
}
