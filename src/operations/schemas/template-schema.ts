// Schemas that tenants write are code for our process: this file decides which ones may run at all.
// No remote references, no recursion, a bounded size after references are followed, regular expressions in linear time.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { RE2JS } from 're2js';
import { canonicalJson } from '../../contract/reading/canonical-json.ts';
import { fieldFault } from '../../contract/reading/validate.ts';
import type { FieldFault } from '../../domain/model/fault.ts';
import { writtenOutSize } from './pattern-size.ts';

/** Subschemas after every reference is followed, with patterns counted by their size. */
const MAX_EXPANDED_NODES = 500;
const MAX_SCHEMA_DEPTH = 24;
/** Objects and lists of the text as it stands, definitions nobody points at included: each costs the compiler time. */
const MAX_WRITTEN_NODES = 2000;
const MAX_PATTERN_LENGTH = 1000;
/** Instructions of a compiled pattern: `^.{0,500}$` has about 500, an e-mail pattern about 200. */
const MAX_PATTERN_SIZE = 600;
/** Parts of the schema times bytes of the value: 300 parts against 5 KiB. The worst schema found takes 0.3 s for it. */
const MAX_WORK = 1_500_000;
/** Up to here every fault is collected; beyond, the list of faults itself could fill the memory. */
const MAX_WORK_FOR_ALL_FAULTS = 300_000;

/** Keywords whose targets are found at validation time; none is needed without recursion. */
const REFUSED_KEYWORDS = [
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
  '$anchor',
  '$vocabulary',
];

/** Members of these are names that the tenant chose, with a schema each; a property may well be called `enum`. */
const NAMED_SCHEMAS = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  '$defs',
  'definitions',
]);
/** Definitions cost nothing until something points at them, and data costs nothing at all. */
const NOT_FOLLOWED = new Set(['$defs', 'definitions', 'enum', 'const', 'examples']);
/** An encoded slash, tilde or percent sign: two readers of a pointer may take it for two different places. */
const AMBIGUOUS_ESCAPE = /%(2f|7e|25)/i;

type Path = readonly (string | number)[];
type Schema = Record<string, unknown>;

export interface CompiledSchema {
  first: ValidateFunction;
  all: ValidateFunction;
  nodes: number;
}

/** The compiled schema, or null after adding its faults. */
export function compileSchema(schema: Schema, at: Path, faults: FieldFault[]): CompiledSchema | null {
  const before = faults.length;
  if (writtenNodes(schema) > MAX_WRITTEN_NODES) {
    faults.push(fieldFault(at, `is too large (more than ${MAX_WRITTEN_NODES} parts)`, 'too_large'));
    return null;
  }
  inspect({ root: schema, faults }, schema, at, 0);
  if (faults.length > before) return null;
  const nodes = expandedSize(schema, schema, new Set());
  if (nodes === Number.POSITIVE_INFINITY) {
    faults.push(fieldFault(at, 'has a reference that leads back to itself', 'cyclic_reference'));
    return null;
  }
  if (nodes > MAX_EXPANDED_NODES) {
    const message = `is too large once its references are followed (more than ${MAX_EXPANDED_NODES} parts)`;
    faults.push(fieldFault(at, message, 'too_large'));
    return null;
  }
  try {
    const nameless = withoutId(schema);
    return { first: compileWith(stopAtFirst, nameless), all: compileWith(collectAll, nameless), nodes };
  } catch (error) {
    const message = `is not a valid JSON Schema 2020-12: ${(error as Error).message.slice(0, 300)}`;
    faults.push(fieldFault(at, message, 'invalid_schema'));
    return null;
  }
}

/**
 * A schema's own address says nothing where no other schema can be named, but forgetting a schema makes the compiler
 * forget that address too: one that calls itself the meta-schema would take it away from everybody.
 */
function withoutId(schema: Schema): Schema {
  if (typeof schema.$id !== 'string') return schema;
  const { $id: _, ...rest } = schema;
  return rest;
}

function compileWith(compiler: Ajv2020, schema: Schema): ValidateFunction {
  try {
    return compiler.compile(schema);
  } finally {
    // The shared compiler must not remember what tenants write.
    compiler.removeSchema(schema);
  }
}

/** Validates `{person, claims, metadata}`; pointers are those of the request body. */
export function checkAgainst(schema: CompiledSchema, value: unknown, faults: FieldFault[]): void {
  const work = schema.nodes * Buffer.byteLength(JSON.stringify(value) ?? '');
  if (work > MAX_WORK) {
    faults.push(fieldFault([], 'is too large to be checked against the schema of the template', 'template_too_costly'));
    return;
  }
  const validate = work > MAX_WORK_FOR_ALL_FAULTS ? schema.first : schema.all;
  if (validate(value)) return;
  for (const error of (validate.errors ?? []).slice(0, 100)) faults.push(faultOf(error));
}

function faultOf(error: ErrorObject): FieldFault {
  const missing = error.keyword === 'required' ? [String(error.params.missingProperty)] : [];
  const path = [...pointerParts(error.instancePath), ...missing];
  return fieldFault(
    path,
    missing.length > 0 ? 'is required by the template' : `${error.message ?? 'is not valid'} (template)`,
    `template_${error.keyword}`,
  );
}

function pointerParts(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^(0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part));
}

function linearPattern(pattern: string): RegExp {
  const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
  // The compiler shares patterns by their text, so two different ones must not read alike.
  return {
    test: (text: string) => compiled.matcher(text).find(),
    toString: () => `linear ${pattern}`,
  } as unknown as RegExp;
}
linearPattern.code = 'linearPattern';

const stopAtFirst = newCompiler(false);
const collectAll = newCompiler(true);

function newCompiler(allErrors: boolean): Ajv2020 {
  const compiler = new Ajv2020({
    strict: false,
    allErrors,
    validateFormats: false,
    inlineRefs: false,
    logger: false,
    addUsedSchema: false,
    code: { regExp: linearPattern },
  });
  // Both compare every pair of values as they come; a set of spellings does the same in one pass.
  compiler.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    compile: (unique: boolean) => (items: unknown[]) =>
      !unique || new Set(items.map(canonicalJson)).size === items.length,
  });
  compiler.removeKeyword('enum').addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    compile: (values: unknown[]) => {
      const spellings = new Set(values.map(canonicalJson));
      return (value: unknown) => spellings.has(canonicalJson(value));
    },
  });
  return compiler;
}

interface Inspection {
  root: Schema;
  faults: FieldFault[];
}

/** Before anything is compiled, and no further than needed. */
function writtenNodes(schema: Schema): number {
  let count = 0;
  const waiting: unknown[] = [schema];
  while (waiting.length > 0 && count <= MAX_WRITTEN_NODES) {
    const node = waiting.pop();
    if (node === null || typeof node !== 'object') continue;
    count += 1;
    for (const part of Object.values(node)) waiting.push(part);
  }
  return count;
}

/** Reports references, keywords and patterns that are refused, each with its place. */
function inspect(inspection: Inspection, node: unknown, at: Path, depth: number): void {
  const { faults } = inspection;
  if (node === null || typeof node !== 'object' || faults.length >= 50) return;
  if (depth > MAX_SCHEMA_DEPTH) {
    faults.push(fieldFault(at, `is nested deeper than ${MAX_SCHEMA_DEPTH} levels`, 'too_deep'));
    return;
  }
  if (Array.isArray(node)) {
    node.forEach((item, index) => {
      inspect(inspection, item, [...at, index], depth + 1);
    });
    return;
  }
  const schema = node as Schema;
  checkKeywords(schema, at, depth, faults);
  if (typeof schema.$ref === 'string') checkReference(inspection.root, schema.$ref, [...at, '$ref'], faults);
  // One bad pattern is enough to refuse the schema; each further one would be compiled to be told.
  const mayCheck = (): boolean => !faults.some((fault) => fault.code === 'invalid_pattern');
  if (typeof schema.pattern === 'string' && mayCheck()) checkPattern(schema.pattern, [...at, 'pattern'], faults);
  const patterns = schema.patternProperties;
  if (patterns !== null && typeof patterns === 'object') {
    for (const pattern of Object.keys(patterns))
      if (mayCheck()) checkPattern(pattern, [...at, 'patternProperties', pattern], faults);
  }
  for (const [name, value] of Object.entries(schema)) inspect(inspection, value, [...at, name], depth + 1);
}

function checkKeywords(schema: Schema, at: Path, depth: number, faults: FieldFault[]): void {
  if (depth > 0 && typeof schema.$id === 'string')
    faults.push(fieldFault([...at, '$id'], 'is allowed at the top only', 'unsupported_keyword'));
  // The compiler's own word: its answer would be a promise, which passes for "valid" and fails where nobody listens.
  if (depth === 0 && Object.hasOwn(schema, '$async'))
    faults.push(fieldFault([...at, '$async'], 'is not supported', 'unsupported_keyword'));
  for (const keyword of REFUSED_KEYWORDS) {
    if (typeof schema[keyword] === 'string' || typeof schema[keyword] === 'boolean') {
      faults.push(fieldFault([...at, keyword], 'is not supported', 'unsupported_keyword'));
    }
  }
}

function checkReference(root: Schema, reference: string, at: Path, faults: FieldFault[]): void {
  if (!/^#(\/|$)/.test(reference)) {
    const message = 'must point inside the schema ("#/..."); remote references are not followed';
    faults.push(fieldFault(at, message, 'remote_reference'));
  } else if (AMBIGUOUS_ESCAPE.test(reference)) {
    faults.push(fieldFault(at, 'must write "/" inside a name as "~1" and "~" as "~0"', 'invalid_reference'));
  } else if (target(root, reference) === undefined) {
    faults.push(fieldFault(at, 'points at nothing inside the schema', 'invalid_reference'));
  }
}

function checkPattern(pattern: string, at: Path, faults: FieldFault[]): void {
  try {
    if (pattern.length > MAX_PATTERN_LENGTH || patternSize(pattern) > MAX_PATTERN_SIZE) throw new Error('too large');
  } catch {
    faults.push(
      fieldFault(
        at,
        'is not a regular expression of the linear kind (no look-around, no back references), or too large',
        'invalid_pattern',
      ),
    );
  }
}

function patternSize(pattern: string): number {
  // Counted repetitions are written out by the compiler, so their size is told before it starts.
  const written = writtenOutSize(pattern);
  if (written > MAX_PATTERN_SIZE) return written;
  return RE2JS.compile(RE2JS.translateRegExp(pattern)).programSize();
}

/** Counts a schema's parts with references followed. Recursion counts as infinite. `named`: a list of schemas by name. */
function expandedSize(root: Schema, node: unknown, open: Set<string>, named = false): number {
  if (node === null || typeof node !== 'object') return 0;
  let size = 1;
  const schema = node as Schema;
  if (named) {
    for (const value of Object.values(schema)) {
      if (size > MAX_EXPANDED_NODES) return size;
      size += expandedSize(root, value, open);
    }
    return size;
  }
  if (typeof schema.pattern === 'string') size += Math.ceil(patternSize(schema.pattern) / 2);
  if (schema.patternProperties !== null && typeof schema.patternProperties === 'object') {
    for (const pattern of Object.keys(schema.patternProperties)) size += Math.ceil(patternSize(pattern) / 2);
  }
  size += Math.ceil(listedNames(schema) / 2);
  if (typeof schema.$ref === 'string') {
    if (open.has(schema.$ref)) return Number.POSITIVE_INFINITY;
    open.add(schema.$ref);
    size += expandedSize(root, target(root, schema.$ref), open);
    open.delete(schema.$ref);
  }
  for (const [name, value] of Object.entries(schema)) {
    if (size > MAX_EXPANDED_NODES) return size;
    if (NOT_FOLLOWED.has(name)) continue;
    size += expandedSize(root, value, open, NAMED_SCHEMAS.has(name));
  }
  return size;
}

/** Names in `required` and `dependentRequired`: the compiler writes code for each. */
function listedNames(schema: Schema): number {
  const lists = [schema.required, ...Object.values((schema.dependentRequired as object | null | undefined) ?? {})];
  return lists.reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

function target(root: Schema, reference: string): unknown {
  if (reference === '#') return root;
  let current: unknown = root;
  for (const part of pointerParts(decodePointer(reference.slice(1)))) {
    if (current === null || typeof current !== 'object' || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string | number, unknown>)[part];
  }
  return current;
}

function decodePointer(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
