// Where a list of people says of each where they are from: "Orla Vantreight, Marl University", or a name above a title above
// "Harbor". The lines of the others tell what stands at a place: where two of them name an organisation, so does a line
// whose name nobody knows.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import { AFFILIATION } from '../findings/doubtful-posts.ts';
import { isEnglish } from '../lexicon/page-language.ts';
import type { PersonPart } from '../people/page-people.ts';
import { headingsOver, type SectionKind, sectionOfHeading } from '../people/sections.ts';
import { isProse } from '../spans/sentences.ts';
import { namesIn } from './cv-entries.ts';
import type { OrganisationSpan } from './organisation-span.ts';
import type { Shared } from './plain-title.ts';
import { employersInLine } from './positional-names.ts';

/** Somebody with a part of the page, and what is needed to read it. */
export interface Listed {
  part: PersonPart;
  shared: Shared;
}

interface Line {
  listed: Listed;
  block: Block;
  /** Where in the block it begins. */
  from: number;
  text: string;
  /** What stands before it: the name in its line, the name above, or the title above. */
  behind: 'beside' | 'name' | 'title';
  title: { text: string; start: number } | null;
  named: OrganisationSpan | undefined;
  placed: OrganisationSpan | undefined;
}

const LONGEST_LINE = 100;
/** As many others have to name an organisation at the place, and as large a share of the list. */
const LEAST_NAMED = 2;
const LEAST_SHARE = 0.3;
const CERTAINTY = 0.6;

export function affiliations(people: readonly Listed[], organisations: OrganisationIndex): Finding[] {
  const lines = people.flatMap((listed) => lineOf(listed, organisations) ?? []);
  return [...Map.groupBy(lines, ({ behind }) => behind).values()].flatMap((alike) => {
    const named = alike.filter((line) => line.named !== undefined);
    if (named.length < Math.max(LEAST_NAMED, LEAST_SHARE * alike.length)) return [];
    return alike.filter((line) => line.named !== undefined || !isLabel(line)).flatMap(postOf);
  });
}

/** "Session details" below every name. */
const isLabel = ({ text, listed: { shared } }: Line): boolean =>
  shared.page.blocks.filter((block) => block.text === text).length >= LEAST_REPEATED;

const LEAST_REPEATED = 3;

/** The line of somebody's card that may say where they are from. */
function lineOf(listed: Listed, organisations: OrganisationIndex): Line | null {
  const { part, shared } = listed;
  const { page, lexicon, finder, itemsIn } = shared;
  const { head, kind, blocks } = part.scope;
  if (head === null || kind === 'page' || part.name === '' || isOfOthers(page, head, shared)) return null;
  const [name] = finder.find(head.text);
  if (name === undefined) return null;
  const beside = BESIDE.exec(head.text.slice(name.to));
  const from = name.to + (beside?.[0].length ?? 0);
  const lineFrom = (block: Block, at: number, behind: Line['behind'], title: Line['title']): Line | null => {
    const text = block.text.slice(at).replace(/[)\s]+$/u, '');
    const items = itemsIn(text);
    if (text.length < 2 || text.length > LONGEST_LINE || isProse(text)) return null;
    if (items.degrees.length + items.dates.length > 0) return null;
    const isFirst = ({ from: begin, name: written }: OrganisationSpan): boolean =>
      isOpening(text.slice(0, begin), items.titles) && !/\d.*\s|\s.*\d/.test(written);
    const named = namesIn(text, items, lexicon, organisations, isEnglish(page)).find((span) => !span.weak);
    if (lexicon.study.find(text.slice(0, named?.from)).length > 0) return null;
    const placed = employersInLine(text, items, lexicon).find(isFirst);
    return {
      listed,
      block,
      from: at,
      text,
      behind,
      title,
      named: named !== undefined && isFirst(named) ? named : undefined,
      placed: named === undefined ? placed : undefined,
    };
  };
  const rest = head.text.slice(from).trim();
  if (beside !== null && rest !== '') return lineFrom(head, from, 'beside', null);
  if (head.text.slice(name.to).trim() !== '') return null;
  const below = blocks.slice(blocks.indexOf(head) + 1, blocks.indexOf(head) + 3);
  const isTitle = ({ text }: Block): boolean => itemsIn(text).titles.length > 0 && !/[,|–@]|\sat\s/u.test(text);
  const [first, second] = below;
  if (first === undefined) return null;
  if (!isTitle(first)) return lineFrom(first, 0, 'name', null);
  return second === undefined ? null : lineFrom(second, 0, 'title', { text: first.text, start: first.start });
}

const BESIDE = /^\s?(?:[,:(|]|\s[–—-]\s)\s?/u;

/** Nothing before it, or titles and what parts them from the name. */
function isOpening(lead: string, titles: readonly { from: number; to: number }[]): boolean {
  let rest = lead;
  for (const { from, to } of titles.toReversed())
    if (to < lead.length) rest = `${rest.slice(0, from)}${rest.slice(to)}`;
  return lead.trim() === '' || (rest !== lead && /^[\s,|@(&/–-]*(?:\sat)?\s*$/u.test(rest));
}

/** Under these headings stand pupils, referees and what others did. */
const OTHERS: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
  'students',
  'references',
  'news',
  'publications',
  'education',
  'awards',
]);

const isOfOthers = (page: Page, head: Block, { lexicon }: Shared): boolean =>
  headingsOver(page, head).some((heading) => OTHERS.has(sectionOfHeading(heading, lexicon)));

function postOf({ listed: { part, shared }, block, from, text, title, named, placed }: Line): Finding[] {
  const span = named ?? placed;
  if (span === undefined) return [];
  const start = title?.start ?? part.scope.head!.start;
  const end = block.start + from + text.length;
  const said =
    title?.text ??
    (span.from > 0 ? shared.itemsIn(text).titles.findLast(({ to }) => to <= span.from)?.text : undefined);
  return [
    {
      kind: 'employment',
      person: { name: part.name, how: 'record', subject: part.subject },
      status: 'stated',
      organisation: { name: span.name, how: 'text' },
      ...(said === undefined ? {} : { title: said }),
      quote: shared.page.text.slice(start, end),
      from: start,
      to: end,
      current: null,
      via: 'record',
      certainty: CERTAINTY,
      rules: [AFFILIATION],
    },
  ];
}
