// Compares two written names of people by their parts, not by their letters: a true variant often looks far
// (Bill, William) and another person near (John K., John R.).
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import { squeeze } from '../text/fold.ts';
import { type Alignment, alignParts, type PartPair } from './align-names.ts';
import { mayReadAs } from './eastern-readings.ts';
import { contextOf, type PartRelation, RELATION_SCORES } from './match-parts.ts';
import { type Ends, endsOf, sharesFamily } from './name-ends.ts';
import { type NamePart, type ParsedName, parseName } from './parse-name.ts';
import { relateGivenNames } from './variants.ts';

interface Judgement {
  outcome: Comparison['outcome'];
  score: number;
  reason: string;
}

const RELATION_REASONS: Readonly<Record<PartRelation, string>> = {
  equal: 'is the same as',
  sound: 'is another spelling of',
  spelling: 'is another spelling of',
  short_form: 'is a short form of',
  skeleton: 'has the consonants of',
  abbreviation: 'is short for',
  shared_short_form: 'shares its full form with',
  initial: 'agrees with the initial',
  slip: 'is one slip away from',
  other_language: 'is another language for',
};

/** Relations in which both sides write the part out. */
function isFull(relation: PartRelation): boolean {
  return relation !== 'initial';
}

function describe(alignment: Alignment, pair: PartPair): string {
  const left = alignment.left[pair.left]?.text ?? '';
  const right = alignment.right[pair.right]?.text ?? '';
  return `"${left}" ${RELATION_REASONS[pair.relation]} "${right}"`;
}

function weakest(alignment: Alignment): PartPair | undefined {
  let found: PartPair | undefined;
  for (const pair of alignment.pairs) {
    if (found === undefined || RELATION_SCORES[pair.relation] < RELATION_SCORES[found.relation]) found = pair;
  }
  return found;
}

function sameOrder(alignment: Alignment): boolean {
  const sorted = [...alignment.pairs].sort((one, other) => one.left - other.left);
  return sorted.every((pair, at) => at === 0 || (sorted[at - 1]?.right ?? 0) < pair.right);
}

/** Nothing is left over on either side. */
function judgeComplete(alignment: Alignment): Judgement {
  const low = weakest(alignment);
  if (low === undefined) return { outcome: 'different', score: 0, reason: 'no part of the names agrees' };
  const full = alignment.pairs.filter((pair) => isFull(pair.relation)).length;
  if (full === 0) return { outcome: 'partial', score: 0.3, reason: 'only initials agree' };
  const slips = alignment.pairs.filter((pair) => pair.relation === 'slip').length;
  if (slips > 1) return { outcome: 'partial', score: 0.4, reason: 'more than one part is spelt differently' };
  const order = sameOrder(alignment) ? '' : ', in another order';
  if (low.relation === 'equal') {
    return order === ''
      ? { outcome: 'same', score: 1, reason: 'the names are the same' }
      : { outcome: 'same', score: 0.95, reason: 'the same parts in another order' };
  }
  const score = RELATION_SCORES[low.relation] * (order === '' ? 1 : 0.97);
  const reason = `${describe(alignment, low)}${order}`;
  if (low.relation === 'other_language') return { outcome: 'partial', score, reason };
  return { outcome: score >= 0.9 ? 'same' : 'compatible', score, reason };
}

/** One side has parts that the other does not: silence, unless what is missing is what makes the name. */
function judgeLonger(alignment: Alignment, ends: Ends): Judgement {
  const leftIsLonger = alignment.leftOver.length > 0;
  const over = leftIsLonger ? alignment.leftOver : alignment.rightOver;
  const parts = leftIsLonger ? alignment.left : alignment.right;
  const given = leftIsLonger ? ends.leftGiven : ends.rightGiven;
  const family = leftIsLonger ? ends.leftFamily : ends.rightFamily;
  const extra = over.map((at) => parts[at]?.text ?? '').join(' ');
  const full = alignment.pairs.filter((pair) => isFull(pair.relation));
  const low = weakest(alignment);
  if (low === undefined || full.length === 0)
    return { outcome: 'different', score: 0, reason: 'no full part of the names agrees' };
  if (alignment.pairs.length < 2) {
    return {
      outcome: 'partial',
      score: 0.4,
      reason: `only ${describe(alignment, low)}; "${extra}" stands on one side only`,
    };
  }
  const base = RELATION_SCORES[low.relation];
  const also = low.relation === 'equal' ? '' : `; ${describe(alignment, low)}`;
  if (low.relation === 'other_language')
    return { outcome: 'partial', score: base * 0.9, reason: describe(alignment, low) };
  if (over.includes(family)) return judgeExtraFamily(alignment, leftIsLonger, ends, extra, base, also);
  if (over.includes(given)) {
    const shortGiven = leftIsLonger ? ends.rightGiven : ends.leftGiven;
    const pair = alignment.pairs.find((one) => (leftIsLonger ? one.right : one.left) === shortGiven);
    if (
      pair?.relation === 'initial' &&
      parts[given]?.kind === 'word' &&
      (leftIsLonger ? alignment.right : alignment.left)[shortGiven]?.kind === 'word'
    ) {
      // Mina Farouq, Magda M. A. Farouq: a middle initial is too little to set aside another first name.
      return {
        outcome: 'partial',
        score: 0.4,
        reason: `"${parts[given]?.text}" stands where the other has a given name that only an initial meets`,
      };
    }
    // T. Deniz Karaselvi, Deniz Karaselvi: called by a later given name.
    return {
      outcome: 'compatible',
      score: Math.min(0.82, base * 0.88),
      reason: `"${extra}" stands before the name on one side only${also}`,
    };
  }
  // Imran Basit Durrani, Imran Durrani.
  const score = Math.min(0.92, base * 0.95);
  return { outcome: score >= 0.9 ? 'same' : 'compatible', score, reason: `"${extra}" is left out on one side${also}` };
}

/** The longer side ends in a family name that the shorter one lacks: a second surname, or another family. */
function judgeExtraFamily(
  alignment: Alignment,
  leftIsLonger: boolean,
  ends: Ends,
  extra: string,
  base: number,
  also: string,
): Judgement {
  const shortFamily = leftIsLonger ? ends.rightFamily : ends.leftFamily;
  const pair = alignment.pairs.find((one) => (leftIsLonger ? one.right : one.left) === shortFamily);
  const shortPart = (leftIsLonger ? alignment.right : alignment.left)[shortFamily];
  const writtenByInitial = pair !== undefined && pair.relation === 'initial' && shortPart?.kind === 'word';
  if (writtenByInitial) {
    // John S. Adams, John Smith: an initial is no family name.
    return {
      outcome: 'partial',
      score: 0.35,
      reason: `the family name "${extra}" has no counterpart, only an initial`,
    };
  }
  return {
    outcome: 'compatible',
    score: Math.min(0.8, base * 0.85),
    reason: `"${extra}" follows the name on one side only${also}`,
  };
}

/** Both sides have parts without a partner: here names conflict. */
function judgeConflict(alignment: Alignment, ends: Ends): Judgement {
  const text = (parts: NamePart[], over: number[]) => over.map((at) => parts[at]?.text ?? '').join(' ');
  const left = text(alignment.left, alignment.leftOver);
  const right = text(alignment.right, alignment.rightOver);
  const givenBoth = alignment.leftOver.includes(ends.leftGiven) && alignment.rightOver.includes(ends.rightGiven);
  const familyBoth = alignment.leftOver.includes(ends.leftFamily) && alignment.rightOver.includes(ends.rightFamily);
  const familyPair = alignment.pairs.find((pair) => pair.left === ends.leftFamily && pair.right === ends.rightFamily);
  if (givenBoth && familyPair !== undefined && familyPair.relation === 'equal') {
    const one = alignment.left[ends.leftGiven]?.text ?? '';
    const other = alignment.right[ends.rightGiven]?.text ?? '';
    if (relateGivenNames(one, other) === 'byname') {
      return {
        outcome: 'compatible',
        score: 0.55,
        reason: `"${one}" or "${other}" is a byname that can stand for any given name`,
      };
    }
  }
  const full = alignment.pairs.filter((pair) => pair.relation === 'equal' || pair.relation === 'sound').length;
  const [givenSide, familySide] = alignment.leftOver.includes(ends.leftGiven) ? ['left', 'right'] : ['right', 'left'];
  const onlyGiven = givenSide === 'left' ? alignment.leftOver : alignment.rightOver;
  const onlyFamily = familySide === 'left' ? alignment.leftOver : alignment.rightOver;
  const firstGiven = givenSide === 'left' ? ends.leftGiven : ends.rightGiven;
  const lastFamily = familySide === 'left' ? ends.leftFamily : ends.rightFamily;
  if (
    full >= 2 &&
    onlyGiven.length === 1 &&
    onlyGiven[0] === firstGiven &&
    onlyFamily.length === 1 &&
    onlyFamily[0] === lastFamily
  ) {
    // Maria Dolores Fontanar, Dolores Fontanar-Ruvic: a first name here and a second surname there do not clash.
    return {
      outcome: 'compatible',
      score: 0.6,
      reason: `"${left}" and "${right}" stand at different ends of one name`,
    };
  }
  if (full === 1 && sharesFamily(alignment, ends))
    return { outcome: 'different', score: 0.1, reason: `the given names differ: "${left}" and "${right}"` };
  if (familyBoth) {
    const outcome = full >= 2 ? 'partial' : 'different';
    return { outcome, score: full >= 2 ? 0.3 : 0.1, reason: `the family names differ: "${left}" and "${right}"` };
  }
  if (givenBoth)
    return { outcome: 'different', score: 0.1, reason: `the given names differ: "${left}" and "${right}"` };
  return { outcome: 'different', score: 0.15, reason: `the names conflict in "${left}" and "${right}"` };
}

function judge(left: ParsedName, right: ParsedName): Judgement {
  if (left.suffix !== undefined && right.suffix !== undefined && left.suffix !== right.suffix) {
    return { outcome: 'different', score: 0.1, reason: `generation marks differ: ${left.suffix} and ${right.suffix}` };
  }
  const context = contextOf(left.script, right.script, [...left.parts, ...right.parts]);
  const alignment = alignParts(left.parts, right.parts, context);
  const ends = endsOf(alignment, left, right);
  const found =
    alignment.leftOver.length === 0 && alignment.rightOver.length === 0
      ? judgeComplete(alignment)
      : alignment.leftOver.length === 0 || alignment.rightOver.length === 0
        ? judgeLonger(alignment, ends)
        : judgeConflict(alignment, ends);
  return left.suffix === right.suffix ? found : doubtGeneration(found, left.suffix ?? right.suffix ?? '');
}

/** "John Roe Jr." and "John Roe" may be son and father: no conflict, but never the plain same name. */
function doubtGeneration(found: Judgement, mark: string): Judgement {
  if (found.outcome !== 'same') return found;
  return {
    outcome: 'compatible',
    score: Math.min(found.score, 0.78),
    reason: `${found.reason}; only one side says "${mark}"`,
  };
}

const OUTCOME_RANK: Readonly<Record<Comparison['outcome'], number>> = {
  no_data: 0,
  different: 1,
  partial: 2,
  compatible: 3,
  same: 4,
};

/** `Weilan (Nora) Shen` is also Nora Shen: the best reading of both sides counts. */
function readings(name: string): ParsedName[] {
  const parsed = parseName(name);
  const result = [parsed];
  for (const alternate of parsed.alternates) {
    const family = parsed.parts.slice(-1);
    result.push({ ...parsed, parts: [{ text: alternate, kind: 'word', particle: false }, ...family] });
  }
  return result;
}

/** A name in Eastern writing beside one in Latin letters. Signs that may be read otherwise are no sign of another person. */
function compareByReading(left: string, right: string): Judgement | undefined {
  const isEastern = (name: string) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(name);
  if (isEastern(left) === isEastern(right)) return undefined;
  const [written, latin] = isEastern(left) ? [left, right] : [right, left];
  if (parseName(latin).script !== 'latin') return undefined;
  if (mayReadAs(written, latin))
    return { outcome: 'compatible', score: 0.85, reason: `"${written}" may be read "${latin}"` };
  if (/\p{Script=Hangul}/u.test(written)) return undefined;
  return { outcome: 'no_data', score: 0, reason: 'the reading of the characters is not known' };
}

export function comparePersonNames(left: string, right: string): Comparison {
  const leftSqueezed = squeeze(left);
  const rightSqueezed = squeeze(right);
  if (leftSqueezed === '' || rightSqueezed === '') return NO_DATA;
  if (leftSqueezed === rightSqueezed)
    return { outcome: 'same', score: 1, reason: 'the names are the same', left, right };
  let best: Judgement | undefined;
  for (const one of readings(left)) {
    for (const other of readings(right)) {
      if (one.parts.length === 0 || other.parts.length === 0) continue;
      const found = judge(one, other);
      const better =
        best === undefined ||
        OUTCOME_RANK[found.outcome] > OUTCOME_RANK[best.outcome] ||
        (OUTCOME_RANK[found.outcome] === OUTCOME_RANK[best.outcome] && found.score > best.score);
      if (better) best = found;
    }
  }
  if (best === undefined) return NO_DATA;
  if (best.outcome === 'different' || best.outcome === 'partial') best = compareByReading(left, right) ?? best;
  return { ...best, left, right };
}

export { nameRarity, nameWeight } from './name-rarity.ts';
