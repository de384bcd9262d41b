// Studies and posts that a sentence names and that did not come about: planned, hoped for, refused.
// Read in the words right before the trigger, so that another clause of the sentence is left alone.
import { LANGUAGES } from '../../domain/languages/index.ts';
import { makePhraseFinder } from '../../domain/languages/phrase-finder.ts';

/** Short words such as "would" also tell a story of the past. */
const SHORTEST = 6;
const DOUBT = makePhraseFinder(() =>
  LANGUAGES.flatMap(({ hypothetical, negation }) => [...hypothetical, ...negation])
    .filter((form) => form.length >= SHORTEST)
    .map((form) => ({ form, value: true })),
);
const REACH = 60;
const LONGEST_GAP = 24;

const LASTED = /\b(?:spent|for|after|with|over|brings) $/i;
const MEASURE = /^ (?:\d|(?:an?|half|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)\b)/;

/** `lead`: the words before the trigger. */
export function isHypothetical(lead: string): boolean {
  const near = lead.slice(-REACH);
  const last = DOUBT.find(near).at(-1);
  if (last === undefined) return false;
  const gap = near.slice(last.to);
  // "spent nearly a decade at O": how long, and no doubt.
  if (MEASURE.test(gap) && LASTED.test(near.slice(0, last.from))) return false;
  return gap.length <= LONGEST_GAP && !/[,;.:]/.test(gap);
}
