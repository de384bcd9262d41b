// Titles in their place: which head nouns are titles here, and which words after them belong to them.
import { SUBJECT_NOUNS } from '../../domain/languages/en-names.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { findTitles, type TitleSpan } from '../../domain/titles/recognise-title.ts';
import { type FiredRules, firstRule } from '../lexicon/rule.ts';
import type { PersonSpan } from './find-people.ts';
import type { OrganisationSpan } from './organisations/find-organisations.ts';
import { headAt, NO_TITLE_RULES } from './title-span-rules.ts';
import type { Token } from './tokens.ts';

export function titlesHere(
  text: string,
  tokens: readonly Token[],
  blocked: readonly boolean[],
  people: readonly PersonSpan[],
  fired: FiredRules,
): TitleSpan[] {
  const found = findTitles(text, tokens, (at) => tokens[at]!.facts.title);
  const starts: ReadonlySet<number> = new Set(people.map((person) => person.first));
  return found.filter(
    (title) =>
      !blocked[title.first] &&
      !blocked[title.last - 1] &&
      !isOfFirm(text, title, found) &&
      firstRule(NO_TITLE_RULES, headAt(tokens, title, starts), fired, title.text) === null,
  );
}

/** "bei Marl & Partner": a firm is called so; "Gründer & Partner", "Head of Tax & Partner", "Marl & Partner bei Tallow" hold titles. */
export function isOfFirm(text: string, { from, to }: Place, all: readonly Place[]): boolean {
  const lead = text.slice(0, from);
  if (!/\p{Lu}[\p{L}.-]+ & $/u.test(lead) || compareTitles('partner', text.slice(from, to)).outcome !== 'same')
    return false;
  const isOther = (other: Place): boolean => other.to < from && WITHIN_TITLE.test(text.slice(other.to, from));
  return /^\p{Lu}/u.test(text.slice(from)) && !all.some(isOther) && !AT_BODY.test(text.slice(to));
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const WITHIN_TITLE = /^(?: (?!at |bei |beim |bij |hos |zu |in |with |for )[\p{L}/-]+)* & $/u;
const AT_BODY = /^,? (?:at|bei|beim|bij|hos|of|with|von|der) /u;

const ACADEMIC =
  /^(?:professor|lecturer|instructor|reader|teacher|tutor|chair|fellow|scholar|minister|secretary|professore|professeur|professora|profesor|hoogleraar|doctor|student|professorin|dozent|dozentin|privatdozent|privatdozentin|profesora|professoressa|docente|maître|enseignant|enseignante|catedrático|catedrática|lehrstuhlinhaber|lehrstuhlinhaberin|docent)$/;

/** "the Mathematics and Computer Science departments at X": subjects, not organisations. */
const PART_BEHIND =
  /^(?: and [\p{L} ]{3,30}?)? (?:departments?|dept|programs?|programmes?|group|division|majors?|degree|courses?)\b/u;
const OF_SUBJECT = /^ ?(?:\([^)]{0,40}\) ?)?(?:of|in|for|de|für|di)(?: the)? $/i;
const TO_BODY =
  /^(?:,| at| in| with|, at| an der| am| à| presso| na| no| en| aan de| and [\p{L} ]{2,24} at)(?: the)? $/iu;
const PORTFOLIO = / (?:minister|(?:foreign|home|defen[cs]e|health|education|interior|finance|colonial) secretary)$/i;

/** "Professor of Natural Philosophy at O": a subject outside the tables belongs to the title, not to the organisations. */
export function withChairs(text: string, titles: TitleSpan[], spans: OrganisationSpan[]): OrganisationSpan[] {
  return spans.filter((span) => {
    if (span.kind !== 'name') return true;
    if (PART_BEHIND.test(text.slice(span.to, span.to + 50)) && !/^[A-Z]{2,}$/.test(span.name)) return false;
    const index = titles.findIndex(
      (title) => title.to <= span.from && OF_SUBJECT.test(text.slice(title.to, span.from)),
    );
    const title = titles[index];
    if (title === undefined || !takesSubject(text, title, span, spans)) return true;
    titles[index] = { ...title, to: span.to, last: span.last, text: text.slice(title.from, span.to) };
    return false;
  });
}

function takesSubject(
  text: string,
  title: TitleSpan,
  span: OrganisationSpan,
  spans: readonly OrganisationSpan[],
): boolean {
  const next = spans.find((other) => other.from >= span.to);
  const toBody =
    next !== undefined && TO_BODY.test(text.slice(span.to, next.from)) && next.kind !== 'place' && next.kind !== 'name';
  // "chair of the board of O": what the chair is of is said already.
  if (/^(?:chair|secretary|fellow)$/.test(title.head) && title.text.includes(' of ')) return false;
  // "chair of Stone & Miles": a firm unless the words name a subject or a school follows.
  if (title.head === 'chair' && !toBody && !namesSubject(span.name)) return false;
  // "foreign minister of Oakhamia": the portfolio is said already, so "of" names the country.
  if (PORTFOLIO.test(title.text)) return false;
  // "Head of Card Fraud": what somebody is head of in capitals is a part of the firm.
  const part = title.head === 'head' && /^\p{Lu}/u.test(title.text);
  return part || ACADEMIC.test(title.head);
}

/** A word of it names a subject: "Structural Engineering". */
const namesSubject = (name: string): boolean =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => SUBJECT_NOUNS.has(word));
