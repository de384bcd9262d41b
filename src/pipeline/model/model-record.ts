// The model as a worker has it, and what it did for a job.
import type { DropReason, Model, QuoteCheck } from '../../ports/model.ts';
import type { ProviderGate } from '../provider-gate.ts';

/** The model as a worker process has it: one gate for all its jobs. */
export interface ActiveModel {
  model: Model;
  gate: ProviderGate;
  check: QuoteCheck;
}

/** What a model did for a job; saved with the round. */
export interface ModelRecord {
  /** Calls that went out. */
  calls: number;
  /** Pages whose reading is done, by source id. */
  read: string[];
  /** Pages that were searched for a claim, as `source_id claim_key`. */
  located: string[];
  accepted: number;
  dropped: Partial<Record<DropReason, number>>;
  questions: { text: string; language: string }[];
  /** By claim key: the sentences that a statement was taken apart into. */
  parts: Record<string, string[]>;
}

export function emptyRecord(): ModelRecord {
  return { calls: 0, read: [], located: [], accepted: 0, dropped: {}, questions: [], parts: {} };
}
