// A language model that reads pages. Off unless the operator names one. It points at passages; what it says counts only as far as
// code finds it again in the stored page (`extract/model-facts`). `model/` implements it, `pipeline/` pays for it and keeps its answers.
import type { Finding } from '../domain/model/finding.ts';
import type { Person } from '../domain/model/person.ts';
import type { ReadSource } from '../domain/model/source.ts';

/** A line of a page as it is shown to the model; the number is how the model names it. */
export interface NumberedBlock {
  number: number;
  text: string;
  heading: string | null;
}

interface PageTask {
  person: string;
  otherNames: string[];
  blocks: NumberedBlock[];
}

/** All facts of these lines about the person. The claims are not told, so a page cannot answer "yes". */
export interface ReadTask extends PageTask {
  duty: 'read';
}

/** Whether these lines state or deny what is still open. */
export interface LocateTask extends PageTask {
  duty: 'locate';
  statements: { key: string; text: string }[];
}

/** Further questions for the search engines. */
export interface QuestionsTask {
  duty: 'questions';
  person: string;
  otherNames: string[];
  statements: string[];
  /** ISO 639-1. */
  languages: string[];
}

/** A statement in free words, taken apart into sentences that can be checked one by one. */
export interface PartsTask {
  duty: 'parts';
  statement: string;
}

export type ModelTask = ReadTask | LocateTask | QuestionsTask | PartsTask;
export type ModelDuty = ModelTask['duty'];

export const FACT_KINDS = ['education', 'employment', 'business', 'credential', 'award'] as const;
export const FACT_STATUSES = ['stated', 'in_progress', 'attended', 'not_finished', 'honorary', 'denied'] as const;

/** The members of a fact in the page's own words; null where the page does not give them. */
export interface FactWords {
  organisation: string | null;
  degree: string | null;
  field: string | null;
  title: string | null;
  start: string | null;
  end: string | null;
}

/** A fact as a model reports it: nothing in it is believed before the quote check. */
export interface ReportedFact extends FactWords {
  kind: (typeof FACT_KINDS)[number];
  /** Whose fact it is, as the page names them; null where the lines do not name anybody. */
  person: string | null;
  status: (typeof FACT_STATUSES)[number];
  block: number;
  quote: string;
}

export interface LocatedPassage extends FactWords {
  key: string;
  stance: 'states' | 'denies' | 'not_mentioned';
  block: number;
  quote: string;
}

export interface AnswerValues {
  read: ReportedFact[];
  locate: LocatedPassage[];
  questions: { text: string; language: string }[];
  parts: string[];
}

export interface ModelAnswer<Duty extends ModelDuty = ModelDuty> {
  value: AnswerValues[Duty];
  /** Entries of the answer that did not have the form asked for. */
  malformed: number;
  /** As the provider states them; null when it states none, or none that can be true. */
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface ModelPrices {
  /** US dollars for a million tokens. */
  input: number;
  output: number;
}

/** What the operator allows the model. */
export interface ModelLimits {
  /** Characters of page text in one call; longer pages go in parts. */
  pageCharacters: number;
  callsPerJob: number;
  concurrency: number;
  timeoutMs: number;
}

export interface Model {
  /** As the operator wrote it. */
  name: string;
  /** By duty: an answer belongs to the prompt it was given to. */
  versions: Readonly<Record<ModelDuty, string>>;
  duties: readonly ModelDuty[];
  prices: ModelPrices;
  limits: ModelLimits;
  /** The most tokens that the call may use, worked out before it is made. */
  estimate(task: ModelTask): { inputTokens: number; outputTokens: number };
  /**
   * Throws a Fault: `model_unavailable` (not reached, no answer in time, overloaded), `model_key_refused`, `model_unknown`,
   * `model_answered_badly` (no JSON, another form, cut off), or what the outbound client throws.
   */
  ask<Duty extends ModelDuty>(
    task: Extract<ModelTask, { duty: Duty }>,
    signal: AbortSignal,
  ): Promise<ModelAnswer<Duty>>;
}

/** Why something a model reported is not taken. */
export type DropReason =
  | 'malformed'
  | 'quote_missing'
  | 'quote_too_long'
  | 'not_on_page'
  | 'not_in_scope'
  | 'addresses_reader'
  | 'organisation_not_in_quote'
  | 'degree_not_in_quote'
  | 'title_not_in_quote'
  | 'year_not_in_quote'
  | 'nothing_stated'
  | 'another_person'
  | 'relative_or_adviser'
  | 'doubt'
  | 'status_not_in_quote'
  | 'denial_not_in_quote'
  | 'words_not_in_quote';

export interface Accepted {
  findings: Finding[];
  /** One entry for everything that was not taken. */
  dropped: DropReason[];
}

/** What is open of a claim, and how to read an answer about it. */
export interface OpenStatement {
  key: string;
  /** A kind of fact, or a statement in free words. */
  kind: ReportedFact['kind'] | 'statement';
  /** The words of a free statement; what the quote is held to. */
  text: string;
}

/** The quote check: pure, and the only way from a model's answer to a finding. `extract/` implements it. */
export interface QuoteCheck {
  /** Lines of the person's part that may be shown to a model: what speaks to the reader itself is left out. */
  blocks(source: Pick<ReadSource, 'text' | 'parts'>): (NumberedBlock & { telling: boolean })[];
  facts(source: ReadSource, person: Person, facts: readonly ReportedFact[]): Accepted;
  passages(
    source: ReadSource,
    person: Person,
    passages: readonly LocatedPassage[],
    open: readonly OpenStatement[],
  ): Accepted;
}
