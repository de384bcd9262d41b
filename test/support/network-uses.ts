// Finds every way in which a source file can reach the network: modules that open sockets, however they are loaded, and
// the platform's own functions, however they are named. It reads the syntax tree, so words in texts do not count.
import { parseSync } from 'vite';

interface SyntaxNode {
  type: string;
  [member: string]: unknown;
}

const SOCKET_MODULE =
  /^(?:undici|(?:node:)?(?:https?|http2|net|tls|dns|dgram|quic)|(?:node:)?_http_\w+|_tls_\w+)(?:\/|$)/;
const NETWORK_GLOBALS = new Set(['fetch', 'WebSocket', 'WebSocketStream', 'EventSource', 'XMLHttpRequest']);
const GLOBAL_OBJECTS = new Set(['globalThis', 'global', 'window', 'self', 'frames']);
/** With these a program loads or makes code that this reading cannot follow. */
const LOADERS = new Set(['require', 'eval', 'Function']);
const LOADER_MEMBERS = new Set(['getBuiltinModule', 'binding', '_linkedBinding', 'createRequire', '_load']);

/** One line for each fault, empty for a file that leaves the network alone. */
export function networkUses(code: string, file = 'module.ts'): string[] {
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const faults: string[] = [];
  visit(program as unknown as SyntaxNode, [], faults);
  return [...new Set(faults)];
}

function visit(node: SyntaxNode, scopes: ReadonlySet<string>[], faults: string[]): void {
  // A type names things without reaching them; an imported type still names its module.
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return;
  const own = namesDeclaredBy(node);
  const inner = own.size > 0 ? [...scopes, own] : scopes;
  const local = (name: string) => inner.some((scope) => scope.has(name));
  checkLoading(node, faults);
  if (node.type === 'Identifier') {
    const name = node.name as string;
    if (NETWORK_GLOBALS.has(name) && !local(name)) faults.push(`uses ${name}`);
    if (LOADERS.has(name) && !local(name)) faults.push(`uses ${name}`);
    if (GLOBAL_OBJECTS.has(name) && !local(name)) faults.push(`hands on ${name}`);
    return;
  }
  if (node.type === 'MemberExpression') {
    const member = memberName(node);
    const object = node.object as SyntaxNode;
    if (member !== null && LOADER_MEMBERS.has(member)) faults.push(`uses ${member}`);
    if (object.type === 'Identifier' && GLOBAL_OBJECTS.has(object.name as string) && !local(object.name as string)) {
      if (member === null) faults.push(`reads a computed member of ${object.name}`);
      else if (NETWORK_GLOBALS.has(member) || LOADERS.has(member) || GLOBAL_OBJECTS.has(member))
        faults.push(`uses ${object.name}.${member}`);
      if (node.computed === true) visit(node.property as SyntaxNode, inner, faults);
      return;
    }
  }
  for (const child of valuesIn(node)) visit(child, inner, faults);
}

/** Syntax of the type checker around an expression that does run. */
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSImportEqualsDeclaration',
  'TSExternalModuleReference',
]);

function checkLoading(node: SyntaxNode, faults: string[]): void {
  if (node.type === 'ImportExpression') {
    const target = textOf(node.source as SyntaxNode);
    if (target === null) faults.push('imports a computed name');
    else if (SOCKET_MODULE.test(target)) faults.push(`imports ${target}`);
  } else if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source) {
    const target = textOf(node.source as SyntaxNode)!;
    if (SOCKET_MODULE.test(target)) faults.push(`imports ${target}`);
    for (const specifier of (node.specifiers ?? []) as SyntaxNode[]) {
      const imported = specifier.imported as SyntaxNode | undefined;
      const name = imported?.name ?? imported?.value;
      if (/^(?:node:)?(?:module|process)$/.test(target) && LOADER_MEMBERS.has(name as string))
        faults.push(`uses ${String(name)}`);
    }
  } else if (node.type === 'TSExternalModuleReference') {
    faults.push('uses require');
  } else if (node.type === 'ObjectPattern') {
    for (const property of node.properties as SyntaxNode[]) {
      const name = property.type === 'Property' ? keyName(property) : null;
      if (name !== null && LOADER_MEMBERS.has(name)) faults.push(`uses ${name}`);
    }
  }
}

/** The children of a node that are read as values: not the names of members and not the words of import lists. */
function valuesIn(node: SyntaxNode): SyntaxNode[] {
  const names = new Set<string>();
  if (node.type === 'MemberExpression' && node.computed !== true) names.add('property');
  if (/^(?:Property|MethodDefinition|PropertyDefinition|AccessorProperty)$/.test(node.type) && node.computed !== true)
    names.add('key');
  if (/^(?:Import\w*|ExportSpecifier|ExportAllDeclaration|MetaProperty)$/.test(node.type)) {
    for (const word of ['local', 'imported', 'exported', 'meta', 'property']) {
      if (!(node.type === 'ExportSpecifier' && word === 'local')) names.add(word);
    }
  }
  if (/^(?:LabeledStatement|BreakStatement|ContinueStatement)$/.test(node.type)) names.add('label');
  return Object.entries(node).flatMap(([member, value]) => (names.has(member) ? [] : nodesIn(value)));
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
    ? [value as SyntaxNode]
    : [];
}

/** Names that this node declares for what stands inside it. */
function namesDeclaredBy(node: SyntaxNode): Set<string> {
  const names = new Set<string>();
  if (/Function/.test(node.type)) {
    for (const parameter of nodesIn(node.params)) addBound(parameter, names);
    if (node.id) addBound(node.id as SyntaxNode, names);
  } else if (node.type === 'CatchClause' && node.param) addBound(node.param as SyntaxNode, names);
  else if (/^(?:Program|BlockStatement|StaticBlock|ForStatement|ForOfStatement|ForInStatement)$/.test(node.type)) {
    const statements = [...nodesIn(node.body), ...nodesIn(node.init), ...nodesIn(node.left)];
    for (const statement of statements) addDeclared(statement, names);
  }
  return names;
}

function addDeclared(statement: SyntaxNode, names: Set<string>): void {
  if (statement.type === 'VariableDeclaration') {
    for (const declarator of statement.declarations as SyntaxNode[]) addBound(declarator.id as SyntaxNode, names);
  } else if (/^(?:FunctionDeclaration|ClassDeclaration)$/.test(statement.type) && statement.id) {
    addBound(statement.id as SyntaxNode, names);
  } else if (statement.type === 'ImportDeclaration') {
    for (const specifier of statement.specifiers as SyntaxNode[]) addBound(specifier.local as SyntaxNode, names);
  } else if (/^Export(?:Named|Default)Declaration$/.test(statement.type) && statement.declaration) {
    addDeclared(statement.declaration as SyntaxNode, names);
  }
}

function addBound(pattern: SyntaxNode, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(pattern.name as string);
  else if (pattern.type === 'AssignmentPattern') addBound(pattern.left as SyntaxNode, names);
  else if (pattern.type === 'RestElement') addBound(pattern.argument as SyntaxNode, names);
  else if (pattern.type === 'ArrayPattern') for (const element of nodesIn(pattern.elements)) addBound(element, names);
  else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties as SyntaxNode[])
      addBound(property.type === 'Property' ? (property.value as SyntaxNode) : property, names);
  }
}

function memberName(node: SyntaxNode): string | null {
  const property = node.property as SyntaxNode;
  return node.computed === true ? textOf(property) : ((property.name as string | undefined) ?? null);
}

function keyName(property: SyntaxNode): string | null {
  const key = property.key as SyntaxNode;
  return property.computed === true ? textOf(key) : ((key.name as string | undefined) ?? textOf(key));
}

/** The text of a literal, joined literals included: a name written in two halves is still that name. */
function textOf(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') {
    const expressions = (node.expressions as SyntaxNode[]).map(textOf);
    if (expressions.includes(null)) return null;
    const parts = (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked);
    return parts.map((part, index) => part + (expressions[index] ?? '')).join('');
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left as SyntaxNode), textOf(node.right as SyntaxNode)];
    return left === null || right === null ? null : left + right;
  }
  return null;
}
