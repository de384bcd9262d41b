// Reads a page that breaks the depth or attribute caps: tags only part the text, no tree is built, cost stays linear.
import { Tokenizer } from 'htmlparser2';
import { BlockList } from '../block-list.ts';
import { dropInvisible, foldSpace, hasInvisible } from '../clean-text.ts';
import { LIMITS } from '../limits.ts';
import { splitLong } from '../split-long.ts';
import { BLOCK_TAGS, HEADING_LEVELS, SKIPPED_TAGS } from './element-rules.ts';

class Full extends Error {}

export function readTextOnly(html: string, remarks: string[]): BlockList {
  const list = new BlockList();
  let buffer: string[] = [];
  let bufferLength = 0;
  let tag = 'div';
  let element = 0;
  let skip: string | null = null;
  let heading: string | null = null;
  let nameAt: [number, number] = [0, 0];

  const flush = () => {
    if (buffer.length === 0) return;
    const joined = buffer.join('');
    buffer = [];
    bufferLength = 0;
    const text = foldSpace(hasInvisible(joined) ? dropInvisible(joined) : joined);
    if (text === '') return;
    const level = HEADING_LEVELS.get(tag);
    for (const part of splitLong(text)) {
      const block = list.add({ text: part, tag, path: tag, parent: 0, element, zone: 'main', heading });
      if (level !== undefined && part.length < 200) {
        block.headingLevel = level;
        heading = part;
      }
    }
    if (list.length > LIMITS.text || list.blocks.length > LIMITS.blocks) throw new Full();
  };
  const tagName = (start: number, end: number) => html.slice(start, Math.min(end, start + 20)).toLowerCase();
  const nothing = () => {};
  const callbacks = {
    ontext(start: number, end: number) {
      if (skip !== null) return;
      buffer.push(html.slice(start, end));
      bufferLength += end - start;
      if (bufferLength > LIMITS.blockText * 4) flush();
    },
    ontextentity(codepoint: number) {
      if (skip !== null) return;
      buffer.push(String.fromCodePoint(codepoint));
      bufferLength += 1;
      if (bufferLength > LIMITS.blockText * 4) flush();
    },
    onopentagname(start: number, end: number) {
      nameAt = [start, end];
      const name = tagName(start, end);
      if (skip === null && (name === 'title' || SKIPPED_TAGS.has(name))) skip = name;
      if (BLOCK_TAGS.has(name) || name === 'br') {
        flush();
        if (name !== 'br') {
          element += 1;
          tag = name;
        }
      }
    },
    onclosetag(start: number, end: number) {
      const name = tagName(start, end);
      if (skip === name) skip = null;
      if (BLOCK_TAGS.has(name)) flush();
      if (HEADING_LEVELS.has(name)) tag = 'div';
    },
    onselfclosingtag() {
      if (skip === tagName(nameAt[0], nameAt[1])) skip = null;
    },
    onattribdata: nothing,
    onattribentity: nothing,
    onattribend: nothing,
    onattribname: nothing,
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: flush,
    onopentagend: nothing,
    onprocessinginstruction: nothing,
  };
  try {
    const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks);
    tokenizer.write(html);
    tokenizer.end();
  } catch (error) {
    if (!(error instanceof Full)) throw error;
    if (!remarks.includes('truncated')) remarks.push('truncated');
  }
  return list;
}
