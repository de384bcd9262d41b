// Papers, books and patents: pages of one work, lists of works, sentences that name one, editors of a journal.
import { anyOf, JOINING_WORDS, lazyPattern, wordsOf } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { memoise } from '../../domain/text/memoise.ts';
import type { Extractor } from '../../ports/reader.ts';
import { RETRACTED, readCitation, type Work, workOfPage } from '../achievements/works.ts';
import { eachSentence, type PersonSentence } from '../findings/person-sentences.ts';
import { organisationNamed, personOf, type StatedFact, stateFacts } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { ownerIn } from '../page/own-person.ts';
import { partsOf } from '../page/parts.ts';
import { leadingName } from '../page/person-lines.ts';
import { titleParts } from '../page/register-pages.ts';
import { sectionOf } from '../people/sections.ts';

const MOST_FINDINGS = 160;
/** Co-authors of a list on somebody's page: enough to know the circle, not to fill the report. */
const MAX_AUTHORS = 6;

type WorkFact = Pick<StatedFact, 'kind' | 'title' | 'organisation' | 'start' | 'value' | 'status'>;

const workFact = ({ title, venue, year, doi }: Work, text: string): WorkFact => ({
  kind: 'publication',
  title: title.slice(0, 300),
  organisation: organisationNamed(venue, 'text'),
  start: year === null ? null : { year },
  value: doi,
  status: RETRACTED.test(text) ? 'revoked' : 'stated',
});

function fromWorkPage(page: Page, context: PageContext): StatedFact[] {
  const work = workOfPage(page);
  const authors = work?.authors.slice(0, 40) ?? [];
  return authors.map((name) => ({
    ...workFact(work!, page.text.slice(0, 4_000)),
    person: personOf(context, name, 'record'),
    at: work!,
    via: 'record',
    certainty: 0.9,
  }));
}

/** Whose work a line is: the subject among its authors, else the authors; a line without authors is its owner's. */
function ownersOf(
  context: PageContext,
  block: Block,
  work: { authors: string[]; named: boolean },
): Finding['person'][] {
  const people = work.authors.slice(0, 40).map((name) => personOf(context, name, 'record'));
  const subject = people.find((person) => person.subject);
  if (subject !== undefined) return [subject];
  if (work.named) return people.slice(0, MAX_AUTHORS);
  const owner = ownerIn(context, block);
  return owner === null ? [] : [owner];
}

const WORKS = wordsOf(({ sections }) => sections.publications ?? []);
const NOT_WRITTEN =
  /\b(?:talks?|presentations?|posters?|courses|reviewed|reading list|recommended|further reading|references|media coverage|press|in the news|we publish)\b/i;

/** A builder has works too: under such a heading a line needs authors, or the page a researcher. */
const WORKS_OF_ANY_ART = /\b(?:(?:selected )?works|werke|obras|opere|œuvres|werken)\b/i;
const RESEARCHER = /research|orcid|scholar|scientist|author|forsch|cherch|investiga|ricerca/i;

/** Every page has the same few headings. */
const namesWorks = memoise(speaksOfWorks, 1_000);

const hasWorks = (heading: string): boolean =>
  heading
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => WORKS.has(word));

function speaksOfWorks(heading: string): boolean {
  if (heading === '' || heading.length > 60 || NOT_WRITTEN.test(heading)) return false;
  return sectionOf(heading) === 'publications' || hasWorks(heading) || WORKS_OF_ANY_ART.test(heading);
}

function fromLists(page: Page, context: PageContext): StatedFact[] {
  return partsOf(page).flatMap(({ heading, blocks }) => {
    if (heading === null || !namesWorks(heading)) return [];
    const isOpen = WORKS_OF_ANY_ART.test(heading) && !RESEARCHER.test(`${page.title ?? ''} ${page.url}`);
    return blocks.flatMap((block) => fromLine(context, block, isOpen));
  });
}

/** `isOpen`: the heading may announce the works of any art. */
function fromLine(context: PageContext, block: Block, isOpen: boolean): StatedFact[] {
  const { text, start, tag } = block;
  const work = text.length < 12 || text.length > 900 ? null : readCitation(text);
  if (work === null || (!work.named && (isOpen || tag === 'pre'))) return [];
  return ownersOf(context, block, work).map((person) => ({
    ...workFact(work, text),
    person,
    at: { from: start, to: start + text.length },
    via: 'section',
    certainty: work.named ? 0.85 : 0.7,
  }));
}

const CUE =
  /(?<![\p{L}])(?:publish(?:ed|es)|wrote|author(?:ed)? of|author of|authored|co-?authored|co-?author of|writer of|editor of|edited|autora? de|publie|a publié|auteure? d[eu]|veröffentlichte|Autor(?:in)? (?:von|des)|schrieb|publicó|escribió|ha pubblicato|autrice d|autore d|publicou|escreveu|schreef|publiceerde|auteur van)(?![\p{L}])/u;
const TITLED = lazyPattern(
  () =>
    `^(?:\\p{Ll}[\\p{Ll}'’-]* ){0,6}(?:["“„«]\\s?([^"“”„«»]{3,200}?)[,.]?\\s?["”“»]|(\\p{Lu}[\\p{L}\\p{N}'’:-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}'’:-]*|${anyOf(JOINING_WORDS)})){0,10}))(?:,? ?\\(([^()]{0,80}?)((?:19|20)\\d{2})\\)|,? in ((?:19|20)\\d{2}))?`,
  'u',
);

/** "publie Stairwells (Petit Balcon, 2021)": a title needs quotation marks or an imprint in brackets. */
function fromSentence({ sentence, whose }: PersonSentence): StatedFact[] {
  const { text, base } = sentence;
  const cue = CUE.exec(text);
  if (cue === null || /\b(?:not|never|nicht|nunca|non)\b[^,;]{0,20}$/i.test(text.slice(0, cue.index))) return [];
  const end = cue.index + cue[0].length;
  const [match, quoted, plain, venue = '', imprint, year = imprint] =
    TITLED().exec(text.slice(end, end + 400).trimStart()) ?? [];
  if (match === undefined || (quoted === undefined && imprint === undefined)) return [];
  return whose(cue.index).map((person) => ({
    kind: 'publication',
    person,
    title: quoted ?? plain!,
    organisation: organisationNamed(venue.replace(/[\s,;]+$/, '').trim(), 'text'),
    start: year === undefined ? null : { year: Number(year) },
    at: { from: base, to: base + text.length },
    via: 'prose',
    certainty: 0.75,
  }));
}

const BOARD = /(?<!\p{L})(?:editor(?:s|iale?)|r[eé]da[ck]t(?:ion|ie)|redazione|herausgeber)(?!\p{L})/iu;
const EDITORS =
  /(?:^|[.;]\s)((?:Managing |Associate |Deputy |Senior )?Editors?(?:[ -]in[ -]chief)?|Herausgeber(?:in)?|Rédact(?:eur|rice)s?(?: en chef)?|Editor(?:es|a)?|Direttor[ei]|Redacteurs?)\s?:\s/gu;

/** The board of a journal: its editors stand with the journal's name. */
function fromBoard(page: Page, context: PageContext): StatedFact[] {
  const parts = titleParts(page);
  const journal = parts.find((part) => !BOARD.test(part) && part.length < 80);
  if (journal === undefined || !parts.some((part) => BOARD.test(part))) return [];
  return page.blocks.flatMap(({ text, start }) => {
    const marks = [...text.slice(0, 6_000).matchAll(EDITORS)];
    return marks.flatMap((mark, at) => {
      const begin = mark.index + mark[0].length;
      const list = text.slice(begin, marks[at + 1]?.index ?? begin + 3_000);
      return [...list.matchAll(/[^;]+/g)].slice(0, 60).flatMap(({ 0: entry, index }): StatedFact[] => {
        const name = leadingName(entry);
        const from = start + begin + index;
        const fact = { title: journal, at: { from, to: from + entry.length }, via: 'record', certainty: 0.7 } as const;
        return name === null ? [] : [{ kind: 'publication', person: personOf(context, name.name, 'record'), ...fact }];
      });
    });
  });
}

export default {
  id: 'publications',
  priority: 12,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const facts = [fromWorkPage, fromBoard, fromLists].flatMap((read) => read(page, context));
    eachSentence(page, context, CUE, (item) => facts.push(...fromSentence(item)));
    return stateFacts(page, facts, MOST_FINDINGS);
  },
} satisfies Extractor;
