// How much of a text is written in letters of one kind.

/** Whether at least this share of the letters are such. Most texts have none of them, and then no letter is counted. */
export function hasShare(text: string, such: RegExp, share: number): boolean {
  const found = text.match(such)?.length ?? 0;
  return found === 0 ? !/\p{L}/u.test(text) : found >= share * (text.match(/\p{L}/gu)?.length ?? 0);
}
