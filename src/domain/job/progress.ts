// Progress of a job: 0 queued, 5 started, rising by stage, 100 only when completed.

export const STAGES = ['plan', 'search', 'fetch', 'extract', 'resolve', 'judge', 'score', 'report'] as const;
export type StageName = (typeof STAGES)[number];

export const PROGRESS_STARTED = 5;
export const PROGRESS_COMPLETED = 100;

/** Where each stage ends; searching and fetching are nearly all of the waiting. */
const STAGE_END: Record<StageName, number> = {
  plan: 8,
  search: 35,
  fetch: 75,
  extract: 85,
  resolve: 90,
  judge: 94,
  score: 96,
  report: 99,
};

const STAGE_START: Record<StageName, number> = Object.fromEntries(
  STAGES.map((stage, index) => [stage, index === 0 ? PROGRESS_STARTED : STAGE_END[STAGES[index - 1]!]]),
) as Record<StageName, number>;

/** Progress inside a stage; `done` of `total` steps. Never below `current`, never 100. */
export function stageProgress(stage: StageName, done: number, total: number, current: number): number {
  const share = total <= 0 ? 1 : Math.min(1, Math.max(0, done / total));
  const value = Math.floor(STAGE_START[stage] + share * (STAGE_END[stage] - STAGE_START[stage]));
  return Math.max(current, value);
}

/** An update is announced at most every two seconds and when it moved by five points or more. */
export function shouldAnnounce(
  progress: number,
  last: { progress: number; atMilliseconds: number },
  nowMilliseconds: number,
): boolean {
  return progress - last.progress >= 5 && nowMilliseconds - last.atMilliseconds >= 2000;
}
