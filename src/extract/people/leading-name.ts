// Whether a line opens with what looks like a person's name: used to see where the next person's part of a page begins.
// Structure decides first (blocks of one kind); this only keeps headings such as "Our history" from being taken for people.
import { isField } from '../../domain/fields/compare-fields.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { anyOf, JOINING_WORDS } from '../../domain/languages/words.ts';
import { UNSPACED_FAMILY_NAMES } from '../../domain/names/data/unspaced-family-names.ts';
import { tellingFamilyNames } from '../../domain/names/data/world-name-frequencies.ts';
import { PARTICLES, TITLES } from '../../domain/names/name-words.ts';
import { isPostNominal } from '../../domain/names/post-nominals.ts';
import { isListedGivenName } from '../../domain/names/variants.ts';
import { canonicalWord, SCHOOL_HEADS } from '../../domain/orgs/shared/org-words.ts';
import { foldWords, wordsOf } from '../../domain/text/fold.ts';
import { memoiseFor } from '../../domain/text/memoise.ts';
import { once } from '../../domain/text/once.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { isLexiconWord, type Lexicon } from '../lexicon/language-words.ts';
import { foldedGivenNames, HONORIFICS } from '../lexicon/name-tables.ts';
import { PATRONYMIC } from './name-finder.ts';

const MAX_LENGTH = 70;
/** What may follow a name in the line that introduces somebody. */
const AFTER_NAME =
  /\s*(?:[,，;:|(（[/•·–—]|\s-\s|\n|$|(?<=[\p{Script=Han}\p{Script=Hangul}]\s?)(?=\p{Lu}[\p{L}-]+\s\p{Lu}|(?:[\p{Script=Hiragana}ー]+|[\p{Script=Katakana}ー]+)[\s　]+[\p{Script=Hiragana}\p{Script=Katakana}ー]+$))/u;
const LATIN_WORD = /^[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*$/u;
const UNSPACED_NAME =
  /^[\p{Script=Han}々]{1,3}[\s　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,3}$|^[\p{Script=Hangul}]{2,4}$/u;
/** "山田太郎 先生", "김철수 교수". */
const UNSPACED_ADDRESS = once(
  () =>
    new RegExp(
      `\\s*副?(?:${anyOf(LANGUAGES.flatMap(({ honorifics }) => honorifics).filter((form) => /^(?:[氏様님]|さん|\p{Script=Han}{2,})$/u.test(form)))}|선생님|(?:대표|부)?원장|대표|교수|박사|변호사|의사)$`,
      'u',
    ),
);

const LONGEST_TITLED = 40;

/** "Corbett (Corby) Walker", "drs. C.J. (Corrie) van der Walle": what somebody is called, after the name or initials. */
const CALLED =
  /(?<=^|\.\s)(?:(?:\p{Lu}\.\s?)+\((\p{Lu}[\p{L}'’-]{1,20})\)|(\p{Lu}[\p{L}.'’-]{0,30})\s?[("“«]\p{Lu}[\p{L}'’-]{1,20}[)"”»])\s(?=\p{L})/u;

/** "_ Orla Vantreight", "» Piet Maas": a sign that every name of a list has before it. */
const ORNAMENT = /^[_*>»›•·▪■◦~|–—-]+\s+/u;

/** "国立循環器病センター レジデント": where the sounds of a name would begin, the word of an organisation does. */
const runsIntoOrganisation = (text: string, opening: string, { organisations }: Lexicon): boolean => {
  const end = text.indexOf(opening) + opening.length;
  return organisations.find(text.slice(0, end + 20)).some(({ from, to }) => from <= end && to > end);
};

/** The name that a line opens with, as written, or null. */
export const leadingName: (text: string, lexicon: Lexicon) => string | null = memoiseFor(readLeadingName);

function readLeadingName(text: string, lexicon: Lexicon): string | null {
  const opening =
    text.slice(0, 200).replace(ORNAMENT, '').replace(CALLED, '$1$2 ').split(AFTER_NAME, 1)[0]?.trim() ?? '';
  if (opening === '' || opening.length > MAX_LENGTH || /\d/.test(opening)) return null;
  const unspaced = opening.replace(UNSPACED_ADDRESS(), '').replace(UNSPACED_ADDRESS(), '').trim();
  if (UNSPACED_NAME.test(unspaced))
    return [unspaced, opening].some((word) => isLexiconWord(word.replace(/\s/gu, ''), lexicon)) ||
      isOfOrganisation(unspaced, lexicon) ||
      isHeadline(unspaced, lexicon) ||
      runsIntoOrganisation(text, opening, lexicon) ||
      isOfTitle(unspaced, lexicon)
      ? null
      : unspaced;
  // "이하나 내과, 외과 원장": the title may have commas of its own.
  const whole = text.length <= LONGEST_TITLED ? text.trim() : opening;
  const titled = titledUnspaced(opening, lexicon) ?? titledUnspaced(whole, lexicon) ?? gluedHangul(opening, lexicon);
  if (titled !== null) return titled;
  const words = opening.split(/\s+/);
  // "Don Maas" is a name, or a form of address and a name: somebody's either way.
  const isName = (): boolean => words.length === 2 && isGivenName(words[0]!);
  while (
    words.length > 0 &&
    !isName() &&
    (isFormOfAddress(words[0]!) || (words.length > 2 && isAbbreviated(words[0]!)))
  )
    words.shift();
  // "Orla Ma" is a name, "Assistant MA" is none.
  while (words.length > 0 && /\p{Lu}.*[\p{Lu}.]/u.test(words.at(-1)!) && isPostNominal(words.at(-1)!)) words.pop();
  const name = words.join(' ');
  // "Dear Marl Families,", "Kind Regards,": a line of a letter, though "Orla Vantreight," above her title is a name.
  const isOfLetter = text.trim() === `${opening},` && !isKnownName(name);
  // "Professor Adjunto Convidado": a title that goes on behind the form of address.
  const [title] = name === opening ? [] : lexicon.titles.find(opening);
  const isTitled = title?.from === 0 && title.to > opening.length - name.length && !isKnownName(name);
  return isSpacedName(words, lexicon) && !isOfLetter && !isTitled ? name : null;
}

/** "차병원", "高医院", "关节外科": what ends in a word of an organisation is no person's name, though it begins with a family's. */
const isOfOrganisation = (name: string, { organisations }: Lexicon): boolean =>
  organisations
    .find(name)
    .some(
      ({ from, to, value }) =>
        to === name.length && (value === 'department' ? /[科課课室]$/u.test(name) : to - from > 1),
    );

/** "院長略歴", "董事长致辞": a title, and what stands below of whoever holds it; 董 is a family name too. */
function isHeadline(name: string, { titles, sections }: Lexicon): boolean {
  const [title] = titles.find(name);
  const rest = title?.from === 0 && /^\p{Script=Han}{2}/u.test(name) ? name.slice(title.to) : '';
  return rest !== '' && (sections.find(rest).length > 0 || !isKnownName(name));
}

/** "首席骨科专家": a trade and its title; "山田太郎代表" is somebody. */
function isOfTitle(name: string, { titles }: Lexicon): boolean {
  const title = titles.find(name).find(({ from, to }) => to === name.length && to - from > 1 && from > 2);
  return title !== undefined && !isKnownName(name.slice(0, title.from));
}

/** "김철수 전담원장", "王小明 主任醫師": a name, a space and a title. */
function titledUnspaced(opening: string, lexicon: Lexicon): string | null {
  const [name = '', ...rest] = opening.split(/[\s　]+/);
  if (rest.length === 0 || !UNSPACED_NAME.test(name) || isLexiconWord(name, lexicon)) return null;
  if (isOfOrganisation(name, lexicon)) return null;
  const title = rest.join(' ');
  return isKnownName(name) && lexicon.titles.find(title).some(({ from, to }) => from === 0 || to === title.length)
    ? name
    : null;
}

/** "김철수대표이사": a Korean name and a title without a space between them; "홍보실실장" is the head of an office. */
function gluedHangul(opening: string, lexicon: Lexicon): string | null {
  const [title] = lexicon.titles.find(opening);
  const name = opening.slice(0, title?.from ?? 0);
  if (title?.to !== opening.length || !/^\p{Script=Hangul}{3,4}$/u.test(name) || !isKnownName(name)) return null;
  const isOffice = lexicon.organisations.find(name).some(({ to }) => to === name.length);
  return isOffice || isLexiconWord(name, lexicon) ? null : name;
}

/** Small words before a name that opens a sentence: "L'avv. Chiara Bellandi si è laureata", "Die Anwältin …" aside. */
const SENTENCE_LEAD = /^(?:[LlDd]['’]|(?:la|il|le|el|a|o|der|die|de|pan|pani|the)\s)/iu;
const LONGEST_LEAD = 4;

/** The known name that a sentence opens with, before its verb: "Orla Vantreight is our counsel", or before a full stop. */
export function nameOpeningSentence(text: string, lexicon: Lexicon): string | null {
  const words = text
    .slice(0, 120)
    .replace(SENTENCE_LEAD, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  for (let at = 0; at < LONGEST_LEAD && (isFormOfAddress(words[0] ?? '') || isAbbreviated(words[0] ?? '')); at += 1)
    words.shift();
  const name: string[] = [];
  for (const word of words) {
    const bare = word.replace(/[.,:;]$/u, '');
    const isPart = LATIN_WORD.test(bare) || (name.length > 0 && PARTICLES.has(wordsOf(bare).join('')));
    if (!isPart || name.length === 5) break;
    name.push(bare);
    if (bare !== word && bare.length > 1) break;
  }
  return isSpacedName(name, lexicon) && name.length < words.length && isKnownName(name.join(' '))
    ? name.join(' ')
    : null;
}

export const isFormOfAddress = (word: string): boolean => {
  const [folded = ''] = wordsOf(word);
  return TITLES.has(folded) || /^(?:dr|prof|mr|mrs|ms)\.?$/i.test(word);
};

/** Every word of "prof. dr hab. n. med." and the like. */
const ADDRESS_WORDS = lazyWords(() =>
  LANGUAGES.flatMap(({ honorifics }) => honorifics).flatMap((form) => wordsOf(form)),
);

export const isAddressWord = (word: string): boolean => wordsOf(word).every((part) => ADDRESS_WORDS.has(part));

/** "lek.", "r.pr.", "Mtro.", "д.м.н.": degrees and trades before a name are cut short; initials are capitals. Or "DI", "Mevrouw". */
const isAbbreviated = (word: string): boolean =>
  (HONORIFICS.has(word.toLowerCase()) && /^\p{Lu}(?:\p{L}*\p{Lu}|\p{Ll}{5})/u.test(word)) ||
  (/^\p{L}[\p{L}.-]*\.$/u.test(word) && /\p{Ll}/u.test(word) && wordsOf(word).every((part) => ADDRESS_WORDS.has(part)));

/** How much of a text are forms of address before a name: "Prof. Dr. " of "Prof. Dr. Orla Vantreight". */
export function lengthOfAddress(text: string): number {
  let length = /^(?:Assoc(?:iate|\.)?|Assistant|Asst\.?|Adjunct|Full)\s(?=Prof)/u.exec(text)?.[0].length ?? 0;
  for (const { 0: piece } of text.slice(length).matchAll(/\S+\s+/gu)) {
    const word = piece.trim();
    if (!isFormOfAddress(word) && !isAbbreviated(word)) break;
    length += piece.length;
  }
  return /^\p{Lu}/u.test(text.slice(length)) ? length : 0;
}

const isGivenName = (word: string): boolean => isListedGivenName(wordsOf(word).join(''));

function isSpacedName(words: readonly string[], lexicon: Lexicon): boolean {
  if (words.length < 2 || words.length > 5) return false;
  // "Ben Maas": what is a particle inside a name may open one.
  const isOpening = (word: string): boolean => isGivenName(word) && !JOINING_WORDS.has(word.toLowerCase());
  const proper = words.filter((word, at) => !PARTICLES.has(wordsOf(word).join('')) || (at === 0 && isOpening(word)));
  if (proper.length < 2 || !proper.every((word) => LATIN_WORD.test(word)) || isStudy(words)) return false;
  // "Medizinische Fachangestellte" has capitals as a name has.
  if (lexicon.titles.whole(words.join(' ')) !== undefined) return false;
  return !words.some((word) => isLexiconWord(word, lexicon) || isSchool(canonicalWord(foldWords(word))));
}

/** "PhD Economics", "Clinical Psychology": a degree, written with capitals, or a subject. */
const isStudy = (words: readonly string[]): boolean =>
  (/\p{Lu}.*\p{Lu}/u.test(words[0]!) && isPostNominal(words[0]!)) || isField(words.join(' '));

/** Schools and institutes in whatever language: "Ecole Polytechnique Marl" on a German page. */
const isSchool = (canonical: string): boolean =>
  SCHOOL_HEADS.has(canonical) || /^(?:hospital|ministry|museum|laboratory)$/.test(canonical);

/** Of names of two words each word. */
const FOLDED_NAMES = lazyWords(() => foldedGivenNames().flatMap((name) => name.split(' ')));
const ASIAN_FAMILIES = lazyWords(() => tellingFamilyNames());
/** A given or family name in it is known: "Jane Doe", "Kowalska Anna", "王小明"; unlike "Harbour Inn" and "教授簡介". */
export function isKnownName(name: string): boolean {
  if (UNSPACED_NAME.test(name)) return isKnownUnspaced(name);
  // "D. Orla Vantreight": an initial says nothing.
  const [first = '', ...rest] = name.split(/\s+/);
  const words = /^\p{Lu}\.$/u.test(first) && rest.length > 1 ? rest : [first, ...rest];
  if (words.some((word) => PATRONYMIC.test(` ${word}`)) || ASIAN_FAMILIES.has(wordsOf(words.at(-1)!).join('')))
    return true;
  // The family name may come first: "Kowalska Anna", "Иванов Иван Петрович".
  const given = words.length === 2 || /\p{Script=Cyrillic}/u.test(name) ? words.slice(0, 2) : words.slice(0, 1);
  return given.flatMap(wordsOf).some((word) => word.length > 1 && (FOLDED_NAMES.has(word) || isListedGivenName(word)));
}

function isKnownUnspaced(name: string): boolean {
  if (/[\s　]/u.test(name)) return true;
  // "연구", "강연": words of two syllables open as names do, and hardly anybody's whole name is so short.
  if (/^\p{Script=Hangul}{2}$/u.test(name)) return false;
  // "林健太郎": behind a family name of one sign a third one ends as given names do.
  const longest = (family: number): number => (family > 1 || /[郎子美恵助介彦之輔]$/u.test(name) ? 3 : 2);
  return [1, 2, 3].some(
    (family) =>
      family < name.length &&
      name.length - family <= longest(family) &&
      UNSPACED_FAMILY_NAMES.has(name.slice(0, family)),
  );
}
