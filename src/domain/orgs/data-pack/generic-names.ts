// Names that several organisations could bear, because nothing in them is one organisation's own: "Institute of Medicine".

import { LAND_GRANT, PUBLIC } from '../schools/school-words.ts';
import { hasUnspacedScript } from '../scripts/latin-name.ts';
import { orgForm } from '../shared/org-tokens.ts';
import { nameKey } from './name-key.ts';

const COMMON_QUALITIES = new Set([...PUBLIC, 'higher', 'advanced', 'graduate', 'applied', 'professional', 'training']);

/** A name of more words than these is long enough to be one organisation's. */
const MOST_GENERIC_WORDS = 4;

function hasOnlyCommonWords(name: string): boolean {
  // In its own script a name of common words is one organisation's all the same: 中央音乐学院.
  if (hasUnspacedScript(name)) return false;
  const { tokens } = orgForm(name);
  if (tokens.length > MOST_GENERIC_WORDS) return false;
  return tokens.every(
    (token) =>
      !LAND_GRANT_STATES.has(token.written) &&
      (token.kind === 'type' || token.kind === 'unit' || token.kind === 'subject' || COMMON_QUALITIES.has(token.text)),
  );
}

/** States whose names are words of another language: "montana" is a mountain. */
const LAND_GRANT_STATES = new Set([...LAND_GRANT].filter((word) => !PUBLIC.has(word) && word.length > 4));

/**
 * Tells which names are generic among all of these. A university of common words is generic only where a longer name holds
 * it: "Rice University" is one school's, "University of Technology" is the end of many names.
 */
export function genericNamesAmong(officialNames: Iterable<string>): (name: string) => boolean {
  const inside = new Set<string>();
  for (const official of officialNames) {
    const words = nameKey(official).split(' ');
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 2; to <= Math.min(words.length, from + MOST_GENERIC_WORDS + 3); to += 1)
        if (to - from < words.length) inside.add(words.slice(from, to).join(' '));
  }
  return (name) => {
    if (!hasOnlyCommonWords(name)) return false;
    const isUniversity = orgForm(name).tokens.some((token) => token.text === 'university');
    return !isUniversity || inside.has(nameKey(name));
  };
}
