// Weighs the evidence of two names of schools by the table of weights, in the manner of Fellegi and Sunter: log-odds that add up.
// Rules that are sure stand; where they are not, the weights tell what is more likely, and the answer says that it is only likely.
import { SCHOOL_WEIGHTS } from './data/school-weights.ts';
import type { OrgToken } from './org-tokens.ts';
import { probably, unsure, type Verdict } from './org-verdict.ts';
import { type Gathered, gatherEvidence } from './school-evidence.ts';

interface Weight {
  same: number;
  part: number;
}

const weights = new Map<string, Weight>(
  SCHOOL_WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [key = '', same = '0', part = '0'] = line.split('|').map((cell) => cell.trim());
      return [key, { same: Number(same), part: Number(part) }];
    }),
);

export interface Likelihood {
  /** Chance that both are names of one school. */
  same: number;
  /** Chance that one is a part of the other. */
  part: number;
  different: number;
}

export function likelihoodOf(gathered: Gathered): Likelihood {
  let same = 0;
  let part = 0;
  for (const [key, amount] of gathered.evidence) {
    const weight = weights.get(key);
    same += (weight?.same ?? 0) * amount;
    part += (weight?.part ?? 0) * amount;
  }
  const [forSame, forPart] = [Math.exp(same), Math.exp(part)];
  const all = 1 + forSame + forPart;
  return { same: forSame / all, part: forPart / all, different: 1 / all };
}

function quoted(tokens: readonly OrgToken[]): string {
  return `"${tokens.map((token) => token.written).join(' ')}"`;
}

/** What is shared and what is over, in words. */
function account(gathered: Gathered): string {
  const { left, right, shared } = gathered;
  const common = shared.length === 0 ? 'nothing is shared' : `${quoted(shared)} is shared`;
  if (left.length === 0 && right.length === 0) return `${common} and nothing is over`;
  if (left.length === 0 || right.length === 0) return `${common}, ${quoted([...left, ...right])} is over on one side`;
  return `${common}, ${quoted(left)} stands against ${quoted(right)}`;
}

/** A rule this sure is not weighed against anything. */
export const SURE = 0.9;

/** So unlikely that what a rule found is doubted: `Brigham Young University - Idaho` and `University of Idaho`. */
const DOUBTFUL = 0.75;

/** A rule this firm about a part knows its whole: "Faculty of Law, Brightwater University" beside "Brightwater University". */
const FIRM_PART = 0.58;

/** The verdict of the rules, mended where the weight of all words tells another story. */
export function weighSchools(leftName: string, rightName: string, rule: Verdict): Verdict {
  // In one order, so that the sides may be exchanged.
  const [first, second] = leftName < rightName ? [leftName, rightName] : [rightName, leftName];
  const gathered = gatherEvidence(first, second, rule);
  if (gathered === null) return rule;
  const likely = likelihoodOf(gathered);
  const isTie = rule.relation === 'same' || rule.relation === 'part_of';
  if (likely.different > Math.max(likely.same, likely.part)) {
    if (!isTie || likely.different < DOUBTFUL) return rule;
    return unsure(0.4, `${rule.reason}, but names so unlike are mostly two schools'`);
  }
  const relation = likely.same >= likely.part ? 'same' : 'part_of';
  if (rule.relation === relation) return rule;
  const reason = `probably ${relation === 'same' ? 'one school' : 'a part of the other'}: ${account(gathered)}`;
  // A rule that found a tie says how firm it is, the weights which tie it is.
  const chance = relation === 'same' ? likely.same : likely.part;
  const isUnit = rule.relation === 'part_of' && rule.score >= FIRM_PART;
  if (isTie) return isUnit || chance < DOUBTFUL ? rule : { ...rule, relation, reason: `${rule.reason}; ${reason}` };
  // What the rules left open stays as open as it was.
  if (rule.outcome === 'partial') return { ...rule, relation, reason: `${rule.reason}; ${reason}` };
  return probably(relation, chance / 2, reason);
}
