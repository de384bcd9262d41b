// What the attributes of a tag say of its element: how it looks, in which zone of the page it lies, what it is called.
import type { Zone } from '../../../domain/model/page.ts';
import { memoise } from '../../../domain/text/memoise.ts';
import type { Attributes } from './attributes.ts';
import { classLabel, idLabel, zoneOfName } from './element-rules.ts';
import {
  backgroundOf,
  fontColourOf,
  isForScreenReaders,
  textColourOf,
  type Visibility,
  visibilityOf,
} from './hidden-text.ts';
import { mayHoldMicroformat } from './item-tree.ts';

export interface ElementStyle {
  /** The style makes it a block. */
  block: boolean;
  /** The zone that its class or id names. */
  zone: Zone | null;
  role: string | undefined;
  language: string | undefined;
  visibility: Visibility;
  background: string | null;
  textColour: string | null;
  /** The colour that it has if it is a font element. */
  fontColour: string | null;
  microformat: boolean;
}

const BLOCK_STYLE = /display\s*:\s*(?:block|flex|grid|table|list-item)/i;

// Sites repeat the same few class lists on every page.
const zoneNamed = memoise((name: string): { zone: Zone | null } => ({ zone: zoneOfName(name) }), 5_000);
const classPart = memoise(classLabel, 5_000);

/** Longer class lists and ids are data, not names. */
const LONGEST_NAME = 300;

export function styleOf(attributes: Attributes): ElementStyle {
  const { class: className, id, lang, style } = attributes;
  const readersOnly = className !== undefined && isForScreenReaders(className);
  const named = className === undefined ? null : zoneNamed(className.slice(0, 401)).zone;
  return {
    block: style !== undefined && BLOCK_STYLE.test(style.slice(0, 500)),
    zone: named ?? (id === undefined ? null : zoneNamed(id.slice(0, 401)).zone),
    role: attributes.role,
    language: lang ? lang.slice(0, 20) : undefined,
    visibility: readersOnly ? 'screen_readers' : visibilityOf(attributes),
    background: backgroundOf(attributes) ?? (attributes.background ? 'picture' : null),
    textColour: textColourOf(attributes),
    fontColour: fontColourOf(attributes),
    microformat: className !== undefined && mayHoldMicroformat(className),
  };
}

/** `tag.class#id` with counters and states taken out, so that siblings of one kind share it. */
export function labelOf(tag: string, { class: className, id }: Attributes): string {
  if ((className?.length ?? 0) + (id?.length ?? 0) > LONGEST_NAME) return tag;
  return tag + (className === undefined ? '' : classPart(className)) + (id === undefined ? '' : idLabel(id));
}
