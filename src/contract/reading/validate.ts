// Checks a value against a schema and lists every fault, not only the first.
import type { z } from 'zod';
import { Fault, type FieldFault } from '../../domain/model/fault.ts';
import { type Path, pathText, pointerText } from './path.ts';
import type { JsonBody } from './read-json.ts';

/** More faults than this are not listed. */
const MAX_ERRORS = 100;

/** The parsed value, or undefined after adding its faults to `faults`. */
export function check<T>(schema: z.ZodType<T>, value: unknown, at: Path, faults: FieldFault[]): T | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  let issues = firstOfEachPath(result.error.issues);
  // Rules over several members do not run while one of them has the wrong type: look again without those.
  const second = schema.safeParse(
    without(
      value,
      issues.map((issue) => issue.path),
    ),
  );
  if (!second.success) issues = firstOfEachPath([...issues, ...second.error.issues]);
  for (const issue of issues) faults.push(faultOf(issue, value, at));
  return undefined;
}

export function fieldFault(path: Path, message: string, code: string): FieldFault {
  return { path: pathText(path), pointer: pointerText(path), message, code };
}

export function throwFaults(faults: FieldFault[], code = 'validation_failed'): void {
  if (faults.length === 0) return;
  const what = code === 'invalid_parameter' ? 'parameter' : 'member';
  const count = faults.length === 1 ? `One ${what} is not valid` : `${faults.length} ${what}s are not valid`;
  const first = faults[0]!;
  throw new Fault(code, `${count}: ${first.path || 'the body'} ${first.message}.`, {
    errors: faults.slice(0, MAX_ERRORS),
  });
}

/** A whole body by one schema. */
export function parseBody<T>(schema: z.ZodType<T>, body: JsonBody): T {
  const faults = [...body.faults];
  const value = check(schema, body.value, [], faults);
  throwFaults(faults);
  return value as T;
}

/** Like parseBody, for acts that need no body: none is read as an empty object. */
export function parseOptionalBody<T>(schema: z.ZodType<T>, body: JsonBody): T {
  return parseBody(schema, body.value === undefined ? { value: {}, faults: [] } : body);
}

export function parseQuery<T>(schema: z.ZodType<T>, query: unknown): T {
  const faults: FieldFault[] = [];
  const value = check(schema, query, [], faults);
  throwFaults(faults, 'invalid_parameter');
  return value as T;
}

type Issue = z.core.$ZodIssue;

/** One fault per place: a number that is no integer need not also be called too large. */
function firstOfEachPath(issues: readonly Issue[]): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of issues) {
    const key = JSON.stringify(issue.path);
    if (!byPath.has(key)) byPath.set(key, issue);
  }
  return [...byPath.values()];
}

function faultOf(issue: Issue, value: unknown, at: Path): FieldFault {
  const path = issue.path as (string | number)[];
  const wrongType = issue.code === 'invalid_type' || (issue.code === 'custom' && issue.params?.code === 'invalid_type');
  const missing = wrongType && valueAt(value, path) === undefined;
  return fieldFault([...at, ...path], missing ? 'is required' : messageOf(issue), missing ? 'required' : codeOf(issue));
}

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'custom':
      return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big';
    case 'invalid_value':
      return 'not_allowed';
    default:
      return issue.code;
  }
}

const UNITS: Record<string, string> = { string: 'characters', array: 'items' };

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${article(issue.expected)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small': {
      const unit = UNITS[issue.origin];
      if (unit) return `must have at least ${issue.minimum} ${unit}`;
      return `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
    }
    case 'too_big': {
      const unit = UNITS[issue.origin];
      if (unit) return `must have at most ${issue.maximum} ${unit}`;
      return issue.message.startsWith('Too big') ? `must be at most ${issue.maximum}` : issue.message;
    }
    case 'invalid_key':
      return 'has a member that is not known';
    default:
      return issue.message.startsWith('Invalid') ? 'is not valid' : issue.message;
  }
}

const ARTICLES: Record<string, string> = {
  int: 'an integer',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  number: 'a finite number',
};

function article(expected: string): string {
  return ARTICLES[expected] ?? `a ${expected}`;
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const part of path) {
    if (current === null || typeof current !== 'object') return undefined;
    current = Object.hasOwn(current, part) ? (current as Record<string | number, unknown>)[part] : undefined;
  }
  return current;
}

/** A copy in which the members at these paths are left out; what they stand in is kept. */
function without(value: unknown, paths: readonly PropertyKey[][]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    const parent = valueAt(copy, path.slice(0, -1) as Path);
    const last = path.at(-1);
    if (last === undefined || parent === null || typeof parent !== 'object' || Array.isArray(parent)) continue;
    delete (parent as Record<PropertyKey, unknown>)[last];
  }
  return copy;
}
