// Finds degrees in a sentence, abbreviations and full names, and tells "MA" the degree from "MA" the state.
import { levelOfKey, meaningOfPhrase, meaningOfShort, phraseLength } from '../../domain/degrees/parse-degree.ts';
import { AMBIGUOUS_SHORT } from '../../domain/degrees/vocabulary.ts';
import type { DegreeLevel } from '../../domain/model/finding.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { wordSet } from '../../domain/text/word-set.ts';
import { SUBJECT_HEADS } from '../lexicon/organisation-words.ts';
import type { Token } from './tokens.ts';

export interface DegreeSpan {
  from: number;
  to: number;
  /** Token indexes, end excluded. */
  first: number;
  last: number;
  surface: string;
  level: DegreeLevel;
  code: string | null;
  /** "Bachelor of Hotel Management": what follows "of" when no code covers it. */
  ofField?: string;
}

/** Words of a degree name after "of" or "in": "Bachelor of Science and Engineering". */
const OF_WORDS = 5;

export function findDegrees(text: string, tokens: readonly Token[]): DegreeSpan[] {
  const spans: DegreeSpan[] = [];
  let keys: string[] | null = null;
  for (let index = 0; index < tokens.length; index += 1) {
    if (!mayOpen(tokens, index)) continue;
    let found: DegreeSpan | null = null;
    if (tokens[index]!.facts.degreePhrase) {
      keys ??= tokens.map((token) => token.facts.degreeKey);
      found = phraseAt(text, tokens, keys, index) ?? sharedAt(text, tokens, keys, index);
    }
    found ??= shortAt(text, tokens, index);
    if (found === null) continue;
    found = withRank(tokens, found);
    spans.push(found);
    index = found.last - 1;
  }
  return spans;
}

const RANKS = wordSet('honours|honors|hons|distinction|merit|equivalent|equivalence');
const LONGEST_RANK = 6;

/** "B.A. (Hons.)", "Bachelor of Science with First Class Honours", "Diploma (Master equivalent)": how good it is, and no name. */
function withRank(tokens: readonly Token[], span: DegreeSpan): DegreeSpan {
  const opens = tokens[span.last]?.text === '(';
  if (!opens && tokens[span.last]?.lower !== 'with') return span;
  const rest = tokens.slice(span.last + 1, span.last + LONGEST_RANK);
  const rank = rest.findIndex(({ lower }) => RANKS.has(lower));
  const close = opens ? rest.findIndex(({ text }) => text === ')') : rank;
  const isOther = rest
    .slice(0, rank)
    .some(({ word, lower, capital }) => !word || !(capital || /^(?:first|second|upper|high|class)$/.test(lower)));
  if (rank < 0 || close < rank || isOther) return span;
  const last = span.last + close + 2;
  return { ...span, last, to: tokens[last - 1]!.to };
}

/** Most words open no degree: only those of the tables, and capitals before a dot or a hyphen ("B. A."). */
function mayOpen(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.facts.degree) return true;
  if (!token.capital || !token.word) return false;
  const next = tokens[at + 1];
  return next?.glued === true && (next.text === '.' || next.text === '-');
}

function make(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  meaning: { level: DegreeLevel; code: string | null },
): DegreeSpan {
  const from = tokens[first]!.from;
  const to = tokens[last - 1]!.to;
  return { from, to, first, last, surface: text.slice(from, to), level: meaning.level, code: meaning.code };
}

function phraseAt(text: string, tokens: readonly Token[], keys: readonly string[], at: number): DegreeSpan | null {
  // "Diplom-Ökonomin", "Diplom-Physiker": the holder's word for the degree.
  if (tokens[at]!.text.startsWith('Diplom-'))
    return make(text, tokens, at, at + 1, { level: 'master', code: 'Diplom' });
  let length = contiguous(tokens, at, phraseLength(keys, at));
  const head = levelOfKey(keys[at]!);
  // "Bachelor of Science in Business Administration": what follows "in" is the field.
  const cut = head === null ? -1 : tokens.slice(at + 1, at + length).findIndex((token) => token.lower === 'in');
  if (cut > 0) length = cut + 1;
  if (length > 1 || (length === 1 && head === null)) {
    const meaning = meaningOfPhrase(keys.slice(at, at + length).join(' '));
    if (meaning === null) return null;
    if (length === 1 && !standsAsDegree(tokens, at)) return null;
    return make(text, tokens, at, withDegreeWord(tokens, at + length), meaning);
  }
  if (head === null) return null;
  return headAt(text, tokens, at, head);
}

const SHARED = /^\p{L}+(?:(?:,? and |, | & )[\p{L}'’]+){0,2} degrees(?!\p{L})/u;

/** "her undergraduate and medical degrees": the last word is said once for both. */
function sharedAt(text: string, tokens: readonly Token[], keys: readonly string[], at: number): DegreeSpan | null {
  const meaning = SHARED.test(text.slice(tokens[at]!.from)) ? meaningOfPhrase(`${keys[at]} degree`) : null;
  return meaning === null ? null : make(text, tokens, at, withDegreeWord(tokens, at + 1), meaning);
}

/** "Bachelor of X", "Masters in X", "master's degree", "Bachelor". */
function headAt(text: string, tokens: readonly Token[], at: number, level: DegreeLevel): DegreeSpan | null {
  const next = tokens[at + 1]?.lower;
  if (next === 'of' && level !== 'associate') {
    const named = ofSomething(text, tokens, at, level);
    if (named !== null) return named;
  }
  // "Doctor en Historia por la O": in Spanish and Portuguese the subject follows at once.
  if (level === 'doctoral' && (next === 'en' || next === 'em') && tokens[at + 2]?.capital === true)
    return make(text, tokens, at, at + 1, { level, code: null });
  if (level === 'doctoral' && /^doctorates?$/.test(tokens[at]!.lower))
    return make(text, tokens, at, withDegreeWord(tokens, at + 1), { level, code: null });
  if (level === 'doctoral' || level === 'associate') return null;
  return isDegreeAlone(tokens, at)
    ? make(text, tokens, at, withDegreeWord(tokens, at + 1), { level, code: null })
    : null;
}

/** "Bachelor of Hotel Management", "master of theology" */
function ofSomething(text: string, tokens: readonly Token[], at: number, level: DegreeLevel): DegreeSpan | null {
  const field = tokens[at + 2];
  if (field?.word !== true) return null;
  let last = at + 3;
  if (!field.capital && level !== 'bachelor' && level !== 'master') return null;
  while (
    field.capital &&
    last < tokens.length &&
    last - at < OF_WORDS + 2 &&
    (tokens[last]!.capital || (tokens[last]!.lower === 'and' && tokens[last + 1]?.capital === true)) &&
    tokens[last]!.word
  )
    last += 1;
  const ofField = text.slice(field.from, tokens[last - 1]!.to);
  return { ...make(text, tokens, at, withDegreeWord(tokens, last), { level, code: null }), ofField };
}

const IN_FIELD = wordSet('in|en|degree|degrees|programme|program');

/** "Master" alone is a headmaster, a game or a copy; with "degree", "in" or "'s" it is a degree. */
function isDegreeAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower;
  const surface = tokens[at]!.lower;
  if (IN_FIELD.has(next ?? '')) return true;
  if (surface === 'masters') return /^(?:from|at|and|of|,|\()$/.test(next ?? ',');
  if (withDegreeWord(tokens, at + 1) > at + 1 || /['’]s$/.test(surface) || /^bachelors?$/.test(surface)) return true;
  const before = tokens[at - 1]?.lower;
  // "haar master Econometrie", "un master à l'O": behind an article of another language it is always the degree.
  if (surface === 'master' && FOREIGN_ARTICLE.test(before ?? '')) return true;
  const opens = before === undefined || /^(?:and|,|:)$/.test(before);
  return opens && tokens[at]!.capital && (next === undefined || /^(?:,|and|at|\()$/.test(next));
}

const HONOURS = wordSet('honours|honors|hons');
const DEGREE_WORDS = wordSet('degree|degrees|diploma');
const FOREIGN_ARTICLE = /^(?:un|son|mon|haar|zijn|mijn|een|seinen|ihren|einen|meinen|suo|uno|seu|um|su)$/;

function withDegreeWord(tokens: readonly Token[], at: number): number {
  let last = at;
  if (last < tokens.length && HONOURS.has(tokens[last]!.lower)) last += 1;
  if (last < tokens.length && DEGREE_WORDS.has(tokens[last]!.lower)) last += 1;
  return last;
}

/** Tokens that a phrase covers must touch: no comma or bracket inside. */
function contiguous(tokens: readonly Token[], at: number, length: number): number {
  for (let index = at; index < at + length; index += 1) if (!tokens[index]!.word) return index - at;
  return length;
}

/** One-word phrases that are also plain words need support: "Promotion", "licence", "thesis". */
function standsAsDegree(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]!.lower;
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.lower ?? '';
  // A diploma alone may be a school's or a Diplom: only "Diploma in X" says a course.
  if (lower === 'diploma') return tokens[at]!.capital && after === 'in' && tokens[at + 2]?.facts.number === false;
  if (lower === 'licentiate') return /^(?:in|of|from|at|degree)$/.test(after);
  if (
    /^(?:doctorate|doctorates|baccalaureate|doctorat|doctorado|doutorado|doutoramento|dottorato|doctoraat|laurea|licenciatura|maestría|mestrado|abitur|diplom|promovierte|promoviert|promoveerde|gepromoveerd|doctorada|doutorada|doctoró|doutorou|bacharelado|博士|修士|学士|硕士)/.test(
      lower,
    )
  )
    return after !== 'of' || lower.startsWith('doctorate');
  // "Licenciada en Derecho", "Mestre em Economia", "si è laureata con lode in": the holder's word for the degree.
  if (/^(?:licenciad[oa]|graduad[oa]|laureat[oa]|mestre|bacharel)$/.test(lower))
    return /^(?:en|em|in|con|presso|por|pela|pelo)$/.test(after) && !/^p[oó]st?$/.test(before);
  if (lower === 'doctoral')
    return /^(?:degrees?|studies|program|programme|student|candidate|thesis|dissertation)$/.test(after);
  if (lower === 'promotion')
    return (
      /^(?:an|zum|zur|in)$/.test(after) ||
      // "Promotion 2009 an der O"; the French class of a year has no such word behind it.
      (tokens[at + 1]?.facts.number === true && /^(?:an|am|zum|zur)$/.test(tokens[at + 2]?.lower ?? '')) ||
      // "2002 Promotion (Universität Stonefeld)"
      (after === '(' && /^(?:universität|uni|tu|hochschule)$/.test(tokens[at + 2]?.lower ?? ''))
    );
  if (lower === 'licence') return /^(?:en|de|in|professionnelle)$/.test(after);
  if (lower === 'magister' || lower === 'maîtrise' || lower === 'thèse' || lower === 'diplôme') return true;
  if (lower === 'masters' || lower === 'bachelors') return true;
  if (
    lower === 'ingénieur' ||
    lower === 'ingeniero' ||
    lower === 'ingenieur' ||
    lower === 'candidatus' ||
    lower === 'matura'
  )
    return false;
  return /^(?:in|from|at|degree)$/.test(after) || /^(?:a|an|his|her)$/.test(before);
}

/** "Ph.D.", "B. A.", "MSc", "LL. B.": tokens are split at spaces and at the last dot. */
function shortAt(text: string, tokens: readonly Token[], at: number): DegreeSpan | null {
  if (!tokens[at]!.capital || tokens[at]!.text.length > 14) return null;
  const spaced = withoutDot(text, tokens, at);
  if (spaced !== null) return spaced;
  // Longest first: up to four lettered pieces that end in dots and touch or stand one space apart.
  for (let pieces = 4; pieces >= 1; pieces -= 1) {
    const last = pieceEnd(tokens, at, pieces);
    if (last === null) continue;
    const end = tokens[last] !== undefined && tokens[last]!.text === '.' && tokens[last]!.glued ? last + 1 : last;
    const surface = text.slice(tokens[at]!.from, tokens[last - 1]!.to);
    const { letters, meaning } = readShort(surface);
    if (meaning === null) continue;
    if (!supported(text, tokens, at, end, surface, letters)) return null;
    return make(text, tokens, at, withDegreeWord(tokens, end), meaning);
  }
  return null;
}

/** No word is written so, whatever letters are small: "Phd", "Msc". */
const CARELESS = /^(?:phd|[bm]sc|[bm]ba|mphil|[bm]tech|[bm]com|ll[bm])$/i;

const BEHIND_LETTER = wordSet('Tech|Com|Sc|Pharm|Arch|Ed|Phil');

/** "B Tech", "M Sc": the dot was left out. */
function withoutDot(text: string, tokens: readonly Token[], at: number): DegreeSpan | null {
  const [letter, behind] = [tokens[at]!, tokens[at + 1]];
  if (!/^[BM]$/.test(letter.text) || behind === undefined || !BEHIND_LETTER.has(behind.text)) return null;
  const meaning = behind.from - letter.to === 1 ? meaningOfShort(`${letter.text}.${behind.text}`) : null;
  return meaning === null ? null : make(text, tokens, at, withDegreeWord(tokens, at + 2), meaning);
}

/** What letters with dots mean as a degree, when they are written as one. */
const readShort = memoise((surface) => {
  const letters = surface.replace(/[^\p{L}]/gu, '');
  const meaning = meaningOfShort(surface);
  return {
    letters,
    meaning: letters.length < 2 || meaning === null || !writtenAsShort(surface, letters) ? null : meaning,
  };
});

function pieceEnd(tokens: readonly Token[], at: number, pieces: number): number | null {
  let index = at;
  for (let count = 0; count < pieces; count += 1) {
    const token = tokens[index];
    if (token === undefined || !token.word || token.text.length > 12) return null;
    if (count > 0 && !(token.from - tokens[index - 1]!.to <= 1)) return null;
    index += 1;
    if (count < pieces - 1) {
      const dot = tokens[index];
      if (dot === undefined || (dot.text !== '.' && dot.text !== '-') || !dot.glued) return null;
      index += 1;
    }
  }
  return index;
}

/** Capitals as a degree has them: "PhD", "B.Sc", "MBA", not "Mag" or "Bed". */
function writtenAsShort(surface: string, letters: string): boolean {
  if (letters === letters.toUpperCase() || CARELESS.test(surface)) return true;
  // "B.com", "M.tech": the field in small letters.
  if (/^[BM]\.(?:com|tech|sc|arch|pharm|ed)$/.test(surface)) return true;
  if (surface.includes('.') || surface.includes('-')) return /\p{Lu}.*\p{Lu}|^Dr\b/u.test(surface);
  return /^(?:\p{Lu}\p{Ll}{0,4}){2,3}$/u.test(letters);
}

const DEGREE_CUE_BEFORE =
  /(?:\b(?:a|an|his|her|my|their|the|with|received|earned|obtained|holds?|completed|awarded|graduated|graduating|took|taking|gained|degrees?|of|and|or|both|joint|dual|first|second|another|including|his\/her)|[;:(/&,–—•|-]|\d{4}|^)\s?$/i;
const DEGREE_CUE_AFTER =
  /^\s?(?:\.?\s?(?:in|from|at|degrees?|and|&|of|with|hons|honou?rs|summa|magna|cum|thesis|program|student|candidate)\b|[,:(/–—-]|\d{4}|['’]\d{2}(?!\d)|$|;)/i;
/** "MS Word" */
const PRODUCT_BEHIND = /^\s?(?:Access|Word|Excel|Office|Windows|SQL|Project|Outlook|DOS|Exchange)\b/;
const SCHOOL_AND_BRACKET = /(?:University|College|School|Institute|Universit\p{L}{1,3})(?!\p{L})[^()]{0,36}\($/u;
/** "MA Tallow College, J.D.": Massachusetts, where somebody is admitted; "MA Tallow College, 2003" is a degree of that year. */
const isState = (letters: string, behind: string): boolean =>
  /^M[ASD]$/.test(letters) && !/^[\p{L}\s]+,?\s?\(?\d{4}/u.test(behind);
const OPENS_ENTRY = /(?:^|[;|•\t]|\d{4}\s?[:–—-]?)\s*$/u;
const STATE_BEFORE = /[\p{Lu}][\p{L}.' ]{1,30},\s?$/u;

function supported(
  text: string,
  tokens: readonly Token[],
  at: number,
  end: number,
  surface: string,
  letters: string,
): boolean {
  const dotted = surface.includes('.') || tokens[end - 1]!.text === '.';
  const before = text.slice(Math.max(0, tokens[at]!.from - 40), tokens[at]!.from);
  const after = text.slice(tokens[end - 1]!.to, tokens[end - 1]!.to + 30);
  // Letters after a name ("Jane Roe, MD, PhD - Founder") are read too; whoever links decides what they mean.
  // "named after M.A. Stone": initials of a person.
  if (
    dotted &&
    letters.length === 2 &&
    /^ \p{Lu}\p{Ll}+/u.test(after) &&
    !/(?:\b(?:a|an|his|her|my|their|received|earned|holds?|degree|with|and|the)|[,;:(–—-]|^)\s?$/i.test(before)
  )
    return false;
  if (dotted || !AMBIGUOUS_SHORT.has(letters)) return true;
  if (/^\s?(?:\d{5}\b|USA\b|U\.S)/.test(after) || PRODUCT_BEHIND.test(after)) return false;
  // "BA History", "MA Media Studies": a subject right behind.
  const [, first = '', second = ''] = /^ (\p{Lu}\p{Ll}+)(?: (?:(?:and|&|of) )?(\p{Lu}\p{Ll}+))?/u.exec(after) ?? [];
  if (SUBJECT_HEADS.has(first.toLowerCase()) || SUBJECT_HEADS.has(second.toLowerCase())) return true;
  // "University of Westmark (MA)": letters alone in the brackets behind a school.
  if (after.startsWith(')') && SCHOOL_AND_BRACKET.test(before)) return true;
  const schoolBehind = /^\s?(?:,|:|–|-|—)?\s?(?:\p{Lu}[\p{L}]+ ){0,5}(?:University|College|Institute|School)\b/u.test(
    after,
  );
  // "BA Northmarch University, 2001": what opens a line before a school.
  if (schoolBehind && OPENS_ENTRY.test(before) && !isState(letters, text.slice(tokens[end - 1]!.to))) return true;
  if (STATE_BEFORE.test(before) && !schoolBehind && !/^\s?(?:(?:in|from|degrees?|at)\b|\()/i.test(after)) return false;
  return DEGREE_CUE_BEFORE.test(before) && DEGREE_CUE_AFTER.test(after);
}
