// What identity resolution hands on. Plain data: the pipeline stores it between stages.
import type { IdentityAnchor, IdentityResolution } from '../model/report.ts';

/** A piece of identity evidence, with what it leans on, so that a claim can be judged without its own help. */
export interface Anchor extends IdentityAnchor {
  /** Claims whose own value this anchor rests on. */
  claimKeys: string[];
}

export interface SourceIdentity {
  sourceId: string;
  /** Names on the page that stand for the person asked for; findings under these names are theirs. */
  names: string[];
  /** The page as a whole is about the person. */
  isSubject: boolean;
  anchors: Anchor[];
  /** Sum of the anchors, in bits. */
  weight: number;
  probability: number;
  /** Index into `resolution.candidates`, or null when the page names nobody of that name. */
  candidate: number | null;
  /** The same without the anchors that rest on one claim, by claim key; only where it differs. */
  without: Record<string, { weight: number; probability: number; anchored: boolean }>;
  /** Something beside the name ties the page to the person. */
  anchored: boolean;
}

export interface ResolvedIdentity {
  resolution: IdentityResolution;
  sources: SourceIdentity[];
  warnings: string[];
}

/** How a source stands to the person when one claim is under test. */
export function identityFor(
  identity: SourceIdentity,
  claimKey: string,
): { weight: number; probability: number; anchored: boolean } {
  return identity.without[claimKey] ?? identity;
}
