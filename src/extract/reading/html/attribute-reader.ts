// Reads the attributes of a tag where they stand in the source; only those that the reader knows are cut out.
import { nextIn } from '../../letters.ts';
import { LIMITS } from '../limits.ts';
import { ATTRIBUTE_PLACES, Attributes } from './attributes.ts';
import type { Entities } from './entities.ts';
import type { KeptTag } from './kept-tags.ts';
import { mixName } from './name-table.ts';
import { endsName, isSpace } from './source-marks.ts';

// Not imported: the engine folds constants of its own file only.
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;

export class AttributeReader {
  /** Those of the tag just read. */
  attributes = new Attributes();
  /** The tag just read ends with a slash. */
  closesItself = false;
  /** The page ends behind a slash in the tag. */
  cutAtSlash = false;
  private readonly html: string;
  private readonly codes: Uint16Array;
  private readonly length: number;
  private readonly entities: Entities;
  /** For tags whose attributes are not kept. */
  private readonly own = this.attributes;
  private count = 0;
  /** Names of a tag with very many attributes, while they are counted. */
  private counted: Set<string> | null = null;

  constructor(html: string, codes: Uint16Array, entities: Entities) {
    this.html = html;
    this.codes = codes;
    this.length = html.length;
    this.entities = entities;
  }

  /** The attributes of a tag that was read before. */
  recall(tag: KeptTag): void {
    this.attributes = tag.attributes;
    this.count = 0;
    this.closesItself = tag.closesItself;
  }

  /** From behind the name of a tag to behind its end; -1 when the page ends before. */
  read(from: number, wanted: boolean): number {
    this.own.clear();
    this.attributes = this.own;
    return this.readAll(from, wanted);
  }

  private readAll(from: number, wanted: boolean): number {
    const { codes, length } = this;
    this.count = 0;
    this.closesItself = false;
    let at = from;
    while (at < length) {
      const code = codes[at]!;
      if (code === GREATER) return at + 1;
      if (code === SLASH) {
        at = this.slash(at + 1);
        if (this.closesItself || at < 0) return at;
      } else if (isSpace(code)) at += 1;
      else {
        at = this.readAttribute(at, wanted);
        if (at < 0) return -1;
      }
    }
    return -1;
  }

  /** Behind a slash in a tag: it counts as the end of the element when only space stands before the end of the tag. */
  private slash(from: number): number {
    let at = from;
    while (at < this.length && isSpace(this.codes[at]!)) at += 1;
    if (at === this.length) {
      this.cutAtSlash = true;
      return -1;
    }
    if (this.codes[at]! !== GREATER) return at;
    this.closesItself = true;
    return at + 1;
  }

  /** Reads a name and its value; gives the place behind them, or -1 when the page ends before. */
  private readAttribute(start: number, wanted: boolean): number {
    const { codes, length } = this;
    let end = start;
    let hash = 0;
    let beyondAscii = 0;
    do {
      const code = codes[end]!;
      if (code === EQUALS ? end > start : endsName(code)) break;
      hash = mixName(hash, code);
      beyondAscii |= code;
      end += 1;
    } while (end < length);
    this.count += 1;
    if (this.counted !== null) this.counted.add(this.html.slice(start, end).toLowerCase());
    const place = wanted ? this.placeOf(start, end, hash, beyondAscii > 127) : -1;
    let at = end;
    while (at < length && isSpace(codes[at]!)) at += 1;
    if (at === length) return -1;
    if (codes[at]! !== EQUALS) {
      if (place >= 0) this.attributes.put(place, '');
      return at;
    }
    at += 1;
    while (at < length && isSpace(codes[at]!)) at += 1;
    if (at === length) return -1;
    return this.readValue(at, place);
  }

  /** Place of an attribute that is asked for and was not said before, or -1. */
  private placeOf(start: number, end: number, hash: number, beyondAscii: boolean): number {
    let place = ATTRIBUTE_PLACES.find(this.codes, start, end, hash);
    // The Kelvin sign is a k in lower case.
    if (place === undefined && beyondAscii) place = ATTRIBUTE_PLACES.get(this.html.slice(start, end).toLowerCase());
    return place !== undefined && this.attributes.lacks(place) ? place : -1;
  }

  private readValue(at: number, place: number): number {
    const { html, codes, length } = this;
    const quote = codes[at]!;
    if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
      const mark = quote === DOUBLE_QUOTE ? '"' : "'";
      const end = nextIn(html, codes, mark, at + 1);
      if (end < 0) return -1;
      if (place >= 0) this.attributes.put(place, this.entities.value(at + 1, end, mark));
      return end + 1;
    }
    let end = at;
    for (; end < length; end += 1) {
      const code = codes[end]!;
      if (code === GREATER || isSpace(code)) break;
    }
    if (end === length) return -1;
    if (place >= 0) this.attributes.put(place, this.entities.value(at, end, ''));
    return end;
  }

  /** True when the tag just read, whose name ends at `nameEnd`, has attributes of more names than any honest one. */
  areTooMany(nameEnd: number): boolean {
    if (this.count <= LIMITS.attributes) return false;
    const names = new Set<string>();
    const { closesItself } = this;
    this.counted = names;
    this.readAll(nameEnd, false);
    this.counted = null;
    this.closesItself = closesItself;
    names.delete('__proto__');
    return names.size > LIMITS.attributes;
  }
}
