// The parts of a claim result that come straight from the readings: evidence items, fields, the matched value.
import { claimedMembers } from '../claims/assess-finding.ts';
import type { ClaimType } from '../claims/claim-type.ts';
import type { Claim } from '../model/claim.ts';
import type { ClaimStatus, EvidenceItem, FieldResult, RuledOut } from '../model/verdict.ts';
import type { EvidenceClass } from './evidence-class.ts';
import type { Origin } from './independence.ts';
import { showableQuote } from './quotes.ts';
import type { SourceReading } from './stance.ts';

const ORDER = { supports: 0, contradicts: 1, mentions: 2 };

export function evidenceOf(
  readings: readonly SourceReading[],
  origins: ReadonlyMap<string, Origin>,
  classes: ReadonlyMap<string, EvidenceClass>,
): EvidenceItem[] {
  return [...readings]
    .sort(
      (left, right) =>
        ORDER[left.stance] - ORDER[right.stance] ||
        right.strength * right.probability - left.strength * left.probability ||
        (left.source.url < right.source.url ? -1 : 1),
    )
    .flatMap((reading) => {
      const quote = showableQuote(reading.finding.quote);
      if (quote === '') return [];
      return [
        {
          source_id: reading.source.sourceId,
          stance: reading.stance,
          quote,
          fields: reading.assessment.members
            .filter((member) => member.grade !== 'absent')
            .map((member) => member.member),
          cluster_id: origins.get(reading.source.sourceId)?.clusterId ?? reading.source.sourceId,
          evidence_class: classes.get(reading.source.sourceId) ?? 'third_party',
          ...(reading.finding.via === 'model' ? { read_by: 'model' as const } : {}),
        },
      ];
    });
}

const STATUS: Record<string, FieldResult['status']> = {
  match: 'match',
  partial: 'partial',
  mismatch: 'mismatch',
  absent: 'not_found',
};
const BETTER: Record<FieldResult['status'], number> = {
  match: 4,
  partial: 3,
  mismatch: 2,
  not_found: 1,
  not_checked: 0,
};

/** Every claimed member with what the strongest readings say of it; members that no table knows are marked so. */
export function fieldsOf(
  type: ClaimType | undefined,
  claim: Claim,
  readings: readonly SourceReading[],
): Record<string, FieldResult> {
  const fields: Record<string, FieldResult> = {};
  const known = type ? new Set(claimedMembers(type, claim.expected).map((rule) => rule.member)) : new Set<string>();
  for (const [member, expected] of Object.entries(claim.expected)) {
    fields[member] = { status: known.has(member) ? 'not_found' : 'not_checked', expected };
  }
  const ranked = [...readings].sort(
    (left, right) => ORDER[left.stance] - ORDER[right.stance] || right.strength - left.strength,
  );
  for (const reading of ranked) {
    for (const item of type?.mode === 'any' ? reading.all : [reading]) {
      for (const member of item.assessment.members) {
        const current = fields[member.member];
        const status = STATUS[member.grade]!;
        if (!current || member.grade === 'absent') continue;
        // A supporting page settles a field; a page that only mentions the claim may fill what is still open.
        if (
          current.status !== 'not_found' &&
          (reading.stance !== 'supports' || BETTER[status] <= BETTER[current.status])
        )
          continue;
        fields[member.member] = {
          status,
          expected: current.expected,
          ...(member.found === undefined ? {} : { found: member.found }),
          score: Math.round(member.comparison.score * 100) / 100,
          reason: member.comparison.reason,
        };
      }
    }
  }
  return fields;
}

/** The rule behind a contradiction, from the page that speaks most firmly against the claim. */
export function ruledOutBy(readings: readonly SourceReading[]): RuledOut | undefined {
  const deciding = readings
    .filter((reading) => reading.stance === 'contradicts' && reading.assessment.exclusion)
    .sort(
      (left, right) =>
        right.strength * right.probability - left.strength * left.probability ||
        (left.source.url < right.source.url ? -1 : 1),
    )[0];
  const rule = deciding?.assessment.exclusion;
  return deciding && rule ? { code: rule.code, reason: rule.reason, source_id: deciding.source.sourceId } : undefined;
}

/** What was found, in the form of `expected`: from the page that decided. */
export function matchedValueOf(readings: readonly SourceReading[], status: ClaimStatus): Record<string, unknown> {
  const wanted = status === 'contradiction' ? 'contradicts' : 'supports';
  const deciding =
    [...readings]
      .filter((reading) => reading.stance === wanted)
      .sort((left, right) => right.strength - left.strength)[0] ??
    [...readings]
      .filter((reading) => reading.stance === 'mentions')
      .sort((left, right) => right.strength - left.strength)[0];
  const value: Record<string, unknown> = {};
  for (const item of deciding?.all ?? []) {
    for (const member of item.assessment.members) {
      const shown = item === deciding?.all[0] || member.grade === 'match';
      if (shown && member.found !== undefined && value[member.member] === undefined)
        value[member.member] = member.found;
    }
    if (status !== 'verified' || item.assessment.members.length === 0) break;
  }
  return value;
}
