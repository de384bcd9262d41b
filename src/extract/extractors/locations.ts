// Where a person lives or works: labelled fields, lines under a name, places beside a name, sentences that say it.

import { english } from '../../domain/languages/en.ts';
import { anyOf, lazyPattern, NAME_CONNECTORS } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Page } from '../../domain/model/page.ts';
import { parsePlace } from '../../domain/places/compare-places.ts';
import type { Extractor } from '../../ports/reader.ts';
import { listedWinners } from '../achievements/winner-lists.ts';
import { eachSentence, type PersonSentence } from '../findings/person-sentences.ts';
import { personOf, stateFact } from '../findings/stated-fact.ts';
import { PLACES } from '../lexicon/name-tables.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { fieldOf, labelledRecords } from '../page/labelled-records.ts';
import { segmentsOf } from '../page/lines.ts';
import { isSiteName, ownerIn, ownSubject } from '../page/own-person.ts';
import { authorNames, hasGivenName, leadingName, type NameAt, readName } from '../page/person-lines.ts';
import { registeredCompany } from '../page/register-pages.ts';
import { bareName } from '../page/subject.ts';
import type { Annotated } from '../spans/annotate.ts';

const MAX_FINDINGS = 150;
const PLACE_WORDS = lazyPattern(
  () => `^\\p{Lu}[\\p{L}'’.-]*(?: (?:${anyOf(NAME_CONNECTORS)}|upon|on|sur|\\p{Lu}[\\p{L}'’.-]*)){0,4}$`,
  'u',
);

/** A place that the tables know, as written: a country, or a city of a known country. */
export function isKnownPlace(text: string): boolean {
  const plain = text.trim();
  if (plain.length < 4 || plain.length > 60) return false;
  if (!PLACE_WORDS().test(plain.split(',')[0]!)) return false;
  return PLACES.has(plain.toLowerCase()) || parsePlace(plain).country !== undefined;
}

/** The place that ends a comma list: "Hanbit Biologics, Seoul", "Gothenburg, Sweden". A town the tables lack needs its country behind it. */
export function placeAtEnd(text: string): string | null {
  const ending = text.includes(' in ')
    ? / in (\p{Lu}[^,]{2,40}(?:, \p{Lu}[\p{L} ]{2,40})?)\.?$/u.exec(text.trim())
    : null;
  if (ending !== null && isKnownPlace(ending[1]!.split(', ')[0]!)) return ending[1]!.replace(/\.$/, '');
  const trimmed = text.trim();
  const list = trimmed.endsWith('.') ? trimmed.replace(/[.\s]+$/, '') : trimmed;
  const last = list.slice(list.lastIndexOf(',') + 1).trim();
  if (!isKnownPlace(last)) return null;
  const parts = list.split(/,\s*/).map((part) => part.trim());
  if (parts.length === 3 && isKnownPlace(parts[0]!) && PLACE_WORDS().test(parts[1]!)) return parts.join(', ');
  const town = parts.at(-2);
  if (town === undefined || !PLACE_WORDS().test(town)) return last;
  if (isKnownPlace(town)) return `${town}, ${last}`;
  const kind = segmentsOf(town)[0]?.kind;
  const country = parsePlace(last).city === undefined;
  return country &&
    kind !== 'organisation' &&
    kind !== 'title' &&
    kind !== 'degree' &&
    town.split(' ').length <= 2 &&
    parts.length === 2
    ? `${town}, ${last}`
    : last;
}

function add(
  findings: Finding[],
  page: Page,
  person: Finding['person'],
  value: string,
  from: number,
  to: number,
  via: Finding['via'],
  certainty: number,
): void {
  const made =
    person.name === '' ? null : stateFact(page, { kind: 'location', person, value, at: { from, to }, via, certainty });
  if (made === null || findings.length >= MAX_FINDINGS) return;
  if (!findings.some((other) => other.value === value && other.person.name === person.name)) findings.push(made);
}

function fromRecords(page: Page, context: PageContext, findings: Finding[]): void {
  const isCompany = registeredCompany(page) !== null;
  for (const record of labelledRecords(page)) {
    const place = fieldOf(record, 'place');
    if (place === undefined || place.value.length > 60 || !/^\p{Lu}/u.test(place.value)) continue;
    const named = fieldOf(record, 'name');
    const name = readName(named?.value ?? '', true);
    const isOwn = named === undefined && !record.row && !isCompany;
    const owner = name === null ? (isOwn ? ownerIn(context, record.first) : null) : personOf(context, name, 'record');
    const at = name === null ? place : record;
    if (owner !== null)
      add(findings, page, owner, place.value.trim(), at.from, at.to, 'record', name === null ? 0.75 : 0.85);
  }
}

const HEADER_LINES = 6;
const PIECES = /\s*[·•|📍🌍🏠]\s*|\s+[–—-]\s+/u;

/** Lines just below a name: "📍 Berlin, Germany", "VP Cell Line Development, Hanbit Biologics · Seoul, South Korea". */
function fromHeaders(page: Page, context: PageContext, findings: Finding[]): void {
  const heads = new Set(context.parts.flatMap(({ scope }) => scope.head?.index ?? []));
  for (const block of page.blocks.slice(0, 60)) {
    const name = bareName(block.text);
    if (name !== null && context.isSubject(name)) heads.add(block.index);
    else if (block.headingLevel === 1 && context.subject.name !== '' && block.text.includes(context.subject.name))
      heads.add(block.index);
  }
  // A profile whose first line is the name with more beside it.
  const own = ownSubject(context);
  if (heads.size === 0 && own !== null) {
    const first = page.blocks.slice(0, 3).findIndex((block) => block.text.includes(own.name));
    if (first >= 0) heads.add(first);
  }
  for (const head of [...heads].slice(0, 200)) {
    const owner = ownerIn(context, page.blocks[head]!);
    if (owner === null) continue;
    for (const block of page.blocks.slice(head + 1, head + 1 + HEADER_LINES)) {
      if (block.headingLevel !== undefined || heads.has(block.index) || block.zone === 'nav' || block.zone === 'footer')
        break;
      if (block.text.length > 160 || ownerIn(context, block)?.name !== owner.name) continue;
      const place = placeOfLine(block.text);
      if (place === null) continue;
      add(findings, page, owner, place, block.start, block.start + block.text.length, 'record', 0.75);
      break;
    }
  }
}

/** The first piece of a header line that tells a place. */
const placeOfLine = (text: string): string | null =>
  text
    .split(PIECES)
    .map(headerPlace)
    .find((place) => place !== null) ?? null;

const NOT_HERE = /\b(?:born|né|née|geboren|nacid[oa]|nat[oa]|university|college|degree|until|former|\d{4})\b/i;
const SENTENCE = /^(?:She|He|They|We|It)\b|\b(?:founded|based|is|works|called)\b/;

/** A piece of a header line that is a place, or a post that ends in one; never a degree, a birth, a study or a sentence. */
function headerPlace(piece: string): string | null {
  if (NOT_HERE.test(piece) && !/\buniversity\b.*, /i.test(piece)) return null;
  if (piece.split(/\s+/).length > 10 || THEN.test(piece) || SENTENCE.test(piece)) return null;
  const places = piece.split(/\.\s+/).map(placeAtEnd);
  return places.find((place) => place !== null) ?? null;
}

/** What stands right behind a name: "(Hanbit Biologics, Seoul)", ", Gothenburg, for", ", Hoshinari University, Sendai". */
function placeBeside(after: string): string | null {
  const bracket = /^\d?[,*]*\s?\(([^()]{2,100})\)/.exec(after)?.[1];
  // "(born 1966 in Bloomington, Indiana)" is where a life began, not where it is lived.
  if (bracket !== undefined)
    return /\d|\bborn\b|\bb\.|\bdied\b|\bnée?\b|\bgeb|\bnacid|\bnat[oa]\b|[*†;]/iu.test(bracket)
      ? null
      : placeAtEnd(bracket);
  const list = /^,\s([^.;:()]{2,120})/.exec(after)?.[1];
  if (list === undefined) return null;
  for (const [index, part] of list.split(/,\s/).slice(0, 4).entries()) {
    if (!isKnownPlace(part)) {
      // Only organisations and offices may stand between the name and the place.
      const kind = segmentsOf(part)[0]?.kind;
      if (kind !== 'organisation' && kind !== 'title' && kind !== 'name' && kind !== 'degree') return null;
      continue;
    }
    const next = list.split(/,\s/)[index + 1];
    return next !== undefined && isKnownPlace(next) && parsePlace(next).city === undefined ? `${part}, ${next}` : part;
  }
  return null;
}

const HOMETOWNS =
  /commencement|graduat|convocation|degrees|dean'?s?-?\s?list|honou?r-?\s?roll|students|alumni|class-?notes|diplom|promotion|absolvent/i;

function fromNeighbours(page: Page, context: PageContext, findings: Finding[]): void {
  for (const winner of listedWinners(page)) {
    const text = page.text.slice(winner.from, winner.to);
    const at = text.indexOf(winner.name);
    const place = at < 0 ? null : placeBeside(text.slice(at + winner.name.length));
    if (place !== null)
      add(findings, page, personOf(context, winner.name, 'record'), place, winner.from, winner.to, 'record', 0.75);
  }
  // Lists of graduates give the town that somebody came from.
  if (HOMETOWNS.test(`${page.title ?? ''} ${page.url}`)) return;
  let work = 0;
  for (const block of page.blocks) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.text.length > 1_200) continue;
    work += block.text.length;
    if (work > 60_000) return;
    for (const { name, to } of namesBeside(block.text)) {
      const place = placeBeside(block.text.slice(to));
      const person = personOf(context, name, 'record');
      if (place !== null && isPerson(context, name))
        add(findings, page, person, place, block.start, block.start + block.text.length, 'record', 0.7);
    }
  }
}

/** Opens as a byline does, or has several names with what belongs to each. */
const BYLINE = /^(?:authors?|by)\b|\)[;,]|;\s(?=\p{Lu})/iu;

/** Authors of a byline, else the name at the head of a line. */
function namesBeside(text: string): readonly NameAt[] {
  const authors = BYLINE.test(text) ? authorNames(text) : [];
  const lead = authors.length > 0 || !/[,(]/.test(text) ? null : leadingName(text);
  return lead === null ? authors : [lead];
}

/** A town stands behind firms too: the name must be known as a person's. */
function isPerson(context: PageContext, name: string): boolean {
  return (
    !isSiteName(context, name) &&
    (context.isSubject(name) ||
      context.names.includes(name) ||
      hasGivenName(name) ||
      /^(?:\p{Lu}\. ?)+\p{Lu}/u.test(name))
  );
}

const CUE =
  /(?<![\p{L}])(?:based in|lives? in|(?:is|now|currently|and) living in|resides? in|residing in|works? (?:in|from|at)|working (?:in|from)|where (?:she|he|they|I) (?:now )?lives?|office|laboratory|studio|branch|is an?|am an?|works? as|heads?|lebt in|wohnt in|wohnhaft in|arbeitet in|ansässig in|habite|vit à|basée? à|travaille à|installée? à|vive en|reside en|trabaja en|afincad[oa] en|radicad[oa] en|vive a|risiede a|abita a|lavora a|vive em|mora em|reside em|trabalha em|woont in|werkt in|woonachtig in)(?![\p{L}])/u;
const PLACE = `(\\p{Lu}[\\p{L}'’-]*(?: (?:de |am |upon |on |der |la )?\\p{Lu}[\\p{L}'’-]*){0,2}(?:, \\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})?)`;
const SAID_WORDS =
  '(?<![\\p{L}])(?:based in|(?:now )?lives? in|(?:is|now|currently|and) living in|resides? in|residing in|lebt (?:heute |jetzt )?in|wohnt in|wohnhaft in|ansässig in|habite à|vit à|basée? à|installée? à|vive en|reside en|afincad[oa] en|radicad[oa] en|vive a|risiede a|abita a|vive em|mora em|reside em|woont in|woonachtig in)';
/** The words say that somebody lives or works there: any capital name counts as the place. */
const SAID = lazyPattern(() => `${SAID_WORDS} (?:the )?${PLACE}`, 'u');
const WHERE = lazyPattern(() => `${PLACE}, where (?:she|he|they|I) (?:now )?lives?(?![\\p{L}])`, 'u');
const { department, institute, hospital, company } = english.organisationWords;
const offices = (): string =>
  anyOf([...department, ...institute, ...hospital, ...company, 'headquarters', 'bureau', 'site', 'plant']);
const OFFICE = lazyPattern(
  () =>
    `(?<![\\p{L}])(?:in|at|from) (?:our|the|its) (\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?) ${offices()}(?![\\p{L}])`,
  'u',
);
/** "is a cartographer in Gothenburg, Sweden" */
const TRADE = lazyPattern(() => `(?<![\\p{L}])(?:is|am) an? (?:[\\p{L}-]+ ){1,5}in ${PLACE}`, 'u');
const NOW =
  /(?<![\p{L}])(?:is|am|works?|heads?|leads?|makes|runs?|joined|arbeitet|ist|travaille|est|trabaja|es|lavora|è|trabalha|é|werkt)(?![\p{L}])/u;
const THEN =
  /(?<![\p{L}])(?:was|were|degree|diploma|attended|school|studies|education|alumn\p{L}*|master\S*|bachelor\S*|Ph\.?D|visiting|continued|joined in|had|used to|until|formerly|previously|former|born|grew up|studied|graduated|lived|moved from|left|war|wurde|était|fue|era|foi)(?![\p{L}])/u;

function fromSentence(page: Page, item: PersonSentence, findings: Finding[]): void {
  const { sentence, whose } = item;
  const { text, annotated, base } = sentence;
  const put = (person: Finding['person'], { place, certainty }: Omit<PlaceSaid, 'at'>): void =>
    add(findings, page, person, place, base, base + text.length, 'prose', certainty);
  const personNamed = (name: string): Finding['person'] =>
    personOf(contextOf(page), contextOf(page).fullest(name), 'prose');
  for (const person of annotated.people) {
    const beside = person.last - person.first > 1 ? placeBeside(text.slice(person.to)) : null;
    if (beside !== null) put(personNamed(person.name), { place: beside, certainty: 0.65 });
  }
  const said = placeSaid(text, annotated);
  const office = said === null ? OFFICE().exec(text) : null;
  if (office !== null && isKnownPlace(office[1]!) && NOW.test(text)) {
    // "goodbye to R. Qadri, analyst in our Chicago office": the person just named, not the one who speaks.
    const named = annotated.people.findLast(
      (person) => person.to < office.index && /^,[^.;]{0,60}$/.test(text.slice(person.to, office.index)),
    );
    const people = named === undefined ? whose(office.index) : [personNamed(named.name)];
    for (const person of people) put(person, { place: office[1]!, certainty: named === undefined ? 0.75 : 0.7 });
    return;
  }
  const found = said ?? (NOW.test(text) && !THEN.test(text) ? placeOfWork(text, annotated) : null);
  for (const person of found === null ? [] : whose(found.at)) put(person, found!);
}

interface PlaceSaid {
  place: string;
  /** Where in the sentence it is said. */
  at: number;
  certainty: number;
}

/** "based in Lyon"; "a studio by the name of Plate & Pencil, based in Kellbridge" says it of the firm. */
function placeSaid(text: string, { organisations }: Annotated): PlaceSaid | null {
  const said = SAID().exec(text);
  const isOfFirm =
    said !== null &&
    (organisations.some((span) => span.to <= said.index && said.index - span.to <= 3) ||
      /\b(?:not|no longer|never|formerly|company|firm|start-?up|agency|organi[sz]ation)\b[^,;]{0,25}$/i.test(
        text.slice(0, said.index),
      ));
  if (said !== null && !isOfFirm) return { place: trimPlace(said[1]!), at: said.index, certainty: 0.85 };
  const where = WHERE().exec(text);
  return where === null ? null : { place: trimPlace(where[1]!), at: text.length, certainty: 0.8 };
}

/** "works as a staff engineer at Quillstone in Berlin" */
function placeOfWork(text: string, { places, titles, organisations }: Annotated): PlaceSaid | null {
  const trade = TRADE().exec(text);
  if (trade !== null && isKnownPlace(trimPlace(trade[1]!)))
    return { place: trimPlace(trade[1]!), at: trade.index, certainty: 0.7 };
  const ends = [...titles, ...organisations].map(({ to }) => to);
  const place = places.find(
    ({ start, to }) =>
      / in $/.test(text.slice(Math.max(0, start - 4), start)) &&
      isKnownPlace(text.slice(start, to)) &&
      ends.some((end) => end <= start && start - end <= 5),
  );
  if (place === undefined) return null;
  const rest = /^, (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)/u.exec(text.slice(place.to))?.[1];
  const country = rest !== undefined && isKnownPlace(rest) && parsePlace(rest).city === undefined ? `, ${rest}` : '';
  return { place: `${text.slice(place.start, place.to)}${country}`, at: place.start, certainty: 0.65 };
}

/** "Lyon, Claire" is a town and the next word: the second part stays only when it is a place. */
function trimPlace(place: string): string {
  const [town, ...rest] = place.replace(/['’]$/, '').split(', ');
  const tail = rest.join(', ');
  return tail !== '' && isKnownPlace(tail) ? place : town!;
}

export default {
  id: 'locations',
  priority: 10,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const findings: Finding[] = [];
    fromRecords(page, context, findings);
    fromHeaders(page, context, findings);
    fromNeighbours(page, context, findings);
    eachSentence(page, context, CUE, (item) => fromSentence(page, item, findings), 200);
    return findings;
  },
} satisfies Extractor;
