// The record of a thesis in a school's repository: who handed it in, where, for which degree, when. Repositories (DSpace, Pure,
// EPrints) state it in `citation_*` and `DC.*` tags; what the page does not show is no fact.
import type { DegreeMention, Finding } from '../../domain/model/finding.ts';
import type { Block, Page, StructuredItem } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { personOf, type StatedFact, stateFacts, yearIn } from '../findings/stated-fact.ts';
import { contextOf } from '../page/context.ts';
import { readName } from '../page/person-lines.ts';
import { textOf } from '../page/subject.ts';

/** The record stands at the head of its page; what follows are abstracts and lists of other works. */
const HEAD_BLOCKS = 80;
const LONGEST_QUOTE = 600;
const LONGEST_KIND = 60;

/** What repositories call it, with the level that the words name; a bare "thesis" or "dissertation" names none. */
const KINDS: readonly [RegExp, DegreeMention['level'] | null][] = [
  [
    /(?<!\p{L})(?:doctoral|doctorate|ph\.?\s?d\.?)[\s-](?:thesis|dissertation)|doktorarbeit|thèse de doctorat|tesis doctoral|tesi di dottorato|tese de doutorad?o|proefschrift|praca doktorska|doktorsavhandling|doktorgradsavhandling/iu,
    'doctoral',
  ],
  [
    /(?<!\p{L})(?:master(?:['’]?s)?|m\.?\s?sc\.?)[\s-](?:thesis|dissertation)|masterarbeit|mémoire de master|tesis de (?:maestría|máster)|tesi di laurea magistrale|dissertação de mestrado|masterscriptie|praca magisterska|masteruppsats|masteroppgave/iu,
    'master',
  ],
  [
    /(?<!\p{L})bachelor(?:['’]?s)?[\s-](?:thesis|dissertation)|bachelorarbeit|bachelorscriptie|praca licencjacka|kandidatuppsats|bacheloroppgave/iu,
    'bachelor',
  ],
  [/(?<!\p{L})(?:thesis|dissertation|thèse|tesis|tesi|tese|scriptie|diplomarbeit|avhandling)(?!\p{L})/iu, null],
];

const GRANTOR =
  /^(?:awarding institution|degree[ -]grant(?:or|ing institution)|grant(?:or|ing institution)|institution|university|school|publisher|verleihende institution|hochschule|universität|établissement(?: de soutenance)?|université|institución|universidad|istituzione|università|instituição|universidade|instelling|uczelnia)\s*:?$/iu;

type Kind = { surface: string; level: DegreeMention['level'] | null };

function kindIn(text: string): Kind | null {
  const found = KINDS.map(([pattern, level]) => ({ surface: pattern.exec(text)?.[0], level }));
  return (found.find(({ surface }) => surface !== undefined) as Kind | undefined) ?? null;
}

/** The tags of a record, unless they are those of an article. */
function tagsOf(page: Page): StructuredItem | null {
  const item = page.structured.find((one) => textOf(one, 'citation_title', 'dc.title') !== null);
  return item === undefined || textOf(item, 'citation_journal_title', 'citation_conference_title') !== null
    ? null
    : item;
}

/** Tags write the family name first: `van der Meer, J.`. */
function spoken(name: string): string {
  const [family = '', given = '', ...more] = name.split(/,\s*/);
  return given === '' || more.length > 0 ? name : `${given} ${family}`;
}

interface Shown {
  name: string;
  block?: Block;
}

/** A label and what stands behind it, in one line or in the next. */
function shownGrantor(blocks: readonly Block[]): Shown | undefined {
  const found = blocks.flatMap((block, index): Shown[] => {
    const [, label = '', inline = ''] = /^([^:]*):\s*(\S.*)$/su.exec(block.text) ?? [];
    if (inline !== '' && GRANTOR.test(label.trim())) return [{ name: inline, block }];
    const next = blocks[index + 1];
    return next !== undefined && next.text.length <= 120 && GRANTOR.test(block.text)
      ? [{ name: next.text, block: next }]
      : [];
  });
  return found[0];
}

/** The school as the tags name it, where the page shows it; as a label of the page names it; else the owner of the site. */
function grantorOf(page: Page, tags: StructuredItem, blocks: readonly Block[]): Shown | undefined {
  const name = textOf(tags, 'citation_dissertation_institution');
  const block = name === null ? undefined : blocks.find(({ text }) => text.includes(name));
  if (name !== null && block !== undefined) return { name, block };
  return shownGrantor(blocks) ?? (page.siteOwner?.school ? { name: page.siteOwner.name } : undefined);
}

/** From the first to the last of these blocks, or the first alone where they stand far apart. */
function rangeOf(blocks: readonly Block[]): { from: number; to: number } {
  const from = Math.min(...blocks.map((block) => block.start));
  const to = Math.max(...blocks.map((block) => block.start + block.text.length));
  const [first] = blocks;
  return to - from <= LONGEST_QUOTE ? { from, to } : { from: first!.start, to: first!.start + first!.text.length };
}

const DATES = ['citation_publication_date', 'citation_date', 'dc.date.issued', 'dcterms.issued', 'dc.date'];

function fromRecord(page: Page): Finding[] {
  const tags = tagsOf(page);
  const title = tags && textOf(tags, 'citation_title', 'dc.title');
  const written = tags && textOf(tags, 'citation_author', 'dc.creator', 'dc.contributor.author');
  if (!tags || !title || !written) return [];
  const blocks = page.blocks.filter(({ zone }) => zone !== 'nav' && zone !== 'footer').slice(0, HEAD_BLOCKS);
  const author = readName(written, true) ?? spoken(written);
  const family = author.split(/\s+/).at(-1)!;
  const titled = blocks.find(({ text }) => text.includes(title));
  const named = blocks.find((block) => block !== titled && block.text.length < 200 && block.text.includes(family));
  const kindBlock = blocks.find(({ text }) => text.length <= LONGEST_KIND && kindIn(text) !== null);
  const isThesis =
    kindBlock !== undefined ||
    kindIn(textOf(tags, 'dc.type', 'citation_dissertation_name') ?? '') !== null ||
    textOf(tags, 'citation_dissertation_institution') !== null;
  const grantor = isThesis ? grantorOf(page, tags, blocks) : undefined;
  if (titled === undefined || named === undefined || grantor === undefined) return [];
  const { surface = '', level = null } = kindIn(kindBlock?.text ?? '') ?? {};
  const fact: StatedFact = {
    kind: 'education',
    person: personOf(contextOf(page), author, 'record'),
    organisation: { name: grantor.name, how: grantor.block === undefined ? 'page_organisation' : 'text' },
    degree: level && { surface, level, code: null },
    end: yearIn((textOf(tags, ...DATES) ?? '').replace(/[/.-]/g, ' ')),
    at: rangeOf([kindBlock, grantor.block, named, titled].filter((block) => block !== undefined)),
    via: 'record',
    certainty: 0.85,
  };
  return stateFacts(page, [fact]);
}

export default {
  id: 'theses',
  priority: 70,
  accepts: (page) => tagsOf(page) !== null,
  extract: fromRecord,
} satisfies Extractor;
