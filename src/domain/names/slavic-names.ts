// Slavic names as English, German and French spell them: Gorbachev, Gorbatschow; Lukashevich, Loukachevitch.

/** Ends by which a Slavic family name is known in any of the three spellings. */
const SLAVIC_END =
  /(?:[eo](?:v|w|ff)|[eo](?:va|wa)|i(?:ch|tch|tsch|c)|sk(?:i|y|ii|iy|ij|aya|aja|aia)|enko|[tc]?chouk|[iy]uk|chuk|tschuk|[iy]ch)$/;

/** Steps common to all three, once the hissing sounds are written by one capital each. */
function level(text: string): string {
  return (
    text
      .replace(/kh/g, 'h')
      .replace(/w/g, 'v')
      .replace(/ff/g, 'v')
      .replace(/[jy]/g, 'i')
      .replace(/([a-zA-Z])\1+/g, '$1')
      .replace(/ski+$/g, 'ski')
      // One Russian letter is read "o" and often written "e" behind these sounds: Gorbachev.
      .replace(/([CSZ])ev(a?)$/g, '$1ov$2')
      // Solovyov, Soloviev, Solovev
      .replace(/i[eo]v(a?)$/g, 'ev$1')
  );
}

/** Lukashevich, Zhukov */
const inEnglish = (text: string): string =>
  text.replace(/shch/g, 'SC').replace(/zh/g, 'Z').replace(/sh/g, 'S').replace(/ch/g, 'C');

const SPELLERS: readonly ((text: string) => string)[] = [
  inEnglish,
  // Gorbatschow, Schukow
  (text) =>
    text
      .replace(/schtsch/g, 'SC')
      .replace(/tsch/g, 'C')
      .replace(/sch/g, 'S'),
  // Hnatyuk, which any Cyrillic reader but a Ukrainian one calls Gnatyuk
  (text) => inEnglish(text).replace(/kh/g, 'x').replace(/h/g, 'g'),
  // Loukachevitch, Joukov
  (text) => text.replace(/chtch/g, 'SC').replace(/tch/g, 'C').replace(/ch/g, 'S').replace(/ou/g, 'u'),
];

function keysOf(text: string): Set<string> {
  return new Set(SPELLERS.map((spell) => level(spell(text))));
}

/** Whether two folded words can be one Slavic name in two of the spellings. */
export function sameInSlavic(left: string, right: string): boolean {
  if (left.length < 5 || right.length < 5 || left[0]!.replace('h', 'g') !== right[0]!.replace('h', 'g')) return false;
  if (!SLAVIC_END.test(left) || !SLAVIC_END.test(right)) return false;
  return !keysOf(left).isDisjointFrom(keysOf(right));
}
