// A gate is read from its pattern: whatever the pattern can find must open it, also after somebody has widened the pattern.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cueGate, cuesOf, neededBy, OPEN_GATE } from './cue-words.ts';
import { GRAMMAR_PATTERNS } from './relations.ts';
import { NEGATED_POST, STATUS_RULES } from './status.ts';
import { tokenise } from './tokens.ts';

const PATTERNS = [...STATUS_RULES.map((rule) => rule.pattern), NEGATED_POST, ...GRAMMAR_PATTERNS];

function needed(pattern: RegExp): ReadonlySet<string> | null {
  try {
    return neededBy(pattern);
  } catch {
    return null;
  }
}

/** Whether a word of the text holds one of the cues, found without the index. */
function opens(text: string, cues: ReadonlySet<string>): boolean {
  return tokenise(text).some(
    ({ text: word }) =>
      /^\\|[\u017f\u212a]/.test(word) ||
      (word.toLowerCase().match(/[a-z]+/g) ?? []).some((run) => [...cues].some((cue) => `^${run}$`.includes(cue))),
  );
}

test('the letters that a pattern needs are read from it', () => {
  const of = (pattern: RegExp): string[] => [...neededBy(pattern)].sort();
  assert.deepEqual(of(/\b(?:did not|never) finish(?:ed)?/i), ['^finish']);
  assert.deepEqual(of(/(?<![\p{L}])(?:former|ex-\p{L}+|no longer)(?![\p{L}])/u), ['^ex$', '^former', '^longer']);
  assert.deepEqual(of(/claims?|fals(?:e|ified)/), ['claim', 'fals']);
  assert.deepEqual(of(/(?:un)?known (?!word)/), ['known$']);
  assert.throws(() => neededBy(/;|\bwho\b/), /asks for no letters/);
  assert.throws(() => neededBy(/\p{L}+ed/u), /asks for no letters/);
});

test('what a pattern finds holds what it needs', () => {
  const parts = PATTERNS.flatMap((pattern) => pattern.source.match(/[a-zA-Zéèóüö'’]{2,}(?:[ -][a-zA-Z]+)*/g) ?? []);
  const piece = fc.constantFrom(
    ...new Set(parts),
    ...' |, |; |. |-|\ue001|\ue002|\ue003|\ue004|\ue005|\ue006|\ue007|he|she|a|the|of|at|in|as|\u017fhe|wor\u212aed'.split(
      '|',
    ),
  );
  const checked = PATTERNS.map((pattern) => ({
    pattern: new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')),
    cues: needed(pattern),
  }));
  let found = 0;
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 10 }), fc.boolean(), (words, joined) => {
      const text = words.join(joined ? '' : ' ');
      for (const { pattern, cues } of checked) {
        if (cues === null || !pattern.test(text)) continue;
        found += 1;
        assert.ok(opens(text, cues), `${pattern.source.slice(0, 60)} finds something in "${text}"`);
      }
    }),
    { numRuns: 3_000, seed: 7 },
  );
  assert.ok(found > 1_000, `${found} found`);
});

test('a word opens the gates of the cues that it holds, and a gate that comes late is never shut', () => {
  const words = 'She never finished it, did she? wor\u212aed \\xe2 unfinished'.split(' ');
  for (const word of words) {
    const open = cuesOf(word);
    assert.equal(open === OPEN_GATE, /\u212a|^\\/.test(word), word);
  }
  assert.equal(cueGate(/whatever/), OPEN_GATE);
});
