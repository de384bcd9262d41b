// Whether a short form is made from a name: by first letters, by first syllables, or by the letters of its name at home.
import { canonicalWord, STOP_WORDS } from './org-words.ts';

export type AcronymFit = 'initials' | 'letters' | 'reordered';

/** First letters that the word may have in other languages: a Norwegian `høgskole` is an English university college. */
const TRANSLATED_INITIALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    university: 'uyed', // universitet, yliopisto, egyetem, daneshgah
    college: 'kc', // kolej, colegio
    institute: 'i',
    school: 'es', // école, escuela
    academy: 'a',
    state: 'dgs', // davlat, gosudarstvennyi
    national: 'nm', // milliy
    technology: 't',
    science: 'cnfsw', // ciencias, nauk, fan, Wissenschaften
    higherschool: 'wve', // wyższa szkoła, vysoká škola, école supérieure
    universitycollege: 'hku', // høgskole, kolej
    universitycentre: 'cu', // centro universitário
    appliedschool: 'hfu', // Hochschule, Fachhochschule, university of applied sciences
    royal: 'krc', // koninklijke, kongelige, königliche
    arts: 'akbsu', // Kunst, bellas artes, sztuk, umění
    education: 'ept', // pedagogical, tarbiyah
    medicine: 'mt', // tibbiyot
    health: 'hszg', // salud, zdravotní, Gesundheit
    law: 'ldjpyr', // derecho, jurídico, prawo, yuridicheskii, Recht
    management: 'mgaz', // gestión, administración, zarządzanie
    business: 'bce', // comercio, empresa
    economics: 'ewi', // Wirtschaft, iqtisod
    research: 'rifb', // investigación, Forschung, badania
    centre: 'cz', // Zentrum
    engineering: 'ei', // ingeniería
    north: 'nsu', // severnyi, utara
    south: 'sj', // južni
    west: 'woz', // oeste, západní
    east: 'eov', // oriental, východní
    catholic: 'ck',
    christian: 'ck',
    international: 'imx', // mezinárodní, xalqaro
    hungary: 'mh', // magyar
    germany: 'dg',
    switzerland: 'es', // eidgenössisch
    vienna: 'vw',
    free: 'flv', // libre, vrije
    open: 'oad', // abierta, distance
    women: 'wfj', // femmes, joshi
    defence: 'do', // obrana
    studies: 'se', // estudios
    development: 'de', // Entwicklung
  }),
);

/** What a school may have been when its short form was made: a college, an institute, a polytechnic. */
const FORMER_INITIALS: ReadonlyMap<string, string> = new Map([
  ['university', 'cipah'],
  ['college', 'ui'],
  ['institute', 'uc'],
  ['polytechnic', 'iu'],
  ['academy', 'ui'],
]);

interface Walk {
  short: string;
  words: readonly string[];
  /** One word of the name's own may be passed over when enough others speak. */
  mayPass: boolean;
  /** The kind of school may give the first letter of what it was before: `BIT`, now Brightwater University of Technology. */
  former?: boolean;
  /** Only the letters of the words as written. */
  plain?: boolean;
}

/** The letters of the short form, in order, each word giving at least its first letter; small words may give or not. */
function fitsInOrder({ short, words, mayPass, former = false, plain = false }: Walk): boolean {
  const seen = new Set<string>();
  const walk = (at: number, word: number, passed: number): boolean => {
    if (at === short.length)
      return words.slice(word).filter((rest) => !STOP_WORDS.has(rest)).length + passed <= (mayPass ? 1 : 0);
    const current = words[word];
    if (current === undefined) return false;
    const key = `${at}:${word}:${passed}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (STOP_WORDS.has(current) && walk(at, word + 1, passed)) return true;
    if (mayPass && passed === 0 && word > 0 && !STOP_WORDS.has(current) && walk(at, word + 1, 1)) return true;
    const kind = canonicalWord(current);
    if (!plain && TRANSLATED_INITIALS.get(kind)?.includes(short[at] ?? '') && walk(at + 1, word + 1, passed))
      return true;
    if (former && FORMER_INITIALS.get(kind)?.includes(short[at] ?? '') && walk(at + 1, word + 1, passed)) return true;
    if (current[0] !== short[at]) return false;
    // Take the first letter, then any further letters of the word in their order.
    let taken = at + 1;
    if (walk(taken, word + 1, passed)) return true;
    for (let letter = 1; letter < current.length && taken < short.length; letter += 1) {
      if (current[letter] !== short[taken]) continue;
      taken += 1;
      if (walk(taken, word + 1, passed)) return true;
    }
    return false;
  };
  return walk(0, 0, 0);
}

/** Every letter is the first letter of one word, all words used, in any order. */
function fitsReordered(letters: string, words: readonly string[]): boolean {
  const own = words.filter((word) => !STOP_WORDS.has(word));
  if (own.length !== letters.length) return false;
  const free = own.map((word) => (TRANSLATED_INITIALS.get(canonicalWord(word)) ?? '') + (word[0] ?? ''));
  for (const letter of letters) {
    const at = free.findIndex((choices) => choices.includes(letter));
    if (at < 0) return false;
    free.splice(at, 1);
  }
  return true;
}

function initials(words: readonly string[], withStopWords: boolean): string {
  return words
    .filter((word) => withStopWords || !STOP_WORDS.has(word))
    .map((word) => word[0] ?? '')
    .join('');
}

/** How `short` can be the short form of the folded `words`, if it can. */
export function fitAcronym(
  short: string,
  words: readonly string[],
  canonical: readonly string[],
): AcronymFit | undefined {
  const letters = short.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (letters.length < 2 || words.length < 2) return undefined;
  if (letters === initials(words, false) || letters === initials(words, true)) return 'initials';
  if (fitsInOrder({ short: letters, words, mayPass: false })) return 'letters';
  if (letters.length < 3) return undefined;
  if (letters.length > 3 && words.length > 3 && fitsInOrder({ short: letters, words, mayPass: true })) return 'letters';
  return fitsReordered(letters, words) || fitsReordered(letters, canonical) ? 'reordered' : undefined;
}

/** The words with the kind of school at the front or at the end: `Brightwater University of Technology`, BTU. */
function reorderings(words: readonly string[]): string[][] {
  const at = words.findIndex((word) => FORMER_INITIALS.has(canonicalWord(word)));
  const kind = words[at];
  if (kind === undefined) return [];
  const others = words.filter((_word, index) => index !== at);
  return [
    [...others, kind],
    [kind, ...others],
    [kind, ...[...others].reverse()],
  ];
}

/** Looser ways for a short form of a school alone: another order, or the rank it had before. */
export function fitSchoolAcronym(short: string, words: readonly string[]): boolean {
  const letters = short.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (letters.length < 3 || words.length < 2 || words.length > 12) return false;
  const main = words.filter((word) => !STOP_WORDS.has(word));
  if (main.length < 2) return false;
  if (main.length > 2 && fitsInOrder({ short: letters, words, mayPass: false, former: true })) return true;
  // A state university leaves "state" out, or became one after its short form was made: BSTU, Brightwater Technical University.
  const withoutState = letters.length > 3 ? letters.slice(0, 1) + letters.slice(1).replace(/[sn]/, '') : letters;
  if (withoutState !== letters && withoutState.length > 2 && initials(words, false) === withoutState) return true;
  // The seat of the school stands at the end: BSUL, Brightwater State University, Lindby.
  if (main.length > 2 && letters.length === main.length + 1 && letters.startsWith(initials(words, false))) return true;
  if (main.length < 3) return false;
  return reorderings(main).some((order) => fitsInOrder({ short: letters, words: order, mayPass: false, plain: true }));
}

/** Bodies of the United Nations begin like universities. */
export const NO_UNIVERSITY: ReadonlySet<string> = new Set([
  'unicef',
  'unesco',
  'unido',
  'unitar',
  'unifem',
  'unep',
  'undp',
  'unhcr',
  'unaids',
  'unrwa',
]);

const BLEND_BEGINNINGS: readonly (readonly [string, string])[] = [
  ['univ', 'university'],
  ['uni', 'university'],
  ['un', 'university'],
  ['poltek', 'polytechnic'],
  ['poli', 'polytechnic'],
  ['fedpol', 'polytechnic'],
  ['tec', 'technology'],
  ['hs', 'appliedschool'],
  ['hoch', 'appliedschool'],
  ['fh', 'appliedschool'],
  ['ph', 'appliedschool'],
  ['if', 'federal'],
];

function isWithin(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** The beginnings of two words that follow each other: `brili`, Brightwater Lindby. */
function isPieced(letters: string, first: string, second: string): boolean {
  for (let cut = 1; cut < letters.length; cut += 1)
    if (first.startsWith(letters.slice(0, cut)) && second.startsWith(letters.slice(cut))) return true;
  return false;
}

/** `Unbrig`, Universitas Brightwater; `POLIBRI`, Politeknik Negeri Brightwater: a beginning for the kind, then pieces of the name. */
export function fitBlend(
  short: string,
  kinds: ReadonlySet<string>,
  own: readonly string[],
  all: readonly string[],
): boolean {
  const letters = short.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length < 4 || letters.length > 14 || NO_UNIVERSITY.has(letters)) return false;
  return BLEND_BEGINNINGS.some(([beginning, kind]) => {
    if (!letters.startsWith(beginning) || ![...kinds].some((one) => one.startsWith(kind))) return false;
    const rest = letters.slice(beginning.length);
    if (rest.length < 2) return false;
    if (rest.length === all.length && all.every((word, at) => word[0] === rest[at])) return true;
    return own.some((word, at) => {
      if (word[0] !== rest[0]) return false;
      if (word.startsWith(rest) || (rest.length > 2 && isPieced(rest, word, own[at + 1] ?? ''))) return true;
      return rest.length > 3 && isWithin(rest, word + (own[at + 1] ?? ''));
    });
  });
}

/** What a letter of a short form is worth by where it stands in the long name. */
const LETTER_WORTH = {
  first: 1, // BU, Brightwater University
  translated: 0.8, // the K of KMH, Royal College of Music in Stockholm
  former: 0.55, // the C of LC, Lindby University, once a college
  next: 0.6, // the second letter of ZJU, ZheJiang University
  later: 0.35, // the C of UCLan, in "Lancashire"
  nowhere: -0.6, // the H of LHW, Lindby University of Economics, made from a name at home
  passed: -0.12, // a word that gives no letter: "Memorial" in LC, Lindby Memorial College
} as const;

/** How many words may be passed over between two letters. */
const FARTHEST = 5;
const MOST_WORDS = 20;
const LONGEST_WORD = 40;
/** The letter before was read in another language: nothing of the word is left to read. */
const SPENT = 98;

/** The best reading of the letters, in order, from the words; 1 when each is the first letter of the next word. */
function readLetters(letters: string, words: readonly string[]): number {
  const known = new Map<number, number>();
  const small = words.map((word) => STOP_WORDS.has(word));
  const kinds = words.map(canonicalWord);
  const read = (at: number, word: number, inside: number): number => {
    if (at === letters.length) return 0;
    const key = (at * (MOST_WORDS + 1) + word) * 100 + inside + 1;
    const before = known.get(key);
    if (before !== undefined) return before;
    const letter = letters[at] as string;
    let best = LETTER_WORTH.nowhere + read(at + 1, word, inside);
    const current = words[word - 1];
    if (inside >= 0 && current !== undefined) {
      const found = current.indexOf(letter, inside);
      const worth = found === inside ? LETTER_WORTH.next : LETTER_WORTH.later;
      if (found >= 0) best = Math.max(best, worth + read(at + 1, word, found + 1));
    }
    let passed = 0;
    for (let next = word; next < Math.min(words.length, word + FARTHEST); next += 1) {
      const kind = kinds[next] as string;
      const [worth, then] =
        words[next]?.[0] === letter
          ? [LETTER_WORTH.first, 1]
          : TRANSLATED_INITIALS.get(kind)?.includes(letter)
            ? [LETTER_WORTH.translated, SPENT]
            : FORMER_INITIALS.get(kind)?.includes(letter)
              ? [LETTER_WORTH.former, SPENT]
              : [0, 0];
      if (worth > 0) best = Math.max(best, worth + passed + read(at + 1, next + 1, then));
      if (!small[next]) passed += LETTER_WORTH.passed;
    }
    known.set(key, best);
    return best;
  };
  return read(0, 0, -1) / letters.length;
}

/** Another order of the words costs this much of the reading. */
const OTHER_ORDER = 0.1;

/** How well the letters can be read from the words at all, in their order or another; at most 1. */
export function readShortForm(short: string, words: readonly string[]): number {
  const letters = short.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (letters.length < 2 || letters.length > 14 || words.length < 2) return 0;
  const run = words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
  const others = [...reorderings(run), [...run].reverse()];
  return Math.max(readLetters(letters, run), ...others.map((order) => readLetters(letters, order) - OTHER_ORDER));
}
