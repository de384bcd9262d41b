// The sample web without a single imported page: a web search in Exa's shape finds, the walk fetches what was found, and the
// verdicts are those that an imported copy of the same web gives.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { differences, openSampleVerdicts, type SampleVerdicts, type Verdicts } from '../support/sample-verdicts.ts';

let sample: SampleVerdicts;
let byCorpus: Verdicts;

before(async () => {
  sample = await openSampleVerdicts();
  byCorpus = await sample.byCorpus();
});
after(() => sample.close());

test('found by search and fetched page by page: the same verdicts', async () => {
  const before = sample.fetched();
  const found = await sample.bySearch();
  assert.equal(byCorpus.size, 278);
  assert.ok(sample.fetched() - before > 100, 'the pages were fetched');
  assert.deepEqual(differences(byCorpus, found), []);
});

test('when no page can be fetched, the text of the search stands in: weaker at times, never another answer', async () => {
  const found = await sample.byTextAlone();
  const different = differences(byCorpus, found);
  // Lost with the layout: pairs of a definition list, the columns of a typewritten table, which card a line belongs to.
  assert.ok(different.length <= 15, different.join('\n'));
  for (const [key, status] of byCorpus) {
    const firm = ['verified', 'contradiction'].includes(found.get(key)!);
    if (firm) assert.equal(found.get(key), status, key);
  }
});
