// Compares two names of schools by their plain words: what is shared, what is over, and what that difference means.
import { foldWords, squeeze } from '../../text/fold.ts';
import { PLACE_MARKS } from '../companies/company-words.ts';
import type { OrganisationIndex } from '../organisation-index.ts';
import { alignForms, isShortFor } from '../shared/align-tokens.ts';
import { sharedBearer } from '../shared/known-relations.ts';
import { isAcronym, type OrgForm, type OrgToken } from '../shared/org-tokens.ts';
import { different, partOf, same, twoKnown, unsure, type Verdict } from '../shared/org-verdict.ts';
import { isPlace } from '../shared/places.ts';
import { isKnownSchool, schoolsNamed } from './known-schools.ts';
import {
  DIRECTIONS,
  FAITHS,
  FORMER,
  LAND_GRANT,
  PROFESSIONS,
  PUBLIC,
  RANKS,
  RENAMED,
  SILENT,
  STANDINGS,
  TOWN_WORDS,
  UNITS,
} from './school-words.ts';

export function own(tokens: readonly OrgToken[]): OrgToken[] {
  return tokens.filter((token) => token.kind === 'proper');
}

export function spell(tokens: readonly OrgToken[]): string {
  return tokens.map((token) => token.written).join(' ');
}

/** A word that at most this many known schools bear can stand for the school: `masdar`, not `heilongjiang`. */
const RARE = 2;

/** A word that more known schools than this bear is a saint's or a region's: `Mary`, `Azhar`. */
const MANY = 6;

function isRare(tokens: readonly OrgToken[], { organisations }: Sides): boolean {
  return tokens.some((token) => token.text.length > 3 && organisations.schoolsWithWord(token.text) <= RARE);
}

export interface Sides {
  left: string;
  right: string;
  leftForm: OrgForm;
  rightForm: OrgForm;
  organisations: OrganisationIndex;
}

function areTwoKnown(sides: Sides): boolean {
  const left = schoolsNamed(sides.left, sides.organisations);
  const right = schoolsNamed(sides.right, sides.organisations);
  return left.length > 0 && right.length > 0 && sharedBearer(left, right) === undefined;
}

/** `Washington University School of Law` and `University of Washington`: the unit's name begins or ends with another school's. */
function bearsAnother(longName: string, shortName: string, organisations: OrganisationIndex): boolean {
  const ours = schoolsNamed(shortName, organisations);
  if (ours.length === 0) return false;
  const words = foldWords(longName).split(' ');
  const runs = words.flatMap((_, at) => (at < 2 ? [] : [words.slice(0, at), words.slice(-at)]));
  const named = runs.map((run) => organisations.named(run.join(' '), 'school')).filter((schools) => schools.length > 0);
  return named.length > 0 && !named.flat().some((school) => ours.some((our) => our.id === school.id));
}

/** All words of `short` are in `long`, which has `extra` words more. */
function compareLonger(short: OrgForm, long: OrgForm, extra: OrgToken[], sides: Sides): Verdict {
  const shortName = short === sides.leftForm ? sides.left : sides.right;
  const words = spell(extra);
  const extraOwn = own(extra);
  const sharedOwn = own(short.tokens);
  const bothUniversity = short.tokens.some((token) => token.text === 'university' || token.text === 'appliedschool');
  const hasUnit = extra.some((token) => UNITS.has(token.text));
  if (
    hasUnit &&
    sharedOwn.length > 0 &&
    bothUniversity &&
    (extraOwn.length === 0 || isBlock(short, long)) &&
    isBeforeUniversity(short, long)
  ) {
    return bearsAnother(short === sides.leftForm ? sides.right : sides.left, shortName, sides.organisations)
      ? different(`"${words}" is a part of another school than "${shortName}"`)
      : partOf(0.6, `"${words}" is a part of "${shortName}"`);
  }
  if (extra.length === 1 && extra[0]?.text === 'system') return same(0.85, '"system" is left out on one side');
  const prefix =
    extra.length === 1 && long.tokens[0] === extra[0] && short.tokens.length > 2 && (extra[0]?.written.length ?? 0) > 2
      ? extra[0]
      : undefined;
  const longName = short === sides.leftForm ? sides.right : sides.left;
  if (
    prefix !== undefined &&
    isAcronym(longName.split(/\s/)[0] ?? '') &&
    squeeze(longName.split(/\s/)[0] ?? '') === prefix.written
  ) {
    return same(0.65, `"${words}" is a short form before the name`);
  }
  if (
    extra.every((token) => DIRECTIONS.has(token.text)) &&
    isSuffix(long, extra) &&
    isKnownSchool(shortName, sides.organisations)
  ) {
    return partOf(0.5, `"${words}" is one place of "${shortName}"`);
  }
  if (
    extraOwn.length > 0 &&
    extra.every(
      (token) =>
        token.kind === 'proper' || SILENT.has(token.text) || token.text === 'campus' || long.tail.has(token.text),
    )
  ) {
    return compareTail(short, long, extra, shortName, sides);
  }
  const behind = long.words.slice(short.words.length);
  const isPrefix = short.words.every((word, at) => long.words[at] === word);
  // Brightwater College of Lindqvist University: a college with a name of its own, and the house it belonged to.
  const isHouse = behind[0] === 'of' && /^universit/.test(behind.at(-1) ?? '') && behind.length > 2;
  if (isPrefix && isHouse && sharedOwn.length > 0 && !areTwoKnown(sides))
    return same(0.7, `"${words}" is the organisation it belongs to`);
  if (isPrefix && behind[0] === 'for' && isRare(sharedOwn, sides))
    return same(0.7, `"${words}" only says what it is for`);
  const isUnitName = short.tokens.length >= 3 && UNITS.has(short.tokens[0]?.text ?? '');
  if (isUnitName && extra[0]?.text === 'university' && extraOwn.length < 3)
    return same(0.7, `the same unit, with its university ("${words}") on one side`);
  const isAside = (token: OrgToken) => FAITHS.has(token.text) || PLACE_MARKS.has(token.text);
  if (
    sharedOwn.length > 1 &&
    isRare(sharedOwn, sides) &&
    extra.every(isAside) &&
    extra.some((token) => FAITHS.has(token.text))
  )
    return areTwoKnown(sides)
      ? different(`two schools differ in "${words}"`)
      : same(0.68, `"${words}" is left out on one side`);
  const wholeInFront = long.tokens.slice(0, extra.length).every((token) => extra.includes(token));
  const isUnit = short.tokens.some((token) => UNITS.has(token.text));
  if (isUnit && wholeInFront && extra.some((token) => RANKS.has(token.text))) {
    // Brightwater School of Business, Lindqvist University Brightwater School of Business; but "School of Law" names none.
    if (sharedOwn.length > 0 || (isUnitName && short.tokens.length >= 4))
      return same(0.7, `the same unit, with its whole ("${words}") in front on one side`);
    if (short.tokens.length < 3) return unsure(0.4, `"${shortName}" names no school by itself`);
  }
  // Booth, University of Chicago Booth School of Business: a word that no other school bears.
  const isBrand = sharedOwn.length === short.tokens.length && !sharedOwn.some(isPlace) && isRare(sharedOwn, sides);
  if (isBrand && isUnitOfUniversity(extra) && isKnownSchool(longName, sides.organisations) && !areTwoKnown(sides))
    return same(0.7, `"${words}" is left out, but no other school is called "${spell(sharedOwn)}"`);
  if (sharedOwn.length === 0 && short.tokens.length < 3 && short.tokens.some(({ kind }) => kind === 'quality'))
    return unsure(0.4, `"${shortName}" names no school by itself`);
  if (extraOwn.length > 0) return different(`"${words}" is not in the other name`, 0.15);
  if (extra.every((token) => SILENT.has(token.text))) {
    return areTwoKnown(sides)
      ? different(`two schools differ in "${words}"`)
      : same(0.8, `"${words}" is left out on one side`);
  }
  // "Boston Law": whether its university or its college has that school of law, the town does not say.
  const hasSubject = short.tokens.some((token) => token.kind === 'subject');
  const isOfWhich = extra.length > 1 && extra.some(({ text }) => text === 'university' || text === 'college');
  if (hasSubject && isOfWhich && sharedOwn.length === 1 && sharedOwn.every(isPlace) && short.tokens.length === 2)
    return unsure(0.4, `"${words}" may tell it from another school of that town`);
  if (extra.every((token) => (RANKS.has(token.text) && token.kind === 'type') || SILENT.has(token.text)))
    return compareRank(sides, sharedOwn.length > 0 ? short.tokens : [], words);
  const subjects = extra.filter((token) => token.kind === 'subject').length;
  // "Technical" alone makes another university, "of Arts, Science and Technology" is the rest of a long name.
  const onlySubject = subjects === extra.length && (subjects > 1 || extra[0]?.text !== 'technology');
  if (
    onlySubject &&
    short.tokens.length === 2 &&
    short.tokens.some((token) => token.text === 'appliedschool') &&
    !areTwoKnown(sides)
  ) {
    return same(0.62, `a town has one such school; "${words}" is left out on one side`);
  }
  // "Guiyang University" is not "Guiyang Medical University": a town's name and "university" leave no room for a subject.
  const kindAndTown = short.tokens.filter((token) => token.kind !== 'quality');
  const isTownSchool = kindAndTown.length === 2 && kindAndTown.some((token) => token.text === 'university');
  if (onlySubject && !isTownSchool && sharedOwn.length > 0 && isRare(sharedOwn, sides) && !areTwoKnown(sides)) {
    return same(0.72, `"${words}" is left out, but no other school is called "${spell(sharedOwn)}"`);
  }
  // Brightwater Lindqvist: names of two rare words need no kind of school behind them.
  const isBare = sharedOwn.length > 1 && sharedOwn.length === short.tokens.length;
  if (isBare && isRare(sharedOwn, sides) && extra.some((token) => RANKS.has(token.text)) && !areTwoKnown(sides))
    return same(0.7, `"${words}" is left out, but no other school is called "${spell(sharedOwn)}"`);
  // Nobody is called "Oakham University": the State may be left out.
  const isKnown = (name: string): boolean => isKnownSchool(name, sides.organisations);
  const isStanding = extra.length === 1 && STANDINGS.has(extra[0]!.text);
  if (isStanding && isKnown(longName) && !isKnown(shortName))
    return unsure(0.4, `"${words}" is left out, and no other school is called so`);
  return different(`"${words}" makes it another school`, 0.2);
}

const isUnitOfUniversity = (extra: readonly OrgToken[]): boolean =>
  extra.some(({ text }) => RANKS.has(text)) && extra.some(({ kind }) => kind === 'subject');

/** In Chinese, Japanese and Korean a university's own words stand before "university", those of its parts behind: 青山大學海洋研究所. */
function isBeforeUniversity(short: OrgForm, long: OrgForm): boolean {
  if (!long.unspaced) return true;
  const at = long.tokens.findIndex((token) => token.text === 'university');
  // A technical university is kept as "university technology" in every language.
  const before = long.tokens.slice(0, long.tokens[at + 1]?.text === 'technology' ? at + 2 : at + 1);
  const isSaid = (token: OrgToken, others: readonly OrgToken[]): boolean =>
    token.text === 'national' || token.spoken !== undefined || others.some((other) => other.text === token.text);
  const isRead = before.some((token) => token.spoken !== undefined);
  return (
    before.every((token) => isSaid(token, short.tokens)) &&
    short.tokens.every((token) => isSaid(token, before) || (isRead && token.kind === 'proper'))
  );
}

/** The words of the short name stand together in the long one: not "American *University* in Cairo *New York* Office". */
function isBlock(short: OrgForm, long: OrgForm): boolean {
  const wanted = new Set(short.tokens.map((token) => token.text));
  const at = long.tokens.findIndex((token) => wanted.has(token.text));
  return long.tokens.slice(at, at + short.tokens.length).every((token) => wanted.has(token.text));
}

/** What is added names a place: a campus of a system, or only where the school is. */
function compareTail(short: OrgForm, long: OrgForm, extra: OrgToken[], shortName: string, sides: Sides): Verdict {
  const words = spell(extra);
  const behind = extra.every((token) => long.tail.has(token.text)) || isSuffix(long, extra);
  if (!behind) {
    // William Jennings Bryan College, Bryan College; Bolu Abant İzzet Baysal University without its town.
    const ownShort = own(short.tokens);
    const people =
      (ownShort.length >= 2 || areInitials(shortName, extra)) &&
      extra.includes(long.tokens[0] as OrgToken) &&
      isRare(ownShort, sides) &&
      !areTwoKnown(sides);
    // Harald Lindqvistson Brightwater Agricultural University: a person's name was added to the place.
    const isSeldom = ({ text }: OrgToken): boolean => sides.organisations.schoolsWithWord(text) <= MANY;
    // A first name many schools have, a family name few; a known school of that town is the one without a person.
    const areSeldom = extra.every(isSeldom) || (extra.some(isSeldom) && !isKnownSchool(shortName, sides.organisations));
    // Conservatorio Verdi di Milano: a town has one conservatory, whosever name it bears.
    const isOnlyOne = short.tokens.some((token) => token.text === 'conservatory') && ownShort.some(isPlace);
    const namesake =
      (extra.length >= 2 || isOnlyOne) &&
      extra.length <= 4 &&
      ownShort.length > 0 &&
      isTogether(long, extra) &&
      extra.every((token) => token.kind === 'proper' && token.text.length > 2) &&
      areSeldom &&
      !areTwoKnown(sides);
    return people || namesake
      ? same(0.65, `"${words}" stands before the name on one side`)
      : different(`"${words}" makes it another school`, 0.2);
  }
  // "Physicians *and Surgeons of Glasgow*": what "and" joins is no place.
  const first = long.words.indexOf(extra[0]?.written ?? '');
  if (first > 0 && long.words[first - 1] === 'and') return different(`"${words}" makes it another school`, 0.2);
  if (own(short.tokens).length === 0 && short.tokens.length < 3)
    return unsure(0.4, `"${shortName}" names no school by itself`);
  const isKnownShort = isKnownSchool(shortName, sides.organisations);
  const withoutComma = !/[,(]/.test(short === sides.leftForm ? sides.right : sides.left);
  if (isKnownShort && withoutComma) return partOf(0.5, `"${words}" is one place of "${shortName}"`);
  if (sides.organisations.placesOfSchool(shortName) >= 2)
    return partOf(0.5, `"${words}" is one place of "${shortName}"`);
  if (areTwoKnown(sides)) return partOf(0.45, `"${words}" is one place of "${shortName}"`);
  const common = own(short.tokens).every((token) => sides.organisations.schoolsWithWord(token.text) > MANY);
  if (common && own(short.tokens).length < 3)
    return unsure(0.45, `several schools bear this name; "${words}" may tell them apart`);
  return same(0.8, `"${words}" only says where it is`);
}

/** "Uniwersytet im. A. Mickiewicza" beside "Adam Mickiewicz": the short name has the first letters of the first names. */
function areInitials(shortName: string, firstNames: readonly OrgToken[]): boolean {
  const letters = foldWords(shortName)
    .split(' ')
    .filter((word) => word.length === 1 && !TOWN_WORDS.has(word));
  return firstNames.length > 0 && firstNames.every(({ text }) => letters.includes(text[0]!));
}

/** The words stand side by side in the name. */
function isTogether(form: OrgForm, tokens: readonly OrgToken[]): boolean {
  const at = form.tokens.findIndex((token) => token.text === tokens[0]?.text);
  return at >= 0 && tokens.every((token, index) => form.tokens[at + index]?.text === token.text);
}

function isSuffix(long: OrgForm, extra: readonly OrgToken[]): boolean {
  const end = long.tokens.slice(-extra.length);
  return extra.every((token) => end.some((one) => one.text === token.text));
}

/** The same own name with another kind of school: a change of rank, unless both schools exist. */
function compareRank(sides: Sides, shared: OrgToken[], words: string): Verdict {
  if (shared.length === 0) return unsure(0.3, 'no word of their own is shared');
  if (areTwoKnown(sides)) return different(`both "${sides.left}" and "${sides.right}" exist`);
  const listed = isKnownSchool(sides.left, sides.organisations) || isKnownSchool(sides.right, sides.organisations);
  const ownWords = own(shared);
  const ranks = [...sides.leftForm.tokens, ...sides.rightForm.tokens].map((token) => token.text);
  // A Chinese xueyuan calls itself college, institute or, once promoted, university.
  const written = [...sides.leftForm.tokens, ...sides.rightForm.tokens].map((token) => token.written);
  if (written.includes('xueyuan') && own(shared).length > 0)
    return same(0.62, `the same name with another rank (${words})`);
  // A town that has a university often has a university of applied sciences and a polytechnic beside it.
  // Politecnico di Milano is the Polytechnic University of Milan: both say what kind it is.
  const saysKind = shared.some((token) => ['polytechnic', 'appliedschool', 'universitycentre'].includes(token.text));
  const besideEachOther =
    !saysKind &&
    ranks.includes('university') &&
    ['appliedschool', 'polytechnic', 'universitycentre', 'conservatory'].some((rank) => ranks.includes(rank));
  if (besideEachOther && !shared.some((token) => token.kind === 'subject'))
    return unsure(0.35, `a town may have both (${words})`);
  // A town has many schools, but hardly two for one subject; a rare name has one bearer.
  const oneSubject = shared.some(
    (token) => token.kind === 'subject' && token.text !== 'technology' && token.text !== 'science',
  );
  const qualities = shared.filter(
    (token) => token.kind === 'quality' && !PUBLIC.has(token.text) && !DIRECTIONS.has(token.text),
  ).length;
  if (
    isRare(ownWords, sides) ||
    oneSubject ||
    saysKind ||
    (listed && ownWords.length > 1) ||
    ownWords.length + qualities > 1
  )
    return same(0.7, `the same name with another rank (${words})`);
  return unsure(0.4, `the same place or name, but another kind of school (${words})`);
}

/** `SUNY Brightwater`: the system may stand before each of its schools. */
function isWithinSystem(over: readonly OrgToken[]): boolean {
  const texts = over.map((token) => token.text);
  return texts.length === 3 && texts.includes('newyork') && texts.includes('university');
}

/** "Ужгородський", "Иркутского". */
const TOWN_ADJECTIVE = /(?:с|ц|з)ь?к(?:ий|ого|ому|им|ом|ій) /u;

/**
 * `Одеський медичний інститут` and `Odesa National Medical University`: a town has one school for a subject, whatever its rank
 * and standing. Where Cyrillic is written, it has one state university too.
 */
function compareStandings(
  sides: Sides,
  leftOver: readonly OrgToken[],
  rightOver: readonly OrgToken[],
  shared: readonly OrgToken[],
): Verdict | undefined {
  const over = [...leftOver, ...rightOver];
  const isStanding = ({ text }: OrgToken): boolean => STANDINGS.has(text);
  const ranks = (tokens: readonly OrgToken[]): number => tokens.filter(({ text }) => RANKS.has(text)).length;
  // A university with an institute on one side alone: that is its part.
  if (ranks(leftOver) !== ranks(rightOver) || ranks(over) + over.filter(isStanding).length < over.length)
    return undefined;
  if (!over.some(isStanding) || own(shared).length === 0 || areTwoKnown(sides)) return undefined;
  const hasSubject = shared.some(({ kind, text }) => kind === 'subject' && !COMMON_SUBJECTS.has(text));
  const isUniversity = shared.length === own(shared).length + 1 && shared.some(({ text }) => text === 'university');
  const isOfTown = isUniversity && own(shared).length === 1 && over.every(isStanding);
  return hasSubject || (isOfTown && [sides.left, sides.right].some((name) => TOWN_ADJECTIVE.test(name)))
    ? same(0.7, `the same town and kind, with another standing (${spell(over)})`)
    : undefined;
}

/** Subjects for which a town may well have two schools. */
const COMMON_SUBJECTS = new Set(['technology', 'science', 'arts', 'business', 'management', 'studies']);

/** `Università L. Bocconi`, `Università Luigi Bocconi`: of a first name the other side has the initial. */
function withoutInitialled(over: OrgToken[], otherName: string): OrgToken[] {
  if (!otherName.includes('.')) return over;
  const initials = new Set(otherName.match(/(?<!\p{L})\p{Lu}(?=\.)/gu)?.map((letter) => letter.toLowerCase()));
  return over.filter((token) => token.kind !== 'proper' || !initials.has(token.written[0] ?? ''));
}

export function compareWords(sides: Sides): Verdict {
  const { leftForm, rightForm } = sides;
  const { close, shared, ...over } = alignForms(leftForm, rightForm);
  const [leftOver, rightOver] = [
    withoutInitialled(over.leftOver, sides.right),
    withoutInitialled(over.rightOver, sides.left),
  ];
  const sharedOwn = own(shared);
  for (const [over, other] of [
    [leftOver, rightOver],
    [rightOver, leftOver],
  ] as const) {
    if (
      isWithinSystem(over) &&
      sharedOwn.length > 0 &&
      other.every((token) => token.kind !== 'proper') &&
      !areTwoKnown(sides)
    )
      return same(0.75, `"${spell(over)}" is the system it belongs to`);
  }
  if (shared.length === 0) return different('the names share no word');
  if (leftOver.length === 0 && rightOver.length === 0) {
    if (sharedOwn.length === 0 && shared.length < 2) return unsure(0.3, 'both are only a kind of school');
    if (areTwoKnown(sides)) return twoKnown('the same words, but the names of two schools');
    if (close) return same(0.85, 'the names differ in spelling only');
    return same(0.95, 'the same words in another language, order or form');
  }
  const standings = compareStandings(sides, leftOver, rightOver, shared);
  if (standings !== undefined) return standings;
  if (leftOver.length === 0) return compareLonger(leftForm, rightForm, rightOver, sides);
  if (rightOver.length === 0) return compareLonger(rightForm, leftForm, leftOver, sides);
  const both = [...leftOver, ...rightOver];
  const words = `"${spell(leftOver)}" and "${spell(rightOver)}"`;
  if (isShortFor(leftOver, rightOver)) return same(0.75, `one is short for the other, ${words}`);
  if (own(leftOver).length > 0 && own(rightOver).length > 0) return different(`they differ in ${words}`, 0.1);
  // Georgetown University School of Law, Georgetown University Law Center: one university, one subject, one unit.
  const isOneUnit =
    shared.some((token) => token.text === 'university') && shared.some((token) => token.kind === 'subject');
  if (isOneUnit && sharedOwn.length > 0 && both.every((token) => UNITS.has(token.text))) {
    return same(0.85, `the same unit by another word (${words})`);
  }
  // A "Faculdade" is a school of its own, and a faculty in English.
  if (both.every((token) => token.text === 'faculty' || token.text === 'faculdade') && shared.length > 1)
    return same(0.85, 'the same words in another language, order or form');
  const isSystem = (over: OrgToken[]) => over.length === 1 && over[0]?.text === 'system';
  if (isSystem(leftOver) || isSystem(rightOver))
    return partOf(0.55, `one is a school of the system of the other (${words})`);
  if (
    both.every((token) => RENAMED.has(token.text)) &&
    sharedOwn.length > 1 &&
    isRare(sharedOwn, sides) &&
    !areTwoKnown(sides)
  ) {
    return same(0.62, `the same name with another standing (${words})`);
  }
  // École d'architecture de Versailles, École nationale supérieure d'architecture de Versailles.
  const hasHigherSchool = both.some((token) => token.text === 'higherschool');
  const isRank = ({ text }: OrgToken): boolean =>
    RANKS.has(text) || text === 'higher' || text === 'graduate' || (hasHigherSchool && text === 'national');
  if (both.every(isRank)) {
    return compareRank(sides, sharedOwn.length > 0 ? shared : [], `${spell(leftOver)} / ${spell(rightOver)}`);
  }
  const upgraded = compareUpgrade(sides, leftOver, rightOver, shared);
  if (upgraded !== undefined) return upgraded;
  return compareUnit(sides, leftOver, rightOver, sharedOwn) ?? different(`they differ in ${words}`, 0.15);
}

/** `Emory Global Health Institute` and `Emory University`: a unit that bears the rare name of its school. */
function compareUnit(
  sides: Sides,
  leftOver: OrgToken[],
  rightOver: OrgToken[],
  shared: OrgToken[],
): Verdict | undefined {
  if (shared.length === 0) return undefined;
  // "University of Auckland" bears a town's name, and so do its neighbours; "Emory University" bears its own.
  const bearsTown = (form: OrgForm) => form.words.some((word) => TOWN_WORDS.has(word));
  const isWhole = (over: OrgToken[]) =>
    over.length === 1 &&
    over[0]?.text === 'university' &&
    !bearsTown(over === leftOver ? sides.leftForm : sides.rightForm);
  const isUnit = (over: OrgToken[]) =>
    over.some((token) => UNITS.has(token.text)) && over.every((token) => token.kind !== 'proper');
  if (!isRare(shared, sides)) return compareProfessionalSchool(sides, leftOver, rightOver, shared);
  const other = isWhole(leftOver) ? rightOver : isWhole(rightOver) ? leftOver : undefined;
  if (other?.every((token) => FORMER.has(token.text)))
    return unsure(0.45, `the same name; "${spell(other)}" reads like a former rank or a neighbour`);
  if (isWhole(leftOver) && isUnit(rightOver)) return partOf(0.5, `"${sides.right}" bears the name of "${sides.left}"`);
  if (isWhole(rightOver) && isUnit(leftOver)) return partOf(0.5, `"${sides.left}" bears the name of "${sides.right}"`);
  return undefined;
}

/** `Emory Law School`, `Emory School of Medicine`: named after its university, unless the name is a town's. */
function compareProfessionalSchool(
  sides: Sides,
  leftOver: readonly OrgToken[],
  rightOver: readonly OrgToken[],
  shared: readonly OrgToken[],
): Verdict | undefined {
  const isWhole = (over: readonly OrgToken[]) => over.length === 1 && over[0]?.text === 'university';
  const isUnit = (over: readonly OrgToken[]) =>
    over.some((token) => token.text === 'school') && over.some((token) => PROFESSIONS.has(token.text));
  const [unit, whole] = isWhole(leftOver) ? [rightOver, sides.left] : [leftOver, sides.right];
  if (!(isWhole(leftOver) || isWhole(rightOver)) || !unit.some((token) => UNITS.has(token.text))) return undefined;
  if (shared.some(isPlace)) return unsure(0.4, `"${spell(unit)}" may be a part of "${whole}"`);
  if (!isUnit(unit)) return undefined;
  return partOf(0.55, `"${spell(unit)}" bears the name of "${whole}"`);
}

/** `Lindby Forge Christian College` and `University of Lindby Forge`; an Indonesian `IAIN` and the `UIN` it became. */
function compareUpgrade(
  sides: Sides,
  leftOver: OrgToken[],
  rightOver: OrgToken[],
  shared: OrgToken[],
): Verdict | undefined {
  if (areTwoKnown(sides)) return undefined;
  const words = `"${spell(leftOver)}" and "${spell(rightOver)}"`;
  const texts = new Set(shared.map((token) => token.text));
  const kinds = [leftOver, rightOver].map((over) => over.filter((token) => RANKS.has(token.text)));
  const sharedOwn = own(shared);
  // Indonesian state institutes of Islam became universities one by one, most with a namesake.
  if (texts.has('islamic') && texts.has('state') && sharedOwn.length > 0 && kinds.every((kind) => kind.length === 1))
    return same(0.65, `a state school of Islam with another rank (${words})`);
  // Brightwater State and Brightwater National Research Technical University: the standing changes, the town and the subject stay.
  const isStanding = (over: OrgToken[]) => over.every((token) => STANDINGS.has(token.text));
  const hasSubject = shared.some((token) => token.kind === 'subject');
  if (sharedOwn.length > 0 && hasSubject && isStanding(leftOver) && isStanding(rightOver))
    return same(0.65, `the same school with another standing (${words})`);
  // Brightwater Agricultural College of Ohio: what a land-grant or teachers' college was before it became the university.
  const isUniversity = (over: OrgToken[]) =>
    over.some((token) => token.text === 'university') &&
    over.every((token) => ['university', 'state'].includes(token.text));
  const isCollege = (over: OrgToken[]) =>
    over.length > 1 &&
    over.some((token) => token.text === 'college' || token.text === 'school') &&
    over.every((token) => LAND_GRANT.has(token.text));
  const wasCollege = (one: OrgToken[], other: OrgToken[]) => isUniversity(one) && isCollege(other);
  if (isRare(sharedOwn, sides) && (wasCollege(leftOver, rightOver) || wasCollege(rightOver, leftOver)))
    return same(0.62, `what it was called before it became a university (${words})`);
  const isPlain = (over: OrgToken[]) =>
    over.some((token) => RANKS.has(token.text)) &&
    over.every((token) => RANKS.has(token.text) || FAITHS.has(token.text));
  if (sharedOwn.length > 1 && isRare(sharedOwn, sides) && isPlain(leftOver) && isPlain(rightOver))
    return same(0.65, `the same name with another rank (${words})`);
  return undefined;
}
