// The record of a thesis in a school's repository: who handed it in, where, for which degree, when. Repositories (DSpace, Pure,
// EPrints) state it in `citation_*` and `DC.*` tags; what the page does not show is no fact.
import { LANGUAGES } from '../../domain/languages/index.ts';
import { makePhraseFinder, type Phrase } from '../../domain/languages/phrase-finder.ts';
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
const KINDS = makePhraseFinder(() =>
  LANGUAGES.flatMap(({ theses }) =>
    theses.flatMap(({ concept, forms }) =>
      forms.map((form) => ({ form, value: concept === 'any' ? null : (concept as DegreeMention['level']) })),
    ),
  ),
);

/** "Awarding institution", "Université": what such a label of a repository stands before. */
const GRANTOR = makePhraseFinder(() =>
  LANGUAGES.flatMap(({ organisationWords, fieldLabels = {} }) =>
    [...organisationWords.school, ...organisationWords.institute, ...(fieldLabels.grantor ?? [])].map(
      (form): Phrase<true> => ({ form, value: true }),
    ),
  ),
);
const isGrantor = (label: string): boolean => GRANTOR.whole(label.replace(/\s*:$/, '')) !== undefined;

type Kind = { surface: string; level: DegreeMention['level'] | null };

function kindIn(text: string): Kind | null {
  const found = KINDS.find(text).map(({ text: surface, value }) => ({ surface, level: value }));
  return found.find(({ level }) => level !== null) ?? found[0] ?? null;
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
    if (inline !== '' && isGrantor(label.trim())) return [{ name: inline, block }];
    const next = blocks[index + 1];
    return next !== undefined && next.text.length <= 120 && isGrantor(block.text)
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
