// The organisation comes first and the person behind it: "Marl was founded in 1990 by Orla Vantreight", "Marl, whose director is
// Orla Vantreight".
import { AND, anyOf } from '../../../domain/languages/words.ts';
import type { Finding } from '../../../domain/model/finding.ts';
import { memoise } from '../../../domain/text/memoise.ts';
import { once } from '../../../domain/text/once.ts';
import { compareTitles } from '../../../domain/titles/compare-titles.ts';
import { nameParticles } from '../../lexicon/name-tables.ts';
import { type Span, withClaimed } from '../aligned-members.ts';
import { common, whyNotTheirs } from '../passage-parts.ts';
import type { Passage, Question } from '../question.ts';
import { postDates } from './read-post.ts';

const FARTHEST_NAME = 160;

export function namedBehind(passage: Passage, question: Question): Finding | null {
  const { text, mention } = passage;
  const name = question.finder.find(text).find(({ from }) => from >= mention.to);
  if (name === undefined || name.from - mention.to > FARTHEST_NAME) return null;
  const isFounder = foundedBy(passage, name, question);
  const title = isFounder ? 'founder' : titleOf(passage, name, question);
  if (title === null) return null;
  // Said of the name as if the organisation stood behind it, so that doubts are seen.
  const said = { ...passage, mention: { ...mention, from: name.to, to: name.to } };
  if (whyNotTheirs(said, question) !== null) return null;
  const when = question.itemsIn(text).dates.find(({ from, to }) => from >= mention.to && to <= name.from);
  const dates = isFounder ? postDates(when) : {};
  return { kind: 'employment', ...common(passage, question), status: 'stated', title, ...dates, current: null };
}

/** Names with forms of address, one after another: "Dr. Piet Maas, Anna Brook and". */
const names = once(() => `(?:\\p{Lu}[\\p{L}.'’-]*(?:\\s${anyOf(nameParticles())})?,?\\s(?:${anyOf(AND)}\\s)?){0,12}`);

const patternsOf = memoise((form: string) => {
  const [before, behind] = form.includes('*') ? form.split('*') : [form, ''];
  const words = before!.trim().replace(' … ', '(?:\\s[^.;,]{1,30})?\\s');
  return {
    before: new RegExp(`(?<!\\p{L})${words}\\s${names()}$`, 'u'),
    behind: behind === '' ? /^/u : new RegExp(`^[^.;]{0,40}\\s${behind!.trim()}(?!\\p{L})`, 'u'),
  };
});

function foundedBy({ text, mention }: Passage, name: Span, { lexicon, phrasesIn }: Question): boolean {
  const [lead, rest] = [text.slice(mention.to, name.from), text.slice(name.to)];
  return lexicon.foundedBy.map(patternsOf).some(({ before, behind }) => {
    const found = before.exec(lead);
    // "Marl bought Tallow, a firm founded by Orla Vantreight": said of another name.
    return found !== null && behind.test(rest) && isOfFirst(lead.slice(0, found.index), phrasesIn);
  });
}

/** Nothing but what the organisation is stands between it and the verb. */
const isOfFirst = (words: string, phrasesIn: Question['phrasesIn']): boolean =>
  !/[.;]\s/u.test(words) && !/\p{Lu}\p{L}+\s\p{Lu}/u.test(words) && phrasesIn(words).every(({ unit }) => unit);

/** "Marl's director is Orla Vantreight", "Marl is a maker of pumps whose director (CEO) is Ms. Orla Vantreight". */
function titleOf({ text, mention }: Passage, name: Span, { lexicon, itemsIn, claim }: Question): string | null {
  const { titles } = withClaimed(itemsIn(text), text, claim);
  const held = titles.filter(({ from, to }) => {
    const owner = text.slice(mention.to, from);
    const verb = text
      .slice(to, name.from)
      .replace(/^\s\([^)]*\)/u, '')
      .replace(/(?:Mr|Ms|Mrs|Dr|Prof)\.?\s$/u, '');
    return (
      from >= mention.to &&
      lexicon.presentVerbs.whole(verb.trim()) !== undefined &&
      (/^['’]s?\s(?:\p{Ll}+\s){0,2}$/u.test(owner) ||
        /(?<!\p{L})(?:whose|deren|dessen|dont l[ea]|cuy[oa]|cuj[oa])\s$/u.test(owner))
    );
  });
  const claimed = claim.expected.title ?? claim.expected.role;
  const isClaimed = (title: string): boolean =>
    typeof claimed === 'string' && compareTitles(claimed, title).outcome === 'same';
  return (held.find(({ text: title }) => isClaimed(title)) ?? held[0])?.text ?? null;
}
