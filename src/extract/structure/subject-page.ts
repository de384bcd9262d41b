// A page of one person on the site of their school or employer: the post that the site does not have to name, and two-column facts.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import type { PageContext } from '../page/context.ts';
import { readLine } from '../page/lines.ts';
import { cardName } from '../page/ownership.ts';
import { degreeIn, type ListedDegree } from './list-scope.ts';
import type { PersonRecord } from './person-records.ts';
import { titleAtStart } from './record-posts.ts';

const MAX_BELOW = 6;
const end = (block: Block): number => block.start + block.text.length;

/** The subject's name as a heading and the lines below it; null when no heading is the name. */
export function subjectRecord(page: Page, context: PageContext): PersonRecord | null {
  if (context.subject.name === '' || context.subject.many) return null;
  const head = page.blocks.find((block) => {
    if (block.headingLevel === undefined || block.headingLevel > 3 || block.zone === 'nav') return false;
    const name = cardName(block);
    return (name !== null && context.isSubject(name)) || block.text.includes(context.subject.name);
  });
  if (head === undefined) return null;
  const below: Block[] = [];
  for (const block of page.blocks.slice(head.index + 1, head.index + 1 + MAX_BELOW)) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.cell !== undefined || block.tag === 'dt') break;
    if (block.headingLevel !== undefined && (block.headingLevel <= head.headingLevel! || below.length > 0)) break;
    below.push(block);
  }
  if (below.length === 0) return null;
  return {
    name: context.subject.name,
    from: head.start,
    to: end(below.at(-1)!),
    pieces: below.map((block) => ({ text: block.text, from: block.start, role: null })),
    labels: [],
    lost: false,
    first: head.index,
    blocks: [head.index, ...below.map((block) => block.index)],
  };
}

export interface StatedRole {
  title: string;
  start: PartialDate | null;
  from: number;
  to: number;
}

const ROLE =
  /^(?:title|position|current position|role|rank|post|job title|funktion|position|fonction|cargo|puesto|ruolo|qualifica|functie|должность|beosztás|staða|tjänst)$/i;
const SINCE = /^(?:since|from|appointed|in post since|start(?: date)?|seit|depuis|desde|dal|sinds|od|с|frá|sedan)$/i;

interface Pair {
  label: Block;
  value: Block;
}

/** Neighbours that a definition list or a table of two columns puts side by side. */
function pairs(page: Page): Pair[] {
  const found: Pair[] = [];
  for (let index = 0; index + 1 < page.blocks.length && found.length < 200; index += 1) {
    const label = page.blocks[index]!;
    const value = page.blocks[index + 1]!;
    const row =
      label.cell !== undefined &&
      label.cell.column === 0 &&
      value.cell?.table === label.cell.table &&
      value.cell.row === label.cell.row &&
      !(
        page.blocks[index + 2]?.cell?.table === label.cell.table && page.blocks[index + 2]!.cell!.row === label.cell.row
      );
    if ((row || (label.tag === 'dt' && value.tag === 'dd')) && label.text.length <= 60 && value.text.length <= 200)
      found.push({ label, value });
  }
  return found;
}

/** "Title: Professor" and "Since: April 2021" in the labelled fields of a staff page. */
export function labelledRole(page: Page): StatedRole | null {
  const all = pairs(page);
  const named = (pattern: RegExp): Pair | undefined =>
    all.find((pair) => pattern.test(pair.label.text.replace(/[\s:.]+$/, '')));
  const role = named(ROLE);
  if (role === undefined || titleAtStart(role.value.text) === null) return null;
  const since = named(SINCE);
  const near = since !== undefined && since.label.index - role.value.index === 1 ? since : undefined;
  const [span] = near === undefined ? [] : parseDates(near.value.text);
  const start = span?.start ?? span?.end;
  return {
    title: role.value.text.trim(),
    start: start === undefined || start === 'present' ? null : start,
    from: role.label.start,
    to: end(near?.value ?? role.value),
  };
}

export interface PairedFact {
  degree: ListedDegree['degree'] | null;
  field: string | null;
  title: string | null;
  organisation: string;
  start?: PartialDate;
  end?: PartialDate;
  from: number;
  to: number;
}

/** Rows of two cells: "PhD" beside "Duna Egyetem, 2009", "Visiting researcher" beside "TH Wienfeld, 2014–2015". */
export function pairedFacts(page: Page): PairedFact[] {
  const found: PairedFact[] = [];
  for (const { label, value } of pairs(page)) {
    const degree = degreeIn(label.text);
    const title = degree === null ? titleAtStart(label.text) : null;
    if (degree === null && title === null) continue;
    const { annotated } = readLine(value.text);
    const body = annotated.organisations.find(
      (span) => span.kind === 'school' || (title !== null && (span.kind === 'company' || span.kind === 'body')),
    );
    if (body === undefined || body.start > 30) continue;
    const date = annotated.dates[0];
    const last = date?.end === 'present' ? undefined : date?.end;
    found.push({
      degree: degree?.degree ?? null,
      field: degree?.field ?? null,
      title,
      organisation: body.name,
      ...(date?.start === undefined ? {} : { start: date.start }),
      ...(last === undefined ? {} : { end: last }),
      from: label.start,
      to: end(value),
    });
  }
  return found;
}
