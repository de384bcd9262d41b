// JSON-LD scripts to items. Real pages wrap them in comments, leave raw line breaks and trailing commas: read what can
// be read, give up quietly on the rest.
import type { StructuredItem, StructuredValue } from '../../../domain/model/page.ts';
import { LIMITS } from '../limits.ts';

export function readJsonLd(scripts: readonly string[]): StructuredItem[] {
  const reader = new JsonLdReader();
  for (const script of scripts) {
    if (tooDeep(script)) continue;
    const value = parseLeniently(script);
    if (value !== undefined) reader.readRoot(value, 0);
  }
  return reader.items;
}

/** Counts brackets before parsing, strings left out of account: depth is what a hostile script grows. */
function tooDeep(script: string): boolean {
  let depth = 0;
  for (let at = 0; at < script.length; at += 1) {
    const code = script.charCodeAt(at);
    if (code === 91 || code === 123) {
      depth += 1;
      if (depth > 200) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

function parseLeniently(script: string): unknown {
  const bare = unwrap(script);
  try {
    return JSON.parse(bare);
  } catch {
    try {
      return JSON.parse(mend(bare));
    } catch {
      return undefined;
    }
  }
}

const OPENINGS = ['//', '/*', '<![CDATA[', '*/', '<!--'];
const CLOSINGS = ['//', '*/', ']]>', '/*', '-->', ';'];

/** Takes off the comment and CDATA marks that pages put around their scripts. */
function unwrap(script: string): string {
  let text = script.trim();
  if (/^[{[]/.test(text) && /[}\]]$/.test(text)) return text;
  for (let round = 0; round < 8; round += 1) {
    const opening = OPENINGS.find((mark) => text.startsWith(mark));
    if (opening !== undefined) text = text.slice(opening.length).trimStart();
    const closing = CLOSINGS.find((mark) => text.endsWith(mark));
    if (closing !== undefined) text = text.slice(0, -closing.length).trimEnd();
    if (opening === undefined && closing === undefined) break;
  }
  return text;
}

/** Escapes raw control characters inside strings, drops comments and trailing commas outside them. */
function mend(text: string): string {
  const out: string[] = [];
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (inString) {
      if (char === '\\') {
        const next = text[at + 1] ?? '';
        out.push(/["\\/bfnrtu]/.test(next) ? char + next : next);
        at += 1;
      } else if (char === '"') {
        inString = false;
        out.push(char);
      } else if (char === '\n') out.push('\\n');
      else if (char < ' ') out.push(' ');
      else out.push(char);
    } else if (char === '"') {
      inString = true;
      out.push(char);
    } else if (char === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 1;
    } else if (char === '/' && text[at + 1] === '/') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (char === ',' && closesNext(text, at + 1)) {
      // a trailing comma
    } else out.push(char);
  }
  return out.join('');
}

function closesNext(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && at < from + 200 && /\s/.test(text[at]!)) at += 1;
  return text[at] === '}' || text[at] === ']';
}

const VOCABULARY = /^(?:https?:\/\/schema\.org\/|schema:)/;

class JsonLdReader {
  readonly items: StructuredItem[] = [];
  private nodes = 0;

  readRoot(value: unknown, depth: number): void {
    if (depth > LIMITS.jsonLdDepth || this.items.length >= LIMITS.structuredItems) return;
    if (Array.isArray(value)) {
      for (const entry of value) this.readRoot(entry, depth + 1);
      return;
    }
    if (!isRecord(value)) return;
    const graph = value['@graph'];
    if (graph !== undefined) this.readRoot(graph, depth + 1);
    const item = this.itemOf(value, depth);
    if (item && (item.types.length > 0 || Object.keys(item.properties).length > 0)) this.items.push(item);
  }

  private itemOf(record: Record<string, unknown>, depth: number): StructuredItem | null {
    this.nodes += 1;
    if (depth > LIMITS.jsonLdDepth || this.nodes > 20_000) return null;
    const item: StructuredItem = { syntax: 'jsonld', types: typesOf(record['@type'] ?? record.type), properties: {} };
    const id = record['@id'];
    if (typeof id === 'string') item.id = id.slice(0, 500);
    for (const [key, value] of Object.entries(record)) {
      if (key.startsWith('@') || key === '__proto__' || key === 'constructor') continue;
      const values = this.valuesOf(value, depth + 1);
      if (values.length > 0) item.properties[key.includes(':') ? key.replace(VOCABULARY, '') : key] = values;
    }
    return item;
  }

  private valuesOf(value: unknown, depth: number): StructuredValue[] {
    if (depth > LIMITS.jsonLdDepth) return [];
    if (Array.isArray(value)) return value.slice(0, 200).flatMap((entry) => this.valuesOf(entry, depth + 1));
    if (typeof value === 'string') return value.trim() === '' ? [] : [plain(value)];
    if (typeof value === 'number' || typeof value === 'boolean') return [value];
    if (!isRecord(value)) return [];
    // {"@value": "...", "@language": "en"} is the value itself; {"@list": [...]} the list.
    if ('@value' in value) return this.valuesOf(value['@value'], depth + 1);
    if ('@list' in value) return this.valuesOf(value['@list'], depth + 1);
    const item = this.itemOf(value, depth);
    return item ? [item] : [];
  }
}

function typesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^.*[/#:]/, '')];
  const list = Array.isArray(value) ? value : [value];
  return list
    .filter((type): type is string => typeof type === 'string')
    .slice(0, 10)
    .map((type) => type.replace(/^.*[/#:]/, ''));
}

/** What `plain` mends: without any of it only the ends are trimmed. */
const NOT_PLAIN = /[<&]|\s\s|[^\S ]/;

/** Some generators leave markup and entities in their strings. */
function plain(value: string): string {
  const text = value.slice(0, 4000);
  if (!NOT_PLAIN.test(text)) return text.trim();
  return text
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(/&(amp|quot|#39|#039|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#39': "'", '#039': "'", apos: "'", nbsp: ' ' };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
