// Tells at a glance that a sentence names no person, no body and no degree, so that nobody has to look for them.
import { startsPhrase } from '../../domain/degrees/parse-degree.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { NEVER_NAMES } from './name-tables.ts';
import { SMALL_OPENERS } from './organisation-pairs.ts';

const SMALL_Z = 0x7a;
const SMALL_A = 0x61;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/** Words that open a body written small ("chez quuxware", "developer at quuxware", "the state senate") or a degree. */
const opens = memoise(
  (word) =>
    word === 'at' || word === 'chez' || word === 'universities' || SMALL_OPENERS.has(word) || startsPhrase(word),
);

/**
 * True when no capital stands after the first word and the first word opens no name. Only sentences of the letters a to z are
 * judged; it may say false of a sentence that names nothing, never true of one that names something.
 */
export function namesNothing(text: string, known: ReadonlySet<string>): boolean {
  const { length } = text;
  let at = 0;
  const first = text.charCodeAt(0);
  if (first >= CAPITAL_A && first <= CAPITAL_Z) {
    at = 1;
    while (at < length && isSmall(text.charCodeAt(at))) at += 1;
    const next = text.charCodeAt(at);
    // A dot, a hyphen or an apostrophe would make it another word: "Dr.", "Mid-", "O'".
    if (next !== 0x20 && next !== 0x2c) return false;
    const word = text.slice(0, at).toLowerCase();
    if (!NEVER_NAMES.has(word) || known.has(word) || opens(word)) return false;
  }
  let start = -1;
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSmall(code)) {
      if (start < 0) start = at;
      continue;
    }
    if (code >= CAPITAL_A && code <= CAPITAL_Z) return false;
    if (start >= 0) {
      // "master's", "mid-career": a joined word may hold what its parts do not show.
      if (code === 0x27 || code === 0x2019) return false;
      if (opens(text.slice(start, at))) return false;
      start = -1;
    }
    if (code > 0x7e && code !== 0x2013 && code !== 0x2014 && code !== 0x201c && code !== 0x201d) return false;
  }
  return start < 0 || !opens(text.slice(start));
}

const isSmall = (code: number): boolean => code >= SMALL_A && code <= SMALL_Z;
