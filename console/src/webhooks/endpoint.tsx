// One endpoint: switch, change, rotate, test, and what became of every delivery.
import { useState } from 'preact/hooks';
import type { WebhookEndpoint } from '../../../src/client/bonafide-client.ts';
import { Confirm } from '../controls/dialog.tsx';
import { CallBehind, Link, Notice, PageHead, Part, SecretOnce, Waiting } from '../controls/parts.tsx';
import { useTools } from '../frame/context.ts';
import { navigate } from '../frame/router.ts';
import { faultWords, useLoad } from '../frame/use-load.ts';
import { momentWords } from '../words/time-words.ts';
import { DeliveryList } from './delivery-list.tsx';
import { EventChoice } from './event-choice.tsx';

const DISABLED_WORDS: Record<string, string> = {
  gone_410: 'The service switched it off: the address answered 410 Gone.',
  failing_5_days: 'The service switched it off: it failed for five days.',
};

export function EndpointScreen({ endpointId }: { endpointId: string }) {
  const { client } = useTools();
  const endpoint = useLoad(() => client.webhooks.get(endpointId), [client, endpointId]);
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<'rotate' | 'delete' | null>(null);
  const [turn, setTurn] = useState(0);
  if (endpoint.missing)
    return <PageHead title="There is no such endpoint" lead={<Link to={{ screen: 'webhooks' }}>All endpoints</Link>} />;
  if (!endpoint.value) return endpoint.fault ? <Notice tone="bad">{endpoint.fault}</Notice> : <Waiting />;
  const shown = endpoint.value;

  const act = async (action: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(faultWords(error));
    }
  };
  const update = (body: Partial<Pick<WebhookEndpoint, 'enabled' | 'events'>>) =>
    act(async () => endpoint.set(await client.webhooks.update(endpointId, body)));

  return (
    <>
      <p class="crumb">
        <Link to={{ screen: 'webhooks' }}>Webhooks</Link>
      </p>
      <PageHead title={shown.description || 'Endpoint'} lead={<span class="mono">{shown.url}</span>}>
        <button
          type="button"
          onClick={() =>
            act(async () => {
              await client.webhooks.test(endpointId);
              setTurn(turn + 1);
            })
          }
        >
          Send a test
        </button>
        <button type="button" onClick={() => setQuestion('rotate')}>
          New secret
        </button>
        <button type="button" class="grave" onClick={() => setQuestion('delete')}>
          Delete
        </button>
      </PageHead>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {secret && <SecretOnce title="The new secret." secret={secret} />}
      <Part title="Settings" lead={`Created ${momentWords(shown.created_at)}.`}>
        {shown.disabled_reason && (
          <Notice tone="unsure">{DISABLED_WORDS[shown.disabled_reason] ?? shown.disabled_reason}</Notice>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={shown.enabled}
            onChange={(event) => void update({ enabled: event.currentTarget.checked })}
          />
          Deliveries are sent to this address
        </label>
        <EventChoice value={shown.events} onChange={(events) => void update({ events: events as never })} />
      </Part>
      <Part title="Deliveries" lead="At least once, in no promised order. Each can be sent again.">
        <DeliveryList endpointId={endpointId} turn={turn} />
      </Part>
      <CallBehind
        calls={[
          { method: 'GET', path: `/v1/webhooks/endpoints/${endpointId}` },
          { method: 'GET', path: `/v1/webhooks/deliveries?endpoint_id=${endpointId}` },
          { method: 'POST', path: `/v1/webhooks/endpoints/${endpointId}/test` },
        ]}
      />
      {question === 'rotate' && (
        <Confirm
          title="Make a new secret?"
          action="Make a new secret"
          onClose={() => setQuestion(null)}
          onConfirm={async () => setSecret((await client.webhooks.rotateSecret(endpointId)).secret)}
        >
          <p>Deliveries carry both signatures for one day, so that you can change over without losing any.</p>
        </Confirm>
      )}
      {question === 'delete' && (
        <Confirm
          title="Delete this endpoint?"
          action="Delete the endpoint"
          grave
          onClose={() => setQuestion(null)}
          onConfirm={async () => {
            await client.webhooks.delete(endpointId);
            navigate({ screen: 'webhooks' });
          }}
        >
          <p>Nothing more is sent to {shown.url}.</p>
        </Confirm>
      )}
    </>
  );
}
