// The skeleton of a sentence: the same words with each span as one sign, so that the grammar can look at
// "He received a D in F from the O in Y".
import { SIGN } from '../lexicon/sign.ts';

/** What a skeleton is made of. */
interface Parts {
  readonly text: string;
  readonly degrees: readonly Span[];
  readonly titles: readonly Span[];
  readonly dates: readonly Span[];
  readonly people: readonly Span[];
  readonly organisations: readonly { start: number; to: number }[];
  readonly places: readonly { start: number; to: number }[];
  readonly fields: readonly Span[];
}

interface Span {
  from: number;
  to: number;
}

interface Mark {
  from: number;
  to: number;
  sign: string;
}

/** Keeps the marks in order, the longer of two that start together first. They are few. */
function addMark(marks: Mark[], from: number, to: number, sign: string): void {
  let at = marks.length;
  while (at > 0 && (marks[at - 1]!.from > from || (marks[at - 1]!.from === from && marks[at - 1]!.to < to))) at -= 1;
  if (at === marks.length) marks.push({ from, to, sign });
  else marks.splice(at, 0, { from, to, sign });
}

export class Skeleton {
  readonly text: string;
  /** Text offset and skeleton offset of each span's start and end, in turn. */
  readonly #places: number[] = [];
  readonly #signs: number[] = [];

  constructor(parts: Parts) {
    const marks: Mark[] = [];
    for (const { from, to } of parts.degrees) addMark(marks, from, to, SIGN.degree);
    for (const { from, to } of parts.titles) addMark(marks, from, to, SIGN.title);
    for (const { from, to } of parts.dates) addMark(marks, from, to, SIGN.date);
    for (const { from, to } of parts.people) addMark(marks, from, to, SIGN.person);
    for (const { start, to } of parts.organisations) addMark(marks, start, to, SIGN.organisation);
    for (const { start, to } of parts.places) addMark(marks, start, to, SIGN.place);
    for (const { from, to } of parts.fields) addMark(marks, from, to, SIGN.field);
    let skeleton = '';
    let cursor = 0;
    for (const mark of marks) {
      if (mark.from < cursor) continue;
      skeleton += parts.text.slice(cursor, mark.from);
      this.#places.push(mark.from, mark.to);
      this.#signs.push(skeleton.length, skeleton.length + 1);
      skeleton += mark.sign;
      cursor = mark.to;
    }
    this.text = skeleton + parts.text.slice(cursor);
  }

  at(offset: number): number {
    const places = this.#places;
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return offset;
    // Inside a span every offset is its one sign, so that the way back can be searched by halves.
    return low % 2 === 1 ? this.#signs[low - 1]! : this.#signs[low - 1]! + (offset - places[low - 1]!);
  }
}
