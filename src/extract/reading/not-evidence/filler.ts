// Text that was never written to be read: masked words, lists of search words, machine-made filler.
import { hashOn } from '../../letters.ts';
import { wordGate } from '../../word-gates.ts';
import type { PageView } from './page-view.ts';

const MASK = /(?:\*{3,}|•{4,}|█{2,}|▒{2,}|░{2,})/;
const MASK_SIGNS = ['***', '••••', '██', '▒▒', '░░'];

/** A profile that a site shows with its words starred out. One starred phone number or a `***` divider is not that. */
export function isMasked(view: PageView): boolean {
  if (!MASK_SIGNS.some((sign) => view.text.includes(sign) && view.main.includes(sign))) return false;
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

const FUNCTION_WORDS = new Set(
  'the a an of and in to for is was at by with from on as he she his her i my we der die das und in von le la les des et du en de el los y del di il e van het een o a os da'.split(
    ' ',
  ),
);

/** Words for search engines: one long run of short phrases that never becomes a sentence, and little else. */
export function isKeywordList(view: PageView): boolean {
  if (view.mainLength < 600) return false;
  let listed = 0;
  for (const block of view.blocks) {
    if (block.length < 400 || !hasManyMarks(block)) continue;
    const pieces = block.split(/[,;|·•]/);
    if (pieces.length < 40 || pieces.some((piece) => piece.length > 80)) continue;
    if (/\b(?:19|20)\d\d\b/.test(block)) continue;
    const words = block.toLowerCase().split(/[^\p{L}]+/u);
    const small = words.filter((word) => FUNCTION_WORDS.has(word)).length;
    if (small < words.length * 0.06) listed += block.length;
  }
  return listed > view.mainLength * 0.6;
}

/** A list of forty pieces has thirty-nine marks between them. */
function hasManyMarks(block: string): boolean {
  let marks = 0;
  for (let at = 0; at < block.length && marks < 39; at += 1) {
    const code = block.charCodeAt(at);
    if (code === 44 || code === 59 || code === 124 || code === 0xb7 || code === 0x2022) marks += 1;
  }
  return marks >= 39;
}

const SPINTAX = /\{[^{}|]{2,40}(?:\|[^{}|]{2,40}){1,8}\}/g;
const TRADE_WORDS =
  /\b(?:online casino|slot gacor|judi|viagra|cialis|payday loans?|replica (?:watches|rolex|handbags)|essay writing service|cheap (?:jerseys|nfl|essays?)|escort service|buy followers|crypto pump|porn)\b/g;

const TRADE = wordGate(
  'casino|gacor|judi|viagra|cialis|payday|replica|essay|essays|jerseys|nfl|escort|followers|crypto|porn',
);
const TRADE_SIGNS = [
  'casino',
  'gacor',
  'judi',
  'viagra',
  'cialis',
  'payday',
  'replica',
  'essay',
  'jerseys',
  'escort',
  'followers',
  'porn',
  'crypto pump',
];

/** Spun text, doorway pages, and text that repeats one sentence to fill a page. */
export function isMachineSpam(view: PageView): boolean {
  if (view.text.includes('{') && (view.main.match(SPINTAX)?.length ?? 0) >= 3) return true;
  if ((view.gates & TRADE) !== 0 && isTrade(view)) return true;
  return mayRepeat(view) && repeatsItself(view);
}

function isTrade(view: PageView): boolean {
  // Such a page says so from its start.
  const start = view.main.slice(0, 8_000);
  if (!TRADE_SIGNS.some((sign) => start.includes(sign))) return false;
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

const PLACES = 1_024;
const counts = new Uint8Array(PLACES);

/** A first look that cuts nothing out: equal sentences have equal lengths and begin alike. */
function mayRepeat(view: PageView): boolean {
  if (view.mainLength < 1500) return false;
  counts.fill(0);
  let read = 0;
  for (const block of view.blocks) {
    if (block.length < SENTENCE) continue;
    read += block.length;
    if (read > MOST_READ) break;
    for (let from = 0, end = 0; end < block.length; from = end + 2) {
      const stop = block.indexOf('. ', from);
      end = stop < 0 ? block.length : stop;
      if (end - from < SENTENCE) continue;
      let hash = end - from;
      for (let at = from; at < from + SENTENCE; at += 1) hash = hashOn(hash, block.charCodeAt(at));
      const place = (hash ^ (hash >>> 10)) & (PLACES - 1);
      counts[place]! += 1;
      if (counts[place]! >= OFTEN) return true;
    }
  }
  return false;
}

/** Half of the page's longer sentences are the same few, said again and again. */
function repeatsItself(view: PageView): boolean {
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
