// The post that an entry of a list states: title from its role, its first words or its heading; the employer is the site's on a page of its own people.
import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { OrganisationMention } from '../../domain/model/finding.ts';
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import { findTitles } from '../../domain/titles/recognise-title.ts';
import { readLine } from '../page/lines.ts';
import type { ListOrganisation } from './list-organisation.ts';
import type { ListKind, Scope } from './list-scope.ts';
import type { PersonRecord } from './person-records.ts';

export interface ListedPost {
  organisation: OrganisationMention;
  title: string | null;
  start?: PartialDate;
  end?: EndDate;
  current: boolean | null;
  certainty: number;
}

/** Posts in words that the tables of titles do not hold, each with its language. */
const ROLE_WORDS =
  /(?<!\p{L})(?:\p{L}*(?:arzt|ärztin)|\p{L}{3,20}(?:ologist|ographer)|referent(?:in)?|sachbearbeiter(?:in)?|wissenschaftliche[rn]? mitarbeiter(?:in)?|gastwissenschaftler(?:in)?|geschäftsführer(?:in)?|cheff?e?(?: d\p{L}+)?|rédact(?:eur|rice)|chargée? de|conferențiar|lector univ|asistent|cercetător|egyetemi (?:docens|tanár)|docens|adjunktus|vendégkutató|sérfræðingur|forskare|docent|kartograf|vedoucí|profesor|odborný asistent|старший преподаватель|доцент|профессор|инженер|director[ae]?(?:-geral)?|diretora?(?:-geral)?|engenheir[oa](?: sénior)?|técnic[oa])(?!\p{L})/iu;
const UNKNOWN_HEAD = /^(?:our|the|meet|all|unser[e]?|nos|nuestr[oa]s?|i nostri)\s/i;

/** The words name a post. */
export function isRole(text: string): boolean {
  return (
    text.length > 2 && text.length < 70 && (findTitles(text).some((span) => !span.plural) || ROLE_WORDS.test(text))
  );
}

/** Cut before the first sentence end or bracket. */
function firstWords(text: string): string {
  // "Sérfræðingur í eldfjallafræði (volcanologist)": the page's own word for it in a second language.
  const plain = text
    .replace(/^[\s,.:;|–—-]+/, '')
    .replace(/^([\p{L} ]{4,50}) \((\p{Ll}{6,24})\)/u, (whole, _title, second: string) =>
      findTitles(second).some((span) => span.from === 0 && span.to === second.length) || /(?:ist|er|or)$/.test(second)
        ? second
        : whole,
    );
  const stop = plain.search(/(?<=\p{L}{2}|\))\.(?:\s|$)|\s\(|[;\n]|\s[–—|]\s/u);
  return (stop < 0 ? plain : plain.slice(0, stop)).slice(0, 120).trim();
}

const LETTERS =
  /^(?:(?:Ph\.?\s?D|M\.?D|J\.?D|M\.?B\.?A|M\.?Sc|B\.?Sc|M\.?A|B\.?A|Esq|CPA|CFA|FCA\p{L}*|ACA\p{L}*|F\p{Lu}{2,5}|A\p{Lu}{2,5}|PMP|P\.?Eng|C\.?Eng|OBE|CBE|MBE)\.?)(?:,\s*|\s+(?=is\b)|$)/u;

/** Title at the start of a text, with the segments that qualify it; null when it does not start with one. */
export function titleAtStart(raw: string): string | null {
  let text = firstWords(raw);
  for (let round = 0; round < 3; round += 1) text = text.replace(LETTERS, '').trim();
  text = text.replace(/^(?:is|was|ist|est|es|è) (?:the |our |a |an |der |die |le |la |el )?/i, '');
  if (text === '' || text.length > 110) return null;
  const line = readLine(text);
  const [first] = line.segments;
  if (first === undefined) return null;
  const known = findTitles(text).find((span) => span.from < 40 && !span.plural) ?? null;
  const spoken = ROLE_WORDS.exec(text.slice(0, 60));
  if (known === null && (spoken === null || spoken.index > 24)) return null;
  // Before a title stand only words that qualify it: "Lead Immigration Attorney", not "Peter Downey is Associate Professor".
  const lead = text.slice(0, Math.min(known?.from ?? 99, spoken?.index ?? 99));
  if (!/^(?:[\p{L}&-]+ ){0,3}$/u.test(lead) || (spoken === null && /(?:^| )\p{Ll}/u.test(lead))) return null;
  if (/\s(?:is|was|has|joined|ist|est|es|è)\s/i.test(text)) return null;
  // "looks after direct taxes": a sentence, not a title.
  if (/^\p{Ll}+(?:s|ed)\s/u.test(text) && known?.from !== 0 && spoken?.index !== 0) return null;
  const kept: string[] = [];
  for (const [index, segment] of line.segments.entries()) {
    if (index > 0 && (segment.kind === 'place' || segment.kind === 'date' || segment.kind === 'degree')) break;
    if (
      index > 0 &&
      segment.kind === 'organisation' &&
      !/^(?:Department|Dept|Division|Office|Group|Team)/.test(segment.text)
    )
      break;
    if (index > 0 && /\b(?:office|based|remote|lives|room|tel|phone)\b|@|\d{3}/i.test(segment.text)) break;
    if (index > 0 && segment.text.split(/\s+/).length > 6) break;
    if (/^(?:at|with|for) /.test(text.slice(segment.from - 4, segment.to))) break;
    kept.push(
      text.slice(
        index === 0 ? segment.from : kept.length === 0 ? segment.from : line.segments[index - 1]!.to,
        segment.to,
      ),
    );
    if (kept.length === 3) break;
  }
  const title = kept
    .join('')
    .replace(/\s+(?:19|20)\d{2}(?:\s?[–-].*)?$/, '')
    .replace(/\s+(?:since|seit|depuis|desde|od|din)\s.*$/i, '')
    .replace(/[\s,.;:(]+$/, '')
    .trim();
  const whole = title.replace(/\s(?:and|und|et|y|e) (?:the|die|la|le|el|a)\s.*$/i, '');
  return whole.length > 2 && whole.length < 90 ? whole : null;
}

const SINCE =
  /(?<!\p{L})(?:since|seit|depuis|desde|dal|din|od|sinds|sedan|från|frá|с|joined(?: in)?|joined [^.;]{2,50}? in|promoted[^.;]{0,40}? in|came to us[^.;]{0,40}? in|appointed(?: in)?|dabei seit|entrée? [^.;]{0,40}?en|började [^.;]{0,30}?i|started [^.;]{0,30}?in|led the \p{L}+ since)\s+((?:\p{L}+\.?\s)?(?:\d{1,2}\.?\s)?(?:\p{L}+\s)?(?:19|20)\d{2})(?!\s?[–-]\s?\d)/giu;

/** When the post began: the "since" of the clause that names the title, else a promotion, else the joining. */
export function startIn(text: string, title: string | null): PartialDate | null {
  const found = [...text.slice(0, 800).matchAll(SINCE)];
  if (found.length === 0) return null;
  const word = title === null ? null : (/\p{L}{4,}/u.exec(title)?.[0].toLowerCase().slice(0, 5) ?? null);
  const clause = (index: number): string =>
    text.slice(Math.max(0, text.slice(0, index).search(/[^.;(]*$/)), index).toLowerCase();
  const chosen =
    found.find((match) => word !== null && clause(match.index).includes(word) && !/^joined/i.test(match[0])) ??
    found.find((match) => /^promoted|^appointed/i.test(match[0])) ??
    found[0]!;
  const [span] = parseDates(chosen[1]!);
  const date = span?.start ?? span?.end;
  return date === undefined || date === 'present' ? null : date;
}

const OVER =
  /(?<!\p{L})(?:former(?:ly)?|stepped down|resigned|emerit\p{L}*|retired|ex-|ehemalig\p{L}*|ancien(?:ne)?|until|jusqu['’]en|bis (?:19|20)\d{2})/iu;

function rangeIn(text: string): { start?: PartialDate; end?: EndDate } | null {
  const span = parseDates(text.slice(0, 160)).find((date) => date.kind === 'range');
  return span === undefined
    ? null
    : {
        ...(span.start === undefined ? {} : { start: span.start }),
        ...(span.end === undefined ? {} : { end: span.end }),
      };
}

/** "Researchers" gives its people the title "Researcher". */
function headingRole(scope: Scope): string | null {
  if (scope.heading === null || scope.heading.length > 40) return null;
  const heading = scope.heading.replace(UNKNOWN_HEAD, '').trim();
  const span = findTitles(heading).find((item) => item.plural);
  if (span === undefined || span.to < heading.length) return null;
  const text = heading.slice(span.from, span.to).replace(/s$/i, '');
  return text[0]!.toUpperCase() + text.slice(1);
}

/** A laboratory's own site is not the employer: its university is. */
const UNIT_SITE = /(?:\bLab|\bLaboratory|\bResearch Group|研究室|연구실)$/i;
const ROLE_LABEL = /^[\p{L}][\p{L}'’ ./-]{2,48}$/u;

export function postsOf(
  record: PersonRecord,
  scope: Scope,
  organisation: ListOrganisation | null,
  kind: ListKind,
): ListedPost[] {
  const text = record.pieces
    .filter((piece) => piece.role === null || piece.role === 'role' || piece.role === 'year')
    .map((piece) => piece.text)
    .join('\n')
    .slice(0, 800);
  if (kind === 'staff' && organisation !== null) return staffPost(record, scope, organisation, text);
  if (kind === 'visitors' && organisation !== null) return visitorPosts(organisation, text);
  return kind === 'graduates' || kind === 'students' ? [...positionCell(record), ...postAfterDegree(text)] : [];
}

function staffPost(record: PersonRecord, scope: Scope, organisation: ListOrganisation, text: string): ListedPost[] {
  const label = record.labels[0];
  const labelled =
    label !== undefined && ROLE_LABEL.test(label) && (findTitles(label).length > 0 || ROLE_WORDS.test(label))
      ? singular(label)
      : null;
  const cell = record.pieces.find((piece) => piece.role === 'role');
  const first = record.pieces.find((piece) => piece.role === null);
  const own =
    cell !== undefined
      ? cell.text.slice(0, 90)
      : (record.pieces
          .slice(0, 3)
          .map((piece) => (piece.role === null ? titleAtStart(piece.text) : null))
          .find((found) => found !== null) ?? null);
  const title =
    (labelled === null ? null : withUnit(labelled, scope)) ??
    own ??
    laterTitle(first?.text ?? '') ??
    headingRole(scope);
  if (title === null || UNIT_SITE.test(organisation.name)) return [];
  const elsewhere = own === null ? null : bodyBeside(first?.text ?? '', organisation.name);
  const start = startIn(text, title);
  const range = rangeIn(text.slice(0, 120));
  const over = OVER.test(`${title} ${firstWords(first?.text ?? '')} ${scope.heading ?? ''}`);
  return [
    {
      organisation:
        elsewhere === null ? { name: organisation.name, how: 'page_organisation' } : { name: elsewhere, how: 'text' },
      title,
      ...(range === null ? (start === null ? {} : { start }) : range),
      current: range !== null ? range.end === 'present' : !over,
      certainty: labelled !== null || own !== null ? 0.85 : 0.7,
    },
  ];
}

/** "... Conferențiar din 2018.": a short sentence of the entry that is a title and its date. */
function laterTitle(text: string): string | null {
  for (const sentence of text
    .slice(0, 500)
    .split(/(?<=\p{Ll}{2}|\d{4}|\))\.\s+/u)
    .slice(1, 5)) {
    const dated = sentence.length < 60 && /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(sentence);
    if (dated && (ROLE_WORDS.exec(sentence)?.index === 0 || findTitles(sentence)[0]?.from === 0)) {
      const title = titleAtStart(sentence);
      if (title !== null) return title;
    }
  }
  return null;
}

const BARE_HEAD =
  /^(?:cheff?e?(?: d[eu] (?:service|rubrique))?|head|leiter(?:in)?|leitung|responsable|lead|editor|capo(?:servizio)?|jef[ea])$/i;

/** "Cheffe du service" below "Enquêtes" heads the investigations. */
function withUnit(role: string, scope: Scope): string {
  const unit = scope.heading;
  return BARE_HEAD.test(role) && unit !== null && unit.split(/\s+/).length <= 3 && unit.length < 40
    ? `${role} ${unit}`
    : role;
}

function singular(label: string): string {
  const span = findTitles(label).at(-1);
  return span?.plural === true && /^[^\s]+s$|^(?:[^\s]*[^s\s] )+[^\s]+s$/.test(label) ? label.slice(0, -1) : label;
}

/** "Director, Acme Ltd" on somebody else's board page: an organisation with a cue that is not the site's. */
function bodyBeside(text: string, own: string): string | null {
  const span = readLine(firstWords(text)).annotated.organisations.find(
    (item) => item.kind === 'school' || item.kind === 'company',
  );
  if (
    span === undefined ||
    own.toLowerCase().includes(span.name.toLowerCase()) ||
    span.name.toLowerCase().includes(own.toLowerCase())
  )
    return null;
  const before = firstWords(text).slice(0, span.start);
  return /(?:\bat|\bof|\bwith|,|@)\s(?:the )?$/.test(before) && span.name.split(' ').length > 1 ? span.name : null;
}

/** "2013-14: Pavel Hruška (Univerzita Vltavín, Prague), visiting professor": a post here, and the organisation they came from. */
function visitorPosts(organisation: ListOrganisation, text: string): ListedPost[] {
  const posts: ListedPost[] = [];
  const range = rangeIn(text) ?? {};
  const spans = findTitles(text.slice(0, 200)).find((span) => !span.plural);
  const spoken = ROLE_WORDS.exec(text.slice(0, 200))?.[0];
  const title = spans?.text ?? spoken ?? null;
  if (title !== null)
    posts.push({
      organisation: { name: organisation.name, how: 'page_organisation' },
      title,
      ...range,
      current: false,
      certainty: 0.8,
    });
  const bracket = /^\s?\(([^()]{3,80})\)/.exec(text)?.[1];
  const home =
    bracket === undefined
      ? undefined
      : readLine(bracket).annotated.organisations.find(
          (span) => span.kind === 'school' || span.kind === 'body' || span.kind === 'company',
        );
  if (home !== undefined)
    posts.push({ organisation: { name: home.name, how: 'text' }, title: null, current: null, certainty: 0.7 });
  return posts;
}

const NO_BODY = /^(?:own|self|independent|indépendant|freelance|unknown|not known|retired|none|n\/a|-|–|—|\?)/i;

/** A column "now at": "Hanbit Biologics, Director of Cell Line Development". */
function positionCell(record: PersonRecord): ListedPost[] {
  const cell = record.pieces.find((piece) => piece.role === 'position');
  if (cell === undefined || NO_BODY.test(cell.text) || cell.text.length > 160) return [];
  const segments = cell.text
    .replace(/\(([^()]*)\)/g, ', $1')
    .split(/,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isTitle = (part: string): boolean =>
    findTitles(part).some((span) => span.from === 0 || span.to === part.length);
  const title = segments.find(isTitle) ?? null;
  const body =
    segments.find(
      (part) => !isTitle(part) && /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})/u.test(part) && part.split(/\s+/).length <= 8,
    ) ?? null;
  if (body === null || (segments.indexOf(body) > 0 && title === null)) return [];
  return [{ organisation: { name: body, how: 'text' }, title, current: null, certainty: 0.75 }];
}

/** "product manager at Tessel Maps" in a graduate's entry. */
function postAfterDegree(text: string): ListedPost[] {
  const { annotated } = readLine(
    text.slice(0, 240).replace(/["“„«][^"”“»]{0,200}["”“»]/g, (quoted) => '.'.repeat(quoted.length)),
  );
  for (const title of annotated.titles) {
    const body = annotated.organisations.find((span) => span.start > title.to);
    if (body === undefined || title.plural) continue;
    if (
      !/^,? (?:at|with|for|bei|chez|presso|hos|na|no|em|der|of) (?:the |der |dem |la |le |el )?$/i.test(
        annotated.text.slice(title.to, body.start),
      )
    )
      continue;
    const before = annotated.text.slice(Math.max(0, title.from - 24), title.from);
    return [
      {
        organisation: { name: body.name, how: 'text' },
        title: title.text,
        current: OVER.test(before) ? false : null,
        certainty: body.kind === 'name' ? 0.7 : 0.8,
      },
    ];
  }
  return [];
}
