// Posts and studies that a sentence tells of somebody else than its subject: of one who is only spoken of ("met the
// director of O", "a lawyer for O told"), of a parent, or of the one who took the post over.

import { wordSet } from '../../../domain/text/word-set.ts';
import type { Annotated } from '../../spans/annotate.ts';
import type { Link } from './link.ts';

type Told = Pick<Link, 'trigger' | 'title' | 'organisation' | 'words'>;

/** "was replaced as T of O by P": P holds it now. */
const REPLACED_AS = /\b(?:succeeded|replaced|followed|relieved) as (?:the |its )?$/iu;
const BY_PERSON = /^(?: in \ue003)?,? by (?:the |his |her |\ue002 ){0,2}(\ue004)/u;

const SPOKEN_OF_WORDS =
  'met|meets|meeting|married|marries|marrying|befriend(?:ed|ing)|interview(?:ed|s|ing)|t(?:old|ells|elling)|ask(?:ed|s|ing)|thank(?:ed|s|ing)|critici[sz](?:ed|es|ing)|accus(?:ed|es|ing)|attack(?:ed|s|ing)|sued|suing|prais(?:ed|es|ing)|defeat(?:ed|s|ing)|beat|portray(?:ed|s|ing)|shot|killed|killing|murder(?:ed|ing)|assassinated|blam(?:ed|es|ing)|persuad(?:ed|ing)|convinc(?:ed|ing)|urg(?:ed|ing)|support(?:ed|ing)|oppos(?:ed|ing)|challeng(?:ed|ing)|confront(?:ed|ing)|contact(?:ed|ing)|approach(?:ed|ing)|introduc(?:ed|ing)|knew|dated|dating|impress(?:ed|ing)|inspir(?:ed|ing)|influenc(?:ed|ing)|welcom(?:ed|ing)|congratulat(?:ed|ing)|photograph(?:ed|ing)|paint(?:ed|ing)|quot(?:ed|es|ing)|cit(?:ed|es|ing)|divorc(?:ed|ing)|endorsed|endorsing|mentor(?:ed|ing)|tutored|supervis(?:ed|ing)|wrote to|spoke (?:to|with)|(?<!\\p{L})by|with|for|against|about|than|unlike|alongside|after|between|\ue004,? and|son of|daughter of|wife of|widow of|friend of|nephew of|niece of|cousin of|granddaughter of|grandson of|student of|biography of|portrait of|death of|(?:assistant|secretary|adviser|advisor|aide|deputy|clerk|valet|chaplain|letter|letters|thanks|speech|gift) to';
/** Right before a post or "a graduate of": somebody who is only spoken of ("met the director of O", "by a lecturer at O"). */
const SPOKEN_OF = new RegExp(
  `(?<![\\p{L}])(?:${SPOKEN_OF_WORDS}) (?:(?:the|an?|another|two|three|several|some|many|its|his|her|their|then|former|current|future|late|fellow|young|retired|prominent|wealthy|first|new|other) ){1,4}(?:[\\p{Ll}-]{3,14} )?$`,
  'iu',
);
const ARTICLE =
  / (?:the|an?|another|two|three|several|some|many|its|his|her|their|then|former|current|future|late|fellow|young|retired|prominent|wealthy|first|new|other) (?:\S+ )?$/i;
const ENDOWED =
  /(?<![\p{L}])(?:endow|fund|establish|found|sponsor|donat|creat|nam)(?:ed|s|es|ing) (?:the |an? |two |three |several ){1,2}(?:[\p{Ll}-]{3,14} )?$|(?:beaten|pipped) to (?:the |an? )$/iu;
/** "Roe debated the T of O": whom a verb acts on, unless it is a verb of holding a post. */
const ACTED_ON =
  /(?:\ue004|(?<![\p{L}])(?:he|she|they|I|who|and|also|later|once)) ([\p{Ll}-]{2,14}ed) (?:the|an?|its|another) (?:(?:then|former|current|future|late|first|new|old) )?$/u;
const HOLDING =
  /^(?:co-)?(?:named|appointed|(?:re-?)?elected|remained|ordained|consecrated|crowned|declared|considered|confirmed|nominated|designated|titled|styled|created|proclaimed|installed|retired|resigned|turned|graduated|joined|rejoined|replaced|succeeded|followed|headed|chaired|directed|assumed|accepted|occupied|entered|filled|started|ended|finished|worked|acted|served|included|founded|established|launched|formed|shared|combined|performed|stayed|trained|qualified|hired|employed|promoted|secured|landed|obtained|gained|earned|received|enlisted|signed|commissioned)$/;
const NOT_PERSONS = wordSet('chair|faculty|staff|board|team|bench|head|post');
/** "The daughter of a T at O, Roe grew up": the one after the comma is the child. */
const CHILD_OF =
  /^(?:The|An?|Born the|As the|Being the) (?:[\p{Ll}-]+ ){0,3}?(?:son|daughter|child|grandson|granddaughter|nephew|niece|wife|widow|husband|brother|sister|cousin|student|pupil|protégée?|disciple|friend) of (?:the |an? )?(?:[\p{Ll}-]+ ){0,2}$/u;
/** "one of the partners of O", "they were directors of O". */
const ONE_OF =
  /(?<![\p{L}])(?:one of|among|amongst|are|were|is|was|become|became|as|being|both|some of|including|and|,)(?: (?:the|its|their|our|his|her))?(?: [\p{Ll}-]+){0,2} $|[,(–—-] $/iu;
/** Nouns that stand for a learner, in the words of a trigger. */
const LEARNER = /^(?:alumn|graduates?$|student|pupil|undergraduate|valedictorian|dropout)/i;
const AWARD = /^\p{L}+ (?:award|medal|association|hall|prize|achievement)/iu;
const SEVERAL = /^(?:graduates|alumni|alumnae|students|pupils|undergraduates)$/i;
/** "A lawyer for O told": somebody without a name opens the sentence. */
const NOBODYS_LEAD = /^(?:(?:An?|One|Another|Some|Several|Two|Three|Many|Other|Few) )?(?:[\p{Ll}-]+ ){0,2}$/u;
const NOBODYS_VERB =
  /^ (?:who |that )?(?!(?:and|or|in|at|for|of|from|since|until|with|on|by|to|as|during|between|is|was|are|were|who|that|has|had|which|then|turned|before|after|where) )(?:\p{Ll}{2,14}ed|\p{Ll}{2,14}[^s]s|told|said|wrote|spoke|gave|knew|came|took|saw|found|thought|won|led|put|made)(?: |$)/u;
const THE_VERB = /^ (?:who )?(?!is |was )\p{Ll}{2,14}(?:ed|s|ld) (?:to |with )?\ue004/u;

/** The post or the study is told of somebody whom the sentence does not name. */
export function isSpokenOf(annotated: Annotated, link: Told): boolean {
  const title = link.title === null ? null : annotated.titles[link.title]!;
  if (title === null && !LEARNER.test(link.words)) return false;
  const place = annotated.at(Math.min(title?.from ?? link.trigger, link.organisation.start));
  const lead = annotated.skeleton.slice(Math.max(0, place - 50), place);
  // "endowed a chair at O": a chair is held, or given.
  if (title?.head === 'chair') return ENDOWED.test(lead);
  if (ARTICLE.test(lead) && SPOKEN_OF.test(lead)) return true;
  if (title === null)
    return (
      SEVERAL.test(link.words) &&
      !AWARD.test(annotated.text.slice(link.trigger, link.trigger + 20)) &&
      place > 4 &&
      !ONE_OF.test(lead) &&
      !isList(annotated, link)
    );
  const acted = lead.includes('ed ') && !NOT_PERSONS.has(title.head) ? ACTED_ON.exec(lead) : null;
  if (acted !== null && !HOLDING.test(acted[1]!)) return true;
  // "praised researchers at O": several, and none of them is named.
  if (title.plural && place > 4 && !ONE_OF.test(lead) && !link.organisation.name.includes('’s ')) return true;
  if (place > 30) return false;
  const end = annotated.at(link.organisation.to);
  const tail = annotated.skeleton.slice(end, end + 40);
  if (lead === 'The ')
    return (
      THE_VERB.test(tail) || (NOBODYS_VERB.test(tail) && /\ue004|\ue005['’]s /u.test(annotated.skeleton.slice(end)))
    );
  const opening = annotated.text.slice(0, Math.min(title.from, link.organisation.start));
  return (
    (title.plural || /^(?:An?|One|Another) /.test(opening)) && NOBODYS_LEAD.test(opening) && NOBODYS_VERB.test(tail)
  );
}

/** "Notable alumni of O include P" */
const isList = (annotated: Annotated, link: Told): boolean =>
  /^[^.;]{0,40}(?:includ|such as|like |are |were |:)/.test(
    annotated.text.slice(link.organisation.to, link.organisation.to + 60),
  );

/** "was replaced as T of O by P": the index of P. */
export function replacedBy(annotated: Annotated, link: Told): number | null {
  if (link.title === null || !annotated.text.includes(' by ')) return null;
  const { from } = annotated.titles[link.title]!;
  if (!REPLACED_AS.test(annotated.text.slice(Math.max(0, from - 30), from))) return null;
  const end = annotated.at(link.organisation.to);
  const by = BY_PERSON.exec(annotated.skeleton.slice(end, end + 40));
  if (by === null) return null;
  const person = annotated.people.findIndex((span) => annotated.at(span.from) === end + by[0].length - 1);
  return person < 0 ? null : person;
}

/** "The daughter of a T at O, Roe grew up" */
export function isChildOf(annotated: Annotated, link: Told): boolean {
  return CHILD_OF.test(annotated.skeleton.slice(0, annotated.at(Math.min(link.trigger, link.organisation.start))));
}

/** For the tests of their cost. */
export const SPOKEN_OF_PATTERNS: readonly RegExp[] = [
  REPLACED_AS,
  BY_PERSON,
  SPOKEN_OF,
  ENDOWED,
  ACTED_ON,
  CHILD_OF,
  ONE_OF,
  NOBODYS_LEAD,
  NOBODYS_VERB,
  THE_VERB,
];
