// Whether a post goes on, is over, or the words do not say.
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import { speaksOfToday } from '../../findings/tense.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
import { lastPastVerb } from '../../lexicon/past-verbs.ts';
import { isCurrent as tenseOf } from '../../statements/status.ts';
import type { Passage } from '../question.ts';
import { isHeadedToday, isSaidToGoOn, withoutRenames } from './eastern-posts.ts';
import { isExEmployer } from './post-words.ts';

export function isCurrent(written: Passage, date: DateSpan | undefined, lexicon: Lexicon): boolean | null {
  const passage = { ...written, text: withoutRenames(written.text, lexicon) };
  if (isExEmployer(passage)) return false;
  if (date?.end === 'present') return true;
  if (date?.kind === 'since') {
    // "Od roku 2004 pracovala v …, od roku 2015 je primářkou …": told in the past, it went on for a time.
    const told = passage.text.slice(0, passage.mention.from);
    const isTold = passage.prose && lastPastVerb(told, lexicon) >= 0 && lexicon.presentVerbs.find(told).length === 0;
    return isTold || /\b(?:was|were)\b/.test(passage.text) ? null : true;
  }
  if (date?.kind === 'range' || date?.kind === 'until') return false;
  const isFormer = (text: string): boolean => lexicon.statuses.find(text).some(({ value }) => value === 'former');
  const lead = passage.text.slice(0, passage.mention.to);
  // "Jane Doe, postdoc (now lecturer at Acme)" among those who left.
  const own = lead.slice(lead.search(/[^(（→;,–—]*$/u));
  const before = written.text.slice(0, written.mention.from);
  if (UNSPACED.test(passage.text) && MARKED_FORMER.test(before)) return false;
  if (passage.prose ? speaksOfToday(lead) : isOfToday(own, passage, lexicon)) return true;
  if (passage.section === 'alumni' || isFormer(passage.heading ?? '')) return false;
  if (isHeadedToday(passage.heading, lexicon)) return true;
  if (isFormer(passage.prose && !UNSPACED.test(passage.text) ? lead : passage.text)) return false;
  const past = lastPastVerb(lead, lexicon);
  if (lexicon.present.find(lead).some(({ from }) => from > past || !passage.prose)) return true;
  if (isSaidToGoOn(passage)) return true;
  if (!passage.prose) return null;
  // "was called to the bar and practises from Marl Chambers".
  const told = Math.max(past, lead.search(/\b(?:was|were)\b(?!.*\b(?:was|were)\b)/));
  if (told >= 0 && lexicon.presentVerbs.find(lead).some(({ from }) => from > told)) return true;
  return (
    tenseOf(lead.replaceAll(new RegExp(BEGINNING, 'giu'), ' ')) ??
    (lexicon.presentVerbs.find(lead).some(({ from }) => from > past) ? true : null)
  );
}

/** "(전) 한빛병원", "前 北海大学": the mark of a post that was left stands right before the name. */
const MARKED_FORMER = /(?:^|[\s(（[【ㆍ・•])(?:전|前|元)[)）\]】.:：]?\s*$/u;

/** A word of today, and none inside a name: "오늘" in "오늘안치과". */
function isOfToday(own: string, { text, mention }: Passage, lexicon: Lexicon): boolean {
  const end = UNSPACED.test(text) ? own.length - (mention.to - mention.from) : own.length;
  return lexicon.present.find(own).some(({ to }) => to <= end);
}

/** "joined Acme", "was appointed director of Acme": told in the past, and it may go on. */
export const BEGINNING =
  /(?<!\p{L})(?:(?:was|were|been|then|later|recently)\s){0,2}(?:co-?founded|founded|joined|hired|appointed|became|named|elected|promoted)(?!\p{L})/iu;
