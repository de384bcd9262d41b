// Where a text names organisations, in any of the languages: around a word such as "Universität", "病院" or "GmbH", and where
// the organisation data knows a name as it is written. Every place is given once, with its full name.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { unspacedCompanies, unspacedNames } from '../directed/unspaced-names.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';

export interface OrganisationSpan {
  from: number;
  to: number;
  name: string;
  school: boolean;
}

interface Word {
  text: string;
  from: number;
  to: number;
}

interface Piece {
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{M}\p{N}&]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;
/** Small words inside a name, behind its head: "Universidad de los Andes", "Institut für Physik". */
const CONNECTOR =
  /^(?:of|the|and|for|de|del|della|delle|dei|degli|dell|di|da|do|dos|das|du|des|la|le|les|los|las|el|l|d|der|die|das|den|dem|für|zu|zur|am|an|im|und|van|voor|het|et|e|y|och|för|og|af|им|имени|ім|імені|и|та|i|&)$/iu;
const CONJUNCTION = /^(?:and|und|et|e|y|i|och|og|и|та|en|a|&)$/iu;

/** `items`: titles, degrees and dates of the text; no name goes over one of them. */
export function organisationSpans(
  text: string,
  items: readonly Piece[],
  lexicon: Lexicon,
  organisations: OrganisationIndex,
): OrganisationSpan[] {
  const isUnspaced = UNSPACED.test(text);
  const own = isUnspaced ? lexiconFor('') : lexicon;
  const words = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  const found: OrganisationSpan[] = [];
  const add = ({ from, to }: Piece, school: boolean): void => {
    const name = text.slice(from, to).trim();
    if (name.length > 1 && name.length < 120) found.push({ from, to, name, school });
  };
  for (const cue of own.organisations.find(text)) {
    if (cue.value === 'department') continue;
    const school = cue.value === 'school';
    if (UNSPACED.test(text[cue.from] ?? '')) {
      // Companies are told by their legal form; the words for their trades are in every text.
      const isName = cue.value !== 'company' && cue.value !== 'association' && cue.to - cue.from > 1;
      const piece = isName ? bestUnspaced(text, cue, organisations) : null;
      if (piece !== null) add(piece, school);
    } else {
      const piece = spacedName(text, words, cue, cue.value, items, lexicon);
      if (piece !== null) add(piece, school);
    }
  }
  if (isUnspaced) for (const piece of unspacedCompanies(text)) add(withLegalForm(text, piece), false);
  for (const piece of knownNames(text, words, organisations)) add(piece, isSchool(text.slice(piece.from, piece.to), organisations));
  return withoutOverlap(found);
}

const isSchool = (name: string, organisations: OrganisationIndex): boolean =>
  organisations.named(name).some(({ kind }) => kind === 'school');

/** Of the pieces that may be the name, one that the data knows, else the one that begins behind the last word that is none of it. */
function bestUnspaced(text: string, cue: Piece, organisations: OrganisationIndex): Piece | null {
  const pieces = unspacedNames(text, cue).filter(({ from }) => from < cue.from);
  const known = pieces.find(({ from, to }) => organisations.named(text.slice(from, to)).length > 0);
  if (known !== undefined) return known;
  return pieces.filter(({ to }) => to === cue.to).at(-1) ?? null;
}

const LEGAL_HEAD = /(?:株式会社|有限会社|合同会社|[(（]株[)）]|[(（]有[)）]|㈱|㈲|주식회사|[(（]주[)）]|㈜)\s?$/u;
const LEGAL_TAIL =
  /^\s?(?:株式会社|有限会社|合同会社|[(（]株[)）]|[(（]有[)）]|㈱|㈲|주식회사|[(（]주[)）]|㈜|股份有限公司|有限责任公司|有限責任公司|有限公司)/u;

/** A company in these scripts is written with its legal form, and dates run into it: "2015年ベルフェ株式会社". */
function withLegalForm(text: string, { from, to }: Piece): Piece {
  const dated = /^.*\d{1,4}\s?[年月日]/u.exec(text.slice(from, to));
  const begin = from + (dated?.[0].length ?? 0);
  const head = dated === null ? LEGAL_HEAD.exec(text.slice(0, from)) : null;
  const tail = head === null ? LEGAL_TAIL.exec(text.slice(to)) : null;
  return { from: head?.index ?? begin, to: to + (tail?.[0].length ?? 0) };
}

/** The capitals around the word of an organisation, and the small words that names are made of. */
function spacedName(
  text: string,
  words: readonly Word[],
  cue: Piece,
  kind: OrganisationWordKind,
  items: readonly Piece[],
  lexicon: Lexicon,
): Piece | null {
  let first = words.findIndex((word) => word.to > cue.from);
  let last = words.findLastIndex((word) => word.from < cue.to);
  if (first < 0 || last < first) return null;
  const head = words.slice(first, last + 1);
  const isFree = (word: Word): boolean => items.every((item) => item.to <= word.from || item.from >= word.to);
  if (!head.every(isFree)) return null;
  for (let at = first - 1; at >= 0 && isJoined(text, words[at]!, words[at + 1]!); at -= 1) {
    const word = words[at]!;
    if (!isFree(word) || !(isProper(word.text) || isNameWord(word.text)) || isOpening(text, word, lexicon)) break;
    first = at;
  }
  let end = last;
  for (let at = last + 1; at < words.length && isJoined(text, words[at - 1]!, words[at]!); at += 1) {
    const word = words[at]!;
    if (!isFree(word)) break;
    const isNextName = CONJUNCTION.test(words[at - 1]!.text) && lexicon.organisations.find(text.slice(word.from, word.to)).length > 0;
    if (isNextName) break;
    if (isProper(word.text) || isNameWord(word.text)) end = at;
    else if (!CONNECTOR.test(word.text)) break;
  }
  const whole = text.slice(words[first]!.from, words[end]!.to);
  // "Facultad de Economía" is a part of something that is named elsewhere.
  if (lexicon.organisations.find(whole)[0]?.value === 'department' && kind !== 'school') return null;
  const isWord = first === words.indexOf(head[0]!) && end === last;
  // "the university", "Hochschule" alone is no name; neither is a company word in small letters.
  if (isWord || !words.slice(first, end + 1).some(({ text: word }) => isProper(word))) return null;
  if (kind === 'company' || kind === 'bank' || kind === 'association' || kind === 'public' || kind === 'institute' || kind === 'law')
    if (!head.some(({ text: word }) => isProper(word))) return null;
  return { from: words[first]!.from, to: words[end]!.to };
}

const isJoined = (text: string, left: Word, right: Word): boolean =>
  /^[ \u00a0"“„«»”'’]*$/.test(text.slice(left.to, right.from)) || /^\. ?$/.test(text.slice(left.to, right.from)) && left.text.length < 4;
const isProper = (word: string): boolean => /^[\p{Lu}\p{Lt}]/u.test(word);

/** "государственный", "nazionale", "europea": a word that names of organisations are made of. */
function isNameWord(word: string): boolean {
  if (word.length < 4 || CONNECTOR.test(word)) return false;
  const kind = classOfWord(canonicalWord(foldWords(word)));
  return kind === 'quality' || kind === 'subject' || kind === 'type';
}

/** The first word of a sentence has its capital from there: "Окончила Кубанский …", "Absolwentka Uniwersytetu …". */
function isOpening(text: string, { text: word, from }: Word, lexicon: Lexicon): boolean {
  if (!/(?:^|[.!?:;•·\n] ?)$/u.test(text.slice(0, from))) return false;
  return [lexicon.study, lexicon.work, lexicon.titles, lexicon.degrees, lexicon.sections].some((finder) => finder.find(word).length > 0);
}

const LONGEST_KNOWN = 6;

/** Capitalised words that the organisation data knows as a name, the longest first. */
function knownNames(text: string, words: readonly Word[], organisations: OrganisationIndex): Piece[] {
  const pieces: Piece[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!isProper(words[first]!.text) || UNSPACED.test(words[first]!.text)) continue;
    for (let last = Math.min(words.length - 1, first + LONGEST_KNOWN - 1); last >= first; last -= 1) {
      if (!isProper(words[last]!.text)) continue;
      const piece = { from: words[first]!.from, to: words[last]!.to };
      const name = text.slice(piece.from, piece.to);
      if (/[,;:|()\n\t]/.test(name) || !isKnown(name, organisations)) continue;
      pieces.push(piece);
      first = last;
      break;
    }
  }
  return pieces;
}

/** A single word of the data may be any word; an acronym must be a school's. */
function isKnown(name: string, organisations: OrganisationIndex): boolean {
  if (/\s/.test(name)) return organisations.named(name).length > 0;
  return /^\p{Lu}[\p{Lu}\p{N}-]{2,}$/u.test(name) && isSchool(name, organisations);
}

/** The longest name of each place. */
function withoutOverlap(spans: readonly OrganisationSpan[]): OrganisationSpan[] {
  const kept: OrganisationSpan[] = [];
  for (const span of [...spans].sort((left, right) => right.to - right.from - (left.to - left.from)))
    if (kept.every((other) => other.to <= span.from || other.from >= span.to)) kept.push(span);
  return kept.sort((left, right) => left.from - right.from);
}
