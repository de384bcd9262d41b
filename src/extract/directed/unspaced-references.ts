// "同社", "该校", "동 대학": in Chinese, Japanese and Korean the organisation that was named last is called "the same".
import type { Mention } from './organisation-mentions.ts';
import type { Question } from './question.ts';

/** "同", "该", and the first letters of what the organisation is. */
const SAME = /(?<!\p{Script=Hangul})동\s?(?=\p{Script=Hangul})|[同该該](?=\p{Script=Han})|同(?=[\s　])/u;
const SHORT = /^(?:[社校所局庁省会會报報台]|行(?!政)|院(?!生)|사(?=[의에를는가 ]))/u;
const LONGEST_FORM = 10;

/** "2004年 同社 執行役員" in the line or row below the one that names it. */
export function againIn(last: Mention | undefined, text: string, { lexicon, phrasesIn }: Question): Mention[] {
  const same = last === undefined ? null : SAME.exec(text);
  if (same === null || /\p{L}{3}/u.test(text.slice(0, same.index))) return [];
  if (phrasesIn(text).some(({ unit, to }) => !unit && to <= same.index)) return [];
  const from = same.index + same[0].length;
  const behind = text.slice(from, from + LONGEST_FORM);
  const [kind] = lexicon.organisations.find(behind);
  const length = kind?.from === 0 && kind.value !== 'department' ? kind.to : (SHORT.exec(behind)?.[0].length ?? 0);
  // "同 博士課程 修了", "同上 准教授": the sign alone.
  if (length === 0 && !/^上?[\s　]/u.test(behind)) return [];
  return [{ from: same.index, to: from + length, name: last!.name }];
}
