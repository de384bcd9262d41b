// Who a page is about, and the fullest form of each name on it.

import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { smallWordsOf } from '../../domain/languages/words.ts';
import type { PersonLink } from '../../domain/model/finding.ts';
import type { Block, Page, StructuredItem, StructuredValue } from '../../domain/model/page.ts';
import { generationOf, isPostNominal, withoutPostNominals } from '../../domain/names/post-nominals.ts';
import { relateGivenNames } from '../../domain/names/variants.ts';
import { squeeze } from '../../domain/text/fold.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { FUNCTION_WORDS, SURNAME_TITLES, TITLE_HEADS } from '../../domain/titles/vocabulary.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { GIVEN_NAMES, HONORIFICS, NAME_PARTICLES, NEVER_NAMES, PLACES } from '../lexicon/name-tables.ts';
import { BODY_CUES, COMPANY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { lengthOfAddress } from '../people/leading-name.ts';
import { labelOf } from './site-address.ts';

export interface PageSubject {
  /** Empty when the page speaks of somebody without a name ("He graduated ..."). */
  name: string;
  how: PersonLink;
  /** True when the page lists several people and speaks of none alone. */
  many: boolean;
}

const TITLE_CUT = /\s+[|•·»«:–—-]\s+|\s*[|»«]\s*|\s*:\s/;
const MAX_NAMES = 2_000;

/** The words of headings in every language: no name holds one, and some stand around a name: "About Jane Roe". */
const HEADING_WORDS = lazyWords(() =>
  LANGUAGES.flatMap(({ sections, pageWords }) => [...Object.values(sections).flat(), ...(pageWords ?? [])])
    .flatMap((form) => form.toLowerCase().split(/[\s-]+/))
    .filter((word) => word.length > 1 && !GIVEN_NAMES.has(word) && !NAME_PARTICLES.has(word)),
);

/** The name in a title or heading such as "Jane Roe's Home Page" or "Prof. Jane Roe, Ph.D."; null when it is no name. */
export const nameIn = (raw: string | null): string | null => (raw === null ? null : nameOfHeading(raw));

const nameOfHeading = memoise((raw) => {
  const whole = raw
    .slice(0, 200)
    .replace(/\(.{0,80}?\)/g, ' ')
    .replace(/[_\s]+/g, ' ')
    .trim();
  const inverted = /^([\p{Lu}][\p{L}'’-]+), ([\p{Lu}][\p{L}. '’-]{1,40})$/u.exec(withoutPostNominals(whole));
  if (inverted !== null && !parseDegree(inverted[2]!)) {
    // A directory sets the family name in capitals; that alone shows it is a name.
    const capitals = inverted[1] === inverted[1]!.toUpperCase() && inverted[1]!.length > 2;
    const turned = `${inverted[2]!.trim()} ${capitals ? spelled(inverted[1]!) : inverted[1]}`;
    if (capitals || bareName(turned) !== null) return turned;
  }
  for (const part of whole.split(TITLE_CUT)) {
    const [first = '', rest = ''] = part.split(/,\s(.*)/);
    // "Jane Roe, Director of Sales".
    const isTitled = lexiconFor('').titles.find(rest)[0]?.from === 0;
    const name = bareName(withoutFrame(isTitled ? first : part).replace(/(?<=\p{Ll}{4})\. .*$/u, ''));
    if (name !== null) return name;
  }
  return null;
}, MAX_NAMES);

/** "MCSTONE" -> "McStone", "O'ROE" -> "O'Roe", "VAN MILES" -> "Van Miles". */
function spelled(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, lead: string, letter: string) => lead + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** "Jane Roe" of "Welcome to the home page of Prof. Jane Roe" and "Jane Roe's CV". */
function withoutFrame(part: string): string {
  const words = part.trim().split(/\s+/);
  const isFrame = (word: string): boolean => HEADING_WORDS.has(word.toLowerCase().replace(/\.(?:html?)?$/, ''));
  while (words.length > 2 && isFrame(words[0]!)) words.shift();
  while (words.length > 2 && isFrame(words.at(-1)!)) words.pop();
  const text = words.join(' ').replace(/['’]s?$|\.$/, '');
  return text.slice(lengthOfAddress(text));
}

/** A name with all its letters and quotation marks. */
const LONGEST_NAME = 200;
/** Signs that stand in no name. */
const NO_NAME_SIGN = /[&\d@/\\[\]{}<>=+?!]/;

/** A text that is a person's name and nothing else, tidied; null otherwise. */
export function bareName(raw: string): string | null {
  if (raw.length > LONGEST_NAME || NO_NAME_SIGN.test(raw) || !/\s/.test(raw) || speaks(raw)) return null;
  return tidyName(raw);
}

const tidyName = memoise((raw) => {
  const text = withoutPostNominals(raw.replace(/^["“'‘*•\s]+/, ''));
  if (text.length < 4 || text.length > 60 || /["“”,]/.test(text)) return null;
  if (UNSPACED.test(text)) return isUnspacedName(text) ? text : null;
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 7 || PLACES.has(text.toLowerCase())) return null;
  const parts = words.filter((word) => !NAME_PARTICLES.has(word.toLowerCase().replace(/[.,]$/, '')));
  if (!parts.every((word) => INITIALS.test(word) || isNameWord(word, words.indexOf(word), text))) return null;
  const weight = parts.reduce((sum, word) => sum + (INITIALS.test(word) ? 0.5 : 1), 0);
  const isTitle =
    /^(?:chief|vp|svp|evp|head|senior|lead|vice)\b/i.test(text) ||
    (FUNCTION_WORDS.has(words.at(-1)!.toLowerCase()) && !GIVEN_NAMES.has(words[0]!.toLowerCase()));
  return weight < 1.5 || isTitle ? null : text;
}, MAX_NAMES);

/** "山田 太郎"; unlike "教員 一覧". */
const isUnspacedName = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$/u.test(
    text,
  ) && !/(?:大学|教員|研究|会社|学部|メンバー|一覧)/.test(text);

/** "J.", "J.R." */
const INITIALS = /^(?:\p{Lu}\.?|(?:\p{Lu}\.){2,3})$/u;

function isNameWord(word: string, at: number, text: string): boolean {
  const lower = word.toLowerCase().replace(/[.,]$/, '');
  if (!/^(?:\p{Lu}|\p{L}['’]\p{Lu}|\p{L}{1,3}-\p{L})/u.test(word) || isNoName(lower)) return false;
  if (at > 0 && HONORIFICS.has(lower) && !SURNAME_TITLES.has(lower)) return false;
  // "ChE NTU": letters beside a word are an organisation's, unless the whole is set in capitals or the rest is a given name: "Wei LIU".
  const isLetters = word.length < 5 && /^\p{Lu}{3,}$/u.test(word) && text !== text.toUpperCase();
  if (isLetters && !text.split(/\s+/).some((other) => GIVEN_NAMES.has(other.toLowerCase()))) return false;
  return word.length <= 7 || GIVEN_NAMES.has(lower) || !/(?:tions?|ments?|ence|ship|ness|ility|ities)$/.test(lower);
}

/** A word of schools, firms, offices or pages, in small letters: no name holds it. */
export function isNoName(lower: string): boolean {
  return (
    SCHOOL_CUES.has(lower) ||
    BODY_CUES.has(lower) ||
    COMPANY_CUES.has(lower) ||
    HEADING_WORDS.has(lower) ||
    (NEVER_NAMES.has(lower) && !GIVEN_NAMES.has(lower)) ||
    (TITLE_HEADS.has(lower) && !SURNAME_TITLES.has(lower))
  );
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Some word is all small letters and neither a particle nor a suffix: "us", "and". No name holds one. Ends at a word of `until`. */
export function speaks(text: string, until: ReadonlySet<string> = NO_WORDS): boolean {
  const small = text.split(' ').filter((word) => /^[a-z]+$/.test(word));
  const end = small.findIndex((word) => until.has(word));
  return (end < 0 ? small : small.slice(0, end)).some(
    (word) =>
      !NAME_PARTICLES.has(word) && generationOf(word) === undefined && !(word.length > 2 && isPostNominal(word)),
  );
}

const MAX_SIBLINGS = 200;
const MAX_DEPTH = 6;
const isPerson = ({ types }: StructuredItem): boolean => types.includes('Person') || types.includes('h-card');

function addPeople(all: readonly StructuredValue[], depth: number, people: StructuredItem[]): void {
  let seen = 0;
  for (const item of all) {
    if (typeof item !== 'object') continue;
    seen += 1;
    if (seen > MAX_SIBLINGS) return;
    if (isPerson(item)) people.push(item);
    if (depth === MAX_DEPTH) continue;
    for (const key in item.properties) addPeople(item.properties[key]!, depth + 1, people);
  }
}

export function structuredPeople(page: Page): StructuredItem[] {
  const people: StructuredItem[] = [];
  addPeople(page.structured, 0, people);
  return people;
}

export function textOf(item: StructuredItem, ...keys: string[]): string | null {
  for (const key of keys) {
    for (const value of item.properties[key] ?? []) {
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      if (typeof value === 'object') {
        const inner = textOf(value, 'name', 'legalName', 'title');
        if (inner !== null) return inner;
      }
    }
  }
  return null;
}

function structuredSubject(page: Page): string | null {
  for (const item of page.structured) {
    const main = item.types.includes('ProfilePage') ? (item.properties.mainEntity ?? item.properties.about ?? []) : [];
    for (const value of main)
      if (typeof value === 'object' && value.types.includes('Person')) return textOf(value, 'name');
  }
  const people = page.structured.filter((item) => item.types.includes('Person') || item.types.includes('h-card'));
  return people.length === 1 ? textOf(people[0]!, 'name') : null;
}

export function pageSubject(page: Page, firstInProse: () => string | null): PageSubject {
  const structured = structuredSubject(page);
  if (structured !== null && bareName(structured) !== null) return { name: structured, how: 'structured', many: false };
  const titled = nameIn(page.title);
  if (titled !== null && supports(page, titled)) return { name: titled, how: 'title', many: false };
  const heads = page.blocks
    .filter(
      (block) =>
        block.headingLevel !== undefined && block.headingLevel <= 2 && block.zone !== 'nav' && block.zone !== 'footer',
    )
    .slice(0, 12);
  const top = heads.find((block) => block.headingLevel === 1 && nameIn(block.text) !== null);
  const named = page.blocks.filter(
    (block) => block.headingLevel !== undefined && block.zone === 'main' && bareName(withoutFrame(block.text)) !== null,
  );
  const many = new Set(named.map((block) => block.text)).size >= 3;
  if (top !== undefined && !many) return { name: nameIn(top.text)!, how: 'heading', many: false };
  if (titled !== null && !SITE_OPENERS.has(titled.split(' ')[0]!.toLowerCase()) && titled !== page.siteName)
    return { name: titled, how: 'title', many: false };
  if (many) return { name: '', how: 'prose', many: true };
  const second = heads.map((block) => nameIn(block.text)).find((name) => name !== null);
  if (second !== undefined && second !== null) return { name: second, how: 'heading', many: false };
  const isNamed = ({ text }: Block): boolean => text.length < 60 && nameIn(text) !== null;
  const opening = page.blocks.slice(0, 4).find(isNamed);
  if (opening !== undefined) {
    // "Graduate students", and below it one name after another: the first of a list has no more of the page than the last.
    const alike = page.blocks.filter((block) => block.tag === opening.tag && block.zone === 'main' && isNamed(block));
    if (new Set(alike.map(({ text }) => text)).size >= 3) return { name: '', how: 'prose', many: true };
    return { name: nameIn(opening.text)!, how: 'heading', many: false };
  }
  const prose = firstInProse();
  return { name: prose ?? '', how: 'prose', many: false };
}

/** The title's name is on the page itself, or starts with a given name. */
function supports(page: Page, name: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const family = words.at(-1)!;
  if (words.some((word) => GIVEN_NAMES.has(word))) return true;
  // "La Dépêche du Rhône", "Stone Workshop" on stoneworkshop.example: a site's own name, unless the page speaks of a person.
  if (SITE_OPENERS.has(words[0]!)) return false;
  const opening = page.text.slice(0, 4_000);
  const label = labelOf(page.url).replace(/-/g, '');
  const squeezed = squeeze(words.join(''));
  if ((squeezed === label || name === page.siteName) && !PRONOUNS.test(opening)) return false;
  return opening.toLowerCase().includes(family);
}

const SITE_OPENERS = smallWordsOf(({ articles = [], itself, prizes }) => [...articles, ...itself, ...prizes]);
const PRONOUNS =
  /\b(?:he|she|his|her|I|my|born|er|ich|mein|meine|je|mon|ma|él|ella|mi|ele|ela|meu|minha|lui|lei|mio|mia|hij|zij|ik|mijn)\b/;

/** Family name in lower case: the last word that is no suffix. */
export const familyName = (name: string): string => wordsOf(withoutPostNominals(name)).at(-1) ?? '';

const wordsOf = memoise((name) => name.toLowerCase().replace(/[.,]/g, '').split(/\s+/), MAX_NAMES);

function isShortFor(short: string, given: string): boolean {
  const related = short.length < 3 ? undefined : relateGivenNames(short, given);
  return related === 'short_form' || related === 'spelling';
}

/** The fullest known name that a short mention can stand for: "Roe" -> "Jane A. Roe". */
export function fullestName(mention: string, names: readonly string[]): string {
  const parts = wordsOf(mention);
  if (parts.length === 1) {
    // "Sam" on a page that names one Samuel.
    const called = names.filter((name) => name.includes(' ') && isShortFor(parts[0]!, wordsOf(name)[0]!));
    const fits = names.some((name) => wordsOf(name)[0] === parts[0] || wordsOf(name).at(-1) === parts[0]);
    if (!fits && new Set(called.map((name) => wordsOf(name).at(-1))).size === 1)
      return called.reduce((one, other) => (other.length > one.length ? other : one));
  }
  let best = mention;
  for (const name of names) {
    if (name.length <= best.length) continue;
    const words = wordsOf(name);
    const fits =
      parts.length === 1
        ? words.at(-1) === parts[0] || words[0] === parts[0]
        : parts.at(-1) === words.at(-1) &&
          (parts[0] === words[0] ||
            (parts[0]![0] === words[0]![0] && (parts[0]!.length === 1 || words[0]!.length === 1)));
    if (fits) best = name;
  }
  return best;
}
