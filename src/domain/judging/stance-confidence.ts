// How sure the reading of the pages is, on the scale of the report, from the calibrated table of its cases.

import type { Confidence } from '../model/verdict.ts';
import { CALIBRATION, type Calibration } from './calibration.ts';
import type { StanceSummary } from './judge-types.ts';
import { confidenceOf } from './weigh.ts';

/** Another's post, or a lower one, leaves room for the claimed post at another time. */
const BY_POST = new Set(['held_by_another', 'another_post_there', 'lower_rank']);

function contradictedCase(summary: StanceSummary): string {
  if (BY_POST.has(summary.exclusion ?? '')) return 'by_post';
  return summary.strength >= 0.7 ? 'firm' : 'soft';
}

/** Silence is the surer, the less of the claim stands on the pages unread. */
function notFoundCase(summary: StanceSummary): string {
  const { trace } = summary;
  if (trace === 'untied') return 'untied';
  if (summary.mentioned) return trace === 'beside' ? 'mentioned_beside' : 'mentioned';
  if (trace === 'absent') return summary.facts > 0 ? 'absent' : 'absent_no_facts';
  if (trace === 'apart') return 'apart';
  if (summary.theirs || (trace === 'beside' && summary.another)) return 'of_another';
  if (trace === 'beside') return 'beside';
  return summary.bearing === null ? 'alone' : 'alone_in_other_fact';
}

/** The case a stance belongs to; the calibrated table has one row for each. */
export function stanceCase(summary: StanceSummary): string {
  if (summary.disputed) return `${summary.stance}/disputed`;
  switch (summary.stance) {
    case 'verified':
      return `verified/${summary.strength >= 0.85 ? 'full' : summary.strength >= 0.65 ? 'most' : 'some'}`;
    case 'contradicted':
      return `contradicted/${contradictedCase(summary)}`;
    case 'not_found':
      return `not_found/${notFoundCase(summary)}`;
  }
}

export function stanceConfidence(
  summary: StanceSummary,
  calibration: Calibration = CALIBRATION,
): { probability: number; level: Confidence } {
  const probability = calibration.stance[stanceCase(summary)] ?? 0.5;
  return { probability, level: confidenceOf(probability, calibration) };
}
