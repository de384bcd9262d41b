// Latin spellings of Arabic, Persian and Urdu names. The script writes three long vowels and few short ones, so every
// country spells the rest by its own ear: Farouqi, Faruqi; Leila, Layla; Nour al-Din, Noureddine.
import { memoise } from '../text/memoise.ts';

/** The article in the forms that stand alone, and the words of descent. Only such words mark a name as one of these. */
const MARKS: ReadonlySet<string> = new Set(
  'al el ul ash bin ibn bint abu abou umm abd abdul abdel abdal abdur'.split(' '),
);

/**
 * One key for the spellings of one name. Vowels: ou, oo, o, u are one; ee, e, i, y are one; ai, ay, ei, ey are one.
 * Consonants: q, k, c; j, g, dj; doubled ones. The article joined in front, inside `Abd al-` and before `-Din`, in
 * whatever vowel and sound it takes.
 */
export const arabicKey: (part: string) => string = memoise((part) =>
  part
    .replace(/[^a-z]/g, '')
    .replace(/kh/g, 'x')
    .replace(/dj|j/g, 'g')
    .replace(/gh/g, 'g')
    .replace(/ph/g, 'f')
    .replace(/([td])h/g, '$1')
    .replace(/[qc]/g, 'k')
    .replace(/(?<=[aeiou])h$|(?<=[bdfgklmnrstxz])e$/g, '')
    .replace(/a[iy]|e[iy]|ae/g, 'Y')
    .replace(/aou|aw[ou]+|awu/g, 'W')
    .replace(/ou|oo|o/g, 'u')
    .replace(/ee|ie|[yei]/g, 'i')
    .replace(/([a-zYW])\1+/g, '$1')
    .replace(/^[aiu]l(?=[^aiu].{3})/, 'al')
    .replace(/^abd[aiu]?l?/, 'abd')
    .replace(/[aiu]?l?din$/, 'din'),
);

/** Given names that are borne with an Arabic, Persian or Urdu family name beside them, in one spelling each. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `mohammed ahmed mahmoud hamid hamed ali hassan hussein omar othman khaled tariq youssef ibrahim ismail mustafa abdullah karim rashid
   said salim salem saleh samir nabil jamal faisal fahd hamza bilal anwar nasser mansour walid ziad amir amin adel hisham
   hossam imad jaber kamal latif majid mounir murad nizar osama qasim rami riyad saad sharif suleiman taha wael yahya
   yassin zaid zakaria fatima aisha mariam khadija zainab leila nour huda amina salma yasmin rania nadia samira hanan iman
   dalia farida jamila karima latifa malika naima rashida safia sahar soraya zahra reza mehdi javad imran asif`
    .split(/\s+/)
    .map(arabicKey),
);

/** Whether a name is written by these habits, as far as its parts tell. */
export function looksArabic(parts: readonly { text: string; kind: string }[]): boolean {
  return parts.some(
    (part, at) => part.kind === 'word' && ((at > 0 && MARKS.has(part.text)) || GIVEN_NAMES.has(arabicKey(part.text))),
  );
}

/** The same name by the key. Short parts have too few letters left to tell names apart. */
export function sameInArabic(left: string, right: string): boolean {
  return Math.min(left.length, right.length) >= 4 && arabicKey(left) === arabicKey(right);
}
