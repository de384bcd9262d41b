import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { jobBody, openTestApi, type TestApi, templateBody } from '../../../../test/support/api.ts';

interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  request_id: string;
  errors: { path: string; pointer: string; message: string; code: string }[];
}

describe('POST /v1/jobs: 400', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  async function refuse(body: unknown): Promise<Problem> {
    const answer = await api.call('POST', '/v1/jobs', body);
    assert.equal(answer.statusCode, 400, answer.body);
    assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
    const problem = answer.json() as Problem;
    assert.equal(problem.request_id, answer.headers['x-request-id']);
    return problem;
  }

  it('takes the site of an organisation as a host or an address, and nothing else', async () => {
    const problem = await refuse({
      person: {
        full_name: 'Maren Tollefsen',
        organisations: [
          { name: 'Norvane University', domains: [] },
          { name: '', domains: ['norvane.example', 'not a host', 'maren@norvane.example'] },
        ],
      },
      claims: [{ claim_key: 'a', claim_type: 'education', expected: { organisation_domain: 'norvane' } }],
    });
    assert.deepEqual(problem.errors.map((error) => error.pointer).sort(), [
      '/claims/0/expected/organisation_domain',
      '/person/organisations/0/domains',
      '/person/organisations/1/domains/1',
      '/person/organisations/1/domains/2',
      '/person/organisations/1/name',
    ]);
  });

  it('lists every fault at once, each with its path and pointer', async () => {
    const problem = await refuse({
      person: { full_name: '', email: 'nobody', education_seed: [{ start_year: 2020, end_year: 2010, degree: 5 }] },
      claims: [
        { claim_key: 'a', claim_type: 'astrology', expected: {} },
        {
          claim_key: 'a',
          claim_type: 'employment',
          expected: { start_date: '2020', end_date: '2010', is_current: 'yes' },
        },
        { claim_type: 'education', expected: { start_year: 1e30 }, weight: 11, match_rules: { min_confidence: 70 } },
      ],
      options: { depth: 'abyss', max_sources: 0, max_cost_usd: 0, allow_domains: ['https://x.example/'] },
      metadata: [],
    });
    assert.deepEqual(Object.keys(problem), [
      'type',
      'title',
      'status',
      'detail',
      'instance',
      'code',
      'request_id',
      'errors',
    ]);
    assert.equal(problem.code, 'validation_failed');
    assert.equal(problem.instance, '/v1/jobs');
    assert.deepEqual(problem.errors.map((error) => error.pointer).sort(), [
      '/claims/0/claim_type',
      '/claims/1/claim_key',
      '/claims/1/expected/is_current',
      '/claims/1/expected/start_date',
      '/claims/2/claim_key',
      '/claims/2/expected/start_year',
      '/claims/2/match_rules/min_confidence',
      '/claims/2/weight',
      '/metadata',
      '/options/allow_domains/0',
      '/options/depth',
      '/options/max_cost_usd',
      '/options/max_sources',
      '/person/education_seed/0/degree',
      '/person/education_seed/0/start_year',
      '/person/email',
      '/person/full_name',
    ]);
    const byPath = new Map(problem.errors.map((error) => [error.path, error]));
    assert.equal(byPath.get('claims[1].claim_key')!.code, 'duplicate');
    assert.equal(byPath.get('claims[2].claim_key')!.code, 'required');
    assert.match(byPath.get('claims[2].match_rules.min_confidence')!.message, /0 to 1/);
  });

  it('refuses NUL, halves of surrogate pairs and infinite numbers together with the other faults', async () => {
    const problem = await refuse(
      '{"person":{"full_name":"A\\u0000B","location":"\\ud800","aliases":[1]},"claims":[{"claim_key":"a","claim_type":"custom","expected":{"x\\udfff":1e999}}],"metadata":{}}',
    );
    assert.deepEqual(problem.errors.map((error) => error.code).sort(), [
      'invalid_type',
      'lone_surrogate',
      'lone_surrogate',
      'not_finite',
      'nul_character',
    ]);
  });

  const malformed: [string, string, string][] = [
    ['text that is not JSON', '{"person":', 'invalid_json'],
    ['two members of one name', '{"person":{"full_name":"A","full_name":"B"},"claims":[]}', 'duplicate_member'],
    ['a reserved name', '{"person":{"full_name":"A","__proto__":{"x":1}},"claims":[]}', 'reserved_name'],
    ['a poisoned constructor', '{"metadata":{"constructor":{"prototype":{}}}}', 'reserved_name'],
    ['nesting beyond 32', `{"metadata":${'['.repeat(32)}${']'.repeat(32)}}`, 'too_deep'],
    ['nesting beyond any stack', '['.repeat(500_000), 'too_deep'],
  ];
  for (const [name, body, code] of malformed) {
    it(`refuses ${name}`, async () => {
      const problem = await refuse(body);
      assert.equal(problem.code, 'malformed_json');
      assert.equal(problem.errors[0]!.code, code);
    });
  }

  it('accepts nesting of exactly 32 and a plain member called constructor', async () => {
    const nested = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`);
    const answer = await api.call('POST', '/v1/jobs', jobBody({ metadata: { nested, constructor: 'builder' } }));
    assert.equal(answer.statusCode, 201, answer.body);
    assert.equal(answer.json().metadata.constructor, 'builder');
  });

  it('refuses bytes that are not UTF-8', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/jobs',
      headers: { 'x-api-key': api.project.key, 'content-type': 'application/json' },
      payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().errors[0].code, 'invalid_encoding');
  });

  const bodies: [string, unknown, string][] = [
    ['no body', undefined, ''],
    ['an array', [], ''],
    ['null', 'null', ''],
    ['no person', { claims: jobBody().claims }, '/person'],
    ['no claims', { person: { full_name: 'A' } }, '/claims'],
    ['empty claims', jobBody({ claims: [] }), '/claims'],
    [
      '51 claims',
      jobBody({
        claims: Array.from({ length: 51 }, (_, index) => ({
          claim_key: `k${index}`,
          claim_type: 'custom',
          expected: {},
        })),
      }),
      '/claims',
    ],
    ['a claim that is null', jobBody({ claims: [null] }), '/claims/0'],
    ['a blank name', jobBody({ person: { full_name: ' \t ' } }), '/person/full_name'],
    ['a long name', jobBody({ person: { full_name: 'x'.repeat(501) } }), '/person/full_name'],
    [
      'a key of 129 characters',
      jobBody({ claims: [{ claim_key: 'k'.repeat(129), claim_type: 'custom', expected: {} }] }),
      '/claims/0/claim_key',
    ],
    ['large metadata', jobBody({ metadata: { text: 'x'.repeat(17_000) } }), '/metadata'],
    ['a domain with a port', jobBody({ options: { deny_domains: ['a.example:80'] } }), '/options/deny_domains/0'],
    ['a domain with a star', jobBody({ options: { deny_domains: ['*.a.example'] } }), '/options/deny_domains/0'],
    [
      'an event that does not exist',
      jobBody({ options: { webhook: { endpoint_id: 'wh_1', events: ['job.done'] } } }),
      '/options/webhook/events/0',
    ],
    [
      'an unknown endpoint',
      jobBody({ options: { webhook: { endpoint_id: 'wh_1', events: ['job.failed'] } } }),
      '/options/webhook/endpoint_id',
    ],
    ['an unknown template', jobBody({ template_id: 'tpl_1' }), '/template_id'],
  ];
  for (const [name, body, pointer] of bodies) {
    it(`refuses ${name}`, async () => {
      const problem = await refuse(body);
      assert.ok(
        problem.errors.some((error) => error.pointer === pointer),
        JSON.stringify(problem.errors),
      );
    });
  }

  it("refuses another project's endpoint and template as unknown ones", async () => {
    const key = api.other.key;
    const endpoint = (
      await api.call(
        'POST',
        '/v1/webhooks/endpoints',
        { url: 'https://hooks.example/', events: ['job.failed'] },
        { key },
      )
    ).json();
    const template = (await api.call('POST', '/v1/templates', templateBody(), { key })).json();
    const webhook = { endpoint_id: endpoint.id, events: ['job.failed'] };
    const problem = await refuse(jobBody({ options: { webhook }, template_id: template.id }));
    assert.deepEqual(problem.errors.map((error) => error.code).sort(), ['unknown_endpoint', 'unknown_template']);
  });

  it("tells the faults of the template's input schema by their place in the body", async () => {
    const input_schema = {
      type: 'object',
      properties: { person: { required: ['email'] }, metadata: { properties: { ref: { pattern: '^(a+)+$' } } } },
    };
    const template = (await api.call('POST', '/v1/templates', templateBody({ name: 'strict', input_schema }))).json();
    const problem = await refuse(jobBody({ template_id: template.id, metadata: { ref: `${'a'.repeat(5000)}!` } }));
    assert.deepEqual(problem.errors.map((error) => error.pointer).sort(), ['/metadata/ref', '/person/email']);
  });

  it('stores nothing of a refused request under its idempotency key', async () => {
    const headers = { 'idempotency-key': 'second-try' };
    assert.equal((await api.call('POST', '/v1/jobs', jobBody({ claims: [] }), { headers })).statusCode, 400);
    assert.equal((await api.call('POST', '/v1/jobs', jobBody({ template_id: 'tpl_x' }), { headers })).statusCode, 400);
    assert.equal((await api.call('POST', '/v1/jobs', jobBody(), { headers })).statusCode, 201);
  });

  for (const key of ['', ' ', 'with space', 'ünïcode', 'x'.repeat(256)]) {
    it(`refuses the idempotency key ${JSON.stringify(key.slice(0, 20))}`, async () => {
      const answer = await api.call('POST', '/v1/jobs', jobBody(), { headers: { 'idempotency-key': key } });
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.json().errors[0].path, 'Idempotency-Key');
    });
  }
});
