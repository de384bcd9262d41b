// One finding per fact: the same fact read twice keeps the surer reading and takes from the other what it lacks.
import type { Finding } from '../../domain/model/finding.ts';

const folds = new Map<string, string>();

function fold(text: string): string {
  const held = folds.get(text);
  if (held !== undefined) return held;
  if (folds.size > 5_000) folds.clear();
  const made = foldText(text);
  folds.set(text, made);
  return made;
}

const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function sameText(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined || left === right) return true;
  const one = fold(left);
  const two = fold(right);
  return one === two || one.includes(two) || two.includes(one);
}

const year = (date: Finding['end']): number | null => (date === undefined || date === 'present' ? null : date.year);

/** An honorary degree and an earned one of the same school are two facts; "studied" and "graduated" are one. */
function statusesMeet(left: Finding, right: Finding): boolean {
  if (left.status === right.status) return true;
  const plain = (finding: Finding): boolean => finding.status === 'stated' || finding.status === 'attended';
  const open = (finding: Finding): boolean =>
    ['in_progress', 'expected', 'not_conferred', 'non_degree'].includes(finding.status);
  if (plain(left) && plain(right)) return true;
  return (
    (plain(left) && open(right) && left.degree === undefined) ||
    (plain(right) && open(left) && right.degree === undefined)
  );
}

/** Both are of one kind and of one person. */
function mergeable(left: Finding, right: Finding): boolean {
  if (left.value !== right.value || !statusesMeet(left, right)) return false;
  if (
    left.organisation !== undefined &&
    right.organisation !== undefined &&
    left.organisation.name !== right.organisation.name &&
    fold(left.organisation.name) !== fold(right.organisation.name)
  )
    return false;
  if (
    left.organisation === undefined &&
    right.organisation === undefined &&
    left.kind !== 'education' &&
    left.title !== right.title
  )
    return false;
  if (left.kind === 'education') {
    if (
      (left.organisation === undefined) !== (right.organisation === undefined) &&
      left.degree?.code !== right.degree?.code
    )
      return false;
    if (
      left.degree !== undefined &&
      right.degree !== undefined &&
      (left.degree.level !== right.degree.level ||
        (left.degree.code !== null && right.degree.code !== null && left.degree.code !== right.degree.code))
    )
      return false;
    if (left.field !== undefined && right.field !== undefined && !sameText(left.field, right.field)) return false;
    const one = year(left.end);
    const two = year(right.end);
    if (one !== null && two !== null && one !== two) return false;
    // An unlinked degree is the same fact only where nothing speaks against it.
    return left.organisation !== undefined || right.organisation !== undefined
      ? left.degree !== undefined || right.degree !== undefined || left.organisation?.name === right.organisation?.name
      : left.degree?.level === right.degree?.level;
  }
  if (!sameText(left.title, right.title)) return false;
  const one = left.start?.year ?? null;
  const two = right.start?.year ?? null;
  return one === null || two === null || one === two;
}

function merge(kept: Finding, other: Finding): Finding {
  const organisation = kept.organisation ?? other.organisation;
  const degree = kept.degree ?? other.degree;
  const field = kept.field ?? other.field;
  const title = kept.title ?? other.title;
  const start = kept.start ?? other.start;
  const end = kept.end ?? other.end;
  const special =
    kept.status === 'stated' || (kept.status === 'attended' && other.status !== 'stated') ? other.status : kept.status;
  return {
    ...kept,
    status:
      kept.status === 'attended' && other.status === 'stated'
        ? 'stated'
        : special === 'attended' && kept.status === 'stated'
          ? 'stated'
          : special,
    ...(organisation === undefined ? {} : { organisation }),
    ...(degree === undefined ? {} : { degree }),
    ...(field === undefined ? {} : { field }),
    ...(title === undefined ? {} : { title }),
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    current: kept.current ?? other.current,
    certainty: Math.max(kept.certainty, other.certainty),
  };
}

export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.kind}|${fold(finding.person.name)}`;
    const group = groups.get(key) ?? [];
    if (group.length === 0) groups.set(key, group);
    const at = group.length > 200 ? -1 : group.findIndex((other) => mergeable(other, finding));
    if (at < 0) group.push(finding);
    else group[at] = merge(group[at]!, finding);
  }
  return [...groups.values()].flat();
}
