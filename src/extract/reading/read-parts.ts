// What every kind of reader gives: a page without its type and without its worth as evidence.
import type { Page } from '../../domain/model/page.ts';

export type ReadParts = Omit<Page, 'contentType' | 'notEvidence'> & {
  /** The address that the page itself names as its own. */
  canonical: string | null;
  hasPasswordField: boolean;
};
