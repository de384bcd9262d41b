// Finds the triggers of a sentence: the words that relate a person to a school or an employer.
import { memoise } from '../../domain/text/memoise.ts';
import type { Trigger } from './trigger.ts';
import { EDUCATION_TRIGGERS } from './triggers-education.ts';
import { EMPLOYMENT_TRIGGERS } from './triggers-employment.ts';

interface CompiledTrigger extends Trigger {
  /** Sticky, over the lower-cased skeleton. */
  pattern: RegExp;
  link: RegExp;
  /** Whether the words between the trigger and an organisation join them: they are few, and come again and again. */
  joins: (words: string) => boolean;
}

export interface Candidate {
  trigger: CompiledTrigger;
  from: number;
  to: number;
  words: string;
}

const TRIGGERS: readonly Trigger[] = [...EDUCATION_TRIGGERS, ...EMPLOYMENT_TRIGGERS];
const escapeWord = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const KIND =
  '(?:(?:the |a |an )?(?:(?:[a-zß-ÿ][a-zß-ÿ-]{1,16}|\ue006) ){0,3}(?:company|firm|agency|startup|start-up|organi[sz]ation|group|band|label|studio|giant|maker|website|magazine|newspaper|network|club|chain|bank|charity|foundation|consultancy|retailer|publisher|division|subsidiary|brand|department|school|faculty|board of directors|board of trustees|board|staff|team|bench|cabinet|panel|site|service|provider|platform|manufacturer|supplier|operator|developer|broadcaster|airline|hospital)(?:,)? (?:of the |of |for the |at the |at |called |named |known as )?)?';
const FILLER =
  "(?:the \\d{1,3}(?:st|nd|rd|th) |\\d{1,3}(?:st|nd|rd|th) |the |a |an |his |her |their |its |our |my |both |nearby |prestigious |famous |local |then |former |renowned |world-renowned |newly |now |first |same |historically black |predominantly black |recent |current |all-black |elite |private |public |what is now |what was then |what became |le |la |les |el |los |die |das |dem |den |lo |il |l’entreprise |l'entreprise |la société |la startup |l’agence |l'agence |der Firma |la empresa |l’azienda |l'azienda |l’|l'|un' |the company |the firm )?";

/** Patterns run over lower-cased text without the `u` and `i` flags, which cost ten times as much. */
const plain = (source: string): string =>
  source
    .replaceAll('\\p{Ll}', '[a-zß-ÿ]')
    .replaceAll('[[a-zß-ÿ]-]', '[a-zß-ÿ-]')
    .replaceAll('\\p{L}', '[a-zß-ÿ]')
    .toLowerCase();

const linkOf = (trigger: Trigger): RegExp =>
  new RegExp(
    plain(
      `(?:${trigger.links.map((link) => (link === '' ? `^[ ,:(–—-]{1,3}${trigger.loose === true ? '(?:the |a |an |his |her )?(?:(?:[a-zß-ÿ]{2,14}|\ue006) ){0,3}' : ''}` : `(?<![a-zß-ÿ])${escapeWord(link)},? ?`)).join('|')})${KIND}${FILLER}["“'‘(@]?$`,
    ),
  );

const HELD_LINKS = 200;

/** Where a word opens: no letter and no hyphen before it. */
const atWord = (words: string, flags: string): RegExp =>
  new RegExp(plain(`(?<![a-zß-ÿ-])(?:${words})(?![a-zß-ÿ])`), flags);

const COMPILED: readonly CompiledTrigger[] = TRIGGERS.map((trigger) => {
  const link = linkOf(trigger);
  return {
    ...trigger,
    pattern: atWord(trigger.words, 'y'),
    link,
    joins: memoise((words) => link.test(words), HELD_LINKS),
  };
});

const ALL_WORDS = TRIGGERS.map((trigger) => trigger.words).join('|');
const ANY = atWord(ALL_WORDS, 'g');
const WHOLE = new RegExp(plain(`^(?:${ALL_WORDS})$`));

/** No trigger reaches further. */
export const LONGEST_REACH = Math.max(...TRIGGERS.map((trigger) => trigger.reach));

/**
 * Every trigger of a skeleton that opens before `limit`, by its end; those of one pattern never overlap. `lower` is the
 * skeleton in lower case, of the same length.
 */
export function findTriggers(skeleton: string, lower: string, limit = lower.length): Candidate[] {
  const found: Candidate[] = [];
  const ends = new Map<CompiledTrigger, number>();
  ANY.lastIndex = 0;
  for (let match = ANY.exec(lower); match !== null && match.index < limit; match = ANY.exec(lower)) {
    const from = match.index;
    ANY.lastIndex = from + 1;
    for (const trigger of COMPILED) {
      if ((ends.get(trigger) ?? 0) > from) continue;
      trigger.pattern.lastIndex = from;
      if (!trigger.pattern.test(lower)) continue;
      const to = trigger.pattern.lastIndex;
      ends.set(trigger, to);
      found.push({ trigger, from, to, words: skeleton.slice(from, to) });
    }
  }
  return found.sort((left, right) => left.to - right.to || left.from - right.from);
}

/** True when the word, in lower case, is a whole trigger. */
export const isTrigger = (word: string): boolean => WHOLE.test(word);

/** For the tests of their cost. */
export const TRIGGER_PATTERNS: readonly RegExp[] = COMPILED.flatMap((trigger) => [trigger.pattern, trigger.link]);
