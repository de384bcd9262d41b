import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressIn } from './page-address.ts';

test('a saved page names its address in one of several ways', () => {
  const own = 'https://norvane.example/staff';
  for (const content of [
    `<html><head><link rel="canonical" href="${own}"></head>`,
    `<link href='${own}' rel='canonical'>`,
    `<!-- saved from url=(0029)${own} -->\n<html>`,
    `<meta property="og:url" content="${own}">`,
    `${own}\nThe staff of Norvane.`,
  ])
    assert.equal(addressIn(content), own, content);
  assert.equal(addressIn('<p>nothing</p>'), null);
  assert.equal(addressIn('<link rel="canonical" href="/staff">'), null);
});
