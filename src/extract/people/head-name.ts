// Whose name a short line gives, with or without a title before or behind it: "Dr. Orla Vantreight, CEO", "COO Piet Maas",
// "王小明 律師", "院長 山本花子".
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isKnownName, leadingName } from './leading-name.ts';

/** A longer line tells something of a person; it is not their heading. */
const LONGEST = 120;
const SEPARATOR = /[\s　,，:：;|/()（）[\]·•]+/u;

export function headName(text: string, lexicon: Lexicon): string | null {
  if (text.length > LONGEST) return null;
  return UNSPACED.test(text) ? unspacedHead(text, lexicon) : spacedHead(text, lexicon);
}

function spacedHead(text: string, lexicon: Lexicon): string | null {
  const name = leadingName(text, lexicon);
  if (name !== null) return name;
  const [title] = lexicon.titles.find(text);
  if (title?.from !== 0) return null;
  const behind = leadingName(text.slice(title.to).replace(/^[\s:,.|–-]+/u, ''), lexicon);
  return behind !== null && isKnownName(behind) ? behind : null;
}

/** The one word of the line that can be a name once titles are taken away. */
function unspacedHead(text: string, lexicon: Lexicon): string | null {
  const whole = leadingName(text, lexicon);
  if (whole !== null && isKnownName(whole)) return whole;
  if (text.length > 30) return null;
  let rest = text;
  for (const { from, to } of lexicon.titles.find(text).toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const words = rest.split(SEPARATOR).filter((word) => UNSPACED.test(word));
  // "山本 花子" is one name in two words.
  const joined = words.length === 2 && words.every((word) => word.length <= 3) ? words.join(' ') : null;
  const names = (joined === null ? words : [joined]).filter((word) => leadingName(word, lexicon) === word && isKnownName(word));
  return names.length === 1 && words.length <= 2 ? names[0]! : null;
}
