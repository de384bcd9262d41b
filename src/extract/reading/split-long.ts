// One paragraph may be a whole document: it is cut between sentences, so that no block grows without bound.
import { LIMITS } from './limits.ts';

export function splitLong(text: string): string[] {
  if (text.length <= LIMITS.blockText) return text === '' ? [] : [text];
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > LIMITS.blockText) {
    const limit = from + LIMITS.blockText;
    const sentence = text.lastIndexOf('. ', limit);
    const word = text.lastIndexOf(' ', limit);
    let at = sentence > from + LIMITS.blockText / 2 ? sentence + 1 : word > from + LIMITS.blockText / 2 ? word : limit;
    // Never between the two halves of one character.
    const code = text.charCodeAt(at);
    if (code >= 0xdc00 && code <= 0xdfff) at += 1;
    const part = text.slice(from, at).trim();
    if (part !== '') parts.push(part);
    from = at;
  }
  const rest = text.slice(from).trim();
  if (rest !== '') parts.push(rest);
  return parts;
}
