// A long page in parts that a call can hold. Lines that name the person, an organisation, a degree or a date are kept, with their
// neighbours; parts overlap, so that a fact on two lines is whole in one of them.
import type { NumberedBlock } from '../../ports/model.ts';

type Line = NumberedBlock & { telling: boolean };

const MOST_PARTS = 6;
const OVERLAP = 2;

export function partsOf(lines: readonly Line[], characters: number): NumberedBlock[][] {
  const whole = lengthOf(lines);
  const kept = whole <= characters ? lines : lines.filter((_, at) => isNearTelling(lines, at));
  const parts: NumberedBlock[][] = [];
  let part: NumberedBlock[] = [];
  let length = 0;
  for (const line of kept) {
    const block = bare(line, characters);
    if (length + block.text.length > characters && part.length > 0) {
      parts.push(part);
      part = part.slice(-OVERLAP).filter(({ text }) => text.length < characters / 4);
      length = lengthOf(part);
    }
    part.push(block);
    length += block.text.length;
  }
  if (part.length > 0) parts.push(part);
  return parts.slice(0, MOST_PARTS);
}

function isNearTelling(lines: readonly Line[], at: number): boolean {
  return [at - 1, at, at + 1].some((near) => lines[near]?.telling === true);
}

function bare({ number, text, heading }: Line, characters: number): NumberedBlock {
  return { number, text: text.slice(0, characters), heading };
}

function lengthOf(lines: readonly NumberedBlock[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}
