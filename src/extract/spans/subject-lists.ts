// What a German school or clinic is for is often a list: "Hochschule für Musik, Theater und Medien", "Universität für Musik
// und darstellende Kunst", "Zentrum für Hand- und Fußchirurgie". Such a list is one name.

const FIRST = /^\sfür\s(?:\p{Ll}{4,}e[nrs]?\s)?\p{Lu}[\p{L}-]{2,}/u;
const MORE = /^(?:-?,\s\p{Lu}[\p{L}-]{3,}){0,3}-?\s(?:und|sowie)\s(?:\p{L}\p{Ll}{3,}e[nrs]?\s)?\p{Lu}[\p{L}-]{3,}/u;

/** Where the list ends whose "für" begins at `from`, and where its first subject does; null where there is none. */
export function subjectList(text: string, from: number): { first: number; to: number } | null {
  const opening = FIRST.exec(text.slice(from));
  if (opening === null) return null;
  const first = from + opening[0].length;
  const more = MORE.exec(text.slice(first));
  return more === null ? null : { first, to: first + more[0].length };
}
