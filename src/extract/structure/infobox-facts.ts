// The box beside an article about a person: "Alma mater" over schools, "Employer" over organisations, one value a line.
import type { DegreeMention } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import { readLine } from '../page/lines.ts';
import { schoolOf } from './record-facts.ts';

export interface InfoboxFact {
  kind: 'education' | 'employment';
  organisation: string;
  degree: DegreeMention | null;
  end: PartialDate | null;
  from: number;
  to: number;
}

const SCHOOLS =
  /^(?:alma mater|educated at|education|ausbildung|hochschule|études|formation|alma máter|educación|educação|istruzione|opleiding)$/i;
const ORGANISATIONS_NAMED =
  /^(?:employers?|institutions?|workplaces?|arbeitgeber|employeurs?|empleador|empregador|werkgever)$/i;
const MAX_VALUES = 8;

/** The cells of one row: a label in the first column, what it labels in the second. */
export function infoboxFacts(page: Page): InfoboxFact[] {
  const found: InfoboxFact[] = [];
  for (const label of page.blocks) {
    if (label.cell?.column !== 0 || label.tag !== 'th' || label.text.length > 30) continue;
    const text = label.text.replace(/[\s:]+$/, '');
    const kind = SCHOOLS.test(text) ? 'education' : ORGANISATIONS_NAMED.test(text) ? 'employment' : null;
    if (kind === null) continue;
    for (const value of valuesOf(page, label)) {
      const fact = kind === 'education' ? studyIn(value) : postIn(value);
      if (fact !== null) found.push({ ...fact, from: label.start, to: value.start + value.text.length });
    }
  }
  return found;
}

function valuesOf(page: Page, label: Block): Block[] {
  const values: Block[] = [];
  for (const block of page.blocks.slice(label.index + 1, label.index + 1 + MAX_VALUES)) {
    if (block.cell?.table !== label.cell!.table || block.cell.row !== label.cell!.row || block.cell.column !== 1) break;
    values.push(block);
  }
  return values;
}

type Fact = Omit<InfoboxFact, 'from' | 'to'>;

function studyIn({ text }: Block): Fact | null {
  const line = text.length > 160 ? null : readLine(text);
  const school = line === null ? null : schoolOf(line);
  if (line === null || school === null || line.annotated.degrees.length > 1) return null;
  const [degree] = line.annotated.degrees;
  const end = line.annotated.dates[0]?.end;
  return {
    kind: 'education',
    organisation: school.name,
    degree: degree === undefined ? null : { surface: degree.surface, level: degree.level, code: degree.code },
    end: end === undefined || end === 'present' ? null : end,
  };
}

function postIn({ text }: Block): Fact | null {
  const plain = text
    .replace(/\s?\([^()]{0,40}\)$/, '')
    .replace(/\[\d+\]/g, '')
    .trim();
  if (plain === '' || plain.length > 60 || !/^\p{Lu}/u.test(plain) || /[,;:.]\s/.test(plain)) return null;
  return { kind: 'employment', organisation: plain, degree: null, end: null };
}
