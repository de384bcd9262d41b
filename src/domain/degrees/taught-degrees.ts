// Degrees that somebody teaches or directs, which are not their own: "Docente del Corso di Laurea in …", "Coordinadora del Máster en …".
import { smallWordsOf } from '../languages/words.ts';

const TEACHING = /professor|lecturer|teacher|instructor|tutor|director|coordinator|dean|^head/;
const TEACHERS = smallWordsOf(({ titles }) =>
  titles.filter(({ concept }) => TEACHING.test(concept)).flatMap(({ forms }) => forms),
);
const LEADING = smallWordsOf(({ taughtIn = [] }) => taughtIn);
const MOST_WORDS = 6;

/** Whether the degree at `from` follows a teacher's title with nothing but words such as "on the programme" between. */
export function isTaughtDegree(text: string, from: number): boolean {
  const before = text.slice(0, from);
  const words = (/[\p{L}\s'’-]*$/u.exec(before)?.[0] ?? '')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
  const between = words.toReversed().findIndex((word) => !LEADING.has(word));
  return between > 0 && between <= MOST_WORDS && TEACHERS.has(words.at(-1 - between)!);
}
