import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientCall, curlCall } from '../controls/code-samples.ts';
import { SAMPLE_PEOPLE } from './samples.ts';
import { emptyForm, faultAt, fromBody, isUntouched, looseFaults, newClaim, shownPaths, toBody } from './verify-form.ts';

test('a body survives the way through the form', () => {
  for (const sample of SAMPLE_PEOPLE) assert.deepEqual(toBody(fromBody(sample.body)), sample.body);
  const full = {
    person: { full_name: 'Ada', aliases: ['A.'], education_seed: [{ school: 'X' }] },
    claims: [
      {
        claim_key: 'k',
        claim_type: 'identity',
        expected: { domains: ['a.example', 'b.example'] },
        match_rules: { match_strength: 'strict' },
        weight: 2.5,
      },
    ],
    template_id: 'tpl_1',
    options: {
      depth: 'deep',
      max_sources: 5,
      max_cost_usd: 0.5,
      search_category: 'news',
      allow_domains: ['a.example'],
      deny_domains: ['b.example'],
      webhook: { endpoint_id: 'wh_1', events: ['job.completed'] },
    },
    metadata: { case: 7 },
    purpose: 'hiring',
    legal_basis: 'consent',
  };
  assert.deepEqual(toBody(fromBody(full as never)), full);
});

test('what is left empty is not sent, what is not a number is sent as it is', () => {
  const form = emptyForm();
  assert.ok(isUntouched(form));
  form.person.full_name = '  Ada Example ';
  form.claims[0]!.values = { school: 'X', end_year: 'around the war', start_year: 'June 2008' };
  form.options = { ...form.options, maxCost: 'much' };
  assert.deepEqual(toBody(form), {
    person: { full_name: 'Ada Example' },
    claims: [
      {
        claim_key: 'education-1',
        claim_type: 'education',
        expected: { school: 'X', start_year: 2008, end_year: 'around the war' },
      },
    ],
    options: { max_cost_usd: 'much' },
  });
  assert.ok(!isUntouched(form));
});

test('with a template, a claim without values is left to the template', () => {
  const form = { ...emptyForm(), person: { full_name: 'Ada' }, templateId: 'tpl_1' };
  assert.deepEqual(toBody(form), { person: { full_name: 'Ada' }, template_id: 'tpl_1' });
});

test('new claims get keys of their own', () => {
  assert.equal(newClaim('award', ['award-1', 'award-2']).key, 'award-3');
  assert.notEqual(newClaim().id, newClaim().id);
});

test('faults of the service stand at their field, the rest above the form', () => {
  const faults = [
    { path: 'claims[0].expected.start_year', message: 'start_year is after end_year' },
    { path: 'options.deny_domains[1]', message: 'must be a host name' },
    { path: 'metadata', message: 'too large' },
    { path: 'claims', message: 'is required' },
  ];
  const form = emptyForm();
  assert.equal(faultAt(faults, 'claims[0].expected.start_year'), 'start_year is after end_year');
  assert.equal(faultAt(faults, 'options.deny_domains'), 'must be a host name');
  assert.equal(faultAt(faults, 'claims[0].expected.start'), undefined);
  assert.deepEqual(
    looseFaults(faults, shownPaths(form)).map((fault) => fault.path),
    ['metadata', 'claims'],
  );
});

test('the calls beside the form are the request itself', () => {
  const body = toBody({ ...emptyForm(), person: { full_name: "Ada O'Example" } });
  const curl = curlCall({ method: 'POST', path: '/v1/jobs', body }, 'http://127.0.0.1:8787');
  assert.match(curl, /^curl -X POST http:\/\/127\.0\.0\.1:8787\/v1\/jobs/);
  assert.match(curl, /x-api-key: \$BONAFIDE_API_KEY/);
  // A shell ends the quote, adds an escaped one, and goes on.
  assert.match(curl, /O'\\''Example/);
  assert.match(clientCall(body, 'http://127.0.0.1:8787'), /await client\.jobs\.create\(\{/);
});
