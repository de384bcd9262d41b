// News of an organisation about its own people: "our cartographer Noor Haidari", "Rashid Qadri-Nolan, data analyst in our Chicago office", "2003: Marcus Roe becomes director".
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Page } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import { findTitles } from '../../domain/titles/recognise-title.ts';
import { readName } from '../page/person-lines.ts';
import { splitSentences } from '../spans/sentences.ts';
import type { ListOrganisation } from './list-organisation.ts';
import { isRole, startIn } from './record-posts.ts';

export interface StaffNote {
  name: string;
  title: string;
  start: PartialDate | null;
  end: PartialDate | null;
  current: boolean | null;
  from: number;
  to: number;
  certainty: number;
}

const NAME = `\\p{Lu}[\\p{L}'’-]{1,30}(?: (?:(?:de|da|van|von|der|del|di|bin|al) )?(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]{1,30})){1,4}`;
/** "vår kartograf Noor Haidari": at most four small words of a title between "our" and the name. */
const OUR = new RegExp(
  `(?<!\\p{L})(?:our|unser(?:e|en|em|er)?|notre|nuestr[oa]|nostr[oa]|noss[oa]|onze|vår|vores) ((?:\\p{Ll}[\\p{L}-]{1,30} ){1,4})(${NAME})`,
  'u',
);
/** "Rashid Qadri-Nolan, data analyst in our Chicago office". */
const HERE = new RegExp(`(${NAME}), ((?:[\\p{L}&-]{1,30} ){1,6})(?:in|at|with|for) (?:our|us)(?!\\p{L})`, 'u');
/** "said Oluwaseun Adebanwo-Pryce, Head of Card Fraud." on the organisation's own release. */
const SAID = new RegExp(
  `(?<!\\p{L})(?:said|says|sagt|sagte|déclare|dijo|afferma) (${NAME}), ((?:\\p{Lu}[\\p{L}&-]{1,30}|of|and|for|the)(?: (?:\\p{Lu}[\\p{L}&-]{1,30}|of|and|for|the)){0,7})(?=[.,])`,
  'u',
);
const BECOMES = new RegExp(
  `^((?:19|20)\\d{2})\\s?[:–—-]\\s(${NAME}) (?:becomes|became|is appointed|was appointed|takes over as|wird|devient|es nombrad[oa]|diventa) (\\p{L}{1,30}(?: \\p{L}{1,30}){0,5})`,
  'u',
);
const LEAVES =
  /^((?:19|20)\d{2})\s?[:–—-]\s(?:(?:Mr|Mrs|Ms|Dr)\.? )?([\p{L}'’ .-]{3,50}?) (?:leaves|left|retires|retired|resigns|steps down|quitte|verlässt|deja)(?!\p{L})/u;
const FAREWELL =
  /(?<!\p{L})(?:farewells?|goodbye|good-bye|leav(?:es|ing)|au revoir|quitte|slutar|lämnar|verabschied\p{L}*|verlässt|se despide|saluta|lascia)(?!\p{L})/iu;
/** "notre consœur ... Entrée comme reporter": the post follows. */
const COLLEAGUE = /^(?:colleague|consœur|confrère|collègue|kolleg(?:e|in|en)|collega|colega|compañer[oa]|kollega)$/iu;
const AS = /(?<!\p{L})(?:as an?|comme|als|como|come|som) (\p{Ll}[\p{L}-]{3,30})/u;
const EDITORIAL =
  /(?<!\p{L})(?:courier|post|tribune|news|herald|gazette|times|journal|ledger|review|magazine|dagblad|diario|corriere)(?!\p{L})/iu;

const NEWS =
  /\/(?:news|newsroom|press|blog|media|history|about|nyheter|actualites|noticias|notizie|aktuelles|presse|historia|geschichte)(?:\/|$)|\/(?:19|20)\d{2}\//i;

/** The page is news, a blog entry or the history of its site. */
export function tellsOfItself(page: Page): boolean {
  return NEWS.test(page.url);
}

function endOf(page: Page, text: string): PartialDate | null {
  for (const source of [page.title ?? '', text.slice(0, 40)]) {
    const date = parseDates(source).find((span) => span.end !== undefined && span.end !== 'present');
    if (date?.end !== undefined && date.end !== 'present') return { year: date.end.year };
  }
  const year = /\/((?:19|20)\d{2})(?:\/|-|$)/.exec(page.url)?.[1];
  return year === undefined ? null : { year: Number(year) };
}

export function staffNotes(page: Page, organisation: ListOrganisation): StaffNote[] {
  const heads = [
    page.title ?? '',
    ...page.blocks
      .filter((block) => block.headingLevel !== undefined)
      .slice(0, 2)
      .map((block) => block.text),
  ].join(' | ');
  const release = heads.includes(organisation.name) && !EDITORIAL.test(organisation.name);
  const found: StaffNote[] = [];
  for (const block of page.blocks.slice(0, 80)) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.text.length > 4_000) continue;
    chronicle(block.text, block.start, found);
    for (const sentence of splitSentences(block.text)) {
      const our = OUR.exec(sentence.text);
      const here = our === null ? HERE.exec(sentence.text) : null;
      const said = our === null && here === null && release ? SAID.exec(sentence.text) : null;
      const name = readName(our?.[2] ?? here?.[1] ?? said?.[1] ?? '');
      const stated = (our?.[1] ?? here?.[2] ?? said?.[2] ?? '').trim();
      const title = COLLEAGUE.test(stated)
        ? (AS.exec(block.text.slice(sentence.from, sentence.from + 500))?.[1] ?? '')
        : stated;
      if (name === null || !isRole(title)) continue;
      const leaving = FAREWELL.test(`${heads} ${sentence.text}`);
      found.push({
        name,
        title,
        start: startIn(block.text.slice(Math.max(0, sentence.from - 1)), title),
        end: leaving ? endOf(page, block.text) : null,
        current: leaving ? false : null,
        from: block.start + sentence.from,
        to:
          block.start +
          (leaving ? Math.min(block.text.length, sentence.from + 500) : sentence.from + sentence.text.length),
        certainty: 0.8,
      });
      if (found.length > 40) return found;
    }
  }
  return found;
}

/** Lines of an organisation's history: who took a post in which year, and when they left it. */
function chronicle(text: string, base: number, found: StaffNote[]): void {
  const becomes = text.length > 200 ? null : BECOMES.exec(text);
  const name = becomes === null ? null : readName(becomes[2]!);
  const title = becomes?.[3]?.trim() ?? '';
  if (becomes !== null && name !== null && findTitles(title)[0]?.from === 0)
    found.push({
      name,
      title: title.replace(/\s(?:in|at|of the|after|and)\s.*$/, ''),
      start: { year: Number(becomes[1]) },
      end: null,
      current: null,
      from: base,
      to: base + text.length,
      certainty: 0.85,
    });
  const leaves = text.length > 200 ? null : LEAVES.exec(text);
  if (leaves === null) return;
  const family = leaves[2]!.split(' ').at(-1)!;
  const open = found.findLast((post) => post.end === null && post.name.endsWith(family) && post.start !== null);
  if (open !== undefined) {
    open.end = { year: Number(leaves[1]) };
    open.current = false;
    if (base + text.length - open.from < 400) open.to = base + text.length;
  }
}
