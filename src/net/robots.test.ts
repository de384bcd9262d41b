import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchesPattern } from '../domain/web/path-pattern.ts';
import { crawlDelayFor, isPathAllowed, parseRobots, productToken, ROBOTS_BYTES_PARSED, rulesFor } from './robots.ts';

const AGENT = 'Bonafide/1.2 (+https://operator.example)';

function allowed(text: string, path: string, agent = AGENT): boolean {
  return isPathAllowed(rulesFor(parseRobots(Buffer.from(text)), agent), new URL(path, 'http://a.example'));
}

test('the most specific group is taken, its lines merged, `*` only without one', () => {
  const text = `\ufeffUser-agent: *
Disallow: /
# a comment
user-AGENT: OtherBot
User-Agent: bonafide/9 # with a version
Disallow: /one

User-agent: Bonafide
Disallow: /two
Sitemap: http://a.example/sitemap.xml`;
  assert.equal(allowed(text, '/'), true);
  assert.equal(allowed(text, '/one'), false);
  assert.equal(allowed(text, '/two/x'), false);
  assert.equal(allowed(text, '/one', 'Unknown'), false);
  assert.equal(allowed(text, '/three', 'Unknown'), false);
  assert.equal(allowed(text, '/two', 'OtherBot'), true);
  assert.equal(productToken(AGENT), 'bonafide');
});

test('the longest pattern decides, allow wins a tie, an empty one says nothing', () => {
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\nAllow: /tie\nDisallow: /tie\nDisallow:';
  assert.equal(allowed(text, '/a'), false);
  assert.equal(allowed(text, '/a/b'), true);
  assert.equal(allowed(text, '/a/b/c'), false);
  assert.equal(allowed(text, '/tie'), true);
  assert.equal(allowed(text, '/other'), true);
  assert.equal(allowed('Disallow: /\n', '/x'), true, 'rules before any agent belong to nobody');
  assert.equal(allowed('User-agent: *\rDisallow: /x\r', '/x'), false, 'any line ending');
  assert.equal(allowed('User-agent: *\nDisallow: /', '/robots.txt'), true);
});

test('wildcards, ends, query strings and percent spellings', () => {
  const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*?session=\nDisallow: /caf%C3%A9\nDisallow: /%7Ejane\n';
  assert.equal(allowed(text, '/cv.pdf'), false);
  assert.equal(allowed(text, '/cv.pdf?download'), true);
  assert.equal(allowed(text, '/x?session=1'), false);
  assert.equal(allowed(text, '/café'), false);
  assert.equal(allowed(text, '/caf%c3%a9'), false);
  assert.equal(allowed(text, '/~jane'), false);
  assert.equal(allowed('User-agent: *\nDisallow: /café', '/caf%C3%A9'), false);
});

test('a long address is judged to its end', () => {
  const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*?session=\n';
  const long = 'a'.repeat(7000);
  assert.equal(allowed(text, `/${long}.pdf`), false);
  assert.equal(allowed(text, `/${long}?session=1`), false);
  assert.equal(allowed(text, `/${long}.html`), true);
});

test('the matcher agrees with the definition of the pattern', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '$'), maxLength: 10 });
  fc.assert(
    fc.property(letters, fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 14 }), (raw, path) => {
      const anchored = raw.endsWith('$');
      const inner = anchored ? raw.slice(0, -1) : raw;
      const source = inner.replaceAll('$', '\\$').replaceAll('*', '.*');
      assert.equal(matchesPattern(raw, path), new RegExp(`^${source}${anchored ? '$' : ''}`).test(path));
    }),
    { numRuns: 2000 },
  );
});

test('long needles are found as short ones are', () => {
  const needle = `b${'a'.repeat(40)}c`;
  assert.equal(matchesPattern(`/*${needle}*z$`, `/aab${'a'.repeat(39)}c${needle}qz`), true);
  assert.equal(matchesPattern(`/*${needle}`, `/aab${'a'.repeat(39)}c`), false);
});

test('a hostile file costs milliseconds', () => {
  const stars = `Disallow: /${'*a'.repeat(900)}b\n`;
  const needles = `Disallow: /*b${'a'.repeat(1000)}\n`;
  for (const line of [
    stars,
    needles,
    'Disallow: /*z\n',
    'Allow: /a\n',
    `User-agent: ${'x'.repeat(100)}\n`,
    '\n',
    'a:',
  ]) {
    const file = Buffer.from(`User-agent: *\n${line.repeat(Math.ceil(ROBOTS_BYTES_PARSED / line.length))}`);
    const start = performance.now();
    isPathAllowed(rulesFor(parseRobots(file), AGENT), new URL(`http://a.example/${'a'.repeat(8000)}`));
    assert.ok(performance.now() - start < 1000, `${line.slice(0, 20)} took ${performance.now() - start} ms`);
  }
});

test('what lies past the parsed size is not read, and no half line counts', () => {
  const filler = `${'#'.repeat(99)}\n`.repeat(ROBOTS_BYTES_PARSED / 100 - 1);
  const head = `User-agent: *\n${filler}`;
  const gap = ROBOTS_BYTES_PARSED - head.length;
  const text = `${head}${'#'.repeat(gap - 12)}\nDisallow: /private/only\nDisallow: /late\n`;
  assert.equal(allowed(text, '/public'), true);
  assert.equal(allowed(text, '/late'), true);
});

test('the time between requests is that of the group that names the agent, within reason', () => {
  const delay = (text: string): number => crawlDelayFor(parseRobots(Buffer.from(text)), 'Bonafide/1.0');
  assert.equal(delay('User-agent: *\nCrawl-delay: 5\nDisallow: /x'), 5000);
  assert.equal(delay('User-agent: *\nCrawl-delay: 5\n\nUser-agent: bonafide\nCrawl-delay: 2.5'), 2500);
  assert.equal(delay('User-agent: other\nCrawl-delay: 5'), 0);
  for (const odd of ['-3', 'soon', '', '99999999']) assert.equal(delay(`User-agent: *\nCrawl-delay: ${odd}`), 0, odd);
});
