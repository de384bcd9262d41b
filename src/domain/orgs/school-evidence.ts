// What speaks for and against two names being one school's: the words they share, the words that are over and of what class.
// Each observation has a key in the table of weights; nothing is decided here.
import { squeeze } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { editDistance } from '../text/similarity.ts';
import { soundKey } from '../text/sound-key.ts';
import { alignForms } from './align-tokens.ts';
import { PLACE_MARKS } from './company-words.ts';
import { PLACE_TRANSLATIONS } from './data/place-translations.ts';
import { campusesOf, frequencyOfWord, schoolsNamed } from './known-schools.ts';
import { isAcronym, type OrgForm, type OrgToken, orgForm } from './org-tokens.ts';
import type { Verdict } from './org-verdict.ts';
import { canonicalWord, PLACE_WORDS, STOP_WORDS } from './org-words.ts';
import { evidenceClassOf, KINDRED, LAND_GRANT, NOT_A_PLACE, NUMERALS, RANKS } from './school-words.ts';

/** How often a thing was observed, by its key in the table of weights. */
export type Evidence = Map<string, number>;

interface Side {
  name: string;
  form: OrgForm;
  over: OrgToken[];
  /** Short forms that stand in the name as written: `ESQ` in `ESQ Norte`. */
  shortForms: ReadonlySet<string>;
}

const places: ReadonlySet<string> = new Set(
  [...PLACE_WORDS.trim().split('\n'), ...PLACE_TRANSLATIONS.trim().split('\n')].map((line) =>
    canonicalWord(line.split(' ')[0] ?? ''),
  ),
);

export function isPlace(token: OrgToken): boolean {
  if (token.kind !== 'proper' || NOT_A_PLACE.has(token.text)) return false;
  return places.has(token.text) || PLACE_MARKS.has(token.text) || LAND_GRANT.has(token.text);
}

function isNumber(token: OrgToken): boolean {
  return /^(?:[ivx]{1,4}|\d{1,4})$/.test(token.written);
}

/** At most this many known schools bear a rare word: `masdar`, `emory`. */
const RARE = 2;
/** More than this many bear a common one: `mary`, `gandhi`. */
const COMMON = 6;

const shortFormsOf: (name: string) => ReadonlySet<string> = memoise((name) => {
  if (name.toUpperCase() === name) return new Set();
  return new Set(
    name
      .slice(0, 200)
      .split(/[\s,()/–-]+/u)
      .filter((piece) => isAcronym(piece))
      .map(squeeze),
  );
});

/** The name without what stands in brackets. */
function withoutBrackets(name: string): string {
  if (!name.includes('(') && !name.includes('[')) return name;
  const bare = name.replace(/\s*[([][^()[\]]{0,80}[)\]]/g, '').trim();
  return bare === '' ? name : bare;
}

function count(evidence: Evidence, key: string, amount: number, most: number): void {
  evidence.set(key, Math.min(most, (evidence.get(key) ?? 0) + amount));
}

/** A short form that is not written in capitals is at most this long: `Insa`. */
const LONGEST_PLAIN_SHORT_FORM = 5;

/** The words of which the letters are the initials, one after another, small words passed over. */
function wordsBehind(letters: string, words: readonly string[]): string[] | undefined {
  for (let start = 0; start < words.length; start += 1) {
    const used: string[] = [];
    for (let at = start; at < words.length && used.length < letters.length; at += 1) {
      const word = words[at] as string;
      if (word[0] === letters[used.length]) used.push(word);
      else if (!STOP_WORDS.has(word)) break;
    }
    if (used.length === letters.length) return used;
  }
  return undefined;
}

/** `ESQ Norte` and `Escola Superior Quillon Norte`: the short form explains the words it is made of. */
function explainShortForms(side: Side, other: Side, evidence: Evidence): void {
  side.over = side.over.filter((token) => {
    const letters = token.written;
    if (token.kind !== 'proper' || letters.length < 2 || letters.length > 7) return true;
    if (letters.length > LONGEST_PLAIN_SHORT_FORM && !side.shortForms.has(letters)) return true;
    const used = wordsBehind(letters, other.form.words);
    if (used === undefined) return true;
    other.over = other.over.filter((word) => !used.includes(word.written));
    evidence.set('shared:short-form', 1);
    return false;
  });
}

const LEAST_LIKENESS = 0.6;

function isKindred(left: string, right: string): boolean {
  return KINDRED.get(left)?.includes(right) ?? false;
}

/** Cheap, and true of nearly all spellings of one word: `Isfahan` and `Esfahan` end alike. */
function beginsOrEndsAlike(left: string, right: string): boolean {
  return left[0] === right[0] || left.slice(-3) === right.slice(-3);
}

function areEstablished(left: OrgToken, right: OrgToken): boolean {
  const isKnown = (token: OrgToken) => isPlace(token) || frequencyOfWord(token.text) > 0;
  return isKnown(left) && isKnown(right) && soundKey(left.written) !== soundKey(right.written);
}

/** How alike two words are that are not the same: kindred in meaning, or alike in letters. */
function likeness(left: OrgToken, right: OrgToken): number {
  if (left.kind !== 'proper' && right.kind !== 'proper') return isKindred(left.text, right.text) ? 0.6 : 0;
  if (isNumber(left) || isNumber(right) || NUMERALS.has(left.written) || NUMERALS.has(right.written)) {
    const [one, other] = [left, right].map((token) => NUMERALS.get(token.written) ?? token.written);
    return one === other ? 1 : 0;
  }
  if (left.kind !== 'proper' || right.kind !== 'proper' || !beginsOrEndsAlike(left.written, right.written)) return 0;
  // Henan and Hunan: two words that schools or maps know are two, however alike.
  if (areEstablished(left, right)) return 0;
  const [one, other] = [left.written.length, right.written.length];
  if (Math.min(one, other) < 4 || Math.abs(one - other) > Math.max(one, other) * (1 - LEAST_LIKENESS)) return 0;
  return 1 - editDistance(left.written, right.written) / Math.max(left.written.length, right.written.length);
}

/** A quick look whether anything that is over could meet: a short form, or two words that begin or end alike or mean much the same. */
function mayMeet(left: Side, right: Side): boolean {
  if (left.shortForms.size > 0 || right.shortForms.size > 0) return true;
  const isShort = (token: OrgToken) => token.kind === 'proper' && token.written.length <= LONGEST_PLAIN_SHORT_FORM;
  if (left.over.some(isShort) || right.over.some(isShort)) return true;
  return left.over.some((token) =>
    right.over.some((other) =>
      token.kind === 'proper' ? beginsOrEndsAlike(token.written, other.written) : isKindred(token.text, other.text),
    ),
  );
}

/** What is over on both sides but nearly meets. */
function pairAlike(left: Side, right: Side, translated: boolean, evidence: Evidence): void {
  left.over = left.over.filter((token) => {
    let best = 0;
    let partner: OrgToken | undefined;
    for (const other of right.over) {
      const alike = likeness(token, other);
      if (alike > best) [best, partner] = [alike, other];
    }
    if (partner === undefined || best < LEAST_LIKENESS) return true;
    right.over = right.over.filter((other) => other !== partner);
    const isOwn = token.kind === 'proper' && partner.kind === 'proper';
    count(evidence, isOwn ? (translated ? 'alike:translated' : 'alike:own') : 'alike:kindred', best, 3);
    return false;
  });
}

function rarity(token: OrgToken): string {
  if (isPlace(token)) return 'place';
  const bearers = frequencyOfWord(token.text);
  return bearers <= RARE ? 'rare' : bearers <= COMMON ? 'some' : 'common';
}

function observeShared(shared: readonly OrgToken[], evidence: Evidence): void {
  for (const token of shared) {
    const key = token.kind !== 'proper' ? token.kind : isNumber(token) ? 'number' : rarity(token);
    if (key !== 'type' && key !== 'unit') count(evidence, `shared:${key}`, 1, 3);
  }
}

function positionOf(token: OrgToken, form: OrgForm): string {
  if (form.tail.has(token.text)) return 'end';
  const at = form.tokens.findIndex((one) => one.text === token.text);
  return at === 0 ? 'front' : at === form.tokens.length - 1 ? 'end' : 'middle';
}

/** The class under which a word that is over is weighed. */
function overKey(token: OrgToken, side: Side): string {
  if (isNumber(token)) return 'number';
  if (side.shortForms.has(token.written)) return 'short-form';
  if (token.kind === 'proper') {
    const how = rarity(token);
    return `${how === 'some' ? 'common' : how}-${positionOf(token, side.form)}`;
  }
  return evidenceClassOf(token.text, token.kind);
}

const UNIT_TYPES = new Set([
  'institute',
  'school',
  'college',
  'hospital',
  'library',
  'museum',
  'academy',
  'conservatory',
]);

function isUnit(token: OrgToken): boolean {
  return token.kind === 'unit' || UNIT_TYPES.has(token.text);
}

function hasUniversity(tokens: readonly OrgToken[]): boolean {
  return tokens.some((token) => token.text === 'university');
}

/** Signs that one is a part of the other. */
function observeParts(side: Side, other: Side, shared: readonly OrgToken[], evidence: Evidence): void {
  const unit = side.over.some(isUnit) && !hasUniversity(side.over);
  const sharesOwn = shared.some((token) => token.kind === 'proper');
  if (unit && other.over.length === 0 && hasUniversity(shared)) evidence.set('part:unit-added', 1);
  if (unit && hasUniversity(other.over)) {
    const plain = other.over.every((token) => token.kind !== 'proper');
    evidence.set(plain && sharesOwn ? 'part:unit-of-name' : 'part:unit-elsewhere', 1);
    if (side.over.some((token) => token.kind === 'subject')) evidence.set('part:unit-of-subject', 1);
  }
  const number = other.over.length === 0 ? 'one' : 'both';
  if (side.over.some((token) => token.text === 'system')) evidence.set(`part:system-${number}`, 1);
  if (side.over.some((token) => token.text === 'campus' || token.text === 'chapter')) evidence.set('part:campus', 1);
  if (side.over.length > 0 && other.over.length === 0 && side.over.every((token) => token.kind === 'proper')) {
    const end = side.form.tokens.slice(-side.over.length);
    if (!end.every((token) => side.over.includes(token))) return;
    evidence.set('part:place-behind', 1);
    if (campusesOf(other.name) >= 2) evidence.set('part:of-many-places', 1);
  }
}

/** Names of their own that stand against each other, and ranks that changed. */
function observeClash(left: Side, right: Side, translated: boolean, evidence: Evidence): void {
  const own = (side: Side) =>
    side.over.filter((token) => token.kind === 'proper' && !side.shortForms.has(token.written));
  const [one, other] = [own(left), own(right)];
  if (one.length > 0 && other.length > 0) {
    evidence.set(translated ? 'clash:translated' : 'clash:own', 1);
    const [first, second] = [one, other].map((tokens) => tokens.map((token) => token.written).join('')) as [
      string,
      string,
    ];
    const alike = 1 - editDistance(first, second) / Math.max(first.length, second.length);
    evidence.set('clash:alike', Math.max(0, alike));
  }
  for (const token of left.over) {
    for (const partner of right.over) {
      if (token.text === partner.text || !RANKS.has(token.text) || !RANKS.has(partner.text)) continue;
      const pair = [token.text, partner.text];
      const rank = pair.includes('university') ? pair.find((text) => text !== 'university') : 'other';
      const named =
        rank === 'college' || rank === 'institute' || rank === 'school' || rank === 'academy' ? rank : 'other';
      count(evidence, pair.includes('university') ? `rank:university-${named}` : 'rank:other', 1, 2);
    }
  }
}

function observeRule(rule: Verdict, evidence: Evidence): void {
  if (rule.relation === 'part_of') evidence.set('rule:part', 1);
  else if (rule.outcome === 'same' || rule.outcome === 'compatible')
    evidence.set(
      rule.score >= 0.9
        ? 'rule:same'
        : rule.score >= 0.8
          ? 'rule:likely'
          : rule.score >= 0.7
            ? 'rule:fair'
            : 'rule:faint',
      1,
    );
  else if (rule.outcome === 'different') evidence.set('rule:different', 1);
}

/** Both names are listed, and as two schools. */
function areTwoListed(left: string, right: string): boolean {
  const [one, other] = [schoolsNamed(left), schoolsNamed(right)];
  return one.length > 0 && other.length > 0 && !one.some((school) => other.some((twin) => twin.id === school.id));
}

export interface Gathered {
  evidence: Evidence;
  left: OrgToken[];
  right: OrgToken[];
  shared: OrgToken[];
}

/** Null when nothing meets. `rule`: what the comparison of the words by rules found. */
export function gatherEvidence(leftName: string, rightName: string, rule: Verdict): Gathered | null {
  const [leftBare, rightBare] = [withoutBrackets(leftName), withoutBrackets(rightName)];
  const [leftForm, rightForm] = [orgForm(leftBare), orgForm(rightBare)];
  const aligned = alignForms(leftForm, rightForm);
  const { translated } = aligned;
  const left: Side = { name: leftBare, form: leftForm, over: aligned.leftOver, shortForms: shortFormsOf(leftBare) };
  const right: Side = {
    name: rightBare,
    form: rightForm,
    over: aligned.rightOver,
    shortForms: shortFormsOf(rightBare),
  };
  const sharesKind = aligned.shared.every((token) => token.kind === 'type' || token.kind === 'unit');
  if (sharesKind && !mayMeet(left, right)) return null;
  const evidence: Evidence = new Map([['always', 1]]);
  explainShortForms(left, right, evidence);
  explainShortForms(right, left, evidence);
  pairAlike(left, right, translated, evidence);
  observeShared(aligned.shared, evidence);
  // Nothing but the kind of school meets: there is nothing to weigh.
  if (evidence.size === 1 && aligned.shared.every((token) => token.kind === 'type' || token.kind === 'unit'))
    return null;
  if (translated) evidence.set('translated', 1);
  if (left.over.length + right.over.length === 0) evidence.set('over:nothing', 1);
  const number = left.over.length === 0 || right.over.length === 0 ? 'one' : 'both';
  for (const side of [left, right])
    for (const token of side.over) count(evidence, `${number}:${overKey(token, side)}`, 1, 2);
  observeClash(left, right, translated, evidence);
  observeParts(left, right, aligned.shared, evidence);
  observeParts(right, left, aligned.shared, evidence);
  if (areTwoListed(leftName, rightName)) evidence.set('two-listed', 1);
  observeRule(rule, evidence);
  return { evidence, left: left.over, right: right.over, shared: aligned.shared };
}
