// Posts in words that no table of titles holds: "verger", "draughtsman". What stands in the place of a post and ends
// like the name of somebody who does something is taken as one, and only beside an organisation that other words mark as one.
import type { Annotated } from '../../spans/annotate.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import { isKnown, type Link } from './link.ts';

const DOER =
  '(?:[\\p{Ll}-]{2,14} ){0,2}[\\p{Ll}-]{2,14}(?:er|or|ist|ian|man|men|woman|ster|eer|yst|smith|wright|hand|boy|girl|maid|apprentice|aide)';
/** "was a verger at O", "became a glazier with O", "as a draughtsman for O". */
const BEFORE_BODY = new RegExp(
  `(?:(?<![\\p{L}])(?:was|is|became|been|being|as) (?:an? |the |their |its )|(?<![\\p{L}])as )(?:(?:\\d+|first|part-time|full-time) )?(${DOER}) (?:at|for|with|by|in) (?:the )?$`,
  'u',
);
/** "joined O as a draughtsman". */
const AFTER_BODY = new RegExp(
  `^(?: in \\d{4})? as (?:an? |the |its |their )?(${DOER})(?=[.,;]| in | at | from | and |$)`,
  'u',
);
const PLACED = /\p{Ll} (?:at|for|with|by|in) (?:the )?$/u;
/** Words with such an ending that are no post at an organisation. */
const NO_POST =
  /(?:^|[ -])(?:(?:support|own|speak|read|view|listen|custom|strang|view|numb|memb|lead|foreign|new|prison|lov|follow|believ|outsid|insid|frontrunn|front-runn|finish|start|begin|winn|los|runner-up|hold|teenag|oth|form|lat|earli|ev|nev|und|aft|moth|fath|broth|sist|daught|charact|mast|subscrib|sharehold|stakehold|strang|matt|orders?|pow|murder|kill|receiv|suffer|regist|offend|disord|cent|theat|paper|weath|pap|pap|play|us|consum)er|(?:visit|don|invest|spons|contribut|act|maj|min|seni|juni|superi|inferi|interi|exteri|err|terr|favou?r|hon|survivor|doct|neighb|debt|credit|competit|surviv|col|lab|harb|ancest|success|predecess|outdo|indo|fact|vect|tut)ou?r|(?:human|woman|man|women|men)|civilian|guardian|christian|vegetarian|loyalist|activist|populist|optimist|list|twist|exist|assist|consist|hand|second-hand|beforehand|boy|girl)$/u;

/** The words that name a post right before the organisation, or null. */
export function unlistedPost(
  annotated: Annotated,
  organisation: OrganisationSpan,
): { text: string; from: number } | null {
  if (!isKnown(organisation) || organisation.kind === 'school') return null;
  const lead = annotated.text.slice(Math.max(0, organisation.start - 70), organisation.start);
  // Most organisations stand behind other words.
  if (!PLACED.test(lead)) return null;
  const found = BEFORE_BODY.exec(lead);
  if (found === null || NO_POST.test(found[1]!)) return null;
  return { text: found[1]!, from: organisation.start - lead.length + found.index };
}

/** The post of a link that has none in the tables: "employed as a draughtsman by O", "joined O as a draughtsman". */
export function unlistedTitle(annotated: Annotated, link: Link): string | null {
  const { organisation } = link;
  const tail = annotated.text.slice(organisation.to, organisation.to + 70);
  const after = tail.includes(' as ') ? AFTER_BODY.exec(tail)?.[1] : undefined;
  if (after !== undefined && !NO_POST.test(after)) return after;
  const lead = annotated.text.slice(Math.max(link.trigger, organisation.start - 70), organisation.start);
  const before = lead.includes(' as ') ? BEFORE_BODY.exec(lead)?.[1] : undefined;
  return before === undefined || NO_POST.test(before) ? null : before;
}

/** For the tests of their cost. */
export const UNLISTED_PATTERNS: readonly RegExp[] = [BEFORE_BODY, AFTER_BODY, NO_POST];
