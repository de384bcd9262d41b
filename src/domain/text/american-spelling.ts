// British and American spellings of one word meet here: "paediatrician" and "pediatrician", "labour" and "labor".
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^(?:[hp]|an|gyn|orthop|arch|leuk|isch|encyclop))ae|^ae(?=sthet)|^oe(?=[dns])/, 'e'],
  [/(?<=lab|behavi|col|hon|fav|neighb|harb|tum)our/, 'or'],
  [/(?<=[a-z]{3})isation/, 'ization'],
  [/(?<=^(?:def|off|lic))ence$/, 'ense'],
  [/(?<=^(?:cent|theat|fib))re$/, 'er'],
  [/(?<=^program)mes?$|(?<=^(?:counsel|model|travel))l(?=[oie])|(?<=log)ue$/, ''],
];

/** One folded word. */
export const inAmericanSpelling = (word: string): string =>
  SPELLINGS.reduce((spelled, [british, american]) => spelled.replace(british, american), word);
