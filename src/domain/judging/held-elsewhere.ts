// A degree or title that only resembles the claimed one, where the page gives the claimed one itself to another organisation.
import type { FindingAssessment } from '../claims/assess-finding.ts';
import type { Scene } from '../claims/claim-type.ts';
import { compareEmployers } from '../claims/members.ts';
import { holdsWords, plainText } from '../claims/organisation-members.ts';
import { compareDegrees } from '../degrees/compare-degrees.ts';
import { parseDegree } from '../degrees/parse-degree.ts';
import type { Finding } from '../model/finding.ts';

/** "PhD, Marl; D.Sc., Tallow" does not bear out a D.Sc. of Marl, near as the two are. */
export function isHeldElsewhere(
  { finding, assessment }: { finding: Finding; assessment: FindingAssessment },
  all: readonly Finding[],
  { expected, organisations }: Scene,
): boolean {
  const isClaimed = isLooseDegree(expected.degree, finding, assessment)
    ? (other: Finding) => other.degree !== undefined && isSameDegree(String(expected.degree), other.degree)
    : isLooseTitle(expected.title ?? expected.role, finding, assessment)
      ? (other: Finding) => writes(other, String(expected.title ?? expected.role))
      : null;
  const place = finding.organisation?.name;
  if (isClaimed === null || place === undefined) return false;
  return all.some(
    (other) =>
      other.kind === finding.kind &&
      other.status === 'stated' &&
      other.organisation !== undefined &&
      isClaimed(other) &&
      compareEmployers(other.organisation.name, place, organisations).outcome === 'different',
  );
}

/** Another degree by name, or one of another level; where a side names only the level, nothing tells the two apart. */
function isLooseDegree(claimed: unknown, { degree }: Finding, { members }: FindingAssessment): boolean {
  if (typeof claimed !== 'string' || degree === undefined) return false;
  const outcome = members.find(({ member }) => member === 'degree')?.comparison.outcome;
  if (outcome === undefined || outcome === 'same' || outcome === 'no_data') return false;
  const mine = parseDegree(claimed);
  return mine !== null && ((mine.code !== null && degree.code !== null) || mine.level !== degree.level);
}

const isSameDegree = (claimed: string, found: NonNullable<Finding['degree']>): boolean =>
  compareDegrees(claimed, found).outcome === 'same';

/** The claimed title says more than this one, or other things: "Design Assistant" for an "Assistant". */
function isLooseTitle(claimed: unknown, { title }: Finding, { members }: FindingAssessment): boolean {
  if (typeof claimed !== 'string' || title === undefined || !/\s/.test(claimed.trim())) return false;
  const outcome = members.find(({ member }) => member === 'title' || member === 'role')?.comparison.outcome;
  return outcome === 'compatible' && !holdsWords(plainText(title), plainText(claimed));
}

const writes = ({ title }: Finding, claimed: string): boolean =>
  title !== undefined && holdsWords(plainText(title), plainText(claimed));
