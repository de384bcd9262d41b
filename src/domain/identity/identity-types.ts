// What identity resolution hands on. Plain data: the pipeline stores it between stages.
import type { IdentityAnchor, IdentityResolution } from '../model/report.ts';
import type { FeatureName } from './features.ts';

/** A piece of identity evidence, with what it leans on, so that a claim can be judged without its own help. */
export interface Anchor extends IdentityAnchor {
  /** Claims whose own value this anchor rests on. */
  claimKeys: string[];
  /** The signs of `features.ts` that it is made of, for the fit of the weights. */
  signs: { feature: FeatureName; amount: number }[];
}

/**
 * `person`: more likely than not the one asked for. `possible`: the request gives nothing by which to choose, or two
 * people fit alike. `someone_else`: of the name, and not the one. `absent`: nobody of the name stands there.
 */
export type Standing = 'person' | 'possible' | 'someone_else' | 'absent';

/** How a page stands to the person. */
export interface PageIdentity {
  weight: number;
  probability: number;
  /** Something beside the name ties the page to the person. */
  anchored: boolean;
  /** What the page says is read as being about the person: `person` or `possible`. */
  isRead: boolean;
}

export interface SourceIdentity extends PageIdentity {
  sourceId: string;
  /** Names on the page that stand for the person asked for; findings under these names are theirs. */
  names: string[];
  /** The page as a whole is about the person. */
  isSubject: boolean;
  standing: Standing;
  anchors: Anchor[];
  /** Index into `resolution.candidates`, or null when the page names nobody of that name. */
  candidate: number | null;
  /** The same without the anchors that rest on one claim, by claim key; only where it differs. */
  without: Record<string, PageIdentity>;
}

export interface ResolvedIdentity {
  resolution: IdentityResolution;
  sources: SourceIdentity[];
  warnings: string[];
  /** Claims that one page may bear out by the name alone: the name is rare, and the request gives nothing else to go by. */
  nameAlone: string[];
}

/** How a source stands to the person when one claim is under test. */
export function identityFor(identity: SourceIdentity, claimKey: string): PageIdentity {
  return identity.without[claimKey] ?? identity;
}
