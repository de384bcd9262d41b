// One sentence with everything that was found in it, and its skeleton: the same sentence with each span as one sign,
// so that the grammar can look at "He received a D in F from the O in Y".
import { type DateSpan, parseDates } from '../../domain/dates/parse-dates.ts';
import { findTitles, type TitleSpan } from '../../domain/titles/recognise-title.ts';
import { type DegreeSpan, findDegrees } from './find-degrees.ts';
import { type FieldSpan, findFields } from './find-fields.ts';
import { findOrganisations, type OrganisationSpan } from './find-organisations.ts';
import { findPeople, type PersonSpan } from './find-people.ts';
import { NEVER_NAMES, PLACES, US_STATES } from './name-tables.ts';
import { BODY_CUES, COMPANY_CUES, KNOWN_BODIES, SCHOOL_CUES } from './organisation-cues.ts';
import { type Token, tokenAt, tokenise } from './tokens.ts';

export const SIGN = {
  degree: '\ue001',
  title: '\ue002',
  date: '\ue003',
  person: '\ue004',
  organisation: '\ue005',
  place: '\ue006',
  field: '\ue007',
} as const;

export interface Annotated {
  text: string;
  tokens: Token[];
  degrees: DegreeSpan[];
  fields: FieldSpan[];
  dates: DateSpan[];
  titles: TitleSpan[];
  people: PersonSpan[];
  organisations: OrganisationSpan[];
  places: OrganisationSpan[];
  skeleton: string;
  /** Skeleton offset of a text offset. */
  at(offset: number): number;
}

const SUBJECT_VERBS = new Set(
  `was is has had graduated studied attended received earned worked joined served taught became left moved began holds held obtained completed entered returned resigned retired founded co-founded currently previously also later then spent played wrote started came went`.split(
    ' ',
  ),
);

export function annotate(text: string, known: ReadonlySet<string>): Annotated {
  const tokens = tokenise(text);
  const blocked: boolean[] = new Array(tokens.length).fill(false);
  const block = (first: number, last: number): void => {
    for (let index = first; index < last; index += 1) blocked[index] = true;
  };
  const degrees = findDegrees(text, tokens);
  for (const degree of degrees) block(degree.first, degree.last);
  const dates = parseDates(text);
  for (const date of dates) block(tokenAt(tokens, date.from), tokenAt(tokens, date.to));
  const named = findPeople(text, tokens, known);
  const opener = openingName(tokens, named, text);
  const people = withBareSubjects(tokens, opener === null ? named : [opener, ...named], blocked).filter(
    (person) => !blocked.slice(person.first, person.last).some(Boolean),
  );
  const personStarts = new Set(people.map((person) => person.first));
  const titles = findTitles(text, tokens)
    .filter((title) => !blocked[title.first] && !blocked[title.last - 1])
    .filter((title) => isTitleHere(tokens, title, personStarts));
  for (const title of titles) block(title.first, title.last);
  const clear = people
    .filter((person) => !followsOffice(text, titles, person))
    .filter((person) => !titles.some((title) => title.first > person.first && title.first < person.last));
  for (const person of clear) block(person.first, person.last);
  const fields = findFields(text, tokens, degrees, blocked).filter(
    (field) => !titles.some((title) => title.from < field.to && title.to > field.from),
  );
  for (const field of fields) block(field.first, field.last);
  const raw = withChairs(text, titles, findOrganisations(text, tokens, blocked));
  const found = placesApart(text, raw);
  const titled = peopleAfterTitles(text, titles, found.organisations);
  found.organisations = found.organisations.filter((span) => !titled.some((person) => person.from === span.from));
  clear.push(...titled);
  clear.sort((left, right) => left.from - right.from);
  const annotated = {
    text,
    tokens,
    degrees,
    fields,
    dates,
    titles,
    people: clear,
    organisations: found.organisations,
    places: found.places,
  };
  return { ...annotated, ...skeletonOf(annotated) };
}

/** "CEO of Philip Stone Ltd.": what an office is of is no person. */
function followsOffice(text: string, titles: readonly TitleSpan[], person: PersonSpan): boolean {
  return titles.some(
    (title) =>
      title.to < person.from &&
      /^ (?:of|at) (?:the )?$/.test(text.slice(title.to, person.from)) &&
      !/^(?:assistant|aide|member|student|clerk|secretary|head|chief)$/.test(title.head),
  );
}

/** "CEO Zeno Stone": two or three bare capitals right after a title are the person who holds it. */
function peopleAfterTitles(
  text: string,
  titles: readonly TitleSpan[],
  spans: readonly OrganisationSpan[],
): PersonSpan[] {
  return spans
    .filter(
      (span) =>
        span.kind === 'name' &&
        /^\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}\.?)?(?: \p{Lu}\p{Ll}[\p{L}'’-]+){1,2}$/u.test(span.name),
    )
    .filter((span) =>
      titles.some((title) => title.to === span.from - 1 && text[title.to] === ' ' && !title.plural && !title.weak),
    )
    .map((span) => ({
      from: span.from,
      to: span.to,
      first: span.first,
      last: span.last,
      name: span.name,
      honorific: false,
    }));
}

const ACADEMIC =
  /^(?:professor|lecturer|instructor|reader|teacher|tutor|chair|fellow|scholar|minister|secretary|professore|professeur|professora|profesor|hoogleraar|doctor|student)$/;

/** "Professor of Natural Philosophy at O": a subject outside the tables belongs to the title, not to the bodies. */
function withChairs(text: string, titles: TitleSpan[], spans: OrganisationSpan[]): OrganisationSpan[] {
  return spans.filter((span) => {
    if (span.kind !== 'name') return true;
    // "the Mathematics and Computer Science departments at X": subjects, not bodies.
    if (
      /^(?: and [\p{L} ]{3,30}?)? (?:departments?|dept|programs?|programmes?|group|division|majors?|degree|courses?)\b/u.test(
        text.slice(span.to, span.to + 50),
      ) &&
      !/^[A-Z]{2,}$/.test(span.name)
    )
      return false;
    const index = titles.findIndex(
      (title) =>
        title.to <= span.from &&
        /^ ?(?:\([^)]{0,40}\) ?)?(?:of|in|for|de|für|di)(?: the)? $/i.test(text.slice(title.to, span.from)),
    );
    if (index < 0) return true;
    const next = spans.find((other) => other.from >= span.to);
    const toBody =
      next !== undefined &&
      /^(?:,| at| in| with|, at| and [\p{L} ]{2,24} at)(?: the)? $/iu.test(text.slice(span.to, next.from)) &&
      next.kind !== 'place' &&
      next.kind !== 'name';
    if (!ACADEMIC.test(titles[index]!.head) && !(toBody && / at (?:the )?$/.test(text.slice(span.to, next!.from))))
      return true;
    titles[index] = { ...titles[index]!, to: span.to, last: span.last, text: text.slice(titles[index]!.from, span.to) };
    return false;
  });
}

const ISA_BODY =
  /^is (?:a|an|the|one of the)(?: [\p{L}\d-]{1,18}){0,5}? (?:company|firm|brand|band|group|chain|manufacturer|maker|startup|start-up|agency|organi[sz]ation|network|newspaper|magazine|website|retailer|bank|airline|label|franchise|club|team|party|charity|school|university|publisher|subsidiary|provider|developer|studio)\b/iu;

/** "Zeno Quux (born 1966) was", "Zeno Quux was elected to": a full name outside the tables, at the start of a sentence. */
const LIFE =
  /^(?:, )?\( ?(?:born|b \.|né|née|Persian|Russian|Ukrainian|Arabic|Chinese|Hebrew|Greek|Japanese|Korean|Serbian|Bulgarian|Armenian|Turkish|Hungarian|\d{1,2} \p{L}+ \d{4}|\p{L}+ \d{1,2} , \d{4})|^(?:was (?:born|elected|educated|raised|appointed|married|awarded an? (?:PhD|Ph|MA|BA|degree))|graduated|studied|attended|grew up|is married|was an? [\p{L}-]+ (?:\p{L}+ )?(?:politician|writer|physicist|mathematician|footballer|actor|actress|composer|painter|lawyer|judge|diplomat|engineer|economist|historian|professor|businessman|businesswoman)|is an? [\p{L}-]+ (?:\p{L}+ )?(?:politician|writer|physicist|mathematician|footballer|actor|actress|composer|painter|lawyer|judge|diplomat|engineer|economist|historian|professor|businessman|businesswoman))\b/u;

function openingName(tokens: readonly Token[], people: readonly PersonSpan[], text: string): PersonSpan | null {
  let last = 0;
  while (
    last < 4 &&
    tokens[last]?.word === true &&
    tokens[last]!.capital &&
    /^\p{Lu}[\p{Ll}'’-]+(?:\p{Lu}\p{Ll}+)?$/u.test(tokens[last]!.text) &&
    (last === 0 || tokens[last]!.from - tokens[last - 1]!.to === 1)
  )
    last += 1;
  if (last < 2 || people.some((person) => person.first < last)) return null;
  const words = tokens.slice(0, last).map((token) => token.lower);
  if (
    words.some(
      (word) =>
        NEVER_NAMES.has(word) ||
        SCHOOL_CUES.has(word) ||
        BODY_CUES.has(word) ||
        COMPANY_CUES.has(word) ||
        PLACES.has(word),
    )
  )
    return null;
  if (!LIFE.test(rest(tokens, last))) return null;
  const to = tokens[last - 1]!.to;
  return { from: tokens[0]!.from, to, first: 0, last, name: text.slice(tokens[0]!.from, to), honorific: false };
}

/** The next words as plain text, for a look ahead. */
function rest(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at, at + 12)
    .map((token) => token.text)
    .join(' ');
}

/** "later Stone worked at": one capital word before a verb of a life is a person. */
function withBareSubjects(tokens: readonly Token[], people: PersonSpan[], blocked: readonly boolean[]): PersonSpan[] {
  const taken = new Set(
    people.flatMap((person) => Array.from({ length: person.last - person.first }, (_, index) => person.first + index)),
  );
  const found = [...people];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const next = tokens[index + 1];
    if (
      !token.word ||
      !token.capital ||
      taken.has(index) ||
      blocked[index] === true ||
      token.text.length < 3 ||
      /\d|['’]s$/.test(token.text)
    )
      continue;
    if (
      next === undefined ||
      !SUBJECT_VERBS.has(next.lower) ||
      next.from - token.to !== 1 ||
      NEVER_NAMES.has(token.lower)
    )
      continue;
    if (
      SCHOOL_CUES.has(token.lower) ||
      BODY_CUES.has(token.lower) ||
      COMPANY_CUES.has(token.lower) ||
      KNOWN_BODIES.has(token.lower) ||
      PLACES.has(token.lower) ||
      US_STATES.has(token.lower)
    )
      continue;
    const previous = tokens[index - 1];
    if (previous !== undefined && previous.capital && token.from - previous.to === 1) continue;
    if (token.text === token.text.toUpperCase()) continue;
    // "QuuxPost is based in", "Quux is a Japanese clothing brand": firms stand there too.
    if (/^(?!Mc|Mac|De|Di|La|Le|Van|Von|O['’])\p{Lu}\p{Lu}|\p{Ll}{2}\p{Lu}/u.test(token.text)) continue;
    if (next.lower === 'is' && ISA_BODY.test(rest(tokens, index + 1))) continue;
    if (previous !== undefined && /^(?:the|of|at|for|from|in|by|with|to|&)$/.test(previous.lower)) continue;
    found.push({ from: token.from, to: token.to, first: index, last: index + 1, name: token.text, honorific: false });
  }
  return found.sort((left, right) => left.from - right.from);
}

function isTitleHere(tokens: readonly Token[], title: TitleSpan, personStarts: ReadonlySet<number>): boolean {
  const before = tokens[title.first - 1];
  const after = tokens[title.last];
  const tail = tokens[title.last - 1]!;
  // "Board of Directors", "House of Representatives", "College of Surgeons"
  if (title.plural && (before?.lower === 'of' || before?.lower === 'for') && tail.capital) return false;
  if (title.plural && before?.lower === 'of' && /^boards?$/.test(tokens[title.first - 2]?.lower ?? '')) return false;
  // "Oak Health Associates", "Stone Partners": the plural closes a firm's name.
  if (
    title.plural &&
    tail.capital &&
    title.last - title.first > 1 &&
    tokens[title.first]!.capital &&
    COMPANY_CUES.has(tail.lower) &&
    !personStarts.has(title.last)
  )
    return false;
  const joinsAfter =
    after !== undefined &&
    after.word &&
    after.capital &&
    after.from - tail.to === 1 &&
    !personStarts.has(title.last) &&
    !NEVER_NAMES.has(after.lower);
  // "General Motors", "Judge Business School", "Chief Mechanical": the word opens a name.
  if (
    tail.capital &&
    joinsAfter &&
    title.first === title.last - 1 &&
    (title.weak || SCHOOL_CUES.has(after.lower) || COMPANY_CUES.has(after.lower))
  )
    return false;
  // "Smith Partners", "Oak Advertisers": a plural closes a name.
  if (
    title.plural &&
    tail.capital &&
    before?.capital === true &&
    title.from - before.to === 1 &&
    !personStarts.has(title.last)
  )
    return false;
  // "Abbot Stone High School", "Bishop Miles High School": an office opens the name of a school.
  if (
    tail.capital &&
    joinsAfter &&
    title.first === title.last - 1 &&
    OFFICES.test(title.head) &&
    schoolSoon(tokens, title.last)
  )
    return false;
  if (title.head === 'faculty' && tail.capital && (after?.lower === 'of' || title.last - title.first > 1)) return false;
  if (title.weak && tail.capital && (before?.text === '&' || before?.lower === 'of')) return false;
  return true;
}

const OFFICES =
  /^(?:abbot|bishop|archbishop|cardinal|judge|captain|general|major|chancellor|deacon|pilot|governor|mayor|commander|president|king|admiral|colonel|author|pastor|priest|chaplain|head|fellow|senator|justice|principal)$/;

function schoolSoon(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 5); index += 1) {
    if (!tokens[index]!.word || !tokens[index]!.capital) return false;
    if (SCHOOL_CUES.has(tokens[index]!.lower)) return true;
  }
  return false;
}

/** "in Oakham, Ontario": a bare name after "in", or before a comma and a known place, is a place. */
function placesApart(
  text: string,
  spans: OrganisationSpan[],
): { organisations: OrganisationSpan[]; places: OrganisationSpan[] } {
  const kinds = spans.map((span) => (span.kind === 'place' || isState(span.name) ? 'place' : span.kind));
  for (let index = spans.length - 1; index >= 0; index -= 1) {
    const span = spans[index]!;
    const next = spans[index + 1];
    // "Northfield University, Cambridge, Mass.": a town between its school and its state, though a school elsewhere.
    if (
      kinds[index] === 'school' &&
      kinds[index - 1] === 'school' &&
      kinds[index + 1] === 'place' &&
      !/\b(?:University|College|School|Academy|Institute)\b/.test(span.name) &&
      text.slice(spans[index - 1]!.to, span.from) === ', ' &&
      text.slice(span.to, next!.from) === ', '
    )
      kinds[index] = 'place';
    if (kinds[index] !== 'name') continue;
    const gapAfter = next === undefined ? null : text.slice(span.to, next.from);
    const before = text.slice(Math.max(0, span.from - 12), span.from);
    if (
      next !== undefined &&
      kinds[index + 1] === 'place' &&
      /^,? \(?$/.test(gapAfter!) &&
      /(?:^|[,(]|\b(?:in|of|near|at|from|to)) $/.test(before)
    )
      kinds[index] = 'place';
    else if (
      /(?:^|\s)(?:in|near|outside|around|based in|born in|to) $/i.test(before) &&
      !/[A-Z]{2}/.test(span.name.slice(0, 2)) &&
      !/\bto $/.test(before)
    )
      kinds[index] = 'place';
    else if (/^County\b|\bCounty$/.test(span.name)) kinds[index] = 'place';
  }
  // "Northfield College, Oakham, Maine": what follows a school's comma and precedes a state is its town.
  return {
    organisations: spans.filter((_, index) => kinds[index] !== 'place').map((span) => span),
    places: spans.filter((_, index) => kinds[index] === 'place'),
  };
}

const STATES_SQUEEZED = new Set([...US_STATES].map((state) => state.replace(/[.\s]/g, '')));
function isState(name: string): boolean {
  const bare = name.toLowerCase().replace(/[.\s]/g, '');
  return (
    bare.length > 1 &&
    STATES_SQUEEZED.has(bare) &&
    (name.length > 3 ||
      name === name.toUpperCase() ||
      name.includes('.') ||
      /^(?:Tex|Cal|Pa|Va|Md|Ga|Ky|La|Mo|Vt|Me|Fla|Ill|Ind|Ala|Ark|Del|Kan|Neb|Nev|Ore|Wis|Wyo)$/.test(name))
  );
}

type Parts = Omit<Annotated, 'skeleton' | 'at'>;

function skeletonOf(parts: Parts): { skeleton: string; at(offset: number): number } {
  const marks = [
    ...parts.degrees.map((span) => ({ from: span.from, to: span.to, sign: SIGN.degree })),
    ...parts.titles.map((span) => ({ from: span.from, to: span.to, sign: SIGN.title })),
    ...parts.dates.map((span) => ({ from: span.from, to: span.to, sign: SIGN.date })),
    ...parts.people.map((span) => ({ from: span.from, to: span.to, sign: SIGN.person })),
    ...parts.organisations.map((span) => ({ from: span.start, to: span.to, sign: SIGN.organisation })),
    ...parts.places.map((span) => ({ from: span.start, to: span.to, sign: SIGN.place })),
    ...parts.fields.map((span) => ({ from: span.from, to: span.to, sign: SIGN.field })),
  ].sort((left, right) => left.from - right.from || right.to - left.to);
  let skeleton = '';
  let cursor = 0;
  const anchors: [number, number][] = [];
  for (const mark of marks) {
    if (mark.from < cursor) continue;
    skeleton += parts.text.slice(cursor, mark.from);
    anchors.push([mark.from, skeleton.length]);
    skeleton += mark.sign;
    cursor = mark.to;
    anchors.push([mark.to, skeleton.length]);
  }
  skeleton += parts.text.slice(cursor);
  const at = (offset: number): number => {
    let low = 0;
    let high = anchors.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (anchors[middle]![0] <= offset) low = middle + 1;
      else high = middle;
    }
    const anchor = anchors[low - 1];
    if (anchor === undefined) return offset;
    // Inside a span every offset is its one sign, so that the way back can be searched by halves.
    return low % 2 === 1 ? anchor[1] : anchor[1] + (offset - anchor[0]);
  };
  return { skeleton, at };
}
