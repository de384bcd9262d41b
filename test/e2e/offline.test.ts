// With every provider on and none of them in reach, a job still completes and says who was missing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { PROVIDERS } from '../../src/search/registry.generated.ts';
import { type Service, startService, temporaryFolder } from '../support/service.ts';

const folder = temporaryFolder();
let service: Service;

before(async () => {
  // Base addresses where nothing listens: refused at once, like a machine without a network.
  const nowhere = PROVIDERS.flatMap((provider) => provider.variables)
    .filter((variable) => variable.name.endsWith('_URL') && variable.fallback)
    .map((variable) => [variable.name, 'http://127.0.0.1:9']);
  service = await startService({ dataDir: folder.path, environment: Object.fromEntries(nowhere) });
});
after(async () => {
  assert.equal(await service.stop(), 0);
  folder.remove();
});

test('the report names the providers that were out of reach', async () => {
  const { id } = await service.client.jobs.create({
    ...SAMPLE_JOB,
    claims: [
      ...(SAMPLE_JOB.claims ?? []),
      { claim_key: 'nowhere', claim_type: 'education', expected: { school: 'Kestrel Polytechnic', degree: 'MSc' } },
    ],
  });
  const job = await service.client.jobs.waitFor(id);
  assert.equal(job.status, 'completed', job.error ?? '');
  const report = await service.client.jobs.report(id);
  const missing = (report.warnings ?? []).filter((warning) => warning.startsWith('provider_unavailable:'));
  assert.ok(missing.includes('provider_unavailable:wikidata'), JSON.stringify(report.warnings));
  assert.ok(missing.includes('provider_unavailable:orcid'));
  assert.ok(report.coverage?.some((item) => item.provider === 'orcid' && item.outcome === 'failed'));
  assert.equal(report.claims.find((claim) => claim.claim_key === 'phd')?.status, 'verified');
});
