import assert from 'node:assert/strict';
import test from 'node:test';
import { readDocument } from '../reading/read-document.ts';
import { extractFindings } from './extract-findings.ts';
import { oncePerPage } from './once-per-page.ts';

const pageOf = (text: string) =>
  readDocument({
    url: 'https://a.example/',
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: new TextEncoder().encode(text),
  });

test('what is worked out for a page is kept until the page is done', () => {
  let times = 0;
  const counted = oncePerPage((page) => {
    times += 1;
    return { title: page.title };
  });
  const page = pageOf('Orla Vantreight has been a lecturer at Ashgrove College since 2004. She lives in Dublin.');
  const other = pageOf('Zeno Stone was a lecturer at Ashgrove College until 1999. He lives in Cork with his family.');
  const first = counted(page);
  counted(other);
  assert.equal(counted(page), first);
  assert.equal(times, 2);
  extractFindings(page);
  assert.notEqual(counted(page), first);
  assert.equal(times, 3);
});
