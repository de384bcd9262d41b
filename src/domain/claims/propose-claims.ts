// From what a text states about its subject to claims that a person can confirm and have checked.

import type { Claim } from '../model/claim.ts';
import type { Finding } from '../model/finding.ts';
import type { EndDate } from '../model/partial-date.ts';
import type { Person } from '../model/person.ts';
import { foldWords } from '../text/fold.ts';

export interface ClaimProposal {
  person: Partial<Person>;
  claims: Claim[];
  quotes: Record<string, string>;
}

const MOST_CLAIMS = 50;

function iso(date: EndDate | undefined): string | undefined {
  if (date === undefined || date === 'present') return date;
  const two = (part: number): string => String(part).padStart(2, '0');
  const month = date.month === undefined ? '' : `-${two(date.month)}`;
  return `${String(date.year).padStart(4, '0')}${month}${date.month === undefined || date.day === undefined ? '' : `-${two(date.day)}`}`;
}

function year(date: EndDate | undefined): number | undefined {
  return date === undefined || date === 'present' ? undefined : date.year;
}

function stated(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null));
}

function work(finding: Finding): Record<string, unknown> {
  return {
    start_date: iso(finding.start),
    end_date: finding.current === true ? 'present' : iso(finding.end),
  };
}

/** By kind of finding: the claim type, and its expected members in the words of the text. */
const EXPECTED: Partial<
  Record<Finding['kind'], (finding: Finding) => { type: string; expected: Record<string, unknown> }>
> = {
  education: (finding) => ({
    type: 'education',
    expected: {
      school: finding.organisation?.name,
      degree: finding.degree?.surface,
      field: finding.field,
      start_year: finding.start?.year,
      end_year: year(finding.end),
    },
  }),
  employment: (finding) => ({
    type: 'employment',
    expected: { employer: finding.organisation?.name, title: finding.title, ...work(finding) },
  }),
  business: (finding) => ({
    type: 'business',
    expected: { business_name: finding.organisation?.name, role: finding.title, ...work(finding) },
  }),
  credential: (finding) => ({
    type: 'credential',
    expected: { name: finding.title, issuer: finding.organisation?.name, start_date: iso(finding.start) },
  }),
  award: (finding) => ({
    type: 'award',
    expected: {
      name: finding.title,
      issuer: finding.organisation?.name,
      year: year(finding.end) ?? finding.start?.year,
    },
  }),
  publication: (finding) => ({
    type: 'publication',
    expected: {
      title: finding.title,
      venue: finding.organisation?.name,
      year: year(finding.end) ?? finding.start?.year,
    },
  }),
};

/** Unfinished and honorary degrees are not claims of a degree; they are left to the person to write. */
const PROPOSED_STATUS: readonly Finding['status'][] = ['stated', 'attended'];

function keyOf(type: string, expected: Record<string, unknown>, used: ReadonlySet<string>): string {
  const words = String(
    expected.school ?? expected.employer ?? expected.business_name ?? expected.name ?? expected.title ?? '',
  );
  const base = `${type}-${
    foldWords(words)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'claim'
  }`;
  let key = base;
  for (let count = 2; used.has(key); count += 1) key = `${base}-${count}`;
  return key;
}

export function proposeFromFindings(
  findings: readonly Finding[],
  people: readonly { name: string; subject: boolean }[],
): ClaimProposal {
  const subject = people.find((person) => person.subject)?.name ?? people[0]?.name;
  const own = findings.filter((finding) => finding.person.subject || finding.person.name === subject);
  const claims: Claim[] = [];
  const quotes: Record<string, string> = {};
  const seen = new Set<string>();
  const keys = new Set<string>();
  for (const finding of own) {
    const made = PROPOSED_STATUS.includes(finding.status) ? EXPECTED[finding.kind]?.(finding) : undefined;
    const expected = made ? stated(made.expected) : {};
    const identity = JSON.stringify([made?.type, expected]).toLowerCase();
    if (!made || Object.keys(expected).length === 0 || seen.has(identity) || claims.length >= MOST_CLAIMS) continue;
    seen.add(identity);
    const key = keyOf(made.type, expected, keys);
    keys.add(key);
    claims.push({ claim_key: key, claim_type: made.type, expected });
    quotes[key] = finding.quote;
  }
  return { person: personOf(subject, own), claims, quotes };
}

function personOf(subject: string | undefined, findings: readonly Finding[]): Partial<Person> {
  const present = findings.find((finding) => finding.kind === 'employment' && finding.current === true);
  return stated({
    full_name: subject,
    location: findings.find((finding) => finding.kind === 'location')?.value,
    current_company: present?.organisation?.name,
    current_title: present?.title,
  }) as Partial<Person>;
}
