// A Chinese, Japanese or Korean name of an organisation in Latin words: its general words translated, its places by their
// usual Latin names, and what is left as it sounds. `帝京大学医学部` -> `teikyo university faculty medicine`.
import { foldCase } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { once } from '../../text/once.ts';
import { CHINESE_NAMES, JAPANESE_NAMES, KOREAN_NAMES } from './asian-own-names.ts';
import { HAN_WORDS, HANGUL_WORDS, KATAKANA_WORDS } from './asian-words.ts';
import { plainHan } from './han-variants.ts';

export type SpokenScript = 'han' | 'kana' | 'hangul';

export interface LatinName {
  text: string;
  /** Words of `text` that are only read as they sound, with the script they come from. */
  spoken: ReadonlyMap<string, { script: SpokenScript; written: string }>;
}

const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LONGEST_WORD = 12;

interface Meaning {
  latin: string;
  /** A place or founder, which "大" may follow for "university". */
  own: boolean;
}

const meanings = once(() => {
  const found = new Map<string, Meaning>();
  for (const line of [HAN_WORDS, HANGUL_WORDS, KATAKANA_WORDS].join('').trim().split(/\n+/)) {
    const [latin = '', words = ''] = line.split(': ');
    for (const word of words.split(' ')) found.set(word, { latin: latin.replace(/^:$/, ''), own: false });
  }
  for (const entry of [JAPANESE_NAMES, CHINESE_NAMES, KOREAN_NAMES]
    .join('')
    .trim()
    .split(/[|\n]+/)) {
    const words = entry.split(' ');
    const latin = words.filter((word) => !UNSPACED.test(word)).join(' ');
    for (const word of words.filter((one) => UNSPACED.test(one)))
      for (const shape of [word, plainHan(word)]) if (!found.has(shape)) found.set(shape, { latin, own: true });
  }
  return found;
});

/** "臺灣臺東地方法院" is the district court of Taitung. */
const OF_TAIWAN = /^[臺台][灣湾](?=\p{Script=Han}{2,4}地方(?:法院|檢察署|检察署))/u;

export const hasUnspacedScript = (name: string): boolean => UNSPACED.test(name);

/** The name itself where it has none of these scripts. */
export const latinName = (name: string): LatinName =>
  UNSPACED.test(name) ? readName(name) : { text: name, spoken: NONE_SPOKEN };

const NONE_SPOKEN: LatinName['spoken'] = new Map();

const readName: (name: string) => LatinName = memoise((name) => {
  const spoken = new Map<string, { script: SpokenScript; written: string }>();
  // "(주)" and "㈱" are legal forms.
  const bare = name.replace(/[(（](?:주|株|有)[)）]|[㈱㈜]/gu, ' ').replace(OF_TAIWAN, '');
  const text = bare.replace(UNSPACED_RUN, (run) => ` ${readRun(run, spoken).join(' ')} `);
  return { text: text.replace(/\s+/g, ' ').trim(), spoken };
});

function longestWordAt(run: string, plain: string, at: number): { length: number; meaning: Meaning } | undefined {
  for (let length = Math.min(LONGEST_WORD, run.length - at); length > 0; length -= 1) {
    const meaning = meanings().get(run.slice(at, at + length)) ?? meanings().get(plain.slice(at, at + length));
    if (meaning !== undefined && !(meaning.own && isCutInto(plain, at + length))) return { length, meaning };
  }
  return undefined;
}

/** "台中" in "桜台中央病院": the last sign of the place begins another word. */
function isCutInto(plain: string, end: number): boolean {
  const word = meanings().get(plain.slice(end - 1, end + 1));
  return word !== undefined && !word.own && meanings().get(plain.slice(end, end + 2)) === undefined;
}

function readRun(run: string, spoken: Map<string, { script: SpokenScript; written: string }>): string[] {
  const plain = plainHan(run);
  const words: string[] = [];
  let unread = '';
  const close = (): void => {
    if (unread !== '') words.push(sounded(unread, spoken));
    unread = '';
  };
  let isOwn = false;
  for (let at = 0; at < run.length; ) {
    const found = longestWordAt(run, plain, at);
    if (found === undefined && isShortUniversity(run, plain, at, isOwn || unread.length > 1)) {
      close();
      words.push('university');
      at += 1;
    } else if (found === undefined) {
      // "北辰テクノ": signs and a foreign word behind them are two words.
      if (SCRIPTS_MEET.test(`${unread.slice(-2)} ${run.slice(at, at + 2)}`)) close();
      unread += run[at];
      at += 1;
      isOwn = false;
    } else {
      close();
      if (found.meaning.latin !== '') words.push(found.meaning.latin);
      isOwn = found.meaning.own;
      // 강남 is Gangnam and Kangnam: a Korean name is spelled in several ways, of which one is listed.
      const written = run.slice(at, at + found.length);
      if (isOwn && scriptOf(written) === 'hangul') spoken.set(found.meaning.latin, { script: 'hangul', written });
      at += found.length;
    }
  }
  close();
  return afterUniversity(words);
}

/** "東北大", "서울대 치과": what follows a name of two characters or more, at the end or before another word. */
function isShortUniversity(run: string, plain: string, at: number, afterName: boolean): boolean {
  if (!afterName || (run[at] !== '大' && run[at] !== '대')) return false;
  return at + 1 === run.length || longestWordAt(run, plain, at + 1) !== undefined;
}

/** Within a university a Chinese "xueyuan" is one of its schools; alone it is a college or institute. */
function afterUniversity(words: readonly string[]): string[] {
  const at = words.indexOf('university');
  return words.map((word, index) => (word === 'xueyuan' && at >= 0 && index > at ? 'school' : word));
}

/** One sign between others, as in "関ケ原", is a part of the name. */
const SCRIPTS_MEET = /\p{Script=Han} [\p{Script=Katakana}ー]{2}|[\p{Script=Katakana}ー]{2} \p{Script=Han}/u;

function sounded(text: string, spoken: Map<string, { script: SpokenScript; written: string }>): string {
  const script = scriptOf(text);
  const folded = foldCase(text.replace(/[ーッっ]/g, '')).replace(/[^a-z0-9]/g, '');
  if (folded !== '') spoken.set(folded, { script, written: text });
  return folded;
}

function scriptOf(text: string): SpokenScript {
  if (/\p{Script=Hangul}/u.test(text)) return 'hangul';
  return /\p{Script=Han}/u.test(text) ? 'han' : 'kana';
}
