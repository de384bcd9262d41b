import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJsonLd } from './json-ld.ts';

const names = (script: string) => readJsonLd([script]).map((item) => item.properties.name?.[0]);

test('graphs, arrays, type lists and nested items', () => {
  const items = readJsonLd([
    '{"@context":"https://schema.org","@graph":[{"@type":["Person","schema:Author"],"@id":"#o","name":"Orla","alumniOf":[{"@type":"CollegeOrUniversity","name":"Tallow College"},"Northmarch"]}]}',
  ]);
  assert.equal(items.length, 1);
  assert.deepEqual(items[0]?.types, ['Person', 'Author']);
  assert.equal(items[0]?.id, '#o');
  assert.deepEqual(items[0]?.properties.alumniOf, [
    { syntax: 'jsonld', types: ['CollegeOrUniversity'], properties: { name: ['Tallow College'] } },
    'Northmarch',
  ]);
});

const BROKEN: [string, string][] = [
  ['CDATA', '//<![CDATA[\n{"@type":"Person","name":"Orla"}\n//]]>'],
  ['html comment', '<!-- {"@type":"Person","name":"Orla"} -->'],
  ['trailing commas', '{"@type":"Person","name":"Orla",}'],
  ['comments', '{/* who */"@type":"Person", // the name\n"name":"Orla"}'],
  ['raw line break in a string', '{"@type":"Person","name":"Orla","description":"one\ntwo"}'],
  ['a stray semicolon', '{"@type":"Person","name":"Orla"};'],
  ['a bad escape', '{"@type":"Person","name":"Orla","x":"\\q"}'],
];
for (const [name, script] of BROKEN) test(`reads through ${name}`, () => assert.deepEqual(names(script), ['Orla']));

test('gives up quietly on what is no JSON, and still reads the next script', () => {
  assert.deepEqual(readJsonLd(['{"@type":', 'null', '[]', '"x"']), []);
  assert.equal(readJsonLd(['{nonsense', '{"@type":"Person","name":"Orla"}']).length, 1);
});

test('a property named __proto__ changes nothing', () => {
  const [item] = readJsonLd(['{"@type":"Person","name":"Orla","__proto__":{"polluted":true}}']);
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
  assert.equal((item as unknown as Record<string, unknown>).polluted, undefined);
});

test('markup and entities inside strings are taken out, values of typed literals kept', () => {
  const [item] = readJsonLd(['{"@type":"Person","name":{"@value":"Orla &amp; <b>Co</b>"}}']);
  assert.deepEqual(item?.properties.name, ['Orla & Co']);
});
