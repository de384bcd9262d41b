// One finding per fact: the same fact read twice keeps the surer reading and takes from the other what it lacks.

import type { Finding } from '../../domain/model/finding.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { plainLetters } from '../../domain/text/plain-letters.ts';

const fold = memoise((text) =>
  plainLetters(text)
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

function sameText(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined || left === right) return true;
  const one = fold(left);
  const two = fold(right);
  return one === two || one.includes(two) || two.includes(one);
}

const year = (date: Finding['end']): number | null => (date === undefined || date === 'present' ? null : date.year);

const OPEN: ReadonlySet<Finding['status']> = new Set(['in_progress', 'expected', 'not_conferred', 'non_degree']);
const plain = ({ status }: Finding): boolean => status === 'stated' || status === 'attended';
const open = ({ status }: Finding): boolean => OPEN.has(status);

/** An honorary degree and an earned one of the same school are two facts; "studied" and "graduated" are one. */
function statusesMeet(left: Finding, right: Finding): boolean {
  if (left.status === right.status) return true;
  if (plain(left) && plain(right)) return true;
  return (
    (plain(left) && open(right) && left.degree === undefined) ||
    (plain(right) && open(left) && right.degree === undefined)
  );
}

/** A finding and what the ones behind it are held against. */
interface Held {
  finding: Finding;
  /** Folded name of its body; null without one. */
  body: string | null;
}

/** Both are of one kind and of one person. `body`: of the one on the right. */
function mergeable({ finding: left, body: held }: Held, right: Finding, body: string | null): boolean {
  if (left.value !== right.value || (held !== null && body !== null && held !== body)) return false;
  if (!statusesMeet(left, right)) return false;
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
      !isOneDegree(left.degree, right.degree)
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
  // "was director in 1998", "is now director again": over and going on are two.
  if (left.current !== null && right.current !== null && left.current !== right.current) return false;
  const one = left.start?.year ?? null;
  const two = right.start?.year ?? null;
  return one === null || two === null || one === two;
}

/** "Master 2" and "Diplôme" are of one level and two degrees; "a master's degree" and "Master" are one. */
const isOneDegree = (left: Finding['degree'], right: Finding['degree']): boolean =>
  left?.code === right?.code &&
  (typeof left?.code === 'string' || fold(left?.surface ?? '').slice(0, 4) === fold(right?.surface ?? '').slice(0, 4));

function merge(kept: Finding, other: Finding): Finding {
  const organisation = kept.organisation ?? other.organisation;
  const degree = kept.degree ?? other.degree;
  const field = kept.field ?? other.field;
  const title = kept.title ?? other.title;
  const start = kept.start ?? other.start;
  const end = kept.end ?? other.end;
  const special =
    kept.status === 'stated' || (kept.status === 'attended' && other.status !== 'stated') ? other.status : kept.status;
  const merged: Finding = { ...kept };
  merged.status =
    kept.status === 'attended' && other.status === 'stated'
      ? 'stated'
      : special === 'attended' && kept.status === 'stated'
        ? 'stated'
        : special;
  if (organisation !== undefined) merged.organisation = organisation;
  if (degree !== undefined) merged.degree = degree;
  if (field !== undefined) merged.field = field;
  if (title !== undefined) merged.title = title;
  if (start !== undefined) merged.start = start;
  if (end !== undefined) merged.end = end;
  merged.current = kept.current ?? other.current;
  merged.certainty = Math.max(kept.certainty, other.certainty);
  return merged;
}

/** Findings of one kind and one person are held against each other; a person with more of them is a list of something. */
const MAX_GROUP = 200;

export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Held[]>();
  for (const finding of findings) {
    const key = `${fold(finding.person.name)} ${finding.kind}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const body = finding.organisation === undefined ? null : fold(finding.organisation.name);
    const met = group.length > MAX_GROUP ? undefined : group.find((held) => mergeable(held, finding, body));
    if (met === undefined) group.push({ finding, body });
    else {
      met.finding = merge(met.finding, finding);
      met.body ??= body;
    }
  }
  const merged = [...groups.values()].flatMap((group) => group.map(({ finding }) => finding));
  const schooled = merged.filter(({ kind, organisation }) => kind === 'education' && organisation !== undefined);
  return merged.filter((finding) => !schooled.some((other) => isToldWithSchool(finding, other)));
}

/** By name, or as the one whom the page is about, however it is called there. */
const isSamePerson = ({ person: one }: Finding, { person: other }: Finding): boolean =>
  (one.subject && other.subject) || fold(one.name) === fold(other.name);

/** "During my PhD …" beside "a PhD from Marl University" is said twice. */
const isToldWithSchool = (finding: Finding, other: Finding): boolean =>
  finding.kind === 'education' &&
  finding.organisation === undefined &&
  finding.degree !== undefined &&
  isSamePerson(finding, other) &&
  finding.degree.level === other.degree?.level &&
  finding.status === other.status &&
  sameText(finding.field, other.field);
