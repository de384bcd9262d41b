import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractFindings } from '../extract-findings.ts';
import { readDocument } from '../reading/read-document.ts';

function postOf(
  sentences: string,
  language = 'en',
): [string | undefined, boolean | null | undefined, number | undefined] {
  const page = readDocument({
    url: 'https://orla.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(
      `<html lang="${language}"><body><h1>Orla Vantreight</h1><p>${sentences}</p></body></html>`,
    ),
  });
  const post = extractFindings(page).findings.find(({ kind }) => kind === 'employment');
  return [post?.organisation?.name, post?.current, typeof post?.end === 'object' ? post.end.year : undefined];
}

test('words behind a post say that it was given up, and when', () => {
  assert.deepEqual(postOf('Orla Vantreight, CEO of Marl Holdings, resigned in 2006 after an inquiry.'), [
    'Marl Holdings',
    false,
    2006,
  ]);
  assert.deepEqual(postOf('Orla Vantreight, CEO, Marl Holdings. Vantreight stepped down after 130 days.').slice(0, 2), [
    'Marl Holdings',
    false,
  ]);
});

test('what somebody else or another place was left by says nothing', () => {
  assert.equal(postOf('Orla Vantreight is CEO of Marl Holdings. Her father resigned in 2006.')[1], true);
  assert.equal(postOf('Orla Vantreight is CEO of Marl Holdings. She retired from the Tallow Army in 2006.')[1], true);
});
