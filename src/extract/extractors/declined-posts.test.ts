import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDocument } from '../reading/read-document.ts';
import declinedPosts from './declined-posts.ts';

function posts(text: string): (string | number | undefined)[][] {
  const body = new TextEncoder().encode(text);
  const page = readDocument({ url: 'https://gazette.example/a', status: 200, contentType: 'text/plain', body });
  const found = declinedPosts.accepts(page) ? declinedPosts.extract(page) : [];
  for (const finding of found) {
    assert.equal(finding.status, 'negated');
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return found.map((finding) => [finding.person.name, finding.title?.toLowerCase(), finding.start?.year]);
}

const CASES: [string, (string | number | undefined)[][]][] = [
  [
    'Edward Hallorsen was a lawyer. In 1851 Edward Hallorsen declined the position of secretary of state.',
    [['Edward Hallorsen', 'secretary of state', undefined]],
  ],
  [
    'Edward Hallorsen was a lawyer. Edward Hallorsen was appointed judge of the superior court of Westmark in 1818, but declined.',
    [['Edward Hallorsen', 'judge', 1818]],
  ],
  [
    'Anna Brandvik is a professor who ran unsuccessfully for president in the election of 2011.',
    [['Anna Brandvik', 'president', 2011]],
  ],
  ['Anna Brandvik was an unsuccessful candidate for governor in 1988.', [['Anna Brandvik', 'governor', 1988]]],
  // The noun of a post tells its title.
  // A denial needs no title: the organisation alone is denied.
  ['Anna Brandvik never taught at Northfield University again.', []],
  // A candidate again, a declining town, a refusal without a post: nothing to say about a post.
  ['Anna Brandvik was an unsuccessful candidate for reelection in 1988.', []],
  ['Anna Brandvik was mayor of a declining town. She refused to answer.', []],
  ['Anna Brandvik served as governor from 1980 to 1984 and never lost an election.', []],
];

for (const [text, expected] of CASES) {
  test(text, () => assert.deepEqual(posts(text), expected));
}
