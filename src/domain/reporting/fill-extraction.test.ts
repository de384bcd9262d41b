// The tenant's own shape filled from findings: names that every object has are members like others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveIdentity } from '../identity/resolve.ts';
import { makeSource } from '../judging/fixtures.ts';
import { fillExtraction } from './fill-extraction.ts';

const SOURCE = makeSource({
  id: 'staff',
  url: 'https://norvane.example/staff/orla',
  name: 'Orla Vantreight',
  facts: [
    {
      kind: 'education',
      says: 'She took her PhD at Norvane University in 2014.',
      organisation: 'Norvane University',
      degree: 'PhD',
      end: { year: 2014 },
    },
  ],
});
const person = { full_name: 'Orla Vantreight', current_company: 'Norvane University' };
const identity = resolveIdentity({ person, claims: [], sources: [SOURCE] });
const fill = (properties: Record<string, unknown>) =>
  fillExtraction({ type: 'object', properties }, [SOURCE], identity);

test('members are filled by what they are called', () => {
  assert.deepEqual(fill({ school: { type: 'string' } }), { staff: { school: 'Norvane University' } });
});

test('members called like parts of every object stay empty and harm nothing', () => {
  const hostile = JSON.parse(
    '{"constructor": {"type": "string"}, "__proto__": {"type": "string"}, "toString": {"type": "array", "items": {"type": "object"}}}',
  );
  assert.deepEqual(fill(hostile), {});
  assert.deepEqual(fill({ ...hostile, school: { type: 'string' } }), { staff: { school: 'Norvane University' } });
});
