// Rows for the tables of the claim types: which value of a finding meets which member of `expected`, and how.
// Organisations, posts and dates have files of their own.
import { compareDegrees } from '../degrees/compare-degrees.ts';
import { degreeField, parseDegree } from '../degrees/parse-degree.ts';
import { compareFields } from '../fields/compare-fields.ts';
import { NO_DATA } from '../model/comparison.ts';
import type { DegreeMention, Finding } from '../model/finding.ts';
import { comparePlaces } from '../places/compare-places.ts';
import type { MemberRule } from './claim-type.ts';
import { compareWorks } from './compare-works.ts';
import { claimedProfession, compareProfession, conferredByFaculty, isTrainedAs } from './faculties.ts';
import { rememberPairs } from './remember-pairs.ts';
import { asText, LENIENT, type RowOptions, SEMANTIC } from './row-options.ts';

export * from './organisation-members.ts';
export * from './special-members.ts';
export * from './time-members.ts';
export * from './title-members.ts';

const fieldsCompared = rememberPairs(compareFields);
const placesCompared = rememberPairs(comparePlaces);
const degreesCompared = rememberPairs((left, right) => compareDegrees(left, right));
const plainDegrees = new WeakMap<Finding, boolean>();

/** The surface alone would be read as the reader read it, so that pairs of surfaces can be remembered. */
function isPlainDegree(finding: Finding): boolean {
  let plain = plainDegrees.get(finding);
  if (plain === undefined) {
    const alone = finding.degree ? parseDegree(finding.degree.surface) : null;
    plain = alone !== null && alone.level === finding.degree?.level && alone.code === finding.degree.code;
    plainDegrees.set(finding, plain);
  }
  return plain;
}

/** "Undergraduate degree" for "Doctor of Medicine": the words may meet, the claim is another one. */
function isFirstDegreeForHigher(expected: string, finding: Finding): boolean {
  const claimed = parseDegree(expected);
  return (
    claimed?.level === 'professional' &&
    finding.degree?.level === 'bachelor' &&
    !/^LLB|^MBBS|^MBChB/.test(claimed.code ?? '')
  );
}

/** Degrees that name their subject themselves. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:JD|LLB|LLM|SJD|JSD)$/, 'law'],
  [/^(?:MD|MBBS|MBChB)$/, 'medicine'],
  [/^(?:DDS|DMD)$/, 'dentistry'],
  [/^DVM$/, 'veterinary medicine'],
  [/^PharmD$/, 'pharmacy'],
  [/^E?MBA$/, 'business administration'],
  [/^MPH$/, 'public health'],
  [/^MSW$/, 'social work'],
];

/** "Doctorate in geology" for "law degree": both may be called doctor, the subject is another. */
function isOfOtherSubject(expected: string, finding: Finding): boolean {
  const code = parseDegree(expected)?.code ?? '';
  const subject = SUBJECTS.find(([pattern]) => pattern.test(code))?.[1];
  return (
    subject !== undefined &&
    finding.field !== undefined &&
    fieldsCompared(subject, finding.field).outcome === 'different'
  );
}

function namesSubject(finding: Finding): boolean {
  return finding.field !== undefined || (finding.degree !== undefined && degreeField(finding.degree) !== undefined);
}

/** A claim of an honour that names no degree: any honorary degree of the school bears it out. */
const HONORARY_DEGREE = /^(?:an? )?honorary (?:degree|doctorate|doctor(?:al degree)?|master'?s?(?: degree)?)$/i;

/** "Master in Physics": the subject that a claim writes into the degree. */
const OF_SUBJECT = /\s(?:in|em|en)\s(?:the )?(\p{L}.{2,80})$/iu;

/** A diploma is no degree, and a claim may be of one. */
const DIPLOMA = /^(?:an? )?(?:\p{L}+ )?diploma\b/iu;

export function degree(options: RowOptions = {}): MemberRule {
  return {
    member: 'degree',
    weight: options.weight ?? 0.8,
    role: options.role ?? 'needed',
    partialIsEnough: LENIENT,
    compare: (expected, finding, scene) => {
      if (finding.status === 'honorary' && HONORARY_DEGREE.test(asText(expected).trim()))
        return { outcome: 'same', score: 0.95, reason: 'both are an honorary degree', left: asText(expected) };
      if (!finding.degree && DIPLOMA.test(asText(expected)) && /\bdiploma\b/i.test(finding.quote))
        return { outcome: 'compatible', score: 0.9, reason: 'the page names a diploma' };
      const profession = claimedProfession(asText(expected));
      const professional = profession === undefined ? null : compareProfession(profession, finding);
      if (professional !== null) return professional;
      if (!finding.degree)
        return conferredByFaculty(asText(expected), finding, scene.aroundOf(finding))
          ? { outcome: 'compatible', score: 0.9, reason: 'a graduate of that faculty has its degree' }
          : NO_DATA;
      // A degree of a subject that the page does not name is not another one.
      if (profession !== undefined && finding.degree.level !== 'secondary' && !namesSubject(finding)) return NO_DATA;
      const compared = isPlainDegree(finding)
        ? degreesCompared(asText(expected), finding.degree.surface)
        : compareDegrees(asText(expected), finding.degree);
      if (compared.outcome === 'no_data' && isTrainedAs(asText(expected), finding.degree.surface))
        return { outcome: 'compatible', score: 0.8, reason: 'it is the profession learnt there' };
      const other =
        compared.outcome === 'partial' &&
        (isFirstDegreeForHigher(asText(expected), finding) || isOfOtherSubject(asText(expected), finding));
      if (other) return { ...compared, outcome: 'different', score: 0.1 };
      const subject = scene.expected.field === undefined ? OF_SUBJECT.exec(asText(expected))?.[1] : undefined;
      if (subject === undefined || finding.field === undefined || compared.outcome === 'different') return compared;
      const { outcome, reason } = fieldsCompared(subject, finding.field);
      return outcome === 'different' ? { ...compared, outcome: 'different', score: 0.1, reason } : compared;
    },
    found: (finding) => finding.degree?.surface,
  };
}

export function field(options: RowOptions = {}): MemberRule {
  return {
    member: 'field',
    weight: options.weight ?? 0.3,
    role: options.role ?? 'detail',
    partialIsEnough: LENIENT,
    compare: (expected, finding) => {
      const stated = finding.field ?? subjectOf(finding.degree);
      return stated === undefined ? NO_DATA : fieldsCompared(asText(expected), stated);
    },
    found: (finding) => finding.field ?? subjectOf(finding.degree),
  };
}

/** "Bachelor of Civil Engineering" names its subject; "Bachelor of Science" and "Master of Business Administration" do not. */
const SUBJECT =
  /\bof (?!(?:applied |fine |liberal )?(?:sciences?|arts?|philosophy|letters|laws?|technology|engineering|business administration)\b\W*$)(?!science\b|arts\b)(\p{L}[^()]{3,60})$/iu;

function subjectOf(degree: DegreeMention | undefined): string | undefined {
  return degree === undefined ? undefined : SUBJECT.exec(degree.surface.trim())?.[1];
}

/** Name of a prize, a certificate, a paper: words against words. */
export function work(member: string, options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 1,
    role: options.role ?? 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding) => (finding.title ? compareWorks(asText(expected), finding.title) : NO_DATA),
    found: (finding) => finding.title,
  };
}

export function place(member: string, options: RowOptions = {}): MemberRule {
  return {
    member,
    weight: options.weight ?? 0.2,
    role: options.role ?? 'detail',
    partialIsEnough: LENIENT,
    compare: (expected, finding) => {
      const found = finding.kind === 'location' ? finding.value : finding.organisation?.place;
      return found ? placesCompared(asText(expected), found) : NO_DATA;
    },
    found: (finding) => (finding.kind === 'location' ? finding.value : finding.organisation?.place),
  };
}
