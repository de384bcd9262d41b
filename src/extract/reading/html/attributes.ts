// The attributes of the tag being read: only those that the reader asks about, of a name said twice the first.
import { copyOf } from '../../../domain/text/memoise.ts';
import type { Dress } from './dress.ts';
import { NameTable } from './name-table.ts';

const NAMES = [
  'class',
  'id',
  'href',
  'style',
  'role',
  'rel',
  'lang',
  'hidden',
  'aria-hidden',
  'bgcolor',
  'background',
  'color',
  'colspan',
  'alt',
  'src',
  'type',
  'name',
  'property',
  'http-equiv',
  'content',
  'title',
  'value',
  'datetime',
  'pubdate',
  'itemscope',
  'itemprop',
  'itemtype',
  'itemid',
] as const;
export type AttributeName = (typeof NAMES)[number];

const place = (name: AttributeName): number => NAMES.indexOf(name);
const CLASS = place('class');
const ID = place('id');
const HREF = place('href');
const STYLE = place('style');
const ROLE = place('role');
const REL = place('rel');
const LANG = place('lang');
const HIDDEN = place('hidden');
const ARIA_HIDDEN = place('aria-hidden');
const BGCOLOR = place('bgcolor');
const BACKGROUND = place('background');
const COLOR = place('color');
const COLSPAN = place('colspan');
const ALT = place('alt');
const SRC = place('src');
const TYPE = place('type');
const NAME = place('name');
const PROPERTY = place('property');
const HTTP_EQUIV = place('http-equiv');
const CONTENT = place('content');
const TITLE = place('title');
const VALUE = place('value');
const DATETIME = place('datetime');
const PUBDATE = place('pubdate');
const ITEMSCOPE = place('itemscope');
const ITEMPROP = place('itemprop');
const ITEMTYPE = place('itemtype');
const ITEMID = place('itemid');

const bits = (...names: readonly AttributeName[]): number => names.reduce((sum, name) => sum | (1 << place(name)), 0);
const OF_ITEM = bits('itemscope', 'itemprop');
/** May hide an element or colour it. */
const OF_SIGHT = bits('style', 'hidden', 'aria-hidden', 'bgcolor', 'background', 'color');
/** All that the look, the place and the name of an element hang on. */
const OF_DRESS = OF_ITEM | OF_SIGHT | bits('class', 'id', 'role', 'lang');
/** Addresses, contents and times differ from tag to tag; these are said again and again. */
const REPEATED = OF_DRESS | bits('rel', 'colspan', 'type', 'itemtype');

/** Places of the attributes that the reader knows, by their names in the source. */
export const ATTRIBUTE_PLACES = new NameTable<number>(NAMES.map((name, place) => [name, place]));

/** One object serves many tags in turn, so nobody may keep it. Values lie in one list, for no shape is quicker. */
export class Attributes {
  /** A bit for every attribute that the tag has; values without their bit are left from earlier tags. */
  private present = 0;
  private readonly values: string[] = new Array<string>(NAMES.length).fill('');
  /** What they say of the element, as soon as somebody asked. */
  dress: Dress | null = null;

  clear(): void {
    this.present = 0;
    this.dress = null;
  }

  /** The same attributes, holding nothing of the page that they were cut from. */
  copy(): Attributes {
    const copy = new Attributes();
    for (let place = 0; place < NAMES.length; place += 1) {
      if (!this.lacks(place)) copy.put(place, copyOf(this.values[place]!));
    }
    return copy;
  }

  /** False when the tag said it before. */
  lacks(place: number): boolean {
    return (this.present & (1 << place)) === 0;
  }

  put(place: number, value: string): void {
    this.present |= 1 << place;
    this.values[place] = value;
  }

  /** True when the tag has no attribute that the reader knows. */
  get isNone(): boolean {
    return this.present === 0;
  }

  /** True when the tag says anything of microdata. */
  get isOfItem(): boolean {
    return (this.present & OF_ITEM) !== 0;
  }

  /** True when the tag says nothing that could hide the element or colour it. */
  get isInPlainSight(): boolean {
    return (this.present & OF_SIGHT) === 0;
  }

  /** True when the tag says nothing of how the element looks, where it stands and what it is called. */
  get isBare(): boolean {
    return (this.present & OF_DRESS) === 0;
  }

  /** True when the class list is all that the tag says of that. */
  get isClassAlone(): boolean {
    return (this.present & OF_DRESS) === 1 << CLASS;
  }

  /** True when other tags may well have the same. */
  get isRepeated(): boolean {
    return (this.present & ~REPEATED) === 0;
  }

  private at(place: number): string | undefined {
    return (this.present & (1 << place)) === 0 ? undefined : this.values[place];
  }

  get class(): string | undefined {
    return this.at(CLASS);
  }
  get id(): string | undefined {
    return this.at(ID);
  }
  get href(): string | undefined {
    return this.at(HREF);
  }
  get style(): string | undefined {
    return this.at(STYLE);
  }
  get role(): string | undefined {
    return this.at(ROLE);
  }
  get rel(): string | undefined {
    return this.at(REL);
  }
  get lang(): string | undefined {
    return this.at(LANG);
  }
  get hidden(): string | undefined {
    return this.at(HIDDEN);
  }
  get ariaHidden(): string | undefined {
    return this.at(ARIA_HIDDEN);
  }
  get bgcolor(): string | undefined {
    return this.at(BGCOLOR);
  }
  get background(): string | undefined {
    return this.at(BACKGROUND);
  }
  get color(): string | undefined {
    return this.at(COLOR);
  }
  get colspan(): string | undefined {
    return this.at(COLSPAN);
  }
  get alt(): string | undefined {
    return this.at(ALT);
  }
  get src(): string | undefined {
    return this.at(SRC);
  }
  get type(): string | undefined {
    return this.at(TYPE);
  }
  get name(): string | undefined {
    return this.at(NAME);
  }
  get property(): string | undefined {
    return this.at(PROPERTY);
  }
  get httpEquiv(): string | undefined {
    return this.at(HTTP_EQUIV);
  }
  get content(): string | undefined {
    return this.at(CONTENT);
  }
  get title(): string | undefined {
    return this.at(TITLE);
  }
  get value(): string | undefined {
    return this.at(VALUE);
  }
  get datetime(): string | undefined {
    return this.at(DATETIME);
  }
  get pubdate(): string | undefined {
    return this.at(PUBDATE);
  }
  get itemscope(): string | undefined {
    return this.at(ITEMSCOPE);
  }
  get itemprop(): string | undefined {
    return this.at(ITEMPROP);
  }
  get itemtype(): string | undefined {
    return this.at(ITEMTYPE);
  }
  get itemid(): string | undefined {
    return this.at(ITEMID);
  }
}

/** What a tag is given when it says nothing of itself. */
export const NO_ATTRIBUTES: Readonly<Attributes> = new Attributes();
