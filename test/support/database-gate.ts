// The lock beside the test server's folder, held while a process comes in or the reaper clears the folder away.
export const GATE_MS = 90_000;

export function gateOf(folder: string): string {
  return `${folder}.gate`;
}
