// Whether a post is stated as going on or as over, by the verb that governs it and not by any word of the sentence.

import { SIGN } from '../lexicon/sign.ts';
import type { Annotated } from '../spans/annotate.ts';
import type { Link } from './links/link.ts';

/** Over, whatever else the clause says: "no longer works", "the former director", "resigned as". */
const OVER =
  /(?<![\p{L}])(?:former|formerly|previously|ex|no longer|until|till|up to|resign(?:ed|s|ing)|stepp(?:ed|ing) down|left|leaving|retir(?:ed|ing)|departed|quit|fired|dismissed|laid off|ousted|used to|erstwhile|onetime|one-time|sometime|late|outgoing|emerit(?:us|a)|ehemalig\p{L}{0,2}|früher\p{L}{0,2}|bis|ancien(?:ne)?|anciennement|jusqu['’]en|antigu[oa]|hasta|ex-\p{L}+|anterior(?:mente)?|antig[oa]|até|già|fino|voormalig\p{L}?|tot)(?![\p{L}])/iu;
/** Going on: "has been T since", "since Y". */
const LASTING =
  /(?<![\p{L}])(?:ha(?:s|ve) been|(?<!(?:has|have|had) )since|currently|presently|now|today|derzeit|aktuell|seit|actuellement|depuis|actualmente|desde|attualmente|dal|momenteel|sinds)(?![\p{L}])/iu;
/** Verbs in order; the last before the organisation decides. */
const VERBS =
  /(?<![\p{L}])(?:((?:is|am|are) (?:currently |now |still )?(?:employed|based|engaged|stationed)|is|am|are|serves|works|teaches|lectures|holds|leads|runs|heads|directs|manages|chairs|sits|practi[cs]es|oversees|coaches|edits|conducts|commands|represents|plays|i['’]m|ist|arbeitet|leitet|est|travaille|es|trabaja|é|trabalha|è|lavora|is|werkt)|(was|were|had been|(?:has|have) (?:also |previously )?(?:completed|conducted|finished|undertaken|pursued)|worked|served|taught|played|spent|did|held|employed|lectured|led|headed|ran|managed|directed|chaired|sat|coached|edited|conducted|captained|commanded|anchored|built|developed|designed|represented|practi[cs]ed|fought|flew|wrote|reported|interned|volunteered|danced|pitched|sang|performed|competed|starred|rowed|wrestled|clerked|preached|began|started|drafted|enlisted|stationed|commissioned|war|arbeitete|leitete|était|travaill(?:é|ait)|fue|era|trabajó|trabajé|foi|trabalhou|fu|lavorato|werkte))(?![\p{L}])/giu;
/** "has worked at O for ten years"; who "has also worked there" may have left. */
export const FOR_YEARS =
  /(?<!\p{L})ha(?:s|ve) (?:\p{L}+ed|taught|held|led|run|been) [^.;,]{0,80} for (?:(?:over|more than|nearly|almost|about|some) )?(?:the (?:past|last) )?[\p{L}\d-]+ years(?!\p{L})/u;
/** Beginnings say nothing of the end: "joined O in Y", "was appointed T of O". */
const BEGINNING =
  /(?<![\p{L}])(?:joined|joining|moved|moving|returned|succeed(?:ed|s|ing)|became|become|becoming|(?:was|been|being|were) (?:then |later |subsequently |also |first |recently )?(?:named|appointed|elected|re-elected|promoted|hired|recruited|made|chosen|selected|installed|signed|invited|called|nominated|confirmed|traded|loaned|transferred|seconded|(?:replaced|succeeded|followed) as)|(?:fue|foi|fu) (?:nombrad|designad|elegid|nomead|eleit|nominat|elett)[oa]|named|appointed|elected|promoted|hired|recruited|signed)(?![\p{L}])/iu;
/** "Prior to joining O", "Before O": the post at O came later and may go on. */
const AHEAD = /(?<![\p{L}])(?:prior to|before)(?: (?:joining|coming to|moving to|arriving at|founding))?(?: the)? ?$/iu;

/** "a former student, now at O", "O, where she is currently a T". */
export const NOW_AT = /(?<!\p{L})now\s(?:at|with)\s(?:the\s)?$/u;
export const NOW_THERE = /^,?\swhere\s\p{L}+\s(?:is|(?:is\s)?(?:currently|now)|still)\s/u;

/** "She is, after having led two banks, T of O": what is told between has its own verb. */
const INSERTED = /,\s(?:after|before|having)\s[^,;.]{1,60},\s/u;

/** Where a new clause with its own subject opens. */
const CLAUSE =
  /[;:]|,? (?:before|prior to) (?:that|this|then),? |\. |,? (?:and|but) (?=(?:is|are|am|remains|serves|works|teaches|leads|heads|runs|ha(?:s|ve) (?:also |previously )?(?:worked|served|held|led|taught))(?![\p{L}]))|,? (?:and|but|while|whereas|when|where|who|as) (?=(?:he|she|they|I|\ue004)(?![\p{L}]))|, (?=(?:he|she|they|I|\ue004)(?![\p{L}]))/gu;
const REACH = 80;
/** The last place that a pattern finds; it must find more than nothing there. */
function lastMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  let last: RegExpExecArray | null = null;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) last = found;
  return last;
}

/** "As director of O, she oversees …": the office in which something is done today. */
const isInOffice = (before: string, behind: string): boolean =>
  /(?:^|\. )As (?:(?:an?|the|our|its) )?[^.,;]{0,60}$/u.test(before) &&
  /^[^.,;]{0,40}, (?:(?:s?he|I|Mr\.|Ms\.|Mrs\.|Dr\.|\p{Lu}\S*|\ue004) ){1,3}(?:is|am|\p{Ll}{3,}s)(?!\p{L})/u.test(
    behind,
  );

/** True when stated as going on, false when stated as over, null when the words do not say. */
export function isOngoing(annotated: Annotated, link: Link): boolean | null {
  const { skeleton } = annotated;
  const start = Math.min(annotated.at(link.trigger), annotated.at(link.organisation.start));
  const end = annotated.at(link.organisation.to);
  let lead = skeleton.slice(Math.max(0, start - REACH), start);
  const cut = lastMatch(CLAUSE, lead);
  if (cut !== null) lead = lead.slice(cut.index + cut[0].length);
  const inner = skeleton.slice(start, end);
  if (AHEAD.test(lead) || (AHEAD.test(`${lead}${link.words}`) && link.title === null)) return null;
  const whole = `${lead}${inner}`.replace(INSERTED, ' ');
  const title = link.title === null ? '' : (annotated.titles[link.title]?.text ?? '');
  // "left O for a chair at O": what was left is the first.
  const own = `${lead.slice(lead.lastIndexOf(SIGN.organisation) + 1)}${inner}`;
  const behind = skeleton.slice(end, end + 40);
  const before = `${lead}${skeleton.slice(start, annotated.at(link.organisation.start))}`;
  if (NOW_AT.test(before) || NOW_THERE.test(behind)) return true;
  if (
    OVER.test(own) ||
    OVER.test(title) ||
    /^(?:immediate )?past\s/i.test(title) ||
    /^ (?:until|till|up to) /.test(behind)
  )
    return false;
  if (LASTING.test(whole) || behind.startsWith(' since ')) return true;
  if (BEGINNING.test(whole)) return null;
  if (FOR_YEARS.test(`${whole}${behind}`)) return true;
  const verb = lastMatch(VERBS, whole);
  if (verb === null) return isInOffice(skeleton.slice(0, start), skeleton.slice(end)) ? true : null;
  return verb[1] !== undefined;
}
