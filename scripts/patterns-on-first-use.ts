// Patterns of a built thread are made when they are first needed: to make all 700 of them took a start longer than all else that
// modules do, `\p{L}` above all. Sources name a pattern at the top of a module, `var NAME = /x/u`; in the built file stands
// `var NAME`, and where it is used `(NAME ??= new RegExp('x', 'u'))`, so it is one and the same pattern each time.

interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

interface Pattern {
  declared: Node;
  literal: Node;
  mentions: Node[];
  /** Handed to another file, or the name means something else somewhere: it stays as it is. */
  isKept: boolean;
}

export function withPatternsOnFirstUse(code: string, program: object): string {
  const patterns = patternsOf(program as Node);
  noteMentions(program as Node, patterns);
  const edits = [...patterns].flatMap(([name, { declared, literal, mentions, isKept }]) => {
    if (isKept) return [];
    const { pattern, flags } = literal.regex as { pattern: string; flags: string };
    // Not as a literal: the engine would read that once more when it compiles the function around it.
    const made = `(${name} ??= new RegExp(${JSON.stringify(pattern)}, '${flags}'))`;
    return [
      { from: declared.end, to: literal.end, text: '' },
      ...mentions.map(({ start, end }) => ({ from: start, to: end, text: made })),
    ];
  });
  let end = code.length;
  const parts: string[] = [];
  for (const { from, to, text } of edits.sort((left, right) => right.from - left.from)) {
    parts.unshift(text, code.slice(to, end));
    end = from;
  }
  return code.slice(0, end) + parts.join('');
}

/** What is declared at the top as nothing but a pattern. */
function patternsOf(program: Node): Map<string, Pattern> {
  const declared = (program.body as Node[])
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'var')
    .flatMap(({ declarations }) => declarations as { id: Node; init: Node | null }[]);
  const patterns = new Map<string, Pattern>();
  for (const { id, init } of declared)
    if (init?.type === 'Literal' && init.regex)
      patterns.set(id.name as string, { declared: id, literal: init, mentions: [], isKept: false });
  return patterns;
}

function noteMentions(program: Node, patterns: ReadonlyMap<string, Pattern>): void {
  const visit = (node: Node, parent: Node, role: string): void => {
    const pattern = node.type === 'Identifier' ? patterns.get(node.name as string) : undefined;
    if (pattern !== undefined) note(pattern, node, parent, role);
    for (const [member, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, member);
  };
  visit(program, program, '');
}

function note(pattern: Pattern, node: Node, parent: Node, role: string): void {
  const isMember = (role === 'property' || role === 'key') && !parent.computed && !parent.shorthand;
  if (isMember || node === pattern.declared) return;
  const isRead = READ_IN.has(parent.type) && role !== 'params' && role !== 'id' && role !== 'left' && !parent.shorthand;
  if (isRead) pattern.mentions.push(node);
  else pattern.isKept = true;
}

/** Where a name is a value that is asked for, and no name that is given. */
const READ_IN = new Set([
  'MemberExpression',
  'CallExpression',
  'NewExpression',
  'ArrayExpression',
  'Property',
  'ConditionalExpression',
  'LogicalExpression',
  'ReturnStatement',
  'ArrowFunctionExpression',
  'VariableDeclarator',
  'SpreadElement',
  'ForOfStatement',
  'TemplateLiteral',
]);

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
