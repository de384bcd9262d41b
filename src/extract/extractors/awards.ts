// Prizes, medals and honours: lists of winners, lines under "Awards", sentences.
import { english } from '../../domain/languages/en.ts';
import { ARTICLES, anyOf, lazyPattern, PRIZE_WORDS } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { recogniseTitle } from '../../domain/titles/recognise-title.ts';
import type { Extractor } from '../../ports/reader.ts';
import { type AwardSpan, findAwards } from '../achievements/award-words.ts';
import { listedWinners } from '../achievements/winner-lists.ts';
import { eachSentence, type PersonSentence } from '../findings/person-sentences.ts';
import {
  organisationNamed,
  personOf,
  type StatedFact,
  stateFact,
  stateFacts,
  yearIn,
} from '../findings/stated-fact.ts';
import { NAME_PARTICLES } from '../lexicon/name-tables.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { segmentsOf } from '../page/lines.ts';
import { siteOrganisation } from '../page/organisation.ts';
import { ownerIn } from '../page/own-person.ts';
import { partsOf } from '../page/parts.ts';
import { leadingName } from '../page/person-lines.ts';

const MAX_FINDINGS = 300;

function push(findings: Finding[], page: Page, fact: StatedFact): void {
  const made = stateFact(page, fact);
  if (made !== null && findings.length < MAX_FINDINGS) findings.push(made);
}

function fromLists(page: Page, context: PageContext): Finding[] {
  const facts = listedWinners(page).map(
    (winner): StatedFact => ({
      kind: 'award',
      person: personOf(context, winner.name, 'record'),
      title: winner.title,
      organisation: organisationNamed(winner.organisation, 'page_organisation'),
      start: winner.year === null ? null : { year: winner.year },
      at: winner,
      via: 'record',
      certainty: winner.certainty,
    }),
  );
  return stateFacts(page, facts);
}

const NOT_WON =
  /\b(?:nominat(?:ed|ion)|nominee|shortlist(?:ed)?|longlist(?:ed)?|finalist|runner-up|reviewer|juror|jury (?:member|chair)|member of the jury|judge (?:of|for)|committee|applied for|submitted)\b/i;

/** Lines under "Awards" of a CV or profile; each belongs to the owner of its block. */
function fromSections(page: Page, context: PageContext): Finding[] {
  const blocks = partsOf(page)
    .filter(({ section }) => section === 'awards')
    .flatMap((part) => part.blocks)
    .filter(({ text }) => text.length <= 240 && !NOT_WON.test(text));
  const facts = blocks.flatMap((block) => {
    const owner = ownerIn(context, block);
    // Prizes of one line, without the marks of its notes: "Alpha Prize [3]; Beta Medal".
    const pieces = block.text.replace(/\[\d{1,3}\]/g, '').split(/\s[·•|]\s|;\s/);
    return owner === null ? [] : pieces.flatMap((piece) => sectionLine(block, owner, piece.trim()) ?? []);
  });
  return stateFacts(page, facts);
}

const DATE_WORDS = new RegExp(
  `\\b(?:present|${anyOf([...english.seasons.flat(), ...english.months.flat()])})(?!\\p{L})`,
  'iu',
);
const DUTY =
  /^(?:served|organi[sz]ed|judged?|reviewer|supervis|student team|featured|research on|participated|attended|invited|volunteer)/i;
const HONOUR_WORD = lazyPattern(() => `(?<!\\p{L})(?:hono(?:u)?rs?|${anyOf(PRIZE_WORDS)})(?!\\p{L})`, 'iu');

const isOffice = (text: string): boolean =>
  /^[\p{L} ]{3,20}:/u.test(text) || recogniseTitle(text.split(/\s/).slice(0, 3).join(' ')) !== null;

function sectionLine(block: Block, person: Finding['person'], text: string): StatedFact | null {
  const year = yearIn(text);
  const words = text.split(/\s+/).length;
  // "Editor of X, 2018-" and "Languages: ..." stand under the same headings: without an award word a line needs a year and no office.
  const isWorded = HONOUR_WORD().test(text) || findAwards(text).length > 0;
  if (!isWorded && (year === null || words > 6 || DATE_WORDS.test(text) || isOffice(text))) return null;
  // A sentence about something else is left to the reading of sentences.
  if (DUTY.test(text) || /[.!?]\s\p{Lu}/u.test(text) || (/\.$/.test(text) && words > 14)) return null;
  const bare = text
    .replace(/\(?(?<![\d-])(?:19|20)\d{2}(?:\s?[-–/]\s?\d{2,4})?\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–—•*-]+|[\s,;:.–—-]+$/g, '');
  if (bare.length < 4 || !/\p{L}{3}/u.test(bare)) return null;
  const body = segmentsOf(bare).find(
    (segment) => segment.kind === 'organisation' && segment.from > 3 && /^\p{Lu}|^\d/u.test(segment.text),
  );
  const dash = bare.indexOf(' — ');
  const isNamed = dash > 3 && HONOUR_WORD().test(bare.slice(0, dash));
  const title = bare.slice(0, Math.min(body?.from ?? bare.length, isNamed ? dash : bare.length));
  return {
    kind: 'award',
    person,
    title: title.replace(/[\s,;:(–—-]+$/, '').slice(0, 120),
    organisation: organisationNamed(body?.text, 'text'),
    start: year,
    at: { from: block.start, to: block.start + block.text.length },
    via: 'section',
    certainty: 0.75,
  };
}

const CUE =
  /(?<![\p{L}])(?:prize|award(?:ed|s)?|medal|trophy|gold|silver|bronze|honorary|honoris causa|prix|médaille|preis|medaille|ausgezeichnet|premio|medalla|galardón|medaglia|prémio|prêmio|medalha|prijs|scholarship|jurado|giuria|of the Year|of the Decade)(?![\p{L}])|\p{L}preis(?![\p{L}])/iu;
const WON =
  /(?<![\p{L}])(?:(?:has |have |had )?(?:also |again |jointly |recently |later |twice )?(?:received|receives|won|wins|earned|got|obtained|accepted|collected|took|shared)|(?:was|were|is|has been|have been|being) (?:also |jointly |recently |later )?(?:awarded|given|presented with|honou?red with|recogni[sz]ed with|named|the recipient of|the winner of)|awarded|recipient of|winner of|laureate of|honou?red with|holder of|erhielt|erhält|gewann|bekam|ausgezeichnet mit|wurde mit|Preisträger(?:in)? (?:des|der)|a (?:reçu|remporté|obtenu)|reçoit|remporte|lauréate? d[ue]|titulaire de|recibió|recibe|ganó|obtuvo|galardonad[oa] con|premiad[oa] con|ganador[a]? del?|ha (?:vinto|ricevuto|ottenuto)|vinse|ricevette|vincitore del|vincitrice del|insignit[oa] del|recebeu|ganhou|venceu|galardoad[oa] com|vencedor[a]? d[oa]|ontving|kreeg|won|winnaar van)(?![\p{L}])/gu;
const REFUSED = /\b(?:not|never|declined|refused|turned down|nicht|kein|pas|jamais|nunca|non|niet|nooit)\b/i;
const TAKEN_BACK =
  /\b(?:withdrawn|revoked|rescinded|stripped of|taken back|aberkannt|retiré|retirad[oa]|revocat[oa])\b/i;
const GIVEN_TO =
  /^(?:,? ?(?:for|in|von|de) (?:19|20)\d{2})?,? (?:(?:was|is|were|has been|wurde|fue|è stato|foi|a été) )?(?:(?:awarded|given|presented|went|goes|handed|verliehen|concedid[oa]|otorgad[oa]|assegnat[oa]|atribuíd[oa]|décernée?|attribuée?|toegekend) )?(?:(?:for|in) (?:19|20)\d{2} )?(?:to|an|a|à|aan|al|alla) (?:(?:the|la|el|le|l['’])\s?(?:\p{Ll}+ ){1,2})?(?=\p{Lu})/u;

/** The year of a prize: behind it, or in front of the verb; never that of another clause. */
function yearOf(text: string, from: number, to: number): StatedFact['start'] {
  const after =
    /^[^.;]{0,60}?(?:\bin |\(|, |\bfor |\bof |\bim Jahr |\ben |\bnel |\bem |\bin het jaar )?((?:19|20)\d{2})(?!\d)/.exec(
      text.slice(to, to + 90),
    )?.[1];
  const before =
    /(?:^|\b(?:In|in|Im Jahr|En|en|Nel|nel|Em|em|for|of)\s)((?:19|20)\d{2})\b(?:(?! and )[^.;,]){0,60}$/.exec(
      text.slice(Math.max(0, from - 90), from),
    )?.[1];
  const near =
    after !== undefined &&
    !/\b(?:and|after|before|until|since|then|born)\b/i.test(text.slice(to, to + text.slice(to).indexOf(after)))
      ? after
      : undefined;
  const direct = /(?<!\d)((?:19|20)\d{2}) $/.exec(text.slice(Math.max(0, from - 6), from))?.[1];
  const year = direct ?? near ?? before;
  return year === undefined ? undefined : { year: Number(year) };
}

function fromSentence(page: Page, context: PageContext, item: PersonSentence, findings: Finding[]): void {
  const { sentence } = item;
  const { text, annotated } = sentence;
  for (const award of findAwards(text, annotated.tokens)) {
    const people = receivers(context, item, award);
    if (people.length === 0) continue;
    const status = TAKEN_BACK.test(text) ? 'revoked' : 'stated';
    const body = annotated.organisations.find(
      (span) => span.kind !== 'name' && span.start >= award.to && GIVEN_BY().test(text.slice(award.to, span.from)),
    );
    for (const person of people)
      push(findings, page, {
        kind: 'award',
        person,
        title: award.name.replace(/^(?:[Tt]he|[Ll]e|[Ee]l) /, ''),
        status,
        organisation: organisationNamed(body?.name, 'text'),
        start: yearOf(text, award.from, award.to),
        at: { from: sentence.base, to: sentence.base + text.length },
        via: 'prose',
        certainty: 0.8,
      });
  }
}

/** A verb that gives the prize to its subject: no refusal, no nomination, no other clause between, and no work in subject place. */
function holds(before: string, at: number, length: number, after: string): boolean {
  const between = before.slice(at + length);
  if (
    /[;:]|\b(?:at|during|because|after|when|where|whose|which|who|into|inducted|nominat\p{L}*)\b/u.test(between) ||
    /^ (?:nomin|recipient|winner|laureate|finalist|jury|committee|ceremony)/.test(after)
  )
    return false;
  if (REFUSED.test(before.slice(Math.max(0, at - 25))) || NOT_WON.test(before.slice(at))) return false;
  const subject = before.slice(0, at);
  if (/-$|\b(?:team|group|project|film|paper|band|company)\b[^,;]{0,40}$/.test(subject)) return false;
  return (
    !/\b(?:that|which|[Ii]t)\s(?:\p{L}+\s){0,2}$/u.test(subject) &&
    !/(?:^|[,;.] |\band |\d{4},? )(?:his|her|their|my|its) (?:[\p{L}-]+ ){1,4}$/iu.test(subject)
  );
}

/** Who got it: the subject of the verb in front, or the person that it went to. */
function receivers(context: PageContext, { sentence, whose }: PersonSentence, award: AwardSpan): Finding['person'][] {
  const { text } = sentence;
  const behind = GIVEN_TO.exec(text.slice(award.to, award.to + 90));
  if (behind !== null) {
    const name = leadingName(text.slice(award.to + behind[0].length));
    if (name !== null) return [personOf(context, context.fullest(name.name), 'prose')];
  }
  const left = Math.max(0, award.from - 120);
  const before = text.slice(left, award.from);
  const cue = [...before.matchAll(WON)].at(-1);
  if (cue !== undefined && holds(before, cue.index, cue[0].length, text.slice(award.to, award.to + 16)))
    return whose(left + cue.index);
  // "gives the prize for 2022 to Noor Haidari": the prize was named by its jury.
  const given =
    /\b(?:gives|gave|awards|awarded|presents|presented|verleiht|verlieh|décerne|concede|concedió|assegna|atribui|distinguió|premió|otorgó)\b[^.;]{0,60}?\s(?:to|an|à|a|aan)\s(?:(?:the|la|el|le)\s\p{Ll}+\s)?(?=\p{Lu})/u.exec(
      text.slice(award.to, award.to + 160),
    );
  if (given === null) return [];
  const name = leadingName(text.slice(award.to + given.index + given[0].length));
  return name === null ? [] : [personOf(context, context.fullest(name.name), 'prose')];
}

const of = (): string => `(?:of|${anyOf(NAME_PARTICLES)})(?:['’]| (?:${anyOf(ARTICLES)}(?:['’]| ))?)`;
/** "…, by the Oakham Society" */
const GIVEN_BY = lazyPattern(() => `^,? (?:by |from |${of()})(?:the )?$`, 'u');
const HONORARY =
  /\b(?:[Hh]onorary (?:degree of )?((?:Doctor(?:ate)?|Master|LL\.?D|D\.?Sc|D\.?Litt)(?: of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?)|(Doctor of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) honoris causa|(Ehrendoktor(?:in|würde)?|Dr\. h\. ?c\.|doctor honoris causa|docteur honoris causa|laurea honoris causa))/u;

const OF_THE_YEAR =
  /\b(?:was|were|been|is) (?:named|voted|elected|declared|chosen as|crowned) (?:the )?((?:\p{Lu}[\p{L}'’-]+ ){1,5}of the (?:Year|Month|Decade|Century))\b/u;

/** Honours without an award word: a title of the year, an honorary degree. */
function fromSpecial(page: Page, context: PageContext, item: PersonSentence, findings: Finding[]): void {
  const { base, text } = item.sentence;
  const award = { kind: 'award', at: { from: base, to: base + text.length }, via: 'prose' } as const;
  const named = OF_THE_YEAR.exec(text);
  if (named !== null) {
    const start = yearOf(text, named.index, named.index + named[0].length);
    for (const person of item.whose(named.index))
      push(findings, page, {
        ...award,
        person,
        title: named[1]!,
        ...(start === undefined ? {} : { start }),
        certainty: 0.75,
      });
  }
  for (const fact of honoraryDegrees(page, context, item)) push(findings, page, { ...award, ...fact });
}

/** "Orla Vantreight (Doctor of Laws honoris causa)": the school is the one of the sentence, or the one whose news it is. */
function honoraryDegrees(
  page: Page,
  context: PageContext,
  { sentence, block, whose }: PersonSentence,
): Pick<StatedFact, 'person' | 'title' | 'status' | 'organisation' | 'start' | 'certainty'>[] {
  const { text, annotated } = sentence;
  const honorary = HONORARY.exec(text);
  if (honorary === null || REFUSED.test(text.slice(Math.max(0, honorary.index - 40), honorary.index))) return [];
  const { index, 0: words, 1: first, 2: second, 3: third } = honorary;
  const lead = /^\s?\($/.test(text.slice(index - 2, index)) ? leadingName(text) : null;
  const people = lead === null ? whose(index) : [personOf(context, context.fullest(lead.name), 'record')];
  const stated = annotated.organisations.find((span) => span.kind === 'school' && span.start >= index)?.name;
  const site = page.url.includes('/news') || block.heading !== null ? siteOrganisation(page) : null;
  const isSchool = /universit|college|institut|school|hochschule|academ|école|escuela/i.test(site ?? '');
  const school = stated ?? (isSchool ? site : null);
  const inHeading = /honorary/i.test(block.heading ?? '') ? yearIn(block.heading!) : null;
  const start = yearOf(text, index, index + words.length) ?? inHeading;
  const degree = first ?? second;
  return people.map((person) => ({
    person,
    title: degree === undefined ? third! : `Honorary ${degree}`,
    status: 'honorary',
    ...(school === null
      ? {}
      : { organisation: { name: school, how: stated === undefined ? 'page_organisation' : 'text' } }),
    ...(start === null ? {} : { start }),
    certainty: 0.8,
  }));
}

export default {
  id: 'awards',
  priority: 14,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const findings = [...fromLists(page, context), ...fromSections(page, context)];
    eachSentence(page, context, CUE, (item) => {
      fromSentence(page, context, item, findings);
      fromSpecial(page, context, item, findings);
    });
    return findings.slice(0, MAX_FINDINGS);
  },
} satisfies Extractor;
