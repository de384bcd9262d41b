// Kinds of characters in the source of html.

/** Space, line feed, tab, return and form feed. */
export const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

/** Space, a slash or the end of the tag. */
export const endsName = (code: number): boolean => code <= 62 && (code === 62 || code === 47 || isSpace(code));

export const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
