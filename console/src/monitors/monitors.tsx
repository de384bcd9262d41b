// Everybody who is watched in this project, and when something about them last changed.
import type { Monitor } from '../../../src/client/bonafide-client.ts';
import { PagedList, usePages } from '../controls/paged-list.tsx';
import { CallBehind, Link, PageHead } from '../controls/parts.tsx';
import { Status } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { ageWords, momentWords } from '../words/time-words.ts';
import { CADENCE_WORDS } from '../words/words.ts';

export function MonitorsScreen() {
  const { client } = useTools();
  const monitors = usePages((cursor) => client.monitors.list({ limit: 25, ...cursor }));
  return (
    <>
      <PageHead
        title="Monitors"
        lead="People whose claims are checked again and again. Only what changed is told, with the sentences that differ."
      />
      <PagedList
        pages={monitors}
        label="monitors"
        columns={['Person', 'How often', 'Last change', 'Next run']}
        empty={
          <>
            <p>Nobody is watched.</p>
            <p>
              Open a report in <Link to={{ screen: 'jobs' }}>Jobs</Link> and choose “Watch”.
            </p>
          </>
        }
        row={(monitor) => <Row key={monitor.id} monitor={monitor} />}
      />
      <CallBehind
        calls={[
          { method: 'GET', path: '/v1/monitors' },
          { method: 'POST', path: '/v1/monitors', body: { job_id: 'job_…', cadence: 'monthly' } },
        ]}
      />
    </>
  );
}

function Row({ monitor }: { monitor: Monitor }) {
  return (
    <tr>
      <td class="who">
        <Link to={{ screen: 'monitor', monitorId: monitor.id }}>
          <bdi>{monitor.person.full_name}</bdi>
        </Link>
      </td>
      <td data-name="How often">{CADENCE_WORDS[monitor.cadence] ?? monitor.cadence}</td>
      <td data-name="Last change">
        {monitor.last_change ? (
          <Status shape="half" tone="unsure">
            {ageWords(monitor.last_change.created_at, Date.now())}
          </Status>
        ) : (
          <span class="soft">none</span>
        )}
      </td>
      <td data-name="Next run">
        {monitor.next_run_at ? momentWords(monitor.next_run_at) : <span class="soft">paused</span>}
      </td>
    </tr>
  );
}
