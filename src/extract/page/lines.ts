// A short line of a list: its pieces and what each of them is.
import { memoise } from '../../domain/text/memoise.ts';
import { FUNCTION_WORDS } from '../../domain/titles/vocabulary.ts';
import { NAME_PARTICLES, NEVER_NAMES, PLACES, US_STATES } from '../lexicon/name-tables.ts';
import { SENTENCE_CONNECTORS } from '../lexicon/organisation-words.ts';
import { type Annotated, annotate } from '../spans/annotate.ts';

export interface Segment {
  text: string;
  from: number;
  to: number;
  kind: 'degree' | 'title' | 'organisation' | 'place' | 'name' | 'other';
}

const MAX_LINE = 400;
const SEPARATOR =
  /\s*[|•·;\t]\s*|\s+[–—-]{1,2}\s+|\s*[–—]\s+|,\s+|:\s+|\s+[–—-]+$|\s+(?:@|at|chez|bei|presso|bij|en|em|au sein de|au|aux|an der|aan de|aan het|with)\s+(?=["“'’l@\p{Lu}])|\s*\((?=[^)]{2,60}\))|\)\s*/gu;

export const segmentsOf: (line: string) => readonly Segment[] = memoise((line) => {
  const text = line.slice(0, MAX_LINE);
  const annotated = annotate(text, new Set());
  // A comma inside an organisation's own name does not cut it: "University of California, Irvine".
  const isInside = (from: number, to: number): boolean =>
    annotated.organisations.some((span) => from > span.start && to <= span.to);
  const cuts = [...text.matchAll(SEPARATOR)]
    .map(({ index, 0: sign }) => ({ from: index, to: index + sign.length }))
    .filter(({ from, to }) => !isInside(from, to));
  return [{ from: 0, to: 0 }, ...cuts].flatMap(({ to: start }, at): Segment[] => {
    const piece = text.slice(start, cuts[at]?.from ?? text.length);
    const from = start + piece.length - piece.trimStart().length;
    const trimmed = piece.trim();
    const place = { text: trimmed, from, to: from + trimmed.length };
    return trimmed === '' ? [] : [{ ...place, kind: kindOf(place, annotated) }];
  });
}, 2_000);

function kindOf({ text, from, to }: Omit<Segment, 'kind'>, annotated: Annotated): Segment['kind'] {
  const isIn = (span: { from: number; to: number }): boolean => span.from < to && span.to > from;
  const covers = (spans: readonly { from: number; to: number }[], share: number): boolean =>
    spans.filter(isIn).reduce((sum, span) => sum + Math.min(span.to, to) - Math.max(span.from, from), 0) >
    share * text.length;
  if (annotated.degrees.some(isIn)) return 'degree';
  const organisations = annotated.organisations.filter((span) => isIn(span) && span.kind !== 'name');
  if (covers(organisations, 0.5)) return 'organisation';
  if (annotated.titles.some(isIn)) return 'title';
  if (organisations.length > 0) return 'organisation';
  if (isPlace(text) || covers(annotated.places, 0.6)) return 'place';
  // "Sales, Stone Tractors, 1999 - 2004": a single word for a line of work is no organisation.
  return nameLike(text) && !FUNCTION_WORDS.has(text.toLowerCase()) ? 'name' : 'other';
}

export function isPlace(text: string): boolean {
  const lower = text.toLowerCase().replace(/\.$/, '');
  return PLACES.has(lower) || US_STATES.has(lower);
}

/** Capitals throughout, short, no verb: could name a firm. */
function nameLike(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 7 || text.length > 60 || /[@:/\\<>=]|\d{4,}/.test(text)) return false;
  if (words.length === 1 && NEVER_NAMES.has(text.toLowerCase())) return false;
  const isSmall = (word: string): boolean => SENTENCE_CONNECTORS.has(word) || NAME_PARTICLES.has(word);
  return /^[\p{Lu}\p{N}]/u.test(text) && words.every((word) => /^[\p{Lu}\p{N}&(]/u.test(word) || isSmall(word));
}
