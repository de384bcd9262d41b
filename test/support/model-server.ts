// A model on loopback in the shape of OpenAI's chat completions, with the habits that models and their servers have: it tells the
// truth, makes quotes up, gives facts to the wrong person, does what a page tells it, or is broken in one of many ways.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocatedPassage, ModelDuty, ReportedFact } from '../../src/ports/model.ts';

/** What the server was asked, read back from the prompt. */
export interface Asked {
  duty: ModelDuty;
  person: string;
  /** Lines that were shown, by number. */
  lines: Map<number, string>;
  statements: { key: string; text: string }[];
  prompt: string;
  instructions: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

export interface Reply {
  /** The object that the answer's content is made of. */
  value?: unknown;
  /** Instead of the object: the content as text. */
  content?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Instead of a completion: the whole body. */
  raw?: string;
  usage?: unknown;
  /** Never answers. */
  hang?: boolean;
  /** Sends bytes without end. */
  flood?: boolean;
}

export type Behaviour = (asked: Asked) => Reply;

export interface ModelServer {
  url: string;
  asked: Asked[];
  /** How the server answers from now on. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const USAGE = { prompt_tokens: 1200, completion_tokens: 180, total_tokens: 1380 };

export async function startModelServer(first: Behaviour = () => ({ value: { facts: [] } })): Promise<ModelServer> {
  let behaviour = first;
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => {
        const question = readQuestion(request, body);
        asked.push(question);
        reply(response, behaviour(question));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
}

function readQuestion(request: IncomingMessage, body: Record<string, unknown>): Asked {
  const messages = body.messages as { role: string; content: string }[];
  const instructions = messages.find(({ role }) => role === 'system')?.content ?? '';
  const prompt = messages.find(({ role }) => role === 'user')?.content ?? '';
  const format = body.response_format as { json_schema?: { name?: string } } | undefined;
  const duty = (format?.json_schema?.name ?? (instructions.includes('"passages"') ? 'locate' : 'read')) as ModelDuty;
  const lines = new Map([...prompt.matchAll(/^\[(\d+)\] (.*)$/gm)].map((match) => [Number(match[1]), match[2]!]));
  const statements = [...prompt.matchAll(/^"([^"]+)": (.*)$/gm)].map((match) => ({ key: match[1]!, text: match[2]! }));
  const person = /^Person: "([^"]*)"/m.exec(prompt)?.[1] ?? '';
  return { duty, person, lines, statements, prompt, instructions, headers: request.headers, body };
}

function reply(
  response: ServerResponse,
  { value, content, status = 200, headers, raw, usage = USAGE, hang, flood }: Reply,
): void {
  if (hang) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (flood) {
    const more = (): void => {
      if (!response.destroyed) response.write('data: {"choices": [garbage'.repeat(4_000), () => setImmediate(more));
    };
    more();
    return;
  }
  const message = { role: 'assistant', content: content ?? JSON.stringify(value ?? {}) };
  const completion = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage,
  };
  response.end(raw ?? JSON.stringify(completion));
}

const NO_WORDS = { organisation: null, degree: null, field: null, title: null, start: null, end: null };

/** A true fact of a page, as a label gives it. */
export type Label = Partial<ReportedFact> & Pick<ReportedFact, 'kind' | 'quote'>;

export function reported(label: Label, asked: Asked): ReportedFact {
  const block = [...asked.lines].find(([, text]) => text.includes(label.quote))?.[0] ?? 0;
  return { person: null, ...NO_WORDS, status: 'stated', block, ...label };
}

/** Reports the labelled facts whose quote it was shown; of a statement, the label under the same key. */
export function truthful(
  labels: readonly Label[],
  passages: Record<string, Label & { stance?: LocatedPassage['stance'] }> = {},
): Behaviour {
  return (asked) => {
    const shown = [...asked.lines.values()].join(' ');
    if (asked.duty === 'locate') {
      const found = asked.statements.flatMap(({ key }) => {
        const label = passages[key];
        if (label === undefined || !shown.includes(label.quote)) return [];
        const { kind: _kind, person: _person, status: _status, ...words } = reported(label, asked);
        return [{ key, stance: label.stance ?? 'states', ...words }];
      });
      return { value: { passages: found } };
    }
    return {
      value: { facts: labels.filter(({ quote }) => shown.includes(quote)).map((label) => reported(label, asked)) },
    };
  };
}
