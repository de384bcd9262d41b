// Signs from the work that the request names: the same title, the same subject, the same trade, or another trade.
import { wordsOf } from '../text/fold.ts';
import { compareTitles } from '../titles/compare-titles.ts';
import { anchor, named, type Question, round } from './anchor-parts.ts';
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
    if (beside.length === 0 && whole) return [anchor('title', 'occupation_and_title', reason, id, about)];
    if (beside.length === 0) {
      const near = !page.isSubject || wordsFound(inRecord, closeWords(page), BESIDE_NAME).length > 0;
      return [anchor('title', 'occupation_beside', reason, id, about, near ? 1 : IN_PART)];
    }
    if (whole) return [anchor('title', 'title_and_subject', reason, id, about)];
    const amount = subjectAmount(page, beside, telling.length);
    return [anchor('title', 'subject_beside', reason, id, about, amount)];
  }
  const field = [...question.known.fields].find((one) => page.fields().has(one));
  if (field !== undefined)
    return [anchor('title', 'field_beside', `${field} appears next to the name, in other words`, id, about)];
  const out: Anchor[] = [];
  if (whole) {
    const feature = topics.length === 0 ? 'post_beside' : 'title_beside';
    const amount = ranks.length > 1 || topics.length > 0 ? 1 : IN_PART;
    out.push(anchor('title', feature, `the page says "${title}"`, id, about, amount));
  } else {
    const rank = ranks.find((word) => page.recordWords.has(word));
    if (rank !== undefined) out.push(anchor('title', 'rank_beside', `"${rank}" appears next to the name`, id, about));
  }
  return [...out, ...subjectElsewhere(page, question.known, telling, about)];
}

/** A word in another form, or further off on a page about them, says half as much. */
const IN_PART = 0.5;
/** More words than this say no more. */
const MOST_WORDS = 2;
/** Where most words of the subject are missing, those that are there say less. */
const FEW_OF_THEM = 0.7;

/** How much of the subject that the request names stands beside the name, in words. */
function subjectAmount(page: PersonOnPage, beside: readonly string[], telling: number): number {
  const close = page.isSubject ? closeWords(page) : page.recordWords;
  const words = beside.map((word) => {
    const near = close === page.recordWords || wordsFound([word], close, BESIDE_NAME).length > 0;
    return (page.recordWords.has(word) ? 1 : IN_PART) * (near ? 1 : IN_PART);
  });
  const sum = Math.min(
    MOST_WORDS,
    words.reduce((total, amount) => total + amount, 0),
  );
  return round(beside.length * 2 > telling ? sum : sum * FEW_OF_THEM);
}

/** On a page about them: the words around the name, and those of the titles and fields that it states of them. */
function closeWords(page: PersonOnPage): ReadonlySet<string> {
  const stated = page.findings.flatMap(({ title, field }) => [title ?? '', field ?? '']);
  return new Set(wordsOf([besideName(page), page.source.title ?? '', ...stated].join(' ')));
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
  const id = page.source.sourceId;
  if (telling.length === 0) {
    const phrase = phraseOnPage(page, title!);
    return phrase === null ? [] : [anchor('subject', 'phrase_on_page', `the page speaks of "${phrase}"`, id, about)];
  }
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

function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), ' '), text);
}

function tradeAnchor(page: PersonOnPage, question: Question, about: string[]): Anchor | null {
  const there = new Set(page.findings.flatMap((finding) => [...familiesOf(finding.title ?? '')]));
  // A line of a list that names many people tells nobody's trade, and neither does the name: "Susan Baker".
  if (there.size === 0 && (page.isSubject || page.record.length <= SHORT_RECORD))
    for (const family of familiesOf(withoutNames(besideName(page), page.names))) there.add(family);
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
