import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SAMPLE_PEOPLE } from './samples.ts';

interface Labelled {
  id: string;
  person: unknown;
  claims: { claim: { claim_key: string; claim_type: string; expected: unknown } }[];
}

const people = JSON.parse(
  readFileSync(new URL('../../../sample-web/people.json', import.meta.url), 'utf8'),
) as Labelled[];

test('the samples are people of the sample web, member by member', () => {
  assert.equal(SAMPLE_PEOPLE.length, 3);
  for (const sample of SAMPLE_PEOPLE) {
    const known = people.find((person) => person.id === sample.id);
    assert.ok(known, sample.id);
    assert.deepEqual(sample.body.person, known.person);
    for (const claim of sample.body.claims ?? []) {
      const original: Labelled['claims'][number] | undefined = known.claims.find(
        (entry) => entry.claim.claim_key === claim.claim_key,
      );
      // How strictly the labelled set compares is its own affair; the console shows the service's defaults.
      assert.equal(claim.claim_type, original?.claim.claim_type);
      assert.deepEqual((claim as { expected?: unknown }).expected, original?.claim.expected);
    }
  }
});
