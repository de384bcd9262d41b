// One job: while it runs, what is happening; when it has ended, what came of it.
import { useEffect } from 'preact/hooks';
import { CallBehind, Link, Notice, PageHead, Waiting } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { useLoad } from '../frame/use-load.ts';
import { ReportScreen } from '../report/report.tsx';
import { JobActions } from './job-actions.tsx';
import { JobProgress } from './job-progress.tsx';
import { hasEnded, laterJob } from './job-state.ts';

export function JobScreen({ jobId }: { jobId: string }) {
  const { client } = useTools();
  const job = useLoad(() => client.jobs.get(jobId), [client, jobId]);
  const running = job.value !== null && !hasEnded(job.value);

  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    void (async () => {
      try {
        for await (const event of client.jobs.events(jobId, { signal: stop.signal }))
          job.update((known) => laterJob(known, event.data.job));
      } catch {
        // A broken stream is replaced by waiting.
      }
      if (stop.signal.aborted) return;
      await client.jobs.waitFor(jobId, { signal: stop.signal }).catch(() => null);
      if (!stop.signal.aborted) await job.reload();
    })();
    return () => stop.abort();
  }, [client, jobId, running]);

  if (job.missing) {
    return (
      <PageHead
        title="There is no such job"
        lead={
          <>
            It may have been erased. <Link to={{ screen: 'jobs' }}>All jobs</Link>
          </>
        }
      />
    );
  }
  if (!job.value) return job.fault ? <Notice tone="bad">{job.fault}</Notice> : <Waiting />;
  const changed = async () => {
    try {
      job.set(await client.jobs.get(jobId));
    } catch {
      // Erased.
      navigate({ screen: 'jobs' });
    }
  };
  if (job.value.status === 'completed') return <ReportScreen job={job.value} onChange={changed} />;
  return (
    <>
      <p class="crumb">
        <Link to={{ screen: 'jobs' }}>Jobs</Link>
      </p>
      <PageHead title={job.value.person.full_name}>
        <JobActions job={job.value} onChange={changed} />
      </PageHead>
      <JobProgress job={job.value} />
      <CallBehind
        calls={[
          { method: 'GET', path: `/v1/jobs/${jobId}/events` },
          { method: 'GET', path: `/v1/jobs/${jobId}/sources` },
          { method: 'GET', path: `/v1/jobs/${jobId}/usage` },
        ]}
      />
    </>
  );
}
