// Cuts a block into sentences with exact offsets. Dots of abbreviations do not end a sentence.
import { english } from '../../domain/languages/en.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { wordSet } from '../../domain/text/word-set.ts';

export interface Sentence {
  text: string;
  /** Offset in the text that was split. */
  from: number;
}

/** Longer pieces are cut here, so that every later step has bounded input. */
export const MAX_SENTENCE = 4_000;

const ABBREVIATIONS: ReadonlySet<string> = new Set(english.abbreviations);

const ABBREVIATING = LANGUAGES.filter((pack) => pack !== english && pack.abbreviations !== undefined);
/** Abbreviations of the packs, of one word or two. */
const OF_PACKS: ReadonlySet<string> = new Set(ABBREVIATING.flatMap(({ abbreviations }) => abbreviations!));

/** Verbs and small words that open a sentence in these languages; particles of names do not. */
const PACK_OPENERS = ABBREVIATING.flatMap((pack) =>
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
    .filter((word) => !pack.nameParticles.includes(word)),
);

/** After a dotted abbreviation, only these words open a new sentence. */
const OPENERS: ReadonlySet<string> = new Set([
  ...PACK_OPENERS,
  ...`he she his her they their i my we our it its the in on at after before during since from prior upon while when as dr mr mrs ms prof professor currently today now also later then following born this these having although though however with for between under by`.split(
    ' ',
  ),
]);

const END =
  /[.!?。！？]+["'”’»)\]]*(?:\[[^\]]{1,24}\])?\s+(?=["'“‘«„([]?[\p{Lu}\p{Lo}\p{N}])|[。！？]|(?<=[\p{Lo}）)])．/gu;

export function splitSentences(text: string): Sentence[] {
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

/** A long sentence, or two of which one has a few words: a text to be read as sentences. */
export function isProse(text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text))
    return text.length > 60 && /[。.．]/.test(text);
  const lengths = splitSentences(text).map((sentence) => sentence.text.split(/\s+/).length);
  if (lengths.length > 1 && lengths.some((length) => length >= 7)) return true;
  return lengths.some((length) => length >= 12) && /[.!?]["”)]?$/.test(text);
}

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
  const two = /\S+\s\S+$/.exec(before)?.[0].toLowerCase();
  return two !== undefined && OF_PACKS.has(two.replace(/^[(,;]+/, ''));
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
