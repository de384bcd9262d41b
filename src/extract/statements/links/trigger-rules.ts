// What may stand between a trigger and the organisation that it links.
import { memoise } from '../../../domain/text/memoise.ts';
import { PLACES } from '../../lexicon/name-tables.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Candidate } from '../../lexicon/triggers.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import { FORMATION, SERVICE } from './link.ts';

const { degree: D, title: T, person: P, organisation: O } = SIGN;

/** A new verb opens another clause about the same person. */
export const OWN_VERB =
  /(?:,| and| but)(?: (?:he|she|they|I|who|previously|formerly|earlier|before that,?))* (?:was|were|is|am|are|has|have|had|spent|worked|works)(?![\p{L}])/u;

const NEW_SUBJECT = /, (?:he|she|they|I|\ue004) /u;

/** The word that leads to the organisation: "at" of " at the ". Ways are short, and come again and again. */
const prepositionOf = memoise(
  (way) => /(?<![\p{L}])(\p{L}{1,8}) (?:the |a |an |his |her )?["“(]?$/iu.exec(way)?.[1]?.toLowerCase() ?? '',
);

/** What is run for students and by others: "the student track at O", "student affairs at O". */
const FOR_STUDENTS =
  /^ (?:track|affairs|services?|success|support|recruitment|recruiting|outreach|engagement|experience|housing|competitions?|conferences?|workshops?|counsell?ing|advising|finance|accounts?|welfare|admissions|programs|programmes|centre|center|hub|projects)(?!\p{L})/iu;

/** What may stand between a trigger and its organisation, by relation. */
export function canLink(
  candidate: Candidate,
  way: string,
  organisation: OrganisationSpan,
  lead: string,
  between: readonly OrganisationSpan[],
  head: string,
): boolean {
  const { trigger, words } = candidate;
  const preposition = prepositionOf(way);
  let seat = false;
  if (way.includes(O)) {
    // "développeur Front-End chez O": a bare name inside a title does not close it.
    // "heads product at O and was at O": the second clause has its own verb, and no title of the first.
    const crossed = between.every((span) => span.kind === 'name') && !OWN_VERB.test(way) && !NEW_SUBJECT.test(way);
    seat = crossed && /^represent/i.test(words) && /^(?:in|on|at)$/.test(preposition);
    // "played Hamlet at O", "graduated MB ChB from O": a name that is the verb's object.
    const object =
      crossed &&
      /^(?: by| with| under)? (?:the |his |her )?\ue005(?: in \ue006)? (?:at|for|with|from) (?:the )?$/u.test(way) &&
      /^(?:play|perform|sang|sings|danced|conducted|directed|taught|lectured|graduated|studied|educated|schooled|trained|read|staged)/i.test(
        words,
      );
    if (
      !seat &&
      !object &&
      !(crossed && words === T && /^(?:chez|bei|at|presso|bij)$/.test(preposition) && way.length < 60)
    )
      return false;
  }
  if (trigger.relation === 'education') {
    if (organisation.kind === 'company') return words !== D && /from|at/.test(preposition);
    // "in Oxford", "in Cambridge": the town.
    if (preposition === 'in' && PLACES.has(organisation.name.toLowerCase())) return false;
    if (preposition === 'with' && organisation.kind !== 'school') return false;
    if (
      organisation.kind === 'name' &&
      /^[ ,:("“«–—-]{1,4}$/.test(way) &&
      !/^(?:attend|entered|graduated|alma)/i.test(words)
    )
      return false;
    if (words === D || /^(?:degrees?|diploma|honou?rs|certificate|thesis)$/i.test(words)) {
      if (
        organisation.kind === 'name' &&
        !/^(?:from|at|alla|presso|pela|pelo|por)$/.test(preposition) &&
        !/ por (?:la|el) $/.test(way)
      )
        return false;
      if (organisation.kind === 'body' && !/^(?:from|at|of|by)$/.test(preposition) && !/^[ ,:(–—-]{1,3}$/.test(way))
        return false;
      if (preposition === '' && /\p{Ll}{3,} \p{Ll}{3,} \p{Ll}{3,}/u.test(way)) return false;
    }
    // "The scholarship at O is named for": not somebody's own.
    if (
      preposition === 'at' &&
      /^(?:scholarship|bursary|place)$/i.test(words) &&
      /^(?:The|An?|This) (?:\p{L}+ )?$/u.test(lead)
    )
      return false;
    // "organised the student track at O": what is made for students is nobody's study.
    if (/^students?$/i.test(words) && FOR_STUDENTS.test(way)) return false;
    // "studied the archives of O": of O alone, unless a part of a school stands between.
    if (
      preposition === 'of' &&
      /^(?:training|trained|stud(?:ied|ying|ies|y)|education|educated|course|courses|classes)$/i.test(words) &&
      !SCHOOL_PART.test(way)
    )
      return false;
    if (
      words.length > 5 &&
      /^(?:courses?|classes|coursework|lessons|tuition|students?|undergraduates?)$/i.test(words) &&
      /\b(?:t(?:each|aught)\p{L}{0,3}|g[ai]v(?:e|es|ing)|offer(?:s|ed|ing))\b(?! by)[^.;]{0,50}$/iu.test(lead)
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
  if (words === T) return titleReaches(way, preposition, organisation, head);
  if (
    preposition === 'with' &&
    organisation.kind === 'name' &&
    // "nine years with the Oakham Comets": an article is no person's.
    !(/ with the ["“]?$/.test(way) && way.length < 30 && !/(?:ian|ish|ese)$/.test(organisation.name)) &&
    !/ & /.test(organisation.name) &&
    !/^(?:sign|contract|career|positions?|jobs?|posts?|roles?|employ|been|stay|remain|formerly|previously|internship|anchor|co-)/i.test(
      words,
    ) &&
    !(/^(?:years|seasons?|decades?|stints?|spells?)$/i.test(words) && way === ' with ')
  )
    return false;
  // "was in the Royal Marines": of other organisations it is no post.
  if (
    /^was$/i.test(words) &&
    preposition === 'in' &&
    !FORMATION.test(organisation.name) &&
    !SERVICE.test(organisation.name)
  )
    return false;
  // "nominated by O", "named by O among": no post of theirs.
  if (/^(?:nominated|named|called)$/i.test(words) && preposition === 'by') return false;
  // "her work was supported by O"
  if (/^work/i.test(words) && /^(?:as|by)$/.test(preposition)) return false;
  if (
    /^(?:serv|sat|sits|elected|appointed|named|invited|retir|stepp|career|position)/i.test(words) &&
    preposition === 'as'
  )
    return false;
  if (organisation.kind === 'name' && preposition === 'in' && !FORMATION.test(organisation.name)) return false;
  if (organisation.kind === 'name' && preposition === 'by')
    return /^(?:employ|hired|recruited|signed|drafted|fired|dismissed|sacked|laid|let|made|ousted|axed|waived|released|dropped|headhunted|retained)/i.test(
      words,
    );
  if (
    !seat &&
    /^(?:started|created|formed|led|left|managed|directed|represent|sold|bought|runs?|ran|launch)/i.test(words) &&
    way.length > 12 &&
    /\p{Ll}{4,}/u.test(
      way
        .replace(
          /(?:[\p{Ll}-]{2,12} ){0,2}(?=(?:company|firm|group|band|business|startup|start-up|label|duo|trio|quartet) )/gu,
          '',
        )
        .replace(
          /\b(?:the|his|her|own|company|firm|called|named|known|group|band|business|startup|start-up|label|duo|trio|quartet)\b/gu,
          '',
        ),
    )
  )
    return false;
  if (/^(?:members?|fellows?|membership)$/i.test(words) && organisation.kind === 'name' && way.length > 10)
    return false;
  return true;
}

/** "in the law faculty of O": what stands between learning and its school. */
const SCHOOL_PART =
  /(?<![\p{L}])(?:faculty|school|department|college|institute|section|branch|campus|conservatory|academy|division|cent(?:re|er)|chair|universit(?:y|ies)|seminary|\ue002|program(?:me)?|laboratory|studio|workshop|atelier|staff|guidance|supervision|\ue006) of (?:the )?$/iu;

export const KIND_OF_GROUP =
  /^ (?:group|team|lab|laboratory|department|division|unit|section|programme|program|course|degree|school)s? /;

/** "CEO for the largest online job site O": a noun says what O is. */
const KIND_BEFORE =
  /^ (?:of|for|with|at) (?:the |a |an |its )?(?:[\p{Ll}-]{2,14} ){0,4}(?:company|firm|site|website|startup|start-up|agency|brand|magazine|newspaper|maker|giant|retailer|studio|label|band|club|network|chain)(?: called| named)? $/u;

/** "chair of the board of O", "head of the legal department of O" */
const PART_BEFORE =
  /^ (?:of|for|on) (?:the |its )?(?:[\p{Ll}-]{2,14} ){0,2}(?:board|board of (?:directors|trustees|governors)|council|committee|department|division|faculty|staff|team|branch|section) of (?:the )?$/u;

/** A verb of something else than holding a post. */
const saysElse = memoise((way) => /\b(?:said|told|met|interview|sold|announced|asked|visited|played)\b/.test(way));

function titleReaches(way: string, preposition: string, organisation: OrganisationSpan, head: string): boolean {
  // "CEO of O", "Professor at O", "Director, O" are near; "Professor of art history at the O" may be longer.
  if (preposition === '' && !/^,? (?:\p{L}+ ){0,1}$|^[ ,:(–—-]{1,3}(?:the )?$/iu.test(way)) return false;
  if (preposition === 'and' && !/^ and (?:the )?$/.test(way)) return false;
  if (preposition === 'and') return false;
  // "the mechanics group at O": the word only says what kind of group.
  if (
    way.length > 4 &&
    KIND_OF_GROUP.test(way) &&
    !/^(?:head|chair|director|leader|manager|chief|member|dean|professor)/.test(head)
  )
    return false;
  // "the staff of Senator P and at O": a title before a name goes no further.
  if (way.startsWith(` ${P}`) && way.includes(' and ')) return false;
  if (organisation.kind === 'name' && PLACES.has(organisation.name.toLowerCase())) return false;
  if (way.length < 4 && /^[ ,:(–—-]{1,3}$/.test(way)) {
    // "CEO, Jane Roe" and "Chairman Roe": what follows a title directly is more often a person.
    if (organisation.kind === 'name') return false;
    return way.includes(',') || way.includes('(') || way.includes('-') || way.includes('–') || way.includes(':');
  }
  // "a partner in O", "a lieutenant in the Oakham Guards": other posts are held in a place.
  if (
    preposition === 'in' &&
    organisation.kind === 'name' &&
    !FORMATION.test(organisation.name) &&
    !(head === 'partner' && way === ' in ')
  )
    return false;
  if (preposition === 'on' && !/^ on (?:the )?$/.test(way)) return false;
  if (
    organisation.kind === 'name' &&
    way.length > 16 &&
    !/^(?:chez|bei|presso|bij|at|au)$/.test(preposition) &&
    !KIND_BEFORE.test(way) &&
    !PART_BEFORE.test(way)
  )
    return false;
  if (preposition === 'to' && organisation.kind === 'name' && way.length > 5) return false;
  if (preposition === 'with' && organisation.kind === 'name' && way.length > 7 && !/^ with the $/.test(way))
    return false;
  if (preposition === 'with' && organisation.kind === 'name' && /(?:ian|ish|ese)$/.test(organisation.name))
    return false;
  if (saysElse(way)) return false;
  return way.length <= 60;
}
