import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialsInFull } from './names-in-full.ts';

test('letters stand for the one name on the page that has them as initials', () => {
  const named = (short: string, text: string): string | null => initialsInFull(short, { text });
  assert.equal(
    named('UMT', 'Docteur, Université Marl de Tallow, 1987. Certificat (UMT, 1988)'),
    'Université Marl de Tallow',
  );
  assert.equal(named('UMT', 'United Marl Trust and Union of Marine Teachers, UMT'), null);
  assert.equal(named('UMT', 'University of Tallow, UMT'), null);
  assert.equal(named('Umt', 'Université Marl de Tallow'), null);
});
