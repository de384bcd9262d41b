import assert from 'node:assert/strict';
import { test } from 'node:test';
import stringWidth from 'string-width';
import { bar, jsonText, paragraph, plainLine, table } from './layout.ts';

test('a page cannot steer the terminal', () => {
  assert.equal(plainLine('\u001b[2J\u001b]0;owned\u0007PhD\r\nfrom\tMIT'), 'PhD from MIT');
  assert.equal(plainLine('a\u009b31mb'), 'ab');
  assert.equal(plainLine('left\u202etfel'), 'left tfel');
  // Joiners belong to Persian and to emoji.
  assert.equal(plainLine('می\u200cخواهم'), 'می\u200cخواهم');
  assert.ok(!jsonText({ quote: '\u009b2J\u001b[2J' }).match(/[\u001b\u009b]/));
  assert.deepEqual(JSON.parse(jsonText({ quote: '\u009b2J' })), { quote: '\u009b2J' });
});

test('lines fit the screen, in columns and not in letters', () => {
  const lines = paragraph('小早川 花は東京大学を卒業した。 '.repeat(5), 30, '  + ');
  assert.ok(lines.length > 3);
  for (const line of lines) assert.ok(stringWidth(line) <= 30, line);
  assert.ok(lines[0]!.startsWith('  + '));
  assert.ok(lines[1]!.startsWith('    '));
  assert.deepEqual(paragraph('x'.repeat(500), null), ['x'.repeat(500)]);
});

test('a table that does not fit becomes blocks', () => {
  const rows = [
    ['job_1', 'completed', '小早川 花'],
    ['job_22', 'failed', 'Maren Tollefsen'],
  ];
  assert.deepEqual(table(rows, 60), ['job_1   completed  小早川 花', 'job_22  failed     Maren Tollefsen']);
  assert.deepEqual(table(rows, 24), ['job_1', '  completed  小早川 花', 'job_22', '  failed  Maren', '  Tollefsen']);
});

test('a bar', () => {
  assert.equal(bar(0.25), '[#####---------------]  25 %');
  assert.equal(bar(1), '[####################] 100 %');
});
