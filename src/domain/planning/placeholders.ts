// `{{person.full_name}}`, `{{expected.school}}`, `{{metadata.x}}` in the questions of a template.
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';

/** Every mark that contract/placeholders.ts lets through: `{{metadata.cost-centre}}` must not be sent as it stands. */
const PLACEHOLDER = /\{\{\s*(person|expected|metadata)\.([\w.-]{1,100})\s*\}\}/g;
const LONGEST = 400;

export interface FilledQuestion {
  text: string;
  claimKeys: string[];
}

function valueAt(root: unknown, path: string): string | null {
  let value: unknown = root;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return null;
    value = (value as Record<string, unknown>)[part];
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/**
 * One question per claim when the template speaks of `expected`, else one for the person. A question whose
 * placeholder has no value is left out: half a question finds the wrong pages.
 */
export function fillPlaceholders(
  template: string,
  person: Person,
  claims: readonly Claim[],
  metadata: Readonly<Record<string, unknown>>,
): FilledQuestion[] {
  const perClaim = /\{\{\s*expected\./.test(template);
  const scopes = perClaim
    ? claims.map((claim) => ({ expected: claim.expected, keys: [claim.claim_key] }))
    : [{ expected: {}, keys: [] }];
  const filled: FilledQuestion[] = [];
  for (const scope of scopes) {
    let complete = true;
    const text = template.replace(PLACEHOLDER, (_whole, root: string, path: string) => {
      const value = valueAt(root === 'person' ? person : root === 'metadata' ? metadata : scope.expected, path);
      if (value === null) complete = false;
      return value ?? '';
    });
    const known = filled.find((question) => question.text === text.trim());
    if (!complete || text.trim() === '') continue;
    if (known) known.claimKeys.push(...scope.keys);
    else filled.push({ text: text.trim().slice(0, LONGEST), claimKeys: scope.keys });
  }
  return filled;
}
