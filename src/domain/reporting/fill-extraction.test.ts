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

const fillSchema = (schema: Record<string, unknown>) => fillExtraction(schema, [SOURCE], identity);

test('a member, the items of a list and a member of a record may be written elsewhere in the schema', () => {
  const filled = fillSchema({
    $ref: '#/$defs/page',
    $defs: {
      page: {
        type: 'object',
        properties: {
          school: { $ref: '#/$defs/name' },
          degrees: { type: 'array', items: { $ref: '#/$defs/education/record' } },
          schools: { $ref: '#/$defs/a~1list%20of%20names' },
        },
      },
      name: { $ref: '#/$defs/word', maxLength: 300 },
      word: { type: 'string' },
      year: { type: 'integer' },
      'a/list of names': { type: 'array', items: { $ref: '#/$defs/name' } },
      education: {
        record: {
          type: 'object',
          required: ['school'],
          properties: { school: { $ref: '#/$defs/name' }, end_year: { $ref: '#/$defs/year' } },
        },
      },
    },
  });
  assert.deepEqual(filled, {
    staff: {
      school: 'Norvane University',
      degrees: [{ school: 'Norvane University', end_year: 2014 }],
      schools: ['Norvane University'],
    },
  });
});

test('the type behind a reference decides, and so does what stands beside it', () => {
  const $defs = { year: { type: 'integer' }, record: { type: 'object', properties: { school: { type: 'string' } } } };
  const properties = { school: { $ref: '#/$defs/year' }, end_year: { $ref: '#/$defs/year' } };
  assert.deepEqual(fillSchema({ $defs, properties }), { staff: { end_year: 2014 } });
  const strict = { $ref: '#/$defs/record', required: ['major'], properties: { major: { type: 'string' } } };
  assert.deepEqual(fillSchema({ $defs, properties: { degrees: { type: 'array', items: strict } } }), {});
  const wider = { $ref: '#/$defs/record', properties: { degree: { type: 'string' } } };
  assert.deepEqual(fillSchema({ $defs, properties: { degrees: { type: 'array', items: wider } } }), {
    staff: { degrees: [{ school: 'Norvane University', degree: 'PhD' }] },
  });
});

test('references in a circle or to nothing end, and the other members are filled', () => {
  const $defs = { round: { $ref: '#/$defs/again' }, again: { $ref: '#/$defs/round', type: 'array' } };
  for (const $ref of ['#/$defs/round', '#/$defs/nothing', '#/$defs/constructor', 'other.json#/a', '#']) {
    const properties = { school: { type: 'string' }, degrees: { type: 'array', items: { $ref, type: 'integer' } } };
    assert.deepEqual(fillSchema({ $defs, properties }), { staff: { school: 'Norvane University' } }, $ref);
  }
});
