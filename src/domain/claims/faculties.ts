// A faculty and its university: "Stonefield University School of Law" beside "a law degree at Stonefield University".
import { graduationsIn } from '../degrees/graduation-words.ts';
import { degreeField, parseDegree } from '../degrees/parse-degree.ts';
import { compareFields, fieldsNamed } from '../fields/compare-fields.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import { memoise } from '../text/memoise.ts';
import { compareTitles } from '../titles/compare-titles.ts';

/** What a faculty teaches, by the words that name it. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/\blaw\b|\bjurisprudence\b/i, 'law'],
  [/\bmedicine\b|\bmedical\b/i, 'medicine'],
  [/\bdent(?:istry|al)\b/i, 'dentistry'],
  [/\bveterinary\b/i, 'veterinary medicine'],
  [/\bpharmacy\b/i, 'pharmacy'],
  [/\bnursing\b/i, 'nursing'],
  [/\bbusiness\b|\bmanagement\b/i, 'business administration'],
  [/\bdivinity\b|\btheolog(?:y|ical)\b/i, 'theology'],
  [/\bengineering\b/i, 'engineering'],
  [/\beducation\b/i, 'education'],
];

/** Degrees that only such a faculty gives. */
const DEGREES: Readonly<Record<string, RegExp>> = {
  law: /^(?:JD|LLB|LLM|SJD|JSD|LLD)$/,
  medicine: /^(?:MD|MBBS|MBChB|DO)$/,
  dentistry: /^(?:DDS|DMD|BDS)$/,
  'veterinary medicine': /^(?:DVM|VMD)$/,
  pharmacy: /^(?:PharmD|MPharm|BPharm)$/,
  nursing: /^(?:BSN|MSN|DNP)$/,
  'business administration': /^(?:MBA|BBA|DBA)$/,
  theology: /^(?:MDiv|ThM|ThD|BD)$/,
  engineering: /^(?:BEng|BE|BTech|MEng|MTech|BSEE|MSEE|MSME|EngD)$/,
  education: /^(?:BEd|MEd|EdD)$/,
};

export interface Faculty {
  house: string;
  subject: string;
}

const UNIT_BEHIND =
  /^(.{3,70}?\b(?:University|College)\b.{0,40}?),? (?:(?:School|College|Faculty|Department|Institute) of (\p{Lu}[\p{L} &]{2,40})|(Law|Medical|Business|Dental|Divinity) (?:School|Center|Centre|College|Department))$/u;
const UNIT_BEFORE =
  /^(?:the )?(?:([Ll]aw|[Mm]edical|[Dd]ental|[Bb]usiness) (?:[Dd]epartment|[Ss]chool|[Ff]aculty)|(?:[Ss]chool|[Cc]ollege|[Ff]aculty|[Dd]epartment) of ([\p{L}]{3,20})),? (?:of|at) (?:the )?(\p{Lu}.{3,70})$/u;

function subjectIn(words: string): string | undefined {
  return SUBJECTS.find(([pattern]) => pattern.test(words))?.[1];
}

/** Null when the name is no faculty with its university in it. */
export const facultyOf: (name: string) => Faculty | null = memoise((name) => {
  const plain = name.trim().slice(0, 160);
  const behind = UNIT_BEHIND.exec(plain);
  const before = behind === null ? UNIT_BEFORE.exec(plain) : null;
  const house = behind?.[1] ?? before?.[3];
  const subject = subjectIn(behind?.[2] ?? behind?.[3] ?? before?.[1] ?? before?.[2] ?? '');
  return house === undefined || subject === undefined ? null : { house, subject };
});

/** "law department of Stonefield University", "its School of Medicine": the faculty that the sentence names before the school. */
export function facultyBefore(house: string, text: string): string | null {
  const at = house === '' ? -1 : text.indexOf(house);
  if (at < 0) return null;
  const lead = text.slice(Math.max(0, at - 60), at);
  const unit =
    /\b(?:(law|medical|dental|business) (?:department|school|faculty)|(?:School|College|Faculty|Department|school|college|faculty|department) of ([\p{L}]{3,20})),? (?:of|at) (?:the )?$/iu.exec(
      lead,
    );
  return unit === null ? null : (subjectIn(unit[1] ?? unit[2] ?? '') ?? null);
}

/** The finding speaks of what that faculty teaches. */
function teaches(subject: string, finding: Finding): boolean {
  if (finding.degree?.code && DEGREES[subject]?.test(finding.degree.code)) return true;
  if (finding.field === undefined) return false;
  const compared = compareFields(subject, finding.field);
  return compared.outcome === 'same' || compared.outcome === 'compatible';
}

/**
 * The page names the university where the claim names its faculty. With a degree of that faculty it is the same place,
 * without one the university is only the whole of it.
 */
export function compareFaculty(
  expected: string,
  finding: Finding,
  sameHouse: (left: string, right: string) => boolean,
): Comparison | null {
  const found = finding.organisation?.name;
  const faculty = facultyOf(expected);
  if (found === undefined || faculty === null || !sameHouse(faculty.house, found)) return null;
  const sides = { left: expected, right: found };
  return teaches(faculty.subject, finding)
    ? { outcome: 'compatible', score: 0.9, reason: `a degree in ${faculty.subject} is its faculty's`, ...sides }
    : { outcome: 'partial', score: 0.55, reason: `"${expected}" is a part of "${found}"`, ...sides };
}

/** "Law degree", "medical degree": claimed by the profession alone, not by its letters. */
const PROFESSION =
  /^(?:an? )?(?:(law|medical|dental|veterinary|pharmacy|nursing|engineering|business) degree|degree in (law|medicine|dentistry))$/i;
/** "Economics degree". */
const OF_FIELD = /^(?:an? )?(\p{L}[\p{L} ]{3,40}) degree$/iu;

/** The subject of a degree that is claimed by its profession alone. */
export function claimedProfession(expected: string): string | undefined {
  const claimed = PROFESSION.exec(expected.trim());
  if (claimed !== null) return subjectIn(claimed[1] ?? claimed[2] ?? '');
  const [, named = ''] = OF_FIELD.exec(expected.trim()) ?? [];
  if (named === '' || parseDegree(expected) !== null) return undefined;
  const [field] = fieldsNamed(named);
  return field;
}

/** So much of a sentence behind a degree names its subject: "Laurea cum laude in Giurisprudenza". */
const SUBJECT_REACH = 60;

/**
 * "Law degree" for "Licenciado en Derecho", "laurea in Giurisprudenza", a graduate of the "Wydział Prawa": whatever the
 * letters and the level, a degree in that subject. Null where the page does not say which subject it was.
 */
export function compareProfession(subject: string, finding: Finding): Comparison | null {
  const { degree, quote } = finding;
  const isDegree = degree !== undefined || graduationsIn(quote).length > 0;
  if (!isDegree || degree?.level === 'secondary' || degree?.level === 'certificate') return null;
  const stated = finding.field ?? (degree === undefined ? undefined : degreeField(degree));
  if (stated !== undefined) {
    const { outcome, reason } = compareFields(subject, stated);
    if (outcome === 'no_data') return null;
    return outcome === 'different'
      ? { outcome: 'different', score: 0.1, reason }
      : { outcome: 'compatible', score: 0.85, reason: `a degree in ${subject}` };
  }
  const at = degree === undefined ? 0 : quote.indexOf(degree.surface);
  const [named] = /^[^.;]*/u.exec(
    quote.slice(Math.max(0, at)).slice(0, (degree?.surface.length ?? 0) + SUBJECT_REACH),
  )!;
  return fieldsNamed(named).has(subject) || facultyWords(named).has(subject)
    ? { outcome: 'compatible', score: 0.8, reason: `a degree in ${subject}` }
    : null;
}

/** Faculties by the adjective that names them: "Wydział Lekarski", "Právnická fakulta", "Medizinische Fakultät". */
const FACULTY_ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [/wydzia\S+ lekarsk|lékařsk\S+ fakult|medizinische\S* fakult|medicinsk\S* fakult|medisinsk\S* fakult/iu, 'medicine'],
  [
    /studi\S+ prawnicz|wydzia\S+ prawa|právnick\S+ fakult|juristische\S* fakult|rechtswissenschaftliche\S* fakult|juridisk\S* fakult/iu,
    'law',
  ],
  [/wydzia\S+ farmaceutyczn|farmaceutick\S+ fakult|farmaceutisk\S* fakult/iu, 'pharmacy'],
];

function facultyWords(text: string): ReadonlySet<string> {
  return new Set(FACULTY_ADJECTIVES.filter(([pattern]) => pattern.test(text)).map(([, subject]) => subject));
}

/** Who graduated from the law school has a law degree, whatever letters it bore. */
export function conferredByFaculty(expected: string, finding: Finding, around: string): boolean {
  const subject = claimedProfession(expected);
  if (finding.status !== 'stated' || !/\bgraduat/i.test(finding.quote)) return false;
  const { name, unit } = finding.organisation ?? { name: '' };
  const named = [name, unit ?? ''].map(
    (part) => facultyOf(part)?.subject ?? (SCHOOL_OF.test(part) ? subjectIn(part) : undefined),
  );
  return subject !== undefined && (named.includes(subject) || facultyBefore(name, around) === subject);
}

const SCHOOL_OF = /\b(?:school|department|faculty|college)\b/i;

/** "Psychotherapist", "Midwife training": claimed by the profession that it makes, where that is no degree. */
export function isTrainedAs(claimed: string, title: string): boolean {
  const profession = claimed.replace(TRAINING, ' ').trim();
  return parseDegree(claimed) === null && compareTitles(profession, title).outcome === 'same';
}

const TRAINING = /\s(?:training|education|qualification|certification|course|diploma|studies)(?!\p{L})/iu;
