// Structured lines on standard error: JSON for machines, short text when a person watches a terminal.
import { pino } from 'pino';
import type { Log, LogFields } from '../ports/log.ts';

/** Only these members are ever written; a new one has to be added here on purpose. */
const ALLOWED: readonly (keyof LogFields)[] = [
  'request_id',
  'trace_id',
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

/** Where a trouble lasts, its line is written once in this time; the next one says how often it came meanwhile. */
const QUIET_MILLISECONDS = 5 * 60_000;
const MOST_REMEMBERED = 500;

/** Members that differ from line to line of one and the same trouble. */
const PASSING: readonly (keyof LogFields)[] = [
  'request_id',
  'trace_id',
  'job_id',
  'project_id',
  'key_id',
  'delivery_id',
  'event_id',
  'attempt',
  'milliseconds',
  'count',
];

interface Remembered {
  at: number;
  left: number;
}

/** Passes a warning on the first time; later ones only after a while, with the number that were left out. */
export function repeats(now: () => number): (message: string, fields: Record<string, unknown>) => number | null {
  const seen = new Map<string, Remembered>();
  return (message, fields) => {
    const lasting = Object.entries(fields).filter(([name]) => !PASSING.includes(name as keyof LogFields));
    const key = JSON.stringify([message, lasting]);
    const known = seen.get(key);
    if (known && now() - known.at < QUIET_MILLISECONDS) {
      known.left += 1;
      return null;
    }
    if (seen.size >= MOST_REMEMBERED) seen.clear();
    seen.set(key, { at: now(), left: 0 });
    return known?.left ?? 0;
  };
}

/** One line for a person: "12:03:04 warn  a provider failed  provider=orcid code=timeout". */
function plainLine(line: string): string {
  const { level, time, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${msg}${rest.length > 0 ? `  ${rest.join(' ')}` : ''}\n`;
}

/** A full disk costs lines of the log, never the service: what cannot be written is dropped. */
function quietDestination() {
  const destination = pino.destination({ dest: 2, sync: true, retryEAGAIN: () => false });
  destination.on('error', () => {});
  return destination;
}

export function makeLog(level: string): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const writer = process.stderr.isTTY
    ? pino(options, { write: (line: string) => void process.stderr.write(plainLine(line)) })
    : pino(options, quietDestination());
  const remember = repeats(Date.now);
  // A line below the level costs nothing: its members are copied only when it is written.
  const write = (kind: 'info' | 'warn' | 'error', message: string, fields: LogFields | undefined): void => {
    if (!writer.isLevelEnabled(kind)) return;
    const kept = allowed(fields);
    if (kind === 'warn') {
      const left = remember(message, kept);
      if (left === null) return;
      if (left > 0) kept.repeated = left;
    }
    writer[kind](kept, message);
  };
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error: (message, fields) => write('error', message, fields),
  };
}
