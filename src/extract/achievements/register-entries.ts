// One entry of a professional register: whether a record is one, and what it says that its person holds.
import type { Page } from '../../domain/model/page.ts';
import { recordDate } from '../findings/stated-fact.ts';
import { type Field, fieldOf, type LabelledRecord } from '../page/labelled-records.ts';
import { isRegister } from '../page/register-pages.ts';
import { BAR, credentialOfNumber, GRADES, IN_FORCE } from './credential-words.ts';

export interface Held {
  title: string;
  start: Field | null;
  number: Field | undefined;
}

/** What one entry of a professional register says that its person holds. */
export function heldIn(record: LabelledRecord, page: Page): Held[] {
  const number = fieldOf(record, 'number');
  const starts = record.fields.filter((item) => item.kind === 'start');
  const status = fieldOf(record, 'status');
  const plain = (title: string, start: Field | null): Held => ({ title, start, number });
  const held: Held[] = [];
  for (const item of record.fields) {
    if (item.kind === 'specialty' && !/^(?:none|keine?r?|ninguna|aucune)\b/i.test(item.value))
      held.push(plain(specialist(item), /\d{4}/.test(item.value) ? item : null));
    if (/^approbation$/i.test(item.label) && recordDate(item.value) !== null) held.push(plain('Approbation', item));
  }
  const grade = status === undefined ? null : (GRADES.exec(status.value.slice(0, 80)) ?? null);
  if (grade !== null) {
    const letters = /^\s?\([A-Z][A-Za-z ]{1,12}\)/.exec(status!.value.slice(grade.index + grade[0].length))?.[0] ?? '';
    const own = starts.find((item) => item.label.toLowerCase().includes(grade[0].toLowerCase()));
    held.push(plain(`${grade[0]}${letters}`, own ?? (starts.length === 1 ? starts[0]! : null)));
  }
  const profession = fieldOf(record, 'profession');
  if (
    profession !== undefined &&
    !IN_FORCE.test(profession.value) &&
    profession.value.length < 80 &&
    !/\d{3}/.test(profession.value)
  )
    held.push(plain(profession.value.trim(), starts[0] ?? null));
  if (held.length > 0) return held;
  const numbered = number === undefined ? null : credentialOfNumber(number.label);
  if (numbered !== null) return [plain(numbered, starts[0] ?? null)];
  return BAR().test(`${page.title ?? ''} ${page.url.replace(/[-_/.]/g, ' ')}`) && starts.length > 0
    ? [plain('Attorney, bar admission', starts[0]!)]
    : [];
}

/** "Facharzt: Innere Medizin und Kardiologie (2016)" -> "Facharzt für Innere Medizin und Kardiologie". */
function specialist(item: Field): string {
  const subject = item.value
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/,?\s(?:19|20)\d{2}$/, '')
    .trim();
  return /^fach/i.test(item.label) ? `${item.label} für ${subject}` : subject;
}

/** A staff page has names and titles too: only a number of membership or a standing makes a record an entry of a register. */
export function isEntry(record: LabelledRecord, page: Page): boolean {
  const number = fieldOf(record, 'number');
  const status = fieldOf(record, 'status');
  if (number !== undefined && credentialOfNumber(number.label) !== null && !/company|vat|tax/i.test(number.label))
    return true;
  return (
    isRegister(page) &&
    ((status !== undefined && IN_FORCE.test(status.value)) ||
      record.fields.some((item) => item.kind === 'specialty' || /^approbation$/i.test(item.label)))
  );
}
