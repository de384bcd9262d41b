// Every hostile document, straight through the reader: within two seconds, with its one fact kept, offsets true.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOf } from '../../../src/extract/reading/kind.ts';
import { readPdf } from '../../../src/extract/reading/pdf/read-pdf.ts';
import { readDocument } from '../../../src/extract/reading/read-document.ts';
import { HOSTILE_DOCUMENTS } from './generate.ts';

const LIMIT_MS = 2_000;

for (const hostile of HOSTILE_DOCUMENTS) {
  test(`hostile document: ${hostile.name}`, async () => {
    const document = {
      url: 'https://people.example/orla',
      status: 200,
      contentType: hostile.contentType,
      body: hostile.body(),
    };
    const started = performance.now();
    const page = kindOf(document) === 'pdf' ? await readPdf(document) : readDocument(document);
    const took = performance.now() - started;
    assert.ok(took < LIMIT_MS, `took ${Math.round(took)} ms`);
    if (hostile.keeps === null) assert.notEqual(page.notEvidence, null);
    else assert.ok(page.text.includes(hostile.keeps), `lost the fact: ${page.text.slice(0, 120)}`);
    if (hostile.says) assert.ok([...page.remarks, page.notEvidence].includes(hostile.says), page.remarks.join());
    let end = -1;
    for (const block of page.blocks) {
      assert.equal(block.start, end + 1);
      assert.ok(block.text.length <= 20_001, `block of ${block.text.length}`);
      end = block.start + block.text.length;
      if (!page.text.startsWith(block.text, block.start)) assert.fail(`block ${block.index} is not where it says`);
    }
    assert.equal(Math.max(0, end), page.text.length);
    assert.ok(page.text.length <= 4_100_000);
  });
}
