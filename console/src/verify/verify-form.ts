// The form of a new job and the body it stands for, in both directions. Everything typed stays text until it is sent.
import type { CreateJob, Job } from '../../../src/client/bonafide-client.ts';
import { type ClaimField, claimTypeForm, PERSON_FIELDS, WHY_FIELDS } from './claim-types.ts';
import { isPresent, writtenDate, writtenYear } from './written-dates.ts';

export interface ClaimDraft {
  /** Stays with the claim while it is edited. */
  id: number;
  key: string;
  type: string;
  values: Record<string, string>;
  strength: string;
  weight: string;
  /** Where a proposal was read from. */
  quote?: string;
}

export interface OptionsDraft {
  depth: string;
  maxCost: string;
  maxSources: string;
  category: string;
  allow: string;
  deny: string;
}

export interface VerifyForm {
  person: Record<string, string>;
  claims: ClaimDraft[];
  templateId: string;
  /** The chosen template brings claims of its own, so none need be filled in. */
  templateHasClaims?: boolean;
  options: OptionsDraft;
  /** `purpose` and `legal_basis`. */
  why?: Record<string, string>;
  /** Members that the form has no fields for, kept as they came. */
  rest: Record<string, unknown>;
}

export const NO_OPTIONS: OptionsDraft = { depth: '', maxCost: '', maxSources: '', category: '', allow: '', deny: '' };

let lastId = 0;

export function newClaim(type = 'education', taken: readonly string[] = []): ClaimDraft {
  lastId += 1;
  let number = 1;
  while (taken.includes(`${type}-${number}`)) number += 1;
  return { id: lastId, key: `${type}-${number}`, type, values: {}, strength: '', weight: '' };
}

/** A form that was stored: its claims get ids of this page. */
export function freshIds(form: VerifyForm): VerifyForm {
  const claims = form.claims.map((claim) => {
    lastId += 1;
    return { ...claim, id: lastId };
  });
  return { ...form, claims };
}

export function emptyForm(): VerifyForm {
  return { person: {}, claims: [newClaim()], templateId: '', options: NO_OPTIONS, why: {}, rest: {} };
}

export function isUntouched(form: VerifyForm): boolean {
  return (
    Object.values(form.person).every((value) => value.trim() === '') &&
    form.claims.every((claim) => Object.values(claim.values).every((value) => value.trim() === ''))
  );
}

function toValue(field: ClaimField, text: string): unknown {
  const value = text.trim();
  if (value === '') return undefined;
  switch (field.kind) {
    case 'flag':
      return value === 'true';
    case 'year':
      // What is not a number is sent as it is, so that the service names the fault at its field.
      return writtenYear(value) ?? value;
    case 'lines':
      return lines(value);
    case 'date':
      return writtenDate(value) ?? value;
    case 'end':
      return isPresent(value) ? 'present' : (writtenDate(value) ?? value);
    default:
      return value;
  }
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

function lines(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function members(fields: readonly ClaimField[], values: Record<string, string>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const field of fields) {
    const value = toValue(field, values[field.member] ?? '');
    if (value !== undefined && value !== false) result[field.member] = value;
  }
  return result;
}

function numberOrText(text: string): unknown {
  const value = text.trim();
  if (value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

export function toBody(form: VerifyForm): CreateJob {
  const options = toOptions(form.options, form.rest.options as Record<string, unknown> | undefined);
  // A template may bring the claims; a claim without any value is then not meant.
  const claims = form.claims.filter(
    (claim) =>
      form.templateId === '' || Object.keys(members(claimTypeForm(claim.type).fields, claim.values)).length > 0,
  );
  const restOfPerson = form.rest.person as Record<string, unknown> | undefined;
  return {
    person: { ...members(PERSON_FIELDS, form.person), ...restOfPerson },
    ...(claims.length > 0 ? { claims: claims.map(toClaim) } : {}),
    ...(form.templateId === '' ? {} : { template_id: form.templateId }),
    ...(options ? { options } : {}),
    ...(form.rest.metadata ? { metadata: form.rest.metadata } : {}),
    ...members(WHY_FIELDS, form.why ?? {}),
  } as unknown as CreateJob;
}

function toClaim(claim: ClaimDraft): Record<string, unknown> {
  const weight = numberOrText(claim.weight);
  return {
    claim_key: claim.key.trim(),
    claim_type: claim.type,
    expected: members(claimTypeForm(claim.type).fields, claim.values),
    ...(claim.strength === '' ? {} : { match_rules: { match_strength: claim.strength } }),
    ...(weight === undefined ? {} : { weight }),
  };
}

function toOptions(draft: OptionsDraft, rest: Record<string, unknown> = {}): Record<string, unknown> | null {
  const allow = lines(draft.allow);
  const deny = lines(draft.deny);
  const options: Record<string, unknown> = {
    depth: draft.depth || undefined,
    max_sources: numberOrText(draft.maxSources),
    max_cost_usd: numberOrText(draft.maxCost),
    search_category: draft.category || undefined,
    allow_domains: allow.length > 0 ? allow : undefined,
    deny_domains: deny.length > 0 ? deny : undefined,
    ...rest,
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** The form that stands for a body: samples, proposals, and jobs to be changed and run again. */
export function fromBody(
  body: Pick<CreateJob | Job, 'person' | 'claims' | 'options' | 'template_id' | 'metadata' | 'purpose' | 'legal_basis'>,
): VerifyForm {
  const person = body.person as Record<string, unknown>;
  const known = new Set(PERSON_FIELDS.map((field) => field.member));
  const restOfPerson = Object.fromEntries(Object.entries(person).filter(([member]) => !known.has(member)));
  const { webhook, depth, max_sources, max_cost_usd, search_category, allow_domains, deny_domains } =
    body.options ?? {};
  return {
    person: Object.fromEntries(PERSON_FIELDS.map((field) => [field.member, toText(person[field.member])])),
    claims: (body.claims ?? []).map((claim) => draftOf(claim as unknown as Record<string, unknown>)),
    templateId: body.template_id ?? '',
    options: {
      depth: toText(depth),
      maxCost: toText(max_cost_usd),
      maxSources: toText(max_sources),
      category: toText(search_category),
      allow: toText(allow_domains),
      deny: toText(deny_domains),
    },
    why: { purpose: toText(body.purpose), legal_basis: toText(body.legal_basis) },
    rest: {
      ...(Object.keys(restOfPerson).length > 0 ? { person: restOfPerson } : {}),
      ...(webhook ? { options: { webhook } } : {}),
      ...(body.metadata ? { metadata: body.metadata } : {}),
    },
  };
}

export function draftOf(claim: Record<string, unknown>): ClaimDraft {
  const draft = newClaim(String(claim.claim_type ?? 'custom'));
  const expected = (claim.expected ?? {}) as Record<string, unknown>;
  const rules = claim.match_rules as { match_strength?: string } | undefined;
  return {
    ...draft,
    key: String(claim.claim_key ?? draft.key),
    values: Object.fromEntries(Object.entries(expected).map(([member, value]) => [member, toText(value)])),
    strength: rules?.match_strength ?? '',
    weight: toText(claim.weight),
  };
}

/** A claim without a word in it is no claim; it is refused before it is sent, at its first field. */
export function emptyClaims(form: VerifyForm): FieldFault[] {
  if (form.templateHasClaims) return [];
  return form.claims.flatMap((claim, index) => {
    const { fields } = claimTypeForm(claim.type);
    if (Object.keys(members(fields, claim.values)).length > 0) return [];
    const message = 'Say here what is claimed, or remove the claim.';
    return [{ path: `claims[${index}].expected.${fields[0]!.member}`, message }];
  });
}

const KIND_WORDS: Partial<Record<ClaimField['kind'], string>> = {
  year: 'must be a year, such as 2012',
  date: 'must be a date, such as June 2012',
  end: 'must be a date, such as June 2012, or “present”',
};

/** The service's words for a wrong year or date, in words of the form. */
export function inFormWords(form: VerifyForm, faults: readonly FieldFault[]): FieldFault[] {
  return faults.map((fault) => {
    const match = /^claims\[(\d+)\]\.expected\.(\w+)$/.exec(fault.path);
    const claim = form.claims[Number(match?.[1])];
    const field = claim && claimTypeForm(claim.type).fields.find(({ member }) => member === match?.[2]);
    const words = field && /number|integer|YYYY|string/.test(fault.message) ? KIND_WORDS[field.kind] : undefined;
    return words === undefined ? fault : { ...fault, message: words };
  });
}

export interface FieldFault {
  path: string;
  message: string;
}

/** Faults of the service by the field they belong to; `claims[1].expected.school` and anything below it. */
export function faultAt(faults: readonly FieldFault[], path: string): string | undefined {
  const own = faults.filter(
    (fault) => fault.path === path || fault.path.startsWith(`${path}[`) || fault.path.startsWith(`${path}.`),
  );
  return own.length === 0 ? undefined : own.map((fault) => fault.message).join('; ');
}

/** Faults that no field of the form shows. */
export function looseFaults(faults: readonly FieldFault[], shown: readonly string[]): FieldFault[] {
  return faults.filter((fault) => !shown.some((path) => faultAt([fault], path) !== undefined));
}

/** Paths that have a field. */
export function shownPaths(form: VerifyForm): string[] {
  const claims = form.claims.flatMap((claim, index) => [
    `claims[${index}].claim_key`,
    `claims[${index}].weight`,
    ...claimTypeForm(claim.type).fields.map((field) => `claims[${index}].expected.${field.member}`),
  ]);
  const options = ['depth', 'max_cost_usd', 'max_sources', 'search_category', 'allow_domains', 'deny_domains'];
  return [
    ...PERSON_FIELDS.map((field) => `person.${field.member}`),
    ...claims,
    ...options.map((option) => `options.${option}`),
    'template_id',
    ...WHY_FIELDS.map((field) => field.member),
  ];
}
