// The stages of a job as a person follows them, told from its progress (docs/state-machine.md).

export interface StageView {
  word: string;
  meaning: string;
  /** Progress at which the stage begins. */
  from: number;
}

export const STAGE_VIEWS: readonly StageView[] = [
  { word: 'Plan', meaning: 'which questions are worth asking', from: 0 },
  { word: 'Search', meaning: 'asking providers and registers', from: 8 },
  { word: 'Read', meaning: 'fetching pages and reading them', from: 35 },
  { word: 'Judge', meaning: 'who each page is about, what it says', from: 75 },
  { word: 'Report', meaning: 'putting it together', from: 94 },
];

export type StageState = 'done' | 'now' | 'ahead';

export function stageStates(status: string, progress: number): StageState[] {
  const reached = STAGE_VIEWS.findLastIndex((stage) => progress >= stage.from);
  return STAGE_VIEWS.map((_, index) => {
    if (status === 'completed' || index < reached) return 'done';
    if (index > reached) return 'ahead';
    return status === 'running' ? 'now' : 'ahead';
  });
}
