// Posts that a sentence tells of somebody who is only spoken of: "met the director of O".

import { SPOKEN_OF_WORDS } from '../../../domain/languages/en-links.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { Link } from './link.ts';

type Told = Pick<Link, 'title' | 'organisation'>;

/** Right before a post or "a graduate of": somebody who is only spoken of ("met the director of O", "by a lecturer at O"). */
const SPOKEN_OF = new RegExp(
  `(?<![\\p{L}])(?:${SPOKEN_OF_WORDS}) (?:(?:the|an?|another|two|three|several|some|many|its|his|her|their|then|former|current|future|late|fellow|young|retired|prominent|wealthy|first|new|other) ){1,4}(?:[\\p{Ll}-]{3,14} )?$`,
  'iu',
);
const ARTICLE =
  / (?:the|an?|another|two|three|several|some|many|its|his|her|their|then|former|current|future|late|fellow|young|retired|prominent|wealthy|first|new|other) (?:\S+ )?$/i;
/** "one of the partners of O", "they were directors of O". */
const ONE_OF =
  /(?<![\p{L}])(?:one of|among|amongst|are|were|is|was|become|became|as|being|both|some of|including|and|,)(?: (?:the|its|their|our|his|her))?(?: [\p{Ll}-]+){0,2} $|[,(–—-] $/iu;
/** The post is told of somebody whom the sentence does not name. */
export function isSpokenOf(annotated: Annotated, link: Told): boolean {
  const title = link.title === null ? null : annotated.titles[link.title]!;
  if (title === null || title.head === 'chair') return false;
  const place = annotated.at(Math.min(title.from, link.organisation.start));
  const lead = annotated.skeleton.slice(Math.max(0, place - 50), place);
  if (ARTICLE.test(lead) && SPOKEN_OF.test(lead)) return true;
  const acted = ACTED_ON.exec(lead);
  if (acted !== null && !HOLDING.test(acted[1]!)) return true;
  // "praised researchers at O": several, and none of them is named.
  if (title.plural && place > 4 && !ONE_OF.test(lead)) return true;
  const end = annotated.at(link.organisation.to);
  return (
    title.from < link.organisation.start &&
    NOBODYS_LEAD.test(annotated.skeleton.slice(0, place)) &&
    NOBODYS_VERB.test(annotated.skeleton.slice(end, end + 40))
  );
}

/** "Roe debated the T of O": whom a verb acts on, unless it is a verb of holding a post. */
const ACTED_ON =
  /(?:\ue004|(?<![\p{L}])(?:he|she|they|I|who|and|also|later|once)) ([\p{Ll}-]{2,14}ed) (?:the|an?|its|another) (?:(?:then|former|current|future|late|first|new|old) )?$/u;
const HOLDING =
  /^(?:co-)?(?:named|appointed|(?:re-?)?elected|remained|ordained|confirmed|nominated|created|retired|resigned|turned|graduated|(?:re)?joined|replaced|succeeded|followed|headed|chaired|directed|assumed|accepted|occupied|entered|filled|started|worked|acted|served|included|founded|established|launched|formed|shared|performed|stayed|trained|qualified|hired|employed|promoted|secured|landed|obtained|gained|earned|received|enlisted|signed|commissioned)$/;
/** "A lawyer for O told": somebody without a name opens the sentence. */
const NOBODYS_LEAD = /^(?:(?:An?|One|Another|Some|Several|Two|Three|Many|Other|Few) )?(?:[\p{Ll}-]+ ){0,2}$/u;
const NOBODYS_VERB = /^ (?:\p{Ll}{2,14}ed|told|said|wrote|spoke|gave|knew|saw|found|thought) /u;

/** For the tests of their cost. */
export const SPOKEN_OF_PATTERNS: readonly RegExp[] = [SPOKEN_OF, ONE_OF, ACTED_ON, NOBODYS_LEAD, NOBODYS_VERB];
