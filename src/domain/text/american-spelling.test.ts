import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inAmericanSpelling } from './american-spelling.ts';

test('British spellings become American ones, and other words stay', () => {
  const pairs = `paediatrician pediatrician, anaesthetist anesthetist, orthopaedics orthopedics, gynaecologist gynecologist,
    haematology hematology, oenologist enologist, oesophageal esophageal, aesthetics esthetics, labour labor, behavioural behavioral,
    organisational organizational, defence defense, centre center, programme program, programmer programmer,
    counsellor counselor, modelling modeling, dialogue dialog, chancellor chancellor, israel israel, aerospace aerospace,
    michael michael, tour tour, residence residence, advisor advisor`;
  for (const pair of pairs.split(',')) {
    const [british, american] = pair.trim().split(' ');
    assert.equal(inAmericanSpelling(british!), american);
  }
});
