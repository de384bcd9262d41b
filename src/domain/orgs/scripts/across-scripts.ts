// Names in two scripts. Where a script does not say how its words are read (vowels left out, a sign with several readings), its
// words cannot be compared with those of another one: only the index can tell that the two are one organisation.
import { squeeze } from '../../text/fold.ts';
import { unsure, type Verdict } from '../shared/org-verdict.ts';

/** A letter of a script whose words are read as they are written. */
const READ_AS_WRITTEN =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}]/u;
const LETTER = /\p{L}/u;

function isUnread(name: string): boolean {
  return LETTER.test(name) && !READ_AS_WRITTEN.test(name);
}

/** `جامعة القاهرة` and `Ashford College` share no word, and that says nothing. */
export function acrossScripts(verdict: Verdict, left: string, right: string): Verdict {
  if (verdict.outcome !== 'different' || isUnread(left) === isUnread(right)) return verdict;
  return unsure(0.3, 'the names are written in two scripts, and nothing known tells whether they are one');
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
const IN_CAPITALS = /^\p{Lu}{4,9}$/u;

/** МИТХТ is written MITHT as often as MITKhT. */
export function areOneShortForm(left: string, right: string): boolean {
  if (CYRILLIC.test(left) === CYRILLIC.test(right) || !IN_CAPITALS.test(left) || !IN_CAPITALS.test(right)) return false;
  const loose = (name: string): string => squeeze(name).replace(/kh/g, 'h').replace(/ts/g, 'c').replace(/iu|yu/g, 'u');
  return loose(left) === loose(right);
}
