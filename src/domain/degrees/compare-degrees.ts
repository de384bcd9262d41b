// Compares two degrees by level and by code. A level that is higher or lower is another degree; an unnamed one only agrees in level.
import { compareFields } from '../fields/compare-fields.ts';
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { DegreeLevel, DegreeMention } from '../model/finding.ts';
import { foldWords } from '../text/fold.ts';
import { degreeField, degreeName, parseDegree } from './parse-degree.ts';

const LEVEL_NAMES: Readonly<Record<DegreeLevel, string>> = {
  doctoral: 'a doctorate',
  professional: 'a professional degree',
  master: "a master's degree",
  bachelor: "a bachelor's degree",
  associate: "an associate's degree",
  certificate: 'a certificate',
  secondary: 'a school leaving certificate',
  none: 'no degree',
};

/** Codes that are written for each other: the letters differ, the degree does not. */
const EQUAL_CODES: readonly (readonly string[])[] = [
  ['PhD', 'Dr. rer. nat.', 'Dr. rer. pol.', 'DPhil'], // Dr. rer. nat. is what a German PhD in science is called
  ['EngD', 'Dr.-Ing.'],
  ['LLD', 'Dr. iur.'],
  ['MD', 'Dr. med.'], // outside the German-speaking countries both are written Doctor of Medicine
  ['ScD', 'DSc'],
  ['JD', 'LLB'], // American law schools turned their LLB into a JD in the 1960s and exchanged the diplomas
  ['MD', 'MBBS', 'MBChB'], // one medical degree, two traditions
  ['BSc', 'BS', 'SB', 'ScB'],
  ['MSc', 'MS', 'SM', 'ScM'],
  ['BA', 'AB'],
  ['MA', 'AM'],
  ['BEng', 'BE', 'BTech'],
  ['MEng', 'ME', 'MTech'],
  ['BBA', 'BSBA'],
];

/** Arts or science on one level: a slip in a biography more often than a lie. */
const NEAR_CODES: readonly (readonly string[])[] = [
  ['BA', 'BSc', 'BS', 'BEng', 'BE', 'BTech', 'BBA', 'BCom', 'BFA', 'BEd', 'BSBA', 'BArch', 'BSEE', 'BSN'],
  [
    'MA',
    'MSc',
    'MS',
    'MEng',
    'MTech',
    'MMath',
    'MPhys',
    'MChem',
    'MBiol',
    'MComp',
    'MStat',
    'MASc',
    'MPhil',
    'MRes',
    'MFA',
    'MEd',
    'MCom',
    'MPP',
    'MPA',
    'MIA',
    'MALD',
    'Diplom',
    'Magister',
    'Specialist',
    'Civilingenjör',
  ],
  ['PhD', 'CSc', 'ScD', 'EdD', 'EngD', 'Dr.-Ing.', 'Dr. rer. nat.', 'ThD', 'DSc', 'DBA'],
];

/** Degrees of one country's own tradition: in another language they are written as the nearest degree of their level. */
const NATIONAL = new Set(
  'CSc Dr.-Ing. Dr.rer.nat. Dr.rer.pol. Diplom Magister Staatsexamen DEA DESS Maitrise LaureaMagistrale Maestria Mestrado Doctorandus EngineersDegree Specialist Civilingenjör Licence Licenciatura Bacharelado Laurea'.split(
    ' ',
  ),
);
const isNational = (code: string): boolean => NATIONAL.has(code.replaceAll(' ', ''));

/** Two tiers under one word: whoever "si è laureata" may have either. */
const ONE_WORD: readonly (readonly string[])[] = [['Laurea', 'LaureaMagistrale']];

/** The subject is a part of these degrees' names: доктор технических наук. */
const BY_SUBJECT = new Set(['CSc', 'ScD']);

/** One is taken after the other: кандидат наук, then доктор наук. */
const TWO_STEPS: readonly (readonly string[])[] = [['CSc', 'ScD']];

/** What English makes of a foreign word, though the English degree is another. */
const TRANSLATED: readonly (readonly string[])[] = [
  ['Diploma', 'Diplom'],
  ['Licentiate', 'Licenciatura'],
  ['Licentiate', 'Licence'],
];

/** Professional degrees are named by their profession: none stands for another. */
const OWN_KIND = new Set([
  'MBA',
  'MD',
  'JD',
  'DDS',
  'DVM',
  'PharmD',
  'LLM',
  'MBBS',
  'DO',
  'DMD',
  'MPH',
  'MSW',
  'MDiv',
  'DPT',
  'PsyD',
  'DNP',
  'DMin',
  'EMBA',
]);

function share(groups: readonly (readonly string[])[], left: string, right: string): boolean {
  return groups.some((group) => group.includes(left) && group.includes(right));
}

/** Level words that overlap in use: a JD is called a doctorate, an MD too; an LLB is a bachelor's. */
function levelsMeet(left: DegreeLevel, right: DegreeLevel): boolean {
  if (left === right) return true;
  const pair = new Set([left, right]);
  return pair.has('professional') && (pair.has('doctoral') || pair.has('bachelor') || pair.has('master'));
}

function nameOf(degree: DegreeMention): string {
  return degree.code === null ? LEVEL_NAMES[degree.level] : (degreeName(degree.code) ?? degree.code);
}

function asMention(degree: string | DegreeMention): DegreeMention | null {
  return typeof degree === 'string' ? parseDegree(degree) : degree;
}

export function compareDegrees(expected: string | DegreeMention, found: string | DegreeMention): Comparison {
  const surface = typeof found === 'string' ? found : found.surface;
  const parts = degreesSideBySide(surface);
  const whole = compareOne(expected, found);
  if (parts.length === 0 || whole.outcome === 'same') return whole;
  const best = parts.map((part) => compareOne(expected, part)).sort((one, other) => other.score - one.score)[0]!;
  return best.score > whole.score ? { ...best, right: surface } : whole;
}

const BESIDE = /\s(?:and|und|et|y|e|i|og|och|en|и|та)\s|\s?[/&+、・]\s?|,\s/iu;

/** "B.A. und M.A.", "BFA / BA": two degrees in one line. */
function degreesSideBySide(surface: string): string[] {
  const parts = surface.split(BESIDE).map((part) => part.trim());
  const isDegree = (part: string): boolean => part !== '' && parseDegree(part) !== null;
  return parts.length > 1 && parts.every(isDegree) ? parts : [];
}

function compareOne(expected: string | DegreeMention, found: string | DegreeMention): Comparison {
  const left = typeof expected === 'string' ? expected : expected.surface;
  const right = typeof found === 'string' ? found : found.surface;
  if (left.trim() === '' || right.trim() === '') return NO_DATA;
  const one = asMention(expected);
  const other = asMention(found);
  if (ANY_DEGREE.test(left.trim()) && other !== null && isAcademic(other))
    return { outcome: 'compatible', score: 0.78, reason: `${nameOf(other)} is a degree`, left, right };
  if (one === null || other === null || one.level === 'none' || other.level === 'none') {
    const score = wordsAgree(left, right);
    return score > 0
      ? { outcome: score === 1 ? 'same' : 'compatible', score, reason: 'the degrees are written the same', left, right }
      : { outcome: 'no_data', score: 0, reason: 'the degree is not one we can read', left, right };
  }
  return { ...judge(one, other), left, right };
}

/** "Degree in Physics", "university degree": whichever it is. */
const ANY_DEGREE = /^(?:an? )?(?:university |academic |higher )?degree(?: (?:in|of) .{2,80})?$/i;

const isAcademic = ({ level }: DegreeMention): boolean =>
  level !== 'none' && level !== 'certificate' && level !== 'secondary';

/** Courses that no list knows: the same words, or all words of the shorter name in the longer one. */
function wordsAgree(left: string, right: string): number {
  const [one, other] = [foldWords(left), foldWords(right)];
  if (one === other) return 1;
  const words = one.split(' ');
  const others = new Set(other.split(' '));
  return words.length > 1 && words.every((word) => others.has(word)) ? 0.85 : 0;
}

function fieldsDiffer(one: DegreeMention, other: DegreeMention): boolean {
  const [left, right] = [degreeField(one), degreeField(other)];
  return left !== undefined && right !== undefined && compareFields(left, right).outcome === 'different';
}

/** The first degree of a profession, which some countries count as a bachelor's and others as a master's or a doctor's. */
function areOneProfession(one: DegreeMention, other: DegreeMention): boolean {
  const field = degreeField(one);
  if (field === undefined || field !== degreeField(other)) return false;
  const levels = new Set([one.level, other.level]);
  // A doctor of laws wrote a thesis, a juris doctor did not.
  if (!levels.has('professional') || (field === 'law' && levels.has('doctoral'))) return false;
  return [one, other].some(({ code }) => code === null || isNational(code));
}

function judge(one: DegreeMention, other: DegreeMention): Comparison {
  const names = `${nameOf(one)} and ${nameOf(other)}`;
  if (areOneProfession(one, other))
    return { outcome: 'compatible', score: 0.8, reason: `${names} are both the degree of that profession` };
  if (one.code !== null && other.code !== null) return judgeCodes(one, one.code, other, other.code);
  if (one.level === other.level) {
    if (fieldsDiffer(one, other))
      return { outcome: 'partial', score: 0.4, reason: `the same level, but ${names} of another subject` };
    const bothUnnamed = one.code === null && other.code === null;
    return bothUnnamed
      ? { outcome: 'same', score: 0.95, reason: `both are ${LEVEL_NAMES[one.level]}` }
      : {
          outcome: 'compatible',
          score: 0.8,
          reason: `${nameOf(one.code === null ? other : one)} is ${LEVEL_NAMES[one.level]}`,
        };
  }
  if (levelsMeet(one.level, other.level)) {
    return { outcome: 'partial', score: 0.5, reason: `${names} are sometimes called by one word` };
  }
  return { outcome: 'different', score: 0.05, reason: `${names} are not on one level` };
}

function judgeCodes(one: DegreeMention, code: string, other: DegreeMention, otherCode: string): Comparison {
  const names = `${nameOf(one)} and ${nameOf(other)}`;
  if (code === otherCode && BY_SUBJECT.has(code) && fieldsDiffer(one, other))
    return { outcome: 'different', score: 0.1, reason: `both are ${nameOf(one)}, each of another subject` };
  if (code === otherCode) return { outcome: 'same', score: 1, reason: `both are ${nameOf(one)}` };
  if (share(TWO_STEPS, code, otherCode))
    return { outcome: 'different', score: 0.1, reason: `${names} are two steps of one tradition` };
  if (share(TRANSLATED, code, otherCode))
    return { outcome: 'compatible', score: 0.8, reason: `${names} translate each other` };
  if (share(EQUAL_CODES, code, otherCode)) return { outcome: 'same', score: 0.95, reason: `${names} are one degree` };
  if (share(ONE_WORD, code, otherCode))
    return { outcome: 'partial', score: 0.5, reason: `${names} are sometimes called by one word` };
  const sameLevel = one.level === other.level;
  if (sameLevel && (isNational(code) || isNational(otherCode)) && !fieldsDiffer(one, other)) {
    return OWN_KIND.has(code) || OWN_KIND.has(otherCode)
      ? { outcome: 'partial', score: 0.5, reason: `the same level, but ${names}` }
      : { outcome: 'compatible', score: 0.8, reason: `${names} are degrees of one level in two countries` };
  }
  if (share(NEAR_CODES, code, otherCode))
    return { outcome: 'partial', score: 0.6, reason: `the same level, but ${names}` };
  if (sameLevel && !OWN_KIND.has(code) && !OWN_KIND.has(otherCode))
    return { outcome: 'partial', score: 0.5, reason: `the same level, but ${names}` };
  return { outcome: 'different', score: 0.05, reason: `${names} are different degrees` };
}
