// A backup of the running service, and what a restore brings back.
import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { type Ended, runBonafide } from '../support/bonafide-command.ts';
import { type Service, startService, temporaryFolder } from '../support/service.ts';

const folder = temporaryFolder();
const data = join(folder.path, 'data');
let service: Service;

before(async () => {
  service = await startService({ dataDir: data, environment: { BONAFIDE_PROVIDERS: 'profile,corpus' } });
});
after(async () => {
  assert.equal(await service.stop(), 0);
  folder.remove();
});

const settings = (): Record<string, string> => ({ BONAFIDE_DATA_DIR: data, BONAFIDE_URL: service.address });
const bonafide = (...words: string[]): Promise<Ended> => runBonafide({ variables: settings() }, ...words);

test('a backup of the running service brings everything back, sealed secrets included', async () => {
  const { id: first } = await service.client.jobs.create(SAMPLE_JOB);
  await service.client.jobs.waitFor(first);
  const endpoint = await service.client.webhooks.create({ url: 'http://127.0.0.1:8899/x', events: ['job.failed'] });
  const file = join(folder.path, 'all.backup');
  const saved = await bonafide('backup', file);
  assert.equal(saved.code, 0, saved.error);
  assert.match(saved.out, /: \d+ rows\n$/);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal((await bonafide('backup', file)).code, 2);
  const refused = await bonafide('restore', file);
  assert.equal(refused.code, 1);
  assert.match(refused.error, /holds projects already/);
  const cut = join(folder.path, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, -400));
  const second = { BONAFIDE_DATA_DIR: join(folder.path, 'second') };
  assert.match(
    (await runBonafide({ variables: { ...settings(), ...second } }, 'restore', cut)).error,
    /no backup that can be restored/,
  );
  const restored = await runBonafide({ variables: { ...settings(), ...second } }, 'restore', file);
  assert.equal(restored.code, 0, restored.error);
  const other = await startService({
    dataDir: second.BONAFIDE_DATA_DIR,
    environment: { BONAFIDE_PROVIDERS: 'profile,corpus' },
  });
  try {
    // The same key opens it; jobs, reports and pages are the same.
    assert.equal(other.key, service.key);
    const jobs = (await service.client.jobs.list({ limit: 100 })).data;
    const again = (await other.client.jobs.list({ limit: 100 })).data;
    assert.deepEqual(
      again.map(({ id }) => id),
      jobs.map(({ id }) => id),
    );
    const { id } = jobs.find((job) => job.status === 'completed')!;
    assert.deepEqual(await other.client.jobs.report(id), await service.client.jobs.report(id));
    // Rotating opens the sealed secret of before.
    assert.match((await other.client.webhooks.rotateSecret(endpoint.id)).secret, /^whsec_/);
    const { id: fresh } = await other.client.jobs.create(SAMPLE_JOB);
    assert.equal((await other.client.jobs.waitFor(fresh)).status, 'completed');
  } finally {
    assert.equal(await other.stop(), 0);
    await service.client.webhooks.delete(endpoint.id);
  }
});
