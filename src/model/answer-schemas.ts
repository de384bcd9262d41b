// The form of an answer, by duty. Every member is asked for, absent ones as null, because strict modes of providers want it so.
// Reading is lenient: an entry of another form is left out and counted, the others stay.
import { z } from 'zod';
import { type AnswerValues, FACT_KINDS, FACT_STATUSES, type ModelDuty } from '../ports/model.ts';

const words = z.string().nullable();
const FACT_WORDS = {
  organisation: words,
  degree: words,
  field: words,
  title: words,
  start: words,
  end: words,
};

const entries = {
  read: z.object({
    kind: z.enum(FACT_KINDS),
    person: words,
    ...FACT_WORDS,
    status: z.enum(FACT_STATUSES),
    block: z.int(),
    quote: z.string(),
  }),
  locate: z.object({
    key: z.string(),
    stance: z.enum(['states', 'denies', 'not_mentioned']),
    ...FACT_WORDS,
    block: z.int(),
    quote: z.string(),
  }),
  questions: z.object({ text: z.string().min(3).max(300), language: z.string().max(20) }),
  parts: z.string().min(3).max(500),
} satisfies { [Duty in ModelDuty]: z.ZodType<AnswerValues[Duty][number]> };

/** The one member that the answer's object has. */
export const LISTS = { read: 'facts', locate: 'passages', questions: 'questions', parts: 'parts' } as const;

/** More entries than this are a flood. */
const MOST_ENTRIES = 300;

export function jsonSchemaOf(duty: ModelDuty): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(z.object({ [LISTS[duty]]: z.array(entries[duty]) }));
  return withoutBounds(schema) as Record<string, unknown>;
}

/** Strict modes refuse bounds of numbers and lengths; what they would have held back is held back when the answer is read. */
function withoutBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutBounds);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !BOUNDS.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutBounds(value)]));
}

const BOUNDS = new Set(['minimum', 'maximum', 'minLength', 'maxLength']);

export interface ReadAnswer<Duty extends ModelDuty> {
  value: AnswerValues[Duty];
  malformed: number;
}

/** Null when the answer is no object with the list that was asked for. */
export function readAnswer<Duty extends ModelDuty>(duty: Duty, answer: unknown): ReadAnswer<Duty> | null {
  const list = (answer as Record<string, unknown> | null)?.[LISTS[duty]];
  if (!Array.isArray(list)) return null;
  const parsed = list.slice(0, MOST_ENTRIES).map((entry) => entries[duty].safeParse(complete(duty, entry)));
  const value = parsed.flatMap((result) => (result.success ? [result.data] : [])) as AnswerValues[Duty];
  return { value, malformed: list.length - value.length };
}

/** Models that are not held to the form leave out what is null. */
function complete(duty: ModelDuty, entry: unknown): unknown {
  if (duty === 'questions' || duty === 'parts' || typeof entry !== 'object' || entry === null) return entry;
  const absent = Object.fromEntries(Object.keys({ ...FACT_WORDS, person: null }).map((member) => [member, null]));
  return { ...absent, block: -1, quote: '', ...(duty === 'read' ? { status: 'stated' } : {}), ...entry };
}
