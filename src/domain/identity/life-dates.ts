// Years of birth and death as a page gives them, and whether a dated fact fits inside that life.
// They only ever separate people; they are never shown.

export interface LifeDates {
  birth: number | null;
  death: number | null;
}

const OPENING = 4000;
const YEAR = '(1[5-9]\\d\\d|20[0-4]\\d)';
/** "Born" where it is followed by a place or a date: alone, "née" is a former name and "nato" an alliance. */
const BORN_WORDS = [
  ...['born', 'birth date', 'geboren', 'f[øö]dt', 'född', 'fødd', 'urodzon[ya]', 'narozen[aá]?'],
  ...['née? (?:en|à|le)', 'nacid[oa] (?:en|el)', 'nat[oa] (?:a|il|nel)', 'nascid[oa] (?:em|a)'],
  ...['родил(?:ся|ась)', 'народи(?:вся|лася)'],
].join('|');
const BORN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${BORN_WORDS})(?!\\p{L})[^;()\\d]{0,110}(?:\\d{1,2}[^.;()\\d]{1,20})?${YEAR}`,
  'iu',
);
/** "2003年生まれ", "1974年4月出生", "1981년 출생": the year comes first. */
const BORN_AFTER = new RegExp(`${YEAR}\\s?(?:年|년)[^。.;()]{0,12}?(?:生まれ|出生|출생)`, 'u');
const DIED = new RegExp(`\\bdied[^;()\\d]{0,110}(?:\\d{1,2}[^.;()\\d]{1,20})?${YEAR}`, 'iu');
/** "(June 9, 1938 – March 10, 2014)", "(1756--1831)": two dates of one pair of brackets right after a name. */
const SPAN = new RegExp(
  `\\(([^()]{0,40}?)${YEAR}\\s{0,3}(?:-{1,2}|–|—|to)\\s{0,3}([^()]{0,40}?)${YEAR}\\s{0,3}\\)`,
  'u',
);

export function lifeDatesOf(text: string): LifeDates {
  const opening = text.slice(0, OPENING);
  const born = BORN.exec(opening) ?? BORN_AFTER.exec(opening);
  const died = DIED.exec(text.slice(0, 12_000));
  let birth = born ? Number(born[1]) : null;
  let death = died ? Number(died[1]) : null;
  const span = SPAN.exec(opening.slice(0, 220));
  if (span && birth === null) {
    const [from, to] = [Number(span[2]), Number(span[4])];
    // Twenty years at least: "(1887-1889)" is a term of office.
    if (to - from >= 20 && to - from <= 110) [birth, death] = [from, to];
  }
  if (birth !== null && death !== null && (death <= birth || death - birth > 115)) death = null;
  return { birth, death };
}

/** Youngest age at which a person works or takes a degree, and the oldest at which one begins. */
const YOUNGEST = 15;
const OLDEST = 95;

/** True when somebody of these dates cannot have been active in the year. */
export function outsideLife(life: LifeDates, year: number): boolean {
  if (life.birth !== null && (year < life.birth + YOUNGEST || year > life.birth + OLDEST)) return true;
  return life.death !== null && year > life.death;
}

/** Two pages that give different years of birth, or lives that do not touch, are about two people. */
export function livesClash(left: LifeDates, right: LifeDates): boolean {
  if (left.birth !== null && right.birth !== null && Math.abs(left.birth - right.birth) > 2) return true;
  return left.death !== null && right.death !== null && Math.abs(left.death - right.death) > 1;
}
