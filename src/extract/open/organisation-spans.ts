// Where a text names organisations, in any of the languages: around a word such as "Universität" or "病院", before a legal form
// such as "GmbH", and where the organisation data knows a name as it is written. Every place is given once, with its full name.
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
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
  /** An acronym, or a name that only its place in the text tells from other words: it needs more around it to count. */
  weak: boolean;
  /** Known by its place alone. */
  placed?: true;
  /** Department or school named before it. */
  unit?: string;
}

export interface Piece {
  from: number;
  to: number;
}

interface Word extends Piece {
  text: string;
}

interface Reading {
  text: string;
  words: readonly Word[];
  /** Titles, degrees and dates: no name goes over one of them. */
  items: readonly Piece[];
  lexicon: Lexicon;
  organisations: OrganisationIndex;
}

const WORD = /[\p{L}\p{M}\p{N}&]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;
/** "l'Université", "dell'Università": the article is a word of its own. */
const ELISION = /(?<!\p{L})([dlsn]|dell|all|nell|sull|dall|qu)['’](?=\p{L}{2})/giu;
/** Small words inside a name, behind its head: "Universidad de los Andes", "Institut für Physik". */
const CONNECTOR =
  /^(?:of|the|and|for|de|del|della|delle|dei|degli|dell|di|da|do|dos|das|du|des|la|le|les|los|las|el|l|d|der|die|das|den|dem|für|zu|zur|am|an|im|und|van|voor|het|et|e|y|och|för|og|af|им|имени|ім|імені|и|та|i|&)$/iu;
const CONJUNCTION = /^(?:and|und|et|e|y|i|och|og|и|та|en|a|&)$/iu;

export function organisationSpans(
  written: string,
  items: readonly Piece[],
  lexicon: Lexicon,
  organisations: OrganisationIndex,
): OrganisationSpan[] {
  const text = written.replace(ELISION, '$1 ');
  const words = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  const reading: Reading = { text, words, items, lexicon, organisations };
  const found = [...cuedNames(reading), ...companies(reading), ...knownNames(reading)];
  return withoutOverlap(found.filter(({ name }) => name.length > 1 && name.length < 120));
}

const spanOf = (text: string, { from, to }: Piece, school: boolean, weak = false): OrganisationSpan => ({
  from,
  to,
  name: text.slice(from, to).trim(),
  school,
  weak,
});

/** Names around a word of an organisation. */
function cuedNames(reading: Reading): OrganisationSpan[] {
  const { text, words, lexicon, organisations } = reading;
  const own = UNSPACED.test(text) ? lexiconFor('') : lexicon;
  const spans: OrganisationSpan[] = [];
  for (const cue of own.organisations.find(text)) {
    if (cue.value === 'department') continue;
    const piece = UNSPACED.test(text[cue.from] ?? '')
      ? unspacedName(text, cue, cue.value, organisations)
      : spacedName(reading, cue, cue.value);
    if (piece !== null) spans.push(spanOf(text, piece, cue.value === 'school', cue.value === 'company'));
  }
  for (const word of words) {
    const kind = kindOfForeign(word.text, lexicon);
    const piece = kind === null ? null : spacedName(reading, word, kind);
    if (piece !== null) spans.push(spanOf(text, piece, kind === 'school'));
  }
  return spans;
}

const SCHOOLS: ReadonlySet<string> = new Set(
  'university college institute academy polytechnic appliedschool higherschool universitycollege conservatory school'.split(
    ' ',
  ),
);
const PUBLIC: ReadonlySet<string> = new Set(
  'foundation ministry museum library hospital court commission agency chamber parliament embassy laboratory observatory'.split(
    ' ',
  ),
);
const LEAST_COMPOUND = 6;

/** A word of another language ("Universität" on an Italian page), or one that ends in a word of an organisation ("Stadtkrankenhaus"). */
function kindOfForeign(word: string, lexicon: Lexicon): OrganisationWordKind | null {
  if (word.length < 4 || !isProper(word)) return null;
  const head = word.slice(word.lastIndexOf('-') + 1);
  const canonical = canonicalWord(foldWords(head));
  if (SCHOOLS.has(canonical)) return 'school';
  if (PUBLIC.has(canonical)) return 'public';
  for (let at = 2; at <= word.length - LEAST_COMPOUND; at += 1) {
    const kind = lexicon.organisations.whole(word.slice(at));
    if (kind === 'school' || kind === 'hospital') return kind;
  }
  return null;
}

/** Of the pieces that may be the name, one that the data knows, else the one that begins behind the last word that is none of it. */
function unspacedName(
  text: string,
  cue: Piece,
  kind: OrganisationWordKind,
  organisations: OrganisationIndex,
): Piece | null {
  // Companies are told by their legal form; the words for their trades are in every text.
  if (
    kind === 'company' ||
    kind === 'association' ||
    cue.to - cue.from < 2 ||
    /[科과]$/u.test(text.slice(cue.from, cue.to))
  )
    return null;
  const pieces = unspacedNames(text, cue)
    .map(({ from, to }) => ({ from: from + leadOf(text.slice(from, to)), to }))
    .filter(({ from }) => from < cue.from);
  const known = pieces.find(({ from, to }) => organisations.named(text.slice(from, to)).length > 0);
  return known ?? pieces.filter(({ to }) => to === cue.to).at(-1) ?? null;
}

/** What runs into a name and is none of it: dates, degrees, marks of a list. */
const LEAD =
  /^(?:[ㆍ・·\s]+|[(（]?(?:前|現|现|元|전|현)[)）]?(?=[\p{L}])|\d[\d年月日./~～-]*|(?:博士|碩士|硕士|學士|学士|修士|本科|석사|박사|학사)|取得|獲|获)+/u;

const leadOf = (text: string): number => LEAD.exec(text)?.[0].length ?? 0;

/** The capitals around the word of an organisation, and the small words that names are made of. */
function spacedName({ text, words, items, lexicon }: Reading, cue: Piece, kind: OrganisationWordKind): Piece | null {
  const head = words.findIndex((word) => word.to > cue.from);
  const tail = words.findLastIndex((word) => word.from < cue.to);
  if (head < 0 || tail < head) return null;
  const isFree = (word: Word): boolean => items.every((item) => item.to <= word.from || item.from >= word.to);
  if (!words.slice(head, tail + 1).every(isFree)) return null;
  let first = head;
  for (let at = head - 1; at >= 0 && isJoined(text, words[at]!, words[at + 1]!); at -= 1) {
    const word = words[at]!;
    const isPart =
      isProper(word.text) || isNameWord(word.text) || (PARTICLE.test(word.text) && isProper(words[at - 1]?.text ?? ''));
    if (!isFree(word) || !isPart || isOpening(text, word, lexicon)) break;
    first = at;
  }
  let last = tail;
  for (let at = tail + 1; at < words.length && isJoined(text, words[at - 1]!, words[at]!); at += 1) {
    const word = words[at]!;
    if (!isFree(word)) break;
    if (CONJUNCTION.test(word.text) && opensNext(words.slice(at + 1, at + 8), lexicon)) break;
    // "Universität Marl Maschinenbau": behind the place stands what was studied.
    if (last > tail && isJoinedDirectly(words, at) && isNameWord(word.text) && !isNameWord(words[last]!.text)) break;
    if (isProper(word.text) || isNameWord(word.text)) last = at;
    else if (!CONNECTOR.test(word.text)) break;
  }
  const named = words.slice(first, last + 1);
  const piece = { from: words[first]!.from, to: words[last]!.to };
  // "Facultad de Economía" is a part of something that is named elsewhere.
  if (
    isUnit(named, kind) ||
    (kind !== 'school' && lexicon.organisations.find(text.slice(piece.from, piece.to))[0]?.value === 'department')
  )
    return null;
  // "the university", "Hochschule" alone is no name, a compound such as "Stadtklinik" is.
  const isBare = first === head && last === tail && words[head]!.to - words[head]!.from === cue.to - cue.from;
  if (
    (isBare && lexicon.organisations.whole(text.slice(piece.from, piece.to)) !== undefined) ||
    !named.some(({ text: word }) => isProper(word))
  )
    return null;
  return isStrong(kind) || words.slice(head, tail + 1).some(({ text: word }) => isProper(word)) ? piece : null;
}

/** No "of" or "and" between the word and the one before. */
const isJoinedDirectly = (words: readonly Word[], at: number): boolean => !CONNECTOR.test(words[at - 1]!.text);

/** A faculty without its school. */
function isUnit(named: readonly Word[], kind: OrganisationWordKind): boolean {
  const canonical = named.map(({ text }) => canonicalWord(foldWords(text)));
  return kind === 'school' && classOfWord(canonical[0]!) === 'unit' && !canonical.some((word) => SCHOOLS.has(word));
}

/** "van", "von" between two parts of a name: "Werner von Siemens Schule". */
const PARTICLE = /^(?:von|van|zu|&)$/u;

/** "school" and "hospital" are written small in the names of many languages; a "company" or "group" in small letters is no name. */
const isStrong = (kind: OrganisationWordKind): boolean => kind === 'school' || kind === 'hospital';

/** "Hall and the University Hospital Marl", "Marl Hospital and HSK Oakham": the words behind "and" are another organisation. */
function opensNext(words: readonly Word[], lexicon: Lexicon): boolean {
  if (/^\p{Lu}{2,}$/u.test(words[0]?.text ?? '')) return true;
  const end = words.findIndex(({ text }) => !isProper(text) && !CONNECTOR.test(text) && !isNameWord(text));
  return words.slice(0, end < 0 ? words.length : end).some(({ text }) => lexicon.organisations.find(text).length > 0);
}

const isJoined = (text: string, left: Word, right: Word): boolean => {
  const gap = text.slice(left.to, right.from);
  return /^[ \u00a0"“„«»”'’]*$/.test(gap) || (/^\. ?$/.test(gap) && left.text.length < 4);
};
const isProper = (word: string): boolean => /^[\p{Lu}\p{Lt}]/u.test(word);

/** "государственный", "nazionale", "europea": a word that names of organisations are made of. */
function isNameWord(word: string): boolean {
  if (word.length < 4 || CONNECTOR.test(word)) return false;
  const kind = classOfWord(canonicalWord(foldWords(word)));
  return kind === 'quality' || kind === 'subject' || kind === 'type';
}

/** The first word of a sentence has its capital from there: "Окончила Кубанский …", "Absolwentka Uniwersytetu …". */
function isOpening(text: string, { text: word, from }: Word, lexicon: Lexicon): boolean {
  const isFirst = /(?:^|[.!?:;•·\n] ?)$/u.test(text.slice(0, from));
  const finders = [lexicon.study, lexicon.work, lexicon.titles, lexicon.degrees, lexicon.sections];
  return finders.some((finder) => (isFirst ? finder.find(word).length > 0 : finder.whole(word) !== undefined));
}

/** Capitalised words before a legal form; in scripts without spaces the form before or behind. */
function companies({ text, words, items, lexicon }: Reading): OrganisationSpan[] {
  if (UNSPACED.test(text))
    return unspacedCompanies(text).map((piece) => spanOf(text, withLegalForm(text, piece), false));
  const spans: OrganisationSpan[] = [];
  for (const form of lexicon.legalForms.find(text)) {
    // "AG", not "ag": a legal form that is also a word must be written as one.
    if (!isProper(form.text) && !/\./.test(text.slice(form.from, form.to + 1))) continue;
    let first = words.findLastIndex((word) => word.to <= form.from);
    if (first < 0 || !/^[ \u00a0]$/.test(text.slice(words[first]!.to, form.from))) continue;
    const last = first;
    while (first > 0 && isJoined(text, words[first - 1]!, words[first]!) && mayOpenCompany(words, first - 1))
      first -= 1;
    const isFree = words
      .slice(first, last + 1)
      .every((word) => items.every((item) => item.to <= word.from || item.from >= word.to));
    if (isFree && words[first]!.text.length > 1)
      spans.push(spanOf(text, { from: words[first]!.from, to: form.to }, false));
  }
  return spans;
}

const mayOpenCompany = (words: readonly Word[], at: number): boolean =>
  isProper(words[at]!.text) ||
  words[at]!.text === '&' ||
  (/^(?:und|and|et|y|e|i|of|de|der|für)$/.test(words[at]!.text) && isProper(words[at - 1]?.text ?? ''));

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

const LONGEST_KNOWN = 6;

/** Capitalised words that the organisation data knows as a name, the longest first. */
function knownNames({ text, words, organisations }: Reading): OrganisationSpan[] {
  const spans: OrganisationSpan[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!isProper(words[first]!.text) || UNSPACED.test(words[first]!.text)) continue;
    for (let last = Math.min(words.length - 1, first + LONGEST_KNOWN - 1); last >= first; last -= 1) {
      if (!isProper(words[last]!.text)) continue;
      const piece = { from: words[first]!.from, to: words[last]!.to };
      const name = text.slice(piece.from, piece.to);
      if (/[,;:|()\n\t]/.test(name) || !isKnown(name, organisations)) continue;
      spans.push(spanOf(text, piece, isSchool(name, organisations), !/\s/.test(name)));
      first = last;
      break;
    }
  }
  return spans;
}

/** A single word of the data may be any word; an acronym must be a school's. */
function isKnown(name: string, organisations: OrganisationIndex): boolean {
  if (/\s/.test(name)) return organisations.named(name).length > 0;
  return /^\p{Lu}[\p{Lu}\p{N}-]{2,}$/u.test(name) && isSchool(name, organisations);
}

const isSchool = (name: string, organisations: OrganisationIndex): boolean =>
  organisations.named(name).some(({ kind }) => kind === 'school');

/** The longest name of each place. */
function withoutOverlap(spans: readonly OrganisationSpan[]): OrganisationSpan[] {
  const kept: OrganisationSpan[] = [];
  for (const span of [...spans].sort((left, right) => right.to - right.from - (left.to - left.from)))
    if (kept.every((other) => other.to <= span.from || other.from >= span.to)) kept.push(span);
  return kept.sort((left, right) => left.from - right.from);
}
