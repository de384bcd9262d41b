// The stem of a word in Polish, Czech, Russian and Ukrainian, whose texts decline names of posts and degrees: "dyrektora
// handlowego" for "dyrektor handlowy". Words come folded to Latin letters; a stem is for comparing, not for showing.

/** Endings of nouns and adjectives, the longest first. */
const ENDINGS = [
  ...'yami iego ogo ego omu emu ymi imi ami iem owi ovi iej yuyu uyu yaya aya ych ich ykh ikh akh ach iom eho ieho'.split(' '),
  ...'yy iy ij yj oy ey ej oj ym im om em am um ow ov ev ou ia ie io iu ya ye yu oe ee ii'.split(' '),
  ...'a e i o u y'.split(' '),
].sort((left, right) => right.length - left.length || (left < right ? -1 : 1));

/** Shorter stems are shared by too many words. */
const SHORTEST_STEM = 4;

export function stemOf(folded: string): string {
  const ending = ENDINGS.find((one) => folded.endsWith(one) && folded.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? folded : folded.slice(0, -ending.length);
}

/** Languages whose texts decline what they name. */
export const DECLINING: ReadonlySet<string> = new Set(['pl', 'cs', 'ru', 'uk']);
