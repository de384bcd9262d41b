// A tunnel through the operator's proxy: one CONNECT a try. The target is named by its checked address, so that the proxy
// cannot be led to another one by a second look-up.
import { type RequestOptions, request } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIPv6, type Socket } from 'node:net';

export interface EgressProxy {
  url: URL;
  /** The proxy resolves names and guards them itself: for networks that have no name server of their own. */
  resolvesNames: boolean;
}

export interface TunnelTarget {
  address: string;
  port: number;
  timeoutMs: number;
}

/** Of our own making: the client repeats a request whose connection fails with a code of its own, without a pause. */
function tunnelFault(detail: string): Error {
  return Object.assign(new Error(`the proxy ${detail}`), { code: 'PROXY_REFUSED' });
}

export function openTunnel({ url }: EgressProxy, { address, port, timeoutMs }: TunnelTarget): Promise<Socket> {
  const authority = `${isIPv6(address) ? `[${address}]` : address}:${port}`;
  const options: RequestOptions = {
    method: 'CONNECT',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: authority,
    headers: { host: authority, ...credentials(url) },
    agent: false,
    maxHeaderSize: 16 * 1024,
    timeout: timeoutMs,
  };
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? requestTls : request)(options);
    const limit = setTimeout(() => asked.destroy(tunnelFault('did not answer in time')), timeoutMs);
    const end = (): void => clearTimeout(limit);
    asked.once('connect', (answer, socket: Socket, head: Buffer) => {
      end();
      if (answer.statusCode !== 200) {
        socket.destroy();
        return reject(tunnelFault(`answered ${answer.statusCode}`));
      }
      socket.setTimeout(0);
      socket.removeAllListeners('error');
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    });
    asked.once('response', (answer) => {
      end();
      answer.destroy();
      reject(tunnelFault(`answered ${answer.statusCode}`));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      end();
      reject(error.code === 'PROXY_REFUSED' ? error : tunnelFault(`could not be used (${error.code ?? error.name})`));
    });
    asked.end();
  });
}

function credentials({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
