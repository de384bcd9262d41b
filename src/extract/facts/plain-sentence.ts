// Tells at a glance that a sentence names no person, no body and no degree, so that nobody has to look for them.
import { hashOn, Letters } from '../letters.ts';
import { wordWith } from './tokens.ts';

const SMALL_Z = 0x7a;
const SMALL_A = 0x61;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/**
 * Null unless no capital stands after the first word and the first word opens no name: otherwise the gates that the words of
 * the sentence open. Only sentences of the letters a to z are judged; it may say null of a sentence that names nothing, never
 * the other way round. The letters of the sentence stand in the codes from `base` on.
 */
export function cuesOfPlain(text: string, known: ReadonlySet<string>, codes: Uint16Array, base: number): number | null {
  const end = base + text.length;
  let at = base;
  let cues = 0;
  let hash = 0;
  const first = base < end ? codes[base]! : 0;
  if (first >= CAPITAL_A && first <= CAPITAL_Z) {
    hash = hashOn(hash, first);
    for (at = base + 1; at < end && isSmall(codes[at]!); at += 1) hash = hashOn(hash, codes[at]!);
    const next = at < end ? codes[at]! : 0;
    // A dot, a hyphen or an apostrophe would make it another word: "Dr.", "Mid-", "O'".
    if (next !== 0x20 && next !== 0x2c) return null;
    const { facts } = wordWith(hash, text, codes, base, base, at);
    if (!facts.never || facts.opensSmall || known.has(facts.lower)) return null;
    cues |= facts.cues;
  }
  let start = -1;
  for (; at <= end; at += 1) {
    const code = at < end ? codes[at]! : 0x20;
    if (isSmall(code)) {
      if (start < 0) {
        start = at;
        hash = 0;
      }
      hash = hashOn(hash, code);
      continue;
    }
    if (code >= CAPITAL_A && code <= CAPITAL_Z) return null;
    if (start >= 0) {
      // "master's", "mid-career": a joined word may hold what its parts do not show.
      if (code === 0x27 || code === 0x2019) return null;
      const { facts } = wordWith(hash, text, codes, base, start, at);
      if (facts.opensSmall) return null;
      cues |= facts.cues;
      start = -1;
    }
    if (code > 0x7e && code !== 0x2013 && code !== 0x2014 && code !== 0x201c && code !== 0x201d) return null;
  }
  return cues;
}

/** Tells of a sentence that it names nothing. */
export const namesNothing = (text: string, known: ReadonlySet<string>): boolean =>
  cuesOfPlain(text, known, new Letters().of(text), 0) !== null;

const isSmall = (code: number): boolean => code >= SMALL_A && code <= SMALL_Z;
