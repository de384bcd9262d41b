// Finds the triggers of a sentence: the words that relate a person to a school or an employer. English has patterns of its own
// (`domain/languages/en-links.ts`); of other languages the verbs and prepositions of their packs do.
import { COMPANY_NOUNS, FILLER } from '../../domain/languages/en-links.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { LanguagePack, LinkWords, Relation } from '../../domain/languages/pack.ts';
import { makePhraseFinder, type Phrase, UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { anyOf } from '../../domain/languages/words.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { once } from '../../domain/text/once.ts';
import { switchedOff } from './rule.ts';
import { SIGN } from './sign.ts';

export interface Trigger extends Pick<LinkWords, 'id' | 'relation' | 'reach' | 'strength' | 'known' | 'school'> {
  /** Whether the words between the trigger and an organisation join them: they are few, and come again and again. */
  joins: (words: string) => boolean;
}

export interface Candidate {
  trigger: Trigger;
  from: number;
  to: number;
  words: string;
}

/** "for the software company called O" */
const KIND = `(?:(?:the |a |an )?(?:(?:[a-zß-ÿ][a-zß-ÿ-]{1,16}|${SIGN.place}) ){0,3}${anyOf(COMPANY_NOUNS())}(?:,)? (?:of the |of |for the |at the |at |called |named |known as )?)?`;

/** Patterns run over lower-cased text without the `u` and `i` flags, which cost ten times as much. */
const plain = (source: string): string =>
  Object.entries(SIGN)
    .reduce((text, [name, sign]) => text.replaceAll(`{${name}}`, sign), source)
    .replaceAll('\\p{Ll}', '[a-zß-ÿ]')
    .replaceAll('[[a-zß-ÿ]-]', '[a-zß-ÿ-]')
    .replaceAll('\\p{L}', '[a-zß-ÿ]')
    .toLowerCase();

const isSpaced = (form: string): boolean => !UNSPACED.test(form);
const otherPrepositions = (): string[] =>
  LANGUAGES.flatMap(({ organisationPrepositions }) => organisationPrepositions).filter(isSpaced);

/** What leads from a trigger to an organisation, up to its first word. */
function linkOf(prepositions: readonly string[], loose: boolean): RegExp {
  const small = loose ? `(?:the |a |an |his |her )?(?:(?:[a-zß-ÿ]{2,14}|${SIGN.place}) ){0,3}` : '';
  const led = anyOf(prepositions.filter((word) => word !== ''));
  const bare = prepositions.includes('') ? `^[ ,:(–—-]{1,3}${small}|` : '';
  return new RegExp(plain(`(?:${bare}(?<![a-zß-ÿ])${led},? ?)${KIND}${FILLER}["“'‘(@]?$`));
}

const HELD_LINKS = 200;
const joining = (link: RegExp): Trigger['joins'] => memoise((words) => link.test(words), HELD_LINKS);

/** Where a word opens: no letter and no hyphen before it. */
const atWord = (words: string, flags: string): RegExp =>
  new RegExp(plain(`(?<![a-zß-ÿ-])(?:${words})(?![a-zß-ÿ])`), flags);

const patterns = once(() => {
  const others = otherPrepositions();
  return LANGUAGES.flatMap(({ links }) => links ?? []).map((words) => {
    const link = linkOf(words.anyLanguage ? [...words.prepositions, ...others] : words.prepositions, words.loose);
    return { ...words, pattern: atWord(words.words, 'y'), link, joins: joining(link) };
  });
});
const anyTrigger = once(() =>
  atWord(
    patterns()
      .map(({ words }) => words)
      .join('|'),
    'g',
  ),
);

function phrasesOf(pack: LanguagePack): Phrase<Trigger>[] {
  const { code, studyVerbs, studyNouns, workVerbs, organisationPrepositions } = pack;
  const joins = joining(linkOf(['', ...organisationPrepositions.filter(isSpaced)], false));
  const trigger = (relation: Relation, forms: readonly string[], strength: number): Phrase<Trigger>[] => {
    const value = { id: `${code}-${relation}`, relation, reach: 70, strength, known: false, school: false, joins };
    return forms.filter((form) => isSpaced(form) && form.length > SHORTEST).map((form) => ({ form, value }));
  };
  return [...trigger('education', [...studyVerbs, ...studyNouns], 0.85), ...trigger('employment', workVerbs, 0.8)];
}

/** Shorter verbs are words of other languages too. */
const SHORTEST = 3;
const PHRASES = makePhraseFinder(() => LANGUAGES.filter(({ links }) => links === undefined).flatMap(phrasesOf));

/** No trigger reaches further. */
export const LONGEST_REACH = 100;

/**
 * Every trigger of a skeleton that opens before `limit`, by its end; those of one pattern never overlap. `lower` is the
 * skeleton in lower case, of the same length.
 */
export function findTriggers(skeleton: string, lower: string, limit = lower.length): Candidate[] {
  const found: Candidate[] = PHRASES.find(lower.slice(0, limit)).map(({ from, to, value }) => ({
    trigger: value,
    from,
    to,
    words: skeleton.slice(from, to),
  }));
  const ends = new Map<Trigger, number>();
  const any = anyTrigger();
  any.lastIndex = 0;
  for (let match = any.exec(lower); match !== null && match.index < limit; match = any.exec(lower)) {
    const from = match.index;
    any.lastIndex = from + 1;
    for (const trigger of patterns()) {
      if ((ends.get(trigger) ?? 0) > from) continue;
      trigger.pattern.lastIndex = from;
      if (!trigger.pattern.test(lower)) continue;
      const to = trigger.pattern.lastIndex;
      ends.set(trigger, to);
      found.push({ trigger, from, to, words: skeleton.slice(from, to) });
    }
  }
  return found
    .filter(({ trigger }) => !switchedOff.has(trigger.id))
    .sort((left, right) => left.to - right.to || left.from - right.from);
}

/** True when the word, in lower case, is a whole trigger. */
export function isTrigger(word: string): boolean {
  anyTrigger().lastIndex = 0;
  return anyTrigger().exec(word)?.[0] === word || PHRASES.whole(word) !== undefined;
}

/** For the tests of their cost. */
export const triggerPatterns = (): readonly RegExp[] => patterns().flatMap(({ pattern, link }) => [pattern, link]);
