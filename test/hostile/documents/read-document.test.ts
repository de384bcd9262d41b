// Every hostile document, straight through the reader: within two seconds, with its one fact kept, offsets true.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
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

/** A pdf's two seconds are of processor, which its process may have to share with other tests, beside its start. */
async function assertPdfTime(childrenBefore: number | null, took: number): Promise<void> {
  assert.ok(took < LIMITS.pdfTime + 1_000, `took ${Math.round(took)} ms`);
  if (childrenBefore === null) return;
  const used = await childTime(childrenBefore);
  assert.ok(used > 0 && used < pdfStart! + LIMITS.pdfProcessorTime + 500, `took ${used} ms of processor`);
}

async function childTime(childrenBefore: number): Promise<number> {
  // A process that was ended counts when the system has buried it.
  while (childrenTime() === childrenBefore) await new Promise((resolve) => setTimeout(resolve, 5));
  return childrenTime()! - childrenBefore;
}

/** What the process takes for a document of nothing. */
let pdfStart: number | null = null;
before(async () => {
  const start = childrenTime();
  if (start === null) return;
  await readPdf({
    url: 'https://people.example/nobody',
    status: 200,
    contentType: 'application/pdf',
    body: Buffer.from('%PDF-1.7'),
  });
  pdfStart = await childTime(start);
});

for (const hostile of HOSTILE_DOCUMENTS) {
  test(`hostile document: ${hostile.name}`, async () => {
    const document = {
      url: 'https://people.example/orla',
      status: 200,
      contentType: hostile.contentType,
      body: hostile.body(),
    };
    const childrenBefore = childrenTime();
    const started = performance.now();
    const processor = process.cpuUsage();
    const pdf = kindOf(document) === 'pdf';
    const page = pdf ? await readPdf(document) : readDocument(document);
    const took = performance.now() - started;
    if (pdf) await assertPdfTime(childrenBefore, took);
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
