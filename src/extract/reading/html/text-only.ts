// Reads a page that breaks the depth or attribute caps: tags only part the text, no tree is built, cost stays linear.
import { Tokenizer } from 'htmlparser2';
import { BlockList } from '../block-list.ts';
import { dropInvisible, foldSpace, hasInvisible } from '../clean-text.ts';
import { LIMITS } from '../limits.ts';
import { splitLong } from '../split-long.ts';
import { BLOCK_TAGS, HEADING_LEVELS, SKIPPED_TAGS } from './element-rules.ts';

class Full extends Error {}

export function readTextOnly(html: string, remarks: string[]): BlockList {
  const reader = new TextOnlyReader(html);
  try {
    const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, reader);
    tokenizer.write(html);
    tokenizer.end();
  } catch (error) {
    if (!(error instanceof Full)) throw error;
    if (!remarks.includes('truncated')) remarks.push('truncated');
  }
  return reader.list;
}

/** What the tokenizer calls for each piece of the page; places are offsets in it. */
class TextOnlyReader {
  readonly list = new BlockList();
  readonly #html: string;
  #buffer: string[] = [];
  #bufferLength = 0;
  #tag = 'div';
  #element = 0;
  #skip: string | null = null;
  #heading: string | null = null;
  #nameAt: [number, number] = [0, 0];

  constructor(html: string) {
    this.#html = html;
  }

  ontext(start: number, end: number): void {
    this.#push(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#push(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    this.#nameAt = [start, end];
    const name = this.#tagName(start, end);
    if (this.#skip === null && (name === 'title' || SKIPPED_TAGS.has(name))) this.#skip = name;
    if (!BLOCK_TAGS.has(name) && name !== 'br') return;
    this.onend();
    if (name === 'br') return;
    this.#element += 1;
    this.#tag = name;
  }

  onclosetag(start: number, end: number): void {
    const name = this.#tagName(start, end);
    if (this.#skip === name) this.#skip = null;
    if (BLOCK_TAGS.has(name)) this.onend();
    if (HEADING_LEVELS.has(name)) this.#tag = 'div';
  }

  onselfclosingtag(): void {
    if (this.#skip === this.#tagName(...this.#nameAt)) this.#skip = null;
  }

  /** Closes the block that is open. */
  onend(): void {
    const joined = this.#buffer.join('');
    this.#buffer = [];
    this.#bufferLength = 0;
    const text = foldSpace(hasInvisible(joined) ? dropInvisible(joined) : joined);
    if (text === '') return;
    const level = HEADING_LEVELS.get(this.#tag);
    const place = { tag: this.#tag, path: this.#tag, parent: 0, element: this.#element, zone: 'main' } as const;
    for (const part of splitLong(text)) {
      const block = this.list.add({ ...place, text: part, heading: this.#heading });
      if (level === undefined || part.length >= 200) continue;
      block.headingLevel = level;
      this.#heading = part;
    }
    if (this.list.length > LIMITS.text || this.list.blocks.length > LIMITS.blocks) throw new Full();
  }

  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  onattribname(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onopentagend(): void {}
  onprocessinginstruction(): void {}

  #push(text: string): void {
    if (this.#skip !== null) return;
    this.#buffer.push(text);
    this.#bufferLength += text.length;
    if (this.#bufferLength > LIMITS.blockText * 4) this.onend();
  }

  #tagName(start: number, end: number): string {
    return this.#html.slice(start, Math.min(end, start + 20)).toLowerCase();
  }
}
