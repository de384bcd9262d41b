// Whether a text names a person at all, in any form of the name: cheap enough to ask of every page before it takes a place.
import { latinLetters } from '../text/fold.ts';
import { writtenName } from './written-name.ts';

/** How far given and family name may stand apart: middle names, titles and a comma in between. */
const NEAR = 45;
const MOST_READ = 400_000;
const SIGNS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "O'Keeffe" and "Natal'ya" (the soft sign of Наталья) are one word with or without their apostrophe. */
const APOSTROPHE = /(?<=\p{L})['’ʼʹʺ]/gu;

function fold(text: string): string {
  return latinLetters(text).toLowerCase().replace(APOSTROPHE, '');
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[a-z0-9]/.test(character);
}

function places(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && found.length < 500; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) found.push(at);
  }
  return found;
}

/** The given name or its initial beside the family name, in whichever order. */
function standsIn(text: string, given: string, family: string): boolean {
  return places(text, family).some((at) => {
    const around = ` ${text.slice(Math.max(0, at - NEAR), at)} | ${text.slice(at + family.length, at + family.length + NEAR)} `;
    return places(around, given).length > 0 || places(around, given.charAt(0)).length > 0;
  });
}

export function bearsName(text: string, names: readonly string[]): boolean {
  const read = text.slice(0, MOST_READ);
  if (names.some((name) => SIGNS.test(name) && read.includes(name.replace(/\s+/g, '')))) return true;
  const folded = fold(read);
  return names.some((name) => {
    const { given, family } = writtenName(name);
    const last = fold(family.at(-1)?.split(' ').at(-1) ?? '').replace(/[^a-z0-9-]/g, '');
    const first = fold(given[0] ?? '').replace(/[^a-z0-9-]/g, '');
    if (last === '') return false;
    return first === '' ? places(folded, last).length > 0 : standsIn(folded, first, last);
  });
}
