// One monitor: its state, and its runs with what each of them changed.
import { useState } from 'preact/hooks';
import type { CreateMonitor, Monitor, MonitorRun } from '../../../src/client/bonafide-client.ts';
import { readWarnings } from '../../../src/client/warning-words.ts';
import { Confirm } from '../controls/dialog.tsx';
import { SelectField } from '../controls/field.tsx';
import { PagedList, usePages } from '../controls/paged-list.tsx';
import { CallBehind, ClaimTitle, Link, Notice, PageHead, Part, Waiting } from '../controls/parts.tsx';
import { JobStatusMark, Status } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { faultWords, useEvery, useLoad } from '../frame/use-load.ts';
import { claimTitle, momentWords } from '../words/time-words.ts';
import { ChangesPart } from './changes.tsx';
import { CADENCE_OPTIONS } from './watch-dialog.tsx';

const POLL_MS = 2000;
const NOTHING_NAMED = { claims: new Map<string, string>(), sources: new Map<string, string>() };

export function MonitorScreen({ monitorId }: { monitorId: string }) {
  const { client } = useTools();
  const monitor = useLoad(() => client.monitors.get(monitorId), [client, monitorId]);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const runs = usePages(
    (cursor) => client.monitors.runs(monitorId, { limit: 20, ...(onlyChanged ? { changed: true } : {}), ...cursor }),
    { filters: String(onlyChanged) },
  );
  const isRunning = monitor.value?.last_run?.status === 'queued' || monitor.value?.last_run?.status === 'running';
  const reload = () => {
    void monitor.reload();
    void runs.reload();
  };
  useEvery(isRunning ? POLL_MS : null, reload);
  if (monitor.missing)
    return <PageHead title="There is no such monitor" lead={<Link to={{ screen: 'monitors' }}>All monitors</Link>} />;
  if (!monitor.value) return monitor.fault ? <Notice tone="bad">{monitor.fault}</Notice> : <Waiting />;
  const { person, claims, last_change: change } = monitor.value;
  return (
    <>
      <p class="crumb">
        <Link to={{ screen: 'monitors' }}>Monitors</Link>
      </p>
      <PageHead title={person.full_name} lead={stateWords(monitor.value)}>
        <MonitorActions monitor={monitor.value} isRunning={isRunning} onChange={reload} />
      </PageHead>
      {monitor.value.paused_reason && (
        <Notice tone="unsure">The service paused it: {monitor.value.paused_reason}</Notice>
      )}
      {readWarnings(monitor.value.warnings ?? [], NOTHING_NAMED).map(({ code, sentence }) => (
        <Notice key={code} tone="unsure">
          {sentence}
        </Notice>
      ))}
      {change?.compared_with && (
        <ChangesPart
          key={change.job_id}
          jobId={change.job_id}
          comparedWith={change.compared_with}
          titles={new Map(claims.map((claim) => [claim.claim_key as string, claimTitle(claim)]))}
        />
      )}
      <Part title="Runs">
        <label class="check small">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
          />
          Only those that changed something
        </label>
        <PagedList
          pages={runs}
          label="runs"
          columns={['Run', 'Job', 'Against the run before']}
          empty={onlyChanged ? 'No run changed anything.' : 'No run yet.'}
          row={(run) => <Row key={run.job_id} run={run} />}
        />
      </Part>
      <Part title="Claims">
        <ul class="bullets">
          {claims.map((claim) => (
            <li key={claim.claim_key}>
              <ClaimTitle claim={claim} />
            </li>
          ))}
        </ul>
      </Part>
      <CallBehind
        calls={[
          { method: 'GET', path: `/v1/monitors/${monitorId}` },
          { method: 'GET', path: `/v1/monitors/${monitorId}/runs?changed=true` },
          { method: 'PATCH', path: `/v1/monitors/${monitorId}`, body: { status: 'paused' } },
        ]}
      />
    </>
  );
}

function stateWords({ status, next_run_at: next }: Monitor): string {
  return status === 'paused' || next === null ? 'Paused.' : `Next run ${momentWords(next)}.`;
}

interface ActionProps {
  monitor: Monitor;
  isRunning: boolean;
  onChange(): void;
}

function MonitorActions({ monitor, isRunning, onChange }: ActionProps) {
  const { client } = useTools();
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const act = async (run: () => Promise<unknown>) => {
    setFault(null);
    try {
      await run();
      onChange();
    } catch (error) {
      setFault(faultWords(error));
    }
  };
  const isPaused = monitor.status === 'paused';
  return (
    <>
      <SelectField
        label="How often"
        value={monitor.cadence}
        onChange={(cadence) =>
          void act(() => client.monitors.update(monitor.id, { cadence: cadence as CreateMonitor['cadence'] }))
        }
        options={CADENCE_OPTIONS}
      />
      <button type="button" disabled={isRunning} onClick={() => void act(() => client.monitors.run(monitor.id))}>
        Run now
      </button>
      <button
        type="button"
        onClick={() => void act(() => client.monitors.update(monitor.id, { status: isPaused ? 'active' : 'paused' }))}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </button>
      <button type="button" class="grave" onClick={() => setAsking(true)}>
        Delete
      </button>
      {fault && <p class="fault">{fault}</p>}
      {asking && (
        <Confirm
          title="Stop watching?"
          action="Delete the monitor"
          grave
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await client.monitors.delete(monitor.id);
            navigate({ screen: 'monitors' });
          }}
        >
          <p>
            <bdi>{monitor.person.full_name}</bdi> is not checked again. The jobs of its runs stay, with their reports,
            until you erase them.
          </p>
        </Confirm>
      )}
    </>
  );
}

function Row({ run }: { run: MonitorRun }) {
  return (
    <tr>
      <td>
        <Link to={{ screen: 'job', jobId: run.job_id }}>{momentWords(run.created_at)}</Link>
      </td>
      <td data-name="Job">
        <JobStatusMark status={run.status} />
      </td>
      <td data-name="Against the run before">
        <Outcome run={run} />
      </td>
    </tr>
  );
}

function Outcome({ run }: { run: MonitorRun }) {
  if (run.changed === true)
    return (
      <Status shape="half" tone="unsure">
        Something changed
      </Status>
    );
  if (run.changed === false) return <span class="soft">nothing changed</span>;
  return <span class="soft">{run.compared_with === null ? 'nothing to compare with' : 'not compared yet'}</span>;
}
