// A job that runs, waits, failed or was canceled: stages, sources as they are found, cost so far.
import { useState } from 'preact/hooks';
import type { Job } from '../../../src/client/bonafide-client.ts';
import { Notice, PageLink, Part } from '../controls/parts.tsx';
import { JobStatusMark } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { NoWorker, useService } from '../frame/service-state.tsx';
import { useEvery, useLoad } from '../frame/use-load.ts';
import { PageTextDialog } from '../report/page-text.tsx';
import { ageWords, claimTitle, moneyWords } from '../words/time-words.ts';
import { plural } from '../words/words.ts';
import { hasEnded } from './job-state.ts';
import { STAGE_VIEWS, stageStates } from './stages.ts';

const POLL_MS = 1000;

export function JobProgress({ job }: { job: Job }) {
  const { client } = useTools();
  const sources = useLoad(() => client.jobs.sources(job.id, { limit: 100 }), [client, job.id]);
  const usage = useLoad(() => client.jobs.usage(job.id), [client, job.id]);
  const [open, setOpen] = useState<{ id: string; title: string } | null>(null);
  const running = job.status === 'running';
  const service = useService();
  useEvery(running ? POLL_MS : null, () => {
    void sources.reload();
    void usage.reload();
  });
  const found = sources.value?.data ?? [];
  const states = stageStates(job.status, job.progress);
  return (
    <>
      <section class="sheet pad" aria-label="Progress">
        <div class="spread">
          <JobStatusMark status={job.status} />
          <span class="soft small">
            {job.status === 'queued' && 'It starts as soon as a worker is free.'}
            {running && `started ${ageWords(job.started_at ?? job.created_at, Date.now())}`}
            {job.completed_at && `ended ${ageWords(job.completed_at, Date.now())}`}
          </span>
        </div>
        {job.status === 'queued' && service?.workers === 0 && <NoWorker waiting={service.waiting_jobs} />}
        {job.status === 'failed' && <Notice tone="bad">{job.error ?? 'The job failed.'}</Notice>}
        {job.status === 'canceled' && (
          <p class="soft">Canceled at {job.progress} percent. There is no report; it can be run again.</p>
        )}
        {!hasEnded(job) && (
          <>
            <p class="small soft" aria-live="polite">
              {job.progress} percent
            </p>
            <progress class="meter" max={100} value={job.progress} aria-label="Progress of the job" />
            <ol class="stages">
              {STAGE_VIEWS.map((stage, index) => (
                <li key={stage.word} data-state={states[index]}>
                  <b>
                    {stage.word}
                    <span class="hidden-words">
                      {states[index] === 'done' ? ', done' : states[index] === 'now' ? ', under way' : ', to come'}
                    </span>
                  </b>
                  {stage.meaning}
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
      <Part
        title="Sources"
        lead={`${plural(found.length, 'page')} read so far, ${moneyWords(usage.value?.total_cost_usd ?? 0)} spent.`}
      >
        {found.length === 0 ? (
          <p class="soft">{hasEnded(job) ? 'No page was read.' : 'Pages appear here as they are read.'}</p>
        ) : (
          <ul class="found-list">
            {found.map((source) => (
              <li key={source.source_id}>
                <span>
                  {source.title ?? source.domain} <PageLink url={source.url}>{source.domain}</PageLink>
                </span>
                <button
                  type="button"
                  class="compact"
                  onClick={() => setOpen({ id: source.source_id, title: source.title ?? source.domain })}
                >
                  Page text<span class="hidden-words"> of {source.title ?? source.domain}</span>
                </button>
                <span class="snippet">{source.snippet}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Claims">
        <ul class="stack">
          {job.claims.map((claim) => (
            <li key={claim.claim_key as string}>
              <span class="soft small">{claim.claim_type}</span>
              <br />
              {claimTitle(claim)}
            </li>
          ))}
        </ul>
      </Part>
      {open && (
        <PageTextDialog
          jobId={job.id}
          sourceId={open.id}
          title={open.title}
          quotes={[]}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
