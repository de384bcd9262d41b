// Papers and books: the work that a page is of, and the parts of a citation line.
import { english } from '../../domain/languages/en.ts';
import { anyOf } from '../../domain/languages/words.ts';
import type { Block, Page, StructuredItem } from '../../domain/model/page.ts';
import { yearIn } from '../findings/stated-fact.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { authorNames, readName } from '../page/person-lines.ts';
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

const WORK_TYPES = new Set(
  'ScholarlyArticle Book Chapter Thesis Report MedicalScholarlyArticle PublicationIssue'.split(' '),
);
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
const LONGEST_TITLE = 300;
const LONGEST_QUOTE = 600;
const isMain = ({ zone }: Block): boolean => zone !== 'nav' && zone !== 'footer';
const isItem = ({ tag }: Block): boolean => tag === 'li' || tag === 'td' || tag === 'dd';

/** A heading, a line of authors and an imprint close together: the page is of a paper or a book. */
export function workOfPage(page: Page): WorkOnPage | null {
  const tagged = taggedWork(page);
  const blocks = page.blocks.filter(isMain).slice(0, OPENING);
  const head = tagged?.block ?? blocks.find(({ headingLevel }) => headingLevel !== undefined && headingLevel <= 2);
  if (head === undefined || head.text.length > LONGEST_TITLE) return null;
  // A page that is headed by a person's name is of that person.
  if (tagged === null && readName(head.text) !== null) return null;
  const at = blocks.indexOf(head);
  const around = blocks
    .slice(Math.max(0, at - 2), at + 5)
    .filter((block) => at >= 0 && block !== head && !isItem(block));
  const bylines = around
    .filter(({ text }) => text.length < 600)
    .map((block) => ({ block, names: authorNames(block.text) }))
    .filter(({ names }) => names.length > 0);
  const behind = bylines.find(({ block }) => block.index > head.index);
  const byline = behind ?? (tagged === null ? undefined : bylines[0]);
  const isImprint = (block: Block): boolean =>
    block !== byline?.block && block.text.length < 400 && IMPRINT.test(block.text);
  const imprint = around.find(isImprint);
  if (tagged === null && (byline === undefined || imprint === undefined)) return null;
  const shown = tagged?.authors.filter((name) => page.text.includes(name.split(' ').at(-1)!)) ?? [];
  const authors = byline?.names.map(({ name }) => name) ?? shown;
  if (authors.length === 0) return null;
  const said = [head, byline?.block, imprint].filter((block) => block !== undefined);
  const from = Math.min(head.start, byline?.block.start ?? head.start);
  const to = Math.max(...said.map(({ start, text }) => start + text.length));
  return {
    title: tagged?.title ?? head.text,
    authors,
    venue: tagged?.venue ?? venueOf(page, head, imprint),
    year: tagged?.year ?? yearIn(imprint?.text ?? '')?.year ?? null,
    doi: tagged?.doi ?? DOI.exec(imprint?.text ?? '')?.[0] ?? null,
    ...(to - from <= LONGEST_QUOTE ? { from, to } : { from: head.start, to: head.start + head.text.length }),
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
const withoutMark = (line: string): string =>
  line.replace(/^\[?\d{1,3}[\].)]\s+|^[•*–-]\s+/, '').replace(/^\((?:with|mit|avec|con|com|met) [^()]{3,80}\)\s/i, '');

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

const MONTH_FIRST = new RegExp(`^${anyOf(english.months.flat())}[\\s,]`, 'i');
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
