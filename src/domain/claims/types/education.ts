// A degree, or time spent, at a school.
import { z } from 'zod';
import { isAnyGraduation } from '../../degrees/graduation-words.ts';
import { parseDegree } from '../../degrees/parse-degree.ts';
import type { Finding } from '../../model/finding.ts';
import type { ClaimType, Scene } from '../claim-type.ts';
import { checkYearOrder, organisationDomain, text, year } from '../expected-members.ts';
import * as row from '../members.ts';

/** "Honorary doctorate", "Dr. h.c.": the claim itself says that it was not earned by study. */
function claimsHonour(expected: Readonly<Record<string, unknown>>): boolean {
  return typeof expected.degree === 'string' && /\bhonorary\b|\bhonoris\b|\bh\. ?c\./i.test(expected.degree);
}

function claimsDegree(expected: Readonly<Record<string, unknown>>): boolean {
  return typeof expected.degree === 'string' && expected.degree !== '';
}

/** "Executive Certificate", "diploma course": the claim itself is no degree. */
function claimsCourse(expected: Readonly<Record<string, unknown>>): boolean {
  if (typeof expected.degree !== 'string') return false;
  const level = parseDegree(expected.degree)?.level;
  return level === 'certificate' || /\b(?:certificate|course|programme|program)\b/i.test(expected.degree);
}

/** "Graduated" is claimed, and a doctorate goes on: who was admitted to it has finished an earlier study. */
function followsClaimed({ degree }: Finding, { expected }: Scene): boolean {
  const isLater = degree?.level === 'doctoral' || degree?.level === 'master';
  return isLater && typeof expected.degree === 'string' && isAnyGraduation(expected.degree);
}

/** A school that only the site implies may have had another name then. */
function namesItsSchool(finding: Finding): boolean {
  return finding.organisation?.how !== 'page_organisation';
}

/** The year itself: a residency may begin a year after the degree. */
const endsThen = ({ end }: Finding, { expected }: Scene): boolean =>
  typeof end === 'object' && end.year === expected.end_year;

/** The page names a later end than the claim. */
function expectedLater(finding: Finding, scene: Scene): boolean {
  const claimed = scene.expected.end_year;
  const end = finding.end;
  return typeof claimed === 'number' && end !== undefined && end !== 'present' && end.year > claimed;
}

/** Few people take a doctorate or a first professional degree twice; many take two masters. */
function takenOnce(finding: Finding): boolean {
  return finding.degree?.level === 'doctoral' || finding.degree?.level === 'professional';
}

export default {
  type: 'education',
  category: 'education',
  expected: z
    .looseObject({
      school: text.optional(),
      degree: text.optional(),
      field: text.optional(),
      start_year: year.optional(),
      end_year: year.optional(),
      organisation_domain: organisationDomain.optional(),
    })
    .superRefine(checkYearOrder),
  wanted: ['education'],
  mode: 'all',
  members: [
    row.school('school', { weight: 1 }), // "MIT" is "Massachusetts Institute of Technology"
    row.degree({ weight: 0.8 }), // "B.S." is "Bachelor of Science"; "B.A." for it is only near
    row.field({ weight: 0.3 }), // "CS" is "computer science"
    row.year('start_year', 'start', { weight: 0.2 }),
    row.year('end_year', 'end', { weight: 0.4 }), // 1998 for 1997 is rounding
  ],
  supporting(expected, finding) {
    switch (finding.status) {
      case 'stated':
        return true;
      case 'honorary':
        return claimsHonour(expected);
      case 'in_progress':
      case 'expected':
        // A year of the end says that it is over, and the page that it goes on.
        return !claimsDegree(expected) && (expected.end_year === undefined || typeof finding.end === 'object');
      case 'attended':
      case 'not_conferred':
        return !claimsDegree(expected);
      case 'non_degree':
        return !claimsDegree(expected) || claimsCourse(expected);
      case 'revoked':
      case 'negated':
        return false;
    }
  },
  exclusions: [
    {
      code: 'degree_not_conferred',
      strength: 1,
      when: { school: ['match', 'partial', 'unclaimed'], degree: ['match', 'partial', 'absent'] },
      statuses: ['not_conferred', 'negated', 'revoked'],
      reason: 'the degree was not conferred or was taken back',
      example: 'claimed B.A., Harvard; "attended Harvard University, but did not graduate"',
    },
    {
      code: 'never_attended',
      strength: 1,
      when: { school: ['match'], degree: ['unclaimed'] },
      statuses: ['negated'],
      reason: 'the page says that it did not happen',
      example: 'claimed Caltech; "never attended Caltech"',
    },
    {
      code: 'honorary_degree',
      strength: 0.9,
      when: { school: ['match', 'partial'], degree: ['match', 'partial', 'absent'] },
      statuses: ['honorary'],
      also: (_finding, scene) => !claimsHonour(scene.expected),
      reason: 'the degree is an honorary one',
      example: 'claimed LL.D., Harvard 1808; "honorary LLD 1808"',
    },
    {
      code: 'honorary_degree_of_that_year',
      strength: 0.9,
      when: { school: ['match', 'partial'], degree: ['mismatch'], end_year: ['match'] },
      statuses: ['honorary'],
      also: (_finding, scene) => !claimsHonour(scene.expected),
      reason: 'what the school gave in that year is an honorary degree',
      example: 'claimed B.Arch., Dundee 2008; "granted an honorary degree in 2008"',
    },
    {
      code: 'degree_in_progress',
      strength: 0.8,
      when: {
        school: ['match', 'partial', 'unclaimed'],
        degree: ['match', 'partial', 'absent'],
        end_year: ['unclaimed'],
      },
      statuses: ['in_progress', 'expected'],
      also: (finding, scene) => !followsClaimed(finding, scene),
      reason: 'the degree is not finished',
      example: 'claimed MBA, Memphis; "currently pursuing an MBA"',
    },
    {
      code: 'degree_expected_later',
      strength: 0.9,
      when: {
        school: ['match', 'partial'],
        degree: ['match', 'partial', 'absent'],
        end_year: ['partial', 'mismatch', 'match'],
      },
      statuses: ['in_progress', 'expected'],
      also: expectedLater,
      reason: 'the degree was not finished by then',
      example: 'claimed MS 2025; "will complete it in May 2027"',
    },
    {
      code: 'course_without_degree',
      strength: 0.6,
      when: { school: ['match', 'partial'], degree: ['match', 'partial', 'absent', 'mismatch'] },
      statuses: ['non_degree'],
      also: (_finding, scene) => !claimsCourse(scene.expected),
      reason: 'what was taken there is a course, not a degree',
      example: 'claimed MBA, Wharton; "a certificate programme at the Wharton School"',
    },
    {
      code: 'other_year',
      strength: 1,
      when: {
        school: ['match', 'partial'],
        degree: ['match', 'partial'],
        end_year: ['mismatch'],
        field: ['match', 'partial', 'absent', 'unclaimed'],
      },
      statuses: ['stated'],
      reason: 'the same degree is dated otherwise',
      example: 'claimed B.A., Norvane 1978; "her B.A., Norvane University, 1972"',
    },
    {
      code: 'other_year_of_graduation',
      strength: 0.6,
      when: { school: ['match'], degree: ['unclaimed'], end_year: ['mismatch'] },
      statuses: ['stated'],
      also: (finding) => finding.degree === undefined && /\bgraduated\b/i.test(finding.quote),
      reason: 'the graduation is dated otherwise',
      example: 'claimed Norvane College 1927; "was graduated from Norvane College in 1924"',
    },
    {
      code: 'other_degree_that_year',
      strength: 0.9,
      when: { school: ['match'], degree: ['mismatch'], end_year: ['match'] },
      statuses: ['stated'],
      also: endsThen,
      reason: 'what the school conferred in that year is another degree',
      example: 'claimed Ph.D., Gulf Technical 2008; "MSc 2008"',
    },
    {
      code: 'other_degree_there',
      strength: 0.4,
      when: { school: ['match'], degree: ['mismatch'], end_year: ['unclaimed', 'absent'] },
      statuses: ['stated'],
      reason: 'the degree named for that school is another one',
      example: 'claimed M.D., Harvard; "J.D., Harvard"; he may hold both',
    },
    {
      code: 'same_degree_elsewhere_that_year',
      strength: 0.9,
      when: {
        school: ['mismatch'],
        degree: ['match'],
        end_year: ['match'],
        field: ['match', 'partial', 'absent', 'unclaimed'],
      },
      statuses: ['stated'],
      also: namesItsSchool,
      reason: 'that degree of that year is from another school',
      example: 'claimed Ph.D., York University 1997; "Ph.D. (1997) from the University of York"',
    },
    {
      code: 'graduated_elsewhere_that_year',
      strength: 0.6,
      when: { school: ['mismatch'], degree: ['unclaimed'], end_year: ['match'], field: ['unclaimed', 'absent'] },
      statuses: ['stated'],
      voidWhenMentioned: true,
      also: (finding, scene) =>
        finding.degree === undefined &&
        finding.end !== undefined &&
        finding.end !== 'present' &&
        finding.end.year === scene.expected.end_year &&
        /\bgraduated\b/i.test(finding.quote) &&
        namesItsSchool(finding),
      reason: 'the graduation of that year is from another school',
      example: 'claimed Norvane College 1983; "graduated from Norvane State College in 1983"',
    },
    {
      code: 'doctorate_elsewhere',
      strength: 0.8,
      when: {
        school: ['mismatch'],
        degree: ['match'],
        end_year: ['absent', 'unclaimed'],
        field: ['match', 'partial', 'absent', 'unclaimed'],
      },
      statuses: ['stated'],
      also: (finding) => takenOnce(finding) && namesItsSchool(finding),
      reason: 'the doctorate is from another school',
      example: 'claimed Ph.D., Yale; "Ph.D. in philosophy from Harvard"',
    },
    {
      code: 'same_degree_elsewhere',
      strength: 0.4,
      when: {
        school: ['mismatch'],
        degree: ['match'],
        end_year: ['absent', 'unclaimed'],
        field: ['match', 'partial', 'absent', 'unclaimed'],
      },
      statuses: ['stated'],
      voidWhenMentioned: true,
      also: namesItsSchool,
      reason: 'the degree is from another school',
      example: 'claimed B.A., Yale; "B.A. from the University of Toronto"; he may hold two',
    },
  ],
} satisfies ClaimType;
