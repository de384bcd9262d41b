// Keys in the life of an installation: revoking one never keeps the service from starting, guessing is slowed down, and
// several processes keep to one limit.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { BonafideAdmin } from '../../src/client/bonafide-admin.ts';
import { openFleet } from '../support/fleet.ts';
import { keptIn, startService, temporaryFolder } from '../support/service.ts';

const folder = temporaryFolder();
after(() => folder.remove());

const NAMED = `bonafide_key_${'named'.repeat(6)}`;
const WRONG = 'bonafide_key_nobody_knows_this_one';

function jobs(address: string, key: string): Promise<Response> {
  return fetch(`${address}/v1/jobs?limit=1`, { headers: { 'x-api-key': key } });
}

test('revoking a key that the settings name, or the one made at the first start, keeps the service able to start', async () => {
  const environment = { BONAFIDE_PROVIDERS: 'profile', BONAFIDE_CORPUS: 'none' };
  let service = await startService({ dataDir: folder.path, environment });
  const generated = keptIn(folder.path, 'api-key');
  await service.stop();
  service = await startService({
    dataDir: folder.path,
    environment: { ...environment, BONAFIDE_API_KEYS: `beta=${NAMED}` },
  });
  const admin = new BonafideAdmin({ baseUrl: service.address, adminToken: keptIn(folder.path, 'admin-token') });
  for (const project of (await admin.projects.list()).data)
    for (const key of (await admin.keys.list(project.id)).data) await admin.keys.revoke(project.id, key.id);
  assert.equal((await jobs(service.address, NAMED)).status, 401);
  assert.equal(await service.stop(), 0);

  service = await startService({
    dataDir: folder.path,
    environment: { ...environment, BONAFIDE_API_KEYS: `beta=${NAMED}` },
  });
  assert.equal((await jobs(service.address, NAMED)).status, 401);
  assert.match(service.printed(), /was revoked and stays so/);
  await service.stop();
  service = await startService({ dataDir: folder.path, environment });
  assert.equal((await jobs(service.address, generated)).status, 401);
  await service.stop();
  if (process.platform !== 'win32') assert.equal(statSync(folder.path).mode & 0o066, 0);
});

test('wrong keys are slowed down, familiar ones are not; two processes keep to one limit', async () => {
  const LIMIT = 200;
  const fleet = await openFleet({ BONAFIDE_RATE_LIMIT: String(LIMIT) });
  try {
    const [one, other] = [await fleet.serveOnly(), await fleet.serveOnly()];
    assert.equal((await jobs(one.address, one.key)).status, 200);
    const answers = [];
    for (let guess = 0; guess < 300; guess += 1) answers.push((await jobs(one.address, `${WRONG}${guess}`)).status);
    assert.equal(answers[0], 401);
    assert.ok(answers.filter((status) => status === 401).length < 200, 'guessing went on');
    const refused = await jobs(one.address, WRONG);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
    assert.equal((await jobs(one.address, one.key)).status, 200);

    const ask = async () => {
      const both = await Promise.all([jobs(one.address, one.key), jobs(other.address, other.key)]);
      passed += both.filter((answer) => answer.status === 200).length;
      return Math.max(...both.map((answer) => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1] ?? 0)));
    };
    let passed = 0;
    const asked = Date.now();
    for (let round = 0; round < 80; round += 1) await ask();
    // They tell each other every second: then each knows of the 80 of the other.
    for (let round = 0; round < 40 && (await ask()) > LIMIT - 140; round += 1) await pause(250);
    for (let round = 0; round < LIMIT; round += 1) await ask();
    // One limit, what refills meanwhile, and what passes before the processes hear of each other.
    const refilled = (LIMIT * (Date.now() - asked)) / 60_000;
    assert.ok(passed < LIMIT * 1.6 + refilled, `${passed} passed, ${Math.round(refilled)} refilled`);
  } finally {
    await fleet.close();
  }
});
