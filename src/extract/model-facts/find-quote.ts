// Finds a quote in a text word for word. Only what no reader sees may differ: white space, forms of dashes and quotation marks,
// full-width letters, soft hyphens.

interface PlainText {
  text: string;
  /** For each sign of `text`, where it stands in the original. */
  places: number[];
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const SPACE = /\s/;
const DASH = /[‐‑‒–—―−]/;
const SINGLE = /[‘’‚‛′`´]/;
const DOUBLE = /[“”„‟″«»]/;

function plainSign(sign: string): string {
  if (DASH.test(sign)) return '-';
  if (SINGLE.test(sign)) return "'";
  if (DOUBLE.test(sign)) return '"';
  return sign.normalize('NFKC');
}

function plainText(original: string): PlainText {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of original) {
    if (SPACE.test(sign)) {
      if (text !== '' && !text.endsWith(' ')) {
        text += ' ';
        places.push(at);
      }
    } else if (!INVISIBLE.test(sign)) {
      const plain = plainSign(sign);
      text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) places.push(at);
    }
    at += sign.length;
  }
  return { text, places };
}

/** The same folding for a short text that is compared and not looked up. */
export function plainWords(text: string): string {
  return plainText(text).text.trim();
}

export interface QuotePlace {
  from: number;
  to: number;
}

export interface QuoteFinder {
  /** Every place of the quote, in order; a few at most. */
  find(quote: string): QuotePlace[];
}

const MOST_PLACES = 20;
const WORD_SIGN = /[\p{L}\p{N}]/u;

/** Reads the text once; a page is asked for many quotes. */
export function makeQuoteFinder(original: string): QuoteFinder {
  const { text, places } = plainText(original);
  return {
    find(quote) {
      const wanted = plainWords(quote);
      const found: QuotePlace[] = [];
      if (wanted === '') return found;
      for (let at = text.indexOf(wanted); at >= 0 && found.length < MOST_PLACES; at = text.indexOf(wanted, at + 1)) {
        if (cutsWord(text, at, wanted)) continue;
        const last = places[at + wanted.length - 1]!;
        found.push({ from: places[at]!, to: last + signLength(original, last) });
      }
      return found;
    },
  };
}

function signLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** "art at Yale" does not stand in "Stuart at Yale". */
function cutsWord(text: string, at: number, wanted: string): boolean {
  const joined = (left: string, right: string): boolean =>
    WORD_SIGN.test(left) && WORD_SIGN.test(right) && !UNSPACED.test(left) && !UNSPACED.test(right);
  const end = at + wanted.length;
  return joined(text[at - 1] ?? ' ', wanted[0]!) || joined(wanted.at(-1)!, text[end] ?? ' ');
}

/** Whether a value stands in a text: the same words, whatever their case. */
export function standsIn(value: string, text: string): boolean {
  return placeOf(value, text) !== null;
}

/** Where the value stands in the text, in whichever case. */
export function placeOf(value: string, text: string): QuotePlace | null {
  // Lower case may have another length; only letters that keep theirs are looked up this way.
  const lower = text.toLowerCase();
  const same = lower.length === text.length;
  return makeQuoteFinder(same ? lower : text).find(same ? value.toLowerCase() : value)[0] ?? null;
}
