// What may stand between a trigger and the organisation that it ties.
import type { OrganisationSpan } from './find-organisations.ts';
import { PLACES } from './name-tables.ts';
import { SIGN } from './skeleton.ts';
import type { Candidate } from './trigger-index.ts';

const { degree: D, title: T, organisation: O } = SIGN;

/** A new verb opens another clause about the same person. */
export const OWN_VERB =
  /(?:,| and| but)(?: (?:he|she|they|I|who|previously|formerly|earlier|before that,?))* (?:was|were|is|am|are|has|have|had|spent|worked|works)(?![\p{L}])/u;

/** What may stand between a trigger and its organisation, by relation. */
export function wayIsFree(
  candidate: Candidate,
  way: string,
  organisation: OrganisationSpan,
  lead: string,
  between: readonly OrganisationSpan[],
): boolean {
  const { trigger, words } = candidate;
  const preposition =
    /(?<![\p{L}])(\p{L}{1,8}) (?:the |a |an |his |her )?["“(]?$/iu.exec(way)?.[1]?.toLowerCase() ?? '';
  if (way.includes(O)) {
    // "développeur Front-End chez O": a bare name inside a title does not close it.
    // "heads product at O and was at O": the second clause has its own verb, and no title of the first.
    const crossed = between.every((span) => span.kind === 'name') && !OWN_VERB.test(way);
    const seat = crossed && /^represent/i.test(words) && preposition === 'in';
    if (!seat && !(crossed && words === T && /^(?:chez|bei|at|presso|bij)$/.test(preposition) && way.length < 60))
      return false;
  }
  if (trigger.relation === 'education') {
    if (organisation.kind === 'company') return words !== D && /from|at/.test(preposition);
    // "in Oxford", "in Cambridge": the town.
    if (preposition === 'in' && PLACES.has(organisation.name.toLowerCase())) return false;
    if (preposition === 'with' && organisation.kind !== 'school') return false;
    if (
      organisation.kind === 'name' &&
      /^[ ,:(–—-]{1,3}$/.test(way) &&
      !/^(?:attend|entered|graduated|alma)/i.test(words)
    )
      return false;
    if (words === D || /^(?:degrees?|diploma|honou?rs|certificate|thesis)$/i.test(words)) {
      if (organisation.kind === 'name' && !/^(?:from|at)$/.test(preposition)) return false;
      if (organisation.kind === 'body' && !/^(?:from|at|of|by)$/.test(preposition) && !/^[ ,:(–—-]{1,3}$/.test(way))
        return false;
      if (preposition === '' && /\p{Ll}{3,} \p{Ll}{3,} \p{Ll}{3,}/u.test(way)) return false;
    }
    if (/^(?:training|trained|education|course|courses|classes)$/i.test(words) && preposition === 'of') return false;
    if (
      /^(?:courses?|classes|coursework|students?|undergraduates?)$/i.test(words) &&
      /\bt(?:each|aught)\p{L}{0,3}\b[^.;]{0,50}$/iu.test(lead)
    )
      return false;
    if (
      organisation.kind === 'name' &&
      (preposition === 'of' || preposition === 'in' || preposition === 'by') &&
      !/^(?:alumn|graduates?)/i.test(words)
    )
      return false;
    if (organisation.kind === 'body' && (preposition === 'in' || preposition === 'by')) return false;
    return true;
  }
  if (words === T) return titleReaches(way, preposition, organisation);
  if (
    preposition === 'with' &&
    organisation.kind === 'name' &&
    !/^(?:sign|contract|career|position|employ|been|stayed|remained)/i.test(words)
  )
    return false;
  if (/^work/i.test(words) && preposition === 'as') return false;
  if (
    /^(?:serv|sat|sits|elected|appointed|named|invited|retir|stepp|career|position)/i.test(words) &&
    preposition === 'as'
  )
    return false;
  if (organisation.kind === 'name' && preposition === 'in') return false;
  if (organisation.kind === 'name' && preposition === 'by')
    return /^(?:employ|hired|recruited|signed|drafted)/i.test(words);
  if (
    /^(?:started|created|formed|led|left|managed|directed|represent|sold|bought|runs?|ran|launch)/i.test(words) &&
    way.length > 12 &&
    /\p{Ll}{4,}/u.test(
      way.replace(/\b(?:the|his|her|own|company|firm|called|named|known|group|band|business|startup|start-up)\b/gu, ''),
    )
  )
    return false;
  if (/^(?:members?|fellows?|membership)$/i.test(words) && organisation.kind === 'name' && way.length > 10)
    return false;
  return true;
}

/** "CEO for the largest online job site O": a noun says what O is. */
const KIND_BEFORE =
  /^ (?:of|for|with|at) (?:the |a |an |its )?(?:[\p{Ll}-]{2,14} ){0,4}(?:company|firm|site|website|startup|start-up|agency|brand|magazine|newspaper|maker|giant|retailer|studio|label|band|club|network|chain)(?: called| named)? $/u;

/** "chair of the board of O", "head of the legal department of O" */
const PART_BEFORE =
  /^ (?:of|for|on) (?:the |its )?(?:[\p{Ll}-]{2,14} ){0,2}(?:board|board of (?:directors|trustees|governors)|council|committee|department|division|faculty|staff|team|branch|section) of (?:the )?$/u;

function titleReaches(way: string, preposition: string, organisation: OrganisationSpan): boolean {
  // "CEO of O", "Professor at O", "Director, O" are near; "Professor of art history at the O" may be longer.
  const comma = /^,? (?:\p{L}+ ){0,1}$|^[ ,:(–—-]{1,3}(?:the )?$/iu.test(way);
  if (preposition === '' && !comma) return false;
  if (preposition === 'and' && !/^ and (?:the )?$/.test(way)) return false;
  if (preposition === 'and') return false;
  if (organisation.kind === 'name' && PLACES.has(organisation.name.toLowerCase())) return false;
  if (/^[ ,:(–—-]{1,3}$/.test(way)) {
    // "CEO, Jane Roe" and "Chairman Roe": what follows a title directly is more often a person.
    if (organisation.kind === 'name') return false;
    return way.includes(',') || way.includes('(') || way.includes('-') || way.includes('–') || way.includes(':');
  }
  if (preposition === 'in' && organisation.kind === 'name') return false;
  if (preposition === 'on' && !/^ on (?:the )?$/.test(way)) return false;
  if (
    organisation.kind === 'name' &&
    way.length > 16 &&
    !/^(?:chez|bei|presso|bij|at)$/.test(preposition) &&
    !KIND_BEFORE.test(way) &&
    !PART_BEFORE.test(way)
  )
    return false;
  if (preposition === 'to' && organisation.kind === 'name' && way.length > 5) return false;
  if (preposition === 'with' && organisation.kind === 'name' && way.length > 7) return false;
  if (/\b(?:said|told|met|interview|sold|announced|asked|visited|played)\b/.test(way)) return false;
  return way.length <= 60;
}
