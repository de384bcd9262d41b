// Watch the person of a job: how often, and then the monitor that was made.
import { useState } from 'preact/hooks';
import type { CreateMonitor, Job } from '../../../src/client/bonafide-client.ts';
import { Confirm } from '../controls/dialog.tsx';
import { SelectField } from '../controls/field.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { CADENCE_WORDS } from '../words/words.ts';

export const CADENCE_OPTIONS = Object.entries(CADENCE_WORDS).map(([value, label]) => ({ value, label }));

export function WatchDialog({ job, onClose }: { job: Job; onClose(): void }) {
  const { client } = useTools();
  const [cadence, setCadence] = useState<string>('monthly');
  return (
    <Confirm
      title="Watch this person?"
      action="Watch"
      onClose={onClose}
      onConfirm={async () => {
        const made = await client.monitors.create({ job_id: job.id, cadence: cadence as CreateMonitor['cadence'] });
        navigate({ screen: 'monitor', monitorId: made.id });
      }}
    >
      <p>
        The same claims about{' '}
        <b>
          <bdi>{job.person.full_name}</bdi>
        </b>{' '}
        are checked again and again. You are shown only what changed, with the sentences that differ. Tell the person
        that they are watched, and why.
      </p>
      <SelectField label="How often" value={cadence} onChange={setCadence} options={CADENCE_OPTIONS} />
    </Confirm>
  );
}
