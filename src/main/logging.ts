// Structured lines on standard error: JSON for machines, short text when a person watches a terminal.
import { pino } from 'pino';
import type { Log, LogFields } from '../ports/log.ts';

/** Only these members are ever written; a new one has to be added here on purpose. */
const ALLOWED: readonly (keyof LogFields)[] = [
  'request_id',
  'job_id',
  'project_id',
  'key_id',
  'endpoint_id',
  'delivery_id',
  'event_id',
  'provider',
  'stage',
  'code',
  'status',
  'attempt',
  'milliseconds',
  'count',
  'host',
  'method',
  'route',
  'detail',
];

function allowed(fields: LogFields | undefined): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of ALLOWED) {
    const value = fields?.[name];
    if (value !== undefined) kept[name] = typeof value === 'string' ? value.slice(0, 2000) : value;
  }
  return kept;
}

export function makeLog(level: string): Log {
  const writer = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  return {
    info: (message, fields) => writer.info(allowed(fields), message),
    warn: (message, fields) => writer.warn(allowed(fields), message),
    error: (message, fields) => writer.error(allowed(fields), message),
  };
}
