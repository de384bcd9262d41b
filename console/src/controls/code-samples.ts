// The calls behind a screen, ready to be copied. Keys are never written into them.
import type { CreateJob } from '../../../src/client/bonafide-client.ts';

export interface ApiCall {
  method: string;
  path: string;
  body?: unknown;
  /** Calls of /admin/v1 carry the administrator's token instead of a key. */
  admin?: boolean;
}

export function curlCall(call: ApiCall, origin: string): string {
  const auth = call.admin ? '"authorization: Bearer $BONAFIDE_ADMIN_TOKEN"' : '"x-api-key: $BONAFIDE_API_KEY"';
  const address = /[?&']/.test(call.path) ? `'${origin}${call.path.replaceAll("'", '%27')}'` : `${origin}${call.path}`;
  const lines = [`curl${call.method === 'GET' ? '' : ` -X ${call.method}`} ${address}`, `  -H ${auth}`];
  if (call.body !== undefined) {
    lines.push("  -H 'content-type: application/json'");
    lines.push(`  -d '${JSON.stringify(call.body, null, 2).replaceAll("'", "'\\''")}'`);
  }
  return lines.join(' \\\n');
}

export function clientCall(body: CreateJob, origin: string): string {
  return [
    "import { Bonafide } from 'bonafide/client';",
    '',
    'const client = new Bonafide({',
    `  baseUrl: '${origin}',`,
    '  apiKey: process.env.BONAFIDE_API_KEY,',
    '});',
    `const job = await client.jobs.create(${literal(body)});`,
    'await client.jobs.waitFor(job.id);',
    'const report = await client.jobs.report(job.id);',
  ].join('\n');
}

/** JSON with bare member names and single quotes, as the code around it is written. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : literal(name)}: ${literal(item, inner)}`,
      );
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
