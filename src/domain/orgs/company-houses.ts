// A part that bears the name of its house: the house's short form before or behind its own name, or the whole name behind "of".

import { foldWords, squeeze } from '../text/fold.ts';
import { fitAcronym } from './acronyms.ts';
import { alignTokens } from './align-tokens.ts';
import { isTradeOnly } from './company-kinds.ts';
import { LEGAL_FORMS, PLACE_MARKS, TOP_WORDS } from './company-words.ts';
import { hasParts, knownCompanies } from './known-companies.ts';
import { isAcronym, type OrgToken, orgForm } from './org-tokens.ts';
import { partOf, type Verdict } from './org-verdict.ts';
import { isPlace as isTown } from './school-evidence.ts';

/** What a part of a house is. */
const PARTS = new Set(
  'institute centre laboratory department hospital station observatory chapter division service services office faculty unit branch section museum museumunit press programme facility school academy system'.split(
    ' ',
  ),
);

/** What a house is that others are parts of; a bare field of work is none: `Cancer Research`. */
const HOUSES = new Set(
  'academy council ministry university society association institute centre agency hospital department foundation commission administration authority organisation organization administration federation'.split(
    ' ',
  ),
);

/** Words that name no part of a house by themselves: its seat, or the office that it is. */
const NO_PART = new Set([
  'headquarters',
  'office',
  'department',
  'ministry',
  'agency',
  'service',
  'services',
  'system',
]);

/** What binds a family of institutes. */
const FAMILY_WORDS = new Set(['society', 'association']);

/** A house of more words than these is not looked for. */
const MOST_HOUSE_WORDS = 7;

function isPart(token: OrgToken): boolean {
  return PARTS.has(token.text) || PARTS.has(token.written);
}

/** The letters are the other's short form, by the table or by its initials. */
function isShortOf(letters: string, house: string): boolean {
  if (!isAcronym(letters)) return false;
  const known = knownCompanies(house);
  if (knownCompanies(letters).some((company) => known.includes(company))) return true;
  const plain = squeeze(letters);
  const spelled = foldWords(house).split(' ');
  return plain.length > 2 && fitAcronym(plain, spelled, spelled) === 'initials';
}

function isNameOf(words: string, house: string): boolean {
  const known = knownCompanies(house);
  return known.length > 0 && knownCompanies(words).some((company) => known.includes(company));
}

/** Whether what is left of the name says a part: not the house's own name written out, its legal form or its country. */
function saysPart(rest: string, house: string, letters: string | undefined): boolean {
  const { tokens, words } = orgForm(rest);
  if (
    tokens.length === 0 ||
    isAcronym(rest) ||
    isTradeOnly(tokens) ||
    LEGAL_FORMS.includes(foldWords(rest).replace(/^& /, ''))
  )
    return false;
  if (tokens.every((token) => NO_PART.has(token.text) || TOP_WORDS.has(token.written) || PLACE_MARKS.has(token.text)))
    return false;
  if (letters !== undefined && fitAcronym(squeeze(letters), words, words) !== undefined) return false;
  const { shared, leftOver, rightOver } = alignTokens(tokens, orgForm(house).tokens);
  return leftOver.length > 0 && (rightOver.length > 0 || shared.length === 0);
}

function atHead(long: string, house: string): string | undefined {
  const [first = '', ...others] = long.split(/\s+|(?<=\p{Lu}{3})-(?=\p{Lu}\p{Ll})/u);
  const rest = others.join(' ');
  const isManifold = knownCompanies(house).some(hasParts);
  const isOwnPart = (tokens: readonly OrgToken[]) => isManifold || !tokens.every(isTown);
  if (isShortOf(first, house) && isOwnPart(orgForm(rest).tokens) && saysPart(rest, house, first)) return rest;
  const words = long.split(/\s+/);
  for (let end = Math.min(MOST_HOUSE_WORDS, words.length - 1); end > 0; end -= 1) {
    const head = words
      .slice(0, end)
      .join(' ')
      .replace(/[,–-]+$/u, '')
      .replace(/ (?:in|at|of|de)$/u, '');
    if (!isNameOf(head, house)) continue;
    const tail = words.slice(end).join(' ');
    const { tokens } = orgForm(tail);
    // "Brightwater Clinic Arizona" is one of several only where the table knows others.
    const isBranch = tokens.length > 0 && tokens.every((token) => isTown(token) || PLACE_MARKS.has(token.text));
    if (isBranch) return head.includes(' ') && isManifold ? tail : undefined;
    // "Brightwater Institute of the Academy of Sciences": the house stands behind.
    if (/^(?:of|for|für|des|der|de|du|della)\b/iu.test(tail) || head !== words.slice(0, end).join(' '))
      return undefined;
    const isOther = squeeze(head) !== squeeze(house);
    return (isOther && end === 1 ? isOwnPart(tokens) : tokens.some(isPart)) && saysPart(tail, house, undefined)
      ? tail
      : undefined;
  }
  return undefined;
}

function atTail(long: string, house: string): string | undefined {
  const words = long.split(/\s+/);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  if (
    isShortOf(last.replace(/[()]/g, ''), house) &&
    orgForm(before).tokens.some(isPart) &&
    saysPart(before, house, last)
  )
    return before;
  const [folded, key] = [foldWords(long), foldWords(house).replace(/^the /, '')];
  if (!folded.endsWith(` ${key}`) || !key.includes(' ')) return undefined;
  const isHouse = knownCompanies(house).length > 0 || orgForm(house).tokens.some((token) => HOUSES.has(token.text));
  const head = folded.slice(0, -key.length).trim();
  const link = / (?:of|of the|at|at the|des|der|della|del|de|du)$/.exec(head);
  const isSetOff = link !== null || long.includes(',');
  return isHouse && isSetOff && orgForm(head).tokens.some((token) => isPart(token) && !NO_PART.has(token.text))
    ? head
    : undefined;
}

/** `Brightwater Institute for Glass` and `Brightwater Society`: a family of institutes under one name. */
function isOfFamily(member: string, family: string): boolean {
  const [names, kinds] = [orgForm(member).tokens, orgForm(family).tokens];
  const own = kinds.filter((token) => token.kind === 'proper' && !FAMILY_WORDS.has(token.text));
  if (own.length === 0 || own.length > 2 || kinds.length > own.length + 1) return false;
  return (
    kinds.some((token) => FAMILY_WORDS.has(token.text)) &&
    own.every((token, at) => names[at]?.text === token.text && !isTown(token)) &&
    names.length > own.length + 1 &&
    (names[own.length]?.text === 'institute' || names[own.length]?.text === 'centre')
  );
}

/** `BWRC Institute of Something` and `Brightwater Research Council`: the part bears the name of its house. */
export function comparePartOfHouse(name: string, house: string): Verdict | undefined {
  const long = name.replace(/\s*\([^()]{0,80}\)$/u, '');
  if (long.length <= 5 || long.length > 200 || isNameOf(long, house)) return undefined;
  if (isOfFamily(long, house)) return partOf(0.5, `one of the institutes of ${house}`);
  const rest = atHead(long.trim(), house) ?? atTail(long.trim(), house);
  return rest === undefined ? undefined : partOf(0.55, `"${rest}" bears the name of ${house}`);
}
