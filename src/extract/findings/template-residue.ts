// Sample text that a theme or a form left on somebody's page: its facts are nobody's.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { bareName } from '../page/subject.ts';

/** Each stands in well-known themes or forms and in no real CV. */
const MARKERS =
  /\blorem ipsum\b|write your (?:biography|bio|summary) here|\[(?:your |university |company |school |degree |job |city|name|title|employer|institution)[^\]]{0,30}\]|<(?:your|company|school|university) [^>]{0,30}>|\b555 your office number\b|\byour (?:name|company|university|school|job title|degree) here\b|\b(?:Company|University|School|Employer) Name\b(?: \||,|$)|\binsert (?:your )?(?:name|text|degree|school) here\b|\bsample (?:resume|cv) template\b|\byour@(?:email|mail)\b|\bJob Title \d\b|\bCompany [A-C]\b, City/i;
const NAME_LABEL = /^(?:full )?name\s*:?\s+(\p{Lu}[\p{L}.'’ -]{3,50})$/iu;
/** Blocks on each side of a marker that belong to the same left-over. */
const REACH = 6;

/** True when the page's own person and the name in its CV body cannot be one. */
function foreignName(text: string, isSubject: (name: string) => boolean): boolean {
  const match = NAME_LABEL.exec(text);
  const name = match === null ? null : bareName(match[1]!);
  return name !== null && !isSubject(name);
}

interface Range {
  from: number;
  to: number;
}

/** Stretches of the page that are left-overs of a template. */
export function residueRanges(page: Page, subject: string, isSubject: (name: string) => boolean): Range[] {
  const ranges: Range[] = [];
  const end = (block: Block): number => block.start + block.text.length;
  for (const block of page.blocks) {
    const { index } = block;
    if (block.text.length < 400 && MARKERS.test(block.text)) {
      const first = page.blocks[Math.max(0, index - REACH)]!;
      const last = page.blocks[Math.min(page.blocks.length - 1, index + REACH)]!;
      // Only within its own section: the rest of the page may be real.
      const under = page.blocks.slice(first.index, last.index + 1).filter((other) => other.heading === block.heading);
      ranges.push({ from: under[0]!.start, to: end(under.at(-1)!) });
    }
    // A theme's sample CV carries its sample person: everything below that name is the sample's.
    if (subject !== '' && foreignName(joined(page, index), isSubject))
      ranges.push({ from: block.start, to: page.text.length });
  }
  return ranges;
}

/** "Full Name" and the name may stand in one block or in two. */
function joined(page: Page, index: number): string {
  const block = page.blocks[index]!;
  if (!/^(?:full )?name\b/i.test(block.text) || block.text.length > 80) return '';
  const next = page.blocks[index + 1];
  return /^(?:full )?name\s*:?$/i.test(block.text) && next !== undefined && next.text.length < 60
    ? `${block.text} ${next.text}`
    : block.text;
}

export function withoutResidue(findings: readonly Finding[], ranges: readonly Range[]): Finding[] {
  if (ranges.length === 0) return [...findings];
  return findings.filter((finding) => !ranges.some((range) => finding.from >= range.from && finding.from < range.to));
}
