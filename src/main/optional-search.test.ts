// A SearXNG that comes with a compose profile is asked when it is there and left out when it is not.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { openTestOutbound } from '../../test/support/test-outbound.ts';
import type { Settings } from '../config/settings.ts';
import { isThere, withoutAbsentSearch } from './optional-search.ts';

const open = () => openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
const server = createServer((_request, response) => void response.end('OK'));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
after(() => server.close());

const settings = (searxng: Record<string, string>) => ({ providerSettings: { searxng } }) as unknown as Settings;
const urlAfter = async (searxng: Record<string, string>) =>
  (await withoutAbsentSearch(settings(searxng), open)).providerSettings.searxng?.SEARXNG_URL;

test('it stays when it answers, and goes when nobody has the name', async () => {
  const there = `http://127.0.0.1:${port}`;
  assert.equal(await urlAfter({ SEARXNG_URL: there, SEARXNG_OPTIONAL: 'yes' }), there);
  assert.equal(await urlAfter({ SEARXNG_URL: 'http://nobody.example:8080', SEARXNG_OPTIONAL: 'yes' }), undefined);
  assert.equal(await urlAfter({ SEARXNG_URL: 'http://nobody.example:8080' }), 'http://nobody.example:8080');
});

test('one that is still starting refuses connections, and stays', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));
  const outbound = open();
  assert.equal(await isThere(url, outbound.fetch), true);
  await outbound.close();
});
