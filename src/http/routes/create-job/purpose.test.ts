// Why a person is looked up and what allows it: kept with the job, told in its report, never required.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../../../test/support/api.ts';

const WHY = { purpose: 'hiring for a post in nursing', legal_basis: 'consent of 3 May 2026' };

describe('POST /v1/jobs: purpose and legal_basis', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('keeps both and shows them wherever the job is shown', async () => {
    const made = await api.call('POST', '/v1/jobs', jobBody(WHY));
    assert.equal(made.statusCode, 201);
    const { id, purpose, legal_basis } = made.json();
    assert.deepEqual({ purpose, legal_basis }, WHY);
    assert.equal(made.json().warnings, undefined);
    const listed = (await api.call('GET', '/v1/jobs')).json().data[0];
    assert.deepEqual({ purpose: listed.purpose, legal_basis: listed.legal_basis }, WHY);
    const again = (await api.call('GET', `/v1/jobs/${id}`)).json();
    assert.deepEqual({ purpose: again.purpose, legal_basis: again.legal_basis }, WHY);
  });

  it('leaves out what was not said', async () => {
    const job = (await api.call('POST', '/v1/jobs', jobBody())).json();
    assert.ok(!('purpose' in job) && !('legal_basis' in job));
  });

  it('names both faults at once', async () => {
    const answer = await api.call('POST', '/v1/jobs', jobBody({ purpose: ' ', legal_basis: 'x'.repeat(301) }));
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json().errors.map((fault: { path: string }) => fault.path),
      ['purpose', 'legal_basis'],
    );
  });
});
