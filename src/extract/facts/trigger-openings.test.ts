// What a trigger can open with decides where it is looked for: a missed opening would be a missed fact.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenise } from './tokens.ts';
import { findTriggers, isTrigger, opensTrigger, TRIGGER_PATTERNS } from './trigger-index.ts';
import { openings } from './trigger-openings.ts';

test('alternatives, groups, small classes and options are followed', () => {
  assert.deepEqual([...openings('(?:co-?)?found(?:ed|s)|set up')].sort(), ['co-', 'cof', 'fou', 'set']);
  assert.deepEqual([...openings('practi[cs]ed')], ['pra']);
  assert.deepEqual([...openings('t(?:aught|each(?:es|ing)?)')].sort(), ['tau', 'tea']);
  assert.deepEqual([...openings('(?<=^)(?:prior to|before)')].sort(), ['bef', 'pri']);
});

test('every trigger that its own pattern finds in a text is found through the index', () => {
  const text =
    'she studied law at o, graduated from o, co-founded o, rejoined o, was a member of o and worked for o after his career at o; prior to o he was employed by o, taught at o and étudié à o';
  const found = new Set(findTriggers(text, text).map((one) => `${one.from}:${one.to}`));
  let count = 0;
  for (const pattern of TRIGGER_PATTERNS.filter((one) => one.sticky))
    for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) {
      count += 1;
      assert.ok(found.has(`${match.index}:${match.index + match[0].length}`), match[0]);
    }
  assert.ok(count >= 8);
});

/** The plain words of all patterns, with the endings that words take. */
function phrases(): string[] {
  const found = new Set<string>();
  for (const pattern of TRIGGER_PATTERNS.filter((one) => one.sticky)) {
    for (const match of pattern.source.matchAll(/[a-zß-ÿ]{2,}(?:[ -][a-zß-ÿ]+)*/g)) {
      found.add(match[0]);
      for (const end of ['s', 'ed', 'ing', 'es']) found.add(`${match[0]}${end}`);
    }
  }
  return [...found];
}

test('whatever a pattern finds among the words of all triggers is found through the index', () => {
  const patterns = TRIGGER_PATTERNS.filter((one) => one.sticky);
  let count = 0;
  const words = phrases();
  for (let at = 0; at < words.length; at += 6) {
    const text = `has ${words.slice(at, at + 6).join(' at o, was ')} at o`;
    const found = new Set(findTriggers(text, text).map((one) => `${one.trigger.words} ${one.from}`));
    for (const pattern of patterns) {
      const first = new RegExp(pattern.source, 'g').exec(text);
      if (first === null || first[0] === '') continue;
      count += 1;
      const same = [...found].some((one) => one.endsWith(` ${first.index}`));
      assert.ok(same, `${first[0]} in ${text}`);
      // A first word of one or two letters is told by the one behind it.
      const own = tokenise(text).filter(
        (token) => token.to > first.index && token.from < first.index + first[0].length,
      );
      assert.ok(
        own.slice(0, own[0]!.text.length < 3 ? 2 : 1).some((token) => opensTrigger(token.lower)),
        `${first[0]} in ${text}`,
      );
    }
  }
  assert.ok(count > 500, `${count} found`);
});

test('a short word before a hyphen is not taken for the same word before another sign', () => {
  for (const text of ['the co, o', 'the co o', 'co-founded o', 'he co-founded o'])
    assert.equal(
      findTriggers(text, text).some((one) => one.words.startsWith('co-')),
      text.includes('co-'),
      text,
    );
});

test('a word may open a trigger, be one, or neither', () => {
  assert.equal(opensTrigger('studied'), true);
  assert.equal(opensTrigger('oakham'), false);
  // Three letters of "studied" are not the word.
  assert.equal(opensTrigger('stucco'), false);
  assert.equal(isTrigger('estudió'), true);
  assert.equal(isTrigger('stanford'), false);
});
