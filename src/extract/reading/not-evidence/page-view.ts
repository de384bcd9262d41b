// What the not-evidence rules look at, gathered once per page.
import type { Page, PageLink } from '../../../domain/model/page.ts';

/** No rule reads further. */
const LONGEST_MAIN = 60_000;

export class PageView {
  readonly url: string;
  readonly title: string;
  /** First heading of level 1 or 2 in the page. */
  readonly headline: string;
  /** The page as it stands, all zones: a sign without capitals that is not in here is not in `main` either. */
  readonly text: string;
  /** Length of the main text before the cut. */
  readonly mainLength: number;
  readonly blocks: readonly string[];
  readonly links: readonly PageLink[];
  readonly hasPasswordField: boolean;
  private lower: string | null = null;

  constructor(page: Page, hasPasswordField: boolean) {
    const blocks: string[] = [];
    let mainLength = 0;
    let headline = '';
    let kept = 0;
    for (const block of page.blocks) {
      if (headline === '' && block.headingLevel !== undefined && block.headingLevel <= 2) headline = block.text;
      if (block.zone !== 'main' && block.zone !== 'header') continue;
      mainLength += block.text.length;
      if (kept > LONGEST_MAIN) continue;
      kept += block.text.length;
      blocks.push(block.text);
    }
    this.url = page.url;
    this.title = page.title ?? '';
    this.headline = headline;
    this.text = page.text;
    this.mainLength = mainLength;
    this.blocks = blocks;
    this.links = page.links;
    this.hasPasswordField = hasPasswordField;
  }

  /** Text of the main and header zones, lower case, at most 60,000 characters. Made when asked for: few pages need it. */
  get main(): string {
    this.lower ??= this.blocks.join('\n').toLowerCase().slice(0, LONGEST_MAIN);
    return this.lower;
  }
}
