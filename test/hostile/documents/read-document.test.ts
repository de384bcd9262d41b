// Every hostile document, straight through the reader: within two seconds, with its one fact kept, offsets true.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { kindOf } from '../../../src/extract/reading/kind.ts';
import { LIMITS } from '../../../src/extract/reading/limits.ts';
import { readPdf } from '../../../src/extract/reading/pdf/read-pdf.ts';
import { readDocument } from '../../../src/extract/reading/read-document.ts';
import { HOSTILE_DOCUMENTS } from './generate.ts';

const LIMIT_MS = 2_000;

/** Milliseconds of processor that ended child processes of this one have used; null where the system does not tell. */
function childrenTime(): number | null {
  if (process.platform !== 'linux') return null;
  const words = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)!.split(' ');
  return (Number(words[13]) + Number(words[14])) * 10;
}

/** A pdf's two seconds are of processor, which its process may have to share with other tests. */
async function assertPdfTime(before: number | null, took: number): Promise<void> {
  assert.ok(took < LIMITS.pdfTime + 1_000, `took ${Math.round(took)} ms`);
  if (before === null) return;
  // A process that was ended counts when the system has buried it.
  while (childrenTime() === before) await new Promise((resolve) => setTimeout(resolve, 5));
  const used = childrenTime()! - before;
  assert.ok(used > 0 && used < LIMITS.pdfProcessorTime + 500, `took ${used} ms of processor`);
}

for (const hostile of HOSTILE_DOCUMENTS) {
  test(`hostile document: ${hostile.name}`, async () => {
    const document = {
      url: 'https://people.example/orla',
      status: 200,
      contentType: hostile.contentType,
      body: hostile.body(),
    };
    const before = childrenTime();
    const started = performance.now();
    const processor = process.cpuUsage();
    const pdf = kindOf(document) === 'pdf';
    const page = pdf ? await readPdf(document) : readDocument(document);
    const took = performance.now() - started;
    if (pdf) await assertPdfTime(before, took);
    // Of processor: what else runs on the machine does not count.
    else {
      const { user, system } = process.cpuUsage(processor);
      assert.ok(user + system < LIMIT_MS * 1000, `took ${Math.round((user + system) / 1000)} ms of processor`);
    }
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
