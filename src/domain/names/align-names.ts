// Pairs the parts of two names: first joins what one side writes as two words, then gives each part its best partner.
import { soundKey } from '../text/sound-key.ts';
import { sameInArabic } from './arabic-names.ts';
import { type PartContext, type PartRelation, RELATION_SCORES, relateParts } from './match-parts.ts';
import type { NamePart } from './parse-name.ts';
import { isPinyin, koreanKey } from './romanise.ts';
import { relateGivenNames } from './variants.ts';

export interface PartPair {
  left: number;
  right: number;
  relation: PartRelation;
}

export interface Alignment {
  left: NamePart[];
  right: NamePart[];
  pairs: PairList;
  leftOver: number[];
  rightOver: number[];
}

type PairList = PartPair[];

/** Longest run of words that other people write as one: `Plat Ono Vich`. */
const LONGEST_JOIN = 3;

/** `Xiao-Xu` -> `xiaoxu`, `El Far` -> `elfar`, where the other side has the joined word. */
export function joinLike(
  parts: readonly NamePart[],
  other: readonly NamePart[],
  context: Pick<PartContext, 'korean' | 'arabic'>,
): NamePart[] {
  const wholes = new Map(other.filter((part) => part.kind === 'word').map((part) => [soundKey(part.text), part.text]));
  const result: NamePart[] = [];
  let at = 0;
  while (at < parts.length) {
    let size = Math.min(LONGEST_JOIN, parts.length - at);
    for (; size > 1; size -= 1) {
      const run = parts.slice(at, at + size);
      const joined = run.map((part) => part.text).join('');
      // Juan José and Juanjo: two names with one short form.
      const short =
        size === 2 && run.every((part) => part.kind === 'word')
          ? other.find(
              (part) =>
                // Mary Ann, Mary Beth: a name that both write out is not short for two.
                !run.some((one) => one.text === part.text) && relateGivenNames(joined, part.text) === 'short_form',
            )
          : undefined;
      const spelt = other.find(
        (part) =>
          part.kind === 'word' &&
          ((context.korean && koreanKey(part.text) === koreanKey(joined)) ||
            (context.arabic && sameInArabic(part.text, joined))),
      );
      const whole = wholes.get(soundKey(joined)) ?? short?.text ?? spelt?.text;
      // "John E." sounds like "Johne", but an initial is a name of its own.
      // "Xia Lian" sounds like "Lian": a join must not lose letters, and Mandarin syllables must meet exactly.
      const lossless =
        whole !== undefined &&
        (whole === short?.text || whole === spelt?.text || Math.abs(whole.length - joined.length) <= 2);
      const spelled =
        run.every((part) => part.kind === 'word') && !(whole !== undefined && isPinyin(whole) && isPinyin(joined));
      if (whole !== undefined && joined.length > 3 && (whole === joined || (lossless && spelled))) {
        result.push({ text: joined === whole ? joined : whole, kind: 'word', particle: false });
        break;
      }
    }
    if (size <= 1) {
      result.push(parts[at] as NamePart);
      size = 1;
    }
    at += size;
  }
  return result;
}

function candidates(left: NamePart[], right: NamePart[], context: PartContext): (PartPair & { rank: number })[] {
  const found: (PartPair & { rank: number })[] = [];
  for (const [leftAt, one] of left.entries()) {
    for (const [rightAt, other] of right.entries()) {
      const relation = relateParts(one, other, context);
      if (relation === undefined) continue;
      const fromStart = Math.abs(leftAt - rightAt);
      const fromEnd = Math.abs(left.length - leftAt - (right.length - rightAt));
      // Position decides only between equals: 0.01 a step is less than any difference between relations.
      found.push({
        left: leftAt,
        right: rightAt,
        relation,
        rank: RELATION_SCORES[relation] - 0.01 * Math.min(fromStart, fromEnd),
      });
    }
  }
  return found.sort((one, other) => other.rank - one.rank || one.left - other.left || one.right - other.right);
}

export function alignParts(
  leftParts: readonly NamePart[],
  rightParts: readonly NamePart[],
  context: PartContext,
): Alignment {
  const left = joinLike(leftParts, rightParts, context);
  const right = joinLike(rightParts, left, context);
  const leftFree = new Set(left.keys());
  const rightFree = new Set(right.keys());
  const pairs: PairList = [];
  for (const { left: one, right: other, relation } of candidates(left, right, context)) {
    if (!leftFree.has(one) || !rightFree.has(other)) continue;
    leftFree.delete(one);
    rightFree.delete(other);
    pairs.push({ left: one, right: other, relation });
  }
  const solid = (parts: NamePart[], free: Set<number>) => [...free].filter((at) => !parts[at]?.particle);
  return { left, right, pairs, leftOver: solid(left, leftFree), rightOver: solid(right, rightFree) };
}
