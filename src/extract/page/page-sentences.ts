// The sentences of a page with their spans, and the names that they give: a full name makes a later short one known.
import type { Block } from '../../domain/model/page.ts';
import { type Annotated, annotate } from '../spans/annotate.ts';
import { type Sentence, splitSentences } from '../spans/sentences.ts';
import { familyName } from './subject.ts';

export interface ReadSentence extends Sentence {
  annotated: Annotated;
  /** Offset of the sentence in the page text. */
  base: number;
  block: Block;
}

/** Names seen so far, in the order of the page. */
export class NameMemory {
  readonly names: string[] = [];
  /** Full and family names in lower case. */
  readonly known = new Set<string>();
  readonly #listed = new Set<string>();

  learn(name: string): void {
    if (name === '' || this.#listed.has(name)) return;
    this.#listed.add(name);
    this.names.push(name);
    this.known.add(name.toLowerCase());
    const family = familyName(name);
    if (family.length > 2) this.known.add(family);
  }

  /** The subject comes first, and goes by the family name however short. */
  learnSubject(name: string): void {
    if (!this.#listed.has(name)) this.names.unshift(name);
    this.#listed.add(name);
    this.known.add(familyName(name));
    this.known.add(name.toLowerCase());
  }
}

export class PageSentences {
  readonly #memory: NameMemory;
  readonly #read = new Map<number, ReadSentence[]>();

  constructor(memory: NameMemory) {
    this.#memory = memory;
  }

  of(block: Block): ReadSentence[] {
    const known = this.#read.get(block.index);
    if (known !== undefined) return known;
    const read = splitSentences(block.text)
      .flatMap((sentence) => (hasClauses(sentence) ? clausesOf(sentence) : [sentence]))
      .map((sentence) => this.#annotate(sentence, block));
    this.#read.set(block.index, read);
    return read;
  }

  /** What was read before a name was known is read again. */
  forget(): void {
    this.#read.clear();
  }

  #annotate({ text, from }: Sentence, block: Block): ReadSentence {
    const annotated = annotate(text, this.#memory.known);
    for (const person of annotated.people)
      if (!person.honorific && person.last - person.first > 1) this.#memory.learn(person.name);
    return { text, from, annotated, base: block.start + from, block };
  }
}

function hasClauses({ text }: Sentence): boolean {
  const first = text.indexOf(';');
  return first >= 0 && text.indexOf(';', first + 1) >= 0;
}

/** Clauses of a directory entry ("B.A., X, 1976; M.A., Y, 1978; lawyer") are read one by one. */
function clausesOf(sentence: Sentence): Sentence[] {
  const clauses: Sentence[] = [];
  let start = 0;
  const push = (end: number): void => {
    const piece = sentence.text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') clauses.push({ text: piece.trim(), from: sentence.from + start + lead });
    start = end + 1;
  };
  let depth = 0;
  for (let index = 0; index < sentence.text.length; index += 1) {
    const sign = sentence.text[index];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === ';' && depth === 0) push(index);
  }
  push(sentence.text.length);
  return clauses;
}
