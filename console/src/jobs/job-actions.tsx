// What can be done with a job: cancel, run again, watch, change and run again, erase. All of it after a question.
import { useState } from 'preact/hooks';
import type { Job } from '../../../src/client/bonafide-client.ts';
import { Confirm } from '../controls/dialog.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { WatchDialog } from '../monitors/watch-dialog.tsx';
import { keepForm } from '../verify/draft.ts';
import { fromBody } from '../verify/verify-form.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { hasEnded } from './job-state.ts';

type Question = 'cancel' | 'rerun' | 'watch' | 'erase';

interface Props {
  job: Job;
  compact?: boolean;
  /** Offers to change and run even where the rest is small. */
  change?: boolean;
  onChange(): void;
}

export function JobActions({ job, compact, change, onChange }: Props) {
  const { client } = useTools();
  const [question, setQuestion] = useState<Question | null>(null);
  const name = job.person.full_name;
  const look = compact ? 'compact' : undefined;
  const close = () => setQuestion(null);
  return (
    <div class="actions no-print">
      {!hasEnded(job) && (
        <button type="button" class={look} onClick={() => setQuestion('cancel')}>
          Cancel<span class="hidden-words"> the job about {name}</span>
        </button>
      )}
      {hasEnded(job) && (
        <button type="button" class={look} onClick={() => setQuestion('rerun')}>
          Run again<span class="hidden-words"> about {name}</span>
        </button>
      )}
      {(!compact || change) && (
        <button type="button" class={look} onClick={() => setQuestion('watch')}>
          Watch<span class="hidden-words"> {name}</span>
        </button>
      )}
      {(!compact || change) && (
        <button
          type="button"
          class={look}
          onClick={() => {
            keepForm(fromBody(job));
            navigate({ screen: 'verify' });
          }}
        >
          Change and run
        </button>
      )}
      <button type="button" class={compact ? 'compact grave' : 'grave'} onClick={() => setQuestion('erase')}>
        Erase<span class="hidden-words"> the job about {name}</span>
      </button>
      {question === 'cancel' && (
        <Confirm
          title="Cancel this job?"
          action="Cancel the job"
          onClose={close}
          onConfirm={async () => {
            await client.jobs.cancel(job.id);
            onChange();
          }}
        >
          <p>The search about {name} stops. What was found so far stays listed, and there will be no report.</p>
        </Confirm>
      )}
      {question === 'rerun' && (
        <Confirm
          title="Run it again?"
          action="Run again"
          onClose={close}
          onConfirm={async () => {
            const next = await client.jobs.rerun(job.id);
            navigate({ screen: 'job', jobId: next.id });
          }}
        >
          <p>
            The same person and claims are checked again as a new job, and its report says what changed. This job and
            its report stay as they are.
          </p>
        </Confirm>
      )}
      {question === 'watch' && <WatchDialog job={job} onClose={close} />}
      {question === 'erase' && <EraseDialog job={job} onClose={close} onErased={onChange} />}
    </div>
  );
}
