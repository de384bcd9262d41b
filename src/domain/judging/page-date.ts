// How old a page is, as far as it says so.
import type { ReadSource } from '../model/source.ts';

/** Year of publication; null when the page does not say. */
export function pageYear(source: ReadSource): number | null {
  const match = /^(\d{4})/.exec(source.publishedDate ?? '');
  return match ? Number(match[1]) : null;
}
