// A faculty, department or graduate school written with its university: "Faculty of Law, Charles University", 東京大学大学院医学系研究科.
// The university is found by the index, in any language, case or short form; what is left names the part.
import { fieldsNamed } from '../../fields/compare-fields.ts';
import { foldWords, squeeze } from '../../text/fold.ts';
import { type Organisation, type OrganisationIndex, officialName } from '../organisation-index.ts';
import { hasUnspacedScript } from '../scripts/latin-name.ts';
import { compareByRelation, sharedBearer } from '../shared/known-relations.ts';
import { isAcronym, type OrgToken, orgForm } from '../shared/org-tokens.ts';
import { different, partOf, same, unsure, type Verdict } from '../shared/org-verdict.ts';
import { isPlace } from '../shared/places.ts';
import { schoolsNamed } from './known-schools.ts';
import { schoolsWithTown } from './meant-schools.ts';
import { PROFESSIONS } from './school-words.ts';

export interface SchoolUnit {
  schools: readonly Organisation[];
  /** The school as written. */
  whole: string;
  unit: string;
  /** Found by a town or a bare name: another school may be meant. */
  isLoose?: 'town' | 'name';
}

/** What a part of a university is; its hospital, its press and the school for children beside it are bodies of their own. */
const PARTS = new Set(
  'school college faculty department centre laboratory institute programme unit group academy division chair'.split(
    ' ',
  ),
);
const NO_PARTS = new Set('hospital clinic press museum high foundation'.split(' '));
/** Say what kind of part it is, not which. */
const KINDS = new Set([...PARTS, 'graduate', 'university', 'studies', 'science', 'postgraduate', 'doctoral']);

const LINK =
  /^(?:of|at|in|the|de|la|le|les|del|de la|da|do|dos|das|di|della|dell|der|des|die|an|den|van|het|aan|w|we|na|v|ve|pri|przy|i|ved|vid|et|av|af)\s/u;

const MOST_WORDS = 14;

function tokensOfPart(text: string): readonly OrgToken[] | undefined {
  const { tokens } = orgForm(text);
  return tokens.some((token) => PARTS.has(token.text)) && !tokens.some((token) => NO_PARTS.has(token.text))
    ? tokens
    : undefined;
}

function withoutLinks(text: string): string {
  let rest = text.trim();
  for (let round = 0; round < 3; round += 1) rest = rest.replace(LINK, '');
  return rest;
}

/** "Masarykova univerzita v Brně", "UAM w Poznaniu": behind the name stands the town it is in. */
export function withoutTown(name: string): string | undefined {
  const match = TOWN_BEHIND.exec(name);
  if (match === null || !orgForm(match[2]!).tokens.every(isPlace)) return undefined;
  return match[1]!;
}

const TOWN_BEHIND =
  /^(.{2,80}?),? (?:w|we|v|ve|di|i|à|zu|te|en|em|de|in|im|у|в|во|м\.|г\.|місті|городе) (\p{Lu}[\p{L}-]+(?: (?:n\. L\.|an der|am|upon|nad|pod)? ?\p{Lu}?[\p{L}-]+)?)$/u;

/** A single word is a school's name only as a short form: "Oxford" is a town. */
function schoolsOf(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  if (!name.includes(' ') && !name.includes('-') && !isAcronym(name)) return [];
  // "University Medical College" names none of the many.
  if (!isAcronym(name) && !orgForm(name).tokens.some((token) => token.kind === 'proper')) return [];
  const found = schoolsNamed(name, organisations);
  if (found.length > 0) return found.length > 3 && !isAcronym(name) ? [] : found;
  const bare = withoutTown(name);
  return bare === undefined ? [] : schoolsOf(bare, organisations);
}

/** "Faculty of Law, Charles University", "Charles University – Faculty of Law": one piece is the school, another its part. */
function unitBesideComma(name: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  const pieces = name.split(/\s*[,;|/–—]\s*|\s-\s/u).filter((piece) => piece !== '');
  if (pieces.length < 2 || pieces.length > 5) return undefined;
  for (const [at, whole] of pieces.entries()) {
    const schools = schoolsOf(withoutLinks(whole), organisations);
    const unit = pieces.filter((_, other) => other !== at).join(', ');
    if (schools.length > 0 && tokensOfPart(unit) !== undefined) return { schools, whole, unit };
  }
  // "Department of Surgery, Norvane University Medical College": a part of a part.
  for (const [at, piece] of pieces.entries()) {
    const split = unitInOneRun(piece, organisations);
    if (split === undefined) continue;
    return { ...split, unit: [...pieces.filter((_, other) => other !== at), split.unit].join(', ') };
  }
  return undefined;
}

/** "Právnická fakulta Univerzity Karlovy", "Charles University Faculty of Law": the longest name of a school at either end. */
function unitInOneRun(name: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  const words = name.split(/[\s,]+/u);
  if (words.length < 2 || words.length > MOST_WORDS) return undefined;
  for (let cut = 1; cut < words.length; cut += 1) {
    for (const [whole, unit] of [
      [words.slice(cut).join(' '), words.slice(0, cut).join(' ')],
      [words.slice(0, -cut).join(' '), words.slice(-cut).join(' ')],
    ] as const) {
      const bare = withoutLinks(whole);
      // "University of Lagos College of Medicine" begins with its school; "School of the University" alone names none.
      if (tokensOfPart(unit) === undefined || bare === '') continue;
      const schools = schoolsOf(bare, organisations);
      if (schools.length > 0) return { schools, whole: bare, unit };
    }
  }
  return undefined;
}

/** "Hofstra Law", "Tufts Dental": in English a professional school is called by the bare name of its university and its subject. */
function schoolSaidShort(name: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  const [, head = '', unit = ''] = /^(\p{Lu}.+) (Law|Med|Medical|Medicine|Dental)$/u.exec(name) ?? [];
  if (head === '') return undefined;
  const known = schoolsOf(head, organisations);
  const isTown = orgForm(head).tokens.every(isPlace);
  const names = [`University of ${head}`, ...(isTown ? [] : [`${head} University`])];
  const schools = known.length > 0 ? known : [head, ...names].flatMap((one) => organisations.named(one, 'school'));
  return schools.length > 0 && schools.length < 5
    ? { schools, whole: head, unit: unit === 'Med' ? 'Medicine' : unit, isLoose: 'name' }
    : undefined;
}

/** "Facoltà di Giurisprudenza di Pavia", "Faculté de médecine de Lyon-Sud": in the Latin countries a faculty is called by its town. */
function facultyOfTown(name: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  const { tokens } = orgForm(name);
  if (tokens[0]?.text !== 'faculty' && tokens[0]?.text !== 'faculdade') return undefined;
  const own = tokens.filter((token) => token.kind === 'proper').map((token) => token.written);
  for (const town of [own.join(' '), own.slice(0, 2).join(' '), ...own]) {
    const schools = town === '' ? [] : organisations.universitiesOf(town);
    if (schools.length > 0) return { schools, whole: town, unit: name, isLoose: 'town' };
  }
  return undefined;
}

const UNSPACED_WHOLE = /(?:大学|大學|(?<![学學])大|学院|學院|대학교|(?<!학)대|학교)$/u;
const UNSPACED_UNIT =
  /学部|學部|学科|學科|研究科|研究所|研究院|研究室|研究班|大学院|学院|學院|[系所]$|学類|学群|学府|专业|中心|センター|課程|课程|碩士班|博士班|医学|法学|理工|대학|대학원|학과|학부|연구소|전공|의대|치대|법대|공대|약대|로스쿨/u;
/** Hospitals, presses and the schools for children of a university. */
const UNSPACED_OTHER =
  /病院|醫院|医院|병원|出版|출판|附属(?:中|高|小)|附屬(?:中|高|小)|附中|부속(?:중|고|초)|^生|신문|新聞/u;
/** "National" is written or not. */
const STANDINGS = ['', '國立', '国立', '私立', '국립'];

function unspacedUnit(name: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  const run = name.replace(/[\s　・]+/gu, '');
  for (let end = run.length - 1; end >= 2; end -= 1) {
    const [whole, unit] = [run.slice(0, end), run.slice(end)];
    if (!UNSPACED_WHOLE.test(whole) || !UNSPACED_UNIT.test(unit) || UNSPACED_OTHER.test(unit)) continue;
    // 京大 in 京大学: the rest of 東京大学, and not Kyoto's short name.
    if (/[大대]$/u.test(whole) && /^[学學학]/u.test(unit)) continue;
    // 成大 and 서울대 are known as they are; any town before 大 is not.
    if (/[大대]$/u.test(whole)) {
      const short = organisations.named(whole, 'school');
      if (short.length > 0) return { schools: short, whole, unit };
    }
    const schools = /[大대]$/u.test(whole) ? [] : namedWithStanding(whole, organisations);
    if (schools.length > 0) return { schools, whole, unit };
  }
  return facultyWithoutUniversity(run, organisations);
}

/** 中央大學 is Japan's Chuo and, with "national" before it, Taiwan's Central University: either may be meant. */
function namedWithStanding(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  const named = STANDINGS.flatMap((standing) => organisations.named(`${standing}${name}`, 'school'));
  const unique = named.filter((school, at) => named.findIndex(({ id }) => id === school.id) === at);
  return unique.length > 0 ? unique : schoolsNamed(name, organisations);
}

/** 순천향의과대학, 연세치대: the name of the university stands before the faculty without its "university". */
function facultyWithoutUniversity(run: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  const match =
    /^(.{2,6}?)((?:의과|치과|법과|공과|약학|간호|한의과|사범|경영|상경)대학.*|의대|치대|법대|공대|약대|한의대)$/u.exec(
      run,
    );
  if (match === null) return undefined;
  const schools = schoolsNamed(`${match[1]}대학교`, organisations);
  return schools.length > 0 ? { schools, whole: match[1]!, unit: match[2]! } : undefined;
}

const remembered = new WeakMap<OrganisationIndex, Map<string, SchoolUnit | null>>();
const MOST_REMEMBERED = 20_000;

/** The part and the school of a name that holds both; undefined for the name of a school itself. */
export function schoolUnitOf(name: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  let known = remembered.get(organisations);
  if (known === undefined || known.size > MOST_REMEMBERED) {
    known = new Map();
    remembered.set(organisations, known);
  }
  const found = known.get(name);
  if (found !== undefined) return found ?? undefined;
  const split = readUnit(name, organisations);
  known.set(name, split ?? null);
  return split;
}

function readUnit(name: string, organisations: OrganisationIndex): SchoolUnit | undefined {
  const bare = name.trim();
  if (bare.length < 4 || bare.length > 200 || organisations.named(bare, 'school').length > 0) return undefined;
  if (hasUnspacedScript(bare)) return unspacedUnit(bare, organisations);
  // "Scuola Superiore Sant'Anna di Pisa": a school with its town, and no part of "Sant'Anna di Pisa".
  if (schoolsWithTown(bare, organisations).length > 0) return undefined;
  // Most names hold no part: nothing is looked up for them.
  if (tokensOfPart(bare) === undefined)
    return schoolSaidShort(bare, organisations) ?? facultyOfTown(bare, organisations);
  return (
    unitBesideComma(bare, organisations) ?? unitInOneRun(bare, organisations) ?? facultyOfTown(bare, organisations)
  );
}

/** Which part it is, by the words that are not its kind. */
function subjectsOf({ unit, schools }: SchoolUnit): Set<string> {
  const ofSchool = new Set(
    schools.flatMap((school) => school.names.flatMap(({ value }) => foldWords(value).split(' '))),
  );
  return new Set(
    orgForm(unit)
      .tokens.filter((token) => !KINDS.has(token.text) && !ofSchool.has(token.written))
      .map((token) => token.text),
  );
}

function isOneOfItsSubject(left: SchoolUnit, right: SchoolUnit): boolean {
  const [ones, others] = [orgForm(left.unit).tokens, orgForm(right.unit).tokens];
  const subject = ones.find(({ text }) => PROFESSIONS.has(text))?.text;
  const isName = ({ kind, text }: OrgToken): boolean => kind === 'proper' || text === subject || KINDS.has(text);
  const saysNoMore = [ones, others].some((tokens) => tokens.every(({ kind }) => kind !== 'proper'));
  return saysNoMore && others.some(({ text }) => text === subject) && [...ones, ...others].every(isName);
}

/** In Brazil a "faculdade" is as often a school of its own. */
const isOnlyOneThere = (schools: readonly Organisation[]): boolean =>
  schools.length === 1 && schools.every(({ country }) => country !== 'BR');

/** Two parts of one university: the same one where one says no more than the other. */
function compareUnits(left: SchoolUnit, right: SchoolUnit): Verdict {
  const [ones, others] = [subjectsOf(left), subjectsOf(right)];
  // "Temple Law" and "Temple University Beasley School of Law": a university has one, whosever name it bears.
  if (isOneOfItsSubject(left, right)) return same(0.8, 'the school of one subject of one university');
  if (ones.size === 0 || others.size === 0) return partOf(0.55, `"${left.unit}" and "${right.unit}" of one school`);
  const shared = [...ones].filter((one) => others.has(one)).length;
  if (shared === ones.size && shared === others.size) return same(0.85, 'the same part of one school');
  // "Fakultät für Volkswirtschaftslehre" and "Faculty of Economics": the same subject by the names of fields.
  const [fields, otherFields] = [fieldsNamed(left.unit), fieldsNamed(right.unit)];
  if ([...fields].some((field) => otherFields.has(field))) return same(0.8, 'parts of one school with one subject');
  if (shared === Math.min(ones.size, others.size) && shared > 1) return same(0.75, 'the same part of one school');
  if (shared === Math.min(ones.size, others.size))
    return partOf(0.5, `"${left.unit}" and "${right.unit}" of one school`);
  return unsure(0.35, `"${left.unit}" and "${right.unit}" are two parts of one school`);
}

function wholeSchools(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  return hasUnspacedScript(name) ? namedWithStanding(name, organisations) : schoolsNamed(name, organisations);
}

function isUnitAlone(named: SchoolUnit | undefined, other: string): boolean {
  return named !== undefined && hasUnspacedScript(other) && other.length > 2 && squeeze(named.unit) === squeeze(other);
}

/** One of the two names holds a part of the other's school, or both hold parts of one school. */
export function compareSchoolUnits(left: string, right: string, organisations: OrganisationIndex): Verdict | undefined {
  const [ofLeft, ofRight] = [schoolUnitOf(left, organisations), schoolUnitOf(right, organisations)];
  if (ofLeft === undefined && ofRight === undefined) return undefined;
  // 台大資工所 and 資工所: within its own walls a part is named without its school.
  if (isUnitAlone(ofLeft, right) || isUnitAlone(ofRight, left))
    return same(0.7, 'one part, with its school on one side');
  const ones = ofLeft?.schools ?? wholeSchools(left, organisations);
  const others = ofRight?.schools ?? wholeSchools(right, organisations);
  const shared = sharedBearer(ones, others);
  const related = shared === undefined ? compareByRelation(ones, others, organisations) : undefined;
  if (shared === undefined && related === undefined) {
    const { unit } = (ofLeft ?? ofRight)!;
    if (ofLeft?.isLoose || ofRight?.isLoose) return undefined;
    // "King's College of the University of London": a part with a name of its own may be known as a school itself.
    const isNamed = orgForm(unit).tokens.some((token) => token.kind === 'proper' && token.spoken === undefined);
    if (ones.length === 0 || others.length === 0 || isNamed) return undefined;
    return different(`"${unit}" is a part of another school`, 0.15);
  }
  const ofMany = [ofLeft, ofRight].find((named) => named?.isLoose === 'town' && !isOnlyOneThere(named.schools));
  if (ofMany !== undefined)
    return unsure(0.4, `"${ofMany.unit}" may be a part of it, or of another school of its town`);
  if (ofLeft !== undefined && ofRight !== undefined) {
    const units = compareUnits(ofLeft, ofRight);
    // Two schools of one system have a school of law each.
    return shared === undefined && units.relation === 'same' ? partOf(0.55, units.reason) : units;
  }
  const split = (ofLeft ?? ofRight)!;
  const { unit, whole } = split;
  const byName = sharedBearer(organisations.named(unit, 'school'), ofLeft === undefined ? ones : others);
  if (byName !== undefined) return same(0.9, `"${unit}" is a name of ${officialName(byName)}`);
  // "ESADE Business School": what ESADE itself is, and no part of it.
  const isKindOnly =
    orgForm(unit).tokens.every(({ kind }) => kind !== 'proper') && !/[,\u2013\u2014]/u.test(left + right);
  if (shared !== undefined && isKindOnly && split.schools.every(isBusinessSchool))
    return same(0.8, `"${unit}" only says what "${whole}" is`);
  // "Georgetown University Law Center" is a name that the index has, and a part all the same.
  const other = ofLeft === undefined ? left : right;
  if (tokensOfPart(other) !== undefined) return compareUnits(split, { ...split, unit: other });
  return partOf(0.6, `"${unit}" is a part of "${whole}"`);
}

/** A school by a name of its own that no university bears. */
function isBusinessSchool(school: Organisation): boolean {
  const tokens = school.names.flatMap(({ value }) => orgForm(value).tokens.map(({ text }) => text));
  return tokens.includes('business') && !tokens.includes('university') && !tokens.includes('institute');
}
