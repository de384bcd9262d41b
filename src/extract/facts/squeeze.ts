// Texts as an address would spell them: lower case letters and digits without marks, "&" as "and"; and a quick look
// whether a text spells an address at all, which nearly none does.

const BEYOND_ASCII = /[\u0080-\uffff]/;

export const isAscii = (text: string): boolean => !BEYOND_ASCII.test(text);

/** "Acme & Søn-Widgets" -> "acmeandsønwidgets". */
export function squeeze(text: string): string {
  const plain = isAscii(text);
  const lower = (plain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  const joined = lower.includes('&') ? lower.replaceAll('&', 'and') : lower;
  return plain ? joined.replace(/[^a-z0-9]+/g, '') : joined.replace(/[^\p{L}\p{N}]/gu, '');
}

const PLAIN_LABEL = /^[a-z][a-z0-9]*$/;
const AND = 38;

/** Walks the letters of `text` from `at` along `label`, over spaces and signs. True when all of it, or a sign that only `squeeze` can judge, was met. */
function follows(text: string, at: number, label: string): boolean {
  let met = 1;
  for (let index = at + 1; met < label.length && index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127 || code === AND) return true;
    const upper = code >= 65 && code <= 90;
    if (!upper && !(code >= 97 && code <= 122) && !(code >= 48 && code <= 57)) continue;
    if ((upper ? code + 32 : code) !== label.charCodeAt(met)) return false;
    met += 1;
  }
  return met === label.length;
}

function followsFrom(text: string, letter: string, label: string): boolean {
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1))
    if (follows(text, at, label)) return true;
  return false;
}

/** Some sign beyond ASCII may stand for the letter: "É", "ª", the Kelvin sign. Whole scripts that never do are passed over. */
function beyondHolds(text: string, letter: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00)) {
      if (text[at]!.normalize('NFKD').toLowerCase().includes(letter)) return true;
    } else if (!neverLatin(code)) return true;
  }
  return false;
}

/** Greek to Thai, dashes and quotation marks, kana, Han and Hangul have no Latin letter inside. */
const neverLatin = (code: number): boolean =>
  (code >= 0x370 && code < 0x1c80) ||
  (code >= 0x2010 && code <= 0x205e) ||
  (code >= 0x3041 && code <= 0x30ff) ||
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0xac00 && code <= 0xd7a3);

/** False only when no words of the text that begin with a capital squeeze to the label. */
export function maySpell(text: string, label: string): boolean {
  if (!PLAIN_LABEL.test(label)) return true;
  if (followsFrom(text, label[0]!.toUpperCase(), label)) return true;
  return !isAscii(text) && beyondHolds(text, label[0]!);
}

/** False only when the squeezed text does not hold the label. */
export function mayHold(text: string, label: string): boolean {
  if (!PLAIN_LABEL.test(label)) return true;
  const letter = label[0]!;
  if (text.includes('&') && 'and'.includes(letter)) return true;
  if (followsFrom(text, letter, label) || followsFrom(text, letter.toUpperCase(), label)) return true;
  return !isAscii(text) && beyondHolds(text, letter);
}
