// Reads the attributes of a tag for what they say of its element.
import { type Attributes, NO_ATTRIBUTES } from './attributes.ts';
import { factsOfClass, factsOfId, labelOf } from './class-facts.ts';
import type { Dress } from './dress.ts';
import { backgroundOf, fontInkOf, inkOf, visibilityOf } from './hidden-text.ts';

const BLOCK_STYLE = /display\s*:\s*(?:block|flex|grid|table|list-item)/i;

/** Depends on the attributes alone, and is kept with them. */
export function dressOf(attributes: Readonly<Attributes> & { dress: Dress | null }): Dress {
  if (attributes.isBare) return BARE;
  attributes.dress ??= attributes.isClassAlone ? dressOfClass(attributes) : newDress(attributes);
  return attributes.dress;
}

function dressOfClass(attributes: Readonly<Attributes>): Dress {
  const names = factsOfClass(attributes.class ?? '');
  names.dress ??= newDress(attributes);
  return names.dress;
}

function newDress(attributes: Readonly<Attributes>): Dress {
  const { class: className, id, lang } = attributes;
  const names = className === undefined ? null : factsOfClass(className);
  const dress: Dress = {
    names,
    block: false,
    zone: names?.zone ?? (id === undefined ? null : factsOfId(id).zone),
    role: attributes.role,
    language: lang ? lang.slice(0, 20) : undefined,
    visibility: names?.forScreenReaders ? 'quiet' : 'shown',
    background: null,
    ink: null,
    fontInk: null,
    plain: true,
    ofItem: attributes.isOfItem || names?.microformat === true,
    tag: '',
    label: '',
  };
  if (!attributes.isInPlainSight) readSight(dress, attributes);
  dress.plain =
    dress.visibility === 'shown' && dress.background === null && dress.ink === null && dress.fontInk === null;
  return dress;
}

function readSight(dress: Dress, attributes: Readonly<Attributes>): void {
  const { style } = attributes;
  dress.block = style !== undefined && BLOCK_STYLE.test(style.slice(0, 500));
  if (dress.visibility === 'shown') dress.visibility = visibilityOf(attributes);
  dress.background = backgroundOf(attributes) ?? (attributes.background ? 'picture' : null);
  dress.ink = inkOf(attributes);
  dress.fontInk = fontInkOf(attributes);
}

/** Of a tag that says nothing of its element, as most links. */
const BARE = newDress(NO_ATTRIBUTES);

/** `tag.class#id` of an element dressed so. */
export function labelIn(dress: Dress, tag: string, attributes: Readonly<Attributes>): string {
  if (dress.tag !== tag) {
    dress.tag = tag;
    dress.label = labelOf(tag, dress.names, attributes.class, attributes.id);
  }
  return dress.label;
}
