import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BASE_URL, jobBody, openTestApi, type TestApi, templateBody } from '../../../../test/support/api.ts';

describe('POST /v1/jobs: 201', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('answers the queued job with members in the order of the contract', async () => {
    const answer = await api.call(
      'POST',
      '/v1/jobs',
      jobBody({ metadata: { ref: 'A-1' }, options: { depth: 'light' } }),
    );
    assert.equal(answer.statusCode, 201);
    const job = answer.json();
    assert.deepEqual(Object.keys(job), [
      'id',
      'status',
      'progress',
      'template_id',
      'created_at',
      'started_at',
      'completed_at',
      'error',
      'person',
      'claims',
      'options',
      'metadata',
      'links',
    ]);
    assert.match(job.id, /^job_[0-9A-HJKMNP-TV-Z]{26}$/);
    assert.equal(job.status, 'queued');
    assert.equal(job.progress, 0);
    assert.deepEqual([job.template_id, job.started_at, job.completed_at, job.error], [null, null, null, null]);
    assert.deepEqual(job.person, jobBody().person);
    assert.deepEqual(job.claims, jobBody().claims);
    const self = `${BASE_URL}/v1/jobs/${job.id}`;
    assert.deepEqual(job.links, { self, report: `${self}/report`, sources: `${self}/sources` });
    assert.equal(answer.headers.location, self);
    assert.match(String(answer.headers['x-request-id']), /^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    assert.equal((await api.call('GET', `/v1/jobs/${job.id}`)).body, answer.body);
  });

  it('writes the first event with the job inside', async () => {
    const { id } = (await api.call('POST', '/v1/jobs', jobBody())).json();
    const [event] = await api.database.store.forProject(api.project.id).events.list(id, 0, 10);
    const body = JSON.parse(event!.body);
    assert.deepEqual(Object.keys(body), ['id', 'type', 'created_at', 'timestamp', 'sequence', 'data']);
    assert.equal(body.type, 'job.created');
    assert.equal(body.sequence, 1);
    assert.equal(body.data.job.id, id);
    assert.equal(body.data.job.status, 'queued');
  });

  it('accepts a claim with only key, type and an empty expected object, of every type', async () => {
    const types = [
      'education',
      'employment',
      'business',
      'identity',
      'credential',
      'publication',
      'award',
      'location',
      'custom',
    ];
    const claims = types.map((type) => ({ claim_key: type, claim_type: type, expected: {} }));
    const answer = await api.call('POST', '/v1/jobs', { person: { full_name: 'Ottoline Vask' }, claims });
    assert.equal(answer.statusCode, 201, answer.body);
    assert.deepEqual(answer.json().claims, claims);
  });

  it('ignores unknown members with a warning and keeps those of expected', async () => {
    const body = jobBody({ options: { dept: 'light' }, colour: 1 });
    (body.claims as { expected: object }[])[0]!.expected = { school: 'X', mascot: { name: 'owl' } };
    (body.person as Record<string, unknown>).shoe_size = 40;
    const job = (await api.call('POST', '/v1/jobs', body)).json();
    assert.deepEqual(job.warnings.sort(), [
      'member_not_checked:claims[0].expected.mascot',
      'unknown_member:colour',
      'unknown_member:options.dept',
      'unknown_member:person.shoe_size',
    ]);
    assert.deepEqual(job.claims[0].expected, { school: 'X', mascot: { name: 'owl' } });
    assert.deepEqual(job.options, {});
    assert.equal(job.person.shoe_size, undefined);
  });

  it('reads domains as host names in lower case and punycode', async () => {
    const options = { allow_domains: ['Example.COM', 'münchen.example', 'a.b.example.'], deny_domains: [] };
    const job = (await api.call('POST', '/v1/jobs', jobBody({ options }))).json();
    assert.deepEqual(job.options.allow_domains, ['example.com', 'xn--mnchen-3ya.example', 'a.b.example']);
  });

  it('repeats its answer for the same key, whatever became of the job and however members are ordered', async () => {
    const headers = { 'idempotency-key': 'order-1' };
    const body = jobBody({ metadata: { zeta: 1, a: { y: 1, x: 2 } } });
    const first = await api.call('POST', '/v1/jobs', body, { headers });
    assert.equal(first.headers['idempotent-replayed'], undefined);
    await api.call('POST', `/v1/jobs/${first.json().id}/cancel`);
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    const second = await api.call('POST', '/v1/jobs', reordered, { headers });
    assert.equal(second.statusCode, 201);
    assert.equal(second.body, first.body);
    assert.equal(second.headers.location, first.headers.location);
    assert.equal(second.headers['idempotent-replayed'], 'true');
  });

  it('keeps keys of projects apart', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const first = (await api.call('POST', '/v1/jobs', jobBody(), { headers })).json();
    const second = await api.call('POST', '/v1/jobs', jobBody(), { headers, key: api.other.key });
    assert.equal(second.statusCode, 201);
    assert.notEqual(second.json().id, first.id);
  });

  it('makes one job of many parallel requests with one key', async () => {
    const headers = { 'idempotency-key': 'parallel' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        api.call('POST', '/v1/jobs', jobBody({ metadata: { parallel: true } }), { headers }),
      ),
    );
    for (const answer of answers) assert.ok(answer.statusCode === 201 || answer.statusCode === 409, answer.body);
    const ids = new Set(answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.json().id));
    assert.equal(ids.size, 1);
    const rows = await api.database.sql<{ count: string }>(
      `select count(*) from jobs where metadata = '{"parallel": true}'`,
    );
    assert.equal(rows[0]!.count, '1');
  });

  it('answers many at once each with its own job, beside bad ones and ones with a key', async () => {
    const post = async (number: number) => {
      const headers: Record<string, string> = number % 4 === 3 ? { 'idempotency-key': `crowd-${number}` } : {};
      const body = jobBody({ metadata: { crowd: number }, ...(number % 5 === 4 ? { claims: [] } : {}) });
      const key = number % 2 === 0 ? api.project.key : api.other.key;
      const answer = await api.call('POST', '/v1/jobs', body, { headers, key });
      return { number, key, answer };
    };
    const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => post(number)));
    const ids = new Set<string>();
    for (const { number, key, answer } of answers) {
      assert.equal(answer.statusCode, number % 5 === 4 ? 400 : 201, answer.body);
      if (answer.statusCode !== 201) continue;
      const job = answer.json();
      ids.add(job.id);
      assert.deepEqual(job.metadata, { crowd: number });
      assert.equal(answer.headers.location, job.links.self);
      assert.equal((await api.call('GET', `/v1/jobs/${job.id}`, undefined, { key })).body, answer.body);
    }
    assert.equal(ids.size, 48);
    const [stored] = await api.database.sql<{ count: number }>(
      `select count(*)::int as count from jobs where metadata ? 'crowd'`,
    );
    assert.equal(stored!.count, 48);
  });

  it('takes options and claims from its template, its own values winning', async () => {
    const claim = { claim_key: 'job', claim_type: 'employment', expected: { employer: 'Vask Instruments' }, weight: 2 };
    const search_plan = { options: { depth: 'deep', max_sources: 50 }, claims: [claim] };
    const template = (await api.call('POST', '/v1/templates', templateBody({ search_plan }))).json();
    const person = { full_name: 'Ottoline Vask' };
    const bare = (await api.call('POST', '/v1/jobs', { person, template_id: template.id })).json();
    assert.deepEqual(bare.claims, [claim]);
    assert.deepEqual(bare.options, { depth: 'deep', max_sources: 50 });
    assert.equal(bare.template_id, template.id);
    const own = { claim_key: 'job', claim_type: 'employment', expected: { title: 'Engineer' } };
    const options = { depth: 'light' };
    const mixed = (
      await api.call('POST', '/v1/jobs', { person, template_id: template.id, claims: [own], options })
    ).json();
    assert.deepEqual(mixed.options, { depth: 'light', max_sources: 50 });
    assert.deepEqual(mixed.claims, [{ ...claim, expected: { employer: 'Vask Instruments', title: 'Engineer' } }]);
    await api.call('POST', `/v1/templates/${template.id}/deprecate`);
    const late = (await api.call('POST', '/v1/jobs', { person, template_id: template.id })).json();
    assert.deepEqual(late.warnings, [`template_deprecated:${template.id}`]);
  });

  it('sends the events its options name to an endpoint that does not subscribe to them, once', async () => {
    const endpoint = (
      await api.call('POST', '/v1/webhooks/endpoints', { url: 'https://hooks.example/a', events: ['job.failed'] })
    ).json();
    const webhook = { endpoint_id: endpoint.id, events: ['job.created', 'job.failed'] };
    const job = (await api.call('POST', '/v1/jobs', jobBody({ options: { webhook } }))).json();
    const list = (await api.call('GET', `/v1/webhooks/deliveries?job_id=${job.id}`)).json();
    assert.deepEqual(
      list.data.map((delivery: { event_type: string }) => delivery.event_type),
      ['job.created'],
    );
  });
});
