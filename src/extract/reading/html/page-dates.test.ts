import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainDate } from './page-dates.ts';
import { readHtml } from './read-html.ts';

const dates = (html: string, url = 'https://n.example/a', headers?: Record<string, string>) => {
  const page = readHtml({ url, html, headers });
  return [page.publishedDate, page.modifiedDate];
};
const LD =
  '<script type="application/ld+json">{"@type":"NewsArticle","datePublished":"2019-03-04T10:00:00Z","dateModified":"2020-01-02"}</script>';

test('JSON-LD wins over meta, meta over time, time over the address', () => {
  const meta = '<meta property="article:published_time" content="2018-01-01">';
  const time = '<time datetime="2017-05-05" pubdate>x</time>';
  assert.deepEqual(dates(LD + meta + time), ['2019-03-04', '2020-01-02']);
  assert.deepEqual(dates(meta + time), ['2018-01-01', null]);
  assert.deepEqual(dates(time, 'https://n.example/2016/02/a'), ['2017-05-05', null]);
  assert.deepEqual(dates('<p>x', 'https://n.example/2016/02/a'), ['2016-02', null]);
});

test('the Last-Modified header is when the page changed, not when it appeared', () => {
  assert.deepEqual(dates('<p>x', 'https://n.example/', { 'last-modified': 'Tue, 15 Nov 1994 12:45:26 GMT' }), [
    null,
    '1994-11-15',
  ]);
});

test('dates of events and timelines on the page are not its own', () => {
  assert.deepEqual(dates('<time datetime="2001-01-01">a</time><time datetime="2002-01-01">b</time>'), [null, null]);
  assert.deepEqual(
    dates(
      '<script type="application/ld+json">{"@type":"JobPosting","datePosted":"2020-01-01","datePublished":"2020-01-01"}</script>',
    ),
    [null, null],
  );
});

test('only dates that can be are given', () => {
  assert.equal(plainDate('2019-13-01'), null);
  assert.equal(plainDate('20190304T1000'), '2019-03-04');
  assert.equal(plainDate('March 4, 2019'), '2019-03-04');
  assert.equal(plainDate('yesterday'), null);
  assert.equal(plainDate('0001-01-01'), null);
});
