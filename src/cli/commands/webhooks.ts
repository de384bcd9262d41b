// `bonafide webhooks`: endpoints and what became of their deliveries.
import { type Command, UsageError } from '../command.ts';

export default {
  name: 'webhooks',
  usage:
    'webhooks [deliveries [ENDPOINT_ID] | replay DELIVERY_ID | replay-failed ENDPOINT_ID SINCE | test ENDPOINT_ID]',
  summary: 'list endpoints or deliveries, send a test event, replay',
  async run({ client, arguments: words, out }) {
    const [act, first, second] = words;
    if (act === undefined) {
      const { data } = await client.webhooks.list({ limit: 100 });
      for (const endpoint of data)
        out(`${endpoint.id}  ${endpoint.enabled ? 'on ' : 'off'}  ${endpoint.url}  ${endpoint.events.join(',')}`);
      if (data.length === 0) out('No endpoints yet.');
    } else if (act === 'deliveries') {
      const { data } = await client.webhooks.deliveries({ limit: 100, ...(first ? { endpoint_id: first } : {}) });
      for (const delivery of data)
        out(
          `${delivery.id}  ${delivery.status.padEnd(9)}  ${delivery.event_type.padEnd(14)}  ${delivery.response_code ?? '-'}  ${delivery.error ?? ''}`,
        );
    } else if (act === 'replay' && first) out(`${(await client.webhooks.replay(first)).id} queued`);
    else if (act === 'replay-failed' && first && second)
      out(`${(await client.webhooks.replayFailed(first, second)).replayed} queued`);
    else if (act === 'test' && first) out(`${(await client.webhooks.test(first)).id} queued`);
    else throw new UsageError('That act needs other words.');
  },
} satisfies Command;
