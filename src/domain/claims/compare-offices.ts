// An office of state belongs to a place, whatever body the claim names: "mayor of Toledo" bears out "Mayor, City of Toledo".
import type { Comparison } from '../model/comparison.ts';
import { foldWords } from '../text/fold.ts';

const BODY =
  /^(?:the )?(?:city|town|village|county|state|commonwealth|republic|kingdom|province|municipality|government|federal government) of (?:the )?(.{3,60})$/;
const BODY_AFTER = /^(?:the )?(.{3,60}?) (?:government|city government|county government|municipality)$/;
/** "Ministry of Foreign Affairs of Kyrgyzstan": the subject, then the country. */
const MINISTRY = /^(?:the )?(?:ministry|department) of (.{3,60}?) of (?:the )?(.{3,40})$/;

const OFFICE =
  /\b(?:president|prime minister|minister|mayor|governor|senator|secretary|solicitor|attorney|judge|ambassador|envoy|chancellor|treasurer|councill?or|commissioner|controller|comptroller|auditor|sheriff|clerk|surveyor|engineer|assessor|marshal|king|queen)\b/;

/** "Ukraine" and "Ukrainian", "Norway" and "Norwegian": the beginning in common, and an ending of peoples. */
function isOfPlace(word: string, place: string): boolean {
  if (!/(?:an|ian|ish|ese|ic|ch|i)$/.test(word) || word.includes(' ') || place.includes(' ')) return false;
  const least = Math.min(5, place.length - 1);
  return word.slice(0, least) === place.slice(0, least);
}

function placeOf(claimed: string, title: string): string | null {
  const ministry = MINISTRY.exec(claimed);
  if (ministry) return /\b(?:minister|secretary)\b/.test(title) ? ministry[2]! : null;
  return (BODY.exec(claimed) ?? BODY_AFTER.exec(claimed))?.[1] ?? null;
}

/** The body of a place against the place itself, for those who hold an office of it. */
export function compareOffices(expected: string, found: string, title: string | undefined): Comparison | null {
  if (title === undefined) return null;
  const office = foldWords(title);
  if (!OFFICE.test(office)) return null;
  const claimed = foldWords(expected);
  const place = placeOf(claimed, office);
  const there = foldWords(found).replace(/^the /, '');
  if (place === null || (there !== place && !isOfPlace(there, place))) return null;
  return {
    outcome: 'compatible',
    score: 0.85,
    reason: `"${title}" is an office of ${expected}`,
    left: expected,
    right: found,
  };
}
