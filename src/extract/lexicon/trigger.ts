// The words that link an organisation to a person: what they are, which words must stand before the organisation,
// how far they reach and how sure they are.

export type Relation = 'education' | 'employment';

export interface Trigger {
  relation: Relation;
  /** Over the skeleton, no anchors. */
  words: string;
  /** Words that must stand right before the organisation; '' allows none. */
  links: readonly string[];
  /** Longest way from trigger to organisation, in skeleton characters. */
  reach: number;
  /** Only organisations with a cue or known by name. */
  known?: boolean;
  /** Only schools. */
  school?: boolean;
  /** Up to three small words may stand before the organisation: "joined the law firm O". */
  loose?: boolean;
  strength: number;
}
