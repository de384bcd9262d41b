// Cuts a block into sentences with exact offsets. Dots of abbreviations do not end a sentence.
import { english } from '../../domain/languages/en.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { LanguagePack } from '../../domain/languages/pack.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { lazyWords, wordSet } from '../../domain/text/word-set.ts';

export interface Sentence {
  text: string;
  /** Offset in the text that was split. */
  from: number;
}

/** Longer pieces are cut here, so that every later step has bounded input. */
export const MAX_SENTENCE = 4_000;

const ABBREVIATIONS = lazyWords(() => english.abbreviations ?? []);

const abbreviating = (): LanguagePack[] =>
  LANGUAGES.filter((pack) => pack !== english && pack.abbreviations !== undefined);
/** Abbreviations of the packs, of one word or two. */
const OF_PACKS = lazyWords(() => abbreviating().flatMap(({ abbreviations }) => abbreviations!));

/** Verbs and small words that open a sentence in these languages; particles of names do not. */
const packOpeners = (): string[] =>
  abbreviating().flatMap((pack) =>
    [
      ...pack.studyVerbs,
      ...pack.workVerbs,
      ...pack.presentVerbs,
      ...pack.present,
      ...pack.since,
      ...pack.former,
      ...pack.pronouns.third,
      ...pack.organisationPrepositions.filter((word) => !/\p{Lu}/u.test(word)),
    ]
      .map((form) => form.split(' ')[0]!.toLowerCase())
      .filter((word) => !LANGUAGES.some(({ nameParticles }) => nameParticles.includes(word))),
  );

/** After a dotted abbreviation, only these words open a new sentence. */
const OPENERS = lazyWords(() => [
  ...packOpeners(),
  ...`he she his her they their i my we our it its the in on at after before during since from prior upon while when as dr mr mrs ms prof professor currently today now also later then following born this these having although though however with for between under by`.split(
    ' ',
  ),
]);

const END =
  /[.!?。！？]+["'”’»)\]]*(?:\[[^\]]{1,24}\])?\s+(?=["'“‘«„([]?[\p{Lu}\p{Lo}\p{N}])|[。！？]|(?<=[\p{Lo}）)])．/gu;

/** Several readings of a page ask for the same block. */
const MOST_TEXTS = 1_000;

export const splitSentences: (text: string) => readonly Sentence[] = memoise(cutSentences, MOST_TEXTS);

function cutSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const next = index + mark.length;
    if (mark.startsWith('.') && !endsSentence(text, start, index, next)) continue;
    cutInto(sentences, text, start, next);
    start = next;
  }
  cutInto(sentences, text, start, text.length);
  return sentences;
}

/** "林氏は北海大学で発表した。": a line that ends with a stop, behind a verb or a comma; a line of a career opens with its year. */
const UNSPACED_SENTENCE =
  /^(?!\D{0,3}(?:19|20)\d\d|(?:令和|平成|昭和|民[國国]))[^\n]{14,}(?:[^\n]{6,}。|[다요]\.)$|^[^\n]{34,}。$/u;

/** A long sentence, or two of which one has a few words: a text to be read as sentences. */
export const isProse: (text: string) => boolean = memoise(readsAsProse, MOST_TEXTS);

function readsAsProse(text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text))
    return (text.length > 60 && /[。.．]/.test(text)) || UNSPACED_SENTENCE.test(text);
  const lengths = splitSentences(text).map((sentence) => sentence.text.split(/\s+/).length);
  if (lengths.length > 1 && lengths.some((length) => length >= 7)) return true;
  return lengths.some((length) => length >= 12) && /[.!?]["”)]?$/.test(text);
}

/** "Hennes man är professor i Marl.": too short for a text, but with a verb of today or a pronoun it is no line of a list. */
export function isShortSentence(text: string): boolean {
  if (!/^\p{Lu}[^\n:|•;]*[\p{L})»”"]\.$/u.test(text) || splitSentences(text).length > 1) return false;
  const words = text.toLowerCase().split(/[\s,]+/);
  return words.length >= 5 && words.slice(0, 8).some((word) => SAID.has(word));
}

/** Verbs of today, pronouns and auxiliaries of languages in Latin letters. */
const SMALL_WORDS = lazyWords(() =>
  LANGUAGES.flatMap(({ nameParticles, organisationPrepositions }) => [...nameParticles, ...organisationPrepositions]),
);
const SAID = lazyWords(() => [
  ...LANGUAGES.flatMap((pack) => [
    ...pack.presentVerbs,
    ...pack.pronouns.first,
    ...pack.pronouns.third,
    ...pack.hypothetical.map((form) => form.split(' ')[0]!),
  ]).filter((word) => /^(?:\p{Script=Latin}{2,}|[èéå])$/u.test(word) && !SMALL_WORDS.has(word)),
  ...`war wurde hat fue era ha était été foi fut stato stata was werd heeft var blev ble har`.split(' '),
]);

/** Adds what stands between two places, in pieces of bounded length and without the white space around it. */
function cutInto(sentences: Sentence[], text: string, start: number, end: number): void {
  for (let at = start; at < end; at += MAX_SENTENCE) {
    const piece = text.slice(at, Math.min(end, at + MAX_SENTENCE));
    const trimmed = piece.trim();
    if (trimmed !== '') sentences.push({ text: trimmed, from: at + piece.length - piece.trimStart().length });
  }
}

function endsSentence(text: string, start: number, dot: number, next: number): boolean {
  const before = text.slice(Math.max(0, dot - 60), dot);
  const word = /[^\s([,;:/]*$/.exec(before.slice(-24))![0];
  if (word === '' || (word === 's' && text[dot - 2] === '/')) return false;
  if (/[)\]»”]$/u.test(word)) return true;
  // "(Mag. iur. 1990, Dr. iur. 1995)": short forms in a bracket that is still open.
  if (/^\p{L}{1,5}$/u.test(word) && /\([^()]*$/.test(before)) return false;
  const lower = word.toLowerCase();
  if (isOfPacks(before, lower)) return endsAfterYear(text.slice(start, dot));
  // "B.A. He then ..." ends a sentence; "B.A. University of X" does not.
  if (word.includes('.')) {
    const follower = followerAt(text, next);
    return OPENERS.has(follower) && !(lower === 'u.s' && follower !== 'he' && follower !== 'she');
  }
  if (word.length < 3 && /^\p{Lu}$/u.test(word)) {
    const follower = followerAt(text, next);
    return OPENERS.has(follower) && follower !== 'dr';
  }
  // At the head of a line only: "She has a PhD. Orla teaches …" is two sentences.
  if (DEGREE.test(word) && /(?:^|[\n;|•])\s*$/u.test(text.slice(0, dot - word.length))) return false;
  if (MAY_END.has(lower)) return OPENERS.has(followerAt(text, next));
  if (OF_DEGREES.has(word)) return false;
  if (word.length < 3 && /^\d{1,2}$/.test(word)) return OPENERS.has(followerAt(text, next));
  return !ABBREVIATIONS.has(lower);
}

/** "im.", "lek. dent.", and "2001г." written together. */
function isOfPacks(before: string, lower: string): boolean {
  if (OF_PACKS.has(lower.replace(/^[\d–-]*\d/, ''))) return true;
  const two = before.split(/\s/).slice(-2);
  return (
    two.length === 2 &&
    !two.includes('') &&
    OF_PACKS.has(
      two
        .join(' ')
        .toLowerCase()
        .replace(/^[(,;]+/, ''),
    )
  );
}

/** "окончил МЭИ в 1999 г. Доцент": a year may end a sentence, unless it only dates what follows: "В 1999 г. Орлова …". */
function endsAfterYear(sentence: string): boolean {
  return /\d{4}\s?(\p{L})\1?$/u.test(sentence) && sentence.trim().split(/\s+/).length > 4;
}

/** Abbreviations that often end a sentence. */
const MAY_END = wordSet('inc|ltd|co|corp|jr|sr|etc');
/** "MSc. Physics, Marl": a degree with a dot goes on to its subject. */
const DEGREE = /^(?:[BM](?:Sc?|A|Eng|Tech|Phil|Ed|BA|Com|Arch)|Ph?D|DPhil|LL[BM]|[JM]D|MPH)$/;
/** Parts of degrees, which go on. */
const OF_DEGREES = wordSet('Ph|LL|Sc|Litt|D|M|B');

/** The first word of what follows, in small letters; no initial: "А. С. Орлов". */
const followerAt = (text: string, next: number): string =>
  /^["'“‘«„([]?([\p{L}\p{N}]{1,20})(?![\p{L}.])/u.exec(text.slice(next, next + 24))?.[1]?.toLowerCase() ?? '';
