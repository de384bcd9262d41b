// Every comparison answers in this form: a score with its reason and the two values that met.
// "No data" is its own answer, never a score of 0: a missing value must not weigh against anybody.

export interface Comparison {
  outcome: 'same' | 'compatible' | 'partial' | 'different' | 'no_data';
  /** 0 to 1. Meaningless (0) when the outcome is `no_data`. */
  score: number;
  /** A short phrase that can stand in an explanation: `"MIT" is short for "Massachusetts Institute of Technology"`. */
  reason: string;
  /** How two organisations are related, where that was asked. */
  relation?: 'same' | 'part_of' | 'different';
  left?: string;
  right?: string;
  /** The page leaves the value out, near and far: it neither bears it out nor denies it. */
  unseen?: boolean;
}

/** How far an outcome speaks for agreement: the better of two readings is the one that stands. */
export const OUTCOME_RANK: Readonly<Record<Comparison['outcome'], number>> = {
  no_data: 0,
  different: 1,
  partial: 2,
  compatible: 3,
  same: 4,
};

export const NO_DATA: Comparison = Object.freeze({ outcome: 'no_data', score: 0, reason: 'one side is not stated' });
