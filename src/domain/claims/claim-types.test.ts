// One table per claim type: a claim, a fact as a page states it, and what the fact says about the claim.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOrganisations } from '../../main/organisation-data.ts';
import { type FactSketch, makeSource } from '../judging/fixtures.ts';
import type { MatchStrength } from '../model/claim.ts';
import { assessFinding } from './assess-finding.ts';
import { CLAIM_TYPES } from './registry.generated.ts';

type Stance = 'supports' | 'contradicts' | 'mentions' | 'unrelated';
interface Row {
  type: string;
  expected: Record<string, unknown>;
  fact: Omit<FactSketch, 'says'> & { says?: string };
  stance: Stance;
  code?: string;
  strength?: MatchStrength;
}

const education = (
  expected: Record<string, unknown>,
  fact: Partial<FactSketch>,
  stance: Stance,
  code?: string,
  strength?: MatchStrength,
): Row => ({
  type: 'education',
  expected,
  fact: { kind: 'education', ...fact },
  stance,
  ...(code ? { code } : {}),
  ...(strength ? { strength } : {}),
});
const job = (expected: Record<string, unknown>, fact: Partial<FactSketch>, stance: Stance, code?: string): Row => ({
  type: 'employment',
  expected,
  fact: { kind: 'employment', ...fact },
  stance,
  ...(code ? { code } : {}),
});

const YALE = { organisation: 'Yale University', degree: 'B.A.', end: { year: 1974 } };

const ROWS: Row[] = [
  // The degree is near and the field is near: another study.
  education(
    { school: 'Yale University', degree: 'Master of Professional Studies', field: 'Public Relations' },
    { organisation: 'Yale University', degree: 'M.A.', field: 'Communication' },
    'mentions',
  ),
  job(
    { employer: 'Halden Robotics', title: 'Managing Director' },
    { organisation: 'Halden Robotics', title: 'Director' },
    'mentions',
  ),
  // A longer name is another organisation's, or a prize's.
  job({ employer: 'Norvane University' }, { organisation: 'Norvane University of Technology' }, 'unrelated'),
  job({ employer: 'Norvane Foundation' }, { organisation: 'Norvane Foundation Research Award' }, 'unrelated'),
  // The name of a system of universities does not name a member that is called otherwise.
  education(
    { school: 'North Carolina State University', degree: 'PhD' },
    { organisation: 'University of North Carolina', degree: 'PhD' },
    'unrelated',
  ),
  education(
    { school: 'University of North Carolina at Charlotte', degree: 'PhD' },
    { organisation: 'University of North Carolina', degree: 'PhD' },
    'supports',
  ),
  // "PhD, Oxford" can only be the university.
  education({ school: 'University of Oxford', degree: 'PhD' }, { organisation: 'Oxford', degree: 'PhD' }, 'supports'),
  education({ school: 'Yale University', degree: 'Bachelor of Arts', end_year: 1974 }, YALE, 'supports'),
  education({ school: 'Yale University', degree: 'Bachelor of Arts', end_year: 1975 }, YALE, 'supports'),
  education({ school: 'Yale University', degree: 'Bachelor of Arts', end_year: 1976 }, YALE, 'mentions'),
  education(
    { school: 'Yale University', degree: 'Bachelor of Arts', end_year: 1980 },
    YALE,
    'contradicts',
    'other_year',
  ),
  education(
    { school: 'Yale University', degree: 'Ph.D.', end_year: 1974 },
    YALE,
    'contradicts',
    'other_degree_that_year',
  ),
  education({ school: 'Yale University', degree: 'Ph.D.' }, YALE, 'contradicts', 'other_degree_there'),
  // A graduation without a degree is still an event of one year; an attendance is not.
  education(
    { school: 'Yale University', end_year: 1977 },
    { organisation: 'Yale University', end: { year: 1974 }, says: 'was graduated from Yale University in 1974' },
    'contradicts',
    'other_year_of_graduation',
  ),
  education(
    { school: 'Yale University', end_year: 1977 },
    {
      organisation: 'Yale University',
      end: { year: 1974 },
      status: 'attended',
      says: 'attended Yale University in 1974',
    },
    'mentions',
  ),
  education(
    { school: 'Harvard University', end_year: 1974 },
    { organisation: 'Yale University', end: { year: 1974 }, says: 'was graduated from Yale University in 1974' },
    'contradicts',
    'graduated_elsewhere_that_year',
  ),
  education(
    { school: 'Harvard University', end_year: 1974 },
    { organisation: 'Yale University', end: { year: 1973 }, says: 'was graduated from Yale University in 1973' },
    'unrelated',
  ),
  // The faculty of the claim is the place of a degree that only that faculty gives.
  education(
    { school: 'Northfield University School of Law', degree: 'Law degree' },
    {
      organisation: 'Northfield University',
      degree: 'law degree',
      says: 'took her law degree at Northfield University',
    },
    'supports',
  ),
  education(
    { school: 'Northfield University School of Law', degree: 'Juris Doctor' },
    { organisation: 'Northfield University', degree: 'B.A.', says: 'took her B.A. at Northfield University' },
    'mentions',
  ),
  // A degree that is claimed by its subject alone is any degree in it, and none in another.
  education(
    { school: 'Northfield University', degree: 'Psychology degree' },
    { organisation: 'Northfield University', degree: 'psykologexamen', says: 'psykologexamen, Northfield University' },
    'supports',
  ),
  education(
    { school: 'Northfield University', degree: 'Civilingenjör', field: 'Datateknik' },
    { organisation: 'Northfield University', degree: 'psykologexamen', says: 'psykologexamen, Northfield University' },
    'contradicts',
    'other_degree_there',
  ),
  // Who graduated from the law department has a law degree; who attended it has not.
  education(
    { school: 'Northfield University', degree: 'Law degree', end_year: 1927 },
    {
      organisation: 'Northfield University',
      end: { year: 1927 },
      says: 'was graduated from the law department of Northfield University in 1927',
    },
    'supports',
  ),
  education(
    { school: 'Northfield University', degree: 'Law degree', end_year: 1927 },
    {
      organisation: 'Northfield University',
      end: { year: 1927 },
      status: 'attended',
      says: 'attended the law department of Northfield University in 1927',
    },
    'mentions',
  ),
  // A chair declined in one town says nothing of a chair in another.
  job(
    { employer: 'Halden University', title: 'Chair' },
    {
      organisation: 'Norvane University',
      title: 'chair',
      status: 'negated',
      says: 'declined a chair at Norvane University',
    },
    'unrelated',
  ),
  job(
    { employer: 'Government of Volgin', title: 'President', start_date: '2006' },
    {
      organisation: 'Forward Volgin',
      title: 'president',
      start: { year: 2006 },
      status: 'negated',
      says: 'ran unsuccessfully for president in 2006 for Forward Volgin',
    },
    'contradicts',
    'post_not_taken_by_title',
  ),
  education(
    { school: 'Norvane College', degree: 'Diploma', field: 'Nursing' },
    { organisation: 'Norvane College', field: 'nursing', says: 'received a diploma in nursing from Norvane College' },
    'supports',
  ),
  // Two universities with the same words.
  job(
    { employer: 'Newcastle University', title: 'Lecturer' },
    {
      organisation: 'University of Newcastle',
      title: 'lecturer',
      says: 'was a lecturer at the University of Newcastle',
    },
    'unrelated',
  ),
  job(
    { employer: 'Tessel Maps', start_date: '1996' },
    { organisation: 'Tessel Maps', start: { year: 1991 }, says: 'joined Tessel Maps in 1991' },
    'contradicts',
    'other_entry',
  ),
  // Who only joined may be there still; a career that was started somewhere went on elsewhere.
  job(
    { employer: 'Tessel Maps', is_current: true },
    { organisation: 'Tessel Maps', current: false, says: 'joined Tessel Maps as an analyst' },
    'supports',
  ),
  job(
    { employer: 'Tessel Maps', is_current: true },
    { organisation: 'Tessel Maps', current: false, says: 'started her career in Tessel Maps' },
    'contradicts',
    'no_longer_held',
  ),
  job(
    { employer: 'Tessel Maps', start_date: '1996' },
    { organisation: 'Tessel Maps', start: { year: 1991 }, says: 'worked at Tessel Maps in 1991' },
    'mentions',
  ),
  education(
    { school: 'Harvard University', degree: 'B.A.', end_year: 1974 },
    YALE,
    'contradicts',
    'same_degree_elsewhere_that_year',
  ),
  education({ school: 'Harvard University', degree: 'B.A.' }, YALE, 'contradicts', 'same_degree_elsewhere'),
  // Alike in their words, and both known as schools of their own.
  education(
    { school: 'York University', degree: 'PhD', end_year: 1997 },
    { organisation: 'University of York', degree: 'PhD', end: { year: 1997 } },
    'contradicts',
    'same_degree_elsewhere_that_year',
  ),
  education({ school: 'Harvard University' }, YALE, 'unrelated'),
  education({ school: 'Harvard University', degree: 'Ph.D.' }, YALE, 'unrelated'),
  education(
    { school: 'Harvard University', degree: 'Ph.D.' },
    { organisation: 'Yale University', degree: 'Ph.D.' },
    'contradicts',
    'doctorate_elsewhere',
  ),
  education(
    { school: 'Harvard University', degree: 'Ph.D.', field: 'Computer Science' },
    { organisation: 'Yale University', degree: 'Ph.D.', field: 'Materials Science' },
    'unrelated',
  ),
  education({ school: 'Yale University' }, YALE, 'supports'),
  education({ degree: 'Bachelor of Arts' }, YALE, 'supports'),
  education(
    { school: 'Yale University', degree: 'B.A.' },
    { organisation: 'Yale University', status: 'attended' },
    'mentions',
  ),
  education({ school: 'Yale University' }, { organisation: 'Yale University', status: 'attended' }, 'supports'),
  education(
    { school: 'Yale University', degree: 'B.A.' },
    { organisation: 'Yale University', status: 'not_conferred' },
    'contradicts',
    'degree_not_conferred',
  ),
  education({ school: 'Yale University' }, { organisation: 'Yale University', status: 'not_conferred' }, 'supports'),
  education(
    { school: 'Yale University', degree: 'Ph.D.' },
    { organisation: 'Yale University', degree: 'Ph.D.', status: 'honorary' },
    'contradicts',
    'honorary_degree',
  ),
  education(
    { school: 'Yale University', degree: 'Honorary doctorate' },
    { organisation: 'Yale University', degree: 'doctorate', status: 'honorary' },
    'supports',
  ),
  education(
    { school: 'Yale University', degree: 'MBA' },
    { organisation: 'Yale University', degree: 'MBA', status: 'in_progress' },
    'contradicts',
    'degree_in_progress',
  ),
  education(
    { school: 'Yale University', degree: 'graduated' },
    { organisation: 'Yale University', degree: 'Ph.D.', status: 'in_progress' },
    'mentions',
  ),
  education(
    { school: 'Yale University', degree: 'graduated' },
    { organisation: 'Yale University', degree: 'B.A.', status: 'in_progress' },
    'contradicts',
    'degree_in_progress',
  ),
  education(
    { school: 'Yale University', degree: 'MBA', end_year: 2030 },
    { organisation: 'Yale University', degree: 'MBA', status: 'in_progress' },
    'mentions',
  ),
  education(
    { school: 'Yale University', degree: 'MBA' },
    { organisation: 'Yale University', status: 'non_degree' },
    'contradicts',
    'course_without_degree',
  ),
  education(
    { school: 'Yale University', degree: 'B.A.' },
    { organisation: 'Yale University', degree: 'B.S.' },
    'mentions',
    undefined,
    'strict',
  ),
  education(
    { school: 'Yale University', degree: 'MBA', end_year: 2025 },
    { organisation: 'Yale University', degree: 'MBA', status: 'in_progress', end: { year: 2027 } },
    'contradicts',
    'degree_expected_later',
  ),
  education(
    { school: 'Yale University', degree: 'MBA', end_year: 2025 },
    { organisation: 'Yale University', degree: 'MBA', status: 'expected', end: { year: 2025 } },
    'mentions',
  ),
  education(
    { school: 'Yale University', degree: 'Honorary degree', end_year: 2008 },
    { organisation: 'Yale University', status: 'honorary', end: { year: 2008 } },
    'supports',
  ),
  education(
    { school: 'Yale University', degree: 'Law degree' },
    { organisation: 'Yale University', degree: 'doctorate', field: 'Geology' },
    'contradicts',
    'other_degree_there',
  ),
  education({}, YALE, 'unrelated'),
  job(
    { employer: 'Halden Robotics', title: 'Chief Technology Officer' },
    { organisation: 'Halden Robotics', title: 'CTO' },
    'supports',
  ),
  job(
    { employer: 'Halden Robotics', title: 'CTO', is_current: true },
    { organisation: 'Halden Robotics', title: 'CTO', current: false },
    'contradicts',
    'no_longer_held',
  ),
  job(
    { employer: 'Halden Robotics', title: 'CTO', is_current: true },
    { organisation: 'Halden Robotics', title: 'CTO', says: 'CTO, Halden Robotics' },
    'supports',
  ),
  job(
    { employer: 'Halden Robotics', title: 'CTO', is_current: true },
    {
      organisation: 'Halden Robotics',
      title: 'CTO',
      says: 'In spring she took up the post of CTO at Halden Robotics.',
    },
    'mentions',
  ),
  job(
    { employer: 'Halden Robotics', title: 'CTO', start_date: '2010' },
    { organisation: 'Halden Robotics', title: 'CTO', start: { year: 2019 } },
    'contradicts',
    'other_start',
  ),
  // Two posts in one sentence: the claimed year is that of the other.
  job(
    { employer: 'Halden Robotics', title: 'Engineer', start_date: '2008' },
    {
      organisation: 'Halden Robotics',
      title: 'engineer',
      start: { year: 1996 },
      says: 'Technician at Halden Robotics from 1996 and engineer there from 2008.',
    },
    'mentions',
  ),
  job(
    { employer: 'Halden Robotics', title: 'CTO', start_date: '2019-02' },
    { organisation: 'Halden Robotics', title: 'CTO', start: { year: 2019 } },
    'supports',
  ),
  job({ employer: 'Halden Robotics', title: 'CTO' }, { organisation: 'Halden Robotics' }, 'mentions'),
  job({ employer: 'Halden Robotics' }, { organisation: 'Ostmark Automation', title: 'CTO' }, 'unrelated'),
  job(
    { employer: 'Halden Robotics', title: 'Secretary of War' },
    { organisation: 'Halden Robotics', title: 'Secretary of War', status: 'negated' },
    'contradicts',
    'post_not_taken',
  ),
  {
    type: 'business',
    expected: { business_name: 'Clearplate Pte Ltd', role: 'Founder' },
    fact: { kind: 'business', organisation: 'Clearplate', title: 'founder' },
    stance: 'supports',
  },
  {
    type: 'business',
    expected: { business_name: 'Clearplate' },
    fact: { kind: 'business', organisation: 'Quillstone' },
    stance: 'unrelated',
  },
  {
    type: 'award',
    expected: { name: 'Golden Gear Prize', year: 2018 },
    fact: { kind: 'award', title: 'Golden Gear Prize', end: { year: 2018 } },
    stance: 'supports',
  },
  {
    type: 'award',
    expected: { name: 'Golden Gear Prize', year: 2018 },
    fact: { kind: 'award', title: 'Golden Gear Prize', end: { year: 2019 } },
    stance: 'mentions',
  },
  {
    type: 'award',
    expected: { name: 'Golden Gear Prize', year: 2010 },
    fact: { kind: 'award', title: 'Golden Gear Prize', end: { year: 2019 } },
    stance: 'contradicts',
    code: 'award_of_another_year',
  },
  {
    type: 'award',
    expected: { name: 'Golden Gear Prize' },
    fact: { kind: 'award', title: 'Silver Spoon Medal' },
    stance: 'unrelated',
  },
  {
    type: 'credential',
    expected: { name: 'Certified Bioprocess Lead', issuer: 'Asian Bioprocess Council' },
    fact: { kind: 'credential', title: 'Certified Bioprocess Lead', organisation: 'Asian Bioprocess Council' },
    stance: 'supports',
  },
  {
    type: 'credential',
    expected: { name: 'Certified Bioprocess Lead' },
    fact: { kind: 'credential', title: 'Certified Bioprocess Lead', status: 'revoked' },
    stance: 'contradicts',
    code: 'credential_not_held',
  },
  {
    type: 'publication',
    expected: { title: 'Grain growth arrest in flash-sintered yttria', year: 2018 },
    fact: { kind: 'publication', title: 'Grain Growth Arrest in Flash-Sintered Yttria', end: { year: 2018 } },
    stance: 'supports',
  },
  {
    type: 'publication',
    expected: { title: 'Grain growth arrest in flash-sintered yttria' },
    fact: { kind: 'publication', title: 'Another paper altogether' },
    stance: 'unrelated',
  },
  {
    type: 'location',
    expected: { location: 'Berlin' },
    fact: { kind: 'location', value: 'Berlin, Germany' },
    stance: 'supports',
  },
  {
    type: 'location',
    expected: { location: 'Berlin' },
    fact: { kind: 'location', value: 'Lisbon, Portugal' },
    stance: 'unrelated',
  },
  {
    type: 'identity',
    expected: { github_url: 'https://codeharbor.example/ds' },
    fact: { kind: 'profile_link', value: 'http://www.codeharbor.example/ds/' },
    stance: 'supports',
  },
  {
    type: 'identity',
    expected: { email_domain: 'tanglin.example' },
    fact: { kind: 'contact', value: 'zw@tanglin.example' },
    stance: 'supports',
  },
  {
    type: 'identity',
    expected: { github_url: 'https://codeharbor.example/ds' },
    fact: { kind: 'profile_link', value: 'https://codeharbor.example/other' },
    stance: 'unrelated',
  },
  {
    type: 'custom',
    expected: { statement: 'Jane Doe is Chief Technology Officer of Halden Robotics' },
    fact: { kind: 'employment', organisation: 'Halden Robotics', title: 'Chief Technology Officer' },
    stance: 'supports',
  },
  {
    type: 'custom',
    expected: { statement: 'Jane Doe is Chief Technology Officer of Halden Robotics' },
    fact: { kind: 'employment', organisation: 'Ostmark Automation', title: 'Engineer' },
    stance: 'unrelated',
  },
  job({ employer: 'City of Port Ansel', title: 'Mayor' }, { organisation: 'Port Ansel', title: 'mayor' }, 'supports'),
  job(
    { employer: 'Government of Ukraine', title: 'President', is_current: true },
    { organisation: 'Ukrainian', title: 'President', current: false },
    'contradicts',
    'no_longer_held',
  ),
  job({ employer: 'City of Port Ansel', title: 'Cook' }, { organisation: 'Port Ansel', title: 'Cook' }, 'unrelated'),
  job(
    { employer: 'Ministry of Foreign Affairs of Norway', title: 'Foreign Minister' },
    { organisation: 'Norway', title: 'foreign minister' },
    'supports',
  ),
  job({ title: 'Foreign Minister of China' }, { organisation: 'Norway', title: 'foreign minister' }, 'unrelated'),
  job({ title: 'Foreign Minister of Norway' }, { organisation: 'Norwegian', title: 'foreign minister' }, 'supports'),
  job({ title: 'Secretary of State' }, { organisation: 'Norway', title: 'Secretary of State' }, 'supports'),
  job(
    { employer: 'Northern Command', title: 'Commander', is_current: true },
    { organisation: 'Northern Command', title: 'former head', current: false },
    'contradicts',
    'lead_no_longer_held',
  ),
  job(
    { employer: 'Tessel Maps', title: 'Product Manager', is_current: true },
    {
      organisation: 'Tessel Maps',
      title: 'heads',
      current: false,
      says: 'She heads product elsewhere and was at Tessel Maps until 2024.',
    },
    'contradicts',
    'left_the_house',
  ),
  job(
    { employer: 'Tessel Maps', title: 'Product Manager', is_current: true },
    { organisation: 'Tessel Maps', title: 'analyst', current: false, says: 'She was an analyst at Tessel Maps.' },
    'mentions',
  ),
  job(
    { employer: 'Tessel Maps', title: 'Lead Data Scientist', start_date: '2018', end_date: '2025' },
    { organisation: 'Tessel Maps', title: 'data analyst', start: { year: 2018 }, end: { year: 2025 } },
    'contradicts',
    'other_post_those_years',
  ),
  job(
    { employer: 'Norvane University', title: 'Professor', start_date: '2018', end_date: '2025' },
    { organisation: 'Norvane University', title: 'Dean', start: { year: 2018 }, end: { year: 2025 } },
    'mentions',
  ),
  job(
    { employer: 'Norvane University', title: 'Professor Emeritus' },
    { organisation: 'Norvane University', title: 'Vice-Chancellor' },
    'mentions',
  ),
  job(
    { employer: 'Tessel Maps', title: 'Associate Professor' },
    { organisation: 'Tessel Maps', title: 'Conferențiar' },
    'supports',
  ),
];

const { index } = openOrganisations();

for (const row of ROWS) {
  const label = `${row.type} ${JSON.stringify(row.expected)} against ${JSON.stringify(row.fact)}${row.strength ? ` (${row.strength})` : ''}`;
  test(`${label}: ${row.stance}`, () => {
    const type = CLAIM_TYPES.find((candidate) => candidate.type === row.type);
    assert.ok(type);
    const source = makeSource({
      id: 's',
      url: 'https://news.example/a',
      name: 'Jane Doe',
      facts: [{ ...row.fact, says: row.fact.says ?? 'Jane Doe, as the page has it.' }],
    });
    const assessment = assessFinding(type, source.findings[0]!, {
      strength: row.strength ?? 'semantic',
      expected: row.expected,
      siteName: null,
      currentYear: 2026,
      aroundOf: () => source.text,
      organisations: index,
      others: [],
    });
    assert.equal(assessment.stance, row.stance);
    if (row.code) assert.equal(assessment.exclusion?.code, row.code);
  });
}

test('every claim type accepts an empty expected object', () => {
  assert.ok(CLAIM_TYPES.length >= 9);
  for (const type of CLAIM_TYPES) assert.equal(type.expected.safeParse({}).success, true, type.type);
});

test('every exclusion carries its reason and its example', () => {
  const rows = CLAIM_TYPES.flatMap((type) => type.exclusions);
  assert.ok(rows.length > 20);
  for (const row of rows) {
    assert.ok(row.reason.length > 10 && row.example.length > 10, row.code);
    assert.ok(row.strength > 0 && row.strength <= 1, row.code);
  }
});
