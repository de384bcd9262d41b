// Sentences of an organisation's own page that call it "us", "the firm" or "its": "Grace led us as executive director until 2023".
import type { Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import type { PageContext } from '../page/context.ts';
import { isRole } from './record-posts.ts';

export interface SelfReference {
  title: string;
  start: PartialDate | null;
  end: PartialDate | null;
  current: boolean | null;
  from: number;
  to: number;
}

const BODY = `(?:us|the (?:firm|company|charity|trust|college|school|institute|foundation|practice|organi[sz]ation))`;
const TITLE = `(\\p{L}{2,20}(?: \\p{L}{2,20}){0,4}?)`;
const YEARS = `(?: from ((?:19|20)\\d{2}))?(?:,? (?:until|to|till) ((?:19|20)\\d{2})|(?=[,.;]|$))`;
const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:led|served|ran|joined) ${BODY} as (?:an? |its |our |the )?${TITLE}${YEARS}`, 'u'), // led us as executive director until 2023
  new RegExp(`(?<!\\p{L})was (?:its|our|the firm['’]s|the company['’]s) ${TITLE}${YEARS}`, 'u'), // was its managing partner until 2016
];
const year = (text: string | undefined): PartialDate | null => (text === undefined ? null : { year: Number(text) });

function opensWithSubject(context: PageContext, text: string): boolean {
  const opening = /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?([\p{Lu}][\p{L}'’.-]{0,30})/u.exec(text)?.[1];
  return opening !== undefined && (/^(?:He|She|They)$/.test(opening) || context.isSubject(opening));
}

/** Posts of the page's subject. A sentence counts when it opens with the subject's name or a pronoun. */
export function selfReferences(page: Page, context: PageContext): SelfReference[] {
  if (context.subject.name === '' || context.subject.many) return [];
  const found: SelfReference[] = [];
  for (const block of page.blocks.slice(0, 40)) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.text.length > 3_000) continue;
    for (const sentence of context.sentencesOf(block)) {
      // Either pattern holds one of these.
      if (!sentence.text.includes(' as ') && !sentence.text.includes('was ')) continue;
      for (const pattern of PATTERNS) {
        const match = pattern.exec(sentence.text.slice(0, 600));
        if (match === null || !isRole(match[1]!) || !opensWithSubject(context, sentence.text)) continue;
        const end = year(match[3]);
        found.push({
          title: match[1]!,
          start: year(match[2]),
          end,
          current: end === null && !/^was/.test(match[0]) ? null : false,
          from: sentence.base,
          to: sentence.base + sentence.text.length,
        });
      }
    }
  }
  return found.slice(0, 10);
}
