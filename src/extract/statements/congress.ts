// "elected to the Ninetieth and to the two succeeding Congresses (1967-1973)": a seat in a chamber of the U.S. Congress.
// The chamber is not named in the clause; the page's own "a Representative from" or "a Senator from" tells which.
import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import type { Draft } from './read-sentence.ts';

const SEAT =
  /\b(?:elected|reelected|re-elected|appointed)\b[^;]{0,120}?\b(?:Congress(?:es)?|United States Senate|U\.S\. Senate)\b[^;(]{0,420}(?:\([^)]{4,60}\))?/;
const UNSUCCESSFUL = /\b(?:unsuccessful|not a candidate|declined|lost|defeated)\b/i;
/** The term may stand in the clause after it: "; served until his death (January 3, 1997-August 21, 2024)". */
const SERVED = /^;? ?(?:and )?served\b[^;]{0,160}/;

const CHAMBERS: readonly [RegExp, string, string][] = [
  [/\ba Senator from\b/, 'United States Senate', 'Senator'],
  [
    /\ba (?:Representative|Delegate|Resident Commissioner)\b[^;]{0,30} from\b/,
    'United States House of Representatives',
    'Representative',
  ],
];

/** The term of a seat: a range, or "served from A, until B"; the day of an election is no term. */
function termIn(text: string): Pick<DateSpan, 'start' | 'end'> | null {
  const dates = parseDates(text);
  const range = dates.findLast((date) => date.kind === 'range');
  if (range !== undefined) return range;
  const served = /\bserved from /.exec(text);
  if (served === null) return null;
  const [first, second] = dates.filter((date) => date.from >= served.index);
  const start = first?.start ?? (first?.end === 'present' ? undefined : first?.end);
  if (first === undefined || start === undefined) return null;
  const joined =
    second?.end !== undefined && /^,? (?:to|until|through) $/.test(text.slice(first.to, second.from))
      ? second.end
      : undefined;
  return { start, ...(joined === undefined ? {} : { end: joined }) };
}

/** `opening`: the first words of the page, where the chamber is said. `following`: the words after the sentence. */
export function congressDraft(sentence: string, opening: string, following = ''): Draft | null {
  if (!sentence.includes('Congress') && !sentence.includes('Senate')) return null;
  const seat = SEAT.exec(sentence.slice(0, 800));
  if (seat === null || UNSUCCESSFUL.test(sentence.slice(0, seat.index))) return null;
  const senate = /Senate/.test(seat[0]);
  const chamber = CHAMBERS.find(([pattern, name]) => pattern.test(opening) && (!senate || name.endsWith('Senate')));
  if (chamber === undefined) return null;
  const term = termIn(seat[0]) ?? termIn(SERVED.exec(following.slice(0, 200))?.[0] ?? '');
  return {
    kind: 'employment',
    actor: { kind: 'focus', firstPerson: false },
    status: 'stated',
    organisation: { name: chamber[1] },
    title: chamber[2],
    ...(term?.start === undefined ? {} : { start: term.start }),
    ...(term?.end === undefined ? {} : { end: term.end }),
    current: term?.end === 'present' ? true : term?.end === undefined ? null : false,
    from: seat.index,
    to: seat.index + seat[0].length,
    certainty: 0.9,
  };
}
