// A faculty and its university: "Stonefield University School of Law" beside "a law degree at Stonefield University".
import { compareFields } from '../fields/compare-fields.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import { memoise } from '../text/memoise.ts';

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
const PROFESSION = /^(?:an? )?(?:(law|medical|dental|veterinary|pharmacy) degree|degree in (law|medicine|dentistry))$/i;

/** Who graduated from the law school has a law degree, whatever letters it bore. */
export function conferredByFaculty(expected: string, finding: Finding, around: string): boolean {
  const claimed = PROFESSION.exec(expected.trim());
  if (claimed === null || finding.status !== 'stated' || !/\bgraduat/i.test(finding.quote)) return false;
  const subject = subjectIn(claimed[1] ?? claimed[2] ?? '');
  const { name, unit } = finding.organisation ?? { name: '' };
  const named = [name, unit ?? ''].map(
    (part) => facultyOf(part)?.subject ?? (SCHOOL_OF.test(part) ? subjectIn(part) : undefined),
  );
  return subject !== undefined && (named.includes(subject) || facultyBefore(name, around) === subject);
}

const SCHOOL_OF = /\b(?:school|department|faculty|college)\b/i;
