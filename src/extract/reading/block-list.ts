// Collects blocks in page order and keeps the one rule of page text: blocks joined by a line break, each at its `start`.
import type { Block } from '../../domain/model/page.ts';

export type NewBlock = Omit<Block, 'index' | 'start'> & Partial<Pick<Block, 'index' | 'start'>>;

export class BlockList {
  readonly blocks: Block[] = [];
  /** Length of the page text so far. */
  length = 0;

  /** Gives the block its number and place. */
  add(fields: NewBlock): Block {
    const block = fields as Block;
    block.index = this.blocks.length;
    block.start = block.index === 0 ? 0 : this.length + 1;
    this.blocks.push(block);
    this.length = block.start + block.text.length;
    return block;
  }

  text(): string {
    return this.blocks.map((block) => block.text).join('\n');
  }
}
