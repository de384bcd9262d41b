// The elements that are open while a page streams by: which of them a tag ends, and how tags are named inside drawings.
// The rules are those of htmlparser2, whose answers to broken markup the reader has always given.
import { type Context, factsOfTag, knownTag, type TagFacts } from './element-rules.ts';

/** Told of every element that begins or ends, also of those whose tags a page left out. */
export interface ElementHandler {
  close(tag: TagFacts): void;
}

const SVG_NAMES: ReadonlyMap<string, string> = new Map(
  (
    'altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset ' +
    'fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient ' +
    'radialGradient textPath'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

export class OpenElements {
  private readonly handler: ElementHandler;
  /** Innermost last. */
  private readonly open: TagFacts[] = [];
  /** Of the elements that change it; none for html. */
  private readonly contexts: Context[] = [];
  /** Inside a drawing or formula, where tags may close themselves and scripts are markup. */
  isForeign = false;
  /** One object per name, so that two tags of one name are the same. */
  private readonly rare = new Map<string, TagFacts>();

  constructor(handler: ElementHandler) {
    this.handler = handler;
  }

  /** The tag of a name that is not in the table. */
  rareTag(name: string): TagFacts {
    const known = this.rare.get(name);
    if (known !== undefined) return known;
    const made = factsOfTag(name);
    this.rare.set(name, made);
    return made;
  }

  /** The same for an end tag: null when nothing of that name can be open. */
  rareEndTag(name: string): TagFacts | null {
    return this.rare.get(name) ?? knownTag(name) ?? (SVG_NAMES.has(name) ? this.rareTag(name) : null);
  }

  /** Inside drawings names have capitals; outside of them an `image` is an `img`. */
  renamed(tag: TagFacts): TagFacts {
    if (this.contexts.length > 0) {
      const drawn = SVG_NAMES.get(tag.name);
      if (drawn !== undefined) {
        const capital = this.rareTag(drawn);
        if (this.contexts[this.contexts.length - 1] === 'svg' || this.open.includes(capital)) return capital;
      }
      if (this.isForeign) return tag;
    }
    return tag.name === 'image' ? factsOfTag('img') : tag;
  }

  /** Ends what the tag ends and opens it. False for a form inside of a form, which is none. */
  begin(tag: TagFacts): boolean {
    if (tag.name === 'form' && this.open.includes(tag)) return false;
    if (tag.ends !== 0) {
      while (this.open.length > 0 && (tag.ends & this.open[this.open.length - 1]!.bit) !== 0) this.pop();
    }
    if (tag.endless) return true;
    this.open.push(tag);
    if (tag.context !== null) {
      this.contexts.push(tag.context);
      this.isForeign = tag.context !== 'html';
    }
    return true;
  }

  /** Ends the innermost element of that tag and all inside of it. False when none is open. */
  end(tag: TagFacts): boolean {
    let from = this.open.length - 1;
    while (from >= 0 && this.open[from] !== tag) from -= 1;
    if (from < 0) return false;
    while (this.open.length > from) this.pop();
    return true;
  }

  endInnermost(tag: TagFacts): void {
    if (this.open[this.open.length - 1] === tag) this.pop();
  }

  /** The innermost element, if its name stands there as it is written, and names mean what they say. */
  innermostAt(codes: Uint16Array, at: number): TagFacts | null {
    if (this.open.length === 0 || this.contexts.length > 0) return null;
    const tag = this.open[this.open.length - 1]!;
    const { name } = tag;
    for (let letter = 0; letter < name.length; letter += 1) {
      if (codes[at + letter] !== name.charCodeAt(letter)) return null;
    }
    return tag;
  }

  endAll(): void {
    while (this.open.length > 0) this.pop();
  }

  private pop(): void {
    const tag = this.open.pop()!;
    if (tag.context !== null) {
      this.contexts.pop();
      this.isForeign = this.contexts.length > 0 && this.contexts[this.contexts.length - 1] !== 'html';
    }
    this.handler.close(tag);
  }
}
