// "She came to Larkfield in 1962" on a page that writes "Larkfield University" elsewhere: the school by its first name.
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { oncePerPage } from '../../domain/text/once.ts';

const BARE = /^\p{Lu}[\p{L}'’-]{3,}(?: \p{Lu}[\p{L}'’-]+)?$/u;
const WHOLE = /^(?:University of (?<place>.+)|(?<name>.+) (?:University|College))$/u;

/** "Larkfield" of "Larkfield University"; null where nothing stands alone. */
export function bareName(whole: string): string | null {
  const { place, name } = WHOLE.exec(whole)?.groups ?? {};
  const bare = place ?? name ?? '';
  return BARE.test(bare) ? bare : null;
}

/** The one school that the page calls so and more; null where it names none or two. */
export const schoolInFull = (bare: string, page: Titled): string | null =>
  BARE.test(bare) ? schoolsOf(page)(bare) : null;

type Titled = Pick<Page, 'title' | 'text'>;

/** Many findings of a page are of the same few schools. */
const schoolsOf = oncePerPage((page: Titled) => memoise((bare) => findSchool(bare, page), 1_000));

function findSchool(bare: string, { title, text }: Titled): string | null {
  const whole = new RegExp(
    `University of ${bare}(?! ?\\p{L})|(?<!\\p{L})${bare} (?:University|College)(?!\\p{L})`,
    'gu',
  );
  const [name, ...others] = new Set(`${title}\n${text}`.match(whole));
  return others.length === 0 ? (name ?? null) : null;
}

/** "Université Marl de Tallow" for "UMT": the one name on the page of which these letters are the initials. */
export function initialsInFull(short: string, { text }: Pick<Page, 'text'>): string | null {
  if (!/^\p{Lu}{3,6}$/u.test(short)) return null;
  const words = [...short].map((letter) => `${letter}\\p{Ll}{2,}`).join("[\\s-](?:\\p{Ll}{1,4}[\\s'’]){0,2}");
  const [name, ...others] = new Set(text.match(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'gu')));
  return others.length === 0 ? (name ?? null) : null;
}

export function withNameInFull(finding: Finding, page: Page): Finding {
  const name = schoolInFull(finding.organisation?.name ?? '', page);
  return name === null ? finding : { ...finding, organisation: { ...finding.organisation!, name } };
}
