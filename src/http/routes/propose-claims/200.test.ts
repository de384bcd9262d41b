import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestApi, type TestApi } from '../../../../test/support/api.ts';

let api: TestApi;
before(async () => {
  api = await openTestApi();
});
after(() => api.close());

const CV = `Marta Olsgaard

Education
PhD, Physics, University of Oslo, 2009
BSc, Mathematics, University of Bergen, 2003

Experience
Senior Scientist, Fjordline Instruments AS, 2010 - present
`;

test('a pasted CV becomes claims that a job accepts', async () => {
  const answer = await api.call('POST', '/v1/claims/propose', { text: CV });
  assert.equal(answer.statusCode, 200, answer.body);
  const proposal = answer.json();
  assert.equal(proposal.person.full_name, 'Marta Olsgaard');
  const schools = proposal.claims.filter((claim: { claim_type: string }) => claim.claim_type === 'education');
  assert.deepEqual(schools.map((claim: { expected: { school: string } }) => claim.expected.school).toSorted(), [
    'University of Bergen',
    'University of Oslo',
  ]);
  for (const claim of proposal.claims)
    assert.ok(CV.replace(/\s+/g, ' ').includes(proposal.quotes[claim.claim_key].replace(/\s+/g, ' ')));
  const created = await api.call('POST', '/v1/jobs', { person: proposal.person, claims: proposal.claims });
  assert.equal(created.statusCode, 201, created.body);
});

test('a text that states nothing proposes nothing', async () => {
  const answer = await api.call('POST', '/v1/claims/propose', { text: 'Buy two, get one free.' });
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json().claims, []);
});
