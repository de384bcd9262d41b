// What the words around a school's name add to the comparison of the names: the short form in brackets, the campus behind it.
import type { Comparison } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import type { OrgComparison } from '../orgs/schools/compare-schools.ts';
import { foldWords } from '../text/fold.ts';

type Compare = (left: string, right: string) => OrgComparison;

const SHORT_FORM = /^\p{Lu}[\p{Lu}&]{2,7}$/u;
const IN_BRACKETS = /[(（]\s?(\p{Lu}[\p{Lu}&]{2,7})\s?[)）]/u;

/** What the page says beside the name that makes it another school; null when nothing does. */
export function schoolAsWritten(
  expected: string,
  finding: Finding,
  compared: OrgComparison,
  compare: Compare,
): Comparison | null {
  const found = finding.organisation?.name ?? '';
  if (found === '') return null;
  const [left, right] = [expected, found];
  if (shortFormsClash(expected, found, finding.quote, compare))
    return { outcome: 'different', score: 0.1, reason: 'their short forms are not the same', left, right };
  if (compared.outcome === 'partial' && isOtherCampus(expected, found, finding.quote, compare))
    return { outcome: 'different', score: 0.1, reason: 'another place of it stands there', left, right };
  return null;
}

/** "Norvane University of Technology (NUT)" and "Technical University of Norvane (TUN)". */
function shortFormsClash(expected: string, found: string, quote: string, compare: Compare): boolean {
  const claimed = IN_BRACKETS.exec(expected)?.[1];
  if (claimed === undefined) return false;
  const at = quote.indexOf(found);
  const behind = at < 0 ? '' : quote.slice(at + found.length, at + found.length + 14);
  const own = SHORT_FORM.test(found)
    ? found
    : (IN_BRACKETS.exec(found)?.[1] ?? /^\s?\((\p{Lu}{3,8})\)/u.exec(behind)?.[1]);
  if (own === undefined || own === claimed) return false;
  const { outcome } = compare(claimed, own);
  return outcome !== 'same' && outcome !== 'compatible';
}

const CAMPUS = /^(?: at| in|,|\s?[-–—]{1,2})\s?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;

/** "the University of Norvane in Marl", when the one in Tallow is claimed. */
function isOtherCampus(expected: string, found: string, quote: string, compare: Compare): boolean {
  const at = quote.indexOf(found);
  const place = at < 0 ? null : CAMPUS.exec(quote.slice(at + found.length, at + found.length + 60));
  if (place === null || foldWords(expected).includes(foldWords(place[1]!))) return false;
  return [' at ', ' in ', ', '].some((link) => compare(expected, `${found}${link}${place[1]}`).outcome === 'different');
}
