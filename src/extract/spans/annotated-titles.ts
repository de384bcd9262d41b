// Titles in their place: which head nouns are titles here, and which words after them belong to them.
import { findTitles, type TitleSpan } from '../../domain/titles/recognise-title.ts';
import { SUBJECT_NOUNS } from '../lexicon/organisation-words.ts';
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
      firstRule(NO_TITLE_RULES, headAt(text, tokens, title, starts), fired, title.text) === null,
  );
}

const ACADEMIC =
  /^(?:professor|lecturer|instructor|reader|teacher|tutor|chair|fellow|scholar|minister|secretary|professore|professeur|professora|profesor|hoogleraar|doctor|student|professorin|dozent|dozentin|privatdozent|privatdozentin|profesora|professoressa|docente|maître|enseignant|enseignante|catedrático|catedrática|lehrstuhlinhaber|lehrstuhlinhaberin|docent)$/;

/** First letters of and, departments, programs, group, division, majors, degree, courses. */
const OPENS_PART = 'adpgmc';

/** "Professor of Natural Philosophy at O": a subject outside the tables belongs to the title, not to the organisations. */
export function withChairs(text: string, titles: TitleSpan[], spans: OrganisationSpan[]): OrganisationSpan[] {
  if (spans.every((span) => span.kind !== 'name')) return spans;
  return spans.filter((span) => {
    if (span.kind !== 'name') return true;
    const open = text[span.to] === ' ';
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
