// One page read by a model: everything it states of the person, or the passages for claims that are still open. What comes back has
// passed the quote check.
import type { Claim } from '../../domain/model/claim.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Person } from '../../domain/model/person.ts';
import type { ReadSource } from '../../domain/model/source.ts';
import { type Accepted, type DropReason, FACT_KINDS, type OpenStatement, type QuoteCheck } from '../../ports/model.ts';
import type { AskModel } from './ask-model.ts';
import { partsOf } from './page-parts.ts';

export interface PageQuestion {
  source: ReadSource;
  person: Person;
  check: QuoteCheck;
  pageCharacters: number;
  ask: AskModel;
}

const NOTHING: Accepted = { findings: [], dropped: [] };

function subject({ full_name: person, aliases }: Person): { person: string; otherNames: string[] } {
  return { person, otherNames: aliases ?? [] };
}

export async function readFacts({ source, person, check, pageCharacters, ask }: PageQuestion): Promise<Accepted> {
  let all = NOTHING;
  for (const blocks of partsOf(check.blocks(source), pageCharacters)) {
    const answer = await ask({ duty: 'read', ...subject(person), blocks });
    if (answer === null) break;
    all = joined(all, check.facts(source, person, answer.value), answer.malformed);
  }
  return all;
}

/** What is asked about one claim: itself, or the sentences it was taken apart into. */
export interface OpenClaim {
  claim: Claim;
  parts: readonly string[];
}

export async function locateClaims(
  { source, person, check, pageCharacters, ask }: PageQuestion,
  claims: readonly OpenClaim[],
): Promise<Accepted> {
  const open = claims.flatMap(statementsOf);
  if (open.length === 0) return NOTHING;
  const statements = open.map(({ key, kind, text }) => ({
    key,
    text: kind === 'statement' ? text : `${kind}: ${text}`,
  }));
  let all = NOTHING;
  for (const blocks of partsOf(check.blocks(source), pageCharacters)) {
    const answer = await ask({ duty: 'locate', ...subject(person), blocks, statements });
    if (answer === null) break;
    all = joined(all, check.passages(source, person, answer.value, open), answer.malformed);
  }
  return { ...all, findings: wholeStatements(all.findings, claims) };
}

function joined(one: Accepted, other: Accepted, malformed: number): Accepted {
  const seen = new Set(one.findings.map((finding) => JSON.stringify(finding)));
  return {
    findings: [...one.findings, ...other.findings.filter((finding) => !seen.has(JSON.stringify(finding)))],
    dropped: [...one.dropped, ...other.dropped, ...new Array<DropReason>(malformed).fill('malformed')],
  };
}

const KINDS: ReadonlySet<string> = new Set(FACT_KINDS);

/** Claims of other types are not a model's to find: addresses, places, papers. */
export function canBeLocated({ claim_type: type, expected }: Claim): boolean {
  return KINDS.has(type) || (type === 'custom' && typeof expected.statement === 'string' && expected.statement !== '');
}

function statementsOf({ claim, parts }: OpenClaim): OpenStatement[] {
  const { claim_key: key, claim_type: type, expected } = claim;
  if (!canBeLocated(claim)) return [];
  if (type !== 'custom') return [{ key, kind: type as OpenStatement['kind'], text: claimWords(claim) }];
  if (parts.length < 2) return [{ key, kind: 'statement', text: expected.statement as string }];
  return parts.map((text, index) => ({ key: `${key} ${index + 1}`, kind: 'statement', text }));
}

/** `school "Tallow College", degree "MBA", end year 2012` */
export function claimWords({ expected }: Claim): string {
  return Object.entries(expected)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    .map(([member, value]) => `${member.replaceAll('_', ' ')} ${JSON.stringify(value)}`)
    .join(', ');
}

/**
 * A statement that was taken apart holds on a page when all its parts do, and is denied when one of them is; the findings then speak
 * of the whole statement. Anything between says nothing.
 */
function wholeStatements(findings: readonly Finding[], claims: readonly OpenClaim[]): Finding[] {
  const split = claims.filter(({ parts }) => parts.length > 1);
  const partial = new Set(split.flatMap(({ parts }) => parts));
  const kept = findings.filter(({ statement }) => statement === undefined || !partial.has(statement));
  for (const { claim, parts } of split) {
    const own = findings.filter(({ statement }) => statement !== undefined && parts.includes(statement));
    const denied = own.filter(({ status }) => status === 'negated');
    const holds = parts.every((part) => own.some(({ statement, status }) => statement === part && status === 'stated'));
    const speaking = denied.length > 0 ? denied : holds ? own : [];
    kept.push(...speaking.map((finding) => ({ ...finding, statement: claim.expected.statement as string })));
  }
  return kept;
}
