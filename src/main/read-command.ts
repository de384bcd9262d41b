// `bonafide read`: one page through the reader, with its findings or with the whole way to them.
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Settings } from '../config/settings.ts';
import type { Page } from '../domain/model/page.ts';
import { type PageTrace, readTrace } from '../extract/read-trace.ts';
import { runPdfProcess } from '../extract/reading/pdf/pdf-process.ts';
import { pageOfPdf } from '../extract/reading/pdf/read-pdf.ts';
import { readDocument } from '../extract/reading/read-document.ts';
import type { RawDocument } from '../ports/reader.ts';
import { fetchOnce } from './fetch-once.ts';

const USAGE = 'bonafide read URL|FILE [--person NAME] [--trace] [--json]';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};

interface Output {
  out(line: string): void;
  error(line: string): void;
}

export async function readCommand(words: string[], settings: () => Readonly<Settings>, { out, error }: Output) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { person: { type: 'string' }, trace: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) {
    error(USAGE);
    return 2;
  }
  const document = /^https?:/i.test(source) ? await fetchOnce(source, settings()) : await fileAt(source);
  const trace = readTrace(await pageOf(document), values.person ?? null);
  const shown = values.trace === true ? trace : { ...trace, blocks: [] };
  if (values.json === true) out(JSON.stringify(shown, null, 2));
  else for (const line of inLines(shown)) out(line);
  return 0;
}

async function fileAt(path: string): Promise<RawDocument> {
  const contentType = TYPES[extname(path).toLowerCase()] ?? 'text/html';
  return { url: pathToFileURL(resolve(path)).href, status: 200, contentType, body: await readFile(path) };
}

async function pageOf(document: RawDocument): Promise<Page> {
  if (!document.contentType.includes('pdf')) return readDocument(document);
  const { output } = await runPdfProcess(document.body, {});
  return output === null ? readDocument(document) : pageOfPdf(document, output);
}

function* inLines({ title, url, language, notEvidence, subject, blocks, findings }: PageTrace): Generator<string> {
  yield `${title ?? '(no title)'}  ${url}`;
  yield `language ${language ?? 'unknown'}; about ${subject.name === '' ? 'nobody in particular' : `${subject.name} (by ${subject.how})`}`;
  if (notEvidence !== null) yield `no evidence: ${notEvidence}`;
  for (const block of blocks) {
    yield '';
    yield `[${block.index}] ${block.zone} <${block.tag}>${block.heading === null ? '' : ` under "${block.heading}"`}${block.owner === null ? '' : `, of ${block.owner}`}`;
    for (const sentence of block.sentences) {
      yield `    ${sentence.text}`;
      if (sentence.spans.length > 0)
        yield `      spans       ${sentence.spans.map(({ kind, text }) => `${kind} "${text}"`).join(', ')}`;
      if (sentence.spans.length > 0) yield `      skeleton    ${sentence.skeleton}`;
      for (const { rule, about } of sentence.rules) yield `      rule        ${rule}: ${about}`;
      for (const statement of sentence.statements) yield `      states      ${statement}`;
      if (sentence.silence !== null) yield `      no finding  ${sentence.silence}`;
    }
  }
  yield '';
  yield findings.length === 0 ? 'no findings' : `${findings.length} findings`;
  for (const finding of findings) {
    const { kind, status, person, degree, field, title: role, organisation, value, quote } = finding;
    const facts = [degree?.surface, field, role, organisation?.name, value].filter((part) => part !== undefined);
    yield `  ${kind} (${status}) of ${person.name || 'nobody'}: ${facts.join(', ')}`;
    yield `    "${quote.slice(0, 160)}"`;
  }
}
