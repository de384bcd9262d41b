// Threads that compute give way to the thread that answers: on a full machine the API and the heartbeats come first.
import { setPriority } from 'node:os';

const PATIENT = 10;

export function stepBack(): void {
  // Linux takes 0 for the calling thread; elsewhere it would mean the whole process.
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, PATIENT);
  } catch {
    // A sandbox may forbid it; then all threads are equals.
  }
}
