// The record of a thesis in a school's repository: who handed it in, where, for which degree, when. Repositories (DSpace, Pure,
// EPrints) state it in `citation_*` and `DC.*` tags; what the page does not show is no fact.
import type { DegreeMention, Finding } from '../../domain/model/finding.ts';
import type { Block, Page, StructuredItem } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { personOf, stateFact, yearIn } from '../findings/stated-fact.ts';
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

interface Kind {
  surface: string;
  level: DegreeMention['level'] | null;
}

function kindIn(text: string): Kind | null {
  for (const [pattern, level] of KINDS) {
    const surface = pattern.exec(text)?.[0];
    if (surface !== undefined) return { surface, level };
  }
  return null;
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
  block: Block;
}

/** A label and what stands behind it, in one line or in the next. */
function shownGrantor(blocks: readonly Block[]): Shown | null {
  for (const [index, block] of blocks.entries()) {
    const [label = '', ...rest] = block.text.split(':');
    const inline = rest.join(':').trim();
    if (inline !== '' && GRANTOR.test(label.trim())) return { name: inline, block };
    const next = blocks[index + 1];
    if (next !== undefined && next.text.length <= 120 && GRANTOR.test(block.text))
      return { name: next.text, block: next };
  }
  return null;
}

/** The school as the tags name it, where the page shows it; as a label of the page names it; else the owner of the site. */
function grantorOf(
  page: Page,
  tags: StructuredItem,
  blocks: readonly Block[],
): (Partial<Shown> & { name: string }) | null {
  const tagged = textOf(tags, 'citation_dissertation_institution');
  const block = tagged === null ? undefined : blocks.find((one) => one.text.includes(tagged));
  if (tagged !== null && block !== undefined) return { name: tagged, block };
  return shownGrantor(blocks) ?? (page.siteOwner?.school ? { name: page.siteOwner.name } : null);
}

/** From the first to the last of these blocks, or the first alone where they stand far apart. */
function rangeOf(blocks: readonly Block[]): { from: number; to: number } {
  const from = Math.min(...blocks.map((block) => block.start));
  const to = Math.max(...blocks.map((block) => block.start + block.text.length));
  const [first] = blocks;
  return to - from <= LONGEST_QUOTE ? { from, to } : { from: first!.start, to: first!.start + first!.text.length };
}

function yearOf(tags: StructuredItem): number | null {
  const date = textOf(
    tags,
    'citation_publication_date',
    'citation_date',
    'dc.date.issued',
    'dcterms.issued',
    'dc.date',
  );
  return date === null ? null : (yearIn(date.replace(/[/.-]/g, ' '))?.year ?? null);
}

function fromRecord(page: Page): Finding[] {
  const tags = tagsOf(page);
  const title = tags && textOf(tags, 'citation_title', 'dc.title');
  const written = tags && textOf(tags, 'citation_author', 'dc.creator', 'dc.contributor.author');
  if (!tags || !title || !written) return [];
  const blocks = page.blocks.filter((block) => block.zone !== 'nav' && block.zone !== 'footer').slice(0, HEAD_BLOCKS);
  const author = readName(written, true) ?? spoken(written);
  const family = author.split(/\s+/).at(-1)!;
  const titled = blocks.find((block) => block.text.includes(title));
  const named = blocks.find((block) => block !== titled && block.text.length < 200 && block.text.includes(family));
  const kindBlock = blocks.find((block) => block.text.length <= LONGEST_KIND && kindIn(block.text) !== null);
  const taggedKind = kindIn(textOf(tags, 'dc.type', 'citation_dissertation_name') ?? '');
  const isThesis =
    kindBlock !== undefined || taggedKind !== null || textOf(tags, 'citation_dissertation_institution') !== null;
  const grantor = isThesis ? grantorOf(page, tags, blocks) : null;
  if (titled === undefined || named === undefined || grantor === null) return [];
  const kind = kindBlock ? kindIn(kindBlock.text) : null;
  const year = yearOf(tags);
  const shown = [kindBlock, grantor.block, named, titled].filter((block) => block !== undefined);
  const finding = stateFact(page, {
    kind: 'education',
    person: personOf(contextOf(page), author, 'record'),
    organisation: { name: grantor.name, how: grantor.block === undefined ? 'page_organisation' : 'text' },
    ...(kind?.level ? { degree: { surface: kind.surface, level: kind.level, code: null } } : {}),
    ...(year === null ? {} : { end: { year } }),
    at: rangeOf(shown),
    via: 'record',
    certainty: 0.85,
  });
  return finding === null ? [] : [finding];
}

export default {
  id: 'theses',
  priority: 70,
  accepts: (page) => tagsOf(page) !== null,
  extract: fromRecord,
} satisfies Extractor;
