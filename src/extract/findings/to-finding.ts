// Turns drafts into findings with an exact quote of the page.
import type { Finding, PersonLink } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import type { Draft } from '../statements/read-sentence.ts';

const MAX_QUOTE = 600;

export interface Place {
  /** Offset of the draft's text in the page. */
  base: number;
  /** The text the draft's offsets belong to. */
  text: string;
}

/** A quote is the whole sentence, or a window around the fact when the sentence is long. */
export function quoteRange(place: Place, from: number, to: number): { from: number; to: number } {
  if (place.text.length <= MAX_QUOTE) return { from: place.base, to: place.base + place.text.length };
  const spare = Math.max(0, MAX_QUOTE - (to - from));
  let left = Math.max(0, from - (spare >> 1));
  let right = Math.min(place.text.length, to + (spare >> 1));
  while (left > 0 && left < from && !/\s/.test(place.text[left - 1]!)) left += 1;
  while (right < place.text.length && right > to && !/\s/.test(place.text[right]!)) right -= 1;
  return { from: place.base + left, to: place.base + Math.max(right, left) };
}

/** `at`: where the fact stands in the text of its place, when the draft does not tell. */
export function toFinding(
  page: Page,
  draft: Draft,
  place: Place,
  person: { name: string; how: PersonLink; subject: boolean },
  via: Finding['via'],
  at: { from: number; to: number } = draft,
): Finding {
  const range = quoteRange(place, at.from, at.to);
  // Written field by field: the order is the one in which a finding is printed.
  const finding = { kind: draft.kind, person, status: draft.status } as Finding;
  if (draft.organisation !== undefined) {
    finding.organisation = { name: draft.organisation.name, how: 'text' };
    if (draft.organisation.unit !== undefined) finding.organisation.unit = draft.organisation.unit;
  }
  if (draft.degree !== undefined)
    finding.degree = { surface: draft.degree.surface, level: draft.degree.level, code: draft.degree.code };
  if (draft.field !== undefined) finding.field = draft.field;
  if (draft.title !== undefined) finding.title = draft.title;
  if (draft.start !== undefined) finding.start = draft.start;
  if (draft.end !== undefined) finding.end = draft.end;
  finding.current = draft.current;
  finding.quote = page.text.slice(range.from, range.to);
  finding.from = range.from;
  finding.to = range.to;
  finding.via = via;
  finding.certainty = Math.round(draft.certainty * 100) / 100;
  return finding;
}
