// Sentences of an organisation's own page that call it "us", "its" or "the firm": "Orla led us as director until 2023", "our
// cartographer Piet Maas". Such a word is a mention like the name itself, and is read like one.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { sectionsOf } from '../people/sections.ts';
import { type TextItems, withClaimed } from './aligned-members.ts';
import { isProfile } from './card-title.ts';
import { isOwnSite } from './own-site.ts';
import type { Passage, Question } from './question.ts';
import { readPassage } from './read-passage.ts';
import { marksReader, mayHold, passageOf } from './read-scope.ts';

const LONGEST_BLOCK = 3_000;
const MOST_MENTIONS = 40;

export function selfReferences(question: Question): Finding[] {
  const { page, scope, lexicon, organisation } = question;
  const { head } = scope;
  if (head === null || isProfile(question) || !isOwnSite(question, head)) return [];
  const sections = sectionsOf(scope.blocks, lexicon);
  const marksOf = marksReader(question);
  const passages: Passage[] = [];
  for (const block of scope.blocks) {
    const section = sections.get(block) ?? null;
    if (block.text.length > LONGEST_BLOCK || !mayHold(section, 'employer')) continue;
    let last = 0;
    for (const { from, to } of lexicon.itself.find(block.text)) {
      const mention = { from, to, name: organisation.name, itself: true as const };
      const found = passageOf(page, scope, block, mention, section, sections, marksOf);
      const passage = behind(found, last - (found.start - block.start));
      // "2015年6月 | 当社代表取締役社長": in an entry of a career nobody else is spoken of.
      if (
        passage.prose
          ? isSelf(passage, passage !== found, question)
          : opensEntry(block.text, from, question.itemsIn(block.text))
      )
        passages.push(passage);
      last = to;
    }
  }
  return passages
    .slice(0, MOST_MENTIONS)
    .flatMap((passage) => readPassage(passage, question))
    .flatMap((post) => {
      const title = plainTitle(post, question);
      const own = { name: organisation.name, how: 'page_organisation' as const };
      return title === null ? [] : [{ ...post, title, ...leftBehind(post, question), organisation: own }];
    });
}

/** "seit 2020 angestellter Arzt in unserer Praxis" is one too. */
const opensEntry = (text: string, from: number, { dates, titles }: TextItems): boolean =>
  UNSPACED.test(text)
    ? !/\p{L}{3}/u.test(text.slice(0, from))
    : dates.length === 1 && titles.length > 0 && /^\P{N}{0,8}$/u.test(text.slice(0, dates[0]!.from));

/**
 * Not "ve společnosti Acme", where the name follows; and of sentences about other things only those that name the person or
 * open with "she". "Its" may be anything's, but for what the same sentence named before.
 */
function isSelf({ text, mention }: Passage, isSecond: boolean, { lexicon, finder, itemsIn }: Question): boolean {
  const follows = text.slice(mention.to);
  const isTitle = (): boolean => itemsIn(text).titles.some(({ from }) => from === mention.to + 1);
  const isPronoun = (): boolean => lexicon.pronouns.find(text).some(({ from }) => from === mention.from);
  if (/^\s["«„“]?\p{Lu}/u.test(follows) && !isTitle() && !isPronoun()) return false;
  // "the University of Marl" is another one.
  if (/universit/i.test(text.slice(mention.from, mention.to)) && /^\sof\s(?:the\s)?\p{Lu}/u.test(follows)) return false;
  if (/^its$/i.test(text.slice(mention.from, mention.to)) && !isSecond) return false;
  // "Do společnosti nastoupil v roce 2009": these languages need no pronoun.
  const isUnsaid = lexicon.declines && lexicon.work.find(text).some(({ from }) => from < UNSAID_REACH);
  return isSecond || isUnsaid || lexicon.pronouns.find(text).some(({ from }) => from === 0) || finder.hasPart(text);
}

const UNSAID_REACH = 40;

/** The title without the sentence around it; nobody's post where there is none. */
function plainTitle({ title = '' }: Finding, { itemsIn, claim }: Question): string | null {
  return withClaimed(itemsIn(title), title, claim).titles[0]?.text ?? null;
}

/** "founded the firm in 1984 and was its director until 2016": each is said in its own half. */
function behind(passage: Passage, last: number): Passage {
  const { text, mention } = passage;
  const joint =
    last <= 0 ? null : /^.*?[,;]?\s(?:and|und|et|y|e|i|en|och|og|a|и|та)\s/u.exec(text.slice(last, mention.from));
  if (joint === null) return passage;
  const cut = last + joint[0].length;
  return {
    ...passage,
    text: text.slice(cut),
    start: passage.start + cut,
    mention: { ...mention, from: mention.from - cut, to: mention.to - cut },
  };
}

/** "We say goodbye to Orla Vantreight, analyst with us since 2018": over, in the year of the note. */
function leftBehind({ quote }: Finding, { page, lexicon }: Question): Pick<Finding, 'current' | 'end'> | null {
  if (lexicon.farewells.find(quote).length === 0) return null;
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(`${page.title ?? ''} ${page.url}`) ?? [];
  return { current: false, ...(year === undefined ? {} : { end: { year: Number(year) } }) };
}
