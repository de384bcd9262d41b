// The reading that holds "one outbound client to the network" is itself held: what it must catch and what it must let pass.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkUses } from './support/network-uses.ts';

const CAUGHT: [code: string, fault: string][] = [
  ["await fetch('https://a.example')", 'uses fetch'],
  ["globalThis.fetch('https://a.example')", 'uses globalThis.fetch'],
  ["globalThis?.fetch?.('https://a.example')", 'uses globalThis.fetch'],
  ["globalThis['fetch']('https://a.example')", 'uses globalThis.fetch'],
  ["globalThis['fe' + 'tch']('https://a.example')", 'uses globalThis.fetch'],
  ['const name = "x"; globalThis[name]()', 'reads a computed member of globalThis'],
  ["window.fetch('https://a.example')", 'uses window.fetch'],
  ["self.fetch('https://a.example')", 'uses self.fetch'],
  ["(global as any).fetch('https://a.example')", 'hands on global'],
  ["globalThis.globalThis.fetch('https://a.example')", 'uses globalThis.globalThis'],
  ["const { fetch } = globalThis; fetch('https://a.example')", 'hands on globalThis'],
  ["const { fetch: call } = globalThis; call('https://a.example')", 'hands on globalThis'],
  ['const everything = globalThis; everything.fetch()', 'hands on globalThis'],
  ["Reflect.get(globalThis, 'fetch')()", 'hands on globalThis'],
  ['const call = fetch; call()', 'uses fetch'],
  ['export { fetch }', 'uses fetch'],
  ['run({ fetch })', 'uses fetch'],
  ['export const outbound = (fetch: Fetch) => fetch(1); export const other = () => fetch(2);', 'uses fetch'],
  ["new WebSocket('wss://a.example')", 'uses WebSocket'],
  ["new EventSource('https://a.example')", 'uses EventSource'],
  ['new XMLHttpRequest()', 'uses XMLHttpRequest'],
  ["import http from 'http'", 'imports http'],
  ["import 'node:https'", 'imports node:https'],
  ["import type { Socket } from 'node:net'", 'imports node:net'],
  ["export { lookup } from 'dns/promises'", 'imports dns/promises'],
  ["export * from 'undici'", 'imports undici'],
  ["await import('node:http')", 'imports node:http'],
  ['await import(`node:http`)', 'imports node:http'],
  ["await import('node:' + 'tls')", 'imports node:tls'],
  ['const name = "node:http"; await import(name)', 'imports a computed name'],
  ["const http = require('http')", 'uses require'],
  ["import http = require('http')", 'uses require'],
  ["import { createRequire } from 'node:module'; createRequire(import.meta.url)('net')", 'uses createRequire'],
  ["import module from 'node:module'; module.createRequire(import.meta.url)('net')", 'uses createRequire'],
  ["process.getBuiltinModule('net')", 'uses getBuiltinModule'],
  ["process['getBuiltinModule']('net')", 'uses getBuiltinModule'],
  ['const { getBuiltinModule } = process', 'uses getBuiltinModule'],
  ["import { getBuiltinModule as load } from 'node:process'", 'uses getBuiltinModule'],
  ["process.binding('tcp_wrap')", 'uses binding'],
  ["eval('fetch(1)')", 'uses eval'],
  ["new Function('return fetch(1)')()", 'uses Function'],
];

const PASSED = [
  "export function outbound(fetch: GuardedFetch) { return fetch({ url: 'https://a.example' }); }",
  'export const outbound = ({ fetch }: Context) => fetch(1);',
  'export const outbound = (context: Context) => context.fetch(1);',
  'export interface Context { fetch: typeof fetch; socket?: WebSocket }',
  "export const stages = ['plan', 'fetch']; // then fetch('x')",
  'export const price = { fetch: 3, require: 4, window: 5 };',
  'export class OutboundClient { fetch() { return this.fetch(); } }',
  "import { fetchPage } from './fetch-page.ts'; fetchPage();",
  "import { fetch } from './outbound.ts'; fetch();",
  "export const text = `fetch('https://a.example') and require('http')`;",
  'const window = { from: 1, to: 2 }; export const length = window.to - window.from; export const { from } = window;',
  'export const now = globalThis.performance;',
  "await import('./handlers.ts'); await import('node:fs');",
  'export type Any = Function;',
  "import { networkInterfaces } from 'node:os'; import netmask from 'netmask'; networkInterfaces();",
];

for (const [code, fault] of CAUGHT) {
  test(`caught: ${code}`, () => assert.ok(networkUses(code).includes(fault), networkUses(code).join() || 'no fault'));
}

for (const code of PASSED) {
  test(`passed: ${code}`, () => assert.deepEqual(networkUses(code), []));
}

test('a file that cannot be parsed does not pass as harmless', () => {
  assert.throws(() => networkUses('const = ;'), /cannot be parsed/);
});
