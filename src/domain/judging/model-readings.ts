// How far a fact that a model read, or that fitted weights joined, may decide a claim. It may bear a claim out, and it may
// speak against it where the words of the page do: a denial, a study that was not finished, a post with its end. That it differs
// from the claim decides nothing, because the reader may have joined what belongs apart.
import type { FindingAssessment } from '../claims/assess-finding.ts';
import { type Finding, isGuess } from '../model/finding.ts';

export function modestAssessment(
  finding: Finding,
  assessment: FindingAssessment,
  expected: Readonly<Record<string, unknown>>,
): FindingAssessment {
  if (!isGuess(finding)) return assessment;
  const { exclusion, ...rest } = assessment;
  if (assessment.stance === 'contradicts' && (finding.via === 'linked' || !isSaidOutright(finding)))
    return { ...rest, stance: assessment.mainMatches ? 'mentions' : 'unrelated' };
  if (assessment.stance === 'supports' && !isWhole(finding, assessment, expected))
    return { ...rest, stance: 'mentions' };
  return assessment;
}

function isSaidOutright({ status, current, end }: Finding): boolean {
  return status !== 'stated' || (current === false && end !== undefined);
}

/** A post that is claimed to go on is said to; a degree is the claimed one and not one of its level. */
function isWhole(
  { current }: Finding,
  { members }: FindingAssessment,
  expected: Readonly<Record<string, unknown>>,
): boolean {
  if (expected.is_current === true && current !== true) return false;
  return !members.some(({ member, grade }) => member === 'degree' && grade === 'partial');
}
