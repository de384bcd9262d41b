import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squeeze } from './squeeze.ts';

test('texts are squeezed to what an address would spell', () => {
  assert.equal(squeeze('Acme & Søn-Widgets'), 'acmeandsønwidgets');
  assert.equal(squeeze('Pérez, Inc.'), 'perezinc');
  assert.equal(squeeze('Acme & Sons'), 'acmeandsons');
});
