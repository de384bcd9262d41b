// A name as people write it, taken apart without losing its letters: titles, marks and nicknames off, particles kept with the
// family name. Registers and engines are asked with these parts; comparing works on the folded ones of parse-name.ts.
import { foldCase } from '../text/fold.ts';
import { PARTICLES } from './name-words.ts';
import { dropSuffixes, dropTitles, parseName, splitFamily, swapAtComma } from './parse-name.ts';
import { scriptOf } from './romanise.ts';

export interface WrittenName {
  /** Given names, the first one first: `María José`. */
  given: string[];
  /** Parts of the family name in their order, particles with the part they stand before: `van der Meer`; `Fernández`, `López`. */
  family: string[];
  /** Names in quotes or brackets: `Robert "Bob" Smith`. */
  nicknames: string[];
  /** Whether the name is written family name first, as Chinese, Korean, Japanese and Vietnamese names are. */
  familyFirst: boolean;
}

const ASIDE = /["“”«»„]([^"“”«»„]{1,40})["“”«»„]|\(([^()]{1,40})\)|(?<=\s)['‘’]([^'‘’\s]{2,20})['‘’](?=\s)/gu;
const BORN = /^(?:née|nee|born|geb\.?|formerly)\s+/i;
/** Between two surnames: `Ortega y Gasset`, `Silva e Souza`. */
const JOINING = new Set(['y', 'e', 'i']);

function letters(text: string): string {
  return foldCase(text).replace(/[^a-z0-9]/g, '');
}

/** Common first surnames of Spanish and Portuguese names; with `-ez` they show that a third name is a second surname. */
const IBERIAN = new Set(
  `garcia lopez martin ruiz moreno alonso romero navarro torres serrano blanco molina morales ortega delgado castro ortiz rubio
  marin sanz medina castillo santos lozano guerrero cano prieto calvo gallego vidal leon herrera pena flores cabrera campos vega
  fuentes carrasco diaz reyes cruz rivera vargas mendoza silva rojas aguilar salazar guzman pereira ferreira oliveira costa
  almeida carvalho sousa souza ribeiro pinto barbosa araujo cardoso teixeira correia rocha nunes`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

function isIberian(word: string): boolean {
  const plain = letters(word);
  return IBERIAN.has(plain) || (plain.length >= 5 && plain.endsWith('ez'));
}

/** Where the family name starts: at the particles before the last word, or at the first of two surnames. */
function familyStart(words: readonly string[]): number {
  const isParticle = (index: number): boolean => index > 0 && PARTICLES.has(letters(words[index] ?? ''));
  const withParticles = (index: number): number => {
    let start = index;
    while (isParticle(start - 1)) start -= 1;
    // What stands before "y" is the first surname.
    return start < index && JOINING.has(letters(words[start] ?? '')) && start > 1 ? start - 1 : start;
  };
  const last = withParticles(words.length - 1);
  const before = last - 1;
  return before >= 1 && words.length >= 3 && isIberian(words[before] ?? '') ? withParticles(before) : last;
}

/** Surnames one by one, each with its particles. */
function surnames(words: readonly string[]): string[] {
  const found: string[] = [];
  let particles: string[] = [];
  for (const [index, word] of words.entries()) {
    if (PARTICLES.has(letters(word)) && index < words.length - 1) particles.push(word);
    else {
      found.push([...particles, word].join(' '));
      particles = [];
    }
  }
  return found;
}

function ofEastAsian(text: string): WrittenName {
  const compact = text.replace(/\s+/g, ' ').trim();
  const [family = '', ...given] = compact.includes(' ') ? compact.split(' ') : halves(compact);
  return { given, family: [family], nicknames: [], familyFirst: true };
}

/** Four signs are two and two, as in Japan, unless the family name is one of the Chinese ones with two signs. */
function halves(compact: string): string[] {
  const split = [...splitFamily(compact)];
  const japanese = scriptOf(compact) !== 'hangul' && compact.length === 4 && split[0]?.length === 1;
  return japanese ? [compact.slice(0, 2), compact.slice(2)] : split;
}

const VIETNAMESE = new Set('nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly'.split(' '));

/** `Nguyen Thi Minh Khai`: the family name comes first unless the last word is one, too. */
function isFamilyFirst(name: string, words: readonly string[]): boolean {
  if (parseName(name).order === 'family_first') return true;
  const [first = '', last = ''] = [letters(words[0] ?? ''), letters(words.at(-1) ?? '')];
  return words.length >= 3 && VIETNAMESE.has(first) && !VIETNAMESE.has(last);
}

export function writtenName(name: string): WrittenName {
  const nicknames: string[] = [];
  const clean = name.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 160);
  const script = scriptOf(clean);
  const bare = clean.replace(ASIDE, (_all, quoted, bracketed, single) => {
    const inner = String(quoted ?? bracketed ?? single ?? '').trim();
    if (!BORN.test(inner) && /^\p{L}[\p{L}'’-]*$/u.test(inner)) nicknames.push(inner);
    return ' ';
  });
  if ((script === 'han' || script === 'hangul' || script === 'kana') && !/\p{Script=Latin}/u.test(bare)) {
    return ofEastAsian(bare);
  }
  const { text } = swapAtComma(bare.trim() === '' ? clean.replace(/["“”«»„()]/g, ' ') : bare);
  const { words } = dropSuffixes(
    dropTitles(
      text.split(/\s+/).filter((word) => letters(word) !== ''),
      [],
    ),
    undefined,
  );
  if (words.length < 2) return { given: [], family: [...words], nicknames, familyFirst: false };
  if (isFamilyFirst(name, words)) {
    return { given: words.slice(1), family: words.slice(0, 1), nicknames, familyFirst: true };
  }
  const start = Math.max(1, familyStart(words));
  return { given: words.slice(0, start), family: surnames(words.slice(start)), nicknames, familyFirst: false };
}
