// The field of study that stands with a degree in one line: "Master i Marin teknikk", "MEng in Chemical Engineering",
// "软件工程（硕士）".
import { partsBetween, type Span } from '../directed/aligned-members.ts';
import type { Lexicon } from '../lexicon/language-words.ts';

const CUT = /[;|•·()（）\t\n]|[,:：]\s?|\s[–—-]\s/gu;
/** "in", "de la": one or two short words between the degree and its field. */
const JOINS = /^(?:degree\s)?(?:\p{Ll}{1,3}\s+){1,2}(?=\p{L})/u;
const NO_FIELD =
  /\d|(?<!\p{L})(?:class|hon(?:ou?r)?s|laude|distinction|merit|mention|gpa|cgpa|grade|note|lode|voto|thesis|thèse|diploma|degree|with)(?!\p{L})/iu;
const LONGEST = 70;

export function fieldBeside(text: string, degree: Span, taken: readonly Span[], lexicon: Lexicon): string | null {
  const parts = partsBetween(text, CUT);
  const at = parts.findIndex(({ from, to }) => from < degree.to && to > degree.from);
  const own = parts[at];
  if (own === undefined) return null;
  const behind = text.slice(degree.to, Math.max(degree.to, own.to)).replace(/^[\s.]+/u, '');
  const before = text.slice(own.from, Math.max(own.from, degree.from)).trim();
  const isFree = (part: Span | undefined): boolean =>
    part !== undefined && !taken.some(({ from, to }) => from < part.to && to > part.from);
  const neighbours = [parts[at + 1], parts[at - 1]].filter(isFree).map((part) => part!.text);
  return (
    [behind, ...(behind === '' ? [before, ...(before === '' ? neighbours : [])] : [])]
      .map(tidied)
      .find((field) => isField(field, lexicon)) ?? null
  );
}

const tidied = (field: string): string => field.replace(JOINS, '').replace(/[\s.,]+$/u, '');

const isField = (field: string, lexicon: Lexicon): boolean =>
  field.length > 1 &&
  field.length <= LONGEST &&
  !NO_FIELD.test(field) &&
  lexicon.organisations.find(field).length === 0 &&
  lexicon.statuses.find(field).length === 0;
