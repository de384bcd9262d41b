// A page that gives the claimed post to somebody else: a refutation where only one can have held it.
import { assessFinding, type FindingAssessment } from '../claims/assess-finding.ts';
import type { ClaimType, ExclusionRule, Scene } from '../claims/claim-type.ts';
import type { Finding } from '../model/finding.ts';

/** Posts that one person holds at a time, or held for good. */
const SINGLE_POST =
  /^(?:the )?(?:sole )?(?:founder|ceo|chief executive(?: officer)?|president|chairman|chairwoman|chair|managing director|owner|secretary of state|rector|dean|principal|editor[- ]in[- ]chief)$/i;

const HELD_BY_ANOTHER: ExclusionRule = {
  code: 'held_by_another',
  strength: 0.45,
  when: {},
  reason: 'the page gives that post to somebody else',
  example: 'claimed founder of a foundation; "her father, Malcolm, founded the foundation"; both may have held it',
};

const ANOTHER_POST_THERE: ExclusionRule = {
  code: 'another_post_there',
  strength: 0.7,
  when: {},
  reason: 'the page gives that post to somebody else, and the person another one there',
  example: 'claimed chief executive; the register lists her as board member and another as chief executive',
};

const FOUNDING = /\bfounder\b/i;

const SUCCESSION =
  /\b(?:succe(?:eds?|eded|eding|ssor)|replac(?:es|ed|ing)|predecessor|took over from|takes over from|handed over)\b/i;

/** "Edda Marlowe is the CEO; she succeeded Tomas Ellery": each held the post in turn. */
function tellsOfSuccession(finding: Finding, names: readonly string[]): boolean {
  return SUCCESSION.test(finding.quote) && names.some((name) => name !== '' && finding.quote.includes(name));
}

/** "Director" for a claimed "Managing Director", and nothing else that differs. */
function isNearly({ stance, mainMatches, members }: FindingAssessment): boolean {
  const others = members.filter(({ member }) => member !== 'title' && member !== 'role');
  const title = members.find(({ member }) => member === 'title' || member === 'role');
  return (
    stance === 'mentions' &&
    mainMatches &&
    title?.grade === 'partial' &&
    others.every(({ grade }) => grade !== 'mismatch')
  );
}

/** What is known of the person on that page. */
export interface Standing {
  names: readonly string[];
  isSubject: boolean;
  /** The page gives the person another post at the same place. */
  listedThere: boolean;
}

/** The fact by which a page gives the claimed post to another, and to the person nothing there, or another post. */
export function heldByAnother(
  type: ClaimType,
  others: () => readonly Finding[],
  scene: Scene,
  { names, isSubject, listedThere }: Standing,
): { finding: Finding; assessment: FindingAssessment } | null {
  const role = scene.expected.role ?? scene.expected.title;
  if (typeof role !== 'string' || !SINGLE_POST.test(role.trim())) return null;
  if (!isSubject && !listedThere) return null;
  for (const finding of others()) {
    if (!type.wanted.includes(finding.kind) || tellsOfSuccession(finding, names)) continue;
    // A post that another held once may have been the person's before or after; what was founded was founded once.
    if (!listedThere && finding.current === false && !FOUNDING.test(role)) continue;
    const assessment = assessFinding(type, finding, scene);
    if (assessment.stance !== 'supports' && !(listedThere && isNearly(assessment))) continue;
    const exclusion = listedThere ? ANOTHER_POST_THERE : HELD_BY_ANOTHER;
    return { finding, assessment: { ...assessment, stance: 'contradicts', exclusion } };
  }
  return null;
}
