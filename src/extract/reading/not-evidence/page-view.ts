// What the not-evidence rules look at, gathered once per page.
import type { PageLink } from '../../../domain/model/page.ts';

export interface PageView {
  url: string;
  title: string;
  /** First heading of level 1 or 2 in the page. */
  headline: string;
  /** Text of the main and header zones, lower case, at most 60,000 characters. */
  main: string;
  /** Length of the main text before the cut. */
  mainLength: number;
  blocks: readonly string[];
  links: readonly PageLink[];
  hasPasswordField: boolean;
  /** Gates of words that are open anywhere on the page. */
  gates: number;
}
