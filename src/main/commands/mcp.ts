// `bonafide mcp`: the service as tools of a language model, over standard input and output or over HTTP.
import type { Command } from 'commander';
import { UsageFault } from '../../cli/command-tools.ts';
import type { Bonafide } from '../../client/bonafide-client.ts';
import { productVersion } from '../load-settings.ts';
import type { OperatorTools } from './operator-tools.ts';

export interface McpTools extends OperatorTools {
  baseUrl(): string;
  /** Throws without a key. */
  client(): Bonafide;
}

interface McpFlags {
  http?: boolean;
  host: string;
  port: string;
}

export function addMcp(program: Command, tools: McpTools): void {
  program
    .command('mcp')
    .summary('the service as tools of a language model')
    .description(
      'Serves the Model Context Protocol: verify_person, get_report, list_jobs, explain_claim. Over standard input and output with the key of this machine, or with --http, where every caller sends its own key.',
    )
    .option('--http', 'serve over HTTP instead')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 picks a free one', '8789')
    .action(async (flags: McpFlags) => {
      if (flags.http) await overHttp(flags, tools);
      else {
        const { serveOverStdio } = await import('../../mcp/over-stdio.ts');
        await serveOverStdio(tools.client(), productVersion());
      }
    });
}

async function overHttp(flags: McpFlags, { terminal, baseUrl }: McpTools): Promise<void> {
  const port = Number(flags.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageFault(`--port must be a port, not "${flags.port}".`);
  const { serveOverHttp } = await import('../../mcp/over-http.ts');
  const stopped = new Promise<void>((resolve) => void terminal.onInterrupt(resolve));
  const options = { host: flags.host, port, baseUrl: baseUrl(), version: productVersion() };
  const running = await serveOverHttp(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new UsageFault(`Port ${port} is in use: say --port.`);
    throw error;
  });
  terminal.error(`The tools are at ${running.address}; callers send their API key as a bearer token.`);
  await stopped;
  await running.close();
}
