// The elements that are open while a page streams by: which of them a tag ends, and how tags are named inside drawings.
// The rules are those of htmlparser2, whose answers to broken markup the reader has always given.
import { factsOfTag, type TagFacts } from './element-rules.ts';

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

type Context = 'html' | 'svg' | 'math';

/** What an element makes of its content: a drawing, a formula, or html again inside of one. */
const CONTEXTS: ReadonlyMap<string, Context> = new Map([
  ['svg', 'svg'],
  ['math', 'math'],
  ...'mi mo mn ms mtext annotation-xml foreignObject desc title'.split(' ').map((name) => [name, 'html'] as const),
]);

export class OpenElements {
  private readonly handler: ElementHandler;
  /** Innermost last. */
  private readonly open: TagFacts[] = [];
  private readonly contexts: Context[] = ['html'];
  /** One object per name, so that two tags of one name are the same. */
  private readonly rare = new Map<string, TagFacts>();

  constructor(handler: ElementHandler) {
    this.handler = handler;
  }

  /** Inside a drawing or formula, where tags may close themselves and scripts are markup. */
  get isForeign(): boolean {
    return this.contexts[this.contexts.length - 1] !== 'html';
  }

  /** The tag that the source means by a name that is not in the table. */
  rareTag(name: string): TagFacts {
    const known = this.rare.get(name);
    if (known !== undefined) return known;
    const made = factsOfTag(name);
    this.rare.set(name, made);
    return made;
  }

  /** Inside drawings names have capitals; outside of them an `image` is an `img`. */
  renamed(tag: TagFacts): TagFacts {
    if (this.contexts.length > 1) {
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
    const { ends } = tag;
    if (ends !== null) {
      while (this.open.length > 0 && ends.has(this.open[this.open.length - 1]!.name)) this.pop();
    }
    if (tag.endless) return true;
    this.open.push(tag);
    const context = CONTEXTS.get(tag.name);
    if (context !== undefined) this.contexts.push(context);
    return true;
  }

  /** Ends the innermost element of that tag and all inside of it. False when none is open. */
  end(tag: TagFacts): boolean {
    const from = this.open.lastIndexOf(tag);
    if (from < 0) return false;
    while (this.open.length > from) this.pop();
    return true;
  }

  endInnermost(tag: TagFacts): void {
    if (this.open[this.open.length - 1] === tag) this.pop();
  }

  endAll(): void {
    while (this.open.length > 0) this.pop();
  }

  private pop(): void {
    const tag = this.open.pop()!;
    if (CONTEXTS.has(tag.name)) this.contexts.pop();
    this.handler.close(tag);
  }
}
