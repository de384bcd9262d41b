// The attributes of the tag being read: only those that the reader asks about, of a name said twice the first.
import { NameTable } from './name-table.ts';

/** One object serves all tags of a page in turn: nobody may keep it. */
export class Attributes {
  class: string | undefined = undefined;
  id: string | undefined = undefined;
  href: string | undefined = undefined;
  style: string | undefined = undefined;
  role: string | undefined = undefined;
  rel: string | undefined = undefined;
  lang: string | undefined = undefined;
  hidden: string | undefined = undefined;
  'aria-hidden': string | undefined = undefined;
  bgcolor: string | undefined = undefined;
  background: string | undefined = undefined;
  color: string | undefined = undefined;
  colspan: string | undefined = undefined;
  alt: string | undefined = undefined;
  src: string | undefined = undefined;
  type: string | undefined = undefined;
  name: string | undefined = undefined;
  property: string | undefined = undefined;
  'http-equiv': string | undefined = undefined;
  content: string | undefined = undefined;
  title: string | undefined = undefined;
  value: string | undefined = undefined;
  datetime: string | undefined = undefined;
  pubdate: string | undefined = undefined;
  itemscope: string | undefined = undefined;
  itemprop: string | undefined = undefined;
  itemtype: string | undefined = undefined;
  itemid: string | undefined = undefined;
}

export type AttributeName = keyof Attributes;

const NAMES = Object.keys(new Attributes()) as AttributeName[];

/** The attributes that the reader knows, by their names in the source. */
export const KNOWN_ATTRIBUTES = new NameTable<AttributeName>(NAMES.map((name) => [name, name]));

/** What a tag is given when it says nothing of itself. */
export const NO_ATTRIBUTES: Readonly<Attributes> = new Attributes();
