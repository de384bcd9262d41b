// The `{{person.full_name}}` marks in a template's queries: which ones exist, and where a wrong one stands.
import type { FieldFault } from '../../domain/model/fault.ts';
import type { Path } from '../reading/path.ts';
import { fieldFault } from '../reading/validate.ts';
import { EXPECTED_SCHEMAS } from './claim.ts';
import { PERSON_TEXT_MEMBERS } from './person.ts';

const PERSON = new Set<string>(PERSON_TEXT_MEMBERS);
const EXPECTED_BY_TYPE = new Map(
  [...EXPECTED_SCHEMAS].map(([type, schema]) => [type, new Set(Object.keys(schema.shape))]),
);
const EXPECTED = new Set([...EXPECTED_BY_TYPE.values()].flatMap((names) => [...names]));

const MARK = /^\s*(person|expected|metadata)\.([A-Za-z_][A-Za-z0-9_-]{0,99})\s*$/;

/** Adds a fault for every mark that nothing can fill. `claimType` narrows `expected` to that type's members. */
export function checkPlaceholders(query: string, claimType: string | null, at: Path, faults: FieldFault[]): void {
  let from = 0;
  for (;;) {
    const open = query.indexOf('{{', from);
    const close = query.indexOf('}}', open < 0 ? from : open);
    if (open < 0) {
      if (close >= 0) faults.push(fieldFault(at, `has "}}" without "{{" at character ${close}`, 'invalid_placeholder'));
      return;
    }
    if (close < 0) {
      faults.push(fieldFault(at, `has "{{" without "}}" at character ${open}`, 'invalid_placeholder'));
      return;
    }
    const mark = query.slice(open + 2, close);
    if (!isKnown(mark, claimType)) {
      const message = `has the unknown placeholder {{${mark.slice(0, 60)}}} at character ${open}`;
      faults.push(fieldFault(at, message, 'unknown_placeholder'));
    }
    from = close + 2;
  }
}

function isKnown(mark: string, claimType: string | null): boolean {
  const parts = MARK.exec(mark);
  if (!parts) return false;
  const [, object, member] = parts as unknown as [string, string, string];
  if (object === 'metadata') return true;
  if (object === 'person') return PERSON.has(member);
  return (claimType === null ? EXPECTED : EXPECTED_BY_TYPE.get(claimType))?.has(member) ?? false;
}
