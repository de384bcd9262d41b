// Whose clause a year stands in, in the languages that are read by the verbs of their packs; English has patterns of its own.
import { LANGUAGES } from '../../domain/languages/index.ts';
import type { LanguagePack } from '../../domain/languages/pack.ts';
import { anyOf, JOINING_WORDS, wordsOf } from '../../domain/languages/words.ts';
import { once } from '../../domain/text/once.ts';

interface Piece {
  from: number;
  to: number;
}

const PACKS = LANGUAGES.filter(({ links }) => links === undefined);
const forms = (pick: (pack: LanguagePack) => readonly string[]): string[] =>
  PACKS.flatMap(pick).filter((form) => /^\p{L}[\p{L} .]*$/u.test(form));
const TITLES = wordsOf(({ titles, titleWords }) => [...titles.flatMap((title) => title.forms), ...titleWords]);

/** What verbs of working begin with: "was" of "was employed" too. A year beside "promovierte" is the study's. */
function verbs(): string {
  const studied = new Set(forms(({ studyVerbs }) => studyVerbs));
  return anyOf(
    forms(({ workVerbs, presentVerbs }) => [...workVerbs, ...presentVerbs])
      .map((form) => form.split(' ')[0]!)
      .filter((word) => /^(?:\p{Ll}{2}|[èéє]$)/u.test(word) && !studied.has(word) && !JOINING_WORDS.has(word)),
  );
}

const patterns = once(() => {
  const and = anyOf(forms(({ conjunctions }) => conjunctions));
  const he = anyOf(forms(({ pronouns }) => [...pronouns.first, ...pronouns.third]));
  const clause = `${and}\\s(?:${he}\\s)?${verbs()}(?!\\p{L})`;
  const since = anyOf(forms((pack) => [...pack.since, ...pack.organisationPrepositions]));
  return {
    begun: new RegExp(`^[^;]*?(?<!\\p{L})${clause}`, 'u'),
    // "Absolventin der Universität Marl, Orla Vantreight leitet seit 2004 …": whoever it is about begins anew.
    anew: new RegExp(`,\\s(?:(?:\\p{Lu}[\\p{L}'’-]+\\s){2,4}|${he}\\s)${verbs()}(?!\\p{L})`, 'u'),
    closed: new RegExp(`^,?\\s${clause}`, 'u'),
    led: new RegExp(`(?:,|\\s${and})\\s${since}\\s$`, 'u'),
    verb: new RegExp(`^,?\\s${verbs()}(?!\\p{L})`, 'u'),
    beforehand: new RegExp(`^${anyOf(forms(({ beforehand = [] }) => beforehand))}\\s`, 'iu'),
    turned: new RegExp(`^\\s${verbs()}\\s${he}(?!\\p{L})`, 'u'),
  };
});

/** "… bei Marl und ist seit 2006 …", "… an der Universität Marl, seit 1996 Anwältin", "war bis 2010 frei und leitet Marl". */
export function isOfOtherClause(text: string, name: Piece, date: Piece): boolean {
  const { begun, anew, closed, led, verb, beforehand, turned } = patterns();
  const behind = text.slice(date.to, date.to + LONGEST_LEAD);
  if (date.to <= name.from) return closed.test(behind);
  const gap = text.slice(name.to, date.from);
  // "Nach dem Studium an der Universität Marl war sie 2005 …".
  if (turned.test(gap) && beforehand.test(text)) return true;
  if (begun.test(gap) || anew.test(gap) || (gap === ', ' && verb.test(behind))) return true;
  return led.test(gap) && (verb.test(behind) || TITLES.has(/^\s([\p{L}-]+)/u.exec(behind)?.[1]?.toLowerCase() ?? ''));
}

const LONGEST_LEAD = 60;

/** "var fra 2001 jurist i Marl", behind an "and". */
export const opensWithVerb = (rest: string): boolean => patterns().verb.test(` ${rest.slice(0, LONGEST_LEAD)}`);
