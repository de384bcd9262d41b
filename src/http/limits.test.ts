// Values at the edge of what a request may carry: each gets a clear answer, none reaches the database as it is.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi } from '../../test/support/api.ts';
import type { ProjectLimits } from '../operations/project-limits.ts';

describe('limits of requests', () => {
  let api: TestApi;
  const opened: TestApi[] = [];
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  async function openWith(limits: Partial<ProjectLimits>): Promise<TestApi> {
    const one = await openTestApi({ limits });
    opened.push(one);
    return one;
  }
  const endpoints = '/v1/webhooks/endpoints';

  it('NUL in a filter and numbers beyond the column are 400', async () => {
    for (const query of ['job_id=%00', 'endpoint_id=a%00b'])
      assert.equal((await api.call('GET', `/v1/webhooks/deliveries?${query}`)).statusCode, 400, query);
    const template = { name: 'edge', version: 2_147_483_648, input_schema: {}, extraction_schema: {} };
    assert.equal((await api.call('POST', '/v1/templates', template)).statusCode, 400);
  });

  it('a whole number that would lose digits is refused, not rounded', async () => {
    const body = JSON.stringify(jobBody({ metadata: { order: 0 } })).replace(
      '"order":0',
      '"order":12345678901234567890',
    );
    const answer = await api.call('POST', '/v1/jobs', body, { headers: { 'content-type': 'application/json' } });
    assert.equal(answer.statusCode, 400, answer.body);
    assert.equal(answer.json().errors[0].code, 'not_exact');
  });

  it('a name of signs without width is no name', async () => {
    for (const full_name of ['\u200b', ' \u200b  ', '\u2800'])
      assert.equal((await api.call('POST', '/v1/jobs', jobBody({ person: { full_name } }))).statusCode, 400);
  });

  it('an endpoint address means one thing: no backslash, and letters of other scripts are shown as they are called', async () => {
    const create = (url: string) => api.call('POST', endpoints, { url, events: ['job.completed'] });
    assert.equal((await create('https://hooks.example\\@127.0.0.1/')).statusCode, 400);
    const alike = await create('https://hооks.example/in');
    assert.equal(alike.statusCode, 201, alike.body);
    assert.match(alike.json().url, /^https:\/\/xn--/);
  });

  it('a project has so many endpoints and no more', async () => {
    let last = 0;
    for (let number = 0; number < 110 && last !== 409; number += 1)
      last = (await api.call('POST', endpoints, { url: `https://hooks.example/${number}`, events: ['job.completed'] }))
        .statusCode;
    assert.equal(last, 409);
  });

  it('endpoints that are made at the same moment are counted all the same', async () => {
    const few = await openWith({ endpoints: 3 });
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        few.call('POST', endpoints, { url: `https://hooks.example/${number}`, events: ['job.completed'] }),
      ),
    );
    assert.equal(made.filter((answer) => answer.statusCode === 201).length, 3);
    const problem = made.find((answer) => answer.statusCode === 409)?.json();
    assert.deepEqual(
      [problem.code, problem.detail],
      ['endpoint_limit_reached', 'A project has at most 3 webhook endpoints.'],
    );
  });

  it('a project has so many monitors and no more; another project is not touched', async () => {
    const few = await openWith({ monitors: 2 });
    const create = (key = few.project.key, headers = {}) =>
      few.call('POST', '/v1/monitors', { ...jobBody(), cadence: 'weekly' }, { key, headers });
    const keyed = { 'idempotency-key': 'again' };
    assert.equal((await create(few.project.key, keyed)).statusCode, 201);
    const made = await Promise.all(Array.from({ length: 6 }, () => create()));
    assert.equal(made.filter((answer) => answer.statusCode === 201).length, 1);
    const problem = made.find((answer) => answer.statusCode === 409)?.json();
    assert.deepEqual([problem.code, problem.detail], ['monitor_limit_reached', 'A project has at most 2 monitors.']);
    assert.equal((await create(few.other.key)).statusCode, 201);
    assert.equal((await create(few.project.key, keyed)).statusCode, 201, 'a repeated request is answered as before');
  });

  it('a project has so many jobs waiting and no more; another project is not touched', async () => {
    const few = await openWith({ queuedJobs: 3 });
    const create = (key = few.project.key, headers = {}) => few.call('POST', '/v1/jobs', jobBody(), { key, headers });
    const keyed = { 'idempotency-key': 'again' };
    assert.equal((await create(few.project.key, keyed)).statusCode, 201);
    const made = await Promise.all(Array.from({ length: 10 }, () => create()));
    assert.equal(made.filter((answer) => answer.statusCode === 201).length, 2);
    const refused = made.find((answer) => answer.statusCode === 429)!;
    assert.equal(refused.json().code, 'queue_full');
    assert.ok(Number(refused.headers['retry-after']) >= 1);
    assert.equal((await create(few.other.key)).statusCode, 201);
    assert.equal((await create(few.project.key, keyed)).statusCode, 201, 'a repeated request is answered as before');
    const rows = { items: [jobBody(), jobBody()] };
    assert.equal((await few.call('POST', '/v1/batches', rows)).statusCode, 429);
  });
});
