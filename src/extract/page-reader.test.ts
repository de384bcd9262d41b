// The reader as the service uses it: threads, pdf process, hostile documents, and an event loop that stays free.
import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { after, test } from 'node:test';
import { HOSTILE_DOCUMENTS } from '../../test/hostile/documents/generate.ts';
import { makePdf } from '../../test/hostile/documents/make-pdf.ts';
import { openPageReader } from './page-reader.ts';
import { LIMITS } from './reading/limits.ts';

const reader = openPageReader({ workers: 1 });
after(() => reader.close());

const FACT = 'Orla Vantreight received her Ph.D. in Physics from the University of Eastvale in 1994.';
const html = (text: string, url = 'https://people.example/orla') => ({
  url,
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: new TextEncoder().encode(text),
});

test('a page gives its findings, each with a quote that is in its text', async () => {
  const reading = await reader.read(html(`<title>Orla Vantreight</title><h1>Orla Vantreight</h1><p>${FACT}</p>`));
  const education = reading.findings.filter((finding) => finding.kind === 'education');
  assert.ok(education.length > 0);
  for (const finding of reading.findings) {
    assert.equal(reading.page.text.slice(finding.from, finding.to), finding.quote);
  }
  assert.ok(reading.people.some((person) => person.name === 'Orla Vantreight' && person.subject));
});

test('a pdf goes through its process to findings', async () => {
  const body = makePdf([
    [
      { text: 'Orla Vantreight', x: 72, y: 720, size: 20 },
      { text: FACT, x: 72, y: 680 },
    ],
  ]);
  const reading = await reader.read({
    url: 'https://people.example/cv.pdf',
    status: 200,
    contentType: 'application/pdf',
    body,
  });
  assert.ok(reading.page.text.includes(FACT));
  assert.ok(body.length > 0, 'the caller keeps its bytes');
});

test('a page that is no evidence has no findings', async () => {
  const reading = await reader.read({ ...html(`<p>${FACT}</p>`), status: 403 });
  assert.equal(reading.page.notEvidence, 'blocked');
  assert.deepEqual(reading.findings, []);
});

test('the same bytes give the same reading', async () => {
  const document = html(`<h1>Orla Vantreight</h1><p>${FACT}</p>`);
  assert.deepEqual(await reader.read(document), await reader.read(document));
});

test('an aborted read rejects', async () => {
  await assert.rejects(reader.read(html('<p>x'), AbortSignal.abort(new Error('stop'))), /stop/);
});

test('the first page of a thread costs no more of its time than later ones', async () => {
  // A cold thread takes a second for what takes a hundredth of one later.
  const hasty = openPageReader({ workers: 1, timeoutMs: 400 });
  after(() => hasty.close());
  const { page, findings } = await hasty.read(html(`<h1>Orla Vantreight</h1><p>${FACT}</p>`));
  assert.deepEqual(page.remarks, []);
  assert.ok(findings.length > 0);
});

test('every hostile document is handled or skipped in time while the event loop stays free', async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const slow: string[] = [];
  for (const hostile of HOSTILE_DOCUMENTS) {
    const document = {
      url: 'https://people.example/orla',
      status: 200,
      contentType: hostile.contentType,
      body: hostile.body(),
    };
    // A document that overran lost its thread; the start of the next one is not this document's cost.
    await reader.warm();
    delay.enable();
    const started = performance.now();
    const { page } = await reader.read(document);
    const took = performance.now() - started;
    delay.disable();
    // Two seconds of the processor, a minute by the clock at most, the rest for handing over ten megabytes.
    if (took > (hostile.contentType === 'application/pdf' ? LIMITS.pdfTime + 60_800 : 60_800))
      slow.push(`${hostile.name}: ${Math.round(took)} ms`);
    if (hostile.keeps === null || page.remarks.includes('timed_out'))
      assert.notEqual(page.notEvidence, null, hostile.name);
    else assert.ok(page.text.includes(hostile.keeps), hostile.name);
  }
  assert.deepEqual(slow, []);
  const p99 = delay.percentile(99) / 1e6;
  assert.ok(p99 < 200, `event loop delay p99 ${p99} ms`);
  const reading = await reader.read(html(`<p>${FACT}</p>`));
  assert.ok(reading.page.text.includes(FACT), 'the reader is alive after all of them');
});
