// Where quotes stand in a page's text, as runs to be shown one after another.

export interface Run {
  text: string;
  /** Index of the quote that the run is part of; null outside of quotes. */
  quote: number | null;
}

/** Quotes are verbatim; one that is not found is left out rather than guessed at. Overlaps go to the earlier one. */
export function markQuotes(text: string, quotes: readonly string[]): Run[] {
  const spans: { from: number; to: number; quote: number }[] = [];
  quotes.forEach((quote, index) => {
    if (quote === '') return;
    const from = text.indexOf(quote);
    if (from >= 0) spans.push({ from, to: from + quote.length, quote: index });
  });
  spans.sort((left, right) => left.from - right.from || right.to - left.to);
  const runs: Run[] = [];
  let place = 0;
  for (const span of spans) {
    const from = Math.max(span.from, place);
    if (span.to <= from) continue;
    if (from > place) runs.push({ text: text.slice(place, from), quote: null });
    runs.push({ text: text.slice(from, span.to), quote: span.quote });
    place = span.to;
  }
  if (place < text.length) runs.push({ text: text.slice(place), quote: null });
  return runs;
}

/** A quote with the words around it, for a card. */
export function quoteInContext(text: string, quote: string, around = 90): { before: string; after: string } | null {
  const from = text.indexOf(quote);
  if (quote === '' || from < 0) return null;
  const before = text.slice(Math.max(0, from - around), from).replace(/^\S*\s/, '');
  const after = text.slice(from + quote.length, from + quote.length + around).replace(/\s\S*$/, '');
  return { before, after };
}
