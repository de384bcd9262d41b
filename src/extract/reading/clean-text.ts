// Cleans characters that no reader sees (control characters, lone surrogates, zero-width and direction marks), and those that
// look like others to every reader.

// Zero-width joiners are kept: Indic scripts, Persian and emoji need them.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\u{e0001}|[\u{e0020}-\u{e007f}]/gu;
const HAS_INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\udb40\u200c\u200d]/;
const JOINERS = /[\u200c\u200d]+/g;
const LATIN = /[A-Za-z0-9 ]/;
const TAG_LETTERS = /[\u{e0020}-\u{e007f}]/u;

export function hasInvisible(text: string): boolean {
  return HAS_INVISIBLE.test(text);
}

/** Line separators become spaces; the rest goes. */
export function dropInvisible(text: string): string {
  if (!hasInvisible(text)) return text;
  return text
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINERS, (found: string, at: number, whole: string) =>
      LATIN.test(whole[at - 1] ?? ' ') || LATIN.test(whole[at + found.length] ?? ' ') ? '' : found,
    );
}

/** Text spelled in Unicode tag letters is invisible everywhere and only ever meant for machines. */
export function hasTagLetters(text: string): boolean {
  return text.includes('\udb40') && TAG_LETTERS.test(text);
}

export function foldSpace(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** Signs, each with what stands in its place in a list parted by spaces. */
export function pairsOf(from: string, to: string): Map<string, string> {
  const values = to.split(' ');
  return new Map([...from].map((sign, at) => [sign, values[at]!]));
}

const RADICALS = pairsOf(
  '⺟⺠⺩⻁⻄⻅⻆⻉⻋⻑⻓⻔⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻨⻩⻬⻭⻮⻯⻰⻳',
  '母 民 王 虎 西 见 角 贝 车 長 长 门 青 韦 页 风 飞 食 马 骨 鬼 鱼 鸟 麦 黄 齐 歯 齿 竜 龙 龟',
);

/** Radicals that word processors write for the characters that look like them; those of the first block Unicode itself takes for such. */
export function plainRadicals(text: string): string {
  return text.replace(/[⺀-⿕]/gu, (found) => RADICALS.get(found) ?? found.normalize('NFKC'));
}
