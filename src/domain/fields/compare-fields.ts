// Compares two fields of study: one field by several names, a field inside a broader one, or words in common.
import { makePhraseFinder, UNSPACED } from '../languages/phrase-finder.ts';
import { anyOf, smallWordsOf } from '../languages/words.ts';
import { type Comparison, NO_DATA, OUTCOME_RANK } from '../model/comparison.ts';
import { inAmericanSpelling } from '../text/american-spelling.ts';
import { withoutCaseEnding } from '../text/case-endings.ts';
import { foldOnce, foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';
import { FIELD_NAMES } from './field-names.ts';
import { asEnglishField } from './field-spelling.ts';
import { INSIDE_FIELDS, SAME_FIELDS } from './field-words.ts';

/** Every name of a field, folded, with the one that is kept. */
const keptNames = once(() => {
  const kept = new Map<string, string>();
  const add = (names: readonly string[], head: string): void => {
    for (const name of names) if (!kept.has(name)) kept.set(name, head);
  };
  for (const line of SAME_FIELDS) {
    const names = line.split('; ').map(foldOnce);
    add(names, names[0]!);
  }
  for (const [head, names] of FIELD_NAMES) add([head, ...names].map(foldOnce), kept.get(foldOnce(head)) ?? head);
  return kept;
});

const SHORTEST_SOUGHT = 4;
/** Names of fields inside a longer text of another language: "Facoltà di Giurisprudenza", "情報工学専攻". */
const fieldFinder = once(() =>
  makePhraseFinder(
    FIELD_NAMES.flatMap(([head, names]) =>
      names.map((form) => ({ form, value: keptNames().get(foldOnce(head))! })),
    ).filter(({ form }) => form.length >= SHORTEST_SOUGHT || UNSPACED.test(form)),
  ),
);

/** The same with the English names: which fields of study a text speaks of, in whatever language. */
const anyFieldFinder = once(() =>
  makePhraseFinder(
    [...keptNames()]
      .map(([form, value]) => ({ form, value }))
      .concat(
        FIELD_NAMES.flatMap(([head, names]) =>
          names.map((form) => ({ form, value: keptNames().get(foldOnce(head))! })),
        ),
      )
      .filter(({ form }) => form.length >= SHORTEST_SOUGHT || UNSPACED.test(form)),
  ),
);

/** Where a text names a field of study; `value` is the one name that is kept for it. */
export const findFieldNames = (text: string): readonly { from: number; to: number; value: string }[] =>
  anyFieldFinder().find(text);

/** The fields of study that a text names, by the one name that is kept for each. */
export function fieldsNamed(text: string): ReadonlySet<string> {
  return new Set(findFieldNames(text).map((match) => match.value));
}

const joined = once(
  () =>
    new RegExp(
      `\\s*(?:[,/&+]|(?<!\\p{L})${anyOf(smallWordsOf(({ conjunctions }) => conjunctions))}(?!\\p{L}))\\s*`,
      'u',
    ),
);

/** Names of fields and nothing else, in whatever language: "Innere Medizin und Pneumologie". */
export function isField(text: string): boolean {
  const isName = (part: string): boolean => keptNames().has(foldWords(part));
  return isName(text) || text.split(joined()).every(isName);
}

/** "psychologii": the name of one field, in whatever case. */
export const isFieldInAnyCase = (text: string): boolean => listedName(foldWords(text)) !== undefined;

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
    .replace(
      /^(?:dutch|german|french|spanish|italian|polish|czech|swiss|austrian|belgian|swedish|danish|norwegian|russian|ukrainian|brazilian|portuguese|chinese|japanese|korean) (?=law$)/,
      '',
    )
    .trim(),
);

/** The names of fields without the endings of cases, where no two fields share one: "fizjoterapii". */
const declinedNames = once(() => {
  const kept = new Map<string, string | null>();
  for (const [name, head] of keptNames()) {
    const key = declined(name);
    const known = kept.get(key);
    kept.set(key, known === undefined || known === head ? head : null);
  }
  return kept;
});

/** "handel" and "handlu": without the ending, and without the vowel that comes and goes before it. */
const declined = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => withoutCaseEnding(word).replace(/(?<=[^aeiouy]{1})[eo](?=[^aeiouy]$)/, ''))
    .join(' ');

/** The one name kept for a field, if it is listed under any of its names or spellings. */
function listedName(folded: string): string | undefined {
  return (
    keptNames().get(folded) ??
    keptNames().get(englishWords(folded)) ??
    declinedNames().get(declined(folded)) ??
    undefined
  );
}

function englishWords(folded: string): string {
  return folded
    .split(' ')
    .map((word) => inAmericanSpelling(asEnglishField(word)))
    .join(' ');
}

/** Written in another language, as far as letters and small words tell. */
const FOREIGN_LETTERS = /[^\x20-\x7e‘’“”–—]|\b(?:de|der|des|du|und|et|di|do|da|della|och|og|en|y)\b/i;
/** Words of fields and their endings that English does not have, where no letter tells. */
const FOREIGN_WORD =
  /\b(?:direito|derecho|droit|diritto|giurisprudenza|prawo|prava|recht|ret|jus|aplicad[oa]|applicat[oa]|angewandte|appliquee?s?|ingenier|engenhari|ingegneri|ingenieur|gestione|administracion|administracao|amministrazione|economi[ae]|ekonomi|informatik|informatica|informatique|ciencias?|scienz[ae]|wissenschaft|naturwissenschaft|medicina|medizin|filosofia|lettere|letras|storia|geschichte|comunicazione|psicologia)|(?:technik|wissenschaft(?:en)?|wirtschaft|kunde|lehre|recht|wesen|pflege|teknik|vetenskap|videnskab|vitenskap|ologie|ologia|ografia)\b/i;
const FOREIGN_TEXT = { test: (field: string): boolean => FOREIGN_LETTERS.test(field) || FOREIGN_WORD.test(field) };

const FOREIGN_AND = /\s(?:i|a|и|та|і|й|och|og|en|oraz)\s/iu;

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
  if (parts.length > 1 && named.length > 0) return parts.map((part) => listedName(part) ?? englishWords(part));
  // "Prawa i Administracji", "finance a bankovnictví": a small word of another language joins two fields that are both known.
  const joined = field.split(FOREIGN_AND).map((part) => listedName(plain(part)));
  if (joined.length > 1 && joined.every((part) => part !== undefined)) return joined as string[];
  const within = FOREIGN_TEXT.test(field) ? fieldFinder().find(field) : [];
  return within.length > 0 ? [...new Set(within.map((match) => match.value))] : [englishWords(whole)];
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
  if (keptNames().has(one) && keptNames().has(other))
    return { outcome: 'different', score: 0.05, reason: `${one} is not ${other}` };
  if (shared.size > 0) return { outcome: 'partial', score: 0.4, reason: `both are about ${[...shared].join(' ')}` };
  return { outcome: 'different', score: 0.1, reason: `${one} is not ${other}` };
}

/** "Jarðvísindi" is not another field than geology because we do not know the word. */
function isUnread(field: string, names: readonly string[]): boolean {
  return FOREIGN_TEXT.test(field) && !names.some((name) => keptNames().has(name));
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
        OUTCOME_RANK[found.outcome] > OUTCOME_RANK[best.outcome] ||
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
