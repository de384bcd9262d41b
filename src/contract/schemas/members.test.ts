import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalHostName } from './host-name.ts';
import { email, readMoment } from './members.ts';

test('reads ISO 8601 moments, UTC when none is named', () => {
  const cases: [string, string | null][] = [
    ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02T03:04:05.678+02:00', '2026-01-02T01:04:05.678Z'],
    ['2026-01-02T03:04:05 02:00', '2026-01-02T01:04:05.000Z'],
    ['2026-01-02T03:04:05', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02', '2026-01-02T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-01-02T25:00:00Z', null],
    ['20260102', null],
    ['1772359200', null],
    ['', null],
    ['tomorrow', null],
  ];
  for (const [text, expected] of cases) assert.equal(readMoment(text)?.toISOString() ?? null, expected, text);
});

test('reads host names alone', () => {
  const cases: [string, string | null][] = [
    ['Example.COM', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['edu', 'edu'],
    ['a.example.', 'a.example'],
    ['192.0.2.7', '192.0.2.7'],
    ['http://a.example', null],
    ['a.example/x', null],
    ['a.example:80', null],
    ['.example', null],
    ['a..example', null],
    ['-a.example', null],
    ['*.example', null],
    ['a b', null],
    ['0x7f.1', null],
    ['[::1]', null],
    ['user@a.example', null],
    [`${'a'.repeat(64)}.example`, null],
    ['', null],
  ];
  for (const [text, expected] of cases) assert.equal(normalHostName(text), expected, text);
});

test('takes e-mail addresses and nothing else', () => {
  for (const good of ['a@b.example', 'first.last+tag@sub.b.example', 'jürgen@münchen.example']) {
    assert.ok(email.safeParse(good).success, good);
  }
  for (const bad of [
    'a',
    'a@b',
    '@b.example',
    'a@',
    'a b@c.example',
    'a@b..example',
    'a@@b.example',
    `${'a'.repeat(400)}@b.example`,
  ]) {
    assert.ok(!email.safeParse(bad).success, bad);
  }
});
