// Which part of a written name is the given and which the family name, as far as order and frequency tell.
import type { Alignment } from './align-names.ts';
import type { NamePart, ParsedName } from './parse-name.ts';
import { familyNamePlace } from './romanise.ts';

/** Index of the family name among the parts. */
function familyAt(parts: readonly NamePart[], parsed: ParsedName): number {
  if (parsed.order === 'family_first') return parts.findIndex((part) => !part.particle);
  // "Gopala Madhavan R": an initial at the end is the father's or the house's name, the word before it the person's.
  return parts.findLastIndex((part) => !part.particle);
}

function givenAt(parts: readonly NamePart[], parsed: ParsedName): number {
  if (parsed.order === 'family_first') return parts.findLastIndex((part) => !part.particle);
  return parts.findIndex((part) => !part.particle);
}

export interface Ends {
  leftGiven: number;
  leftFamily: number;
  rightGiven: number;
  rightFamily: number;
  /** A side whose parts could each be the family name: Zhang Wei. */
  leftUnknown: boolean;
  rightUnknown: boolean;
}

export function endsOf(alignment: Alignment, left: ParsedName, right: ParsedName): Ends {
  return {
    leftGiven: givenAt(alignment.left, left),
    leftFamily: familyAt(alignment.left, left),
    rightGiven: givenAt(alignment.right, right),
    rightFamily: familyAt(alignment.right, right),
    leftUnknown: left.order === 'unknown',
    rightUnknown: right.order === 'unknown',
  };
}

/**
 * Zhang Wei, Zhang Wen: where the order does not tell, what both bear is the family name if it is the commoner one of
 * the two, and the rest is given. Wei Zhang, Wei Zhao: here it is not.
 */
export function sharesFamily(alignment: Alignment, ends: Ends): boolean {
  const place = (parts: NamePart[], at: number) => familyNamePlace(parts[at]?.text ?? '');
  const others = [
    ...alignment.leftOver.map((at) => place(alignment.left, at)),
    ...alignment.rightOver.map((at) => place(alignment.right, at)),
  ];
  return alignment.pairs.some(
    (pair) =>
      pair.relation === 'equal' &&
      place(alignment.left, pair.left) < Math.min(...others) &&
      (ends.leftUnknown || ends.leftFamily === pair.left) &&
      (ends.rightUnknown || ends.rightFamily === pair.right),
  );
}
