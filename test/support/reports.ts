// Jobs brought to their end with a report that a test chooses.
import type { Report } from '../../src/domain/model/report.ts';
import type { ClaimStatus } from '../../src/domain/model/verdict.ts';
import { finishJob, startJob, type WorkTools } from '../../src/operations/work-on-job.ts';
import type { TestApi } from './api.ts';
import { sampleReport, sampleSource } from './store-samples.ts';

/** One education claim, `degree`, with one sentence of one page, or none. */
export function reportSaying(jobId: string, status: ClaimStatus, quote: string | null): Report {
  const { wire } = sampleSource('https://brackenfield.example/alumni', quote ?? '');
  return {
    ...sampleReport(jobId),
    assessment: status === 'verified' ? 'confirmed' : 'insufficient_evidence',
    claims: [
      {
        claim_key: 'degree',
        claim_type: 'education',
        status,
        confidence: 3,
        evidence:
          quote === null
            ? []
            : [
                {
                  source_id: wire.source_id,
                  stance: status === 'contradiction' ? 'contradicts' : 'supports',
                  quote,
                  fields: ['degree'],
                  cluster_id: 'c1',
                  evidence_class: 'issuer',
                },
              ],
        explanation: 'As a test says.',
        matched_value: {},
        fields: {},
        independent_sources: quote === null ? 0 : 1,
      },
    ],
    sources: quote === null ? [] : [wire],
  };
}

/** As a worker would: leased, started, finished. */
export async function completeJob(
  { database, project, work }: Pick<TestApi, 'database' | 'project'> & { work: WorkTools },
  jobId: string,
  report: Report,
): Promise<void> {
  const { fence } = (await database.store.worker.lease(jobId, 'worker', 30))!;
  const held = { projectId: project.id, jobId, fence };
  await startJob(work, held);
  await finishJob(work, held, report);
}
