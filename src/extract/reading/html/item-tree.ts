// Reads microdata (itemscope, itemprop) and microformats (h-card, hResume, vcard) while the page streams by.
import type { StructuredItem, StructuredValue } from '../../../domain/model/page.ts';
import { LIMITS } from '../limits.ts';
import type { Attributes } from './attributes.ts';

interface OpenItem {
  element: number;
  item: StructuredItem;
}

interface OpenProperty {
  element: number;
  owner: StructuredItem;
  names: string[];
  text: string;
}

/** Classic microformats and the modern property that each class stands for. */
const CLASSIC_ROOTS: ReadonlyMap<string, string> = new Map([
  ['vcard', 'h-card'],
  ['hcard', 'h-card'],
  ['hresume', 'h-resume'],
  ['vevent', 'h-event'],
]);
const CLASSIC_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['fn', 'name'],
  ['org', 'org'],
  ['organization-name', 'org'],
  ['title', 'job-title'],
  ['role', 'role'],
  ['url', 'url'],
  ['email', 'email'],
  ['locality', 'locality'],
  ['country-name', 'country-name'],
  ['region', 'region'],
  ['summary', 'summary'],
  ['dtstart', 'start'],
  ['dtend', 'end'],
  ['degree', 'degree'],
  ['experience', 'experience'],
  ['education', 'education'],
  ['affiliation', 'affiliation'],
]);
/** Cheap first look at a class list. */
const MAY_HOLD_MICROFORMAT =
  /(?:^|\s)(?:h-[a-z]|p-[a-z]|u-[a-z]|dt-[a-z]|e-[a-z]|vcard|hcard|hresume|vevent|fn|org|organization-name|title|role|url|email|locality|country-name|region|summary|dtstart|dtend|degree|experience|education|affiliation)/;
/** Utility classes of style frameworks share the prefixes: `p-4`, `h-full`, `p-lg`. */
const MODERN_ROOT = /^h-(?:card|resume|entry|event|adr|geo|item|product|feed|cite|review)$/;
const MODERN_PROPERTY =
  /^(?:p|u|dt|e)-((?:name|job-title|org|role|note|summary|experience|education|affiliation|skill|url|email|photo|uid|locality|region|country-name|adr|start|end|published|updated|author|category|given-name|family-name|additional-name|honorific-prefix|honorific-suffix|nickname|bday|location|content|degree|contact|title))$/;

export function mayHoldMicroformat(className: string): boolean {
  return className.length < 300 && MAY_HOLD_MICROFORMAT.test(className);
}

export class ItemTree {
  private readonly found: StructuredItem[] = [];
  private readonly open: OpenItem[] = [];
  private readonly properties: OpenProperty[] = [];

  /** True while some property waits for its text. */
  get listening(): boolean {
    return this.properties.length > 0;
  }

  get busy(): boolean {
    return this.open.length > 0 || this.properties.length > 0;
  }

  items(): StructuredItem[] {
    // An item left open by unclosed markup still counts; its open properties do too.
    for (const property of this.properties.splice(0)) this.closeProperty(property);
    return this.found.filter((item) => Object.keys(item.properties).length > 0);
  }

  voidElement(tag: string, attributes: Attributes): void {
    if (this.open.length === 0 || !attributes.itemprop) return;
    const owner = this.open[this.open.length - 1]!.item;
    if (owner.syntax !== 'microdata') return;
    const value = attributeValue(tag, attributes) ?? '';
    if (value) for (const name of namesOf(attributes.itemprop)) addValue(owner, name, value);
  }

  openElement(tag: string, attributes: Attributes, element: number, microformat: boolean): void {
    if (attributes.itemscope !== undefined || attributes.itemprop !== undefined) {
      this.openMicrodata(tag, attributes, element);
    }
    const className = attributes.class;
    if (microformat && className !== undefined) {
      this.openMicroformat(tag, attributes, className, element);
    }
  }

  private openMicrodata(tag: string, attributes: Attributes, element: number): void {
    const owner = this.owner('microdata');
    const names = attributes.itemprop ? namesOf(attributes.itemprop) : [];
    if (attributes.itemscope !== undefined) {
      const item: StructuredItem = { syntax: 'microdata', types: typesOf(attributes.itemtype), properties: {} };
      if (attributes.itemid) item.id = attributes.itemid.slice(0, 500);
      if (owner && names.length > 0) for (const name of names) addValue(owner, name, item);
      else if (this.found.length < LIMITS.structuredItems) this.found.push(item);
      if (this.open.length < 40) this.open.push({ element, item });
      return;
    }
    if (!owner || names.length === 0) return;
    const value = attributeValue(tag, attributes);
    if (value !== null) for (const name of names) addValue(owner, name, value);
    else this.listen(owner, names, element);
  }

  private openMicroformat(tag: string, attributes: Attributes, className: string, element: number): void {
    const owner = this.owner('microformats');
    const names: string[] = [];
    const types: string[] = [];
    let asAddress = false;
    for (const word of className.toLowerCase().split(/\s+/)) {
      const classicRoot = CLASSIC_ROOTS.get(word);
      if (classicRoot) types.push(classicRoot);
      else if (MODERN_ROOT.test(word)) types.push(word);
      else if (owner) {
        const modern = MODERN_PROPERTY.exec(word)?.[1];
        if (modern) {
          names.push(modern);
          asAddress ||= word.startsWith('u-');
        } else if (isClassic(owner)) {
          const classic = CLASSIC_PROPERTIES.get(word);
          if (classic) names.push(classic);
        }
      }
    }
    if (types.length > 0) {
      const item: StructuredItem = { syntax: 'microformats', types, properties: {} };
      if (owner && names.length > 0) for (const name of names) addValue(owner, name, item);
      else if (owner && isClassic(owner)) addValue(owner, 'children', item);
      else if (this.found.length < LIMITS.structuredItems) this.found.push(item);
      if (CLASSIC_ROOTS.size > 0 && /(?:^|\s)(?:vcard|hcard|hresume|vevent)(?:\s|$)/.test(className)) {
        classicItems.add(item);
      }
      if (this.open.length < 40) this.open.push({ element, item });
      return;
    }
    if (!owner || names.length === 0) return;
    const address = asAddress || names.includes('url') || names.includes('email') ? attributes.href : undefined;
    const date = attributes.datetime ?? (tag === 'abbr' ? attributes.title : undefined);
    if (address) for (const name of names) addValue(owner, name, address.slice(0, 500));
    else if (date) for (const name of names) addValue(owner, name, date.slice(0, 200));
    else this.listen(owner, names, element);
  }

  text(text: string): void {
    for (const property of this.properties) {
      if (property.text.length < 2000) property.text += text.slice(0, 2000);
    }
  }

  closeElement(element: number): void {
    while (this.properties.length > 0 && this.properties[this.properties.length - 1]!.element >= element) {
      this.closeProperty(this.properties.pop()!);
    }
    while (this.open.length > 0 && this.open[this.open.length - 1]!.element >= element) this.open.pop();
  }

  private closeProperty(property: OpenProperty): void {
    const text = property.text.replace(/\s+/g, ' ').trim();
    if (text) for (const name of property.names) addValue(property.owner, name, text);
  }

  private owner(syntax: StructuredItem['syntax']): StructuredItem | null {
    for (let at = this.open.length - 1; at >= 0; at -= 1) {
      if (this.open[at]!.item.syntax === syntax) return this.open[at]!.item;
    }
    return null;
  }

  private listen(owner: StructuredItem, names: string[], element: number): void {
    if (this.properties.length < 12) this.properties.push({ element, owner, names, text: '' });
  }
}

/** Items opened by a classic class: only inside them do plain words such as `title` name a property. */
const classicItems = new WeakSet<StructuredItem>();
function isClassic(item: StructuredItem): boolean {
  return classicItems.has(item);
}

function namesOf(list: string): string[] {
  return list
    .slice(0, 200)
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replace(/^https?:\/\/schema\.org\//, ''));
}

function typesOf(list: string | undefined): string[] {
  if (!list) return [];
  return list
    .slice(0, 300)
    .split(/\s+/)
    .filter(Boolean)
    .map((type) => type.replace(/^.*[/#]/, ''));
}

function attributeValue(tag: string, attributes: Attributes): string | null {
  const value =
    attributes.content ??
    (tag === 'time' ? attributes.datetime : undefined) ??
    (tag === 'a' || tag === 'link' || tag === 'area' ? attributes.href : undefined) ??
    (tag === 'img' ? attributes.src : undefined) ??
    (tag === 'data' || tag === 'meter' ? attributes.value : undefined);
  return value === undefined ? null : value.slice(0, 2000).trim();
}

function addValue(item: StructuredItem, name: string, value: StructuredValue): void {
  // Own keys only: a page may name a property `__proto__`.
  if (name === '__proto__' || name === 'constructor' || name === 'prototype') return;
  const values = item.properties[name];
  if (values === undefined) item.properties[name] = [value];
  else if (values.length < 100) values.push(value);
}
