import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPrivate } from './private-details.ts';

const PRIVATE: Record<string, readonly string[]> = {
  phone: [
    '07700900123',
    '07700.900.123',
    '030/1234567',
    '07700 900123',
    '07700\u200b 900\u200b123',
    '555\u20110100\u20112233',
    '０７７００９００１２３',
    '٠٧٧٠٠٩٠٠١٢٣',
    '+44 20 7946 0958',
    '(020) 7946 0958',
    '555-867-5309',
  ],
  birth: ['(*03.05.1980)', 'born on 3 May 1980', 'DOB: 1980-05-03', 'geboren am 3. Mai 1980'],
  address: [
    'Hauptstraße 12, 10115 Berlin',
    '221B Baker Street, London NW1 6XE',
    '12 rue de la Paix, 75002 Paris',
    '14 Elm Road',
  ],
  email: ['name [at] x [dot] org', 'name@x.org'],
  document: ['Passport No. 123456789', 'AB 12 34 56 C', 'GB82 WEST 1234 5698 7654 32', '078-05-1120'],
};

for (const [kind, forms] of Object.entries(PRIVATE)) {
  test(`${kind}: every form of it is found`, () => {
    for (const form of forms) {
      const spans = findPrivate(`She lives here ${form} and works there.`);
      assert.ok(spans.length > 0, `${form} is not found`);
    }
  });
}

test('years, degrees and posts are not private', () => {
  for (const text of [
    'She took her PhD in 2004 and was a professor 2006-2012, then 2013 to 2019.',
    'Published in vol. 12, pp. 100-112, 1998.',
    'Chief executive of 3M since 12 June 2004; revenue of 120000 in 2010.',
    'Worked on Wall Street and in Silicon Valley.',
  ])
    assert.deepEqual(findPrivate(text), [], text);
});
