// Papers and books: the work that a page is of, and the parts of a citation line.
import type { Block, Page, StructuredItem } from '../../domain/model/page.ts';
import { yearIn } from '../findings/stated-fact.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { authorNames, type NameAt, readName } from '../page/person-lines.ts';
import { titleParts } from '../page/register-pages.ts';
import { textOf } from '../page/subject.ts';

export interface Work {
  title: string;
  authors: string[];
  venue: string | null;
  year: number | null;
  doi: string | null;
}

export interface WorkOnPage extends Work {
  from: number;
  to: number;
}

const WORK_TYPES = new Set([
  'ScholarlyArticle',
  'Book',
  'Chapter',
  'Thesis',
  'Report',
  'MedicalScholarlyArticle',
  'PublicationIssue',
]);
const IMPRINT =
  /\b(?:vol(?:ume)?\.?\s?\d+|no\.\s?\d+|pp?\.\s?\d+|\d+ pages|\d+ (?:Seiten|páginas|pagine|blz)|\d+\s?\((?:19|20)\d{2}|ISBN|ISSN|DOI\b|doi:|published|received \d+|accepted|erschienen|publié|publicado|pubblicato|verschenen|hardback|paperback|in press|proceedings|journal)\b/i;
const DOI = /\b10\.\d{4,9}\/[^\s"<>]{3,100}/;

function visible(page: Page, text: string): Block | undefined {
  return page.blocks
    .slice(0, 60)
    .find((block) => block.zone !== 'nav' && block.text.length < text.length + 60 && block.text.includes(text));
}

function strings(item: StructuredItem, key: string): string[] {
  return (item.properties[key] ?? [])
    .filter((value): value is string => typeof value === 'string')
    .map((value) => value.trim());
}

/** What a page's citation tags or JSON-LD say; a title that the page does not show is no fact. */
function taggedWork(page: Page): (Work & { block: Block }) | null {
  for (const item of page.structured) {
    const tagged = textOf(item, 'citation_title');
    const typed = item.types.some((type) => WORK_TYPES.has(type)) ? textOf(item, 'headline', 'name') : null;
    const title = tagged ?? typed;
    if (title === null || title.length < 4) continue;
    const block = visible(page, title);
    if (block === undefined) continue;
    const authors =
      tagged !== null
        ? strings(item, 'citation_author')
        : (item.properties.author ?? []).map((value) =>
            typeof value === 'object' ? (textOf(value, 'name') ?? '') : String(value),
          );
    const date = textOf(item, 'citation_publication_date', 'citation_date', 'citation_year', 'datePublished');
    return {
      title,
      block,
      authors: authors.map((name) => readName(name, true) ?? name).filter((name) => name.length > 3),
      venue: textOf(
        item,
        'citation_journal_title',
        'citation_conference_title',
        'citation_publisher',
        'isPartOf',
        'publisher',
      ),
      year: date === null ? null : (yearIn(date.replaceAll('/', ' ').replace(/-/g, ' '))?.year ?? null),
      doi: textOf(item, 'citation_doi'),
    };
  }
  return null;
}

const OPENING = 12;

/** The first blocks outside menus and footers. */
function openingOf(page: Page): Block[] {
  const opening: Block[] = [];
  for (const block of page.blocks) {
    if (block.zone === 'nav' || block.zone === 'footer') continue;
    opening.push(block);
    if (opening.length === OPENING) break;
  }
  return opening;
}

/** A heading, a line of authors and an imprint close together: the page is of a paper or a book. */
export function workOfPage(page: Page): WorkOnPage | null {
  const tagged = taggedWork(page);
  const blocks = openingOf(page);
  const at = blocks.findIndex((block) =>
    tagged === null ? block.headingLevel !== undefined && block.headingLevel <= 2 : block === tagged.block,
  );
  const head = tagged?.block ?? blocks[at];
  if (head === undefined || head.text.length > 300) return null;
  // A page that is headed by a person's name is of that person.
  if (tagged === null && readName(head.text) !== null) return null;
  const around =
    at < 0
      ? []
      : blocks
          .slice(Math.max(0, at - 2), at + 5)
          .filter((block) => block !== head && block.tag !== 'li' && block.tag !== 'td' && block.tag !== 'dd');
  const imprints = around.filter((block) => block.text.length < 400 && IMPRINT.test(block.text));
  if (tagged === null && imprints.length === 0) return null;
  let byline: { block: Block; names: NameAt[] } | null = null;
  for (const block of around) {
    if (block.index < head.index && tagged === null && byline !== null) continue;
    const names = block.text.length < 600 ? authorNames(block.text) : [];
    if (names.length > 0 && (byline === null || block.index > head.index)) {
      byline = { block, names };
      if (block.index > head.index) break;
    }
  }
  const imprint = imprints.find((block) => block !== byline?.block);
  if (tagged === null && (byline === null || imprint === undefined || byline.block.index < head.index)) return null;
  const authors = byline?.names.map((name) => name.name) ?? [];
  const first = Math.min(head.start, byline?.block.start ?? head.start);
  const last = [head, ...(byline === null ? [] : [byline.block]), ...(imprint === undefined ? [] : [imprint])].reduce(
    (end, block) => Math.max(end, block.start + block.text.length),
    0,
  );
  const shown = tagged?.authors.filter((name) => page.text.includes(name.split(' ').at(-1)!)) ?? [];
  const all = authors.length > 0 ? authors : shown;
  if (all.length === 0) return null;
  return {
    title: tagged?.title ?? head.text,
    authors: all,
    venue: tagged?.venue ?? venueOf(page, head, imprint),
    year: tagged?.year ?? (imprint === undefined ? null : (yearIn(imprint.text)?.year ?? null)),
    doi: tagged?.doi ?? (imprint === undefined ? null : (DOI.exec(imprint.text)?.[0] ?? null)),
    from: last - first <= 600 ? first : head.start,
    to: last - first <= 600 ? last : head.start + head.text.length,
  };
}

/** "Speech Machines, vol. 12, 2015": the words before the first number; else the other part of the page's title. */
function venueOf(page: Page, head: Block, imprint: Block | undefined): string | null {
  const lead = /^(\p{Lu}[\p{L}&'’ -]{3,80}?)(?:,| \d)/u.exec(imprint?.text ?? '')?.[1];
  if (lead !== undefined && !/^(?:received|published|accepted|volume|vol)/i.test(lead)) return lead.trim();
  return (
    titleParts(page).find(
      (part) =>
        part !== head.text &&
        !head.text.includes(part) &&
        part.split(/\s+/).length >= 2 &&
        readName(part) === null &&
        part === page.siteName,
    ) ?? siteOrganisation(page)
  );
}

const QUOTED = /["“„«‘]\s?([^"“”„«»]{6,250}?)[,.]?\s?["”“»]/u;

/** Without the number or bullet of the line, and without the co-authors that some put in front: "[12]", "(with Jane Roe)". */
function withoutMark(line: string): string {
  const first = line.charCodeAt(0);
  const capital = first >= 65 && first <= 90;
  return capital
    ? line
    : line
        .replace(/^\[?\d{1,3}[\].)]\s+/, '')
        .replace(/^[•*–-]\s+/, '')
        .replace(/^\((?:with|mit|avec|con|com|met) [^()]{3,80}\)\s/i, '');
}

/** The parts of one citation: who, what, where, when. Null for a line that is none. */
export function readCitation(text: string): Citation | null {
  const line = withoutMark(text.slice(0, 900));
  if (/^(?:students?|books?|notes?|languages?|awards?|see also|source)\s?:/i.test(line)) return null;
  const known = { year: yearIn(line, true)?.year ?? null, doi: DOI.exec(line)?.[0] ?? null };
  return quotedTitle(line, known) ?? titleBehindAuthors(line, known) ?? bareTitle(line, known);
}

type Citation = Work & { named: boolean };
type Known = Pick<Work, 'year' | 'doi'>;

function cited(title: string, authors: readonly { name: string }[], venue: string, known: Known): Citation {
  const names = authors.map(({ name }) => name);
  return { ...known, title: title.trim(), authors: names, venue: venueAfter(venue), named: names.length > 0 };
}

function quotedTitle(line: string, known: Known): Citation | null {
  const quoted = QUOTED.exec(line);
  if (quoted === null) return null;
  const lead = line
    .slice(0, quoted.index)
    .replace(/\((?:19|20)\d{2}[a-z]?\)/, '')
    .replace(/[\s,.:]+$/, '');
  return cited(quoted[1]!, authorNames(lead), line.slice(quoted.index + quoted[0].length), known);
}

/** "Roe, J. (1999). Title. Venue" and "Roe, J. Title. Venue 1999" */
function titleBehindAuthors(line: string, known: Known): Citation | null {
  const dated = /^(.{3,400}?)\s\(((?:19|20)\d{2})[a-z]?\)[.:,]?\s([^.]{6,250})\.(.*)$/su.exec(line);
  const authors = dated === null ? [] : authorNames(dated[1]!.replace(/,?\s&\s/g, ', '));
  if (dated !== null && authors.length > 0)
    return cited(dated[3]!, authors, dated[4]!, { ...known, year: Number(dated[2]) });
  const dotted = /^(.{5,300}?)(?<=[^\s.]{2})\.\s([^.]{8,250})\.\s(.{3,})$/su.exec(line);
  const people = dotted === null ? [] : authorNames(dotted[1]!);
  return dotted === null || people.length === 0 ? null : cited(dotted[2]!, people, dotted[3]!, known);
}

/** A bare line needs a title of three words or more, and no loose quotation mark of a line that was cut in two. */
function bareTitle(line: string, known: Known): Citation | null {
  if (known.year === null && known.doi === null) return null;
  if (/["“”]|^last (?:updated|modified)|copyright/i.test(line) || MONTH_FIRST.test(line)) return null;
  const plain = /^(\p{Lu}[^.,]{5,200}?)(?:[.,]\s(\p{Lu}[^.,]{3,100}?))?[,.(\s]+(?:19|20)\d{2}\)?/u.exec(line);
  if (plain === null || plain[1]!.split(/\s+/).length < 3 || MONTH_FIRST.test(plain[2] ?? '')) return null;
  const beside = plain[2]?.trim() ?? '';
  const venue = beside === '' || GENERIC_VENUE.test(beside) ? null : beside.replace(/\s\d+$/, '');
  return { ...known, title: plain[1]!.replace(/[\s,(]+$/, ''), authors: [], venue, named: false };
}

const MONTH_FIRST = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[\s,]/i;
const GENERIC_VENUE =
  /^(?:Available|Retrieved|Accessed|DOI|ISBN|PDF|Link|Book|Article|Paper|Thesis|Preprint|Report|Chapter|Buch|Livre|Libro|Boek|Source)$/i;

function venueAfter(text: string): string | null {
  const venue = /^[\s,.:]*(?:In:?\s)?(?:the\s)?(\p{Lu}[\p{L}&'’: -]{2,100}?)(?=,|\.|\s\(|\s\d|;|$)/u
    .exec(text)?.[1]
    ?.trim();
  return venue === undefined || GENERIC_VENUE.test(venue) ? null : venue;
}

export const RETRACTED =
  /\bRETRACTED\b|\b(?:this|the) (?:article|paper|work) (?:has been|was|is) retracted\b|\bretraction notice\b/i;
