// A school's notice that somebody defended a thesis: the doctorate is the school's, its year is the day's.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Page } from '../../domain/model/page.ts';
import { readName } from '../page/person-lines.ts';
import { splitSentences } from '../spans/sentences.ts';
import type { ListOrganisation } from './list-organisation.ts';
import { degreeIn } from './list-scope.ts';
import type { ListedStudy } from './record-studies.ts';

export interface Defence {
  name: string;
  study: ListedStudy;
  from: number;
  to: number;
}

const NOTICE =
  /(?<!\p{L})(?:defen[cs]e|defended|disputation|dissertation|avhandling(?:ar)?|soutenance|defensa|discussione|obhajob\p{L}*|promotionsfeier|doktorsvörn|väitös\p{L}*|защит\p{L}*)(?!\p{L})/iu;
const NAME = `\\p{Lu}[\\p{L}'’-]{1,30}(?: (?:(?:de|da|van|von|der|del|di|bin|al) )?(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]{1,30})){1,4}`;
/** The name stands right before the verb, or right after it where the verb comes second. */
const BEFORE = new RegExp(
  `(${NAME}) (?:has |a |ha )?(?:successfully )?(?:defended|soutenu|defendió|discusso|obhájila?|verteidigte|disputerade|varði|защитила?)(?!\\p{L})`,
  'u',
);
const AFTER = new RegExp(
  `(?<!\\p{L})(?:försvarade|forsvarte|forsvarede|verteidigte|disputerade|varði|puolusti) (${NAME})`,
  'u',
);
const FIELD =
  /(?<!\p{L})(?:defen[cs]e|disputation|soutenance|defensa|doktorsvörn|ph\.?d\.?\)?|doctorate|doctoral degree|doktorsexamen(?: \(PhD\))?) (?:in|i|en|em|à|für) (\p{L}{3,30}(?: \p{L}{3,30})?)/iu;

/** The title, a heading or the address speak of a defence. */
export function isNotice(page: Page): boolean {
  return NOTICE.test(wordsOf(page));
}

/** The first two headings. */
function headsOf(page: Page): Page['blocks'] {
  const heads: Page['blocks'] = [];
  for (const block of page.blocks) {
    if (block.headingLevel === undefined) continue;
    heads.push(block);
    if (heads.length === 2) break;
  }
  return heads;
}

const wordsOf = (page: Page): string =>
  [page.title ?? '', page.url, ...headsOf(page).map((block) => block.text)].join(' | ').slice(0, 600);

/** Null when the page is no notice of a defence that has taken place. */
export function thesisDefence(page: Page, organisation: ListOrganisation): Defence | null {
  const heads = headsOf(page);
  if (!organisation.school || !isNotice(page)) return null;
  for (const block of page.blocks.slice(0, 12)) {
    if (block.zone === 'nav' || block.zone === 'footer') continue;
    for (const sentence of splitSentences(block.text.slice(0, 1_500))) {
      const found = (BEFORE.exec(sentence.text) ?? AFTER.exec(sentence.text))?.[1];
      const name = found === undefined ? null : readName(found);
      if (name === null) continue;
      const span = parseDates(sentence.text).find((date) => date.kind === 'point');
      if (span?.end === undefined || span.end === 'present') continue;
      const stated = degreeIn(sentence.text);
      const degree = stated !== null && stated.degree.level === 'doctoral' ? stated.degree : null;
      const field =
        FIELD.exec(sentence.text)?.[1] ??
        heads.map((head) => FIELD.exec(head.text)?.[1]).find((item) => item !== undefined);
      return {
        name,
        study: {
          organisation: { name: organisation.name, how: 'page_organisation' },
          degree: degree ?? { surface: 'doctorate', level: 'doctoral', code: null },
          field: field ?? null,
          year: span.end.year,
          status: 'stated',
          certainty: 0.85,
        },
        from: block.start + sentence.from,
        to: block.start + sentence.from + sentence.text.length,
      };
    }
  }
  return null;
}
