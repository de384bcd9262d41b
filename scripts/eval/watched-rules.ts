// Loads `src/extract` so that each of its patterns and deciding functions can be watched and switched off, one at a time.
// Nothing of this is in the product: the sources are changed while they are loaded, by `--import` of this file.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const EXTRACT = new URL('../../src/extract/', import.meta.url).href;

/** What the evaluation asks of the watched rules. */
export interface RuleWatch {
  /** The rule that is switched off, or none. */
  off: string | null;
  /** Rules that decided something since this was emptied. */
  readonly fired: Set<string>;
  /** Every rule that was loaded. */
  readonly known: Set<string>;
  /** Words kept from earlier readings are forgotten: they were read with other rules. */
  forget(): void;
  pattern(id: string, pattern: RegExp): RegExp;
  decide(id: string, neutral: unknown, body: () => unknown): unknown;
  memoise(compute: (text: string) => unknown): (text: string) => unknown;
  memory<Key, Value>(map: Map<Key, Value>): Map<Key, Value>;
}

/** Says when it matches. Slow: a pattern with an `exec` of its own is not run by the engine's quick path. */
class RecordedPattern extends RegExp {
  readonly rule: string;

  constructor(pattern: RegExp | string, flags: string | undefined, rule?: string) {
    super(pattern, flags);
    this.rule = rule ?? (pattern as RecordedPattern).rule;
  }

  override exec(text: string): RegExpExecArray | null {
    const found = super.exec(text);
    if (found !== null) watch.fired.add(this.rule);
    return found;
  }
}

/** First process: which rules fire in which case. Second: outcomes with one of them switched off. */
export const RECORDING = process.env.BONAFIDE_RULES === 'record';
const patterns = new Map<string, { pattern: RegExp; source: string; flags: string }>();
const NEVER = '(?!)';

const memories: { clear(): void }[] = [];

let off: string | null = null;

const watch: RuleWatch = {
  get off() {
    return off;
  },
  set off(id) {
    const back = patterns.get(off ?? '');
    // `compile` changes a pattern in place, wherever it is held.
    back?.pattern.compile(back.source, back.flags);
    off = id;
    const gone = patterns.get(id ?? '');
    gone?.pattern.compile(NEVER, gone.flags);
  },
  fired: new Set(),
  known: new Set(),
  forget: () => {
    for (const memory of memories) memory.clear();
  },
  pattern: (id, pattern) => {
    watch.known.add(id);
    if (RECORDING) return new RecordedPattern(pattern, pattern.flags, id);
    // A pattern inside a function is made anew whenever it runs.
    if (off === id) return new RegExp(NEVER, pattern.flags);
    patterns.set(id, { pattern, source: pattern.source, flags: pattern.flags });
    return pattern;
  },
  decide: (id, neutral, body) => {
    if (off === id) return neutral;
    const answer = body();
    if (RECORDING && isSaying(answer)) watch.fired.add(id);
    return answer;
  },
  memoise: (compute) => {
    const kept = new Map<string, unknown>();
    memories.push(kept);
    return (text) => {
      if (!kept.has(text)) kept.set(text, compute(text));
      return kept.get(text);
    };
  },
  memory: (map) => {
    memories.push(map);
    return map;
  },
};

function isSaying(answer: unknown): boolean {
  if (answer === null || answer === undefined || answer === false) return false;
  return !Array.isArray(answer) || answer.length > 0;
}

(globalThis as unknown as { ruleWatch: RuleWatch }).ruleWatch = watch;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith(EXTRACT) || loaded.source === null || loaded.source === undefined) return loaded;
    const source =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source as Uint8Array);
    return { ...loaded, source: watched(url.endsWith('lexicon/rule.ts') ? withFiring(source) : source, url) };
  },
});

/** Rules of tables have names of their own. */
function withFiring(source: string): string {
  const head = 'add(rule: string, about: string): void {';
  if (!source.includes(head)) throw new Error('lexicon/rule.ts does not say any more which rules fired');
  return source
    .replace(head, `${head} ruleWatch.fired.add(rule);`)
    .replace('switchedOff.has(rule.id)', 'ruleWatch.off === rule.id');
}

interface Insertion {
  at: number;
  text: string;
  /** Closes what was opened before: at one place inner ends come first, and ends before openings. */
  closes?: boolean;
}

function watched(source: string, url: string): string {
  const { program } = parseSync(fileURLToPath(url), source, { lang: 'ts' });
  const insertions: Insertion[] = [];
  const file = url.slice(EXTRACT.length);
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  visit(program as unknown as SyntaxNode, null, (node, name) => {
    const id = `${file}:${lineOf(node.start)}`;
    if (node.type === 'Literal' && node.regex !== undefined) {
      insertions.push(
        { at: node.start, text: `ruleWatch.pattern(${JSON.stringify(id)}, ` },
        { at: node.end, text: ')', closes: true },
      );
    } else if (isMemory(node, source)) {
      insertions.push({ at: node.start, text: 'ruleWatch.memory(' }, { at: node.end, text: ')', closes: true });
    } else if (node.type === 'CallExpression' && (node.callee as SyntaxNode).name === 'memoise') {
      insertions.push({ at: node.start, text: 'ruleWatch.' });
    } else insertions.push(...decision(node, `${id} ${name ?? ''}`, source));
  });
  let text = '';
  let done = 0;
  const ends = insertions.filter(({ closes }) => closes === true).reverse();
  const openings = insertions.filter(({ closes }) => closes !== true);
  for (const { at, text: added } of [...ends, ...openings].sort((left, right) => left.at - right.at)) {
    text += source.slice(done, at) + added;
    done = at;
  }
  return text + source.slice(done);
}

/** A map of a module that keeps what was read; others are tables. */
function isMemory(node: SyntaxNode, source: string): boolean {
  if (node.type !== 'NewExpression' || (node.callee as SyntaxNode).name !== 'Map') return false;
  if ((node.arguments as unknown[]).length > 0) return false;
  return /(?:^|\n)const (?:held|kinds|folds) = $/.test(source.slice(Math.max(0, node.start - 60), node.start));
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** A function that answers true, something or several things decides; one that is switched off answers no, null or nothing. */
function decision(node: SyntaxNode, id: string, source: string): Insertion[] {
  if (!FUNCTIONS.has(node.type) || node.generator === true || node.async === true) return [];
  const returned = node.returnType as SyntaxNode | null | undefined;
  const body = node.body as SyntaxNode | null;
  if (!returned || !body) return [];
  const neutral = neutralOf(returned.typeAnnotation as SyntaxNode, source);
  if (neutral === null) return [];
  const opening = `ruleWatch.decide(${JSON.stringify(id)}, ${neutral}, () => `;
  if (body.type !== 'BlockStatement')
    return [
      { at: body.start, text: `${opening}(` },
      { at: body.end, text: '))', closes: true },
    ];
  return [
    { at: body.start + 1, text: ` return ${opening}{` },
    { at: body.end - 1, text: '});', closes: true },
  ];
}

function neutralOf(type: SyntaxNode, source: string): string | null {
  if (type.type === 'TSBooleanKeyword' || type.type === 'TSTypePredicate') return 'false';
  if (type.type === 'TSArrayType') return '[]';
  const text = source.slice(type.start, type.end);
  if (/\|\s*null\b/.test(text)) return 'null';
  if (/\|\s*undefined\b/.test(text)) return 'undefined';
  return text.startsWith('readonly ') && text.endsWith('[]') ? '[]' : null;
}

function visit(node: SyntaxNode, name: string | null, see: (node: SyntaxNode, name: string | null) => void): void {
  // A parameter's default and an arrow's expression body may begin where another node does: outer nodes first.
  const own = ((node.id as SyntaxNode | null)?.name as string | undefined) ?? null;
  const key = (node.key as SyntaxNode | undefined)?.name as string | undefined;
  if (typeof node.type === 'string' && !node.type.startsWith('TSType')) see(node, own ?? name);
  const inherited =
    node.type === 'VariableDeclarator'
      ? own
      : node.type === 'MethodDefinition' || node.type === 'Property'
        ? (key ?? null)
        : null;
  for (const member of Object.values(node)) {
    for (const child of Array.isArray(member) ? member : [member])
      if (child !== null && typeof child === 'object' && typeof (child as SyntaxNode).type === 'string')
        visit(child as SyntaxNode, inherited, see);
  }
}
