// A quick look at the language of a text: the small words that every sentence of a language is full of. It answers only
// where they leave no doubt; all else is left to the detector, which takes twenty times as long.

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
/** Every word with the languages that it belongs to, found by a hash that is made while a word is read. */
const WORDS: { word: string; owners: number[] }[] = [];
const SIZE = 1_024;
/** One more than the place of a word in the list; 0 where there is none. */
const slots = new Uint16Array(SIZE);
const slotOf = (hash: number): number => (hash ^ (hash >>> 10)) & (SIZE - 1);
const mix = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

for (const [language, list] of [...Object.values(TOLD), ...Object.values(DOUBTS)].entries())
  for (const word of new Set(list.split(' '))) ownersOf(word).push(language);

function ownersOf(word: string): number[] {
  const known = WORDS.find((entry) => entry.word === word);
  if (known !== undefined) return known.owners;
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = mix(hash, word.charCodeAt(at));
  let slot = slotOf(hash);
  while (slots[slot] !== 0) slot = (slot + 1) & (SIZE - 1);
  const owners: number[] = [];
  slots[slot] = WORDS.push({ word, owners });
  return owners;
}

/** Place in the list of the word that stands there in the text, or -1. */
function placeOf(text: string, from: number, to: number, hash: number): number {
  for (let slot = slotOf(hash); slots[slot] !== 0; slot = (slot + 1) & (SIZE - 1)) {
    const place = slots[slot]! - 1;
    const { word } = WORDS[place]!;
    if (word.length === to - from && text.startsWith(word, from)) return place;
  }
  return -1;
}

/** "He was born in the town of" has five, of five kinds; a title or a line of names has fewer. */
const LEAST = 5;
const LEAST_KINDS = 4;
/** "in", "de" and "en" belong to several: the first must have twice as many as the next. */
const LEAD = 2;

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 0xc0 && code < 0x250);

/** Null where there is any doubt. */
export function tellByFunctionWords(text: string): string | null {
  const counts = new Array<number>(LANGUAGES.length).fill(0);
  const kinds = new Array<number>(LANGUAGES.length).fill(0);
  const seen = new Uint8Array(WORDS.length);
  const lower = text.toLowerCase();
  let start = -1;
  let hash = 0;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0;
    if (isLetter(code)) {
      if (start < 0) start = at;
      hash = mix(hash, code);
      continue;
    }
    if (start < 0) continue;
    const place = placeOf(lower, start, at, hash);
    start = -1;
    hash = 0;
    if (place < 0) continue;
    for (const owner of WORDS[place]!.owners) {
      counts[owner]! += 1;
      if (seen[place] === 0) kinds[owner]! += 1;
    }
    seen[place] = 1;
  }
  return first(counts, kinds);
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
