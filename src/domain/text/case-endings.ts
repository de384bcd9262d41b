// Words of the Slavic languages without the ending of their case: "dyrektora" and "dyrektorem" are "dyrektor". Works on folded
// words (Cyrillic in Latin letters), and only to compare two words: what is left is no word of any language.

const ENDINGS =
  `iyami iyakh yami yakh iego iemu ogo ego eho iho omu emu imu iem iej iey yey oyu eyu ymi imi ami akh ach iyu iya owi ovi ech uyu yuyu
  aya yaya oye eye iye iy yy oy ey ej ym im em om am ich ych ikh ykh ow ov iw iv ia ie ii iu ya yu ye ou a e i o u y`
    .split(/\s+/)
    .filter((ending) => ending !== '')
    .sort((left, right) => right.length - left.length);

const SHORTEST_STEM = 4;

export function withoutCaseEnding(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** "Ольгу Стогову", "Игоря Стогова": names are short, and "ov" is no ending of theirs. */
export function nameWithoutCase(word: string): string {
  const stem = withoutCaseEnding(word);
  if (/[oei][vw]$/.test(word)) return word;
  return stem === word && /^[^aeiouy]*[aeiouy][^aeiouy]+[aeuy]$|^[aeiouy][^aeiouy]{2,}[aeuy]$/.test(word)
    ? word.slice(0, -1)
    : stem;
}
