// Labels over the schools of a profile: "Medical School" over one, "Residency" over the next. They say which degree it was, or none.
import type { FindingStatus } from '../../domain/model/finding.ts';
import type { DegreeSpan } from '../spans/find-degrees.ts';
import { type RecordLine, recordLine } from './record-facts.ts';

export interface LabelledStudies {
  /** The line that is the label; null for lines under none. */
  label: RecordLine | null;
  kind: StudyLabel | null;
  lines: RecordLine[];
}

type StudyLabel = 'medical' | 'law' | 'undergraduate' | 'training';

/** Whole lines, and what stands before a colon. */
const LABELS: readonly [StudyLabel, RegExp][] = [
  ['medical', /^(?:medical (?:school|education|degree)|school of medicine)$/i],
  ['law', /^law school$/i],
  ['undergraduate', /^(?:undergraduate(?: (?:degree|education|school|college|studies))?|college)$/i],
  ['training', /^(?:(?:\p{L}+ )?(?:internships?|residency|residencies|fellowships?)(?: training)?)$/iu],
];
const INLINE = /^(\p{Lu}[\p{L} ]{4,28}):\s+(?=\S)/u;

function labelOf(text: string): StudyLabel | null {
  if (text.length > 40) return null;
  const bare = (text.endsWith(':') ? text.slice(0, -1) : text).trim();
  // All labels are words alone.
  if (/[\d,.;()]/.test(bare)) return null;
  for (const [label, pattern] of LABELS) if (pattern.test(bare)) return label;
  return null;
}

/** Lines of an education section under the labels they stand below; one part without a label where there is none. */
export function byLabel(lines: readonly RecordLine[]): LabelledStudies[] {
  const parts: LabelledStudies[] = [{ label: null, kind: null, lines: [] }];
  for (const item of lines) {
    const kind = labelOf(item.block.text);
    const inline = kind === null && item.block.text.includes(':') ? INLINE.exec(item.block.text.slice(0, 40)) : null;
    const inner = inline === null ? null : labelOf(inline[1]!);
    if (kind !== null) parts.push({ label: item, kind, lines: [] });
    else if (inner !== null) {
      const lead = inline![0].length;
      const rest = { ...item.block, text: item.block.text.slice(lead), start: item.block.start + lead };
      parts.push({ label: item, kind: inner, lines: [recordLine(rest)] });
    } else parts.at(-1)!.lines.push(item);
  }
  return parts.filter((part) => part.lines.length > 0);
}

const MEDICAL = /,? (?:M\.? ?D\.?|D\.? ?O\.?|M\.?B\.?,? ?Ch\.?B\.?|MBBS)(?![\p{L}])/u;
const LAW = /,? (?:J\.? ?D\.?)(?![\p{L}])/u;

/** The degree that a label gives to a school below it: the letters behind the person's name say which a medical school gave. */
export function labelledDegree(kind: StudyLabel, named: string): DegreeSpan | null {
  const made = (surface: string, level: DegreeSpan['level'], code: string | null): DegreeSpan => ({
    from: 0,
    to: 0,
    first: 0,
    last: 0,
    surface,
    level,
    code,
  });
  if (kind === 'undergraduate') return made('undergraduate', 'bachelor', null);
  const letters = kind === 'medical' ? MEDICAL.exec(named)?.[0] : kind === 'law' ? LAW.exec(named)?.[0] : undefined;
  if (letters === undefined) return null;
  const surface = letters.replace(/^,? /, '');
  const plain = surface.replace(/[^\p{L}]/gu, '');
  return made(surface, 'professional', /^MB/.test(plain) ? 'MBBS' : plain);
}

/** Residents and fellows take no degree where they train. */
export const labelledStatus = (kind: StudyLabel, status: FindingStatus): FindingStatus =>
  kind === 'training' && status === 'stated' ? 'non_degree' : status;
