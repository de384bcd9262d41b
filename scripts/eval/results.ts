// Everything one run of the evaluation measured.
import type { ClaimsFileResult } from './claims.ts';
import type { IdentityFileResult } from './identity.ts';
import type { ModelRun } from './model-run.ts';
import type { NamesFileResult } from './names.ts';
import type { SampleResult } from './sample.ts';
import type { ScopesResult } from './scopes.ts';
import type { UnseenFigures } from './unseen.ts';

export interface EvalResults {
  calibration: string;
  claims?: ClaimsFileResult[];
  /** The same claims, all of a person in one job. */
  together?: ClaimsFileResult[];
  /** Claims with the labelled facts in place of the reader's. */
  judging?: ClaimsFileResult[];
  identity?: IdentityFileResult[];
  names?: NamesFileResult[];
  extraction?: unknown;
  /** Whose part of a page is whose. */
  scopes?: ScopesResult[];
  sample?: SampleResult;
  unseen?: UnseenFigures;
  /** Claims with a model as a further reader. */
  model?: ModelRun;
}
