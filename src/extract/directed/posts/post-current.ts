// Whether a post goes on, is over, or the words do not say.
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import { isAnd } from '../../../domain/languages/words.ts';
import { speaksOfToday } from '../../findings/tense.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
import { lastPastBeing, lastPastVerb } from '../../lexicon/past-verbs.ts';
import { isCurrent as tenseOf } from '../../statements/status.ts';
import { FOR_YEARS, NOW_AT, NOW_THERE } from '../../statements/tense.ts';
import { isSentence, PLACE_GOES_ON } from '../clause.ts';
import type { Passage } from '../question.ts';
import { lastClauseOf } from '../unspaced-clause.ts';
import { isHeadedToday, isSaidToGoOn, PASSED, withoutRenames } from './eastern-posts.ts';
import { isExEmployer } from './post-words.ts';

export function isCurrent(
  written: Passage,
  date: DateSpan | undefined,
  lexicon: Lexicon,
  title: string | null = null,
): boolean | null {
  const passage = { ...written, text: withoutNextFormer(withoutRenames(written.text, lexicon), title, lexicon) };
  if (isExEmployer(passage)) return false;
  if (isSaidOfNow(passage) || FOR_YEARS.test(passage.text)) return true;
  if (passage.prose && WAS_BEFORE.test(passage.text.slice(0, passage.mention.from))) return false;
  // "Jane Doe (2012–2016), now Acme": the years are those of the place that was left.
  const last = passage.text.slice(0, passage.mention.to).search(/[^(（→;,–—]*$/u);
  const isNowThere = isOfToday(passage.text.slice(last, passage.mention.to), passage, lexicon);
  if (date?.kind === 'range' && date.to <= last && isNowThere) return true;
  if (date?.end === 'present') return true;
  if (date?.kind === 'since') {
    // "Od roku 2004 pracovala v …, od roku 2015 je primářkou …": told in the past, it went on for a time.
    const told = passage.text.slice(0, passage.mention.from);
    // "har siden 2018 været": what has been so since then is so.
    if (/(?<!\p{L})har (?:siden|sedan)(?!\p{L})/iu.test(told)) return true;
    const isTold = passage.prose && lastPastVerb(told, lexicon) >= 0 && lexicon.presentVerbs.find(told).length === 0;
    return isTold || /\b(?:was|were)\b/.test(passage.text) ? null : true;
  }
  if (date?.kind === 'range' || date?.kind === 'until') return false;
  // "前田法律事務所": a sign of the name says nothing of the post.
  const name = passage.text.slice(passage.mention.from, passage.mention.to);
  const isFormer = (text: string): boolean =>
    lexicon.statuses.find(text.replace(name, ' ')).some(({ value }) => value === 'former');
  const lead = passage.text.slice(0, passage.mention.to);
  // "Jane Doe, postdoc (now lecturer at Acme)" among those who left.
  const isUnspaced = UNSPACED.test(passage.text);
  const own = lead.slice(passage.prose && isUnspaced ? lastClauseOf(lead) : lead.search(/[^(（→;,–—]*$/u));
  const before = written.text.slice(0, written.mention.from);
  if (isUnspaced && (MARKED_FORMER.test(before) || PASSED.test(passage.text.slice(passage.mention.to)))) return false;
  // "Jane Doe, now lecturer, Acme" among those who left.
  const now = passage.prose || isUnspaced ? undefined : lexicon.present.find(lead).at(-1);
  const behind = lead.slice(now?.to);
  if (now !== undefined && behind.length < 60 && !/[;|\n\d]/.test(behind) && !isFormer(behind)) return true;
  if (passage.prose && !isUnspaced ? speaksOfToday(lead) : isOfToday(own, passage, lexicon)) return true;
  if (passage.section === 'alumni' || isFormer(passage.heading ?? '')) return false;
  if (isHeadedToday(passage.heading, lexicon)) return true;
  // "the previous director and current chair of Marl".
  const said = title === null || isUnspaced ? 0 : passage.text.lastIndexOf(title);
  const today = lexicon.present.find(lead).findLast(({ from }) => from <= said)?.from ?? 0;
  if (isFormer(passage.prose && !isUnspaced ? lead.slice(today) : passage.text)) return false;
  const past = lastPastVerb(lead, lexicon);
  if (lexicon.present.find(lead).some(({ from }) => from > past || !passage.prose)) return true;
  if (isSaidToGoOn(passage)) return true;
  const goesOn = PLACE_GOES_ON.test(passage.text.slice(passage.mention.to));
  if (!goesOn && lastPastBeing(lead, lexicon) >= 0 && lexicon.presentVerbs.find(lead).every(({ from }) => from <= past))
    return false;
  if (!(lexicon.declines ? isSentence(passage) : passage.prose)) return null;
  // "was called to the bar and practises from Marl Chambers".
  const told = Math.max(past, lead.search(/\b(?:was|were)\b(?!.*\b(?:was|were)\b)/));
  if (told >= 0 && lexicon.presentVerbs.find(lead).some(({ from }) => from > told)) return true;
  // "am Institut": words of English tell the tense of English.
  const isEnglish = lexicon.presentVerbs.whole('am') === true;
  const tense = isEnglish ? tenseOf(lead.replaceAll(new RegExp(BEGINNING, 'giu'), ' ')) : null;
  return tense ?? (lexicon.presentVerbs.find(lead).some(({ from }) => from > past) ? true : null);
}

/** "professor and former dean of Marl": what the second title was is not said of the first. */
function withoutNextFormer(text: string, title: string | null, { statuses }: Lexicon): string {
  const end = title === null ? -1 : text.indexOf(title);
  if (title === null || end < 0) return text;
  const to = end + title.length;
  const next = statuses.find(text.slice(to)).find(({ value }) => value === 'former');
  return next !== undefined && isAnd(text.slice(to, to + next.from).trim())
    ? `${text.slice(0, to + next.from)}${' '.repeat(next.to - next.from)}${text.slice(to + next.to)}`
    : text;
}

/** "(전) 한빛병원", "前 北海大学": the mark of a post that was left stands right before the name. */
const MARKED_FORMER = /(?:^|[\s(（[【ㆍ・•])(?:전|前|元)[)）\]】.:：]?\s*$|前職は$|전 직장은 $/u;

/** A word of today, and none inside a name: "오늘" in "오늘안치과". */
function isOfToday(own: string, { text, mention }: Passage, lexicon: Lexicon): boolean {
  const end = UNSPACED.test(text) ? own.length - (mention.to - mention.from) : own.length;
  return lexicon.present.find(own).some(({ to }) => to <= end);
}

/** "a former student, now at Marl", "Marl, where she is currently a professor". */
const isSaidOfNow = ({ text, mention }: Passage): boolean =>
  NOW_AT.test(text.slice(0, mention.from)) || NOW_THERE.test(text.slice(mention.to));

/** "joined Tallow after being director of Marl": the post right behind these words was before the other. */
const WAS_BEFORE = /(?<!\p{L})after\s(?:being|having\sbeen|(?:serving|working)\sas)\s[^,;.]*$/u;

/** "joined Acme", "was appointed director of Acme": told in the past, and it may go on. */
export const BEGINNING =
  /(?<!\p{L})(?:(?:was|were|been|then|later|recently)\s){0,2}(?:co-?founded|founded|joined|hired|appointed|became|named|elected|promoted|assumed|took\s(?:over|on))(?!\p{L})/iu;
