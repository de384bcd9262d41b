// What JSON-LD, microdata and microformats say of a person, as far as the visible text says it too: the visible line is the quote.
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { DegreeMention, Finding } from '../../domain/model/finding.ts';
import type { Block, Page, StructuredItem, StructuredValue } from '../../domain/model/page.ts';
import { canonicalUrl, urlKey } from '../../domain/web/canonical-url.ts';
import type { Extractor } from '../../ports/reader.ts';
import { personOf, recordDate, type StatedFact, stateFact } from '../findings/stated-fact.ts';
import { SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { readName } from '../page/person-lines.ts';
import { withoutLegalForm } from '../page/register-pages.ts';
import { textOf } from '../page/subject.ts';
import { isCurrent, studyStatus } from '../statements/status.ts';

const MAX_FINDINGS = 100;
const MAX_PEOPLE = 60;
const MAX_VALUES = 20;
const NO_VALUES: readonly StructuredValue[] = [];
const SCHOOL_TYPES = new Set(['CollegeOrUniversity', 'EducationalOrganization', 'School', 'HighSchool']);

interface Visible {
  from: number;
  to: number;
  text: string;
}

/** Blocks of a page with a lookup by lower-case words, so that each value is searched once. */
class VisibleText {
  private readonly page: Page;
  private held: string | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  /** Most pages state nothing that must be looked for. */
  private get lower(): string {
    this.held ??= this.page.text.toLowerCase();
    return this.held;
  }

  /** The line that shows the value; of several, the one nearest behind `near`. */
  line(value: string, near = 0): Visible | null {
    const wanted = value.toLowerCase().replace(/\s+/g, ' ').trim();
    if (wanted.length < 2 || wanted.length > 300 || this.lower.length !== this.page.text.length) return null;
    let at = this.lower.indexOf(wanted, near);
    if (at < 0 && near > 0) at = this.lower.indexOf(wanted);
    const block = at < 0 ? undefined : this.blockAt(at);
    if (block === undefined || at + wanted.length > block.start + block.text.length) return null;
    return { from: block.start, to: block.start + block.text.length, text: block.text };
  }

  private blockAt(offset: number): Block | undefined {
    let low = 0;
    let high = this.page.blocks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.page.blocks[middle]!.start <= offset) low = middle + 1;
      else high = middle;
    }
    return this.page.blocks[low - 1];
  }
}

function via(item: StructuredItem): Finding['via'] {
  return item.syntax === 'opengraph' ? 'jsonld' : item.syntax;
}

function values(item: StructuredItem, ...keys: string[]): StructuredValue[] {
  const found: StructuredValue[] = [];
  for (const key of keys) {
    for (const value of item.properties[key] ?? NO_VALUES) {
      if (found.length === MAX_VALUES) return found;
      found.push(value);
    }
  }
  return found;
}

function nameOf(value: StructuredValue): string | null {
  return typeof value === 'object'
    ? textOf(value, 'name', 'legalName')
    : typeof value === 'string'
      ? value.trim()
      : null;
}

interface Reading {
  page: Page;
  context: PageContext;
  visible: VisibleText;
  findings: Finding[];
}

function push(reading: Reading, fact: StatedFact): void {
  const made = stateFact(reading.page, fact);
  if (made !== null && reading.findings.length < MAX_FINDINGS) reading.findings.push(made);
}

/** Some sites list former employers as `alumniOf`: only what is a school by type or by name counts as study. */
function isSchool(value: StructuredValue, name: string): boolean {
  if (typeof value === 'object' && value.types.some((type) => SCHOOL_TYPES.has(type))) return true;
  return name
    .toLowerCase()
    .split(/[\s,]+/)
    .some((word) => SCHOOL_CUES.has(word));
}

function studies(reading: Reading, item: StructuredItem, person: Finding['person'], near: number): void {
  for (const value of values(item, 'alumniOf')) {
    const name = nameOf(value);
    if (name === null || !isSchool(value, name)) continue;
    const line = reading.visible.line(name, near);
    if (line === null) continue;
    push(reading, {
      kind: 'education',
      person,
      status: studyStatus(line.text, false),
      organisation: { name, how: 'structured' },
      at: line,
      via: via(item),
      certainty: 0.7,
    });
  }
  for (const value of values(item, 'hasCredential')) credential(reading, item, value, person, near);
}

function credential(
  reading: Reading,
  item: StructuredItem,
  value: StructuredValue,
  person: Finding['person'],
  near: number,
): void {
  const title = nameOf(value);
  const line = title === null ? null : reading.visible.line(title, near);
  if (title === null || line === null) return;
  const issuer = typeof value === 'object' ? textOf(value, 'recognizedBy', 'issuedBy') : null;
  const date = typeof value === 'object' ? textOf(value, 'dateCreated', 'validFrom', 'datePublished') : null;
  const shown = issuer !== null && reading.visible.line(issuer) !== null ? issuer : null;
  const start = date === null ? null : recordDate(date);
  const degree: DegreeMention | null = parseDegree(title);
  const organisation = shown === null ? {} : { organisation: { name: shown, how: 'structured' as const } };
  if (degree !== null && degree.level !== 'certificate' && degree.level !== 'none') {
    push(reading, {
      kind: 'education',
      person,
      degree: { surface: degree.surface, level: degree.level, code: degree.code },
      ...organisation,
      ...(start === null ? {} : { end: start }),
      at: line,
      via: via(item),
      certainty: 0.8,
    });
    return;
  }
  push(reading, {
    kind: 'credential',
    person,
    title,
    ...organisation,
    ...(start === null ? {} : { start }),
    at: line,
    via: via(item),
    certainty: 0.85,
  });
}

/** The post and its employer; a team page of the employer's own site need not name it. */
function posts(reading: Reading, item: StructuredItem, person: Finding['person'], near: number, many: boolean): void {
  const title = textOf(item, 'jobTitle', 'job-title');
  const shownTitle = title === null || title.length > 120 ? null : reading.visible.line(title, near);
  let found = 0;
  for (const value of values(item, 'worksFor', 'affiliation', 'org')) {
    const name = nameOf(value);
    const line =
      name === null ? null : (reading.visible.line(name, near) ?? reading.visible.line(withoutLegalForm(name), near));
    if (name === null || line === null || (person.name !== '' && name === person.name)) continue;
    found += 1;
    const beside = shownTitle !== null && Math.abs(shownTitle.from - line.from) < 400;
    const at = beside ? { from: Math.min(shownTitle.from, line.from), to: Math.max(shownTitle.to, line.to) } : line;
    push(reading, {
      kind: 'employment',
      person,
      organisation: { name, how: 'structured' },
      ...(beside && title !== null ? { title } : {}),
      current: isCurrent(line.text),
      at,
      via: via(item),
      certainty: 0.8,
    });
  }
  if (found > 0 || shownTitle === null || !many || values(item, 'worksFor', 'affiliation', 'org').length > 0) return;
  const site = siteOrganisation(reading.page);
  if (site !== null)
    push(reading, {
      kind: 'employment',
      person,
      organisation: { name: site, how: 'page_organisation' },
      title: title!,
      current: isCurrent(shownTitle.text) ?? true,
      at: { from: Math.min(near, shownTitle.from), to: shownTitle.to },
      via: via(item),
      certainty: 0.75,
    });
}

function places(reading: Reading, item: StructuredItem, person: Finding['person'], near: number): void {
  for (const value of [...values(item, 'address', 'homeLocation', 'workLocation', 'adr'), item]) {
    if (typeof value !== 'object') continue;
    const town = textOf(value, 'addressLocality', 'locality');
    const country = textOf(value, 'addressCountry', 'country-name');
    const line = town === null ? null : reading.visible.line(town, near);
    if (town === null || line === null) continue;
    push(reading, {
      kind: 'location',
      person,
      value: country !== null && country.length > 3 && line.text.includes(country) ? `${town}, ${country}` : town,
      at: line,
      via: via(item),
      certainty: 0.85,
    });
    return;
  }
}

function addresses(reading: Reading, item: StructuredItem, person: Finding['person'], near: number): void {
  const { page } = reading;
  for (const value of values(item, 'email')) {
    const address =
      typeof value === 'string'
        ? value
            .replace(/^mailto:/i, '')
            .replace(/\?.*$/, '')
            .trim()
            .toLowerCase()
        : '';
    const line = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(address) ? reading.visible.line(address, near) : null;
    if (line !== null)
      push(reading, { kind: 'contact', person, value: address, at: line, via: via(item), certainty: 0.9 });
  }
  for (const value of values(item, 'sameAs', 'url')) {
    const key = typeof value === 'string' ? urlKey(value) : null;
    if (key === null || key === urlKey(page.url)) continue;
    // The address itself is seldom shown: the words of the link to it are.
    const link = page.links.find((other) => other.text.trim() !== '' && urlKey(other.href) === key);
    const block = link === undefined ? undefined : page.blocks[link.block];
    if (block !== undefined)
      push(reading, {
        kind: 'profile_link',
        person,
        value: canonicalUrl(value as string)!,
        at: { from: block.start, to: block.start + Math.min(block.text.length, 300) },
        via: via(item),
        certainty: 0.9,
      });
  }
}

function honours(reading: Reading, item: StructuredItem, person: Finding['person'], near: number): void {
  for (const value of values(item, 'award', 'awards')) {
    const whole = nameOf(value);
    const bare = whole?.replace(/[\s,(]*(?:19|20)\d{2}\)?$/, '').trim() ?? '';
    const line = bare.length < 4 ? null : reading.visible.line(bare, near);
    if (whole === null || line === null) continue;
    const year = recordDate(/(?:19|20)\d{2}/.exec(whole)?.[0] ?? '');
    push(reading, {
      kind: 'award',
      person,
      title: bare,
      ...(year === null ? {} : { start: { year: year.year } }),
      at: line,
      via: via(item),
      certainty: 0.85,
    });
  }
}

/** An organisation that names its founders: the person and the organisation must both be shown. */
function founders(reading: Reading): void {
  for (const item of reading.page.structured.slice(0, 50)) {
    const company = textOf(item, 'name', 'legalName');
    if (company === null) continue;
    for (const value of values(item, 'founder', 'founders')) {
      const name = nameOf(value);
      const line = name === null ? null : reading.visible.line(name);
      if (name === null || line === null || reading.visible.line(withoutLegalForm(company)) === null) continue;
      const date = textOf(item, 'foundingDate');
      const start = date === null || !reading.page.text.includes(date.slice(0, 4)) ? null : recordDate(date);
      push(reading, {
        kind: 'business',
        person: personOf(reading.context, name, 'structured'),
        title: 'Founder',
        organisation: { name: company, how: 'structured' },
        ...(start === null ? {} : { start: { year: start.year } }),
        at: line,
        via: via(item),
        certainty: 0.8,
      });
    }
  }
}

export default {
  id: 'structured',
  priority: 80,
  accepts: (page) => page.structured.length > 0 && page.blocks.length > 0,
  extract(page) {
    const reading: Reading = { page, context: contextOf(page), visible: new VisibleText(page), findings: [] };
    const people = reading.context.people.slice(0, MAX_PEOPLE);
    for (const item of people) {
      const stated = textOf(item, 'name');
      // Some cards give their address as the name.
      const name =
        stated === null
          ? null
          : /^https?:/i.test(stated)
            ? reading.context.subject.name
            : (readName(stated, true) ?? '');
      const line = name === null || name === '' ? null : reading.visible.line(name);
      if (name === null || name === '' || line === null) continue;
      const person = personOf(reading.context, name, 'structured');
      studies(reading, item, person, line.from);
      posts(reading, item, person, line.from, people.length >= 3);
      places(reading, item, person, line.from);
      addresses(reading, item, person, line.from);
      honours(reading, item, person, line.from);
    }
    founders(reading);
    return reading.findings;
  },
} satisfies Extractor;
