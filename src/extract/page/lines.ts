// A short line of a list, card or CV: its segments and what each of them is.
import { FUNCTION_WORDS } from '../../domain/titles/vocabulary.ts';
import { NEVER_NAMES, PLACES, US_STATES } from '../lexicon/name-tables.ts';
import { type Annotated, annotate } from '../spans/annotate.ts';

export type SegmentKind = 'date' | 'degree' | 'title' | 'organisation' | 'place' | 'name' | 'other';

export interface Segment {
  text: string;
  from: number;
  to: number;
  kind: SegmentKind;
}

export interface Line {
  text: string;
  annotated: Annotated;
  segments: Segment[];
  /** "Organization: Acme": what the label before the colon announces. */
  label: 'title' | 'organisation' | 'date' | 'degree' | 'school' | null;
}

const MAX_LINE = 400;
const SEPARATOR =
  /\s*[|•·;\t]\s*|\s+[–—-]{1,2}\s+|\s*[–—]\s+|,\s+|:\s+|\s+[–—-]+$|\s+(?:@|at|chez|bei|presso|bij|en|em|au sein de|au|aux|an der|aan de|aan het|with)\s+(?=["“'’l@\p{Lu}])|\s*\((?=[^)]{2,60}\))|\)\s*/gu;
const LABELS: readonly [Line['label'], RegExp][] = [
  ['title', /^(?:designation|position|title|role|job title|post|titel|poste|puesto|cargo|ruolo|functie)\s*:/i],
  [
    'organisation',
    /^(?:organi[sz]ation|company|employer|firm|unternehmen|firma|entreprise|société|empresa|azienda|bedrijf|client)\s*:/i,
  ],
  ['date', /^(?:duration|period|dates?|time|tenure|from|zeitraum|période|fecha|periodo|data)\s*:/i],
  ['degree', /^(?:degree|qualification|course|program|abschluss|diplôme|título|titolo|diploma)\s*:/i],
  ['school', /^(?:university|school|college|institute|institution|universität|université|universidad|università)\s*:/i],
];

const held = new Map<string, Line>();

const NO_NAMES: ReadonlySet<string> = new Set();

export function readLine(raw: string, known: ReadonlySet<string> = NO_NAMES): Line {
  const text = raw.slice(0, MAX_LINE);
  const cached = known.size === 0 ? held.get(text) : undefined;
  if (cached !== undefined) return cached;
  const annotated = annotate(text, known);
  const label = LABELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const line = { text, annotated, segments: segmentsOf(text, annotated), label };
  if (known.size === 0) {
    if (held.size > 2_000) held.clear();
    held.set(text, line);
  }
  return line;
}

function segmentsOf(text: string, annotated: Annotated): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const push = (end: number): void => {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    const trimmed = piece.trim();
    if (trimmed !== '')
      segments.push({ text: trimmed, from: start + lead, to: start + lead + trimmed.length, kind: 'other' });
  };
  for (const match of text.matchAll(SEPARATOR)) {
    // A comma inside an organisation's own name does not cut it: "University of California, Irvine".
    const inside =
      annotated.organisations.some((span) => match.index > span.start && match.index + match[0].length <= span.to) ||
      annotated.dates.some((span) => match.index >= span.from && match.index + match[0].length <= span.to);
    if (inside) continue;
    push(match.index);
    start = match.index + match[0].length;
  }
  push(text.length);
  for (const segment of segments) segment.kind = kindOf(segment, annotated);
  return segments;
}

const overlaps = (segment: Segment, span: { from: number; to: number }): boolean =>
  span.from < segment.to && span.to > segment.from;
const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

function kindOf(segment: Segment, annotated: Annotated): SegmentKind {
  const size = Math.max(1, letters(segment.text));
  const cover = (spans: readonly { from: number; to: number }[]): number =>
    spans
      .filter((span) => overlaps(segment, span))
      .reduce(
        (sum, span) =>
          sum + letters(annotated.text.slice(Math.max(span.from, segment.from), Math.min(span.to, segment.to))),
        0,
      ) / size;
  if (
    cover(annotated.dates) > 0.55 ||
    /^(?:present|now|current|today|heute|aujourd'hui|actualidad|oggi)$/i.test(segment.text)
  )
    return 'date';
  if (annotated.degrees.some((span) => overlaps(segment, span))) return 'degree';
  const bodies = annotated.organisations.filter((span) => overlaps(segment, span) && span.kind !== 'name');
  const titles = annotated.titles.filter((span) => overlaps(segment, span));
  if (bodies.length > 0 && cover(bodies.map((span) => ({ from: span.start, to: span.to }))) > 0.5)
    return 'organisation';
  if (titles.length > 0 && segment.text.length < 90) return 'title';
  if (bodies.length > 0 && segment.text.length < 110) return 'organisation';
  if (isPlace(segment.text) || cover(annotated.places) > 0.6) return 'place';
  // "Sales, Stone Tractors, 1999 - 2004": a single word for a line of work is no organisation.
  if (FUNCTION_WORDS.has(segment.text.toLowerCase())) return 'other';
  return nameLike(segment.text) ? 'name' : 'other';
}

function isPlace(text: string): boolean {
  const lower = text.toLowerCase().replace(/\.$/, '');
  return PLACES.has(lower) || US_STATES.has(lower) || /^[A-Z]{2}(?: \d{5})?$/.test(text);
}

/** Capitals throughout, short, no verb: could name a firm. */
function nameLike(text: string): boolean {
  const words = text.split(/\s+/);
  if (
    words.length > 7 ||
    text.length > 60 ||
    !/^[\p{Lu}\p{N}@]|^\p{Ll}{1,2}\p{Lu}/u.test(text) ||
    (/[.!?]$/.test(text) && words.length > 3)
  )
    return false;
  if (/[@:/\\<>=]|\d{4,}|\d{3}[- ]\d/.test(text.replace(/^@/, ''))) return false;
  if (words.length === 1 && NEVER_NAMES.has(text.toLowerCase())) return false;
  return words.every(
    (word) =>
      /^[\p{Lu}\p{N}&(@]/u.test(word) ||
      /^(?:of|and|the|for|de|la|du|des|di|del|der|und|et|y|e|&|in|on|at|\+|-)$/.test(word),
  );
}
