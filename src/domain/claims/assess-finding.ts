// Lays one finding beside one claim: a grade per member, and from the type's tables whether the finding
// supports the claim, excludes it, or only speaks of it.
import type { MatchStrength } from '../model/claim.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Finding, FindingStatus } from '../model/finding.ts';
import type { ClaimType, ExclusionRule, Grade, MemberRule, Scene } from './claim-type.ts';

export interface MemberAssessment {
  member: string;
  grade: Grade;
  comparison: Comparison;
  found: unknown;
}

export interface FindingAssessment {
  /** `unrelated`: nothing of the claim's main value is in it. */
  stance: 'supports' | 'contradicts' | 'mentions' | 'unrelated';
  members: MemberAssessment[];
  /** 0 to 1: how much of the claim the finding covers, weighted by member. */
  match: number;
  /** Set for a contradiction: the row of the table that decided. */
  exclusion?: ExclusionRule;
  /** The main value agrees, whatever the rest says. */
  mainMatches: boolean;
}

/** The least score at which a comparison counts as a match, by match strength. */
const MATCH_FLOOR: Record<MatchStrength, number> = {
  strict: 0.95, // "MIT" for "Massachusetts Institute of Technology" passes, "B.A." for "B.S." does not
  fuzzy: 0.85, // one year off, a spelling variant
  semantic: 0.75, // "computer science" for "computing"
};

/** Below this a `partial` comparison says no more than "not the same": "University of X" for "X State University". */
const PARTIAL_FLOOR = 0.45;

export function gradeOf(comparison: Comparison, strength: MatchStrength): Grade {
  switch (comparison.outcome) {
    case 'no_data':
      return 'absent';
    case 'same':
      return 'match';
    case 'compatible':
      return comparison.score >= MATCH_FLOOR[strength] ? 'match' : 'partial';
    case 'partial':
      return comparison.score >= PARTIAL_FLOOR ? 'partial' : 'mismatch';
    case 'different':
      return 'mismatch';
  }
}

export function isClaimed(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The claimed members that the type knows how to compare, in the order of its table. */
export function claimedMembers(type: ClaimType, expected: Readonly<Record<string, unknown>>): MemberRule[] {
  return type.members.filter((rule) => isClaimed(expected[rule.member]));
}

interface Prepared {
  rules: MemberRule[];
  main: MemberRule[];
}

const prepared = new WeakMap<object, Map<ClaimType, Prepared>>();

/** What a claim asks for, worked out once per claim. */
function prepare(type: ClaimType, expected: Readonly<Record<string, unknown>>): Prepared {
  const known = prepared.get(expected)?.get(type);
  if (known) return known;
  const rules = claimedMembers(type, expected);
  const value = { rules, main: mainRules(rules) };
  const table = prepared.get(expected) ?? new Map<ClaimType, Prepared>();
  table.set(type, value);
  prepared.set(expected, table);
  return value;
}

interface Row {
  rule: ExclusionRule;
  conditions: [string, readonly string[]][];
}

const tables = new WeakMap<ClaimType, Map<FindingStatus, Row[]>>();

/** The rows of the table that speak of a status at all. */
function rowsFor(type: ClaimType, status: FindingStatus): Row[] {
  let table = tables.get(type);
  if (!table) {
    table = new Map();
    tables.set(type, table);
  }
  let rows = table.get(status);
  if (!rows) {
    rows = type.exclusions
      .filter((rule) => !rule.statuses || rule.statuses.includes(status))
      .map((rule) => ({
        rule,
        conditions: Object.entries(rule.when).flatMap(([member, allowed]): [string, readonly string[]][] =>
          allowed ? [[member, allowed]] : [],
        ),
      }));
    table.set(status, rows);
  }
  return rows;
}

/** Every comparison names both values that met, whichever rule made it. */
function withSides(comparison: Comparison, expected: unknown, found: unknown): Comparison {
  if (comparison.outcome === 'no_data' || (comparison.left !== undefined && comparison.right !== undefined))
    return comparison;
  return { left: sideText(expected), right: sideText(found), ...comparison };
}

function sideText(value: unknown): string {
  if (Array.isArray(value)) return value.map(sideText).join(', ');
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);
}

/** Members are compared only when something asks for them: most findings fail at the first. */
class Grades {
  private readonly known = new Map<string, MemberAssessment>();
  private readonly rules: readonly MemberRule[];
  private readonly finding: Finding;
  private readonly scene: Scene;

  constructor(rules: readonly MemberRule[], finding: Finding, scene: Scene) {
    this.rules = rules;
    this.finding = finding;
    this.scene = scene;
  }

  of(rule: MemberRule): MemberAssessment {
    let value = this.known.get(rule.member);
    if (!value) {
      const expected = this.scene.expected[rule.member];
      const comparison = rule.compare(expected, this.finding, this.scene);
      const found = rule.found(this.finding);
      value = {
        member: rule.member,
        grade: gradeOf(comparison, this.scene.strength),
        comparison: withSides(comparison, expected, found),
        found,
      };
      this.known.set(rule.member, value);
    }
    return value;
  }

  named(member: string): Grade | 'unclaimed' {
    const rule = this.rules.find((candidate) => candidate.member === member);
    return rule ? this.of(rule).grade : 'unclaimed';
  }

  all(): MemberAssessment[] {
    return this.rules.map((rule) => this.of(rule));
  }
}

function agrees(rule: MemberRule, grade: Grade, strength: MatchStrength): boolean {
  if (grade === 'match') return true;
  if (grade === 'partial') return rule.partialIsEnough[strength];
  if (grade === 'absent') return rule.role === 'detail' && strength !== 'strict';
  return false;
}

/** Which members must agree: every main one, or when none was claimed, every one that was. */
function mainRules(rules: readonly MemberRule[]): MemberRule[] {
  const main = rules.filter((rule) => rule.role === 'main');
  return main.length > 0 ? main : rules.filter((rule) => rule.role === 'needed');
}

const UNRELATED: FindingAssessment = { stance: 'unrelated', members: [], match: 0, mainMatches: false };

export function assessFinding(type: ClaimType, finding: Finding, scene: Scene): FindingAssessment {
  const { rules, main } = prepare(type, scene.expected);
  const grades = new Grades(rules, finding, scene);
  if (type.mode === 'any') return assessAny(type, finding, scene, rules, grades);
  const agreed = (rule: MemberRule) => agrees(rule, grades.of(rule).grade, scene.strength);
  const mainMatches = main.length > 0 && main.every(agreed);

  const row = rowsFor(type, finding.status).find(
    ({ rule, conditions }) =>
      conditions.every(([member, allowed]) => allowed.includes(grades.named(member))) &&
      (rule.also?.(finding, scene) ?? true),
  );
  if (!row && !mainMatches) return UNRELATED;
  const members = grades.all();
  const match = matchShare(rules, members);
  if (row) return { stance: 'contradicts', members, match, exclusion: row.rule, mainMatches };
  const supports = rules.every(agreed) && type.supporting(scene.expected, finding);
  return { stance: supports ? 'supports' : 'mentions', members, match, mainMatches };
}

/** A finding that speaks of one member supports that member; what it leaves out is for other findings. */
function assessAny(
  type: ClaimType,
  finding: Finding,
  scene: Scene,
  rules: readonly MemberRule[],
  grades: Grades,
): FindingAssessment {
  const hit = rules.some((rule) => grades.of(rule).grade === 'match');
  if (!hit) return UNRELATED;
  const supports = type.supporting(scene.expected, finding);
  return {
    stance: supports ? 'supports' : 'unrelated',
    members: grades.all(),
    match: supports ? 1 : 0,
    mainMatches: hit,
  };
}

/** Absent members neither add nor take away; they only leave less that agrees. */
function matchShare(rules: readonly MemberRule[], members: readonly MemberAssessment[]): number {
  let whole = 0;
  let agreed = 0;
  for (const [index, rule] of rules.entries()) {
    const member = members[index]!;
    if (member.grade === 'absent') {
      whole += rule.weight * 0.25;
      continue;
    }
    whole += rule.weight;
    agreed += rule.weight * (member.grade === 'mismatch' ? 0 : member.comparison.score);
  }
  return whole === 0 ? 0 : agreed / whole;
}
