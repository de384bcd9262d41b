// Signs from the work that the request names: the same title, the same subject, the same trade, or another trade.
import { wordsOf } from '../text/fold.ts';
import { compareTitles } from '../titles/compare-titles.ts';
import { anchor, named, type Question } from './anchor-parts.ts';
import type { Anchor } from './identity-types.ts';
import { BESIDE_NAME, ON_PAGE, wordsFound } from './known-facts.ts';
import { compareTrades, familiesOf } from './occupations.ts';
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
  const { topics, ranks } = question.known;
  const title = question.known.title!;
  const id = page.source.sourceId;
  const stated = page.findings.some((finding) => {
    if (!finding.title) return false;
    const { outcome } = compareTitles(title, finding.title);
    return outcome === 'same' || outcome === 'compatible';
  });
  const whole = stated || named(page.record, title);
  const inRecord = wordsFound(topics, page.recordWords, BESIDE_NAME);
  if (inRecord.length > 0) {
    const share = inRecord.length / topics.length;
    const words = inRecord.join(' ');
    const feature = share > 0.5 ? 'subject_beside' : 'subject_partly_beside';
    return [anchor('title', whole ? 'title_and_subject' : feature, `"${words}" stands beside the name`, id, about)];
  }
  const out: Anchor[] = [];
  if (whole) out.push(anchor('title', 'title_beside', `the page says "${title}"`, id, about));
  else if (ranks.some((word) => page.recordWords.has(word)))
    out.push(
      anchor(
        'title',
        'rank_beside',
        `"${ranks.find((word) => page.recordWords.has(word))}" stands beside the name`,
        id,
        about,
      ),
    );
  if (topics.length > 0) {
    const onPage = wordsFound(topics, page.wholeWords, ON_PAGE);
    const share = onPage.length / topics.length;
    if (share > 0.5)
      out.push(anchor('subject', 'subject_on_page', `the page speaks of "${onPage.join(' ')}"`, id, about));
  }
  return out;
}

/** How much of the lines about the person is read for the trade that they give. */
const OPENING = 700;
const SHORT_RECORD = 300;

function tradeAnchor(page: PersonOnPage, question: Question, about: string[]): Anchor | null {
  const there = new Set(page.findings.flatMap((finding) => [...familiesOf(finding.title ?? '')]));
  // A line of a list that names many people tells nobody's trade.
  if (there.size === 0 && (page.isSubject || page.record.length <= SHORT_RECORD))
    for (const family of familiesOf(page.record.slice(0, OPENING))) there.add(family);
  const id = page.source.sourceId;
  const trade = compareTrades(question.known.families, there);
  if (trade === 'same')
    return anchor('trade', 'trade_same', `both speak of ${[...there].sort().join(', ')}`, id, about);
  if (trade === 'other') {
    const asked = [...question.known.families].sort().join(', ');
    return anchor(
      'trade',
      'trade_other',
      `the page speaks of ${[...there].sort().join(', ')}, the request of ${asked}`,
      id,
    );
  }
  return null;
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
