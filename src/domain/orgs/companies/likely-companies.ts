// What is likely where the rules on names of companies find nothing sure: a brand inside a longer name, a short form that can
// be read from the words, a word spelt in two languages. The answers are guesses and are graded as such.
import { foldWords, squeeze } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { editDistance } from '../../text/similarity.ts';
import { soundKey } from '../../text/sound-key.ts';
import { readShortForm } from '../shared/acronyms.ts';
import { isAcronym, type OrgToken } from '../shared/org-tokens.ts';
import { probably, type Verdict } from '../shared/org-verdict.ts';
import { BUSINESS_WORDS, GENERAL_WORDS, PLACE_MARKS } from './company-words.ts';

/** Where a company with this legal form is registered; two of them are two legal persons of one house. */
const REGISTERED: readonly (readonly [string, RegExp])[] = [
  ['india', / (?:pvt ltd|private limited|pvt limited|private ltd)$/], // Brightwater Pvt Ltd
  ['australia', / (?:pty ltd|pty limited|proprietary limited)$/], // Brightwater Pty Ltd
  ['malaysia', / sdn bhd$/], // Brightwater Sdn Bhd
  ['singapore', / pte ltd$/], // Brightwater Pte Ltd
  ['japan', / (?:co ltd|co limited|company limited|company ltd|kk)$/], // Brightwater Co., Ltd.
  ['britain', / (?:plc|ltd|limited|llp)$/], // Brightwater Group plc
  ['america-company', / llc$/], // Brightwater Technologies, LLC
  ['america', / (?:inc|incorporated)$/], // Brightwater, Inc.
  ['germany', / (?:gmbh|ag|kg|kgaa|ohg|ug|mbh)$/], // Brightwater GmbH
  ['france', / (?:sas|sarl|sasu|eurl)$/], // Brightwater SAS
  ['italy', / (?:spa|srl|s p a|s r l)$/], // Brightwater S.p.A.
  ['netherlands', / (?:bv|nv|b v|n v)$/], // Brightwater B.V.
  ['sweden', / ab$/], // Brightwater AB
  ['norway', / asa?$/], // Brightwater AS
  ['denmark', / (?:aps|a s)$/], // Brightwater ApS
  ['finland', / oyj?$/], // Brightwater Oy
  ['poland', / (?:sp z o o|sp z oo|spolka akcyjna)$/], // Brightwater Sp. z o.o.
  ['czech', / (?:s r o|sro)$/], // Brightwater s.r.o.
  ['brazil', / ltda$/], // Brightwater Ltda
];

const registeredIn: (name: string) => string | undefined = memoise((name) => {
  const folded = ` ${foldWords(name.replace(/\./g, ' '))}`;
  return REGISTERED.find(([, form]) => form.test(folded))?.[0];
});

/** `Brightwater GmbH` and `Brightwater Group plc`: one organisation, two legal persons. */
export function areTwoPersons(left: string, right: string): boolean {
  const [one, other] = [registeredIn(left), registeredIn(right)];
  return one !== undefined && other !== undefined && one !== other;
}

/** How well a short form must be readable, by its length: `TEPSCO` from Tokyo Electric Power Services Co., Ltd. */
function isReadable(short: string, long: string): boolean {
  const letters = squeeze(short);
  const words = foldWords(long).split(' ');
  const least = letters.length < 4 ? 0.7 : letters.length < 6 ? 0.55 : 0.45;
  return letters.length > 2 && words.length > 1 && readShortForm(letters, words) >= least;
}

function isOwn(token: OrgToken): boolean {
  if (PLACE_MARKS.has(token.text) || PLACE_MARKS.has(token.written)) return false;
  return token.kind === 'proper' && !GENERAL_WORDS.has(token.written) && token.written.length > 1;
}

const LEAST_LIKENESS = 0.7;

function areAlike(left: OrgToken, right: OrgToken): boolean {
  const longest = Math.max(left.written.length, right.written.length);
  // Qaeda, Qa'ida: vowels differ where another script had none.
  if (longest > 4 && soundKey(left.written).replace(/[aeiou]/g, '') === soundKey(right.written).replace(/[aeiou]/g, ''))
    return true;
  return longest > 5 && 1 - editDistance(left.written, right.written) / longest >= LEAST_LIKENESS;
}

/** Whether a word of its own stands in both, or two such words begin alike: without that there is nothing to guess. */
export function mayMeet(left: readonly OrgToken[], right: readonly OrgToken[]): boolean {
  return left.some(
    (token) => isOwn(token) && right.some((other) => token.text === other.text || token.text[0] === other.text[0]),
  );
}

export interface CompanyWords {
  shared: readonly OrgToken[];
  leftOver: readonly OrgToken[];
  rightOver: readonly OrgToken[];
}

function isBranch(token: OrgToken): boolean {
  return PLACE_MARKS.has(token.text) || BUSINESS_WORDS.has(token.written);
}

/** The letters of a name of two or three short words, or nothing. */
const cutLettersOf: (name: string) => string = memoise((name) => {
  const pieces = foldWords(name).split(' ');
  const letters = pieces.join('').replace(/[^a-z0-9]/g, '');
  return pieces.length > 1 && pieces.length < 4 && letters.length <= 10 ? letters : '';
});

/** `LA Phil`, Los Angeles Philharmonic: short words that hold the first letters of the longer ones. */
function isCutFrom(short: string, long: string): boolean {
  const letters = cutLettersOf(short);
  if (letters === '') return false;
  const [words, pieces] = [foldWords(long).split(' '), foldWords(short).split(' ')];
  if (words.length < pieces.length || letters[0] !== words[0]?.[0]) return false;
  if (pieces.some((piece) => words.includes(piece))) return false;
  return readShortForm(letters, words) >= 0.75;
}

/** One name is a single short word whose letters can be read from the other. */
export function guessShortForm(
  left: string,
  right: string,
  leftTokens: readonly OrgToken[],
  rightTokens: readonly OrgToken[],
): Verdict | undefined {
  for (const [short, long, words] of [
    [left, right, rightTokens],
    [right, left, leftTokens],
  ] as const) {
    const plain = short.trim();
    if (words.length < 2) continue;
    if (plain.includes(' ')) {
      if (isCutFrom(plain, long)) return probably('same', 0.42, `"${plain}" is cut from "${long}"`);
      continue;
    }
    if (!isAcronym(plain) && words.some((token) => token.written === squeeze(plain))) continue;
    if (isReadable(plain, long)) return probably('same', 0.42, `the letters of "${plain}" can be read from "${long}"`);
  }
  return undefined;
}

/** The better guess about two names of which no rule is sure; undefined when nothing speaks for either. */
export function guessCompanies(words: CompanyWords): Verdict | undefined {
  const { shared, leftOver, rightOver } = words;
  const own = shared.filter(isOwn);
  const [leftOwn, rightOwn] = [leftOver.filter(isOwn), rightOver.filter(isOwn)];
  if (own.length > 0 && (leftOver.length === 0 || rightOver.length === 0)) {
    const over = [...leftOver, ...rightOver];
    return over.some(isBranch)
      ? probably('part_of', 0.4, `"${own[0]?.written}" is the name of the organisation`)
      : probably('same', 0.4, `"${own[0]?.written}" is the whole of one name and stands in the other`);
  }
  const spelt =
    leftOwn.length > 0 &&
    leftOwn.length === rightOwn.length &&
    leftOwn.every((token) => rightOwn.some((other) => areAlike(token, other))) &&
    rightOwn.every((token) => leftOwn.some((other) => areAlike(token, other)));
  if (spelt)
    return probably('same', 0.4, `"${leftOwn[0]?.written}" and "${rightOwn[0]?.written}" are spellings of one name`);
  return undefined;
}
