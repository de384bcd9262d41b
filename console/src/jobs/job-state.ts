// Which of two pictures of a job is the later one. Streams tell a job's life from its beginning, lists only its newest state.

interface Picture {
  status: string;
  progress: number;
}

const RANK: Record<string, number> = { created: 0, queued: 1, running: 2, completed: 3, failed: 3, canceled: 3 };

export function hasEnded(job: Pick<Picture, 'status'>): boolean {
  return RANK[job.status] === 3;
}

/** The known picture stays unless the told one is further on: a job never runs backwards. */
export function laterJob<T extends Picture>(known: T, told: T | undefined): T {
  if (told === undefined || hasEnded(known)) return known;
  const ahead = (RANK[told.status] ?? 0) - (RANK[known.status] ?? 0);
  return ahead > 0 || (ahead === 0 && told.progress > known.progress) ? told : known;
}
