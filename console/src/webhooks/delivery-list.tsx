// Deliveries of an endpoint with their attempts, and sending them again.
import { useState } from 'preact/hooks';
import type { Delivery } from '../../../src/client/bonafide-client.ts';
import { Dialog } from '../controls/dialog.tsx';
import { SelectField } from '../controls/field.tsx';
import { PagedList, usePages } from '../controls/paged-list.tsx';
import { Link, Notice, Scrolled, Waiting } from '../controls/parts.tsx';
import { SmallStatus } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords, useEvery, useLoad } from '../frame/use-load.ts';
import { ageWords, momentWords } from '../words/time-words.ts';
import { DELIVERY_STATUS_WORDS, plural } from '../words/words.ts';

const POLL_BUSY_MS = 1500;
const POLL_QUIET_MS = 10_000;

export function DeliveryList({ endpointId, turn }: { endpointId: string; turn: number }) {
  const { client } = useTools();
  const [status, setStatus] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const filters = { endpoint_id: endpointId, ...(status === '' ? {} : { status: status as Delivery['status'] }) };
  const deliveries = usePages((cursor) => client.webhooks.deliveries({ limit: 20, ...filters, ...cursor }), {
    filters: JSON.stringify(filters),
    turn,
  });
  const rows = deliveries.rows;
  const busy = rows.some((delivery) => delivery.status === 'pending');
  useEvery(busy ? POLL_BUSY_MS : POLL_QUIET_MS, () => void deliveries.reload());

  const replay = async (delivery: Delivery) => {
    setFailure(null);
    try {
      await client.webhooks.replay(delivery.id);
      await deliveries.reload();
    } catch (error) {
      setFailure(faultWords(error));
    }
  };

  return (
    <div>
      <div class="filters">
        <SelectField
          label="State of delivery"
          value={status}
          onChange={setStatus}
          options={[
            { value: '', label: 'All' },
            ...Object.entries(DELIVERY_STATUS_WORDS).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <PagedList
        pages={deliveries}
        label="deliveries"
        columns={['Event', 'State', 'Answer', 'Sent']}
        actions
        empty="Nothing was sent yet."
        row={(delivery) => (
          <Row key={delivery.id} delivery={delivery} onOpen={setOpen} onReplay={() => void replay(delivery)} />
        )}
      />
      {open && <AttemptsDialog deliveryId={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface RowProps {
  delivery: Delivery;
  onOpen(deliveryId: string): void;
  onReplay(): void;
}

function Row({ delivery, onOpen, onReplay }: RowProps) {
  return (
    <tr>
      <td>
        <span class="mono">{delivery.event_type}</span>
        {delivery.job_id && (
          <>
            {' '}
            of <Link to={{ screen: 'job', jobId: delivery.job_id }}>this job</Link>
          </>
        )}
      </td>
      <td data-name="State">
        <SmallStatus status={delivery.status}>{DELIVERY_STATUS_WORDS[delivery.status]}</SmallStatus>
      </td>
      <td data-name="Answer">{delivery.response_code ?? <span class="soft">{delivery.error ?? 'none yet'}</span>}</td>
      <td data-name="Sent">{ageWords(delivery.created_at, Date.now())}</td>
      <td class="end">
        <div class="actions">
          <button type="button" class="compact" onClick={() => onOpen(delivery.id)}>
            {plural(delivery.attempt_count, 'attempt')}
            <span class="hidden-words"> of {delivery.event_type}</span>
          </button>
          <button type="button" class="compact" onClick={onReplay}>
            Send again<span class="hidden-words"> {delivery.event_type}</span>
          </button>
        </div>
      </td>
    </tr>
  );
}

function AttemptsDialog({ deliveryId, onClose }: { deliveryId: string; onClose(): void }) {
  const { client } = useTools();
  const delivery = useLoad(() => client.webhooks.delivery(deliveryId), [client, deliveryId]);
  const value = delivery.value;
  useEvery(value?.status === 'pending' ? POLL_BUSY_MS : null, () => void delivery.reload());
  return (
    <Dialog title="Attempts" onClose={onClose}>
      {delivery.fault && <Notice tone="bad">{delivery.fault}</Notice>}
      {!value && !delivery.fault && <Waiting />}
      {value && (
        <div class="stack">
          <p class="soft small">
            <span class="mono">{value.event_type}</span>
            {value.job_id && (
              <>
                {' '}
                of <Link to={{ screen: 'job', jobId: value.job_id }}>this job</Link>
              </>
            )}
            {value.next_attempt_at && `, next attempt ${momentWords(value.next_attempt_at)}`}
          </p>
          {value.attempts.length === 0 && <p>No attempt yet.</p>}
          <ol class="stack">
            {value.attempts.map((attempt) => (
              <li key={attempt.number}>
                <p>
                  <b>Attempt {attempt.number}</b>, {momentWords(attempt.started_at)}:{' '}
                  {attempt.response_code === null
                    ? (attempt.error ?? 'no answer')
                    : `answered ${attempt.response_code}`}{' '}
                  after {Math.round(attempt.latency_ms)} ms
                </p>
                {attempt.response_body !== '' && (
                  <Scrolled label={`Answer to attempt ${attempt.number}`} class="code">
                    {attempt.response_body}
                  </Scrolled>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  );
}
