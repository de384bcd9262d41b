// The moves a worker may make with a job; `main` binds them to the operations that write them.
import type { Report } from '../domain/model/report.ts';
import type { JobRecord } from '../ports/store.ts';

export interface JobLife {
  /** Announces `job.started` the first time; false when the lease is lost or the job has ended. */
  start(job: JobRecord, fence: number): Promise<boolean>;
  progress(job: JobRecord, fence: number, progress: number): Promise<boolean>;
  finish(job: JobRecord, fence: number, report: Report): Promise<boolean>;
  fail(job: JobRecord, fence: number, code: string, message: string): Promise<boolean>;
}
