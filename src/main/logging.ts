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
  // A line below the level costs nothing: its members are copied only when it is written.
  const write = (kind: 'info' | 'warn' | 'error', message: string, fields: LogFields | undefined): void => {
    if (writer.isLevelEnabled(kind)) writer[kind](allowed(fields), message);
  };
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error: (message, fields) => write('error', message, fields),
  };
}
