// A job that repeats another asks anew: what was kept before it was created would only tell the same again.
import type { AnswerCache, JobRecord } from '../ports/store.ts';

export function answersFor(job: Pick<JobRecord, 'rerunOf' | 'createdAt'>, answers: AnswerCache): AnswerCache {
  if (job.rerunOf === undefined) return answers;
  return {
    put: (...entry) => answers.put(...entry),
    async get(key, now) {
      const kept = await answers.get(key, now);
      return kept !== null && kept.storedAt >= job.createdAt ? kept : null;
    },
  };
}
