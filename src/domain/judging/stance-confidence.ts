// How sure the reading of the pages is, on the scale of the report, from the calibrated table of its cases.

import type { Confidence } from '../model/verdict.ts';
import { CALIBRATION, type Calibration } from './calibration.ts';
import type { StanceSummary } from './judge-types.ts';
import { confidenceOf } from './weigh.ts';

/** The case a stance belongs to; the calibrated table has one row for each. */
export function stanceCase(summary: StanceSummary): string {
  if (summary.disputed) return `${summary.stance}/disputed`;
  switch (summary.stance) {
    case 'verified':
      return `verified/${summary.strength >= 0.85 ? 'full' : summary.strength >= 0.65 ? 'most' : 'some'}`;
    case 'contradicted':
      return `contradicted/${summary.strength >= 0.7 ? 'firm' : 'soft'}`;
    case 'not_found':
      return `not_found/${summary.mentioned ? 'mentioned' : summary.facts > 0 ? 'other_facts' : 'no_facts'}`;
  }
}

export function stanceConfidence(
  summary: StanceSummary,
  calibration: Calibration = CALIBRATION,
): { probability: number; level: Confidence } {
  const probability = calibration.stance[stanceCase(summary)] ?? 0.5;
  return { probability, level: confidenceOf(probability, calibration) };
}
