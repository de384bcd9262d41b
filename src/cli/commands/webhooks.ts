// `bonafide webhooks`: endpoints, what became of their deliveries, and a receiver on this machine to try them with.
import type { Command } from 'commander';
import type { CreateWebhookEndpoint, DeliveryListQuery } from '../../client/bonafide-client.ts';
import { type CommandTools, confirmed } from '../command-tools.ts';
import { jsonText, plainLine, table } from '../layout.ts';
import { type ListenFlags, listen } from './webhooks-listen.ts';

const list = (value: string): string[] => value.split(',').map((word) => word.trim());

interface DeliveryFlags {
  endpoint?: string;
  job?: string;
  status?: DeliveryListQuery['status'];
  json?: boolean;
}

export function addWebhooks(program: Command, tools: CommandTools): void {
  const { terminal } = tools;
  const webhooks = program
    .command('webhooks')
    .summary('endpoints, deliveries, and a local receiver')
    .description('Endpoints that are told about events, and what became of each delivery.');
  webhooks
    .command('list', { isDefault: true })
    .description('Lists the endpoints of the project.')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { data } = await tools.client().webhooks.list({ limit: 100 });
      if (json) terminal.out(jsonText(data));
      else if (data.length === 0) terminal.out('No endpoints yet.');
      else {
        const rows = data.map((one) => [one.id, one.enabled ? 'on' : 'off', plainLine(one.url), one.events.join(',')]);
        for (const line of table(rows, terminal.width)) terminal.out(line);
      }
    });
  webhooks
    .command('create <url>')
    .description('Makes an endpoint and prints its secret, once.')
    .option('--events <names>', 'comma separated', list, ['job.completed', 'job.failed'])
    .option('--description <text>', 'what it is for')
    .action(async (url: string, flags: { events: string[]; description?: string }) => {
      const body = { url, ...flags } as CreateWebhookEndpoint;
      const endpoint = await tools.client().webhooks.create(body);
      terminal.out(`${endpoint.id}  ${endpoint.secret}`);
    });
  webhooks
    .command('listen')
    .description('Receives events on this machine, checks their signatures and prints them, until interrupted.')
    .option('--events <names>', 'comma separated; all events of jobs unless said', list)
    .option('--port <number>', 'port to listen on; a free one unless said')
    .option('--url <address>', 'how the service reaches this machine, such as the address of a tunnel')
    .option('--forward-to <address>', 'send each event on to this address, as it came')
    .option('--secret <secret>', 'check with the secret of an endpoint that you made; none is made then')
    .option('--count <number>', 'end after so many events')
    .option('--json', 'print each event as it came, one a line')
    .action((flags: ListenFlags) => listen(flags, tools));
  addActs(webhooks, tools);
  addDeliveries(webhooks, tools);
}

function addActs(webhooks: Command, tools: CommandTools): void {
  const { terminal } = tools;
  webhooks
    .command('test <endpoint_id>')
    .description('Sends a test event.')
    .action(async (id: string) => terminal.out(`${(await tools.client().webhooks.test(id)).id} queued`));
  webhooks
    .command('enable <endpoint_id>')
    .description('Switches an endpoint on again.')
    .action(async (id: string) => {
      await tools.client().webhooks.update(id, { enabled: true });
      terminal.out(`${id} on`);
    });
  webhooks
    .command('rotate-secret <endpoint_id>')
    .description('Makes a new secret and prints it, once; both sign for a day.')
    .action(async (id: string) => terminal.out((await tools.client().webhooks.rotateSecret(id)).secret));
  webhooks
    .command('delete <endpoint_id>')
    .description('Deletes an endpoint.')
    .option('--yes', 'do not ask')
    .action(async (id: string, { yes }: { yes?: boolean }) => {
      await confirmed(terminal, `Delete ${id}? It is told nothing any more.`, yes);
      await tools.client().webhooks.delete(id);
      terminal.out(`${id} deleted`);
    });
}

function addDeliveries(webhooks: Command, tools: CommandTools): void {
  const { terminal } = tools;
  webhooks
    .command('deliveries')
    .description('Lists deliveries, the newest first.')
    .option('--endpoint <id>', 'of one endpoint')
    .option('--job <id>', 'of one job')
    .option('--status <status>', 'pending, success, failure or discarded')
    .option('--json', 'print JSON')
    .action(async (flags: DeliveryFlags) => {
      const { data } = await tools.client().webhooks.deliveries({
        limit: 100,
        ...(flags.endpoint === undefined ? {} : { endpoint_id: flags.endpoint }),
        ...(flags.job === undefined ? {} : { job_id: flags.job }),
        ...(flags.status === undefined ? {} : { status: flags.status }),
      });
      if (flags.json) terminal.out(jsonText(data));
      else if (data.length === 0) terminal.out('No deliveries.');
      else {
        const rows = data.map((one) => [
          one.id,
          one.status,
          one.event_type,
          String(one.response_code ?? '-'),
          plainLine(one.error ?? ''),
        ]);
        for (const line of table(rows, terminal.width)) terminal.out(line);
      }
    });
  webhooks
    .command('delivery <delivery_id>')
    .description('Prints one delivery with its attempts, as JSON.')
    .action(async (id: string) => terminal.out(jsonText(await tools.client().webhooks.delivery(id))));
  webhooks
    .command('replay <delivery_id>')
    .description('Sends a delivery again.')
    .action(async (id: string) => terminal.out(`${(await tools.client().webhooks.replay(id)).id} queued`));
  webhooks
    .command('replay-failed <endpoint_id> <since>')
    .description('Sends everything again that failed since a time, as 2026-03-01.')
    .action(async (id: string, since: string) =>
      terminal.out(`${(await tools.client().webhooks.replayFailed(id, since)).replayed} queued`),
    );
}
