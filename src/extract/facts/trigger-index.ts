// Finds the triggers of a sentence in one pass: each is looked for only where a word opens with its first letters.
import { memoise } from '../../domain/text/memoise.ts';
import type { Trigger } from './trigger.ts';
import { OPEN, openings, PREFIX } from './trigger-openings.ts';
import { EDUCATION_TRIGGERS } from './triggers-education.ts';
import { EMPLOYMENT_TRIGGERS } from './triggers-employment.ts';

interface IndexedTrigger extends Trigger {
  /** Sticky, over the lower-cased skeleton. */
  pattern: RegExp;
  link: RegExp;
  /** Whether the words between the trigger and an organisation join them: they are few, and come again and again. */
  joins: (words: string) => boolean;
}

export interface Candidate {
  trigger: IndexedTrigger;
  from: number;
  to: number;
  words: string;
}

const TRIGGERS: readonly Trigger[] = [...EDUCATION_TRIGGERS, ...EMPLOYMENT_TRIGGERS];
const escapeWord = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const KIND =
  '(?:(?:the |a |an )?(?:(?:[a-zß-ÿ][a-zß-ÿ-]{1,16}|\ue006) ){0,3}(?:company|firm|agency|startup|start-up|organi[sz]ation|group|band|label|studio|giant|maker|website|magazine|newspaper|network|club|chain|bank|charity|foundation|consultancy|retailer|publisher|division|subsidiary|brand|department|school|faculty|board of directors|board of trustees|board|staff|team|bench|cabinet|panel|site|service|provider|platform|manufacturer|supplier|operator|developer|broadcaster|airline|hospital)(?:,)? (?:of the |of |for the |at the |at |called |named |known as )?)?';
const FILLER =
  "(?:the \\d{1,3}(?:st|nd|rd|th) |\\d{1,3}(?:st|nd|rd|th) |the |a |an |his |her |their |its |our |my |both |nearby |prestigious |famous |local |then |former |renowned |world-renowned |newly |now |first |same |historically black |predominantly black |recent |current |all-black |elite |private |public |what is now |what was then |what became |le |la |les |el |los |die |das |dem |den |lo |il |l’entreprise |l'entreprise |la société |la startup |l’agence |l'agence |der Firma |la empresa |l’azienda |l'azienda |l’|l'|un' |the company |the firm )?";

/** Patterns run over lower-cased text without the `u` and `i` flags, which cost ten times as much. */
const plain = (source: string): string =>
  source
    .replaceAll('\\p{Ll}', '[a-zß-ÿ]')
    .replaceAll('[[a-zß-ÿ]-]', '[a-zß-ÿ-]')
    .replaceAll('\\p{L}', '[a-zß-ÿ]')
    .toLowerCase();

const linkOf = (trigger: Trigger): RegExp =>
  new RegExp(
    plain(
      `(?:${trigger.links.map((link) => (link === '' ? `^[ ,:(–—-]{1,3}${trigger.loose === true ? '(?:the |a |an |his |her )?(?:(?:[a-zß-ÿ]{2,14}|\ue006) ){0,3}' : ''}` : `(?<![a-zß-ÿ])${escapeWord(link)},? ?`)).join('|')})${KIND}${FILLER}["“'‘(@]?$`,
    ),
  );

const HELD_LINKS = 200;

const COMPILED: readonly IndexedTrigger[] = TRIGGERS.map((trigger) => {
  const link = linkOf(trigger);
  return {
    ...trigger,
    pattern: new RegExp(plain(`(?<![a-zß-ÿ-])(?:${trigger.words})(?![a-zß-ÿ])`), 'y'),
    link,
    joins: memoise((words) => link.test(words), HELD_LINKS),
  };
});
const isLetter = (code: number): boolean => (code > 0x60 && code < 0x7b) || (code > 0xde && code < 0x100);
const HYPHEN = 0x2d;
const FIRST_SIGN = 0xe000;

/** Three letters as one number; letters of triggers lie below 0x100, and so do their codes. -1 where another sign stands among them. */
function prefixCode(text: string, at: number): number {
  const one = text.charCodeAt(at);
  const two = text.charCodeAt(at + 1);
  const three = text.charCodeAt(at + 2);
  // Past the end a code is no number, and the comparison is false.
  return one < 0x100 && two < 0x100 && three < 0x100 ? 0x1000000 + (one << 16) + (two << 8) + three : -1;
}

/** Enough letters to tell "received" from "recruited". */
const LONG_PREFIX = 7;
const HELD_WORDS = 4_000;

/** Where the run of letters ends that starts at a place. */
function wordEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  return end;
}

/** Adds a candidate by its end, then by its start. They are few, and mostly in order. */
function addInOrder(found: Candidate[], candidate: Candidate): void {
  let at = found.length;
  found.push(candidate);
  for (; at > 0; at -= 1) {
    const before = found[at - 1]!;
    if (before.to < candidate.to || (before.to === candidate.to && before.from <= candidate.from)) break;
    found[at] = before;
  }
  found[at] = candidate;
}

/** A trigger ends where a word ends: an opening that stops short of its full length must be the whole word up to there. */
function opensWith(opening: string, word: string): boolean {
  let end = 0;
  while (end < opening.length && isLetter(opening.charCodeAt(end))) end += 1;
  const letters = opening.slice(0, end);
  return end === LONG_PREFIX || opening[end] === OPEN ? word.startsWith(letters) : word === letters;
}

/** A first word of one or two letters, and the letters behind it. */
const SHORT_FIRST = /^[a-zß-ÿ]{1,2} ([a-zß-ÿ]+)/;

class TriggerIndex {
  readonly #byPrefix = new Map<string, number[]>();
  /** The same by the letters' codes: no text has to be cut out to look. */
  readonly #byCode = new Map<number, number[]>();
  readonly #triggers: readonly IndexedTrigger[];
  /** Which of them a whole word can open, by the word: three letters let many through. */
  readonly #byWord = new Map<string, readonly number[]>();
  readonly #sources: readonly string[];
  readonly #letters: (ReadonlySet<string> | undefined)[] = [];
  /** What follows a first word that is too short to tell: "launch" of "to launch". */
  readonly #seconds: readonly string[];

  constructor(triggers: readonly IndexedTrigger[], sources: readonly string[]) {
    this.#triggers = triggers;
    this.#sources = sources;
    sources.forEach((source, index) => {
      for (const opening of openings(source)) {
        const sign = opening.charCodeAt(0) >= FIRST_SIGN;
        if (!sign && (opening.length < PREFIX || opening.includes(OPEN)))
          throw new Error(`trigger ${index} opens with too few letters: ${opening}`);
        const key = sign ? opening[0]! : opening;
        const list = this.#byPrefix.get(key) ?? [];
        if (!list.includes(index)) list.push(index);
        this.#byPrefix.set(key, list);
        this.#byCode.set(sign ? key.charCodeAt(0) : prefixCode(key, 0), list);
      }
    });
    const seconds = new Set<string>();
    for (const index of sources.keys())
      for (const opening of this.#openingsOf(index)) {
        const second = SHORT_FIRST.exec(opening)?.[1];
        if (second !== undefined) seconds.add(second);
      }
    this.#seconds = [...seconds];
  }

  /** Every trigger that opens before a place of the text, by its end; those of one pattern never overlap. */
  find(skeleton: string, lower: string, limit: number): Candidate[] {
    const found: Candidate[] = [];
    const ends: (number | undefined)[] = [];
    let before = 0;
    for (let at = 0; at < limit; at += 1) {
      const code = lower.charCodeAt(at);
      const opens = !isLetter(before) && before !== HYPHEN;
      before = code;
      if (!opens || !(isLetter(code) || code >= FIRST_SIGN)) continue;
      const listed = this.#byCode.get(code >= FIRST_SIGN ? code : prefixCode(lower, at));
      if (listed === undefined) continue;
      const list = code >= FIRST_SIGN ? listed : this.#openedBy(lower, at, listed);
      for (const index of list) {
        if ((ends[index] ?? 0) > at) continue;
        const trigger = this.#triggers[index]!;
        trigger.pattern.lastIndex = at;
        if (!trigger.pattern.test(lower)) continue;
        const to = trigger.pattern.lastIndex;
        ends[index] = to;
        addInOrder(found, { trigger, from: at, to, words: skeleton.slice(at, to) });
      }
    }
    return found;
  }

  /** Those of the list that open with the whole word. */
  #openedBy(text: string, at: number, list: readonly number[]): readonly number[] {
    const end = wordEnd(text, at);
    // The list goes by three signs, of which a short word is only a part.
    const key = text.slice(at, Math.max(end, at + PREFIX));
    const held = this.#byWord.get(key);
    if (held !== undefined) return held;
    const word = text.slice(at, end);
    const made = list.filter((index) => [...this.#openingsOf(index)].some((opening) => opensWith(opening, word)));
    if (this.#byWord.size >= HELD_WORDS) this.#byWord.clear();
    this.#byWord.set(key, made);
    return made;
  }

  #openingsOf(index: number): ReadonlySet<string> {
    this.#letters[index] ??= openings(this.#sources[index]!, LONG_PREFIX);
    return this.#letters[index];
  }

  /** True when a trigger can start inside the word, or with a short word before it. */
  opens(word: string): boolean {
    if (this.#seconds.some((second) => word.startsWith(second))) return true;
    let before = 0;
    for (let at = 0; at + PREFIX <= word.length; at += 1) {
      if (!isLetter(before) && before !== HYPHEN) {
        const listed = this.#byPrefix.get(word.slice(at, at + PREFIX));
        if (listed !== undefined && this.#openedBy(word, at, listed).length > 0) return true;
      }
      before = word.charCodeAt(at);
    }
    return false;
  }
}

const INDEX = new TriggerIndex(
  COMPILED,
  TRIGGERS.map((trigger) => plain(trigger.words)),
);

/** No trigger reaches further. */
export const LONGEST_REACH = Math.max(...TRIGGERS.map((trigger) => trigger.reach));

/**
 * Every trigger of a skeleton that opens before `limit`, by its end. `lower` is the skeleton in small letters, of the same
 * length.
 */
export const findTriggers = (skeleton: string, lower: string, limit = lower.length): Candidate[] =>
  INDEX.find(skeleton, lower, limit);

/** True when some trigger opens with the word, which is in small letters. */
export const opensTrigger = (word: string): boolean => INDEX.opens(word);

/** True when the word, in small letters, is a whole trigger. */
export const isTrigger = (word: string): boolean =>
  INDEX.opens(word) &&
  INDEX.find(word, word, word.length).some((found) => found.from === 0 && found.to === word.length);

/** For the tests of their cost. */
export const TRIGGER_PATTERNS: readonly RegExp[] = COMPILED.flatMap((trigger) => [trigger.pattern, trigger.link]);
