// "elected to the Ninetieth and to the two succeeding Congresses (1967-1973)": a seat in a chamber of the U.S. Congress.
// The clause does not name the chamber; the page's own "a Representative from" or "a Senator from" does. One register of many
// pages is written so: without this rule a third of the labelled texts cannot be read.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Draft } from './read-sentence.ts';

const SEAT =
  /\b(?:elected|reelected|re-elected|appointed)\b[^;]{0,120}?\b(?:Congress(?:es)?|United States Senate|U\.S\. Senate)\b[^;(]{0,420}(?:\([^)]{4,60}\))?/;
const UNSUCCESSFUL = /\b(?:unsuccessful|not a candidate|declined|lost|defeated)\b/i;

const CHAMBERS: readonly [RegExp, string, string][] = [
  [/\ba Senator from\b/, 'United States Senate', 'Senator'],
  [
    /\ba (?:Representative|Delegate|Resident Commissioner)\b[^;]{0,30} from\b/,
    'United States House of Representatives',
    'Representative',
  ],
];

/** `opening`: the first words of the page, where the chamber is said. `following`: the words after the sentence. */
export function congressDraft(sentence: string, opening: string, following: string): Draft | null {
  const seat = SEAT.exec(sentence.slice(0, 800));
  if (seat === null || UNSUCCESSFUL.test(sentence.slice(0, seat.index))) return null;
  const isSenate = seat[0].includes('Senate');
  const chamber = CHAMBERS.find(([pattern, name]) => pattern.test(opening) && (!isSenate || name.endsWith('Senate')));
  if (chamber === undefined) return null;
  const [, name, title] = chamber;
  // The term may stand in the clause after it: "; served until his death (January 3, 1997-August 21, 2024)".
  const term = parseDates(`${seat[0]}${/^;[^;]{0,160}/.exec(following)?.[0] ?? ''}`).find(
    ({ kind }) => kind === 'range',
  );
  return {
    kind: 'employment',
    actor: { kind: 'focus', firstPerson: false },
    status: 'stated',
    organisation: { name },
    title,
    ...(term?.start === undefined ? {} : { start: term.start }),
    ...(term?.end === undefined ? {} : { end: term.end }),
    current: term?.end === undefined ? null : term.end === 'present',
    from: seat.index,
    to: seat.index + seat[0].length,
    certainty: 0.9,
  };
}
