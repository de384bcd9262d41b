// A quick look at the language of a text: the small words that every sentence of a language is full of. It answers only
// where they leave no doubt; all else is left to the detector, which takes twenty times as long.
import { hashOn } from '../letters.ts';

const TOLD: Readonly<Record<string, string>> = {
  en: 'the of and in to was is for at from with his he she her that by as has been which are were who this it on an be had my i you your we our have not or their its but they also',
  de: 'der die das und ist von zu den mit für auf im dem des ein eine als auch nicht sich bei nach aus wurde an er sie einer zum zur am war sind wird',
  fr: 'le la les et des du en est un une pour dans que qui sur au par il elle avec son sa ses ce aux plus de a été pas ou cette',
  es: 'el la los las de y en que un una por con del para es se su al como más fue ha o lo sus este entre desde',
  it: 'il la di e che in un una per è del della con da al dei le si nel alla sono gli delle ha i come più anche',
  pt: 'o a de e do da em um uma para com os as dos das na no que por se é foi ao à como mais sua seu pela pelo',
  nl: 'de het een en van in is op te met voor zijn aan door bij naar ook werd was als dat die der heeft tot om uit niet',
};
/** Neighbours that share small words with those above: they are never told here, they only cast doubt. */
const DOUBTS: Readonly<Record<string, string>> = {
  ca: 'el la de i en que un una per amb del les va és al dels com seva els',
  da: 'og i at er en den for de til med af på det som har blev var',
  no: 'og i å er en for til med av på det som har ble var',
  sv: 'och i att är en den för de till med av på det som har var ett',
  ro: 'și de la în a un o cu pe care din este al lui',
  hu: 'a az és hogy is nem egy volt az',
};
const LANGUAGES = [...Object.keys(TOLD), ...Object.keys(DOUBTS)];
/** A word is packed into one number, nine bits for a letter; longer ones are none of these. */
const LONGEST = 5;
const FIRST_LETTER = 97;
const pack = (packed: number, code: number): number => packed * 512 + (code - FIRST_LETTER + 1);

const SIZE = 1_024;
const slotOf = (hash: number): number => (hash ^ (hash >>> 10)) & (SIZE - 1);
/** By slot: the packed word or 0, a bit for each language that it belongs to, and the text in which it was last seen. */
const packedWords = new Float64Array(SIZE);
const owners = new Int32Array(SIZE);
const lastSeen = new Int32Array(SIZE);
let texts = 0;

for (const [language, list] of [...Object.values(TOLD), ...Object.values(DOUBTS)].entries())
  for (const word of list.split(' ')) owners[slotFor(word)]! |= 1 << language;

function slotFor(word: string): number {
  if (word.length > LONGEST) throw new Error(`"${word}" is too long to be packed`);
  let packed = 0;
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) {
    packed = pack(packed, word.charCodeAt(at));
    hash = hashOn(hash, word.charCodeAt(at));
  }
  const slot = find(packed, hash);
  packedWords[slot] = packed;
  return slot;
}

/** The slot of a word, or the empty one where it would be. */
function find(packed: number, hash: number): number {
  let slot = slotOf(hash);
  while (packedWords[slot] !== 0 && packedWords[slot] !== packed) slot = (slot + 1) & (SIZE - 1);
  return slot;
}

/** "He was born in the town of" has five, of five kinds; a title or a line of names has fewer. */
const LEAST = 5;
const LEAST_KINDS = 4;
/** "in", "de" and "en" belong to several: the first must have twice as many as the next. */
const LEAD = 2;

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 0xc0 && code < 0x250);

/** Null where there is any doubt. */
export function tellByFunctionWords(text: string): string | null {
  const counts: number[] = LANGUAGES.map(() => 0);
  const kinds: number[] = LANGUAGES.map(() => 0);
  texts = (texts + 1) | 0;
  const lower = text.toLowerCase();
  let length = 0;
  let packed = 0;
  let hash = 0;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0;
    if (isLetter(code)) {
      length += 1;
      packed = pack(packed, code);
      hash = hashOn(hash, code);
      continue;
    }
    if (length > 0 && length <= LONGEST) count(find(packed, hash), counts, kinds);
    length = 0;
    packed = 0;
    hash = 0;
  }
  return first(counts, kinds);
}

/** Adds a word to the languages that it belongs to; of an empty slot there are none. */
function count(slot: number, counts: number[], kinds: number[]): void {
  const bits = owners[slot]!;
  if (bits === 0) return;
  const fresh = lastSeen[slot] !== texts;
  lastSeen[slot] = texts;
  for (let language = 0; language < counts.length; language += 1) {
    if ((bits & (1 << language)) === 0) continue;
    counts[language]! += 1;
    if (fresh) kinds[language]! += 1;
  }
}

function first(counts: readonly number[], kinds: readonly number[]): string | null {
  let best = 0;
  let next = 0;
  for (let index = 1; index < counts.length; index += 1) if (counts[index]! > counts[best]!) best = index;
  for (let index = 0; index < counts.length; index += 1)
    if (index !== best && counts[index]! > next) next = counts[index]!;
  const language = LANGUAGES[best]!;
  if (!(language in TOLD) || counts[best]! < LEAST || kinds[best]! < LEAST_KINDS) return null;
  return counts[best]! >= next * LEAD ? language : null;
}
