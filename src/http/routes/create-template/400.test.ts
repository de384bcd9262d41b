import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestApi, type TestApi, templateBody } from '../../../../test/support/api.ts';

const doubling = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    `d${index}`,
    { allOf: [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }] },
  ]),
);

describe('POST /v1/templates: 400', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const cases: [string, Record<string, unknown>, string, string][] = [
    ['no name', { name: undefined }, '/name', 'required'],
    ['version 0', { version: 0 }, '/version', 'too_small'],
    ['a fractional version', { version: 1.5 }, '/version', 'invalid_type'],
    ['no search plan', { search_plan: undefined }, '/search_plan', 'required'],
    ['a schema that is no object', { input_schema: [] }, '/input_schema', 'invalid_type'],
    [
      'a remote reference',
      { input_schema: { $ref: 'https://schemas.example/person.json' } },
      '/input_schema/$ref',
      'remote_reference',
    ],
    ['a reference to itself', { input_schema: { $ref: '#' } }, '/input_schema', 'cyclic_reference'],
    [
      'a circle of references',
      {
        extraction_schema: {
          properties: { a: { $ref: '#/$defs/a' } },
          $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { not: { $ref: '#/$defs/a' } } },
        },
      },
      '/extraction_schema',
      'cyclic_reference',
    ],
    [
      'references that multiply',
      { input_schema: { $ref: '#/$defs/d0', $defs: { ...doubling, d40: { type: 'object' } } } },
      '/input_schema',
      'too_large',
    ],
    ['a reference to nothing', { input_schema: { $ref: '#/$defs/none' } }, '/input_schema/$ref', 'invalid_reference'],
    [
      'a dynamic reference',
      { input_schema: { properties: { a: { $dynamicRef: '#x' } } } },
      '/input_schema/properties/a/$dynamicRef',
      'unsupported_keyword',
    ],
    ['an unknown type', { input_schema: { type: 'thing' } }, '/input_schema', 'invalid_schema'],
    [
      'an older dialect',
      { input_schema: { $schema: 'http://json-schema.org/draft-07/schema#' } },
      '/input_schema',
      'invalid_schema',
    ],
    [
      'a back reference',
      { input_schema: { properties: { a: { pattern: '(a)\\1' } } } },
      '/input_schema/properties/a/pattern',
      'invalid_pattern',
    ],
    [
      'a look-ahead',
      { extraction_schema: { patternProperties: { '(?=a)': {} } } },
      '/extraction_schema/patternProperties/(?=a)',
      'invalid_pattern',
    ],
    [
      'an unknown placeholder',
      { search_plan: { queries: ['ok', 'x {{person.shoe}}'] } },
      '/search_plan/queries/1',
      'unknown_placeholder',
    ],
    [
      'a placeholder of another claim type',
      { search_plan: { per_claim_type: { employment: ['{{expected.school}}'] } } },
      '/search_plan/per_claim_type/employment/0',
      'unknown_placeholder',
    ],
    [
      'an open placeholder',
      { search_plan: { queries: ['{{person.full_name'] } },
      '/search_plan/queries/0',
      'invalid_placeholder',
    ],
    [
      'an unknown claim type',
      { search_plan: { claims: [{ claim_key: 'a', claim_type: 'x', expected: {} }] } },
      '/search_plan/claims/0/claim_type',
      'not_allowed',
    ],
    ['bad options', { search_plan: { options: { depth: 'x' } } }, '/search_plan/options/depth', 'not_allowed'],
    [
      'an unknown endpoint',
      { search_plan: { options: { webhook: { endpoint_id: 'wh_1', events: ['job.failed'] } } } },
      '/search_plan/options/webhook/endpoint_id',
      'unknown_endpoint',
    ],
    [
      'a negative weight',
      { scoring_rubric: { weights: { identity: -1 } } },
      '/scoring_rubric/weights/identity',
      'too_small',
    ],
    ['weights that are all 0', { scoring_rubric: { weights: { identity: 0 } } }, '/scoring_rubric/weights', 'invalid'],
  ];
  for (const [name, change, pointer, code] of cases) {
    it(`refuses ${name}`, async () => {
      const answer = await api.call('POST', '/v1/templates', templateBody(change));
      assert.equal(answer.statusCode, 400, answer.body);
      const { errors } = answer.json();
      assert.ok(
        errors.some((error: { pointer: string; code: string }) => error.pointer === pointer && error.code === code),
        JSON.stringify(errors),
      );
    });
  }

  it('refuses a megabyte of nesting quickly', async () => {
    const answer = await api.call('POST', '/v1/templates', `{"input_schema":${'{"not":'.repeat(100_000)}`);
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().code, 'malformed_json');
  });

  it('takes a schema with local references and a pattern that would explode elsewhere', async () => {
    const input_schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      properties: { person: { $ref: '#/$defs/person' } },
      $defs: { person: { properties: { full_name: { pattern: '^(\\w+\\s?)+$', format: 'anything' } } } },
    };
    const answer = await api.call('POST', '/v1/templates', templateBody({ name: 'patterns', input_schema }));
    assert.equal(answer.statusCode, 201, answer.body);
  });

  it('lists the faults of members and schemas together', async () => {
    const change = {
      input_schema: { type: 'thing' },
      extraction_schema: { $ref: 'x.json' },
      search_plan: { queries: ['{{x}}'] },
    };
    const { errors } = (await api.call('POST', '/v1/templates', templateBody(change))).json();
    assert.equal(errors.length, 3, JSON.stringify(errors));
  });
});
