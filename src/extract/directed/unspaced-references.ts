// "同社", "该校", "동 대학": in Chinese, Japanese and Korean the organisation that was named last is called "the same".
import type { Mention } from './organisation-mentions.ts';
import type { Question } from './question.ts';
import { LEGAL_FORM } from './unspaced-names.ts';

/** "同", "该", and the first letters of what the organisation is. */
const SAME = /(?<!\p{Script=Hangul})동\s?(?=\p{Script=Hangul})|[同该該](?=\p{Script=Han})/gu;
const SHORT = /^(?:[社校所局庁省会會报報台]|行(?!政)|院(?!生)|사(?=[의에를는가 ]))/u;
const JOINED = /入社|入所|入行|入局|入省|転職|移籍|参画|加入|入职|加盟|を経て|입사|합류|이직|거쳐/gu;
const FARTHEST = 80;

/** The mentions of the claimed organisation, and where the text refers to it again before it names another. */
export function withReferences(
  mentions: readonly Mention[],
  text: string,
  { phrasesIn, lexicon }: Question,
): Mention[] {
  if (mentions.length === 0) return [];
  const references = [...text.matchAll(SAME)].flatMap(({ 0: word, index }): Mention[] => {
    const named = mentions.findLast(({ to }) => to <= index);
    const behind = text.slice(index + word.length, index + word.length + LONGEST_FORM);
    const [kind] = lexicon.organisations.find(behind);
    const length = kind?.from === 0 && kind.value !== 'department' ? kind.to : (SHORT.exec(behind)?.[0].length ?? 0);
    if (named === undefined || length === 0 || index - named.to > FARTHEST) return [];
    const between = text.slice(named.to, index);
    const isOther =
      phrasesIn(text).some(({ from, to, unit }) => !unit && from >= named.to && to <= index) ||
      new RegExp(LEGAL_FORM, 'u').test(between.slice(LONGEST_FORM)) ||
      [...between.matchAll(JOINED)].some((verb) => verb.index > LONGEST_FORM);
    return isOther ? [] : [{ from: index, to: index + word.length + length, name: named.name }];
  });
  return [...mentions, ...references].sort((left, right) => left.from - right.from);
}

/** A title, a legal form or a particle stands between a name and its own verb. */
const LONGEST_FORM = 10;
