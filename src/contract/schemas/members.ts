// Schemas of single members that several resources share.
import { z } from 'zod';

export const timestamp = z.string().meta({ format: 'date-time', description: 'ISO 8601 date-time' });

/** Text with something in it: 1 to `max` characters, not only white space. One pattern says both lower bounds. */
export function text(max: number) {
  return z.string().max(max).regex(/\S/, 'must not be blank').meta({ minLength: 1 });
}

export const name = text(500);
/** A person's name has a letter or a digit; signs without width are no name. */
export const personName = z
  .string()
  .max(500)
  .regex(/[\p{L}\p{N}]/u, 'must hold a letter or a digit')
  .meta({ minLength: 1 });
export const url = text(2048);

export const purpose = text(300).describe(
  'Why the person is looked up, for example `hiring for a post in nursing`. Kept with the job and shown in its report.',
);
export const legalBasis = text(300).describe(
  'What allows it, for example `consent`, or `legitimate interest (GDPR Art. 6(1)(f))`. Kept and shown; never judged.',
);

/** One at sign, no spaces, a dotted domain. Linear, and open to addresses beyond ASCII. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[^\s@."(),:;<>[\]\\]{1,63}\.){1,10}[^\s@."(),:;<>[\]\\]{1,63}$/u;
export const email = z.string().max(320).regex(EMAIL, 'must be an e-mail address').meta({ format: 'email' });

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** Reads an ISO 8601 date or date-time; without an offset it is UTC. Null when it names no real moment. */
export function readMoment(value: string): Date | null {
  if (value.length > 40) return null;
  // A plus sign that was not escaped in a query string arrives as a space.
  const parts = DATE_TIME.exec(value.toUpperCase().replace(/ (\d{2}:\d{2})$/, '+$1'));
  if (!parts) return null;
  const [, date, time = '00:00', offset = 'Z'] = parts;
  const moment = new Date(`${date}T${time}${offset}`);
  // 2026-02-30 rolls over into March instead of failing.
  const midnight = new Date(`${date}T00:00:00Z`);
  const real = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date!);
  return real && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** Longest free-form `metadata`, as serialised JSON. */
export const MAX_METADATA_BYTES = 16 * 1024;

/** Any JSON object, taken as it is: copying its members one by one would only cost time. */
export const plainObject = z
  .custom<Record<string, unknown>>((value) => value !== null && typeof value === 'object' && !Array.isArray(value), {
    message: 'must be an object',
    params: { code: 'invalid_type' },
  })
  .meta({ type: 'object' });

/** A free-form object of at most `maxBytes` serialised. */
export function freeObject(maxBytes: number) {
  return plainObject
    .refine((value) => Buffer.byteLength(JSON.stringify(value) ?? '') <= maxBytes, {
      message: `must be at most ${maxBytes} bytes as JSON`,
      params: { code: 'too_large' },
    })
    .meta({ type: 'object' });
}

export const metadata = freeObject(MAX_METADATA_BYTES).meta({
  type: 'object',
  description: 'Free-form object, at most 16 KiB as JSON.',
});
