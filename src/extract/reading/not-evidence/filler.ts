// Text that was never written to be read: masked words, lists of search words, machine-made filler.
import { JOINING_WORDS } from '../../../domain/languages/words.ts';
import type { PageView } from './page-view.ts';

const MASK = /(?:\*{3,}|•{4,}|█{2,}|▒{2,}|░{2,})/;

/** A profile that a site shows with its words starred out. One starred phone number or a `***` divider is not that. */
export function isMasked(view: PageView): boolean {
  let masked = 0;
  let words = 0;
  for (const block of view.blocks) {
    const tokens = block.split(' ');
    if (tokens.length === 1 && /^[*•█░▒]+$/.test(block)) continue;
    for (const token of tokens) {
      words += 1;
      if (MASK.test(token)) masked += 1;
    }
  }
  return masked >= 6 && masked >= words * 0.12;
}

/** Words for search engines: one long run of short phrases that never becomes a sentence, and little else. */
export function isKeywordList(view: PageView): boolean {
  if (view.mainLength < 600) return false;
  let listed = 0;
  for (const block of view.blocks) {
    if (block.length < 400) continue;
    const pieces = block.split(/[,;|·•]/);
    if (pieces.length < 40 || pieces.some((piece) => piece.length > 80)) continue;
    if (/\b(?:19|20)\d\d\b/.test(block)) continue;
    const words = block.toLowerCase().split(/[^\p{L}]+/u);
    const small = words.filter((word) => JOINING_WORDS.has(word)).length;
    if (small < words.length * 0.06) listed += block.length;
  }
  return listed > view.mainLength * 0.6;
}

const SPINTAX = /\{[^{}|]{2,40}(?:\|[^{}|]{2,40}){1,8}\}/g;
const TRADE_WORDS =
  /\b(?:online casino|slot gacor|judi|viagra|cialis|payday loans?|replica (?:watches|rolex|handbags)|essay writing service|cheap (?:jerseys|nfl|essays?)|escort service|buy followers|crypto pump|porn)\b/g;

/** Spun text, doorway pages, and text that repeats one sentence to fill a page. */
export function isMachineSpam(view: PageView): boolean {
  if ((view.main.match(SPINTAX)?.length ?? 0) >= 3) return true;
  if (isTrade(view)) return true;
  return repeatsItself(view);
}

function isTrade(view: PageView): boolean {
  const trade = view.main.match(TRADE_WORDS) ?? [];
  return trade.length >= 8 && trade.length * 40 > view.mainLength / 12;
}

/** Addresses and unit names repeat on honest lists of people; whole statements do not. */
const HAS_VERB = /\b(?:is|are|was|were|will|can|have|has|sind|wird|est|sont|son|sono)\b/i;

/** Said so often, a sentence fills the page. */
const OFTEN = 4;

/** Shorter sentences are not counted. */
const SENTENCE = 50;
/** All that is read. */
const MOST_READ = 30_000;

/** Half of the page's longer sentences are the same few, said again and again. */
function repeatsItself(view: PageView): boolean {
  if (view.mainLength < 1500) return false;
  const seen = new Map<string, number>();
  let most = 0;
  let read = 0;
  for (const block of view.blocks) {
    if (block.length < SENTENCE) continue;
    read += block.length;
    if (read > MOST_READ) break;
    for (const sentence of block.split('. ')) {
      if (sentence.length < SENTENCE) continue;
      const count = (seen.get(sentence) ?? 0) + 1;
      seen.set(sentence, count);
      if (count > most) most = count;
    }
  }
  if (most < OFTEN) return false;
  let sentences = 0;
  let repeated = 0;
  for (const [sentence, count] of seen) {
    if (!HAS_VERB.test(sentence)) continue;
    sentences += count;
    if (count >= OFTEN) repeated += count;
  }
  return sentences >= 12 && repeated > sentences * 0.5;
}
