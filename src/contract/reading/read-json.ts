// From the bytes of a request to a JSON value: encoding, nesting and member names are checked here,
// faults inside the value are collected so that they can be told together with those of the schema.
import { isUtf8 } from 'node:buffer';
import { Fault, type FieldFault } from '../../domain/model/fault.ts';
import { type Path, pathText, pointerText } from './path.ts';

export const MAX_JSON_DEPTH = 32;

const BYTE_ORDER_MARK = /^\uFEFF/;

export interface JsonBody {
  /** `undefined` when the request had no body. */
  value: unknown;
  faults: FieldFault[];
}

export const NO_BODY: JsonBody = Object.freeze({ value: undefined, faults: [] });

export function readJson(bytes: Uint8Array): JsonBody {
  if (!isUtf8(bytes)) throw malformed('The body is not valid UTF-8.', 'invalid_encoding');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString().replace(BYTE_ORDER_MARK, '');
  const { members, depth } = measure(text);
  if (depth > MAX_JSON_DEPTH) throw malformed(`The body is nested deeper than ${MAX_JSON_DEPTH} levels.`, 'too_deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const position = /at position (\d+)/.exec((error as Error).message)?.[1];
    throw malformed(`The body is not valid JSON${position ? ` (at character ${position})` : ''}.`, 'invalid_json');
  }
  // In valid UTF-8 only an escape can spell NUL or half of a surrogate pair.
  const inexact = LONG_NUMBER.test(text) ? inexactNumbers(text) : NO_NUMBERS;
  const walk: Walk = { path: [], members: 0, escapes: text.includes('\\u'), inexact, faults: [], poisoned: [] };
  visit(value, walk);
  if (walk.poisoned.length > 0)
    throw malformed('The body uses a reserved member name.', 'reserved_name', walk.poisoned);
  // JSON.parse keeps the last of two equal names, so the text then holds more members than the value.
  if (walk.members !== members) throw malformed('The body names a member twice in one object.', 'duplicate_member');
  return { value, faults: walk.faults };
}

/** Up to fifteen digits are always kept. */
const LONG_NUMBER = /\d{16}/;
const NO_NUMBERS: ReadonlySet<number> = new Set();

function inexactNumbers(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const source = context?.source ?? '';
    if (typeof value === 'number' && /^-?\d{16,}$/.test(source) && !isExact(value, source)) found.add(value);
    return value;
  });
  return found;
}

/** A number that came from JSON.stringify comes back as it was, however long it is. */
function isExact(value: number, source: string): boolean {
  return Number.isSafeInteger(value) || String(value) === source;
}

/** Members and nesting of a JSON text, in one pass and without a stack. */
function measure(text: string): { members: number; depth: number } {
  let members = 0;
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 34:
        index = endOfString(text, index);
        break;
      case 58:
        members++;
        break;
      case 91:
      case 123:
        depth++;
        if (depth > deepest) deepest = depth;
        break;
      case 93:
      case 125:
        depth--;
        break;
    }
  }
  return { members, depth: deepest };
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; ; index++) {
    index = text.indexOf('"', index);
    if (index < 0) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(index - 1 - backslashes) === 92) backslashes++;
    if (backslashes % 2 === 0) return index;
  }
}

interface Walk {
  path: (string | number)[];
  members: number;
  escapes: boolean;
  /** Values of whole numbers that lost digits on the way. */
  inexact: ReadonlySet<number>;
  faults: FieldFault[];
  poisoned: FieldFault[];
}

/** Faults beyond this many are not listed; nobody reads them. */
const MAX_FAULTS = 100;

function visit(value: unknown, walk: Walk): void {
  if (typeof value === 'string') checkText(value, walk, 'text');
  else if (typeof value === 'number') {
    if (!Number.isFinite(value)) report(walk, 'is too large for a number', 'not_finite');
    else if (walk.inexact.has(value))
      report(walk, 'is a whole number that would not be kept exactly; send it as text', 'not_exact');
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      walk.path.push(index);
      visit(value[index], walk);
      walk.path.pop();
    }
  } else if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      const member = (value as Record<string, unknown>)[key];
      walk.members++;
      walk.path.push(key);
      if (isReserved(key, member)) walk.poisoned.push(fault(walk.path, 'is a reserved name', 'reserved_name'));
      else {
        checkText(key, walk, 'a member name');
        visit(member, walk);
      }
      walk.path.pop();
    }
  }
}

function checkText(value: string, walk: Walk, what: string): void {
  if (!walk.escapes) return;
  if (value.includes('\0')) report(walk, `${what} must not hold the NUL character`, 'nul_character');
  if (!value.isWellFormed()) report(walk, `${what} must not hold half of a surrogate pair`, 'lone_surrogate');
}

function report(walk: Walk, message: string, code: string): void {
  if (walk.faults.length < MAX_FAULTS) walk.faults.push(fault(walk.path, message, code));
}

/** Names that would reach an object's prototype when the value is copied carelessly. */
function isReserved(key: string, member: unknown): boolean {
  if (key === '__proto__') return true;
  return key === 'constructor' && member !== null && typeof member === 'object' && Object.hasOwn(member, 'prototype');
}

function fault(path: Path, message: string, code: string): FieldFault {
  return { path: pathText(path), pointer: pointerText(path), message, code };
}

function malformed(message: string, code: string, errors?: FieldFault[]): Fault {
  return new Fault('malformed_json', message, { errors: errors ?? [fault([], message, code)] });
}
