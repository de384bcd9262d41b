// The letters that a trigger can open with, read from its pattern, so that it is looked for only where a word has them.

/** Every letter word of the triggers has at least so many letters. */
export const PREFIX = 3;

/** The first `length` letters of everything a pattern's source can match. Enough for alternatives, groups, small classes and `?`. */
export function openings(source: string, length = PREFIX): Set<string> {
  const reader = { source, at: 0, length };
  const found = alternatives(reader);
  return new Set([...found].map((text) => text.slice(0, length)));
}

interface Reader {
  source: string;
  at: number;
  length: number;
}

/** Ends a prefix that nothing can make longer: what follows is open. */
export const OPEN = '\0';

function alternatives(reader: Reader): Set<string> {
  const found = new Set<string>();
  for (;;) {
    for (const text of sequence(reader)) found.add(text);
    if (reader.source[reader.at] !== '|') return found;
    reader.at += 1;
  }
}

function sequence(reader: Reader): Set<string> {
  let prefixes = new Set(['']);
  while (reader.at < reader.source.length && reader.source[reader.at] !== '|' && reader.source[reader.at] !== ')') {
    const options = atom(reader);
    if (options === null) continue;
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})/.exec(reader.source.slice(reader.at))?.[0] ?? '';
    reader.at += quantifier.length;
    if (quantifier === '?' || quantifier === '*' || quantifier.startsWith('{0')) options.add('');
    const grown = new Set<string>();
    for (const prefix of prefixes) {
      if (prefix.length >= reader.length || prefix.endsWith(OPEN)) grown.add(prefix);
      else for (const option of options) grown.add(prefix + option);
    }
    // A repeated group may come again: whatever follows is open.
    prefixes = /^[*+]|^\{/.test(quantifier) ? new Set([...grown].map((text) => `${text}${OPEN}`)) : grown;
  }
  return prefixes;
}

function atom(reader: Reader): Set<string> | null {
  const rest = reader.source.slice(reader.at);
  const look = /^\(\?<?[=!]/.exec(rest);
  if (look !== null) {
    reader.at += look[0].length;
    alternatives(reader);
    reader.at += 1;
    return null;
  }
  if (rest.startsWith('(?:')) {
    reader.at += 3;
    const options = alternatives(reader);
    reader.at += 1;
    return options;
  }
  const group = /^\[(\^?)([^\]]*)\]/.exec(rest);
  if (group !== null) {
    reader.at += group[0].length;
    return group[1] === '' && !group[2]!.includes('-') ? new Set(group[2]!) : new Set([OPEN]);
  }
  if (rest.startsWith('\\b')) {
    reader.at += 2;
    return null;
  }
  // Any letter, any figure, any sign.
  if (rest[0] === '.' || /^\\[a-zA-Z\d]/.test(rest)) {
    reader.at += rest[0] === '.' ? 1 : 2;
    return new Set([OPEN]);
  }
  const escaped = rest[0] === '\\' ? 1 : 0;
  reader.at += escaped + 1;
  return new Set([rest[escaped] === '^' ? '' : rest[escaped]!]);
}
