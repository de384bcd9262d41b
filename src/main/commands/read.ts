// `bonafide read`: one page through the reader, with its findings or with the whole way to them.
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { CommandFault } from '../../cli/command-tools.ts';
import { jsonText, plainLine } from '../../cli/layout.ts';
import type { Page } from '../../domain/model/page.ts';
import type { PageTrace } from '../../extract/read-trace.ts';
import type { RawDocument } from '../../ports/reader.ts';
import type { OperatorTools } from './operator-tools.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};

interface ReadFlags {
  person?: string;
  trace?: boolean;
  json?: boolean;
}

export function addRead(program: Command, tools: OperatorTools): void {
  program
    .command('read <source>')
    .summary('what one page says, and why')
    .description('Reads one page, by its address or from a file, as a job would and prints its findings.')
    .option('--person <name>', 'leave out what is about others')
    .option('--trace', 'the way to the findings: blocks, sentences, rules, and why a sentence gave nothing')
    .option('--json', 'print JSON')
    .action((source: string, flags: ReadFlags) => read(source, flags, tools));
}

async function read(source: string, flags: ReadFlags, { terminal, settings }: OperatorTools): Promise<void> {
  const { readTrace } = await import('../../extract/read-trace.ts');
  const { openOrganisations } = await import('../organisation-data.ts');
  const page = await pageOf(await documentAt(source, settings));
  const trace = readTrace(page, flags.person ?? null, openOrganisations(settings().dataDir).index);
  const shown = flags.trace === true ? trace : { ...trace, blocks: [] };
  if (flags.json === true) terminal.out(jsonText(shown));
  else for (const line of inLines(shown)) terminal.out(OURS.exec(line)![0] + plainLine(line.replace(OURS, '')));
}

/** The indent and the label are ours, the words behind are the page's. */
const OURS = /^ *(?:(?:spans|skeleton|rule|states|no finding) {2,})?/;

async function documentAt(source: string, settings: OperatorTools['settings']): Promise<RawDocument> {
  if (/^https?:/i.test(source)) {
    const { fetchOnce } = await import('../fetch-once.ts');
    return fetchOnce(source, settings());
  }
  try {
    return await fileAt(source);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandFault(`${source}: ${code === 'ENOENT' ? 'there is no such file' : message}`);
  }
}

async function fileAt(path: string): Promise<RawDocument> {
  const contentType = TYPES[extname(path).toLowerCase()] ?? 'text/html';
  return { url: pathToFileURL(resolve(path)).href, status: 200, contentType, body: await readFile(path) };
}

async function pageOf(document: RawDocument): Promise<Page> {
  const { readDocument } = await import('../../extract/reading/read-document.ts');
  if (!document.contentType.includes('pdf')) return readDocument(document);
  const { runPdfProcess } = await import('../../extract/reading/pdf/pdf-process.ts');
  const { pageOfPdf } = await import('../../extract/reading/pdf/read-pdf.ts');
  const { output } = await runPdfProcess(document.body, {});
  return output === null ? readDocument(document) : pageOfPdf(document, output);
}

function* inLines({ title, url, language, notEvidence, subject, blocks, findings }: PageTrace): Generator<string> {
  yield `${title ?? '(no title)'}, ${url}`;
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
  yield findings.length === 0 ? 'no findings' : `${findings.length} finding${findings.length === 1 ? '' : 's'}`;
  for (const finding of findings) {
    const { kind, status, person, degree, field, title: role, organisation, value, quote, via } = finding;
    const facts = [degree?.surface, field, role, organisation?.name, value].filter((part) => part !== undefined);
    yield `  ${kind} (${status}) of ${person.name || 'nobody'}: ${facts.join(', ')} [${via}]`;
    yield `    "${quote.slice(0, 160)}"`;
  }
}
