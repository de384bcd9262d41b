// What the rows of the member tables share.
import type { MemberRule } from './claim-type.ts';

export const NEVER = { strict: false, fuzzy: false, semantic: false };
export const SEMANTIC = { strict: false, fuzzy: false, semantic: true };
export const LENIENT = { strict: false, fuzzy: true, semantic: true };

/** Below this a `partial` comparison says no more than "not the same": "University of X" for "X State University". */
export const PARTIAL_FLOOR = 0.45;

export type RowOptions = Partial<Pick<MemberRule, 'weight' | 'role'>>;

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
