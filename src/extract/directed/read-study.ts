// A passage that names the claimed school: whether it tells of a study there, and with which degree, field and years.
import type { DateSpan } from '../../domain/dates/parse-dates.ts';
import { compareDegrees } from '../../domain/degrees/compare-degrees.ts';
import { graduationsIn, tellsBeginning, tellsEnd } from '../../domain/degrees/graduation-words.ts';
import { parseDegree } from '../../domain/degrees/parse-degree.ts';
import { professionalDegreeIn } from '../../domain/degrees/professional-schools.ts';
import { isTaughtDegree } from '../../domain/degrees/taught-degrees.ts';
import { compareFields, findFieldNames, isField } from '../../domain/fields/compare-fields.ts';
import { ALUMNI_BODIES } from '../../domain/languages/en-names.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isAnd } from '../../domain/languages/words.ts';
import type { Claim } from '../../domain/model/claim.ts';
import type { DegreeMention, Finding, FindingStatus } from '../../domain/model/finding.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isOfOtherClause } from '../statements/next-clause.ts';
import { studyStatus } from '../statements/status.ts';
import {
  alignedWith,
  dateOfDegree,
  type FoundDegree,
  lineOf,
  type Span,
  type TextItems,
  withClaimed,
} from './aligned-members.ts';
import { isSentence } from './clause.ts';
import { common, endBefore, isOfToday, isSaidBehind, outsideNames, pointOf, REACH, refused } from './passage-parts.ts';
import type { Passage, Question } from './question.ts';

export function readStudies(passage: Passage, organisations: readonly Span[], question: Question): Finding[] {
  const { lexicon } = question;
  const items = itemsOf(passage, question);
  const end = whereNextStudyBegins(passage, items.degrees, lexicon);
  const isBefore = ({ from }: Span): boolean => from < end;
  const aligned = alignedWith(items.degrees, passage.mention, organisations, passage.text)
    .filter(isBefore)
    .filter(({ to }) => !(passage.prose && NEXT_SAID.test(passage.text.slice(to, passage.mention.from))));
  const profession = professionIn(passage);
  const degrees = withoutOthers(passage, aligned, profession).filter(
    ({ to }) => !(to <= passage.mention.from && VISITED.test(passage.text.slice(to, passage.mention.from))),
  );
  const dates = alignedWith(items.dates, passage.mention, organisations, passage.text)
    .filter(isBefore)
    .filter((date) => !isOfPost(date, passage, items, lexicon))
    .filter((date) => !(isSentence(passage) && isOfOtherClause(passage.text, passage.mention, date)))
    .map((date) => (isYearAlone(date, passage, question) ? { ...date, kind: 'point' as const, end: undefined } : date));
  const beside = alignedWith(items.titles, passage.mention, organisations, passage.text);
  const titles = outsideNames(passage.text, beside, lexicon).filter(
    (title) =>
      !isLearnt(title, passage, lexicon) &&
      !isConferredWith(title, passage, aligned) &&
      (profession === null || title.from >= profession.to),
  );
  const isOther = degrees.length === 0 && isSaidOfNext(passage, organisations, lexicon);
  const isHeld = passage.section !== 'education' && isPost(passage, titles, degrees, lexicon);
  if (isOther || isHeld || isTaught(passage, aligned)) return refused(question, passage, 'is_post');
  const studied = isStudied(passage, titles, lexicon) || isConferredToo(passage, items.degrees);
  const isOpen = studied && titles.length === 0 && !UNSPACED.test(passage.text);
  const isNamedPost = passage.section === 'employment' && degrees.length === 0 && !isOpen && !isGraduated(passage);
  if (isNamedPost || !(degrees.length > 0 || profession !== null || passage.section === 'education' || studied))
    return refused(question, passage, 'no_study');
  if (degrees.length > 0 && isOfToday(passage, lexicon) && statusOf(passage.text, true, lexicon) === 'stated')
    return refused(question, passage, 'is_post');
  if (degrees.length > 1 && isRespective(passage, question)) return refused(question, passage, 'no_study');
  const field = fieldOf({ text: ownPart(passage, organisations, aligned, items.degrees) }, question.claim);
  const make = (degree: FoundDegree | null, date: DateSpan | undefined): Finding => {
    const said =
      degree === null ? passage.text : ownWords(beforeNext(passage, organisations, lexicon), degree, items.degrees);
    const told = statusOf(said, degree !== null, lexicon);
    // "2017年～2020年 博士後期課程": a course with an end is over.
    const isOver = told === 'in_progress' && degree !== null && date?.kind === 'range' && date.end !== 'present';
    const status = isOver ? 'stated' : told;
    return {
      kind: 'education',
      ...common(passage, question),
      status: status === 'stated' && date?.end === 'present' ? 'in_progress' : status,
      ...(degree === null ? {} : { degree: degree.degree }),
      ...fieldFound(field ?? otherField(passage, degree, question.claim)),
      ...studyDates(date, dates, passage),
      current: status === 'in_progress' || status === 'expected' ? true : null,
    };
  };
  if (degrees.length === 0) return [make(profession ?? graduationIn(passage, question.claim), dates[0])];
  const further =
    profession === null || degrees.some(({ from }) => from < profession.to) ? [] : [make(profession, undefined)];
  return degrees
    .filter(({ degree }) => !isNearlyClaimed(degree, question.claim))
    .map((degree) => make(degree, dateOfDegree(degree, aligned, dates)))
    .concat(further);
}

/** "lecturer of the Master in Tides, Marl University": the degree nearest before the school is one that is taught there. */
function isTaught({ text, mention }: Passage, degrees: readonly Span[]): boolean {
  const nearest = degrees.findLast(({ to }) => to <= mention.from) ?? degrees[0];
  return nearest !== undefined && isTaughtDegree(text, nearest.from);
}

/** "an MS and a PhD from Marl and Tallow, respectively": which of them this school gave, only the order tells. */
const isRespective = ({ text }: Passage, { phrasesIn }: Question): boolean =>
  RESPECTIVELY.test(text) && phrasesIn(text).filter(({ unit }) => !unit).length > 1;

function itemsOf({ text, mention }: Passage, { itemsIn, phrasesIn, finder, claim }: Question): TextItems {
  const items = withClaimed(itemsIn(text), text, claim, mention);
  // "El doctor Juan Marl es licenciado por …": before the name it is a form of address.
  const names = finder.find(text);
  const isAddress = ({ to }: Span): boolean => names.some(({ from }) => from >= to && from - to < 3);
  // "the former National High School of Marl": the name of another school is no degree.
  const isOfName = ({ from, to, degree }: FoundDegree): boolean =>
    degree.level === 'secondary' &&
    phrasesIn(text).some((one) => !one.unit && one.from < from && one.to >= to && one.from >= mention.to);
  return { ...items, degrees: items.degrees.filter((degree) => !isAddress(degree) && !isOfName(degree)) };
}

/** "2005 — Marl University": the dash parts the year from the school, unless the page writes "2001 — 2005" so too. */
function isYearAlone({ kind, end, from, to }: DateSpan, { text, prose }: Passage, { page }: Question): boolean {
  if (prose || kind !== 'since' || end !== 'present') return false;
  return /\s[-–—]$/u.test(text.slice(from, to)) && /^\s\p{L}/u.test(text.slice(to)) && !SPACED_RANGE.test(page.text);
}

const SPACED_RANGE = /\d{4}\s[-–—]\s(?:(?:19|20)\d\d|\d\d[./])/u;

/** "Postdoctoral Fellow (2021 - present)" above "PhD, Marl University": the years of a line with a title are the post's. */
function isOfPost(date: Span, { text, mention, prose }: Passage, items: TextItems, { study }: Lexicon): boolean {
  if (prose || UNSPACED.test(text)) return false;
  const [own, other] = [lineOf(text, mention), lineOf(text, date)];
  const isIn = (line: Span, items: readonly Span[]): boolean =>
    items.some(({ from, to }) => from >= line.from && to <= line.to);
  const isStudy = isIn(own, [...items.degrees, ...study.find(text)]);
  return own.from !== other.from && isStudy && isIn(other, items.titles) && !isIn(other, items.degrees);
}

/** "the last year of my bachelor's degree as a visiting student at Marl": the degree is another school's. */
export const VISITED =
  /(?<!\p{L})(?:visit(?:ing|ed)|exchange|abroad|erasmus|semester at|year at|term at|guest|summer school|research stay|internship)(?!\p{L})[^.;]*$/iu;

/** In these languages the name of a profession is what a university confers: "Abogada por la Universidad …". */
export const PROFESSION =
  /(?<!\p{L})(?:abogad[oa]|licenciad[oa]|ingenier[oa](?: de \p{L}+(?= por)| (?!de)\p{L}+)?|economista|médic[oa](?: cirujan[oa])?|arquitect[oa]|arquitet[oa]|contador[a]?(?: públic[oa])?|psicólog[oa]|odontólog[oa]|advogad[oa]|engenheir[oa](?: de \p{L}+(?= pel[ao])| (?!d[aeo])\p{L}+)?|bacharel[a]?|mestre|(?:(?:bi|ge|soci|antrop|polit)[óo]log[oa]|periodista|jornalista|qu[íi]mic[oa]|f[íi]sic[oa]|farmac[êé]utic[oa]|enfermeir[oa]|nutricionista|fisioterapeuta|veterin[áa]ri[oa]|historiadora?)(?=\s(?:\p{L}+\s)?(?:por|pel[ao])\s))(?!\p{L})/iu;
const CONFERRED_BY =
  /^(?:,?\s(?:egresad|titulad|graduad|formad|recibid)[oa])?[^,;.]{0,60}(?<!\p{L})(?:por la|por el|por|pela|pelo|de la|de|del|da|do)(?!\p{L})(?:[^,;.]{0,8}|\s(?:facultad|faculdade|escuela|escola)\s[^,;.]{3,60},\s)$/iu;

/** "ingénieure civile de l'École …": in French she is one by that school, "ingénieure de recherche" works there. */
const FRENCH_ENGINEER =
  /(?<!\p{L})ing[ée]nieure?(?:\s(?:civile?|agronome|chimiste|généraliste))?(?=\s(?:de\sl['’]|d[ue]s?\s)?$)/iu;

export function professionIn({ text, mention, section }: Passage): FoundDegree | null {
  const lead = text.slice(0, mention.from);
  const french = FRENCH_ENGINEER.exec(lead);
  const engineer = french === null ? null : parseDegree('ingénieur');
  if (french !== null && engineer !== null) {
    const [surface] = french;
    return { from: french.index, to: french.index + surface.length, degree: { ...engineer, surface } };
  }
  const [match] = [...lead.matchAll(new RegExp(PROFESSION, 'giu'))].slice(-1);
  const gap = match === undefined ? '' : lead.slice(match.index + match[0].length);
  // "Abogada, Universidad de Marl", under a heading of studies.
  const isConferred = CONFERRED_BY.test(gap) || (section === 'education' && /^,\s$/u.test(gap));
  if (match === undefined || !isConferred) return null;
  const degree = parseDegree(match[0]);
  return degree === null ? null : { from: match.index, to: match.index + match[0].length, degree };
}

/** "si è laureato in Informatica presso X", "X大学卒業": that a degree was taken, and not which. */
function graduationIn({ text, mention }: Passage, { expected }: Claim): FoundDegree | null {
  if (typeof expected.degree !== 'string') return null;
  const professional = professionalDegreeIn(text, mention);
  const isClaimed =
    professional !== null &&
    ['same', 'compatible'].includes(compareDegrees(expected.degree, professional.degree).outcome);
  if (isClaimed) return professional;
  const isNear = ({ from, to }: Span): boolean =>
    UNSPACED.test(text)
      ? (from >= mention.to && from - mention.to < REACH) ||
        /^[于於自]?(?:美国|美國)?$/u.test(text.slice(to, mention.from))
      : to <= mention.from && mention.from - to < LONGEST_WAY;
  const word = graduationsIn(text).findLast(isNear);
  if (word === undefined) return null;
  return { from: word.from, to: word.to, degree: { surface: word.text, level: 'none', code: null } };
}

/** From the verb to the school, with the subject and the faculty between them. */
const LONGEST_WAY = 120;

/** "an LLM, 1998, and a doctorate (thesis pending)": what is said of one degree is not said of the next. */
export function ownWords(text: string, degree: Span, all: readonly Span[]): string {
  const from = all.findLast((other) => other.to <= degree.from)?.to ?? 0;
  const next = all.find((other) => other.from >= degree.to)?.from;
  if (next === undefined) return text.slice(from);
  // "AM 1979, honorary LLD", "an MSc and an unfinished PhD": the words behind the last joint lead to the next one.
  const joint = Math.max(text.lastIndexOf(',', next), text.lastIndexOf(' and ', next));
  return text.slice(from, joint >= degree.to ? joint : next);
}

/** "graduada pela Marl e pós-graduanda pela Norvane": behind the school, what goes on is another study. */
function beforeNext({ text, mention }: Passage, organisations: readonly Span[], lexicon: Lexicon): string {
  const isNext = (from: number): boolean => {
    const before = text.slice(0, from).trimEnd();
    const isListed = before.endsWith(',') && organisations.some((organisation) => organisation.from > from);
    return isListed || isAnd(before.split(/\s/).at(-1)!);
  };
  const next = lexicon.statuses
    .find(text)
    .find(({ from, value }) => from >= mention.to && value === 'in_progress' && isNext(from));
  return text.slice(0, next?.from);
}

/** "obtuvo el título de Abogado y Procurador en la Universidad de Marlo". */
const isConferredWith = ({ from }: Span, { text }: Passage, degrees: readonly FoundDegree[]): boolean =>
  degrees.some(({ to, degree }) => CALLED.test(degree.surface) && isAnd(text.slice(to, from).trim()));
const CALLED = /^(?:t[íi]tulo|titolo|titre|titel|tytuł|title) /iu;

const RESPECTIVELY =
  /(?<!\p{L})(?:respectively|respective|respektive|beziehungsweise|bzw|respectivement|respectivamente|rispettivamente|respectievelijk|respektivt|henholdsvis|odpowiednio|соответственно|відповідно)(?!\p{L})/iu;
/** "holds a PhD and has completed her postdoc at Marl": said of what comes next. */
const NEXT_SAID =
  /(?:,|\sand|\sthen|\sbefore|\sbut)\s(?:(?:he|she|they|I|then|later|also|now|currently)\s){0,2}(?:has|have|had|is|was|am|are|were|worked|works|joined|served|held|taught|conducted|spent|moved|became)\s/u;

/** From the school before to the school behind, or to the next degree: a subject that stands elsewhere is another study's. */
function ownPart(
  { text, mention }: Passage,
  organisations: readonly Span[],
  own: readonly Span[],
  degrees: readonly Span[],
): string {
  if (organisations.length < 2 || UNSPACED.test(text)) return text;
  const before = organisations.findLast(({ to }) => to <= mention.from)?.to ?? 0;
  const behind = organisations.find(({ from }) => from >= mention.to)?.from ?? text.length;
  const next = degrees.find((degree) => degree.from >= mention.to && !own.includes(degree))?.from ?? text.length;
  const isBehind = own.length > 0 && own.every(({ from }) => from >= mention.to);
  return text.slice(isBehind ? mention.from : before, Math.min(behind, next));
}

/** Between two degrees: the first one has a school of its own, known as one or not. */
const HAS_SCHOOL =
  /[(（]\s?(?!Hon|Cum|Magna|Summa)\p{Lu}\p{L}{2}|(?<!\p{L})(?:from|at|an der|am|pela|pelo|por la|por el|presso|aan de|aan het|vid|ved|na|в|у)\s(?:the\s)?\p{Lu}|à\s(?:l['’])?\p{Lu}|(?<!\p{L})d\p{Ll}{1,2}\s\p{Lu}{3,}(?!\p{L})/u;

/** Not "I am Professor …". */
const AT_GERMAN_SCHOOL = /(?<!\p{L})(?:an der|(?<!I\s)am)\s\p{Lu}/u;

const AFTERWARDS =
  /(?<!\p{L})(?:after|nach|après|tras|después de|após|depois de|dopo|na|efter|etter)\s(?:\p{L}+\s){0,2}$/iu;

/** "a BSc from Marl and a PhD from Tallow College": the BSc is not Tallow's. */
function withoutOthers(
  { text, mention, prose }: Passage,
  degrees: readonly FoundDegree[],
  profession: FoundDegree | null,
): FoundDegree[] {
  if (UNSPACED.test(text)) return [...degrees];
  const hasNext = (degree: FoundDegree): boolean => {
    const next = [...degrees, ...(profession === null ? [] : [profession])].findLast(
      (other) => other.from >= degree.to && other.to <= mention.from,
    );
    return next !== undefined && HAS_SCHOOL.test(text.slice(degree.from, next.from));
  };
  // "Graduated from Marl." / "Specialisation in Civil Law (Tallow).": on a line of its own, with another school behind the subject.
  if (!prose)
    return degrees.filter((degree) => {
      const isLineAbove = lineOf(text, degree).to < mention.from;
      const isLineBelow = lineOf(text, degree).from > mention.from;
      return isLineBelow ? !isOfOther(text, degree) : isLineAbove || !hasNext(degree);
    });
  return degrees.filter((degree) => {
    // "Marl University and an MBA from Tallow"; "after her Abitur she studied at Marl".
    if (degree.from >= mention.to && HAS_SCHOOL.test(ownClause(text, degree))) return false;
    // "an der Universität Marl studiert, an der FU Tallow promoviert": in German the verb stands behind its school.
    if (degree.from >= mention.to && AT_GERMAN_SCHOOL.test(text.slice(mention.to, degree.from))) return false;
    if (degree.to <= mention.from && AFTERWARDS.test(text.slice(0, degree.from)) && degree.degree.level === 'secondary')
      return false;
    return !hasNext(degree);
  });
}

/** What is said of a degree behind it: "in Tidal Studies from Tallow". */
const ownClause = (text: string, { to }: Span): string =>
  text.slice(to, to + LONGEST_CLAUSE).split(/[,;.]|\s(?:and|und|et|y|e|en|och|og|i|oraz|и|та|і)\s/u)[0]!;

const LONGEST_CLAUSE = 80;

function isOfOther(text: string, degree: Span): boolean {
  const [, name = ''] =
    /\s\p{L}+\s[(（](\p{Lu}[^()（）\d]+)[)）]\.?$/u.exec(text.slice(degree.to, lineOf(text, degree).to)) ?? [];
  return name !== '' && !isField(name);
}

/** "Architect of X and master of landscape at Y (2006)": the second degree has a school of its own, known as one or not. */
function whereNextStudyBegins({ text, mention }: Passage, degrees: readonly Span[], lexicon: Lexicon): number {
  const next = degrees.find((degree) => degree.from >= mention.to);
  // Particles of scripts without spaces are in every word.
  if (next === undefined || degrees[0]!.from > mention.from || UNSPACED.test(text)) return Number.POSITIVE_INFINITY;
  return lexicon.prepositions.find(text.slice(next.to)).length > 0 ? next.from : Number.POSITIVE_INFINITY;
}

/** "Bachelor of Fine Arts" for a claimed "Bachelor of Science": near, and neither support nor denial. */
function isNearlyClaimed(degree: DegreeMention, { expected }: Claim): boolean {
  if (typeof expected.degree !== 'string' || degree.code === null) return false;
  return compareDegrees(expected.degree, degree).outcome === 'partial';
}

/** One date is when a study ended, unless the words beside it say that it began then: "started in 2018", "2018年 入学". */
function studyDates(
  date: DateSpan | undefined,
  all: readonly DateSpan[],
  passage: Passage,
): Pick<Finding, 'start' | 'end'> {
  if (date === undefined) return {};
  // "graduada pela Marl desde 2004": she has been a graduate since then.
  if (date.kind === 'since' && graduationsIn(passage.text.slice(0, date.from)).length > 0) return { end: date.start };
  if (date.kind === 'point') {
    const points = all.filter(({ kind }) => kind === 'point');
    const began = points.find((point) => isSaidWith(point, all, passage, tellsBeginning, tellsEnd));
    if (began === undefined) return { end: pointOf(date) };
    const ended = points.find((point) => point !== began && isSaidWith(point, all, passage, tellsEnd, tellsBeginning));
    return { start: pointOf(began), ...(ended === undefined ? {} : { end: pointOf(ended) }) };
  }
  return { ...(date.start ? { start: date.start } : {}), ...(date.end ? { end: date.end } : {}) };
}

/** The word between this date and the next one; where words come first, between the date before and this one. */
function isSaidWith(
  date: DateSpan,
  all: readonly DateSpan[],
  { text }: Passage,
  tells: (words: string) => boolean,
  tellsOther: (words: string) => boolean,
): boolean {
  const at = all.indexOf(date);
  const words = UNSPACED.test(text)
    ? text.slice(date.to, all[at + 1]?.from ?? text.length)
    : text.slice(Math.max(all[at - 1]?.to ?? 0, date.from - REACH), date.from);
  return tells(words) && !tellsOther(words);
}

export function statusOf(written: string, conferred: boolean, lexicon: Lexicon): FindingStatus {
  // The title of a thesis says nothing of the study.
  const text = written.replace(/[“„«][^”»“]{10,}[”»“]/gu, ' ');
  const told = studyStatus(text, conferred);
  if (told !== 'stated') return told;
  // "undergraduate degree", "graduate student" and "student union" hold the same word; a degree that has it is no study that goes on.
  const matches = lexicon.statuses
    .find(text)
    .filter(({ from, to }) => !OF_DEGREE.test(text.slice(to)) && !UNDERGRADUATE.test(text.slice(from)));
  const found = matches.map((match) => match.value);
  // "卒業（在学中に留学）": who has left the school is no student of it.
  if (
    UNSPACED.test(text) &&
    GRADUATED_NOW.test(text) &&
    !found.includes('expected') &&
    !found.includes('not_conferred')
  )
    return found.includes('honorary') ? 'honorary' : 'stated';
  for (const status of ['honorary', 'not_conferred', 'expected', 'in_progress'] as const)
    if (found.includes(status)) return status;
  // "doutorado sanduíche" is a stay during a doctorate; "Erasmus" beside a degree says nothing of the degree.
  const isStay = ({ value, text: words }: { value: string; text: string }): boolean =>
    value === 'attended' && (!conferred || lexicon.degrees.find(words).length > 0);
  return matches.some(isStay) ? 'attended' : 'stated';
}

const OF_DEGREE =
  /^\s(?:(?:and|&)\s\p{L}+\s)?(?:degrees?|studies|education|diploma|training|work|coursework|career|years)(?!\p{L})|^\s?[:—–]/iu;

/** "Undergraduate", and the school on the next line or the degree behind it: a label. */
const UNDERGRADUATE =
  /^[Uu](?:nder-?graduate|NDER-?GRADUATE)(?:\s*\n|\s[BM]\.?\s?[AS](?!\p{Ll}{2})|(?:\s(?:and|&))?\s*$)/u;

/** The part of the passage that states the claimed field, in the page's own words. */
export function fieldOf({ text }: Pick<Passage, 'text'>, { expected }: Claim): string | null {
  const { field } = expected;
  if (typeof field !== 'string' || field === '') return null;
  let best: { text: string; score: number } | null = null;
  for (const piece of piecesOf(text)) {
    const { outcome, score } = compareFields(field, piece);
    if ((outcome === 'same' || outcome === 'compatible') && score > (best?.score ?? 0)) best = { text: piece, score };
  }
  return best?.text ?? null;
}

const fieldFound = (field: string | null): Pick<Finding, 'field'> => (field === null ? {} : { field });

/** "PhD in Chemistry" for a claimed doctorate in philosophy: the subject right beside the degree is another one. */
function otherField(passage: Passage, degree: Span | null, { expected: { field } }: Claim): string | null {
  if (typeof field !== 'string' || !isField(field)) return null;
  const { text } = passage;
  const department = degree === null ? departmentOf(passage) : null;
  if (degree === null) return compareFields(field, department ?? '').outcome === 'different' ? department : null;
  const beside = findFieldNames(text).filter(({ from, to }) => {
    const gap = from >= degree.to ? text.slice(degree.to, from) : text.slice(to, degree.from);
    return (to <= degree.from || from >= degree.to) && BESIDE_DEGREE.test(gap);
  });
  const names = beside.map(({ from, to }) => text.slice(from, to));
  const isOther = names.length > 0 && names.every((name) => compareFields(field, name).outcome === 'different');
  return isOther ? names[0]! : null;
}

/** "남산대학교 영어과", "东海大学建筑系": the department right behind the school, which is called by what is taught there. */
const DEPARTMENT = /^\s?(\p{L}{1,12}?(?:과|전공|学科|學科|系|专业|專業|専攻))(?=$|[^\p{L}]|[卒毕畢修博硕碩졸])/u;

function departmentOf({ text, mention }: Pick<Passage, 'text' | 'mention'>): string | null {
  const [, name = ''] = DEPARTMENT.exec(text.slice(mention.to)) ?? [];
  // "정형외과": a ward of a hospital has its last sign in the name of the field.
  return findFieldNames(name).some(({ to }) => to < name.length) ? name : null;
}

/** From a degree to its subject: signs and up to two small words. */
const BESIDE_DEGREE = /^[\s,(:（–—|-]*(?:[\p{Script=Latin}\p{Script=Cyrillic}]{1,4}['’]?[\s:,)）]*){0,2}[«"„(（]?$/u;

const PIECE =
  /[,;|•·()（）\n\t:：、，。«»„“”]|\s[–—-]\s|\s(?:in|of|from|at|an|für|en|de|di|em|pela|pelo|por|presso|à|au|aan|vid|ved|på|w|na|z|ze|v|ve|по|в|во|у|за|з|із)\s/u;
/** A minor is no degree's subject. */
const MINOR = /(?<!\p{L})minor(?:s|ed|ing)?\s(?:in|of)\s[^,;.()\n]+/giu;
const piecesOf = (text: string): string[] =>
  text
    .replace(MINOR, '')
    .split(PIECE)
    .map((piece) => piece.trim().replace(/[.\s]+$/, ''))
    .filter((piece) => piece.length > 1 && piece.length < 80);

/** "PhD, professor at X": a title between the degree and the organisation; "a professor at X, holds a PhD from Y". */
function isPost(
  { text, mention, prose }: Passage,
  titles: readonly Span[],
  degrees: readonly Span[],
  lexicon: Lexicon,
): boolean {
  const title = endBefore(titles, mention);
  const degree = endBefore(degrees, mention);
  if (title <= 0 || title <= degree) return false;
  if (degree >= 0) return true;
  const isSaidOfTitle = !UNSPACED.test(text) && title > endBefore(lexicon.study.find(text), mention);
  const isNear = prose && mention.from - title < REACH;
  return (
    isSaidOfTitle &&
    (isNear || isHeldBeside(text.slice(title, mention.from), text.slice(mention.to, degrees[0]?.from ?? mention.to)))
  );
}

/** "head of the department of tides of Marl University, Doctor of Sciences": what else the holder of the post is. */
const isHeldBeside = (way: string, behind: string): boolean => !/\n|,\s*$/u.test(way) && /^[^\n]*,\s$/u.test(behind);

/** Words of leaving or entering a school in scripts without spaces. */
const GRADUATED = /卒業|卒$|卒[）)]|修了|中退|退学|入学|在学|毕业|畢業|肄业|肄業|졸업|중퇴|재학|입학/u;
const GRADUATED_NOW = /卒業(?!見込|予定)|修了(?!見込|予定)|졸업(?!\s?예정)|毕业|畢業|获|獲|取得|授予/u;
const GRADUATED_FROM = /(?:毕业|畢業|就读|就讀|考入|肄业|肄業|求学|求學)[于於]?\s*$/u;

/** "2003年 北海大学医学部卒業" in a list of posts: the words right beside the name say that it is a study. */
function isGraduated({ text, mention }: Passage): boolean {
  const behind = text.slice(mention.to).split(/[\n、，,。;；]/u, 1)[0]!;
  return GRADUATED.test(behind) || GRADUATED_FROM.test(text.slice(0, mention.from));
}

/** A word of studying stands nearer before the organisation than one of working; in scripts without spaces it follows. */
function isStudied({ text, mention, prose }: Passage, titles: readonly Span[], lexicon: Lexicon): boolean {
  const studied = lexicon.study
    .find(text)
    .filter((word) => !isOfTitle(word, text, titles) && !KIND_OF_SCHOOL.test(text.slice(0, word.from)));
  if (UNSPACED.test(text)) {
    // "北海大学医学部 助教": the word for a part of the school, and behind it a post.
    const post = titles.find(({ from }) => from >= mention.to);
    const { to: end } = lineOf(text, mention);
    const isLeft =
      GRADUATED.test(text.slice(mention.to, end)) && lexicon.work.find(text.slice(mention.to, end)).length === 0;
    const isPost = post !== undefined && !isLeft && !GRADUATED.test(text.slice(mention.to, post.from));
    const isNamed = studied.length > 0 || departmentOf({ text, mention }) !== null;
    return isNamed && (!isPost || GRADUATED_FROM.test(text.slice(0, mention.from)));
  }
  // "Tallow University / Studying Computer Engineering": in an entry the school stands first as often as not.
  if (!prose && titles.length === 0 && lexicon.work.find(text).length === 0) return studied.length > 0;
  const worked = Math.max(endBefore(titles, mention), endBefore(lexicon.work.find(text), mention));
  return (
    endBefore(studied, mention) > worked || (worked < 0 && isSaidBehind({ text, mention }, lexicon.study, lexicon))
  );
}

/** "docente presso la Scuola di specializzazione di Marl": of what kind the school is. */
const KIND_OF_SCHOOL = /(?<!\p{L})(?:Scuola|Corso|Escuela|Escola|École|Centro|Centre)\sd[ei]\s$/u;

/** "lector Inclusive Education", "Referentin Studium und Lehre": capitals behind a title are what it is for. */
const isOfTitle = ({ from }: Span, text: string, titles: readonly Span[]): boolean =>
  /^\p{Lu}/u.test(text.slice(from)) &&
  titles.some(({ to }) => to < from && /^\s(?:\p{Lu}[\p{L}-]*\s){0,3}$/u.test(text.slice(to, from)));

/** "the Alumni Board of Marl": who sits on it need not have studied there. */
const BODY_OF_ALUMNI = new RegExp(`^\\s(?:${ALUMNI_BODIES})(?!\\p{L})`, 'u');

/** "enrolled at Tallow and helped found Marl", "her studies and leadership of Marl": other words lead from there to the school. */
function isSaidOfNext({ text, mention, prose }: Passage, organisations: readonly Span[], { study }: Lexicon): boolean {
  const learnt = endBefore(study.find(text), mention);
  if (!prose || learnt < 0) return false;
  if (BODY_OF_ALUMNI.test(text.slice(learnt))) return true;
  if (/^\sand\s\p{Ll}+\sof\s(?:the\s)?$/u.test(text.slice(learnt, mention.from))) return true;
  const other = organisations.findLast(({ from, to }) => from >= learnt && to <= mention.from);
  return other !== undefined && /\sand\s(?:\p{Ll}+\s)?\p{Ll}+ed\s/u.test(text.slice(other.to, mention.from));
}

/** "Ingeniera por la Universidad de Marlo y PDD por Tallow": what is conferred beside a degree, whatever it is. */
function isConferredToo({ text, mention, prose }: Passage, degrees: readonly Span[]): boolean {
  const first = prose ? text.slice(0, mention.from).search(CONFERRED_BESIDE) : -1;
  return first >= 0 && (PROFESSION.test(text.slice(0, first)) || degrees.some(({ to }) => to <= first));
}

const CONFERRED_BESIDE =
  /\s(?:por|pel[ao]|presso)\s[^.;]*(?:,|\s(?:y|e|ed))\s(?:un[ao]?\s|uma?\s)?\p{Lu}[\p{L}.&-]*(?:\s[\p{L}.&-]+){0,5}\s(?:por|pel[ao]|presso)(?:\s(?:la|el|il|lo))?\s(?:l['’])?$/u;

/** "utbildad läkare vid X", "afgestudeerd als ingenieur aan X": what somebody was taught to be, and no post. */
function isLearnt(title: Span, { text }: Passage, { study }: Lexicon): boolean {
  // "研究科 教授": the word before the title is the part of the school.
  const verb = UNSPACED.test(text) ? undefined : study.find(text.slice(0, title.from)).at(-1);
  return verb !== undefined && LEARNT_AS.test(text.slice(verb.to, title.from));
}

const LEARNT_AS =
  /^\s(?:(?:som|til|till|als|zum|zur|tot|como|comme|come|de)\s)?(?:(?:en|et|ein|eine|een|un|una|uma|um)\s)?$/iu;
