// What a claim type declares. One file under `types/` is one claim type; the registry is generated from the folder.
// The comparison of its members and the cases that exclude a claim are tables, so that a verdict can be traced to a row.
import type { z } from 'zod';
import type { Category, MatchStrength } from '../model/claim.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Finding, FindingKind, FindingStatus } from '../model/finding.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';

/** What a comparison needs to know beside the two values. */
export interface Scene {
  strength: MatchStrength;
  /** The whole `expected` object of the claim. */
  expected: Readonly<Record<string, unknown>>;
  /** Name of the organisation that runs the site, when the site says so. */
  siteName: string | null;
  /** Year in which the job runs, for "present". */
  currentYear: number;
  /** The text around the quote, for "now" and "formerly" beside an organisation. */
  aroundOf(finding: Finding, reach?: number): string;
  /** What is known about organisations. */
  organisations: OrganisationIndex;
  /** What the same page states about other people. */
  others: readonly Finding[];
}

const AROUND = 160;

/** The text around a quote, as every scene gives it. */
export function aroundIn(text: string): Scene['aroundOf'] {
  return (finding, reach = AROUND) => text.slice(Math.max(0, finding.from - reach), finding.to + reach);
}

/** How one member of `expected` fared against one finding. */
export type Grade = 'match' | 'partial' | 'mismatch' | 'absent';

export interface MemberRule {
  member: string;
  /** Share of this member in the match of a finding, 0 to 1. */
  weight: number;
  /**
   * `main`: the finding must state it, or it does not speak of this claim.
   * `needed`: claimed, so it must be stated before the finding supports.
   * `detail`: may be missing on the page; only a clash counts.
   */
  role: 'main' | 'needed' | 'detail';
  /** Whether a partial agreement is enough, by match strength. */
  partialIsEnough: Readonly<Record<MatchStrength, boolean>>;
  compare(expected: unknown, finding: Finding, scene: Scene): Comparison;
  /** What the finding states, in the form of `expected`. */
  found(finding: Finding): unknown;
}

/** A case in which a finding about the person is incompatible with the claim, or speaks of it without deciding it. */
export interface ExclusionRule {
  code: string;
  /** 1 excludes the claim outright; lower values leave room for another fact of the same kind. */
  strength: number;
  /** Grades that must hold, by member. A member that was not claimed satisfies `unclaimed`. */
  when: Readonly<Record<string, readonly (Grade | 'unclaimed')[] | undefined>>;
  statuses?: readonly FindingStatus[];
  /** A last look at the finding itself. */
  also?(finding: Finding, scene: Scene): boolean;
  /** Does not hold when the same page shows the person with the claimed main value in any other way. */
  voidWhenMentioned?: boolean;
  reason: string;
  example: string;
}

export interface ClaimType {
  type: string;
  /** Which of the four scores it counts toward; `custom` may be steered by its own `category` member. */
  category: Category;
  /** Members of `expected`; every one optional, unknown ones are kept and reported as not checked. */
  expected: z.ZodObject;
  /** Findings that can speak for or against such a claim. */
  wanted: readonly FindingKind[];
  /**
   * `all`: one finding must carry every needed member. `any`: each finding speaks of the members it has, and the
   * claim holds when every member is supported by some finding.
   */
  mode: 'all' | 'any';
  members: readonly MemberRule[];
  /** Findings with one of these statuses can support; the claim itself may widen the list. */
  supporting(expected: Readonly<Record<string, unknown>>, finding: Finding): boolean;
  exclusions: readonly ExclusionRule[];
}
