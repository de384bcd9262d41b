// The sample web must stay whole: files, addresses, labels and the pdf are checked here on every run of the tests.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  checkAddresses,
  checkCounts,
  checkDemo,
  checkFiles,
  checkLabels,
  checkNearDuplicates,
  checkPeople,
  checkSites,
  countClaimTypes,
  countLabels,
  findNearDuplicates,
  jaccard,
  LABELS,
  loadSampleWeb,
  readPage,
  type SampleWeb,
  sampleWebFolder,
  shinglesOf,
  visibleText,
} from '../scripts/check-sample-web.ts';
import { CLAIM_TYPES } from '../src/domain/claims/registry.generated.ts';
import { buildCvPdf, CV_FILE } from './make-cv-pdf.ts';

const web = loadSampleWeb(sampleWebFolder());

test('there are at least 25 people and 150 pages', () => {
  assert.deepEqual(checkCounts(web), []);
});

test('manifest and files name each other', () => {
  assert.deepEqual(checkFiles(web), []);
});

test('every host ends in .example, in addresses and inside pages', () => {
  assert.deepEqual(checkAddresses(web), []);
});

test('declared sites have pages and are read', () => {
  assert.deepEqual(checkSites(web), []);
});

test('people, copies and claim keys are consistent', () => {
  assert.deepEqual(checkPeople(web), []);
});

test('every label has its reason and its pages', () => {
  assert.deepEqual(checkLabels(web), []);
});

test('no page is another one with names swapped, unless declared a copy', () => {
  assert.deepEqual(checkNearDuplicates(web), []);
});

test('declared copies are in truth near copies, so the comparison can see one', () => {
  const undeclared: SampleWeb = {
    ...web,
    pages: web.pages.map(({ mirror_of: _mirror, wire_copy_of: _wire, ...page }) => page),
  };
  const found = findNearDuplicates(undeclared, 0.5);
  const copies = web.pages.filter((page) => page.mirror_of !== undefined || page.wire_copy_of !== undefined);
  assert.ok(copies.length >= 5, `only ${copies.length} copies`);
  for (const copy of copies) {
    const original = copy.mirror_of ?? copy.wire_copy_of;
    const seen = found.some((pair) => [pair.left, pair.right].includes(copy.url) && [pair.left, pair.right].includes(original!));
    assert.ok(seen, `${copy.url} does not copy ${original}`);
  }
});

test('all four labels are well represented', (context) => {
  const counts = countLabels(web);
  const total = LABELS.reduce((sum, label) => sum + counts[label], 0);
  context.diagnostic(`labels ${JSON.stringify(counts)}`);
  for (const label of LABELS) assert.ok(counts[label] / total >= 0.1, `${label} has ${counts[label]} of ${total}`);
});

test('every claim type occurs and every expected object is one the product accepts', (context) => {
  const counts = countClaimTypes(web);
  context.diagnostic(`types ${JSON.stringify(counts)}`);
  const byName = new Map(Object.values(CLAIM_TYPES).map((definition) => [definition.type as string, definition]));
  for (const name of byName.keys()) assert.ok((counts[name] ?? 0) >= 3, `too few claims of type ${name}`);
  for (const { claims } of web.people) {
    for (const { claim } of claims) {
      const outcome = byName.get(claim.claim_type)?.expected.safeParse(claim.expected);
      assert.ok(outcome?.success, `${claim.claim_key}: ${outcome?.error?.message ?? 'unknown type'}`);
      const unknown = Object.keys(claim.expected).filter((member) => !knownMembers(claim.claim_type).includes(member));
      assert.deepEqual(unknown, [], claim.claim_key);
    }
  }
});

test('the first person shows support, contradiction and silence', () => {
  assert.deepEqual(checkDemo(web), []);
});

test('the pdf is what its script writes, and its text can be read', async () => {
  const bytes = readFileSync(join(web.folder, CV_FILE));
  assert.deepEqual(bytes, buildCvPdf());
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  assert.equal(totalPages, 2);
  assert.match(text, /Viktor Drăgulescu/);
  assert.match(text, /2013 PhD in Computer Science, Universitatea Tehnică Transilva/);
});

test('the page in Latin-1 is read with its own encoding', () => {
  const page = web.pages.find((candidate) => candidate.content_type.includes('iso-8859-1'));
  assert.ok(page);
  assert.match(readPage(web, page), /Villaluenga de la Peña/);
});

test('the checks see a fault', () => {
  const first = web.pages[0]!;
  const broken: SampleWeb = {
    ...web,
    people: [{ ...web.people[0]!, claims: web.people[0]!.claims.slice(0, 1) }],
    pages: [{ ...first, url: 'https://real-company.test/x', about: ['nobody'], file: 'pages/missing.html' }],
  };
  assert.equal(checkCounts(broken).length, 2);
  assert.ok(checkFiles(broken).some((fault) => fault === 'listed but missing: pages/missing.html'));
  assert.ok(checkFiles(broken).some((fault) => fault.startsWith('present but not listed')));
  assert.ok(checkPeople(broken).some((fault) => fault.endsWith('unknown person nobody')));
  assert.ok(checkLabels(broken).some((fault) => fault.includes('not in the manifest')));
  assert.equal(checkDemo(broken).length, 1);
});

test('comparison of pages: same, other, empty', () => {
  const one = shinglesOf('the quick brown fox jumps over the lazy dog');
  assert.equal(jaccard(one, one), 1);
  assert.equal(jaccard(one, shinglesOf('nothing here is shared with the other text')), 0);
  assert.equal(jaccard(one, shinglesOf('short')), 0);
  assert.equal(visibleText('<p>a<script>var x = 1;</script> b</p><style>p{}</style>'), 'a b');
});

function knownMembers(type: string): string[] {
  const definition = Object.values(CLAIM_TYPES).find((candidate) => candidate.type === type);
  return Object.keys((definition?.expected as unknown as { shape: object }).shape);
}
