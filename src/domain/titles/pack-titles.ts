// Titles of other languages in English words, by the concepts of the language packs, so that one table of offices serves all.
import { DECLINING, stemOf } from '../languages/declension.ts';
import { LANGUAGES } from '../languages/index.ts';
import { joinFinders, makePhraseFinder, type PhraseMatch, UNSPACED } from '../languages/phrase-finder.ts';
import { foldOnce, foldWords } from '../text/fold.ts';
import { once } from '../text/once.ts';
import { OTHER_TITLE_WORDS } from './other-title-words.ts';
import { TITLE_MODIFIER_WORDS } from './rendered-titles.ts';

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
  for (const [word, forms] of [...OTHER_TITLE_WORDS, ...TITLE_MODIFIER_WORDS])
    for (const form of forms.split('; ')) add(form, word);
  return joinFinders(makePhraseFinder(concepts.values()), makePhraseFinder(declinedTitles(), stemOf));
});

/** "dyrektora handlowego": the titles of languages that decline them, by their stems. */
const declinedTitles = (): { form: string; value: string[] }[] =>
  LANGUAGES.filter((pack) => DECLINING.has(pack.code)).flatMap((pack) =>
    pack.titles.flatMap(({ concept, forms }) =>
      forms
        .filter((form) => !englishForms().has(foldOnce(form)))
        .map((form) => ({ form, value: [PLAINER[concept] ?? concept] })),
    ),
  );

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

/** 副社長, 元教授, 法官助理: what stands before or behind makes it another post, 教授兼所長 are two. */
const LOWERED = /[副元前原代准準助][\s]?$/u;
const JOINED_BEFORE = /(?:^|[\s兼暨及並并與与和]|[^\p{L}\p{N}])$/u;
const JOINED_BEHIND = /^(?:$|[\s兼暨及並并與与和]|[^\p{L}\p{N}])/u;

const isApart = (title: string, from: number, to: number): boolean =>
  !LOWERED.test(title.slice(0, from)) &&
  JOINED_BEFORE.test(title.slice(0, from)) &&
  JOINED_BEHIND.test(title.slice(to));

export interface EnglishTitle {
  /** The folded title with what it has of other languages in English: "engenheiro senior" is "engineer senior". */
  words: string;
  /** What else it names: posts side by side without a comma ("教授 主任"), and what its word means in another language. */
  posts: readonly string[];
  /** What it is as a whole, where it is one title of another language and no more. */
  concepts: readonly string[];
  /** What it begins with in another language, and what follows: "Professorin für Strafrecht". */
  head?: { concept: string; subject: string };
}

/** Another name of an English title: "head physician" for "chief physician". */
export function englishConcept(folded: string): string | undefined {
  return englishConcepts().get(folded);
}

export function inEnglish(title: string): EnglishTitle {
  const matches = finder().find(title);
  const first = matches[0];
  if (first === undefined) return { words: foldWords(title), posts: [], concepts: [] };
  const posts = matches
    .filter(({ text, from, to }) => UNSPACED.test(text) && isApart(title, from, to))
    .flatMap(({ value }) => value);
  const isWhole = first.from === 0 && first.to === title.length;
  const otherMeanings = isWhole ? first.value.slice(1) : [];
  const head = first.from === 0 ? { concept: first.value[0]!, subject: title.slice(first.to).trim() } : undefined;
  return {
    words: foldWords(translated(title, matches)),
    posts: [...posts, ...otherMeanings],
    concepts: isWhole ? first.value : [],
    ...(head === undefined ? {} : { head }),
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
