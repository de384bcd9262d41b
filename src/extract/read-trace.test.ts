import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace } from './read-trace.ts';
import { readDocument } from './reading/read-document.ts';

const page = readDocument({
  url: 'https://people.example/orla',
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: new TextEncoder().encode(
    '<title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>She received an M.Sc. in Physics from Tallow College in 2009. Her work was supported by Northmarch University. It rains.</p>',
  ),
});

test('a trace says what a sentence states, which rule refused it, and why it gave nothing', () => {
  const trace = readTrace(page, null);
  assert.equal(trace.subject.name, 'Orla Vantreight');
  const [study, supported, rain] = trace.blocks.at(-1)!.sentences;
  assert.equal(study!.skeleton, 'She received an D in F from O in Y.');
  assert.deepEqual(study!.statements, [
    'education (stated), M.Sc., Physics, Tallow College, 2009, of the person spoken of',
  ]);
  assert.equal(study!.silence, null);
  assert.equal(supported!.silence, 'refused by work-supported-by');
  assert.equal(rain!.silence, 'it names no organisation and no degree');
});

test('a trace names the rule that spoke against what was read, in any language', () => {
  const read = readDocument({
    url: 'https://people.example/ingrid',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      '<html lang="de"><title>Ingrid Marlowe</title><h1>Ingrid Marlowe</h1><p>Ihr Mann ist Lehrer an der Universität Nordmark.</p>',
    ),
  });
  const sentence = readTrace(read, 'Ingrid Marlowe').blocks.at(-1)!.sentences[0]!;
  assert.deepEqual(sentence.rules.at(-1), { rule: 'fact.spouse', about: 'Lehrer, Universität Nordmark' });
  assert.equal(sentence.silence, 'refused by fact.spouse');
});

test('asked for one person, a trace leaves out what is about others', () => {
  assert.equal(readTrace(page, 'Orla Vantreight').findings.length, 1);
  assert.equal(readTrace(page, 'Orla Maria Vantreight').findings.length, 1, 'a middle name is no other person');
  const other = readTrace(page, 'Tomas Ellery');
  assert.deepEqual([other.findings, other.blocks], [[], []]);
});
