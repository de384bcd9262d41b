// One batch: how far it is, and every row in its order with what it came to.
import { useState } from 'preact/hooks';
import type { BatchResult } from '../../../src/client/bonafide-client.ts';
import { Confirm } from '../controls/dialog.tsx';
import { CallBehind, Link, Notice, PageHead, Waiting } from '../controls/parts.tsx';
import { AssessmentMark, JobStatusMark, Status } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { useEvery, useLoad } from '../frame/use-load.ts';
import { momentWords } from '../words/time-words.ts';
import { assessmentOf, countStatuses, countsWords, type JobStatus, plural } from '../words/words.ts';
import { stateWords } from './many.tsx';

const POLL_MS = 2000;

export function BatchScreen({ batchId }: { batchId: string }) {
  const { client } = useTools();
  const batch = useLoad(() => client.batches.get(batchId), [client, batchId]);
  const results = useLoad(() => client.batches.results(batchId), [client, batchId]);
  const [asking, setAsking] = useState(false);
  const isRunning = batch.value?.status === 'running';
  const reload = () => {
    void batch.reload();
    void results.reload();
  };
  useEvery(isRunning ? POLL_MS : null, reload);
  if (batch.missing)
    return <PageHead title="There is no such batch" lead={<Link to={{ screen: 'many' }}>Many people at once</Link>} />;
  if (!batch.value) return batch.fault ? <Notice tone="bad">{batch.fault}</Notice> : <Waiting />;
  const { total, rejected, progress, created_at: createdAt } = batch.value;
  return (
    <>
      <p class="crumb">
        <Link to={{ screen: 'many' }}>Many people at once</Link>
      </p>
      <PageHead
        title={plural(total, 'person', 'people')}
        lead={`${momentWords(createdAt)}, ${stateWords(batch.value)}`}
      >
        <button type="button" onClick={() => void save(batchId, client.batches.resultsCsv(batchId))}>
          Download CSV
        </button>
        {isRunning && (
          <button type="button" class="grave" onClick={() => setAsking(true)}>
            Cancel
          </button>
        )}
      </PageHead>
      {isRunning && <progress class="meter" max={100} value={progress} aria-label={`Progress: ${progress} percent`} />}
      {rejected > 0 && (
        <Notice tone="unsure">
          {plural(rejected, 'row was', 'rows were')} not taken; the table says why. Put them right and paste them again.
        </Notice>
      )}
      {results.value && (
        <div class="list">
          <table>
            <thead>
              <tr>
                <th>Row</th>
                <th>Person</th>
                <th>What it came to</th>
                <th>Claims</th>
              </tr>
            </thead>
            <tbody>
              {results.value.map((row) => (
                <ResultRow key={row.row} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <CallBehind
        calls={[
          { method: 'GET', path: `/v1/batches/${batchId}` },
          { method: 'GET', path: `/v1/batches/${batchId}/results?format=csv` },
        ]}
      />
      {asking && (
        <Confirm
          title="Cancel the rest?"
          action="Cancel the rest"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await client.batches.cancel(batchId);
            reload();
          }}
        >
          <p>Jobs that have not ended stop; reports that are done stay.</p>
        </Confirm>
      )}
    </>
  );
}

function ResultRow({ row }: { row: BatchResult }) {
  const counts = countStatuses((row.claims ?? []).map((claim) => claim.status));
  return (
    <tr>
      <td data-name="Row">{row.row}</td>
      <td class="who" data-name="Person">
        {row.job_id === null ? (
          <span class="soft">–</span>
        ) : (
          <Link to={{ screen: 'job', jobId: row.job_id }}>
            <bdi>{row.full_name}</bdi>
          </Link>
        )}
      </td>
      <td data-name="What it came to">
        <Outcome row={row} counts={counts} />
      </td>
      <td data-name="Claims">
        {row.errors ? row.errors.map((fault) => `${fault.path} ${fault.message}`).join('; ') : countsWords(counts)}
      </td>
    </tr>
  );
}

function Outcome({ row, counts }: { row: BatchResult; counts: ReturnType<typeof countStatuses> }) {
  if (row.status === 'rejected')
    return (
      <Status shape="cross" tone="bad">
        Not taken
      </Status>
    );
  if (row.status === 'erased')
    return (
      <Status shape="bar" tone="quiet">
        Erased
      </Status>
    );
  if (row.status === 'completed' && row.claims)
    return <AssessmentMark assessment={assessmentOf(row.assessment ?? undefined, counts)} counts={counts} />;
  return <JobStatusMark status={row.status as JobStatus} />;
}

async function save(batchId: string, content: Promise<string>): Promise<void> {
  const address = URL.createObjectURL(new Blob([await content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${batchId}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
