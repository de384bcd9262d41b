// What JSON-LD, microdata and microformats say of a person, as far as the visible text says it too: the visible line is the quote.
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page, StructuredItem, StructuredValue } from '../../domain/model/page.ts';
import { canonicalUrl, urlKey } from '../../domain/web/canonical-url.ts';
import type { Extractor } from '../../ports/reader.ts';
import { organisationNamed, personOf, recordDate, type StatedFact, stateFacts } from '../findings/stated-fact.ts';
import { SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { readName } from '../page/person-lines.ts';
import { withoutLegalForm } from '../page/register-pages.ts';
import { textOf } from '../page/subject.ts';
import { isCurrent, studyStatus } from '../statements/status.ts';

const MOST_FINDINGS = 100;
const MOST_PEOPLE = 60;
const MOST_VALUES = 20;
const MOST_ORGANISATIONS = 50;
const LONGEST_VALUE = 300;
const SCHOOL_TYPES = new Set(['CollegeOrUniversity', 'EducationalOrganization', 'School', 'HighSchool']);

interface Visible {
  from: number;
  to: number;
  text: string;
}

/** One person of the structured data, and the line that shows their name. */
interface Card {
  page: Page;
  context: PageContext;
  item: StructuredItem;
  person: Finding['person'];
  /** The line that shows a value, the nearest behind the name first. */
  line(value: string | null): Visible | null;
  isOneOfMany: boolean;
}

type CardFact = Omit<StatedFact, 'person' | 'via'>;
type Reader = (card: Card) => CardFact[];

/** The line that shows the value; of several, the one nearest behind `near`. */
function visibleLine(page: Page, lower: string, value: string | null, near: number): Visible | null {
  const wanted = (value ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
  if (wanted.length < 2 || wanted.length > LONGEST_VALUE || lower.length !== page.text.length) return null;
  const behind = lower.indexOf(wanted, near);
  const at = behind < 0 ? lower.indexOf(wanted) : behind;
  const block = page.blocks.findLast(({ start }) => start <= at);
  const to = block === undefined ? -1 : block.start + block.text.length;
  return at < 0 || at + wanted.length > to ? null : { from: block!.start, to, text: block!.text };
}

const values = ({ properties }: StructuredItem, ...keys: string[]): StructuredValue[] =>
  keys.flatMap((key) => properties[key] ?? []).slice(0, MOST_VALUES);

function nameOf(value: StructuredValue): string | null {
  if (typeof value === 'object') return textOf(value, 'name', 'legalName');
  return typeof value === 'string' ? value.trim() : null;
}

/** Some sites list former employers as `alumniOf`: only what is a school by type or by name counts as study. */
function isSchool(value: StructuredValue, name: string): boolean {
  if (typeof value === 'object' && value.types.some((type) => SCHOOL_TYPES.has(type))) return true;
  const words = name.toLowerCase().split(/[\s,]+/);
  return words.some((word) => SCHOOL_CUES.has(word));
}

const studies: Reader = ({ item, line }) =>
  values(item, 'alumniOf').flatMap((value) => {
    const name = nameOf(value);
    const at = line(name);
    if (name === null || at === null || !isSchool(value, name)) return [];
    const organisation = organisationNamed(name, 'structured');
    return [{ kind: 'education', status: studyStatus(at.text, false), organisation, at, certainty: 0.7 }];
  });

const credentials: Reader = ({ item, line }) =>
  values(item, 'hasCredential').flatMap((value): CardFact[] => {
    const title = nameOf(value);
    const at = line(title);
    if (title === null || at === null) return [];
    const issuer = typeof value === 'object' ? textOf(value, 'recognizedBy', 'issuedBy') : null;
    const date = typeof value === 'object' ? textOf(value, 'dateCreated', 'validFrom', 'datePublished') : null;
    const organisation = line(issuer) === null ? null : organisationNamed(issuer, 'structured');
    const day = recordDate(date ?? '');
    const degree = parseDegree(title);
    if (degree === null || degree.level === 'certificate' || degree.level === 'none')
      return [{ kind: 'credential', title, organisation, start: day, at, certainty: 0.85 }];
    return [{ kind: 'education', degree, organisation, end: day, at, certainty: 0.8 }];
  });

/** Farther from each other, title and employer are of different posts. */
const REACH = 400;
const LONGEST_TITLE = 120;

/** The post and its employer; a team page of the employer's own site need not name it. */
const posts: Reader = ({ page, item, person, line, isOneOfMany }) => {
  const title = textOf(item, 'jobTitle', 'job-title');
  const shown = title === null || title.length > LONGEST_TITLE ? null : line(title);
  const employers = values(item, 'worksFor', 'affiliation', 'org');
  if (employers.length === 0 && shown !== null && isOneOfMany) {
    const organisation = organisationNamed(siteOrganisation(page), 'page_organisation');
    const current = isCurrent(shown.text) ?? true;
    return organisation === null
      ? []
      : [{ kind: 'employment', organisation, title, current, at: shown, certainty: 0.75 }];
  }
  return employers.flatMap((value) => {
    const name = nameOf(value);
    const own = name === null ? null : (line(name) ?? line(withoutLegalForm(name)));
    if (own === null || name === person.name) return [];
    const beside = shown !== null && Math.abs(shown.from - own.from) < REACH ? shown : null;
    const at = beside && { from: Math.min(beside.from, own.from), to: Math.max(beside.to, own.to) };
    return [
      {
        kind: 'employment',
        organisation: organisationNamed(name, 'structured'),
        title: beside && title,
        current: isCurrent(own.text),
        at: at ?? own,
        certainty: 0.8,
      },
    ];
  });
};

const places: Reader = ({ item, line }) =>
  [...values(item, 'address', 'homeLocation', 'workLocation', 'adr'), item]
    .flatMap((value) => {
      const town = typeof value === 'object' ? textOf(value, 'addressLocality', 'locality') : null;
      const country = typeof value === 'object' ? textOf(value, 'addressCountry', 'country-name') : null;
      const at = line(town);
      if (town === null || at === null) return [];
      const isShown = country !== null && country.length > 3 && at.text.includes(country);
      return [{ kind: 'location' as const, value: isShown ? `${town}, ${country}` : town, at, certainty: 0.85 }];
    })
    .slice(0, 1);

const mailboxes: Reader = ({ item, line }) =>
  values(item, 'email').flatMap((written) => {
    const value = String(written)
      .replace(/^mailto:|\?.*$/gi, '')
      .trim()
      .toLowerCase();
    const at = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(value) ? line(value) : null;
    return at === null ? [] : [{ kind: 'contact', value, at, certainty: 0.9 }];
  });

/** The address itself is seldom shown: the words of the link to it are. */
const links: Reader = ({ page, item }) =>
  values(item, 'sameAs', 'url').flatMap((written) => {
    const key = typeof written === 'string' ? urlKey(written) : null;
    if (key === null || key === urlKey(page.url)) return [];
    const link = page.links.find((other) => other.text.trim() !== '' && urlKey(other.href) === key);
    const block = link === undefined ? undefined : page.blocks[link.block];
    if (block === undefined) return [];
    const at = { from: block.start, to: block.start + Math.min(block.text.length, LONGEST_VALUE) };
    return [{ kind: 'profile_link', value: canonicalUrl(written as string), at, certainty: 0.9 }];
  });

const honours: Reader = ({ item, line }) =>
  values(item, 'award', 'awards').flatMap((value) => {
    const whole = nameOf(value) ?? '';
    const title = whole.replace(/[\s,(]*(?:19|20)\d{2}\)?$/, '').trim();
    const at = title.length < 4 ? null : line(title);
    const year = recordDate(/(?:19|20)\d{2}/.exec(whole)?.[0] ?? '');
    return at === null ? [] : [{ kind: 'award', title, start: year, at, certainty: 0.85 }];
  });

const via = ({ syntax }: StructuredItem): Finding['via'] => (syntax === 'opengraph' ? 'jsonld' : syntax);

/** An organisation that names its founders: the person and the organisation must both be shown. */
function founders(page: Page, context: PageContext, line: Card['line']): StatedFact[] {
  return page.structured.slice(0, MOST_ORGANISATIONS).flatMap((item) => {
    const company = textOf(item, 'name', 'legalName');
    if (company === null || line(withoutLegalForm(company)) === null) return [];
    const date = textOf(item, 'foundingDate')?.slice(0, 4) ?? '';
    const founded = page.text.includes(date) ? recordDate(date) : null;
    return values(item, 'founder', 'founders').flatMap((value): StatedFact[] => {
      const name = nameOf(value);
      const at = line(name);
      if (name === null || at === null) return [];
      const person = personOf(context, name, 'structured');
      const organisation = organisationNamed(company, 'structured');
      const fact = { title: 'Founder', organisation, start: founded, at, via: via(item), certainty: 0.8 };
      return [{ kind: 'business', person, ...fact }];
    });
  });
}

/** Some cards give their address as the name. */
function nameIn(item: StructuredItem, context: PageContext): string {
  const stated = textOf(item, 'name') ?? '';
  return /^https?:/i.test(stated) ? context.subject.name : (readName(stated, true) ?? '');
}

const READERS: readonly Reader[] = [studies, credentials, posts, places, mailboxes, links, honours];

export default {
  id: 'structured',
  priority: 80,
  accepts: (page) => page.structured.length > 0 && page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const lower = page.text.toLowerCase();
    const lineFrom = (near: number) => (value: string | null) => visibleLine(page, lower, value, near);
    const people = context.people.slice(0, MOST_PEOPLE);
    const facts = people.flatMap((item): StatedFact[] => {
      const name = nameIn(item, context);
      const shown = lineFrom(0)(name);
      if (shown === null) return [];
      const person = personOf(context, name, 'structured');
      const card = { page, context, item, person, line: lineFrom(shown.from), isOneOfMany: people.length >= 3 };
      return READERS.flatMap((read) => read(card)).map((fact) => ({ ...fact, person, via: via(item) }));
    });
    return stateFacts(page, [...facts, ...founders(page, context, lineFrom(0))], MOST_FINDINGS);
  },
} satisfies Extractor;
