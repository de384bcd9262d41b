// All jobs of the project, newest first, with those that run moving as one looks.
import { useEffect, useState } from 'preact/hooks';
import type { Job } from '../../../src/client/bonafide-client.ts';
import { SelectField, TextField } from '../controls/field.tsx';
import { PagedList, usePages } from '../controls/paged-list.tsx';
import { CallBehind, Link, PageHead } from '../controls/parts.tsx';
import { AssessmentMark, JobStatusMark } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { useEvery } from '../frame/use-load.ts';
import { ageWords, momentWords } from '../words/time-words.ts';
import { assessmentOf, countsWords, JOB_STATUS_WORDS, plural } from '../words/words.ts';
import { JobActions } from './job-actions.tsx';
import { hasEnded, laterJob } from './job-state.ts';

const PAGE = 25;
/** Browsers open six connections to one host; streams may not take them all. */
const STREAMS = 3;
const POLL_BUSY_MS = 3000;
const POLL_QUIET_MS = 15_000;

export function JobsScreen() {
  const { client } = useTools();
  const [person, setPerson] = useState('');
  const [status, setStatus] = useState('');
  const [after, setAfter] = useState('');
  const [before, setBefore] = useState('');
  const filters = {
    ...(person.trim() === '' ? {} : { person: person.trim() }),
    ...(status === '' ? {} : { status: status as Job['status'] }),
    ...(after === '' ? {} : { created_after: new Date(`${after}T00:00:00`).toISOString() }),
    ...(before === '' ? {} : { created_before: nextDay(before) }),
  };
  const isFiltered = Object.keys(filters).length > 0;
  const jobs = usePages((cursor) => client.jobs.list({ limit: PAGE, ...filters, ...cursor }), {
    filters: JSON.stringify(filters),
  });
  const rows = jobs.rows;
  const query = { limit: String(PAGE), ...filters, ...jobs.cursor };
  const live = rows.filter((job) => !hasEnded(job));
  useEvery(live.length > 0 ? POLL_BUSY_MS : POLL_QUIET_MS, () => void jobs.reload());
  const moving = useLiveJobs(
    live.slice(0, STREAMS).map((job) => job.id),
    jobs.reload,
  );
  return (
    <>
      <PageHead title="Jobs" lead="Every verification of this project, newest first.">
        {live.length > 0 && (
          <span class="live">
            <i /> {plural(live.length, 'job')} under way
          </span>
        )}
      </PageHead>
      <search class="filters">
        <TextField label="Search by name" value={person} onChange={setPerson} placeholder="e.g. Tollefsen" />
        <SelectField
          label="Status"
          value={status}
          onChange={setStatus}
          options={[
            { value: '', label: 'All' },
            ...Object.entries(JOB_STATUS_WORDS).map(([value, label]) => ({ value, label })),
          ]}
        />
        <TextField label="Created from" type="date" value={after} onChange={setAfter} />
        <TextField label="Created until" type="date" value={before} onChange={setBefore} />
        {isFiltered && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              setPerson('');
              setStatus('');
              setAfter('');
              setBefore('');
            }}
          >
            Clear
          </button>
        )}
      </search>
      <PagedList
        pages={jobs}
        label="jobs"
        columns={['Person', 'What it came to', 'Claims', 'Created']}
        actions
        empty={
          <>
            <p>{isFiltered ? 'No job fits these filters.' : 'No job yet.'}</p>
            <p>
              <Link to={{ screen: 'verify' }}>Verify a person</Link>
            </p>
          </>
        }
        row={(job) => <Row key={job.id} job={laterJob(job, moving.get(job.id))} onChange={() => void jobs.reload()} />}
      />
      <CallBehind calls={[{ method: 'GET', path: `/v1/jobs?${new URLSearchParams(query)}` }]} />
    </>
  );
}

function Row({ job, onChange }: { job: Job; onChange(): void }) {
  return (
    <tr>
      <td class="who">
        <Link to={{ screen: 'job', jobId: job.id }}>
          <bdi>{job.person.full_name}</bdi>
        </Link>
      </td>
      <td data-name="What it came to">
        <Outcome job={job} />
      </td>
      <td data-name="Claims">
        {job.claim_counts ? countsWords(job.claim_counts) : plural(job.claims.length, 'claim')}
      </td>
      <td data-name="Created">
        <time dateTime={job.created_at} title={momentWords(job.created_at)}>
          {ageWords(job.created_at, Date.now())}
        </time>
      </td>
      <td class="end">
        <JobActions job={job} compact onChange={onChange} />
      </td>
    </tr>
  );
}

/** A completed job shows what its claims came to: that it ended says nothing. */
function Outcome({ job }: { job: Job }) {
  if (job.status === 'completed' && job.claim_counts)
    return <AssessmentMark assessment={assessmentOf(job.assessment, job.claim_counts)} counts={job.claim_counts} />;
  if (job.status !== 'running') return <JobStatusMark status={job.status} />;
  return (
    <span class="with-meter">
      <JobStatusMark status={job.status} />
      <progress class="meter" max={100} value={job.progress} aria-label={`Progress: ${job.progress} percent`} />
    </span>
  );
}

/** The newest state of jobs that are under way, from their event streams. */
function useLiveJobs(ids: readonly string[], onEnd: () => Promise<void>): ReadonlyMap<string, Job> {
  const { client } = useTools();
  const [states, setStates] = useState<ReadonlyMap<string, Job>>(new Map());
  const key = ids.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    for (const id of ids) void follow(id);
    return () => stop.abort();

    async function follow(id: string): Promise<void> {
      try {
        for await (const event of client.jobs.events(id, { signal: stop.signal })) {
          setStates((before) => new Map(before).set(id, event.data.job));
        }
        // The list knows the score, the event does not.
        await onEnd();
        setStates((before) => {
          const after = new Map(before);
          after.delete(id);
          return after;
        });
      } catch {
        // The list is asked for again anyway.
      }
    }
  }, [key, client]);
  return states;
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date.toISOString();
}
