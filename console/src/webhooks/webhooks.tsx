// Endpoints of the project, and a form for a new one. The secret is shown once.
import { useState } from 'preact/hooks';
import {
  BonafideError,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '../../../src/client/bonafide-client.ts';
import { TextField } from '../controls/field.tsx';
import { PagedList, usePages } from '../controls/paged-list.tsx';
import { CallBehind, Link, Notice, PageHead, Part, SecretOnce } from '../controls/parts.tsx';
import { Status } from '../controls/status.tsx';
import { useTools } from '../frame/context.ts';
import { faultWords } from '../frame/use-load.ts';
import { type FieldFault, faultAt } from '../verify/verify-form.ts';
import { EventChoice } from './event-choice.tsx';

export function WebhooksScreen() {
  const { client } = useTools();
  const endpoints = usePages((cursor) => client.webhooks.list({ limit: 25, ...cursor }));
  const [created, setCreated] = useState<WebhookEndpointWithSecret | null>(null);
  return (
    <>
      <PageHead title="Webhooks" lead="Addresses of yours that are told when something happens to a job." />
      {created && <SecretOnce title="The endpoint’s secret." secret={created.secret} />}
      <Part title="Endpoints">
        <PagedList
          pages={endpoints}
          label="endpoints"
          columns={['Address', 'Events', 'State']}
          empty="None yet."
          row={(endpoint) => <Row key={endpoint.id} endpoint={endpoint} />}
        />
      </Part>
      <Part
        title="New endpoint"
        lead="Deliveries are signed with its secret, and tried again for three days when they fail."
      >
        <CreateEndpoint
          onCreated={(endpoint) => {
            setCreated(endpoint);
            scrollTo(0, 0);
            void endpoints.reload();
          }}
        />
      </Part>
      <CallBehind
        calls={[
          { method: 'GET', path: '/v1/webhooks/endpoints' },
          {
            method: 'POST',
            path: '/v1/webhooks/endpoints',
            body: { url: 'https://you.example/hooks', events: ['job.completed', 'job.failed'] },
          },
        ]}
      />
    </>
  );
}

function Row({ endpoint }: { endpoint: WebhookEndpoint }) {
  return (
    <tr>
      <td>
        <Link to={{ screen: 'endpoint', endpointId: endpoint.id }}>{endpoint.url}</Link>
        {endpoint.description && <p class="soft small">{endpoint.description}</p>}
      </td>
      <td data-name="Events" class="small">
        {endpoint.events.join(', ')}
      </td>
      <td data-name="State">
        <Status shape={endpoint.enabled ? 'check' : 'bar'} tone={endpoint.enabled ? 'good' : 'quiet'}>
          {endpoint.enabled ? 'On' : 'Off'}
        </Status>
      </td>
    </tr>
  );
}

function CreateEndpoint({ onCreated }: { onCreated(endpoint: WebhookEndpointWithSecret): void }) {
  const { client } = useTools();
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState<readonly string[]>(['job.completed', 'job.failed']);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: Event) => {
    event.preventDefault();
    setFailure(null);
    try {
      const body = { url: url.trim(), events: events as never, ...(description ? { description } : {}) };
      onCreated(await client.webhooks.create(body));
      setUrl('');
      setDescription('');
      setFaults([]);
    } catch (error) {
      const found = error instanceof BonafideError ? (error.problem?.errors ?? []) : [];
      setFaults(found);
      setFailure(found.length > 0 ? null : faultWords(error));
    }
  };

  return (
    <form class="sheet pad stack" onSubmit={submit} noValidate>
      <TextField
        label="Address"
        value={url}
        onChange={setUrl}
        placeholder="https://you.example/hooks/bonafide"
        inputMode="url"
        fault={faultAt(faults, 'url')}
        required
      />
      <TextField
        label="Description"
        value={description}
        onChange={setDescription}
        fault={faultAt(faults, 'description')}
      />
      <EventChoice value={events} onChange={setEvents} fault={faultAt(faults, 'events')} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <button type="submit" class="main">
          Create endpoint
        </button>
      </div>
    </form>
  );
}
