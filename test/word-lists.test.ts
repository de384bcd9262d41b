// Words of a language stand in its pack. What the reading still keeps of its own is counted by folder and may only become less.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { LANGUAGES } from '../src/domain/languages/index.ts';
import type { LanguagePack } from '../src/domain/languages/pack.ts';

const root = join(fileURLToPath(import.meta.url), '..', '..');

/** So many words of one kind in one text or pattern are a list of that kind. */
const LIST = 8;

const KINDS: Readonly<Record<string, (pack: LanguagePack) => readonly string[]>> = {
  honorifics: (pack) => pack.honorifics,
  'post-nominals': (pack) => pack.postNominals,
  months: (pack) => pack.months.flat(),
  relatives: (pack) => pack.relatives,
  advisors: (pack) => pack.advisors,
  'legal forms': (pack) => pack.legalForms,
  'name particles': (pack) => pack.nameParticles,
  degrees: (pack) => pack.degrees.flatMap(({ forms }) => forms),
  'words of organisations': (pack) => Object.values(pack.organisationWords).flat(),
  'section headings': (pack) => Object.values(pack.sections).flat(),
};

const folded = (form: string): string => form.toLowerCase().replaceAll('.', '');
const WORDS = Object.entries(KINDS).map(([kind, of]) => ({
  kind,
  words: new Set(
    LANGUAGES.flatMap(of)
      .map(folded)
      .filter((form) => !form.includes(' ')),
  ),
}));

interface SyntaxNode {
  type: string;
  start: number;
  [member: string]: unknown;
}

/** Texts and patterns of a file, each with the line on which it stands. */
function textsOf(file: string): { text: string; line: number }[] {
  const code = readFileSync(join(root, file), 'utf8');
  const found: { text: string; line: number }[] = [];
  const visit = (node: SyntaxNode): void => {
    const value = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
    const text = (node.regex as { pattern: string } | undefined)?.pattern ?? value;
    if (typeof text === 'string') found.push({ text, line: code.slice(0, node.start).split('\n').length });
    for (const member of Object.values(node))
      for (const child of Array.isArray(member) ? member : [member])
        if (child !== null && typeof child === 'object' && typeof (child as SyntaxNode).type === 'string')
          visit(child as SyntaxNode);
  };
  visit(parseSync(file, code, { lang: 'ts' }).program as unknown as SyntaxNode);
  return found;
}

/** The kinds of which a text holds a list. */
export function listsIn(text: string): string[] {
  const words = new Set(folded(text.replace(/\\./g, ' ')).split(/[^\p{L}'-]+/u));
  return WORDS.filter(({ words: known }) => [...words].filter((word) => known.has(word)).length >= LIST).map(
    ({ kind }) => kind,
  );
}

/** What still stands, by folder of `src/extract`. A number here only goes down. */
const LEFT: Readonly<Record<string, number>> = {
  directed: 4,
  findings: 4,
  open: 6,
  reading: 1,
  spans: 8,
  statements: 2,
};

test('a list of relatives is found, a sentence is not', () => {
  assert.deepEqual(listsIn('father|mother|brother|sister|uncle|aunt|cousin|niece'), ['relatives']);
  assert.deepEqual(listsIn('She met her brother at the school of her mother.'), []);
});

test('the reading keeps no new list of words of its own', () => {
  const lists = globSync('src/extract/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => textsOf(file).flatMap(({ text, line }) => listsIn(text).map((kind) => ({ file, line, kind }))));
  const folders = Object.groupBy(lists, ({ file }) => file.split('/')[2]!);
  const more = Object.entries(folders).filter(([folder, found]) => found!.length > (LEFT[folder] ?? 0));
  assert.deepEqual(
    more.map(([folder, found]) => ({ folder, allowed: LEFT[folder] ?? 0, found })),
    [],
  );
});
