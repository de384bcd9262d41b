// Erase one job, or everything about its person: other jobs about the same name are counted first.
import { useState } from 'preact/hooks';
import type { Job } from '../../../src/client/bonafide-client.ts';
import { plainWords } from '../../../src/domain/text/plain-letters.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords, useLoad } from '../frame/use-load.ts';
import { plural } from '../words/words.ts';

const MOST_COUNTED = 100;

export function EraseDialog({ job, onClose, onErased }: { job: Job; onClose(): void; onErased(): void }) {
  const { client } = useTools();
  const name = job.person.full_name;
  const same = useLoad(() => client.jobs.list({ person: name, limit: MOST_COUNTED }), [client, name]);
  const [busy, setBusy] = useState(false);
  const isCounted = same.value !== null || same.fault !== null;
  const [fault, setFault] = useState<string | null>(null);
  const others = (same.value?.data ?? []).filter(
    (other) => other.id !== job.id && plainWords(other.person.full_name) === plainWords(name),
  ).length;
  const erase = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
      onErased();
      onClose();
    } catch (error) {
      setFault(faultWords(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Erase this job?" onClose={onClose} small>
      <p>
        The job about{' '}
        <b>
          <bdi>{name}</bdi>
        </b>
        , its sources, page texts and report are deleted. This cannot be undone.
      </p>
      {others > 0 && (
        <p>
          {plural(others, 'other job is', 'other jobs are')} about this name. To erase the person, erase all of them.
        </p>
      )}
      {fault && <p class="fault">{fault}</p>}
      <div class="dialog-foot">
        <button type="button" onClick={onClose}>
          Keep as it is
        </button>
        <button
          type="button"
          class="grave"
          disabled={busy || !isCounted}
          onClick={() => erase(() => client.jobs.erase(job.id))}
        >
          {others > 0 ? 'Erase this job only' : 'Erase for good'}
        </button>
        {others > 0 && (
          <button
            type="button"
            class="grave"
            disabled={busy}
            onClick={() => erase(() => client.erasures.create({ full_name: name }))}
          >
            Erase all {others + 1} jobs
          </button>
        )}
      </div>
    </Dialog>
  );
}
