// The tools over standard input and output, for a client on the same machine that starts this process.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Bonafide } from '../client/bonafide-client.ts';
import { verificationServer } from './verification-server.ts';

/** Until the client closes its end. */
export async function serveOverStdio(client: Bonafide, version: string): Promise<void> {
  const server = verificationServer(client, version);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}
