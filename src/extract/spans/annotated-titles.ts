// Titles in their place: which head nouns are titles here, and which words after them belong to them.
import { findTitles, type TitleSpan } from '../../domain/titles/recognise-title.ts';
import { NEVER_NAMES } from '../lexicon/name-tables.ts';
import { COMPANY_CUES, SCHOOL_CUES, SUBJECT_NOUNS } from '../lexicon/organisation-words.ts';
import type { PersonSpan } from './find-people.ts';
import type { OrganisationSpan } from './organisations/find-organisations.ts';
import { knownBodyAt } from './organisations/organisation-pairs.ts';
import type { Token } from './tokens.ts';

const NO_START: ReadonlySet<number> = new Set();

export function titlesHere(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
  people: readonly PersonSpan[],
): TitleSpan[] {
  const found = findTitles(text, tokens, (at) => tokens[at]!.facts.title);
  if (found.length === 0) return found;
  const starts: ReadonlySet<number> = people.length === 0 ? NO_START : new Set(people.map((person) => person.first));
  return found.filter(
    (title) => !blocked[title.first] && !blocked[title.last - 1] && isTitleHere(text, tokens, title, starts),
  );
}

const SPACE = 0x20;
const ACADEMIC =
  /^(?:professor|lecturer|instructor|reader|teacher|tutor|chair|fellow|scholar|minister|secretary|professore|professeur|professora|profesor|hoogleraar|doctor|student|professorin|dozent|dozentin|privatdozent|privatdozentin|profesora|professoressa|docente|maître|enseignant|enseignante|catedrático|catedrática|lehrstuhlinhaber|lehrstuhlinhaberin|docent)$/;

/** First letters of and, departments, programs, group, division, majors, degree, courses. */
const OPENS_PART = 'adpgmc';

/** "Professor of Natural Philosophy at O": a subject outside the tables belongs to the title, not to the organisations. */
export function withChairs(text: string, titles: TitleSpan[], spans: OrganisationSpan[]): OrganisationSpan[] {
  if (spans.every((span) => span.kind !== 'name')) return spans;
  return spans.filter((span) => {
    if (span.kind !== 'name') return true;
    const open = text.charCodeAt(span.to) === SPACE;
    // "the Mathematics and Computer Science departments at X": subjects, not organisations.
    if (
      open &&
      OPENS_PART.includes(text.charAt(span.to + 1)) &&
      /^(?: and [\p{L} ]{3,30}?)? (?:departments?|dept|programs?|programmes?|group|division|majors?|degree|courses?)\b/u.test(
        text.slice(span.to, span.to + 50),
      ) &&
      !/^[A-Z]{2,}$/.test(span.name)
    )
      return false;
    if (titles.length === 0) return true;
    const index = titles.findIndex(
      (title) =>
        title.to <= span.from &&
        /^ ?(?:\([^)]{0,40}\) ?)?(?:of|in|for|de|für|di)(?: the)? $/i.test(text.slice(title.to, span.from)),
    );
    if (index < 0) return true;
    const next = spans.find((other) => other.from >= span.to);
    const toBody =
      next !== undefined &&
      /^(?:,| at| in| with|, at| an der| am| à| presso| na| no| en| aan de| and [\p{L} ]{2,24} at)(?: the)? $/iu.test(
        text.slice(span.to, next.from),
      ) &&
      next.kind !== 'place' &&
      next.kind !== 'name';
    // "Head of Card Fraud": what somebody is head of in capitals is a part of the firm.
    const part =
      titles[index]!.head === 'head' &&
      /^ of $/.test(text.slice(titles[index]!.to, span.from)) &&
      /^\p{Lu}/u.test(titles[index]!.text);
    // "chair of the board of O": what the chair is of is said already.
    if (/^(?:chair|secretary|fellow)$/.test(titles[index]!.head) && / of /.test(titles[index]!.text)) return true;
    // "chair of Stone & Miles": a firm unless the words name a subject or a school follows.
    if (titles[index]!.head === 'chair' && !toBody && !namesSubject(span.name)) return true;
    // "foreign minister of Oakhamia": the portfolio is said already, so "of" names the country.
    if (
      / (?:minister|(?:foreign|home|defen[cs]e|health|education|interior|finance|colonial) secretary)$/i.test(
        ` ${titles[index]!.text}`,
      ) &&
      titles[index]!.text.includes(' ')
    )
      return true;
    if (
      !part &&
      !ACADEMIC.test(titles[index]!.head) &&
      !(toBody && / at (?:the )?$/.test(text.slice(span.to, next!.from)))
    )
      return true;
    titles[index] = { ...titles[index]!, to: span.to, last: span.last, text: text.slice(titles[index]!.from, span.to) };
    return false;
  });
}

/** A word of it names a subject: "Natural Philosophy", "Structural Engineering". */
function namesSubject(name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .some(
      (word) => SUBJECT_NOUNS.has(word) || /(?:olog(?:y|ies)|onomy|ics|istry|graphy|ophy|ature|studies)$/.test(word),
    );
}

function isTitleHere(
  text: string,
  tokens: readonly Token[],
  title: TitleSpan,
  personStarts: ReadonlySet<number>,
): boolean {
  const before = title.first > 0 ? tokens[title.first - 1] : undefined;
  const after = tokens[title.last];
  const tail = tokens[title.last - 1]!;
  // "and leads its practice", "who heads the", "she chairs a": a verb, not a plural.
  if (
    title.plural &&
    title.first === title.last - 1 &&
    !tail.capital &&
    /^(?:lead|head|chair|coach|guide|pilot|captain|judge|intern|partner|champion|master|guard|model|designer)$/.test(
      title.head,
    ) &&
    /^(?:the|an?|its|his|her|their|our|my|up|all|both|two|three|several|research|on|in|with|for)$/.test(
      after?.lower ?? '',
    ) &&
    (before === undefined ||
      /^(?:and|who|also|\p{Ll}{3,10}ly|now|he|she|they|which|that|,|then|today|still)$/u.test(before.lower) ||
      personEnds(tokens, title.first))
  )
    return false;
  // "was chosen to lead the": a verb.
  if (
    title.first === title.last - 1 &&
    before?.lower === 'to' &&
    !tail.capital &&
    /^(?:lead|head|chair|coach|guide|pilot|captain|judge|intern|partner|champion|guard|model)$/.test(tail.lower) &&
    /^(?:the|an?|its|his|her|their|our|my|up|with|for|at|on)$/.test(after?.lower ?? '')
  )
    return false;
  // "held academic posts": an adjective.
  if (
    title.first === title.last - 1 &&
    /^(?:academic|executive|professional|creative|representative)$/.test(title.head) &&
    /^(?:posts?|positions?|appointments?|careers?|work|life|jobs?|roles?|years?|degrees?|experience|studies|training|education|qualifications?)$/.test(
      after?.lower ?? '',
    )
  )
    return false;
  // "majored in criminal justice": a subject.
  if (title.head === 'justice' && JUSTICE.test(tokens[title.last - 2]?.lower ?? '')) return false;
  // "Dean Witter": a firm that is known by name.
  if (tail.capital && title.first === title.last - 1 && knownBodyAt(text, tokens, title.first) > title.last)
    return false;
  // "Merchants National Bank", "Farmers Trust": the plural opens a firm's name.
  if (
    title.plural &&
    tail.capital &&
    title.first === title.last - 1 &&
    after?.capital === true &&
    !personStarts.has(title.last) &&
    bodySoon(tokens, title.last)
  )
    return false;
  // "the Coast Guard", "the Home Guard": an organisation.
  if (title.head === 'guard' && tail.capital && GUARDS.test(tokens[title.last - 2]?.text ?? '')) return false;
  // "the house of delegates": a chamber, though written small.
  if (title.plural && before?.lower === 'of' && tokens[title.first - 2]?.lower === 'house') return false;
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
    after?.word === true &&
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

/** A capital right before: "Roe heads the". */
const personEnds = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.capital === true && tokens[at]!.from - tokens[at - 1]!.to === 1;

const OFFICES =
  /^(?:abbot|bishop|archbishop|cardinal|judge|captain|general|major|chancellor|deacon|pilot|governor|mayor|commander|president|king|admiral|colonel|author|pastor|priest|chaplain|head|fellow|senator|justice|principal)$/;

const JUSTICE = /^(?:criminal|social|juvenile|restorative|environmental|racial|economic|of)$/;
const GUARDS = /^(?:Coast|National|Home|Civil|Republican|Swiss|Imperial|Horse|State|Red|Life)$/;

/** Capitals without a gap, one of which is a bank, a firm or the like. */
function bodySoon(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 4); index += 1) {
    const { word, capital, from, facts } = tokens[index]!;
    if (!word || !capital || from - tokens[index - 1]!.to !== 1) return false;
    if (facts.cue) return true;
  }
  return false;
}

function schoolSoon(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 5); index += 1) {
    if (!tokens[index]!.word || !tokens[index]!.capital) return false;
    if (SCHOOL_CUES.has(tokens[index]!.lower)) return true;
  }
  return false;
}
