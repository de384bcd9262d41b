// The forms of a name worth asking for: without titles and marks, as most pages write it, in plain letters, by its nickname, the
// other way round. The likeliest come first, because an engine takes only a few.
import type { Person } from '../model/person.ts';
import { CHINESE_FAMILY_NAMES, isEastAsianFamilyName, romaniseHangul, scriptOf } from '../names/romanise.ts';
import { variantsOf } from '../names/variants.ts';
import { type WrittenName, writtenName } from '../names/written-name.ts';
import { foldCase, latinLetters } from '../text/fold.ts';

const MOST = 10;

function written(given: string, family: string): string {
  return `${given} ${family}`.replace(/\s+/g, ' ').trim();
}

/** As given, without its middle names, with one of two surnames. */
function readForms(name: WrittenName): string[] {
  const given = name.given.join(' ');
  const first = name.given[0] ?? '';
  const family = name.family.join(' ');
  if (given === '') return [family];
  if (name.familyFirst) return familyFirstForms(name);
  // "J. Robert Oppenheimer" is known by the second name.
  const called = isInitial(first) && name.given.length > 1 ? name.given[1]! : first;
  const forms = [written(given, family)];
  // Spanish use keeps the first surname, Portuguese use the last.
  if (name.family.length > 1) {
    forms.push(written(first, family), written(given, name.family[0]!), written(first, name.family[0]!));
    if (!/^[yei] /.test(name.family.at(-1)!)) forms.push(written(first, name.family.at(-1)!));
  } else forms.push(written(called, family));
  return forms;
}

function isInitial(word: string): boolean {
  return /^\p{L}\.?$/u.test(word);
}

/** `Nguyen Thi Minh Khai` also as `Minh Khai Nguyen`; Chinese and Korean names in Latin letters in both orders. */
function familyFirstForms({ given, family }: WrittenName): string[] {
  const name = family[0] ?? '';
  const eastAsianSigns = scriptOf(name) === 'han' || scriptOf(name) === 'hangul' || scriptOf(name) === 'kana';
  if (eastAsianSigns) return [`${name}${given.join('')}`, ...romanised(name, given.join(''))];
  const called = given.filter((word) => !/^(?:thi|thị|van|văn)$/iu.test(word));
  return [...new Set([`${name} ${given.join(' ')}`, `${given.join(' ')} ${name}`, `${called.join(' ')} ${name}`])];
}

/** Korean family names as their bearers spell them, where that differs from the official letters. */
const KOREAN_SPELLING: Readonly<Record<string, string>> = {
  gim: 'kim',
  i: 'lee',
  bak: 'park',
  choe: 'choi',
  jeong: 'jung',
  gang: 'kang',
  jo: 'cho',
  yun: 'yoon',
  im: 'lim',
  sin: 'shin',
  gwon: 'kwon',
  an: 'ahn',
  yu: 'yoo',
  mun: 'moon',
  no: 'noh',
  u: 'woo',
};

/** 张伟 is Zhang Wei and Wei Zhang. A Japanese name has readings that its signs do not show, so none is made up. */
function romanised(family: string, given: string): string[] {
  const hangul = scriptOf(family) === 'hangul';
  const syllables = (text: string): string[] =>
    [...text].map((sign) => (hangul ? romaniseHangul(sign) : latinLetters(sign).toLowerCase()));
  const read = syllables(family).join('');
  const latinFamily = hangul ? (KOREAN_SPELLING[read] ?? read) : read;
  if (!hangul && !CHINESE_FAMILY_NAMES.has(latinFamily)) return [];
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const [one, other] = [capital(latinFamily), capital(syllables(given).join(''))];
  return other === '' ? [] : [`${other} ${one}`, `${one} ${other}`];
}

/** In plain letters, and for German and Nordic letters as they are spelt out: `Jurgen Muller`, `Juergen Mueller`. */
function plainForms(form: string): string[] {
  const ascii = latinLetters(form).replace(/\s+/g, ' ').trim();
  const eastAsianSigns = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(form);
  if (ascii === form || eastAsianSigns || !/^[\x20-\x7e]+$/.test(ascii)) return [];
  return spelledOut(form) === null ? [ascii] : [spelledOut(form)!, ascii];
}

const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', å: 'aa', æ: 'ae' };

function spelledOut(form: string): string | null {
  const composed = form.normalize('NFC');
  // ü of a Turkish or Hungarian name is not spelt "ue".
  if (/[^\x20-\x7eäöüßøåæ]/iu.test(composed) || !/[äöüßøåæ]/iu.test(composed)) return null;
  return composed.replace(/[äöüßøåæ]/giu, (letter) => {
    const plain = SPELT[letter.toLowerCase()]!;
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}

/** Nicknames that the request names, and the one everybody uses: William, Bill. */
function nicknameForms({ given, family, nicknames, familyFirst }: WrittenName): string[] {
  if (familyFirst || given.length === 0) return [];
  const first = foldCase(given[0]!);
  const usual = EVERYDAY[first];
  const known = usual && variantsOf(first).includes(usual) ? [usual.charAt(0).toUpperCase() + usual.slice(1)] : [];
  return [...nicknames, ...known].map((nickname) => written(nickname, family.join(' ')));
}

/** The short form that stands for a name in the press; others are left to the comparison of names. */
const EVERYDAY: Readonly<Record<string, string>> = {
  william: 'bill',
  robert: 'bob',
  richard: 'rick',
  james: 'jim',
  michael: 'mike',
  thomas: 'tom',
  joseph: 'joe',
  edward: 'ed',
  charles: 'charlie',
  christopher: 'chris',
  daniel: 'dan',
  matthew: 'matt',
  anthony: 'tony',
  steven: 'steve',
  stephen: 'steve',
  kenneth: 'ken',
  timothy: 'tim',
  jeffrey: 'jeff',
  gregory: 'greg',
  benjamin: 'ben',
  samuel: 'sam',
  nicholas: 'nick',
  andrew: 'andy',
  david: 'dave',
  ronald: 'ron',
  donald: 'don',
  lawrence: 'larry',
  elizabeth: 'liz',
  katherine: 'kate',
  catherine: 'kate',
  jennifer: 'jen',
  margaret: 'maggie',
  susan: 'sue',
  deborah: 'debbie',
  rebecca: 'becky',
  alexander: 'alex',
  alexandra: 'alex',
};

/** `Zhang Wei`: both words may be the family name. */
function otherOrder(form: string): string[] {
  const words = form.split(' ');
  const both = words.length === 2 && words.every((word) => isEastAsianFamilyName(foldCase(word)));
  return both ? [`${words[1]} ${words[0]}`] : [];
}

export function nameForms(person: Person): string[] {
  const names = [person.full_name, ...(person.aliases ?? [])].map((name) => name.trim()).filter((name) => name !== '');
  const parts = names.map(writtenName);
  const read = parts.map(readForms);
  const first = read.map((forms) => forms[0] ?? '');
  const forms = [
    ...first,
    ...read.flatMap((entry) => entry.slice(1)),
    ...first.flatMap(plainForms),
    ...read.flatMap((entry) => entry.slice(1).flatMap(plainForms)),
    ...parts.flatMap(nicknameForms),
    ...first.flatMap(otherOrder),
  ];
  const unique = [...new Set(forms.map((form) => form.trim()))].filter((form) => form !== '').slice(0, MOST);
  return unique.length > 0 ? unique : names.slice(0, 1);
}

/** `J. van der Meer`: how papers and theses name their authors. Nothing for names without a family name in Latin letters. */
export function initialForms(person: Person): string[] {
  const forms = [person.full_name, ...(person.aliases ?? [])].flatMap((name) => {
    const { given, family, familyFirst } = writtenName(name);
    const initials = given.filter((word) => /^\p{L}/u.test(word)).map((word) => `${word.charAt(0).toUpperCase()}.`);
    const latin = /^\p{Script=Latin}/u.test(family[0] ?? '');
    if (!latin || familyFirst || initials.length === 0 || family.length === 0) return [];
    return [...new Set([`${initials[0]} ${family.join(' ')}`, `${initials.join('')} ${family.join(' ')}`])];
  });
  return [...new Set(forms)].slice(0, 3);
}

/** Alternatives in one question: more would crowd out the rest of it. */
const MOST_QUOTED = 3;

/** `"Maren Tollefsen"`, or `("Łukasz Żółć" OR "Lukasz Zolc")` when there is more than one form to look for. */
export function quotedNames(names: readonly string[]): string {
  const quoted = names.slice(0, MOST_QUOTED).map((name) => `"${name.replaceAll('"', '')}"`);
  return quoted.length === 1 ? quoted[0]! : `(${quoted.join(' OR ')})`;
}
