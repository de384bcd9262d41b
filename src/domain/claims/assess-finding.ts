// Lays one finding beside one claim: a grade per member, and from the type's tables whether the finding
// supports the claim, excludes it, or only speaks of it.
import type { MatchStrength } from '../model/claim.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Finding, FindingStatus } from '../model/finding.ts';
import type { ClaimType, ExclusionRule, Grade, MemberRule, Scene } from './claim-type.ts';
import { PARTIAL_FLOOR } from './row-options.ts';

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
  main: number[];
  /** By status of the finding, the rows of the type's table that speak of it at all. */
  rows: Map<FindingStatus, Row[]>;
}

interface Row {
  rule: ExclusionRule;
  /** Places in `rules`; what the claim does not name stands at -1. */
  conditions: [number, readonly string[]][];
}

const prepared = new WeakMap<object, Map<ClaimType, Prepared>>();

/** What a claim asks for, worked out once per claim. */
function prepare(type: ClaimType, expected: Readonly<Record<string, unknown>>): Prepared {
  let table = prepared.get(expected);
  const known = table?.get(type);
  if (known) return known;
  const rules = claimedMembers(type, expected);
  const value = { rules, main: mainRules(rules).map((rule) => rules.indexOf(rule)), rows: new Map() };
  if (!table) {
    table = new Map();
    prepared.set(expected, table);
  }
  table.set(type, value);
  return value;
}

function rowsFor(type: ClaimType, { rules, rows }: Prepared, status: FindingStatus): Row[] {
  let known = rows.get(status);
  if (!known) {
    known = type.exclusions
      .filter((rule) => !rule.statuses || rule.statuses.includes(status))
      .map((rule) => ({
        rule,
        conditions: Object.entries(rule.when).flatMap(([member, allowed]): [number, readonly string[]][] =>
          allowed ? [[rules.findIndex((candidate) => candidate.member === member), allowed]] : [],
        ),
      }))
      // Unclaimed stays unclaimed: a row that wants it otherwise can never hold.
      .filter(({ conditions }) => conditions.every(([at, allowed]) => at >= 0 || allowed.includes('unclaimed')));
    rows.set(status, known);
  }
  return known;
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
  private readonly comparisons: (Comparison | undefined)[] = [];
  private readonly rules: readonly MemberRule[];
  private readonly finding: Finding;
  private readonly scene: Scene;

  constructor(rules: readonly MemberRule[], finding: Finding, scene: Scene) {
    this.rules = rules;
    this.finding = finding;
    this.scene = scene;
  }

  private compared(at: number): Comparison {
    const known = this.comparisons[at];
    if (known) return known;
    const rule = this.rules[at]!;
    const value = rule.compare(this.scene.expected[rule.member], this.finding, this.scene);
    this.comparisons[at] = value;
    return value;
  }

  of(at: number): Grade {
    return gradeOf(this.compared(at), this.scene.strength);
  }

  named(at: number): Grade | 'unclaimed' {
    return at < 0 ? 'unclaimed' : this.of(at);
  }

  agrees(at: number): boolean {
    return agrees(this.rules[at]!, this.of(at), this.scene.strength);
  }

  all(): MemberAssessment[] {
    return this.rules.map((rule, at) => {
      const found = rule.found(this.finding);
      return {
        member: rule.member,
        grade: this.of(at),
        comparison: withSides(this.compared(at), this.scene.expected[rule.member], found),
        found,
      };
    });
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
  if (main.length > 0) return main;
  const needed = rules.filter((rule) => rule.role === 'needed');
  return needed.length > 0 ? needed : [...rules];
}

const UNRELATED: FindingAssessment = { stance: 'unrelated', members: [], match: 0, mainMatches: false };

export function assessFinding(type: ClaimType, finding: Finding, scene: Scene): FindingAssessment {
  const asked = prepare(type, scene.expected);
  const { rules, main } = asked;
  const grades = new Grades(rules, finding, scene);
  if (type.mode === 'any') return assessAny(type, finding, scene, rules, grades);
  const mainMatches = main.length > 0 && main.every((at) => grades.agrees(at) && grades.of(at) !== 'absent');

  const row = rowsFor(type, asked, finding.status).find(
    ({ rule, conditions }) =>
      conditions.every(([at, allowed]) => allowed.includes(grades.named(at))) && (rule.also?.(finding, scene) ?? true),
  );
  if (!row && !mainMatches) return UNRELATED;
  const members = grades.all();
  const match = matchShare(rules, members);
  if (row) return { stance: 'contradicts', members, match, exclusion: row.rule, mainMatches };
  // A degree that is only near, in a field that is only near, is another study.
  const near = members.filter(({ grade }, at) => grade === 'partial' && !main.includes(at));
  const supports =
    near.length < 2 && rules.every((_, at) => grades.agrees(at)) && type.supporting(scene.expected, finding);
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
  const hit = rules.some((_, at) => grades.of(at) === 'match');
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
