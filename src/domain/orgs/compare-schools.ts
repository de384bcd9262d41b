// Compares two names of schools. Known names first, then short forms, then the words themselves; a shared word is not a match.
import { NO_DATA } from '../model/comparison.ts';
import { foldWords, squeeze } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { NO_UNIVERSITY, readShortForm } from './acronyms.ts';
import { type AliasTable, installedAliases, sharedAlias } from './alias-table.ts';
import { compareShortForms } from './compare-school-acronyms.ts';
import { compareWords, spell } from './compare-school-words.ts';
import {
  campusesOf,
  frequencyOfWord,
  type KnownSchool,
  parentOf,
  schoolOfDomain,
  schoolsNamed,
} from './known-schools.ts';
import { isAcronym, orgForm, readingsOf } from './org-tokens.ts';
import {
  betterVerdict,
  different,
  type OrgComparison,
  partOf,
  probably,
  same,
  unsure,
  type Verdict,
} from './org-verdict.ts';
import { isPlace } from './school-evidence.ts';
import { UNITS } from './school-words.ts';
import { SURE, weighSchools } from './weigh-schools.ts';

const squeezed: (name: string) => string = memoise(squeeze);

export type { OrgComparison, OrgRelation } from './org-verdict.ts';

export interface SchoolContext {
  location?: string;
  domain?: string;
  aliases?: AliasTable;
}

/** What teaches; a navy, a ministry or a research council that keeps a school does not. */
const TEACHING = new Set(['university', 'college', 'school', 'institute', 'academy', 'polytechnic', 'higherschool']);

/** Who served in the navy was not therefore at its academy: only a whole that is itself a school can stand for its part. */
function partOfWhole(part: KnownSchool, whole: KnownSchool): Verdict {
  const reason = `${part.name} is part of ${whole.name}`;
  const teaches = orgForm(whole.name).tokens.some((token) => TEACHING.has(token.text));
  return teaches ? partOf(0.6, reason) : probably('part_of', 0.4, `${reason}, which is more than a school`);
}

/** Both names are in the table: the table decides. */
function compareKnown(
  left: readonly KnownSchool[],
  right: readonly KnownSchool[],
  context: SchoolContext,
  names: [string, string],
): Verdict | undefined {
  if (left.length === 0 || right.length === 0) return undefined;
  const shared = left.filter((one) => right.some((other) => other.id === one.id));
  const first = shared[0];
  if (first !== undefined) {
    const choices = Math.max(left.length, right.length);
    if (choices === 1) return same(0.97, `both are names of ${first.name}`);
    const byDomain = context.domain === undefined ? undefined : schoolOfDomain(context.domain);
    if (byDomain !== undefined) {
      return shared.some((one) => one.id === byDomain.id)
        ? same(0.95, `both are names of ${byDomain.name}, as its domain says`)
        : different(`the domain belongs to ${byDomain.name}`);
    }
    return same(
      0.75,
      `"${names[0]}" and "${names[1]}" are names of ${first.name}, though other schools share one of them`,
    );
  }
  for (const one of left) {
    for (const other of right) {
      if (parentOf(one)?.id === other.id) return partOfWhole(one, other);
      if (parentOf(other)?.id === one.id) return partOfWhole(other, one);
    }
  }
  const [one, other] = [left[0], right[0]];
  // Two rows of the generated list may be one school under two names; only the hand-written rows are surely apart.
  // MSU is Michigan State's and Minot State's: the table tells the best known bearers of a short form only.
  const initials = isAcronym(names[0]) !== isAcronym(names[1]) ? compareShortForms(names[0], names[1]) : undefined;
  if (initials !== undefined && initials.score >= 0.88) return same(0.62, initials.reason);
  if (one?.curated && other?.curated) return different(`${one.name} and ${other.name} are two schools`);
  return undefined;
}

/** `Islamic Azad University of Zanjan`, `… Zanjan Branch`: behind the name of a school with many places stands one of them. */
function compareBranch(long: string, short: string): Verdict | undefined {
  const [whole, ...others] = schoolsNamed(short);
  if (whole === undefined || others.length > 0 || !whole.curated) return undefined;
  const name = foldWords(whole.name);
  const folded = foldWords(long);
  if (!folded.startsWith(`${name} `) || schoolsNamed(long).includes(whole)) return undefined;
  const rest = orgForm(folded.slice(name.length)).tokens;
  const isMarked = rest.some((token) => token.text === 'chapter' || token.text === 'campus');
  const places = rest.filter((token) => token.text !== 'chapter' && token.text !== 'campus');
  if (places.length === 0 || places.length > 2 || places.some((token) => token.kind !== 'proper')) return undefined;
  return isMarked || campusesOf(whole.name) >= 2
    ? partOf(0.5, `"${spell(places)}" is one place of ${whole.name}`)
    : undefined;
}

/** `Islamic Azad University, Mashhad` and `IAU`: before the comma stands a known name of the other, behind it one of its places. */
function compareCampus(long: string, short: string): Verdict | undefined {
  const branch = compareBranch(long, short);
  if (branch !== undefined) return branch;
  const at = long.search(/,| - | at | in |–/);
  if (at < 6) return undefined;
  const head = long.slice(0, at).trim();
  const heads = schoolsNamed(head);
  const whole = schoolsNamed(short);
  const shared = heads.find((one) => one.curated && whole.some((other) => other.id === one.id));
  if (shared === undefined || squeeze(head) === squeeze(short)) return undefined;
  return campusesOf(head) >= 2
    ? partOf(0.5, `"${long}" is one place of ${shared.name}`)
    : same(0.8, `"${head}" and "${short}" are names of ${shared.name}`);
}

/** The one well-known school of this name with the folded names that are its alone. */
const namesOfWhole: (whole: string) => { school: KnownSchool; names: [string, string][] } | undefined = memoise(
  (whole) => {
    const [school, ...others] = schoolsNamed(whole);
    if (school === undefined || others.length > 0 || !school.curated) return undefined;
    const names = [school.name, ...school.aliases]
      .filter((alias) => schoolsNamed(alias).length === 1)
      .map((alias): [string, string] => [alias, foldWords(alias)])
      .filter(([, key]) => key.length >= 3);
    return { school, names };
  },
);

/** `Stanford Institute of Something`: a unit that bears a known short name of its school. */
function compareNamedUnit(unit: string, whole: string): Verdict | undefined {
  const isUnit = orgForm(unit).tokens.some((token) => UNITS.has(token.text));
  if (!isUnit || schoolsNamed(unit).length > 0) return undefined;
  const known = namesOfWhole(whole);
  if (known === undefined) return undefined;
  const { school } = known;
  const folded = ` ${foldWords(unit)} `;
  for (const [alias, key] of known.names) {
    if (folded.length < key.length + 6 || !folded.includes(` ${key} `)) continue;
    // A bare word that other schools bear too is a town's: "Cambridge School of Languages".
    if (!key.includes(' ') && !isAcronym(alias) && frequencyOfWord(key) > 1) continue;
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
    return partOf(0.55, `"${unit}" bears the name of ${school.name}`);
  }
  return undefined;
}

function compareReading(left: string, right: string, context: SchoolContext): Verdict {
  if (squeezed(left) === squeezed(right)) return same(1, 'the names are the same');
  const table = context.aliases ?? installedAliases();
  const alias = table === undefined ? undefined : sharedAlias(table, left, right);
  if (alias?.relation === 'same') return same(0.96, alias.reason);
  if (alias?.relation === 'part_of') return partOf(0.6, alias.reason);
  if (alias?.relation === 'different') return different(alias.reason);
  const known = compareKnown(schoolsNamed(left), schoolsNamed(right), context, [left, right]);
  if (known !== undefined) return known;
  const campus = compareCampus(left, right) ?? compareCampus(right, left);
  if (campus !== undefined) return campus;
  const unit = compareNamedUnit(left, right) ?? compareNamedUnit(right, left);
  if (unit !== undefined) return unit;
  const short = compareShortForms(left, right);
  if (short !== undefined) return short;
  return compareWords({ left, right, leftForm: orgForm(left), rightForm: orgForm(right) });
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

/** The answer of the rules alone, the best of all readings of both names. */
export function compareByRules(leftName: string, rightName: string, context: SchoolContext = {}): Verdict {
  const [left, right] = [plain(leftName), plain(rightName)];
  let best: Verdict | undefined;
  for (const one of readingsOf(left)) {
    for (const other of readingsOf(right)) {
      // A part may stand for a whole on one side only: two campuses share what stands before their dashes.
      if (one !== left.trim() && other !== right.trim()) continue;
      const verdict = compareReading(one, other, context);
      const unit = one === left.trim() ? unitBeside(right, other) : unitBeside(left, one);
      best = betterVerdict(
        best,
        unit === undefined || verdict.relation !== 'same' ? verdict : partOf(0.55, `"${unit}" is a part of it`),
      );
    }
  }
  return best ?? different('nothing agrees');
}

export function compareSchools(leftName: string, rightName: string, context: SchoolContext = {}): OrgComparison {
  if (squeezed(leftName) === '' || squeezed(rightName) === '') return NO_DATA;
  return { ...decide(leftName, rightName, context), left: leftName, right: rightName };
}

/** `KNUST`, `Caltech`: one word, in capitals or no word of any other school. */
const isShortForm: (name: string) => boolean = memoise((name) => {
  if (isAcronym(name)) return true;
  const [only, ...others] = orgForm(name).tokens;
  return others.length === 0 && only?.kind === 'proper' && frequencyOfWord(only.text) === 0;
});

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

/** The tables speak: both are names of one school, or of two that the hand-written table tells apart. */
function isSettled(left: string, right: string): boolean {
  const [one, other] = [schoolsNamed(left), schoolsNamed(right)];
  if (one.some((school) => other.some((twin) => twin.id === school.id))) return true;
  return one.some((school) => school.curated) && other.some((school) => school.curated);
}

/** `Virginia`, `New England`: on a page it is the place far more often than a school. */
const isBarePlace: (name: string) => boolean = memoise((name) => {
  const { tokens } = orgForm(name);
  return tokens.length > 0 && tokens.length < 3 && tokens.every((token) => token.kind !== 'type' && isPlace(token));
});

function decide(left: string, right: string, context: SchoolContext): Verdict {
  const rule = compareByRules(left, right, context);
  if (rule.relation === 'same' && rule.score >= SURE) return rule;
  const table = context.aliases ?? installedAliases();
  const isListed = table !== undefined && sharedAlias(table, left, right) !== undefined;
  if (isListed || (context.domain !== undefined && rule.outcome === 'different')) return rule;
  if (isBarePlace(left) || isBarePlace(right))
    return rule.relation === 'same' ? unsure(0.4, `${rule.reason}, but one is only the name of a place`) : rule;
  const [leftShort, rightShort] = [isShortForm(left), isShortForm(right)];
  if (!leftShort && !rightShort) return isSettled(left, right) ? rule : weighSchools(left, right, rule);
  if (rule.relation === 'same' || (leftShort && rightShort) || isSettled(left, right)) return rule;
  const [short, long] = leftShort ? [left, right] : [right, left];
  if (NO_UNIVERSITY.has(squeeze(short)) || !readableFrom(short, long)) return rule;
  return probably('same', 0.42, `the letters of "${short}" can be read from "${long}"`);
}
