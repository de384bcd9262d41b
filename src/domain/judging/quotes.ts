// Quotes as a report may show them: verbatim, short, and without what privacy keeps out.
import { memoise } from '../text/memoise.ts';
import { findPrivate } from './private-details.ts';

const LONGEST = 300;

/** The longest clean stretch of a quote; always a verbatim part of it, empty when nothing is left. */
export const showableQuote: (quote: string) => string = memoise((quote) => {
  const spans = findPrivate(quote);
  let best = '';
  let at = 0;
  for (const [from, to] of [...spans, [quote.length, quote.length] as const]) {
    const piece = quote.slice(at, from).trim();
    if (piece.length > best.length) best = piece;
    at = Math.max(at, to);
  }
  return best.length <= LONGEST ? best : best.slice(0, LONGEST).replace(/\s+\S*$/, '');
}, 5_000);
