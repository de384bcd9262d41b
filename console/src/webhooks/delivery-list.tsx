// Deliveries of an endpoint with their attempts, and sending them again.
import { useState } from 'preact/hooks';
import type { Delivery, DeliveryListQuery } from '../../../src/client/bonafide-client.ts';
import { Dialog } from '../controls/dialog.tsx';
import { SelectField } from '../controls/field.tsx';
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
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const query: DeliveryListQuery = {
    endpoint_id: endpointId,
    limit: 20,
    ...(status === '' ? {} : { status: status as Delivery['status'] }),
    ...(cursors.length > 0 ? { cursor: cursors.at(-1)! } : {}),
  };
  const deliveries = useLoad(() => client.webhooks.deliveries(query), [client, endpointId, status, cursors, turn]);
  const rows = deliveries.value?.data ?? [];
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
          onChange={(value) => {
            setCursors([]);
            setStatus(value);
          }}
          options={[
            { value: '', label: 'All' },
            ...Object.entries(DELIVERY_STATUS_WORDS).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      {(failure ?? deliveries.fault) && <Notice tone="bad">{failure ?? deliveries.fault}</Notice>}
      {!deliveries.value && !deliveries.fault && <Waiting />}
      {deliveries.value && rows.length === 0 && <p class="sheet empty">Nothing was sent yet.</p>}
      {rows.length > 0 && (
        <div class="list">
          <table>
            <thead>
              <tr>
                <th>Event</th>
                <th>State</th>
                <th>Answer</th>
                <th>Sent</th>
                <th>
                  <span class="hidden-words">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((delivery) => (
                <tr key={delivery.id}>
                  <td class="mono">{delivery.event_type}</td>
                  <td data-name="State">
                    <SmallStatus status={delivery.status}>{DELIVERY_STATUS_WORDS[delivery.status]}</SmallStatus>
                  </td>
                  <td data-name="Answer">
                    {delivery.response_code ?? <span class="soft">{delivery.error ?? 'none yet'}</span>}
                  </td>
                  <td data-name="Sent">{ageWords(delivery.created_at, Date.now())}</td>
                  <td class="end">
                    <div class="actions">
                      <button type="button" class="compact" onClick={() => setOpen(delivery.id)}>
                        {plural(delivery.attempt_count, 'attempt')}
                        <span class="hidden-words"> of {delivery.event_type}</span>
                      </button>
                      <button type="button" class="compact" onClick={() => void replay(delivery)}>
                        Send again<span class="hidden-words"> {delivery.event_type}</span>
                      </button>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(cursors.length > 0 || deliveries.value?.next_cursor) && (
        <nav class="paging" aria-label="Pages of deliveries">
          <button type="button" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            Newer
          </button>
          <button
            type="button"
            disabled={!deliveries.value?.next_cursor}
            onClick={() => setCursors([...cursors, deliveries.value!.next_cursor!])}
          >
            Older
          </button>
        </nav>
      )}
      {open && <AttemptsDialog deliveryId={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function AttemptsDialog({ deliveryId, onClose }: { deliveryId: string; onClose(): void }) {
  const { client } = useTools();
  const delivery = useLoad(() => client.webhooks.delivery(deliveryId), [client, deliveryId]);
  const value = delivery.value;
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
