import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownNames } from './unknown-names.ts';

const KNOWN = ['BONAFIDE_LOG_LEVEL', 'EXA_API_KEY', 'PORT'];

test('a misspelt setting is found, with the one that may be meant', () => {
  assert.deepEqual(unknownNames({ BONAFIDE_LOGLEVEL: 'x', BONAFIDE_PORT: '1', EXA_APIKEY: 'x', PORT: '1' }, KNOWN), [
    { name: 'BONAFIDE_LOGLEVEL', meant: 'BONAFIDE_LOG_LEVEL' },
    { name: 'BONAFIDE_PORT', meant: 'PORT' },
    { name: 'EXA_APIKEY', meant: 'EXA_API_KEY' },
  ]);
});

test('what belongs to somebody else is left alone; an unknown name of ours is told without a guess', () => {
  assert.deepEqual(unknownNames({ HOME: '/', BONAFIDE_COLOUR_OF_THE_SKY: 'blue', SPORT: '1' }, KNOWN), [
    { name: 'BONAFIDE_COLOUR_OF_THE_SKY', meant: null },
  ]);
});
