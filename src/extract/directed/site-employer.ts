// On an organisation's own site the employer of the people it lists is often not written beside them: the site says it.
// The post is read only where the page names the organisation as its own and the person's part gives a title.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { leadingName } from '../people/leading-name.ts';
import { sectionOfHeading } from '../people/sections.ts';
import { type ClaimedOrganisation, namedIn } from './organisation-mentions.ts';
import { writtenName } from './passage-parts.ts';
import type { Question } from './question.ts';

/** A title stands within this many lines of the name. */
const REACH = 4;
const LONGEST_LINE = 140;
const CERTAINTY = 0.75;

export function impliedPosts(question: Question): Finding[] {
  const { page, lexicon, finder, person, scope, claim, organisation } = question;
  const { head } = scope;
  // The site says that somebody works there, not since when.
  if (claim.expected.start_date !== undefined || claim.expected.end_date !== undefined) return [];
  if (head === null || scope.kind === 'mention' || !isSiteOf(page, organisation)) return [];
  const section = head.heading === null ? null : sectionOfHeading(head.heading, lexicon);
  if (section === 'events' || section === 'students' || section === 'references') return [];
  const line = titleLine(question, head);
  if (line === null) return [];
  const [first, last] = line.block.start < head.start ? [line.block, head] : [head, line.block];
  const [from, to] = [first.start, last.start + last.text.length];
  const date = question.itemsIn(line.block.text).dates.find(({ kind }) => kind === 'range' || kind === 'until');
  const isOver = date !== undefined && date.end !== 'present';
  const former =
    isOver || section === 'alumni' || lexicon.statuses.find(line.block.text).some(({ value }) => value === 'former');
  return [
    {
      kind: 'employment',
      person: {
        name: writtenName(page, scope, finder) ?? person.full_name,
        how: 'record',
        subject: scope.kind === 'page',
      },
      status: 'stated',
      organisation: { name: organisation.name, how: 'page_organisation' },
      title: line.title,
      ...(isOver && date.start !== undefined ? { start: date.start } : {}),
      ...(isOver && date.end !== undefined ? { end: date.end } : {}),
      current: !former,
      quote: page.text.slice(from, to),
      from,
      to,
      via: 'directed',
      certainty: CERTAINTY,
    },
  ];
}

/** The site's name, a part of the title, or a line of header or footer is the organisation's name and little else. */
function isSiteOf(page: Page, organisation: ClaimedOrganisation): boolean {
  if (isNameOf(organisation, page.siteName ?? '')) return true;
  if ((page.title ?? '').split(TITLE_PARTS).some((part) => isNameOf(organisation, part))) return true;
  return page.blocks.some(
    (block) =>
      (block.zone === 'footer' || block.zone === 'header' || COPYRIGHT.test(block.text)) &&
      block.text.length < 300 &&
      (COPYRIGHT.test(block.text) ? namedIn(organisation, block.text).length > 0 : isNameOf(organisation, block.text)),
  );
}

const TITLE_PARTS = /\s*[|·•»«:]\s*|\s[–—-]\s/u;
const COPYRIGHT = /[©℗]|copyright/i;
const MOST_OF_LINE = 0.5;

function isNameOf(organisation: ClaimedOrganisation, text: string): boolean {
  const letters = (part: string): number => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  return namedIn(organisation, text).some(({ name }) => letters(name) >= MOST_OF_LINE * letters(text));
}

/** The line near the name that gives a title, the claimed one before others. */
function titleLine(
  { scope, claim: { expected }, finder, lexicon, itemsIn }: Question,
  head: Block,
): { block: Block; title: string } | null {
  const claimed = expected.title ?? expected.role;
  const at = scope.blocks.indexOf(head);
  const near = scope.blocks
    .slice(Math.max(0, at - 2), at + REACH + 1)
    .filter((block) => block.text.length < LONGEST_LINE)
    .filter((block) => leadingName(block.text, lexicon) === null || finder.find(block.text).length > 0);
  let first: { block: Block; title: string } | null = null;
  for (const block of [head, ...near.filter((other) => other !== head)]) {
    for (const piece of [block.text, ...block.text.split(/[,;|•·()（）\n–—]|\s-\s/u)]) {
      const title = piece.trim();
      if (title === '' || itemsIn(title).titles.length === 0) continue;
      first ??= { block, title };
      if (typeof claimed !== 'string') continue;
      const { outcome } = compareTitles(claimed, title);
      if (outcome === 'same' || outcome === 'compatible') return { block, title };
    }
  }
  return first;
}
