// Signs from the work that the request names: the same title, the same subject, the same trade, or another trade.
import { wordsOf } from '../text/fold.ts';
import { compareTitles } from '../titles/compare-titles.ts';
import { anchor, named, type Question } from './anchor-parts.ts';
import type { FeatureName } from './features.ts';
import type { Anchor } from './identity-types.ts';
import { BESIDE_NAME, isRank, ON_PAGE, wordsFound } from './known-facts.ts';
import { compareTrades, familiesOf, tradeOfPage } from './occupations.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** "(climber)" in the address of an encyclopedia says what its person is known for. */
function disambiguated(page: PersonOnPage, title: string, about: string[]): Anchor | null {
  const told = page.disambiguator;
  if (!told) return null;
  const id = page.source.sourceId;
  const words = new Set(wordsOf(title));
  return wordsOf(told).some((word) => words.has(word))
    ? anchor('title', 'set_apart_agrees', `the page is set apart as "${told}"`, id, about)
    : anchor('title', 'set_apart_differs', `the page is set apart as "${told}", the request says "${title}"`, id);
}

/** The whole title, or the words of it that name the work. */
function titleOrSubject(page: PersonOnPage, question: Question, about: string[]): Anchor[] {
  const { topics, commonTopics, ranks } = question.known;
  const title = question.known.title!;
  const id = page.source.sourceId;
  const stated = page.findings.some((finding) => {
    if (!finding.title) return false;
    const { outcome } = compareTitles(title, finding.title);
    return outcome === 'same' || outcome === 'compatible';
  });
  const whole = stated || named(page.record, title);
  const inRecord = wordsFound(topics, page.recordWords, BESIDE_NAME);
  const telling = topics.filter((word) => !commonTopics.has(word));
  const beside = inRecord.filter((word) => !commonTopics.has(word));
  if (inRecord.length > 0) {
    const reason = `"${inRecord.join(' ')}" appears next to the name`;
    return [anchor('title', workFeature(whole, beside.length, telling.length), reason, id, about)];
  }
  const field = [...question.known.fields].find((one) => page.fields().has(one));
  if (field !== undefined)
    return [anchor('title', 'field_beside', `${field} appears next to the name, in other words`, id, about)];
  const out: Anchor[] = [];
  if (whole) out.push(anchor('title', 'title_beside', `the page says "${title}"`, id, about));
  else {
    const rank = ranks.find((word) => page.recordWords.has(word));
    if (rank !== undefined) out.push(anchor('title', 'rank_beside', `"${rank}" appears next to the name`, id, about));
  }
  return [...out, ...subjectElsewhere(page, question.known, telling, about)];
}

/** How much of the work that the request names stands beside the name. */
function workFeature(whole: boolean, beside: number, telling: number): FeatureName {
  if (beside === 0) return whole ? 'occupation_and_title' : 'occupation_beside';
  if (whole) return 'title_and_subject';
  return beside * 2 > telling ? 'subject_beside' : 'subject_partly_beside';
}

/** Two words side by side in the title of the request that stand side by side on the page: "machine learning". */
function phraseOnPage(page: PersonOnPage, title: string): string | null {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  for (let at = 0; at + 1 < words.length; at += 1) {
    const pair = [words[at]!, words[at + 1]!];
    if (pair.some((word) => word.length < 4 || isRank(word)) || !named(title, pair.join(' '))) continue;
    if (named(page.whole, pair.join(' '))) return pair.join(' ');
  }
  return null;
}

/** The subject is what the page as a whole is about, or is spoken of somewhere on it. */
function subjectElsewhere(
  page: PersonOnPage,
  { title, fields }: Question['known'],
  telling: readonly string[],
  about: string[],
): Anchor[] {
  if (telling.length === 0) return [];
  const id = page.source.sourceId;
  const inHead = wordsFound(telling, page.headWords, BESIDE_NAME);
  if (inHead.length * 2 >= telling.length)
    return [anchor('subject', 'subject_in_head', `the page is headed "${inHead.join(' ')}"`, id, about)];
  const phrase = phraseOnPage(page, title!);
  if (phrase !== null) return [anchor('subject', 'phrase_on_page', `the page speaks of "${phrase}"`, id, about)];
  const onPage = wordsFound(telling, page.wholeWords, ON_PAGE);
  if (onPage.length * 2 > telling.length)
    return [anchor('subject', 'subject_on_page', `the page speaks of "${onPage.join(' ')}"`, id, about)];
  const field = [...fields].find((one) => page.fieldsOfPage().has(one));
  if (field !== undefined) return [anchor('subject', 'field_on_page', `the page speaks of ${field}`, id, about)];
  return [];
}

/** So many characters before and after the name may give the trade; a trade further off may be anybody's. */
const BEFORE = 80;
const AFTER = 300;
const MOST_MENTIONS = 3;
const SHORT_RECORD = 300;

/** What stands around the name, where the page names its bearer first. */
export function besideName(page: PersonOnPage): string {
  const parts: string[] = [];
  for (const name of page.names.slice(0, 2)) {
    const wanted = name.toLowerCase();
    let at = page.record.indexOf(wanted);
    for (let count = 0; at >= 0 && count < MOST_MENTIONS; count += 1) {
      parts.push(page.record.slice(Math.max(0, at - BEFORE), at + wanted.length + AFTER));
      at = page.record.indexOf(wanted, at + wanted.length);
    }
  }
  return parts.length > 0 ? parts.join('\n') : page.record.slice(0, AFTER);
}

function tradeAnchor(page: PersonOnPage, question: Question, about: string[]): Anchor | null {
  const there = new Set(page.findings.flatMap((finding) => [...familiesOf(finding.title ?? '')]));
  // A line of a list that names many people tells nobody's trade.
  if (there.size === 0 && (page.isSubject || page.record.length <= SHORT_RECORD))
    for (const family of familiesOf(besideName(page))) there.add(family);
  const id = page.source.sourceId;
  const trade = compareTrades(question.known.families, there);
  const shared = [...question.known.families].filter((family) => there.has(family) && family !== 'academic');
  if (trade === 'same' && shared.length > 0)
    return anchor('trade', 'trade_same', `both speak of ${shared.sort().join(', ')}`, id, about);
  if (trade === 'other') {
    const asked = [...question.known.families].sort().join(', ');
    return anchor(
      'trade',
      'trade_other',
      `the page speaks of ${[...there].sort().join(', ')}, the request of ${asked}`,
      id,
    );
  }
  if (trade !== 'unknown' || page.isSubject) return null;
  const whole = tradeOfPage(page.wholeWords);
  if (whole === null || !question.known.families.has(whole)) return null;
  return anchor('trade', 'trade_of_page', `the page as a whole speaks of ${whole}`, id, about);
}

export function titleAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const { title } = question.known;
  if (!title) return [];
  const about = question.claims
    .filter((claim) => typeof claim.expected.title === 'string')
    .map((claim) => claim.claim_key);
  const apart = disambiguated(page, title, about);
  if (apart) return [apart];
  const work = titleOrSubject(page, question, about);
  const trade = tradeAnchor(page, question, about);
  // Where the very subject stands beside the name, another trade there is a second one of the same person.
  const sameWork = work.some((entry) => entry.anchor === 'title' && entry.signs[0]?.feature !== 'rank_beside');
  if (!trade || (sameWork && trade.weight < 0)) return work;
  return [...work, trade];
}
