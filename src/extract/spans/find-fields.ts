// Finds fields of study: after a degree ("B.A. in history"), in brackets, after a comma, and after "majored in" or "studied".
import { isField } from '../../domain/fields/compare-fields.ts';
import { english } from '../../domain/languages/en.ts';
import { lazyWords, wordSet } from '../../domain/text/word-set.ts';
import { PLACES, US_STATES } from '../lexicon/name-tables.ts';
import { SCHOOL_CUES, SUBJECT_HEADS } from '../lexicon/organisation-words.ts';
import type { DegreeSpan } from './find-degrees.ts';
import type { Token } from './tokens.ts';

export interface FieldSpan {
  from: number;
  to: number;
  first: number;
  last: number;
  text: string;
  /** The degree it belongs to, by index in the list of degrees; null after a verb. */
  degree: number | null;
}

const STOP = new Set(
  `an am bei beim presso alla all’ all' aan na em à au en por pela pelo nel nella dell’ dell' from at with by where while who which that when and/or also before after during under through then as but for on to into via is was were are has had thesis dissertation minor minors minoring specializing specialising specialization concentration concentrating emphasis focusing graduating earning receiving followed plus both he she they it his her him them currently until since between university college school institute magna summa cum laude honors honours first second upper lower there here such companies firms`.split(
    ' ',
  ),
);
const BREAK = /^[;:()[\]"“”|•·–—.]$/;
const ARTICLES = new Set(['a', 'an', 'his', 'her', 'the', 'another', 'their', 'my']);
const MAX_WORDS = 12;

export function findFields(
  text: string,
  tokens: readonly Token[],
  degrees: readonly DegreeSpan[],
  blocked: readonly boolean[],
): FieldSpan[] {
  const fields: FieldSpan[] = [];
  degrees.forEach((degree, index) => {
    const field = afterDegree(text, tokens, degree, index, blocked);
    if (field !== null) fields.push(field);
  });
  for (let index = 0; index < tokens.length; index += 1) {
    const { study, lower } = tokens[index]!.facts;
    if (study === null && (lower !== 'in' || degrees.length === 0)) continue;
    if (fields.some((field) => index + 1 >= field.first && index < field.last)) continue;
    const field =
      study !== null ? afterVerb(text, tokens, index, blocked, study) : afterSchool(text, tokens, index, blocked);
    if (field === null || fields.some((other) => other.first === field.first)) continue;
    fields.push(field);
  }
  return fields.length < 2 ? fields : fields.sort((left, right) => left.from - right.from);
}

const FIELD_SIGNS = wordSet(',|:|–|—|-');
const FIELD_OPENERS = wordSet('in|en|em|of');
const BEFORE_FIELD = wordSet(
  ',|with|con|lode|mit|auszeichnung|student|students|candidate|work|thesis|first|class|second|high|highest|distinction|honors|honours|magna|summa|cum|laude|degree|degrees|-|general|joint|double|major|program|programme|studies|diploma',
);

function afterDegree(
  text: string,
  tokens: readonly Token[],
  degree: DegreeSpan,
  index: number,
  blocked: readonly boolean[],
): FieldSpan | null {
  let at = degree.last;
  // "Ph.D. (1993)", "B.Eng.(2011)"
  if (tokens[at]?.text === '(' && /^\d{4}$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.text === ')') at += 3;
  // "(Hons)", "(magna cum laude)", "degree"
  if (
    tokens[at]?.text === '(' &&
    tokens
      .slice(at + 1, at + 5)
      .some((token) => /^(?:hons|honours|honors|magna|summa|cum|with|h\.c|class)$/.test(token.lower))
  ) {
    while (at < tokens.length && tokens[at]!.text !== ')') at += 1;
    at += 1;
  }
  // "Bachelor of Arts, cum laude, in history", "B.A. with honors in history", "an MBA degree in"
  for (let skip = 0; skip < 8 && at < tokens.length && BEFORE_FIELD.has(tokens[at]!.lower); skip += 1) {
    if (tokens[at]!.text === ',' && !/^(?:with|magna|summa|cum|first|in)$/.test(tokens[at + 1]?.lower ?? '')) break;
    if (tokens[at]!.text === '-' && tokens[at]!.glued) break;
    at += 1;
  }
  const opener = tokens[at];
  if (opener === undefined) return null;
  if (FIELD_OPENERS.has(opener.lower) && !(opener.lower === 'of' && degree.ofField !== undefined)) {
    const field = run(text, tokens, at + 1, blocked);
    if (field !== null) return { ...field, degree: index };
    // "B.A. in 1975 in political science", "Ph.D. in June 1984 in physics"
    return null;
  }
  if (opener.text === '(' && tokens[at + 1]?.capital === true) {
    const field = run(text, tokens, at + 1, blocked);
    return field !== null && subjectLike(tokens, field) && tokens[field.last]?.text === ')'
      ? { ...field, degree: index }
      : null;
  }
  const bare = FIELD_SIGNS.has(opener.text) ? at + 1 : at;
  const start = tokens[bare]?.lower === 'in' ? bare + 1 : bare;
  if (tokens[start]?.capital !== true && !SUBJECT_HEADS.has(tokens[start]?.lower ?? '')) return null;
  const field = run(text, tokens, start, blocked);
  if (field === null || !subjectLike(tokens, field)) return null;
  // Without "in", only names of subjects: "PhD, joined the Department" is no field.
  const plain = tokens
    .slice(field.first, field.last)
    .every(
      (token) =>
        token.capital || !token.word || SUBJECT_HEADS.has(token.lower) || /^(?:and|of|the|in)$/.test(token.lower),
    );
  return plain ? { ...field, degree: index } : null;
}

/** "is from Northfield University in Computer Science": the subject after the school. */
function afterSchool(
  text: string,
  tokens: readonly Token[],
  at: number,
  blocked: readonly boolean[],
): FieldSpan | null {
  if (tokens[at]!.lower !== 'in' || tokens[at - 1]?.capital !== true) return null;
  const near = tokens.slice(Math.max(0, at - 6), at).some((token) => SCHOOL_CUES.has(token.lower) && token.capital);
  if (!near) return null;
  const field = run(text, tokens, at + 1, blocked);
  return field !== null && subjectLike(tokens, field) ? { ...field, degree: null } : null;
}

/** "majored in X", "majoring in X", "studied law at", "degree in X". */
function afterVerb(
  text: string,
  tokens: readonly Token[],
  at: number,
  blocked: readonly boolean[],
  study: 'major' | 'subject',
): FieldSpan | null {
  const lower = tokens[at]!.lower;
  let start = -1;
  if (study === 'major') {
    if (/^(?:in|en|em)$/.test(tokens[at + 1]?.lower ?? '')) start = at + 2;
  } else {
    start = at + 1;
    if (/^(?:in|of|di|en|der|des|von)$/.test(tokens[start]?.lower ?? '')) start += 1;
    if (/^(?:at|under|with|in|for|from)$/.test(tokens[start]?.lower ?? '')) return null;
  }
  if (start < 0) return null;
  const field = run(text, tokens, start, blocked);
  if (field === null) return null;
  // After "studied" only a subject counts: "studied the effects of rain" is no field.
  if (
    !/^(?:majored|majoring|major)$/.test(lower) &&
    !subjectLike(tokens, field) &&
    !(study === 'subject' && STUDIED.has(tokens[field.first]!.lower) && closed(tokens[field.last]))
  )
    return null;
  return { ...field, degree: null };
}

/** Arts, crafts and tongues that are subjects only after a verb of study and with nothing more said of them. */
const STUDIED = new Set(
  `botany zoology forestry dentistry painting sculpture drawing printmaking photography ceramics pottery piano violin viola cello flute oboe clarinet organ guitar voice singing composition conducting acting animation design planning surgery anatomy physiology ecology horticulture surveying banking insurance tourism catering hospitality optometry midwifery metallurgy navigation agronomy humanities letters carpentry cinematography criminology directing playwriting textiles jewellery jewelry typography illustration veterinary criminal divinity chinese russian german french spanish italian latin greek arabic hebrew japanese portuguese persian sanskrit turkish polish korean oriental slavic scandinavian classical modern nederlands engels duits frans spaans deutsch englisch französisch spanisch latein griechisch geschiedenis rechten bwl vwl creative medieval jewish islamic american african asian european`.split(
    ' ',
  ),
);

/** Where a subject may end: at the school, at a sign, or at the end of the sentence. */
const closed = (token: Token | undefined): boolean =>
  token === undefined || /^(?:at|in|from|under|with|and|aan|an|am|à|presso|und|en|[,.;:()])$/.test(token.lower);

function subjectLike(tokens: readonly Token[], field: Omit<FieldSpan, 'degree'>): boolean {
  if (isField(field.text)) return true;
  for (let index = field.first; index < field.last; index += 1) {
    const lower = tokens[index]!.lower;
    if (SUBJECT_HEADS.has(lower)) return true;
    if (
      lower.length > 6 &&
      /(?:ology|ologies|onomy|onomics|graphy|istry|ematics|istics|ophy|ering|eering|ics|ologie|onomie|graphie|istik|ematik|wissenschaft|wissenschaften|technik|kunde|lehre|ophie|ología|onomía|grafía|niería|gegneria|ologia|onomia)$/.test(
        lower,
      )
    )
      return true;
  }
  return false;
}

const NO_SUBJECT = wordSet('student|students|candidate|work|studies|program|programme|research|thesis');
const JOINTS = wordSet('and|&|,|or|/|y|e|et|und');
/** "a degree in education and taught third grade": behind the joint goes on what somebody did. */
const VERBS = lazyWords(() => [...english.workVerbs, ...english.studyVerbs].map((form) => form.split(' ', 1)[0]!));

function run(
  text: string,
  tokens: readonly Token[],
  start: number,
  blocked: readonly boolean[],
): Omit<FieldSpan, 'degree'> | null {
  let at = start;
  if (ARTICLES.has(tokens[at]?.lower ?? '') && tokens[at]!.lower === 'the') at += 1;
  if (at < tokens.length && NO_SUBJECT.has(tokens[at]!.lower)) return null;
  const first = at;
  let last = at;
  while (at < tokens.length && at - first < MAX_WORDS) {
    const token = tokens[at]!;
    if (blocked[at] === true || (!token.word && BREAK.test(token.text)) || STOP.has(token.lower) || token.facts.number)
      break;
    if (token.lower === 'in' || ((token.text === '-' || token.text === '--') && !token.glued)) break;
    if (JOINTS.has(token.lower)) {
      const next = tokens[at + 1];
      if (
        next === undefined ||
        !next.word ||
        blocked[at + 1] === true ||
        ARTICLES.has(next.lower) ||
        STOP.has(next.lower) ||
        next.lower === 'in' ||
        next.lower === 'later' ||
        (VERBS.has(next.text) && !SUBJECT_HEADS.has(next.text))
      )
        break;
      if (token.text === ',' && !listGoesOn(tokens, at + 1, blocked) && !closesWithSubject(tokens, at + 1, blocked))
        break;
      if (schoolAhead(tokens, at + 1)) break;
    }
    if (token.word) last = at + 1;
    at += 1;
  }
  if (last <= first) return null;
  const words = tokens.slice(first, last);
  if (words.some((word) => word.capital && SCHOOL_CUES.has(word.lower))) return null;
  // "J.D., Harvard Law School": the run opens a name.
  const follower = tokens[last];
  if (
    follower?.capital === true &&
    follower.from - words.at(-1)!.to === 1 &&
    /^(?:school|college|university|institute|academy|center|centre|department)$/.test(follower.lower)
  )
    return null;
  if (words[0]!.lower === 'a' || words[0]!.lower === 'an' || words[0]!.lower === 'his' || words[0]!.lower === 'her')
    return null;
  const surface = text.slice(words[0]!.from, words.at(-1)!.to);
  if (
    PLACES.has(surface.toLowerCase()) ||
    US_STATES.has(surface.toLowerCase()) ||
    surface.length < 2 ||
    surface.length > 90
  )
    return null;
  return { from: words[0]!.from, to: words.at(-1)!.to, first, last, text: surface };
}

const SUBJECT_ENDING = /(?:ology|onomy|graphy|istry|ematics|istics|ophy)$/;

/** After a comma a field goes on only as a list of subjects: "Computer Science, Criminology, and Theatre". */
function listGoesOn(tokens: readonly Token[], at: number, blocked: readonly boolean[]): boolean {
  let subject = false;
  for (let index = at; index < Math.min(tokens.length, at + 6); index += 1) {
    const token = tokens[index]!;
    if (blocked[index] === true) return false;
    if (SUBJECT_HEADS.has(token.lower) || SUBJECT_ENDING.test(token.lower)) subject = true;
    if (token.lower === 'and')
      return index > at
        ? subject
        : SUBJECT_HEADS.has(tokens[index + 1]?.lower ?? '') ||
            /(?:ology|onomy|graphy|istry|ematics|istics|ophy|work)$/.test(tokens[index + 1]?.lower ?? '');
    if (token.text === ',')
      return subject && (SUBJECT_HEADS.has(tokens[index + 1]?.lower ?? '') || tokens[index + 1]?.lower === 'and');
    if (!token.word || STOP.has(token.lower)) return false;
    if (token.capital && SCHOOL_CUES.has(token.lower)) return false;
  }
  return false;
}

/** "Molecular, Cellular, and Developmental Biology": what a list of names ends with says that all are subjects. */
function closesWithSubject(tokens: readonly Token[], at: number, blocked: readonly boolean[]): boolean {
  const end = Math.min(tokens.length, at + 9);
  const and = tokens.findIndex((token, index) => index >= at && index < end && /^(?:and|&)$/.test(token.lower));
  if (and < 0) return false;
  let last = and + 1;
  while (tokens[last]?.capital === true && last - and <= 4) last += 1;
  const listed = tokens.slice(at, last);
  const isPlain = listed.every(
    ({ capital, text, lower }, index) =>
      (capital ? !SCHOOL_CUES.has(lower) : text === ',' || at + index === and) && blocked[at + index] !== true,
  );
  return (
    isPlain && tokens.slice(and + 1, last).some(({ lower }) => SUBJECT_HEADS.has(lower) || SUBJECT_ENDING.test(lower))
  );
}

/** "in Physics and Harvard University": a school follows, so the field ends. */
function schoolAhead(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 5); index += 1) {
    const token = tokens[index]!;
    if (!token.word || (!token.capital && token.lower !== 'of')) return false;
    if (SCHOOL_CUES.has(token.lower)) return true;
  }
  return false;
}
