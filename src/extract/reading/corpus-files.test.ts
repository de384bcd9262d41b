import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type CorpusDocument, type CorpusProblem, corpusFiles } from './corpus-files.ts';

async function collect(
  files: Record<string, string>,
): Promise<{ documents: CorpusDocument[]; problems: CorpusProblem[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    await mkdir(join(folder, 'sub dir'));
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    await symlink('/etc/hosts', join(folder, 'link.txt'));
    const problems: CorpusProblem[] = [];
    const documents: CorpusDocument[] = [];
    for await (const document of corpusFiles([folder], { onProblem: (problem) => problems.push(problem) }))
      documents.push(document);
    return {
      documents,
      problems: problems.map((problem) => ({ ...problem, file: problem.file.slice(folder.length + 1) })),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('files of every kind in name order, with the best address each can have', async () => {
  const { documents, problems } = await collect({
    'a.jsonl':
      '{"url":"https://p.example/1","title":"One","html":"<p>x</p>","published_date":"2019-03-04"}\n{"text":"plain"}\n\nnot json\n{"url":"https://p.example/3"}\n',
    'b.html': '<head><link href="https://p.example/canonical" rel="canonical"></head><p>x',
    'c.htm': '<meta property="og:url" content="https://p.example/og?a=1&amp;b=2"><p>x',
    'd.html': '<link rel=canonical href="/relative"><p>x',
    'e.md': '# E',
    'f.pdf': '%PDF-1.4',
    'g.bin': 'x',
    'sub dir/h.txt': 'text',
    '.hidden.txt': 'no',
  });
  assert.deepEqual(
    documents.map((document) => [document.url, document.contentType, document.title, document.publishedDate]),
    [
      ['https://p.example/1', 'text/html; charset=utf-8', 'One', '2019-03-04'],
      ['https://corpus.example/a.jsonl/2', 'text/plain; charset=utf-8', null, null],
      ['https://p.example/canonical', 'text/html', null, null],
      ['https://p.example/og?a=1&b=2', 'text/html', null, null],
      ['https://corpus.example/d.html', 'text/html', null, null],
      ['https://corpus.example/e.md', 'text/markdown', null, null],
      ['https://corpus.example/f.pdf', 'application/pdf', null, null],
      ['https://corpus.example/sub%20dir/h.txt', 'text/plain', null, null],
    ],
  );
  assert.deepEqual(problems, [
    { file: 'a.jsonl', line: 4, problem: 'not_json' },
    { file: 'a.jsonl', line: 5, problem: 'no_content' },
    { file: 'g.bin', problem: 'unknown_kind' },
  ]);
});

test('a path that is not there is told, not thrown', async () => {
  const problems: CorpusProblem[] = [];
  for await (const _ of corpusFiles(['/nowhere/at/all'], { onProblem: (problem) => problems.push(problem) }))
    assert.fail();
  assert.deepEqual(problems, [{ file: '/nowhere/at/all', problem: 'unreadable' }]);
});
