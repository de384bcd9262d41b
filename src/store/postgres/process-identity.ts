// Who a process is, beyond its number: numbers are used again, above all in containers.
import { readFileSync } from 'node:fs';

/** Fields of /proc/<pid>/stat from the state on; null where there is no /proc or no such process. */
function stat(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces and brackets, so fields are counted from its last bracket.
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Start time in clock ticks since boot; empty where there is no /proc. */
function startTime(pid: number): string {
  return stat(pid)?.[19] ?? '';
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A container whose first process collects nobody keeps the ended as zombies.
  return stat(pid)?.[0] !== 'Z';
}

/** `pid:start`, to be written into a file and checked later by another process. */
export function identityOf(pid: number): string {
  return `${pid}:${startTime(pid)}`;
}

/** Whether the process that wrote this identity still runs. */
export function identityIsAlive(identity: string): boolean {
  const [number = '', started = ''] = identity.trim().split(':');
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  return started === '' || startTime(pid) === started;
}
