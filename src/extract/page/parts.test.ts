import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../../domain/model/page.ts';
import { readDocument } from '../reading/read-document.ts';
import { blocksWith, partsOf } from './parts.ts';

function pageOf(body: string): Page {
  return readDocument({
    url: 'https://people.example/orla',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(`<title>Orla Vantreight</title><h1>Orla Vantreight</h1>${body}`),
  });
}

test('what stands under one heading is one part', () => {
  const page = pageOf('<h2>Awards</h2><ul><li>Alpha Prize<li>Beta Medal</ul><h2>Garden</h2><p>Roses.</p>');
  assert.deepEqual(
    partsOf(page).map(({ heading, section, blocks }) => [heading, section, blocks.map((block) => block.text)]),
    [
      ['Awards', 'awards', ['Alpha Prize', 'Beta Medal']],
      ['Garden', null, ['Roses.']],
    ],
  );
});

test('blocks with a sign are those whose text holds it', () => {
  const page = pageOf('<p>Chair: Jane Roe: 2019</p><p>Nothing</p><p>:</p><nav><a href="/">Home:</a></nav><p>End</p>');
  for (const sign of [':', 'e', 'Orla', '@'])
    assert.deepEqual(
      blocksWith(page, sign),
      page.blocks.filter((block) => block.text.includes(sign)),
      sign,
    );
});
