// Requests from files and standard input: JSON or YAML, one request, a list of them, or several documents in one file.
import { extname } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { CreateJob } from '../client/bonafide-client.ts';
import type { Terminal } from './terminal.ts';

export interface NamedRequest {
  /** Where it came from, as a person would say it: `people.yaml`, `people.yaml #2`. */
  from: string;
  body: CreateJob;
}

export interface ReadRequests {
  requests: NamedRequest[];
  /** One sentence for each file that could not be read. */
  faults: string[];
}

/** Every file is read before anything is sent: one bad file means that nothing happens. */
export async function readRequests(paths: readonly string[], terminal: Terminal): Promise<ReadRequests> {
  const requests: NamedRequest[] = [];
  const faults: string[] = [];
  for (const path of paths) {
    const name = path === '-' ? 'standard input' : path;
    try {
      const text = path === '-' ? await terminal.readInput() : await terminal.readFile(path);
      requests.push(...requestsIn(text, name, path));
    } catch (error) {
      faults.push(`${name}: ${readingFault(error)}`);
    }
  }
  return { requests, faults };
}

function requestsIn(text: string, name: string, path: string): NamedRequest[] {
  const bodies = values(text, path).flatMap((value) => (Array.isArray(value) ? value : [value]));
  if (bodies.length === 0) throw new Error('there is nothing in it');
  return bodies.map((body, index) => {
    const from = bodies.length === 1 ? name : `${name} #${index + 1}`;
    if (body === null || typeof body !== 'object') throw new Error('it is not a request with `person` and `claims`');
    return { from, body: body as CreateJob };
  });
}

function values(text: string, path: string): unknown[] {
  if (isJson(text, path)) return [JSON.parse(text)];
  return parseAllDocuments(text).map((document) => {
    const [fault] = document.errors;
    if (fault) throw new Error(fault.message.split('\n')[0]);
    return document.toJS() as unknown;
  });
}

/** By the name of the file, else by the first sign in it. */
function isJson(text: string, path: string): boolean {
  const extension = extname(path).toLowerCase();
  if (extension === '.yaml' || extension === '.yml') return false;
  return extension === '.json' || /^\s*[[{]/.test(text);
}

function readingFault(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder';
  if (code === 'EACCES') return 'it may not be read';
  return error instanceof SyntaxError ? `not JSON: ${message}` : message;
}
