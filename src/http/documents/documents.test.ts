import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openTestApi, type TestApi } from '../../../test/support/api.ts';
import { renderMarkdown, slug } from './render-markdown.ts';

describe('documents under /docs', () => {
  let api: TestApi;
  before(async () => {
    const documentsRoot = fileURLToPath(new URL('../../../', import.meta.url));
    api = await openTestApi({ settings: { documentsRoot } });
  });
  after(() => api.close());

  const get = (url: string) => api.call('GET', url, undefined, { key: null });
  const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!));

  it('every link of every page leads to a page that is there, and to a place on it', async () => {
    const pages = new Map<string, string>();
    const waiting = ['/docs'];
    const faults: string[] = [];
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const answer = await get(url);
      if (answer.statusCode !== 200) faults.push(`${url} answers ${answer.statusCode}`);
      pages.set(url, answer.body);
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
      assert.match(answer.body, /<h1/, `${url} has a heading`);
      assert.ok(!/<script/i.test(answer.body), url);
      for (const [, href] of answer.body.matchAll(/(?:href|src)="(\/[^"#]*)(?:#[^"]*)?"/g))
        if (!href!.startsWith('/console') && !pages.has(href!) && !waiting.includes(href!)) waiting.push(href!);
    }
    for (const [url, html] of pages)
      for (const [, path, id] of html.matchAll(/href="([^"#]*)#([^"]+)"/g)) {
        if (/^https?:/.test(path!)) continue;
        const target = pages.get(path === '' ? url : path!);
        if (target === undefined || !idsOf(target).has(id!)) faults.push(`${url} points to ${path}#${id}`);
      }
    assert.deepEqual(faults, []);
    assert.ok(pages.size > 20, `${pages.size} pages`);
    for (const name of ['quick-start', 'api', 'webhooks', 'operating', 'privacy', 'security', 'changes', 'notices'])
      assert.ok(pages.has(`/docs/${name}`), name);
  });

  it('keeps to one style sheet that its policy knows, and to pictures of its own', async () => {
    const page = await get('/docs/quick-start');
    assert.match(String(page.headers['content-security-policy']), /style-src 'sha256-[^']+'; img-src 'self'/);
    const picture = await get('/docs/report.png');
    assert.equal(picture.headers['content-type'], 'image/png');
    assert.equal((await get('/docs/overview')).body.includes('src="/docs/report.png"'), true);
  });

  it('answers what is not a document, and ways out of the folder, with 404', async () => {
    for (const url of ['/docs/nothing', '/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/decisions/'])
      assert.equal((await get(url)).statusCode, 404, url);
    assert.equal((await get('/docs/quick-start.md')).statusCode, 200);
  });
});

describe('markdown as markup', () => {
  const render = (text: string) => renderMarkdown(text, (target) => (target.startsWith('http') ? target : null)).html;

  it('escapes markup, and links that lead nowhere are words', () => {
    assert.match(render('<script>alert(1)</script>'), /&lt;script&gt;/);
    assert.equal(render('[words](../gone.ts)'), '<p>words</p>\n');
    assert.match(render('[x](https://a.example/"onclick=)'), /href="https:\/\/a\.example\/&quot;onclick="|<p>/);
    assert.match(render('```\n<b>\n```'), /<pre tabindex="0"><code>&lt;b&gt;<\/code><\/pre>/);
  });

  it('gives headings the ids that the host of the repository gives', () => {
    assert.equal(slug('Sites that your own corpus declares'), 'sites-that-your-own-corpus-declares');
    assert.equal(slug('GDPR, Article 14: data'), 'gdpr-article-14-data');
    const { headings } = renderMarkdown('# A\n## B `c`\n## B c\n', () => null);
    assert.deepEqual(
      headings.map(({ id }) => id),
      ['a', 'b-c', 'b-c-1'],
    );
  });

  it('a table without a head has none', () => {
    assert.ok(!render('| | |\n|---|---|\n| a | b |\n').includes('<th'));
    assert.match(render('| x | y |\n|---|---|\n| a | b |\n'), /<th scope="col">x<\/th>/);
  });
});
