// Papers, books and patents: pages of one work, lists of works, sentences that name one, editors of a journal.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { memoise } from '../../domain/text/memoise.ts';
import type { Extractor } from '../../ports/reader.ts';
import { RETRACTED, readCitation, type Work, workOfPage } from '../achievements/works.ts';
import { eachSentence, type PersonSentence } from '../findings/person-sentences.ts';
import { personOf, type StatedFact, stateFact } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { ownerIn } from '../page/own-person.ts';
import { partsOf } from '../page/parts.ts';
import { leadingName } from '../page/person-lines.ts';
import { titleParts } from '../page/register-pages.ts';
import { sectionOf } from '../people/sections.ts';

const MAX_FINDINGS = 160;
/** Co-authors of a list on somebody's page: enough to know the circle, not to fill the report. */
const MAX_AUTHORS = 6;

function push(findings: Finding[], page: Page, fact: StatedFact): void {
  const made = stateFact(page, fact);
  if (made !== null && findings.length < MAX_FINDINGS) findings.push(made);
}

function workFact(work: Work): Pick<StatedFact, 'kind' | 'title' | 'organisation' | 'start' | 'value'> {
  return {
    kind: 'publication',
    title: work.title.slice(0, 300),
    ...(work.venue === null ? {} : { organisation: { name: work.venue, how: 'text' as const } }),
    ...(work.year === null ? {} : { start: { year: work.year } }),
    ...(work.doi === null ? {} : { value: work.doi }),
  };
}

function fromWorkPage(page: Page, context: PageContext): Finding[] {
  const work = workOfPage(page);
  if (work === null) return [];
  const findings: Finding[] = [];
  const status = RETRACTED.test(page.text.slice(0, 4_000)) ? ('revoked' as const) : ('stated' as const);
  for (const name of work.authors.slice(0, 40))
    push(findings, page, {
      ...workFact(work),
      person: personOf(context, name, 'record'),
      status,
      at: { from: work.from, to: work.to },
      via: 'record',
      certainty: 0.9,
    });
  return findings;
}

/** Whose work a line is: the subject among its authors, else the authors; a line without authors is its owner's. */
function ownersOf(
  context: PageContext,
  block: Block,
  work: { authors: string[]; named: boolean },
): Finding['person'][] {
  const people: Finding['person'][] = [];
  for (const name of work.authors.slice(0, 40)) {
    const person = personOf(context, name, 'record');
    if (person.subject) return [person];
    people.push(person);
  }
  if (work.named) return people.slice(0, MAX_AUTHORS);
  const owner = ownerIn(context, block);
  return owner === null ? [] : [owner];
}

const WORKS =
  /\b(?:publications?|papers|books|articles|bibliography|patents|veröffentlichungen|publikationen|schriften|publicaciones|libros|publicações|livros|pubblicazioni|libri|publicaties|boeken|livres|ouvrages)\b/i;
const NOT_WRITTEN =
  /\b(?:talks?|presentations?|posters?|courses|reviewed|reading list|recommended|further reading|references|media coverage|press|in the news|we publish)\b/i;

/** A builder has works too: under such a heading a line needs authors, or the page a researcher. */
const WORKS_OF_ANY_ART = /\b(?:(?:selected )?works|werke|obras|opere|œuvres|werken)\b/i;
const RESEARCHER = /research|orcid|scholar|scientist|author|forsch|cherch|investiga|ricerca/i;

/** Every page has the same few headings. */
const namesWorks = memoise(speaksOfWorks, 1_000);

function speaksOfWorks(heading: string): boolean {
  if (heading === '' || heading.length > 60 || NOT_WRITTEN.test(heading)) return false;
  return sectionOf(heading) === 'publications' || WORKS.test(heading) || WORKS_OF_ANY_ART.test(heading);
}

function fromLists(page: Page, context: PageContext): Finding[] {
  const findings: Finding[] = [];
  for (const part of partsOf(page)) {
    if (part.heading === null || !namesWorks(part.heading)) continue;
    const open = WORKS_OF_ANY_ART.test(part.heading) && !RESEARCHER.test(`${page.title ?? ''} ${page.url}`);
    for (const block of part.blocks) fromLine(page, context, block, open, findings);
  }
  return findings;
}

/** `open`: the heading may announce the works of any art. */
function fromLine(page: Page, context: PageContext, block: Block, open: boolean, findings: Finding[]): void {
  if (block.text.length < 12 || block.text.length > 900) return;
  const work = readCitation(block.text);
  if (work === null || (open && !work.named) || (!work.named && block.tag === 'pre')) return;
  const status = RETRACTED.test(block.text) ? 'revoked' : 'stated';
  for (const person of ownersOf(context, block, work)) {
    push(findings, page, {
      ...workFact(work),
      person,
      status,
      at: { from: block.start, to: block.start + block.text.length },
      via: 'section',
      certainty: work.named ? 0.85 : 0.7,
    });
  }
}

const CUE =
  /(?<![\p{L}])(?:publish(?:ed|es)|wrote|author(?:ed)? of|author of|authored|co-?authored|co-?author of|writer of|editor of|edited|autora? de|publie|a publié|auteure? d[eu]|veröffentlichte|Autor(?:in)? (?:von|des)|schrieb|publicó|escribió|ha pubblicato|autrice d|autore d|publicou|escreveu|schreef|publiceerde|auteur van)(?![\p{L}])/u;
const TITLED =
  /^(?:\p{Ll}[\p{Ll}'’-]* ){0,6}(?:["“„«]\s?([^"“”„«»]{3,200}?)[,.]?\s?["”“»]|(\p{Lu}[\p{L}\p{N}'’:-]*(?: (?:\p{Lu}[\p{L}\p{N}'’:-]*|of|by|with|from|the|and|in|for|to|a|on|de|la|le|des|der|die|und|di|del|et)){0,10}))(?:,? ?\(([^()]{0,80}?)((?:19|20)\d{2})\)|,? in ((?:19|20)\d{2}))?/u;

/** "publie Stairwells (Petit Balcon, 2021)": a title needs quotation marks or an imprint in brackets. */
function fromSentence(page: Page, { sentence, whose }: PersonSentence, findings: Finding[]): void {
  const { text } = sentence;
  const cue = CUE.exec(text);
  if (cue === null || /\b(?:not|never|nicht|nunca|non)\b[^,;]{0,20}$/i.test(text.slice(0, cue.index))) return;
  const match = TITLED.exec(text.slice(cue.index + cue[0].length, cue.index + cue[0].length + 400).trimStart());
  if (match === null) return;
  const title = match[1] ?? match[2]!;
  if (match[1] === undefined && match[4] === undefined) return;
  const venue = (match[3] ?? '').replace(/[\s,;]+$/, '').trim();
  const year = match[4] ?? match[5];
  for (const person of whose(cue.index)) {
    push(findings, page, {
      kind: 'publication',
      person,
      title,
      ...(venue === '' ? {} : { organisation: { name: venue, how: 'text' } }),
      ...(year === undefined ? {} : { start: { year: Number(year) } }),
      at: { from: sentence.base, to: sentence.base + text.length },
      via: 'prose',
      certainty: 0.75,
    });
  }
}

const BOARD =
  /\b(?:editorial board|editors|board of editors|comité de rédaction|comité editorial|herausgeber|redaktion|comitato (?:editoriale|di redazione)|conselho editorial|redactie)\b/i;
const EDITORS =
  /(?:^|[.;]\s)((?:Managing |Associate |Deputy |Senior )?Editors?(?:[ -]in[ -]chief)?|Herausgeber(?:in)?|Rédact(?:eur|rice)s?(?: en chef)?|Editor(?:es|a)?|Direttor[ei]|Redacteurs?)\s?:\s/gu;

/** The board of a journal: its editors stand with the journal's name. */
function fromBoard(page: Page, context: PageContext): Finding[] {
  const parts = titleParts(page);
  if (!parts.some((part) => BOARD.test(part))) return [];
  const journal = parts.find((part) => !BOARD.test(part) && part.length < 80);
  if (journal === undefined) return [];
  const findings: Finding[] = [];
  for (const block of page.blocks) {
    const marks = [...block.text.slice(0, 6_000).matchAll(EDITORS)];
    for (const [index, mark] of marks.entries()) {
      const end = marks[index + 1]?.index ?? Math.min(block.text.length, mark.index + 3_000);
      let from = mark.index + mark[0].length;
      for (const entry of block.text.slice(from, end).split(';').slice(0, 60)) {
        const name = leadingName(entry);
        const label = index === 0 && from === mark.index + mark[0].length ? mark.index : from;
        if (name !== null)
          push(findings, page, {
            kind: 'publication',
            person: personOf(context, name.name, 'record'),
            title: journal,
            at: { from: block.start + label, to: block.start + from + entry.length },
            via: 'record',
            certainty: 0.7,
          });
        from += entry.length + 1;
      }
    }
  }
  return findings;
}

export default {
  id: 'publications',
  priority: 12,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const findings = [...fromWorkPage(page, context), ...fromBoard(page, context), ...fromLists(page, context)];
    eachSentence(page, context, CUE, (item) => fromSentence(page, item, findings));
    return findings.slice(0, MAX_FINDINGS);
  },
} satisfies Extractor;
