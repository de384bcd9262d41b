// Compares two fields of study: one field by several names, a field inside a broader one, or words in common.
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { INSIDE_FIELDS, SAME_FIELDS } from './field-words.ts';
import { asEnglishField, FOREIGN_FIELDS } from './foreign-fields.ts';

const canonical = new Map<string, string>();
for (const line of SAME_FIELDS) {
  const [head = '', ...others] = line.split('; ').map(foldWords);
  for (const name of [head, ...others]) if (!canonical.has(name)) canonical.set(name, head);
}

for (const [head, names] of FOREIGN_FIELDS)
  for (const name of [head, ...names]) if (!canonical.has(name)) canonical.set(name, canonical.get(head) ?? head);

const inside = new Map<string, Set<string>>();
for (const [broad, narrow] of Object.entries(INSIDE_FIELDS)) inside.set(broad, new Set(narrow.split('; ')));

/** Words that do not tell one field from another. */
const EMPTY = new Set([
  'of',
  'and',
  'the',
  'in',
  'with',
  'a',
  'an',
  'for',
  'studies',
  'degree',
  'major',
  'minor',
  'honors',
  'honours',
  'concentration',
  'emphasis',
  'program',
  'department',
  'school',
  'science',
  'sciences',
  'general',
  'de',
  'der',
  'und',
  'et',
  'y',
  'e',
]);

/** `Computer Science (Honours)`, `the Department of Physics` -> the field alone. */
const plain: (field: string) => string = memoise((field) =>
  foldWords(field.replace(/\([^)]{0,60}\)/g, ' '))
    .replace(
      /^(?:the )?(?:department|school|faculty|institute|college|ba|bs|bsc|ma|ms|msc|phd|degree|major|minor|bachelor|master) (?:of|in) /,
      '',
    )
    .replace(/ (?:honou?rs|hons|major|minor|degree|program)$/, '')
    .trim(),
);

/** The one name kept for a field, if it is listed under any of its names or spellings. */
function listedName(folded: string): string | undefined {
  return canonical.get(folded) ?? canonical.get(englishWords(folded));
}

function englishWords(folded: string): string {
  return folded.split(' ').map(asEnglishField).join(' ');
}

/** Written in another language, as far as letters and small words tell. */
const FOREIGN_TEXT = /[^\x20-\x7e‘’“”–—]|\b(?:de|der|des|du|und|et|di|do|da|della|och|og|en|y)\b/i;

/** A double field is two: `Mathematics and Physics`, `Economics/Politics`. */
function fieldsOf(field: string): string[] {
  const whole = plain(field);
  const known = listedName(whole);
  if (known !== undefined) return [known];
  const parts = field
    .split(/\s(?:and|&|und|et|y|e|with)\s|[/,;+]/iu)
    .map(plain)
    .filter((part) => part !== '');
  const named = parts.map(listedName).filter((part) => part !== undefined);
  return parts.length > 1 && named.length > 0
    ? parts.map((part) => listedName(part) ?? englishWords(part))
    : [englishWords(whole)];
}

function contains(broad: string, narrow: string): boolean {
  return inside.get(broad)?.has(narrow) ?? false;
}

function contentWords(field: string): Set<string> {
  return new Set(field.split(' ').filter((word) => word !== '' && !EMPTY.has(word)));
}

function compareOne(one: string, other: string): Comparison {
  if (one === other) return { outcome: 'same', score: 1, reason: `both are ${one}` };
  if (contains(one, other)) return { outcome: 'partial', score: 0.6, reason: `${other} is a part of ${one}` };
  if (contains(other, one)) return { outcome: 'partial', score: 0.6, reason: `${one} is a part of ${other}` };
  const left = contentWords(one);
  const right = contentWords(other);
  const shared = left.intersection(right);
  if (shared.size > 0 && shared.size === left.size && shared.size === right.size) {
    return { outcome: 'same', score: 0.95, reason: `both are about ${[...shared].join(' ')}` };
  }
  if (shared.size > 0 && (shared.size === left.size || shared.size === right.size)) {
    return { outcome: 'partial', score: 0.6, reason: `one is a narrower ${[...shared].join(' ')}` };
  }
  if (canonical.has(one) && canonical.has(other))
    return { outcome: 'different', score: 0.05, reason: `${one} is not ${other}` };
  if (shared.size > 0) return { outcome: 'partial', score: 0.4, reason: `both are about ${[...shared].join(' ')}` };
  return { outcome: 'different', score: 0.1, reason: `${one} is not ${other}` };
}

const RANK: Readonly<Record<Comparison['outcome'], number>> = {
  no_data: 0,
  different: 1,
  partial: 2,
  compatible: 3,
  same: 4,
};

/** "Jarðvísindi" is not another field than geology because we do not know the word. */
function isUnread(field: string, names: readonly string[]): boolean {
  return FOREIGN_TEXT.test(field) && !names.some((name) => canonical.has(name));
}

export function compareFields(left: string, right: string): Comparison {
  const ones = fieldsOf(left);
  const others = fieldsOf(right);
  if (plain(left) === '' || plain(right) === '') return NO_DATA;
  let best: Comparison | undefined;
  for (const one of ones) {
    for (const other of others) {
      const found = compareOne(one, other);
      const better =
        best === undefined ||
        RANK[found.outcome] > RANK[best.outcome] ||
        (found.outcome === best.outcome && found.score > best.score);
      if (better) best = found;
    }
  }
  if (best === undefined) return NO_DATA;
  if (best.outcome === 'different' && (isUnread(left, ones) || isUnread(right, others)))
    return { outcome: 'no_data', score: 0, reason: 'a field in a language that we cannot read', left, right };
  // One half of a double field is agreement with a remark.
  if (best.outcome === 'same' && ones.length !== others.length) {
    return {
      outcome: 'compatible',
      score: 0.85,
      reason: `${best.reason}; one side names another field beside it`,
      left,
      right,
    };
  }
  return { ...best, left, right };
}
