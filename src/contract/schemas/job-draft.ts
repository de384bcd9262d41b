// Reads the body that creates a job, and the claims of a template: one pass, every fault, every unknown member.
import type { Claim } from '../../domain/model/claim.ts';
import type { FieldFault } from '../../domain/model/fault.ts';
import type { Options as OptionsModel } from '../../domain/model/options.ts';
import type { Person as PersonModel } from '../../domain/model/person.ts';
import type { Path } from '../reading/path.ts';
import type { JsonBody } from '../reading/read-json.ts';
import { findUnknown, type KnownMembers, knownMembers, MemberWarnings } from '../reading/unknown-members.ts';
import { check, fieldFault, throwFaults } from '../reading/validate.ts';
import { ClaimFrame, EXPECTED_SCHEMAS, MAX_CLAIMS } from './claim.ts';
import { CreateJob } from './job.ts';
import { legalBasis, metadata as metadataSchema, purpose } from './members.ts';
import { Options } from './options.ts';
import { Person } from './person.ts';

/** What a client asks for, checked by itself; a template may still add to it. */
export interface JobDraft {
  person: PersonModel;
  /** Null when the body left them out, which only a template with claims allows. */
  claims: Claim[] | null;
  templateId: string | null;
  options: OptionsModel | null;
  metadata: Record<string, unknown> | null;
  purpose: string | null;
  legalBasis: string | null;
  warnings: string[];
}

const TOP = new Set(Object.keys(CreateJob.shape));
const PERSON = knownMembers(Person)!;
const OPTIONS = knownMembers(Options)!;
const CLAIM = knownMembers(ClaimFrame)!;
const EXPECTED = new Map<string, KnownMembers>(
  [...EXPECTED_SCHEMAS].map(([type, schema]) => [type, knownMembers(schema)!]),
);

export function readJobDraft(body: JsonBody): JobDraft {
  return readDraft(body, true);
}

/** The same members for a preview, where the template is named by the address. */
export function readPreviewDraft(body: JsonBody): JobDraft {
  return readDraft(body, false);
}

function readDraft(body: JsonBody, takesTemplate: boolean): JobDraft {
  const faults: FieldFault[] = [...body.faults];
  const warnings = new MemberWarnings();
  const value = body.value;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    faults.push(fieldFault([], value === undefined ? 'is required' : 'must be an object', 'invalid_type'));
    throwFaults(faults);
  }
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    if (!TOP.has(name) || (name === 'template_id' && !takesTemplate)) warnings.add('unknown_member', [name]);
  }
  const person = check(Person, members.person, ['person'], faults) as PersonModel | undefined;
  findUnknown(PERSON, members.person, ['person'], warnings);
  const templateId = takesTemplate ? readTemplateId(members.template_id, faults) : null;
  const claims = readDraftClaims(members.claims, !takesTemplate || templateId !== null, faults, warnings);
  const options = members.options === undefined ? null : check(Options, members.options, ['options'], faults);
  findUnknown(OPTIONS, members.options, ['options'], warnings);
  const metadata =
    members.metadata === undefined ? null : check(metadataSchema, members.metadata, ['metadata'], faults);
  const why = readPurpose(members, faults);
  throwFaults(faults);
  return {
    person: person!,
    claims,
    templateId,
    options: options ?? null,
    metadata: metadata ?? null,
    ...why,
    warnings: warnings.finish(),
  };
}

/** Why the person is looked up and what allows it; both may be left out. */
function readPurpose(members: Record<string, unknown>, faults: FieldFault[]): Pick<JobDraft, 'purpose' | 'legalBasis'> {
  const read = (schema: typeof purpose, name: string): string | null =>
    members[name] === undefined ? null : (check(schema, members[name], [name], faults)?.trim() ?? null);
  return { purpose: read(purpose, 'purpose'), legalBasis: read(legalBasis, 'legal_basis') };
}

function readTemplateId(value: unknown, faults: FieldFault[]): string | null {
  if (value === undefined || value === null) return null;
  return check(CreateJob.shape.template_id, value, ['template_id'], faults) ?? null;
}

function readDraftClaims(
  value: unknown,
  mayBeAbsent: boolean,
  faults: FieldFault[],
  warnings: MemberWarnings,
): Claim[] | null {
  if (value === undefined && mayBeAbsent) return null;
  return readClaims(value, ['claims'], faults, warnings);
}

/** 1 to 50 claims with keys of their own. */
export function readClaims(value: unknown, at: Path, faults: FieldFault[], warnings: MemberWarnings): Claim[] {
  if (!Array.isArray(value)) {
    const missing = value === undefined;
    faults.push(fieldFault(at, missing ? 'is required' : 'must be an array', missing ? 'required' : 'invalid_type'));
    return [];
  }
  if (value.length === 0) faults.push(fieldFault(at, 'must have at least 1 items', 'too_short'));
  if (value.length > MAX_CLAIMS) {
    faults.push(fieldFault(at, `must have at most ${MAX_CLAIMS} items`, 'too_long'));
    return [];
  }
  const firstPlace = new Map<string, number>();
  const claims: Claim[] = [];
  for (let index = 0; index < value.length; index++) {
    const claim = readClaim(value[index], [...at, index], faults, warnings);
    if (claim) claims.push(claim);
    const key = (value[index] as { claim_key?: unknown } | null)?.claim_key;
    if (typeof key !== 'string') continue;
    const earlier = firstPlace.get(key);
    if (earlier === undefined) firstPlace.set(key, index);
    else {
      const message = `is the same as that of ${at.join('.')}[${earlier}]; keys are unique in a job`;
      faults.push(fieldFault([...at, index, 'claim_key'], message, 'duplicate'));
    }
  }
  return claims;
}

function readClaim(
  value: unknown,
  at: (string | number)[],
  faults: FieldFault[],
  warnings: MemberWarnings,
): Claim | undefined {
  const frame = check(ClaimFrame, value, at, faults);
  findUnknown(CLAIM, value, at, warnings);
  const raw = value as { claim_type?: unknown; expected?: unknown } | null | undefined;
  const type = typeof raw?.claim_type === 'string' ? raw.claim_type : '';
  const schema = EXPECTED_SCHEMAS.get(type);
  const expectedValue = raw?.expected;
  if (!schema || expectedValue === null || typeof expectedValue !== 'object' || Array.isArray(expectedValue)) return;
  const expected = check(schema, expectedValue, [...at, 'expected'], faults);
  findUnknown(EXPECTED.get(type)!, expectedValue, [...at, 'expected'], warnings, 'member_not_checked');
  if (!frame || !expected) return;
  return { ...frame, expected } as Claim;
}
