// Fills a template's extraction_schema from what a page states about the person. A member is filled when its name says what it
// holds ("schools", "latest_employer", "degree"); the schema decides between one value, a list, and records.
import type { ResolvedIdentity } from '../identity/identity-types.ts';
import type { Finding, FindingKind } from '../model/finding.ts';
import type { EndDate, PartialDate } from '../model/partial-date.ts';
import type { ReadSource } from '../model/source.ts';
import { asSchema, followReferences, type Schema } from './follow-references.ts';

interface Reading {
  kinds: readonly FindingKind[];
  value(finding: Finding): unknown;
}

function year(date: EndDate | undefined): number | undefined {
  return date === undefined || date === 'present' ? undefined : date.year;
}

function iso(date: EndDate | PartialDate | undefined): string | undefined {
  if (date === undefined || date === 'present') return date;
  const two = (part: number): string => String(part).padStart(2, '0');
  return [
    String(date.year),
    date.month === undefined ? null : two(date.month),
    date.day === undefined ? null : two(date.day),
  ]
    .filter((part) => part !== null)
    .join('-');
}

/** By the singular of a member's last word: `latest_employers` reads as `employer`. */
const READINGS: Readonly<Record<string, Reading>> = {
  school: { kinds: ['education'], value: (finding) => finding.organisation?.name },
  university: { kinds: ['education'], value: (finding) => finding.organisation?.name },
  degree: { kinds: ['education'], value: (finding) => finding.degree?.surface },
  field: { kinds: ['education'], value: (finding) => finding.field },
  major: { kinds: ['education'], value: (finding) => finding.field },
  employer: { kinds: ['employment', 'business'], value: (finding) => finding.organisation?.name },
  company: { kinds: ['employment', 'business'], value: (finding) => finding.organisation?.name },
  business: { kinds: ['business'], value: (finding) => finding.organisation?.name },
  title: { kinds: ['employment', 'business'], value: (finding) => finding.title },
  role: { kinds: ['employment', 'business'], value: (finding) => finding.title },
  position: { kinds: ['employment', 'business'], value: (finding) => finding.title },
  credential: { kinds: ['credential'], value: (finding) => finding.title },
  licence: { kinds: ['credential'], value: (finding) => finding.title },
  license: { kinds: ['credential'], value: (finding) => finding.title },
  certificate: { kinds: ['credential'], value: (finding) => finding.title },
  award: { kinds: ['award'], value: (finding) => finding.title },
  publication: { kinds: ['publication'], value: (finding) => finding.title },
  location: { kinds: ['location'], value: (finding) => finding.value },
  city: { kinds: ['location'], value: (finding) => finding.value },
  profile: { kinds: ['profile_link'], value: (finding) => finding.value },
  quote: { kinds: ['education', 'employment', 'business', 'credential', 'award'], value: (finding) => finding.quote },
  start_year: { kinds: ['education', 'employment', 'business'], value: (finding) => finding.start?.year },
  end_year: { kinds: ['education', 'employment', 'business'], value: (finding) => year(finding.end) },
  start_date: { kinds: ['education', 'employment', 'business'], value: (finding) => iso(finding.start) },
  end_date: { kinds: ['education', 'employment', 'business'], value: (finding) => iso(finding.end) },
};

/** Members that hold whole records, by the kind of fact. */
const RECORDS: Readonly<Record<string, readonly FindingKind[]>> = {
  education: ['education'],
  degrees: ['education'],
  employment: ['employment'],
  job: ['employment'],
  experience: ['employment', 'business'],
  business: ['business'],
};

const MOST_VALUES = 50;

function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name;
}

/** A tenant may call a member `constructor`, and every object has one of those. */
function entry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function readingOf(member: string): Reading | null {
  const lower = member.toLowerCase();
  const last = singular(lower.split(/[_\s-]/).at(-1) ?? lower);
  return entry(READINGS, lower) ?? entry(READINGS, singular(lower)) ?? entry(READINGS, last) ?? null;
}

/** A part of the schema with its references followed. */
type Follow = (value: unknown) => Schema;

function accepts(schema: Schema, value: unknown): boolean {
  const type = schema.type;
  if (typeof type !== 'string') return value !== undefined;
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  return type === 'string' && typeof value === 'string';
}

function fillRecord(schema: Schema, finding: Finding, follow: Follow): Record<string, unknown> | null {
  const filled: Record<string, unknown> = {};
  for (const [member, inner] of Object.entries(asSchema(schema.properties))) {
    const value = readingOf(member)?.value(finding);
    if (value !== undefined && accepts(follow(inner), value)) filled[member] = value;
  }
  const required = Array.isArray(schema.required) ? schema.required : [];
  return required.every((member) => Object.hasOwn(filled, String(member))) && Object.keys(filled).length > 0
    ? filled
    : null;
}

function fillMember(member: string, schema: Schema, findings: readonly Finding[], follow: Follow): unknown {
  const lower = member.toLowerCase();
  const recordKinds = entry(RECORDS, lower) ?? entry(RECORDS, singular(lower));
  const items = follow(schema.items);
  if (schema.type === 'array' && items.type === 'object' && recordKinds) {
    const records = findings
      .filter((finding) => recordKinds.includes(finding.kind))
      .map((finding) => fillRecord(items, finding, follow));
    const kept = records.filter((record) => record !== null).slice(0, MOST_VALUES);
    return kept.length > 0 ? kept : undefined;
  }
  const reading = readingOf(member);
  if (reading === null) return undefined;
  const wanted = schema.type === 'array' ? items : schema;
  const values = findings
    .filter((finding) => reading.kinds.includes(finding.kind))
    .map((finding) => reading.value(finding))
    .filter((value) => value !== undefined && accepts(wanted, value));
  if (values.length === 0) return undefined;
  return schema.type === 'array' ? [...new Set(values)].slice(0, MOST_VALUES) : values[0];
}

/** By source id; sources that state nothing the schema asks for are left out. */
export function fillExtraction(
  schema: Schema,
  sources: readonly ReadSource[],
  identity: ResolvedIdentity,
): Record<string, Record<string, unknown>> {
  const follow: Follow = (value) => followReferences(schema, value);
  const members = Object.entries(asSchema(follow(schema).properties)).map(
    ([member, inner]) => [member, follow(inner)] as const,
  );
  const filled: Record<string, Record<string, unknown>> = {};
  if (members.length === 0) return filled;
  const names = new Map(identity.sources.map((entry) => [entry.sourceId, new Set(entry.names)]));
  for (const source of sources) {
    const findings = source.findings.filter((finding) => names.get(source.sourceId)?.has(finding.person.name));
    const values: Record<string, unknown> = {};
    for (const [member, inner] of members) {
      const value = fillMember(member, inner, findings, follow);
      if (value !== undefined) values[member] = value;
    }
    if (Object.keys(values).length > 0) filled[source.sourceId] = values;
  }
  return filled;
}
