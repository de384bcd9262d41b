import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdfOfCharacterMap } from '../../../../test/hostile/documents/generate.ts';
import { makePdf, makePdfOf, showText } from '../../../../test/hostile/documents/make-pdf.ts';
import type { RawDocument } from '../../../ports/reader.ts';
import { LIMITS } from '../limits.ts';
import { readPdf } from './read-pdf.ts';

const asDocument = (body: Uint8Array): RawDocument => ({
  url: 'https://people.example/cv.pdf',
  status: 200,
  contentType: 'application/pdf',
  body,
});

const CV = makePdf(
  [
    [
      { text: 'Orla Vantreight', x: 72, y: 720, size: 20 },
      { text: 'Department of Physics', x: 72, y: 690 },
      { text: 'Home: 4 Elm Row', x: 380, y: 690 },
      { text: 'EDUCATION', x: 72, y: 650 },
      { text: '1994', x: 72, y: 630 },
      { text: 'Ph.D., Physics, Northmarch University', x: 140, y: 630 },
      { text: 'She has written on the physics of thin films and on the measurement of', x: 72, y: 590 },
      { text: 'small forces between plates.', x: 72, y: 577 },
      { text: 'Page 1', x: 300, y: 40 },
    ],
    [
      { text: 'EMPLOYMENT', x: 72, y: 720 },
      { text: 'Lecturer, Northmarch University, 1995-2001', x: 72, y: 700 },
      { text: 'Page 2 of 2', x: 300, y: 40 },
    ],
  ],
  { Title: 'Curriculum vitae of Orla Vantreight', CreationDate: "D:20080302101500+01'00'" },
);

test('a pdf is read row by row, with a tab between texts that stand apart and its page numbers gone', async () => {
  const page = await readPdf(asDocument(CV));
  assert.equal(page.notEvidence, null);
  assert.equal(page.title, 'Curriculum vitae of Orla Vantreight');
  assert.equal(page.publishedDate, '2008-03-02');
  const texts = page.blocks.map((block) => block.text);
  assert.deepEqual(texts, [
    'Orla Vantreight',
    'Department of Physics\tHome: 4 Elm Row',
    'EDUCATION',
    '1994\tPh.D., Physics, Northmarch University',
    'She has written on the physics of thin films and on the measurement of small forces between plates.',
    'EMPLOYMENT',
    'Lecturer, Northmarch University, 1995-2001',
  ]);
  assert.equal(page.blocks[3]?.heading, 'EDUCATION');
  assert.equal(page.blocks[6]?.heading, 'EMPLOYMENT');
  for (const block of page.blocks) {
    assert.equal(page.text.slice(block.start, block.start + block.text.length), block.text);
  }
});

test('a column beside the text comes behind it, and letter-spaced words are words', async () => {
  const skills = ['SKILLS', 'Welding', 'Soldering', 'Lathes', 'Drawing'];
  const main = [
    'E D U C A T I O N',
    'B.Sc. Physics, Northmarch University, 1994',
    'EXPERIENCE',
    'Lecturer, Tallow College, 1995-2001',
    'Engineer, Corvid Materials, 2001-2010',
  ];
  const items = [
    { text: 'Orla Vantreight', x: 220, y: 720, size: 24 },
    ...skills.map((text, row) => ({ text, x: 40, y: 660 - row * 31 })),
    ...main.map((text, row) => ({ text, x: 220, y: 650 - row * 27 })),
  ];
  const { blocks } = await readPdf(asDocument(makePdf([items])));
  const texts = blocks.map(({ text }) => text);
  assert.deepEqual(texts, ['Orla Vantreight', 'EDUCATION', ...main.slice(1), ...skills]);
  assert.equal(blocks[2]?.heading, 'EDUCATION');
});

test('a truncated pdf is listed as unreadable', async () => {
  const page = await readPdf(asDocument(CV.subarray(0, 300)));
  assert.equal(page.notEvidence, 'unreadable');
  assert.deepEqual(page.remarks, ['pdf_damaged']);
});

test('a pdf over the size limit is never parsed', async () => {
  const page = await readPdf(asDocument(new Uint8Array(11 * 1024 * 1024)));
  assert.deepEqual(page.remarks, ['pdf_too_large']);
});

test('a pdf that overruns its time is given up', async () => {
  const page = await readPdf(asDocument(CV), { timeoutMs: 1 });
  assert.deepEqual([page.notEvidence, page.remarks], ['unreadable', ['timed_out']]);
});

test('an aborted read starts no process', async () => {
  const page = await readPdf(asDocument(CV), { signal: AbortSignal.abort() });
  assert.deepEqual(page.remarks, ['aborted']);
});

test('a thesis of 300 pages is read up to the page limit', async () => {
  const pages = Array.from({ length: 300 }, (_, number) =>
    Array.from({ length: 40 }, (_, line) => ({
      text: `Sentence ${line + 1} of sheet ${number + 1} tells of thin films of tin.`,
      x: 72,
      y: 740 - line * 17,
    })),
  );
  const page = await readPdf(asDocument(makePdf(pages)));
  assert.deepEqual([page.notEvidence, page.remarks], [null, ['truncated']]);
  assert.ok(page.text.startsWith('Sentence 1 of sheet 1 tells'));
  assert.ok(page.text.includes(`Sentence 40 of sheet ${LIMITS.pdfPages} tells of thin films of tin.`));
  assert.ok(!page.text.includes(`sheet ${LIMITS.pdfPages + 1} `));
});

test('the pages before the one that takes all the time are kept', async () => {
  const first = showText({ text: 'Orla Vantreight, Lecturer', x: 72, y: 700 });
  const page = await readPdf(asDocument(pdfOfCharacterMap([first])));
  assert.equal(page.text, 'Orla Vantreight, Lecturer');
  assert.deepEqual([page.notEvidence, page.remarks], [null, ['truncated', 'out_of_time']]);
});

test('a page with too much text is cut and the next one still read', async () => {
  const lines = Array.from({ length: 700 }, (_, line) =>
    showText({ text: `${line} ${'word '.repeat(120)}`, x: 0, y: 750 - line, size: 1 }),
  );
  const last = showText({ text: 'The last page.', x: 72, y: 700 });
  const page = await readPdf(asDocument(makePdfOf([lines.join('\n'), last].map((content) => Buffer.from(content)))));
  assert.ok(page.text.startsWith('0 word word'));
  assert.ok(page.text.endsWith('The last page.'));
  assert.deepEqual(page.remarks, ['truncated']);
  assert.ok(!page.text.includes('690 word'));
  assert.ok(page.text.length > LIMITS.pdfPageText * 0.95 && page.text.length < LIMITS.pdfPageText * 1.2);
});
