// What went wrong, in words and as an exit code; never a stack trace.
import { CommanderError } from 'commander';
import { BonafideError } from '../client/bonafide-client.ts';
import { CommandFault, EXIT, Interrupted, UsageFault } from './command-tools.ts';

export interface Explained {
  code: number;
  lines: string[];
}

/** Null when it is none of what commands report themselves. */
export function explainFault(error: unknown, baseUrl: string): Explained | null {
  // Commander has printed its own words already; help and version end in order.
  if (error instanceof CommanderError) return { code: error.exitCode === 0 ? EXIT.done : EXIT.usage, lines: [] };
  if (error instanceof UsageFault) return { code: EXIT.usage, lines: [error.message] };
  if (error instanceof Interrupted) return { code: EXIT.interrupted, lines: [error.message] };
  if (error instanceof CommandFault) return { code: EXIT.failed, lines: [error.message] };
  if (error instanceof BonafideError) return { code: EXIT.failed, lines: refusalLines(error) };
  if (error instanceof TypeError && /fetch/.test(error.message)) {
    return {
      code: EXIT.failed,
      lines: [`Nothing answers at ${baseUrl}. Is the service running? Start it with npm start, or set BONAFIDE_URL.`],
    };
  }
  return null;
}

export function refusalLines(error: BonafideError): string[] {
  const request = error.requestId === null ? '' : ` (request ${error.requestId})`;
  const faults = error.problem?.errors ?? [];
  return [
    `The service answered ${error.status} ${error.code}: ${error.message}${request}`,
    ...faults.map((fault) => `  ${fault.path || 'the body'}: ${fault.message}`),
    ...(error.status === 401 ? ['  The key comes from BONAFIDE_API_KEY, or from the data folder of the service.'] : []),
  ];
}
