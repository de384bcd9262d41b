// A part that bears the name of its whole: the whole's short form before or behind its own name, or the whole name behind "of".

import { foldWords, squeeze } from '../../text/fold.ts';
import type { OrganisationIndex } from '../organisation-index.ts';
import { hasUnspacedScript } from '../scripts/latin-name.ts';
import { fitAcronym } from '../shared/acronyms.ts';
import { alignTokens } from '../shared/align-tokens.ts';
import { sharedBearer } from '../shared/known-relations.ts';
import { isAcronym, type OrgToken, orgForm } from '../shared/org-tokens.ts';
import { partOf, type Verdict } from '../shared/org-verdict.ts';
import { isPlace as isTown } from '../shared/places.ts';
import { isTradeOnly } from './company-kinds.ts';
import { LEGAL_FORMS, PLACE_MARKS, TOP_WORDS } from './company-words.ts';
import { knownCompanies } from './known-companies.ts';

/** What a part of a whole is. */
const PARTS = new Set(
  'institute centre laboratory department hospital station observatory chapter division service services office faculty unit branch section museum museumunit press programme facility school academy system'.split(
    ' ',
  ),
);

/** What a whole is that others are parts of; a bare field of work is none: `Cancer Research`. */
const WHOLES = new Set(
  'academy council ministry university society association institute centre agency hospital department foundation commission administration authority organisation organization administration federation'.split(
    ' ',
  ),
);

/** Words that name no part of a whole by themselves: its seat, or the office that it is. */
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

/** A whole of more words than these is not looked for. */
const MOST_WHOLE_WORDS = 7;

function isPart(token: OrgToken): boolean {
  return PARTS.has(token.text) || PARTS.has(token.written);
}

/** The letters are the other's short form, by the table or by its initials. */
function isShortOf(letters: string, whole: string, organisations: OrganisationIndex): boolean {
  if (!isAcronym(letters)) return false;
  if (isNameOf(letters, whole, organisations)) return true;
  const plain = squeeze(letters);
  const spelled = foldWords(whole).split(' ');
  return plain.length > 2 && fitAcronym(plain, spelled, spelled) === 'initials';
}

function isNameOf(words: string, whole: string, organisations: OrganisationIndex): boolean {
  const known = knownCompanies(whole, organisations);
  return known.length > 0 && sharedBearer(knownCompanies(words, organisations), known) !== undefined;
}

/** Whether what is left of the name says a part: not the whole's own name written out, its legal form or its country. */
function saysPart(rest: string, whole: string, letters: string | undefined): boolean {
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
  const { shared, leftOver, rightOver } = alignTokens(tokens, orgForm(whole).tokens);
  return leftOver.length > 0 && (rightOver.length > 0 || shared.length === 0);
}

function atHead(long: string, whole: string, organisations: OrganisationIndex): string | undefined {
  const [first = '', ...others] = long.split(/\s+|(?<=\p{Lu}{3})-(?=\p{Lu}\p{Ll})/u);
  const rest = others.join(' ');
  const isOwnPart = (tokens: readonly OrgToken[]) => !tokens.every(isTown);
  if (isShortOf(first, whole, organisations) && isOwnPart(orgForm(rest).tokens) && saysPart(rest, whole, first))
    return rest;
  const words = long.split(/\s+/);
  for (let end = Math.min(MOST_WHOLE_WORDS, words.length - 1); end > 0; end -= 1) {
    const head = words
      .slice(0, end)
      .join(' ')
      .replace(/[,–-]+$/u, '')
      .replace(/ (?:in|at|of|de)$/u, '');
    if (!isNameOf(head, whole, organisations)) continue;
    const tail = words.slice(end).join(' ');
    const { tokens } = orgForm(tail);
    // "Brightwater Clinic Arizona" may be all there is of it; "BWC Arizona" is the clinic there.
    if (tokens.every((token) => isTown(token) || PLACE_MARKS.has(token.text)))
      return end === 1 && squeeze(head) !== squeeze(whole) ? tail : undefined;
    // "Brightwater Institute of the Academy of Sciences": the whole stands behind.
    if (/^(?:of|for|für|des|der|de|du|della)\b/iu.test(tail) || head !== words.slice(0, end).join(' '))
      return undefined;
    const isOther = squeeze(head) !== squeeze(whole);
    return (isOther && end === 1 ? isOwnPart(tokens) : tokens.some(isPart)) && saysPart(tail, whole, undefined)
      ? tail
      : undefined;
  }
  return undefined;
}

function atTail(long: string, whole: string, organisations: OrganisationIndex): string | undefined {
  const words = long.split(/\s+/);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  if (
    isShortOf(last.replace(/[()]/g, ''), whole, organisations) &&
    orgForm(before).tokens.some(isPart) &&
    saysPart(before, whole, last)
  )
    return before;
  const [folded, key] = [foldWords(long), foldWords(whole).replace(/^the /, '')];
  if (!folded.endsWith(` ${key}`) || !key.includes(' ')) return undefined;
  const isWhole =
    knownCompanies(whole, organisations).length > 0 || orgForm(whole).tokens.some((token) => WHOLES.has(token.text));
  const head = folded.slice(0, -key.length).trim();
  const link = / (?:of|of the|at|at the|des|der|della|del|de|du)$/.exec(head);
  const isSetOff = link !== null || long.includes(',');
  return isWhole && isSetOff && orgForm(head).tokens.some((token) => isPart(token) && !NO_PART.has(token.text))
    ? head
    : undefined;
}

/** 工業技術研究院材料研究所: behind the name of the whole a part, by what it ends with; a hospital is one of its own. */
const UNSPACED_PART =
  /(?:研究[所院室]|中心|[部處处局司厅廳系科室課课组組隊队]|学院|學院|センター|支店|支社|事業所|연구소|센터|본부|지점|지사|사업부)$/u;

export function unspacedTail(long: string, whole: string, organisations: OrganisationIndex): string | undefined {
  if (!hasUnspacedScript(long) || !UNSPACED_PART.test(long)) return undefined;
  for (let end = long.length - 2; end > 2; end -= 1)
    if (isNameOf(long.slice(0, end).trim(), whole, organisations)) return long.slice(end).trim();
  return undefined;
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

/** `BWRC Institute of Something` and `Brightwater Research Council`: the part bears the name of its whole. */
export function compareNamedPart(name: string, whole: string, organisations: OrganisationIndex): Verdict | undefined {
  const long = name.replace(/\s*\([^()]{0,80}\)$/u, '');
  if (long.length <= 5 || long.length > 200 || isNameOf(long, whole, organisations)) return undefined;
  if (isOfFamily(long, whole)) return partOf(0.5, `one of the institutes of ${whole}`);
  const rest =
    unspacedTail(long.trim(), whole, organisations) ??
    atHead(long.trim(), whole, organisations) ??
    atTail(long.trim(), whole, organisations);
  return rest === undefined ? undefined : partOf(0.55, `"${rest}" bears the name of ${whole}`);
}
