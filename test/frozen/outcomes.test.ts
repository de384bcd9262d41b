// Every named case says what it said when its outcome was last accepted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCEPT, differences, frozenLines, outcomeLines } from '../../scripts/frozen.ts';

const SHOWN = 40;

test('no outcome of a named case changed unseen', () => {
  const frozen = frozenLines();
  assert.ok(frozen.length > 300, 'the frozen outcomes are missing');
  const changed = differences(frozen, outcomeLines());
  const more = changed.length > SHOWN ? `\n… and ${changed.length - SHOWN} more` : '';
  assert.ok(
    changed.length === 0,
    `${changed.length} outcomes changed:\n${changed.slice(0, SHOWN).join('\n')}${more}\nIf each of them is meant: ${ACCEPT}`,
  );
});

test('a change, a new case and a lost one each show under their name', () => {
  assert.deepEqual(differences(['title | CEO | President -> partial 0.55 | near'], []).length, 1);
  assert.match(
    differences(['a -> same 1.00 | x'], ['a -> partial 0.50 | y']).join(),
    /changed {2}a\n.*- same.*\n.*\+ partial/,
  );
  assert.deepEqual(differences(['a -> same 1.00 | x'], ['a -> same 1.00 | x']), []);
});
