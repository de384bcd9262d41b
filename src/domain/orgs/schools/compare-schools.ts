// Compares two names of schools. Known names first, then short forms, then the words themselves; a shared word is not a match.
import { NO_DATA } from '../../model/comparison.ts';
import { foldWords, squeeze } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { type Organisation, type OrganisationIndex, officialName } from '../organisation-index.ts';
import { acrossScripts, areOneShortForm } from '../scripts/across-scripts.ts';
import { NO_UNIVERSITY, readShortForm } from '../shared/acronyms.ts';
import { alignTokens } from '../shared/align-tokens.ts';
import { compareByRelation, sharedBearer } from '../shared/known-relations.ts';
import { isAcronym, type OrgToken, orgForm, readingsOf } from '../shared/org-tokens.ts';
import {
  betterVerdict,
  different,
  type OrgComparison,
  partOf,
  probably,
  same,
  twoKnown,
  unsure,
  type Verdict,
} from '../shared/org-verdict.ts';
import { isPlace } from '../shared/places.ts';
import { compareShortForms } from './compare-school-acronyms.ts';
import { compareWords, spell } from './compare-school-words.ts';
import { schoolsNamed } from './known-schools.ts';
import { isIn, isNumber, lettersOfTown, schoolsMeant, schoolsWithTown, universitiesMeant } from './meant-schools.ts';
import { compareSchoolUnits, withoutTown } from './school-units.ts';
import { UNITS } from './school-words.ts';

const squeezed: (name: string) => string = memoise(squeeze);

export type { OrgComparison, OrgRelation } from '../shared/org-verdict.ts';

export interface SchoolContext {
  /** A domain that tells which of several schools of one name is meant. */
  domain?: string;
}

/** What teaches; a navy, a ministry or a research council that keeps a school does not. */
const TEACHING = new Set(['university', 'college', 'school', 'institute', 'academy', 'polytechnic', 'higherschool']);

/** Who served in the navy was not therefore at its academy: only a whole that is itself a school can stand for its part. */
function teaches(whole: Organisation): boolean {
  return orgForm(officialName(whole)).tokens.some((token) => TEACHING.has(token.text));
}

/** Both names are known: what the index says of their bearers. */
function compareKnown(
  left: string,
  right: string,
  context: SchoolContext,
  organisations: OrganisationIndex,
): Verdict | undefined {
  const [ones, others] = [schoolsNamed(left, organisations), schoolsNamed(right, organisations)];
  const shared = sharedBearer(ones, others);
  if (shared === undefined && (ones.length === 0 || others.length === 0)) {
    return compareMeant(left, right, organisations);
  }
  if (shared === undefined) {
    const related = compareByRelation(ones, others, organisations);
    if (related?.whole === undefined || teaches(related.whole)) return related?.verdict;
    return probably('part_of', 0.4, `${related.verdict.reason}, which is more than a school`);
  }
  if (Math.max(ones.length, others.length) === 1) return same(0.97, `both are names of ${officialName(shared)}`);
  const owner = context.domain === undefined ? undefined : organisations.ofHost(context.domain);
  if (owner !== undefined) {
    const isAmong = [ones, others].every((bearers) => bearers.some((one) => one.id === owner.id));
    return isAmong
      ? same(0.95, `both are names of ${officialName(owner)}, as its domain says`)
      : different(`the domain belongs to ${officialName(owner)}`);
  }
  return same(
    0.75,
    `"${left}" and "${right}" are names of ${officialName(shared)}, though other schools share one of them`,
  );
}

/** `Universität Halle`, `Autónoma de Madrid`: one name is no name that the index has, but can mean one school only. */
function compareMeant(left: string, right: string, organisations: OrganisationIndex): Verdict | undefined {
  const [ones, others] = [left, right].map((name) => {
    const named = schoolsNamed(name, organisations);
    return named.length > 0 ? named : schoolsMeant(name, organisations);
  }) as [readonly Organisation[], readonly Organisation[]];
  const shared = sharedBearer(ones, others);
  if (shared !== undefined) return same(0.78, `both can only mean ${officialName(shared)}`);
  const related = compareByRelation(ones, others, organisations);
  if (related === undefined) return undefined;
  return related.whole === undefined ? same(0.78, related.verdict.reason) : related.verdict;
}

/** "Università di Venezia" is one of the universities of that town, and nobody else's. */
function isOneOfItsTown(left: string, right: string, organisations: OrganisationIndex): boolean {
  const isAmong = (name: string, other: string): boolean =>
    sharedBearer(universitiesMeant(name, organisations), schoolsNamed(other, organisations)) !== undefined;
  return isAmong(left, right) || isAmong(right, left);
}

/** `Islamic Azad University of Zanjan`, `… Zanjan Branch`: behind the name of a school with many places stands one of them. */
function compareBranch(long: string, short: string, organisations: OrganisationIndex): Verdict | undefined {
  const [whole, ...others] = schoolsNamed(short, organisations);
  if (whole === undefined || others.length > 0) return undefined;
  const name = foldWords(officialName(whole));
  const folded = foldWords(long);
  if (!folded.startsWith(`${name} `) || schoolsNamed(long, organisations).some((one) => one.id === whole.id))
    return undefined;
  const rest = orgForm(folded.slice(name.length)).tokens;
  const isMarked = rest.some((token) => token.text === 'chapter' || token.text === 'campus');
  const places = rest.filter((token) => token.text !== 'chapter' && token.text !== 'campus');
  if (places.length === 0 || places.length > 2 || places.some((token) => token.kind !== 'proper')) return undefined;
  return isMarked || organisations.placesOfSchool(officialName(whole)) >= 2
    ? partOf(0.5, `"${spell(places)}" is one place of ${officialName(whole)}`)
    : undefined;
}

/** `Islamic Azad University, Mashhad` and `IAU`: before the comma stands a known name of the other, behind it one of its places. */
function compareCampus(long: string, short: string, organisations: OrganisationIndex): Verdict | undefined {
  const branch = compareBranch(long, short, organisations);
  if (branch !== undefined) return branch;
  const at = long.search(/,| - | at | in |–/);
  const head = at < 6 ? (withoutTown(long) ?? '') : long.slice(0, at).trim();
  if (head === '') return undefined;
  const shared = sharedBearer(schoolsNamed(head, organisations), schoolsNamed(short, organisations));
  if (shared === undefined || squeeze(head) === squeeze(short)) return undefined;
  if (at < 6 && isElsewhere(shared, orgForm(long.slice(head.length)).tokens)) return undefined;
  return organisations.placesOfSchool(head) >= 2
    ? partOf(0.5, `"${long}" is one place of ${officialName(shared)}`)
    : same(0.8, `"${head}" and "${short}" are names of ${officialName(shared)}`);
}

/** "JNU New Delhi", "Alma Mater Studiorum di Bologna": a known name with the town that the school is in. */
function compareWithTown(long: string, short: string, organisations: OrganisationIndex): Verdict | undefined {
  const shared = sharedBearer(schoolsWithTown(long, organisations), schoolsNamed(short, organisations));
  if (shared === undefined || squeeze(long) === squeeze(short)) return undefined;
  return same(0.78, `"${long}" and "${short}" are names of ${officialName(shared)}`);
}

/** `MDI Gurgaon`, Management Development Institute: the letters fit, and the town is the one that the school is in. */
function compareLettersOfTown(short: string, long: string, organisations: OrganisationIndex): Verdict | undefined {
  const letters = lettersOfTown(short, long, organisations);
  if (letters === undefined) return undefined;
  const fits = compareShortForms(letters, long, organisations);
  return fits?.relation === 'same' && fits.score >= CLEAR_INITIALS ? same(0.75, fits.reason) : undefined;
}

/** "Vysoká škola ekonomická v Bratislave" is none that is called after Prague. */
const isElsewhere = (school: Organisation, town: readonly OrgToken[]): boolean =>
  !isIn(school, town) && school.names.some(({ value }) => TOWN.test(value) && orgForm(value).tokens.some(isPlace));
const TOWN = / (?:w|we|v|ve|in|i|te|zu|à) \p{Lu}|, \p{Lu}/u;

/** The folded names that are this school's alone. */
function ownNames(school: Organisation, organisations: OrganisationIndex): [string, string][] {
  return school.names
    .filter((name) => organisations.named(name.value, 'school').length === 1)
    .map(({ value }): [string, string] => [value, foldWords(value)])
    .filter(([, key]) => key.length >= 3);
}

/** `Stanford Institute of Something`: a unit that bears a known short name of its school. */
function compareNamedUnit(unit: string, whole: string, organisations: OrganisationIndex): Verdict | undefined {
  const isUnit = orgForm(unit).tokens.some((token) => UNITS.has(token.text));
  if (!isUnit || schoolsNamed(unit, organisations).length > 0) return undefined;
  const [school, ...others] = schoolsNamed(whole, organisations);
  if (school === undefined || others.length > 0) return undefined;
  const folded = ` ${foldWords(unit)} `;
  for (const [alias, key] of ownNames(school, organisations)) {
    if (folded.length < key.length + 6 || !folded.includes(` ${key} `)) continue;
    // A bare word that other schools bear too is a town's: "Cambridge School of Languages".
    if (!key.includes(' ') && !isAcronym(alias) && organisations.schoolsWithWord(key) > 1) continue;
    const isFirst = folded.startsWith(` ${key} `);
    // Behind "of" or "at" a bare word is as likely a town: only whole names stand there.
    const isLast = key.includes(' ') && folded.endsWith(` ${key} `);
    if (!isFirst && !isLast) continue;
    const rest = orgForm(folded.replace(` ${key} `, ' ').trim()).tokens;
    const first = rest[0];
    const hasUnit = rest.some((token) => UNITS.has(token.text)) && !rest.some((token) => token.text === 'university');
    if (first === undefined || !hasUnit) continue;
    // "Trinity College Dublin School": a word of its own right behind a short name makes another name.
    if (isFirst && first.kind === 'proper' && !key.includes(' ') && !isAcronym(alias) && rest.length < 3) continue;
    return partOf(0.55, `"${unit}" bears the name of ${officialName(school)}`);
  }
  return undefined;
}

function areTwoKnown(left: string, right: string, organisations: OrganisationIndex): boolean {
  const [ones, others] = [schoolsNamed(left, organisations), schoolsNamed(right, organisations)];
  return ones.length > 0 && others.length > 0 && sharedBearer(ones, others) === undefined;
}

const isKnownCyrillicShortForm = (left: string, right: string, organisations: OrganisationIndex): boolean =>
  [left, right].some(
    (name) => /\p{Script=Cyrillic}/u.test(name) && isAcronym(name) && organisations.named(name, 'school').length > 0,
  );

/** Initials that leave no doubt, even where the index knows only other bearers of the short form. */
const CLEAR_INITIALS = 0.88;

function compareReading(
  left: string,
  right: string,
  context: SchoolContext,
  organisations: OrganisationIndex,
): Verdict {
  if (squeezed(left) === squeezed(right)) return same(1, 'the names are the same');
  if (areOneShortForm(left, right)) return same(0.85, 'one short form in two scripts');
  const known = compareKnown(left, right, context, organisations);
  if (known !== undefined) return known;
  const [ones, others] = [numbersOf(left), numbersOf(right)];
  if (ones.size > 0 && others.size > 0 && ones.isDisjointFrom(others))
    return different('their numbers tell them apart', 0.1);
  if (!ones.isDisjointFrom(others) && areOneNumberedUniversity(left, right, organisations))
    return same(0.82, 'universities of one town and one number');
  if (CHILDREN_BESIDE.test(left) !== CHILDREN_BESIDE.test(right))
    return different('one is the school for children that belongs to it', 0.15);
  const within = compareUnspacedPart(left, right) ?? compareUnspacedPart(right, left);
  if (within !== undefined) return within;
  const units = compareSchoolUnits(left, right, organisations);
  if (units !== undefined) return units;
  const areTwo = areTwoKnown(left, right, organisations);
  const part =
    compareWithTown(left, right, organisations) ??
    compareWithTown(right, left, organisations) ??
    compareLettersOfTown(left, right, organisations) ??
    compareLettersOfTown(right, left, organisations) ??
    compareCampus(left, right, organisations) ??
    compareCampus(right, left, organisations) ??
    compareNamedUnit(left, right, organisations) ??
    compareNamedUnit(right, left, organisations);
  if (part !== undefined) return areTwo ? asTwoSchools(part) : part;
  const short = compareShortForms(left, right, organisations);
  // СПбГУ is one university's: letters that another long name has too say nothing. Latin letters have many bearers.
  const isClear = !areTwo && short !== undefined && short.score >= CLEAR_INITIALS;
  if (short !== undefined && !isClear && isKnownCyrillicShortForm(left, right, organisations))
    return unsure(0.4, short.reason);
  // MSU is Michigan State's and Minot State's: a register does not know every bearer of a short form.
  if (short !== undefined && (!areTwo || short.score >= CLEAR_INITIALS))
    return areTwo ? same(0.62, short.reason) : short;
  const words = compareWords({ left, right, leftForm: orgForm(left), rightForm: orgForm(right), organisations });
  if (!areTwo && words.outcome === 'different' && isOneOfItsTown(left, right, organisations))
    return unsure(0.4, 'one is named by the town of the other, which has more than one');
  return areTwo ? asTwoSchools(words) : words;
}

/** `Université Lille II`, `Lille 2`. */
const numbersOf = (name: string): ReadonlySet<string> =>
  new Set(orgForm(name).tokens.flatMap(({ text }) => (/^\d{1,2}$/.test(text) ? [text] : [])));

/** `Lille III`, `Université Charles-de-Gaulle Lille 3`: of the universities of one town that were numbered, one has that number. */
function areOneNumberedUniversity(left: string, right: string, organisations: OrganisationIndex): boolean {
  const [ones, others] = [orgForm(left).tokens, orgForm(right).tokens];
  const both = [...ones, ...others];
  if (!both.some((token) => token.text === 'university')) return false;
  if (both.some(({ kind, text }) => kind === 'unit' || (kind === 'type' && text !== 'university'))) return false;
  const { leftOver, rightOver } = alignTokens(ones, others);
  if ([leftOver, rightOver].every((over) => over.some((token) => token.kind === 'proper'))) return false;
  const townsOf = (tokens: readonly OrgToken[]): string[] =>
    tokens.filter((_, at) => tokens[at + 1] !== undefined && isNumber(tokens[at + 1]!)).map((token) => token.text);
  return townsOf(ones).some((town) => townsOf(others).includes(town) && organisations.universitiesOf(town).length > 0);
}

/** 大学附属高校: a university keeps schools for children, whose pupils are not its students. */
const CHILDREN_BESIDE =
  /(?:附属|附屬|附设|附設)(?:中学|中學|高中|高校|高等|小学|小學|幼)|부속(?:초|중|고)|附中(?:$|\s)/u;

/** 早稲田大学大学院 and 早稲田大学大学院経済学研究科: the longer name is a part of the shorter. */
function compareUnspacedPart(whole: string, part: string): Verdict | undefined {
  if (!/(?:大学|大學|大学院|学院|學院|대학교|대학원)$/u.test(whole) || whole.length < 4) return undefined;
  return part.startsWith(whole) && part.length > whole.length
    ? partOf(0.6, `"${part}" is a part of "${whole}"`)
    : undefined;
}

/** Both are known as schools of their own: likeness of the words says nothing sure any more, neither for nor against. */
function asTwoSchools(rule: Verdict): Verdict {
  if (rule.relation === undefined || rule.relation === 'different') return rule;
  return twoKnown(`${rule.reason}, but both are known as schools of their own`);
}

/** `Mindanao State University - Iligan Institute of Technology`: what stands beside the reading names a unit of its own. */
function unitBeside(name: string, reading: string): string | undefined {
  if (reading === name.trim()) return undefined;
  const rest = orgForm(name.replace(reading, ' ')).tokens;
  const isUnit =
    rest.some((token) => UNITS.has(token.text)) &&
    rest.some((token) => token.kind === 'proper' || token.kind === 'subject');
  return isUnit && rest.length > 1 ? spell(rest) : undefined;
}

/** `Texas A.&M. University`: the dots say nothing. */
function plain(name: string): string {
  if (!name.includes('&')) return name;
  return name.slice(0, 300).replace(/\b(\p{Lu})\.\s?&\s?(\p{Lu})\.?(?=[\s,]|$)/gu, '$1&$2');
}

/** "Universität Frankfurt (Oder)": a name that is known whole is not read as another school's by leaving out its brackets. */
function readingsOfSchool(name: string, organisations: OrganisationIndex): string[] {
  const readings = readingsOf(name);
  const whole = readings.length > 1 ? organisations.named(name, 'school') : [];
  if (whole.length === 0) return readings;
  return readings.filter((reading) => {
    const named = organisations.named(reading, 'school');
    return named.length === 0 || sharedBearer(named, whole) !== undefined;
  });
}

/** The best of all readings of both names. */
function compareReadings(
  leftName: string,
  rightName: string,
  context: SchoolContext,
  organisations: OrganisationIndex,
): Verdict {
  const [left, right] = [plain(leftName), plain(rightName)];
  let best: Verdict | undefined;
  for (const one of readingsOfSchool(left, organisations)) {
    for (const other of readingsOfSchool(right, organisations)) {
      // A part may stand for a whole on one side only: two campuses share what stands before their dashes.
      if (one !== left.trim() && other !== right.trim()) continue;
      const verdict = compareReading(one, other, context, organisations);
      const unit = one === left.trim() ? unitBeside(right, other) : unitBeside(left, one);
      best = betterVerdict(
        best,
        unit === undefined || verdict.relation !== 'same' ? verdict : partOf(0.55, `"${unit}" is a part of it`),
      );
    }
  }
  return best ?? different('nothing agrees');
}

export function compareSchools(
  left: string,
  right: string,
  organisations: OrganisationIndex,
  context: SchoolContext = {},
): OrgComparison {
  if (squeezed(left) === '' || squeezed(right) === '') return NO_DATA;
  const [one, other] = [placeInBrackets(left), placeInBrackets(right)];
  if (one !== undefined && other !== undefined && one !== other)
    return { ...different(`"${one}" and "${other}" are two places`), left, right };
  return { ...acrossScripts(decide(left, right, context, organisations), left, right), left, right };
}

/** 海东大学（北山）: two schools of one name are told apart so; a degree or how far it was taken stands in brackets too. */
export const placeInBrackets = (name: string): string | undefined =>
  /[(（]((?:(?![士科读讀业業前原现現])\p{Script=Han}){2,4})[)）]$/u.exec(name)?.[1];

/** `KNUST`, `Caltech`: one word, in capitals or no word of any other school; of `RCOEM Nagpur` the part before the town.
 * Two letters with a town (`UB Barcelona`) can be read from too many names. */
function shortFormOf(name: string, organisations: OrganisationIndex): string | undefined {
  const [head = '', ...behind] = name.split(/,? /u);
  if (isAcronym(head) && behind.length === 0) return head;
  if (isAcronym(head) && head.length > 2 && behind.length < 3 && schoolsNamed(name, organisations).length === 0)
    return head;
  const [only, ...others] = orgForm(name).tokens;
  const isOne = others.length === 0 && only?.kind === 'proper' && organisations.schoolsWithWord(only.text) === 0;
  return isOne ? name : undefined;
}

/** How well a short form must be readable from the name to be taken for its own, by its length. */
const LEAST_READABLE: readonly number[] = [
  1, 1, 0.8, // BU: Brightwater University, hardly anything else
  0.6, // BNU: Brightwater National and University Library
  0.5, // LHSW: two letters made from the name at home
  0.45, // UCLan: one letter from inside a word
  0.4, // ITESQUIL: the place gives the last letters
]; // biome-ignore format: a length and its example in each line

function readableFrom(short: string, long: string): boolean {
  const letters = squeeze(short).length;
  const least = LEAST_READABLE[Math.min(letters, LEAST_READABLE.length - 1)] ?? 1;
  return readShortForm(squeeze(short), orgForm(long).words) >= least;
}

/** `Virginia`, `New England`: on a page it is the place far more often than a school. */
const isBarePlace: (name: string) => boolean = memoise((name) => {
  const { tokens } = orgForm(name);
  return tokens.length > 0 && tokens.length < 3 && tokens.every((token) => token.kind !== 'type' && isPlace(token));
});

function decide(left: string, right: string, context: SchoolContext, organisations: OrganisationIndex): Verdict {
  const rule = compareReadings(left, right, context, organisations);
  if (rule.relation === 'same' && rule.score >= SURE) return rule;
  if (context.domain !== undefined && rule.outcome === 'different') return rule;
  if (isBarePlace(left) || isBarePlace(right))
    return rule.relation === 'same' ? unsure(0.4, `${rule.reason}, but one is only the name of a place`) : rule;
  const [leftShort, rightShort] = [shortFormOf(left, organisations), shortFormOf(right, organisations)];
  const short = leftShort ?? rightShort;
  if (rule.relation === 'same' || short === undefined || areTwoKnown(left, right, organisations)) return rule;
  if (leftShort !== undefined && rightShort !== undefined) return rule;
  const long = short === leftShort ? right : left;
  // "UC Marl" and "U.C. Tallow" share the short form and are two places of it.
  if (squeeze(long).startsWith(squeeze(short))) return rule;
  if (NO_UNIVERSITY.has(squeeze(short)) || !readableFrom(short, long)) return rule;
  // "JNU New Delhi": a known short form with its town.
  const known = sharedBearer(organisations.named(short), organisations.named(long));
  if (known !== undefined) return same(0.75, `"${short}" is a name of ${officialName(known)}`);
  const reason = `the letters of "${short}" can be read from "${long}"`;
  // With a town behind it, it may be the school of another town: neither for nor against.
  return short === left || short === right ? probably('same', 0.42, reason) : unsure(0.4, reason);
}

/** A rule this sure is not doubted. */
const SURE = 0.9;
