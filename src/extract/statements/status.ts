// The state of a study or a post, read over the words of its own record: honorary, unfinished, in progress, over, made up.
import { ATTENDED_COURSE, CURRENT, PAST, STATUS_RULES, WAS_STUDENT } from '../../domain/languages/en-statuses.ts';
import type { FindingStatus } from '../../domain/model/finding.ts';

/** Status of a study; `stated` when the words say nothing special. `conferred`: a degree or a graduation is named. */
export function studyStatus(words: string, conferred: boolean): FindingStatus {
  const text = words.slice(0, 1_000);
  for (const { status, pattern } of STATUS_RULES) {
    if (status === 'attended' && conferred && !ATTENDED_COURSE.test(text)) continue;
    if (status === 'non_degree' && conferred) continue;
    if (!pattern.test(text)) continue;
    if (status === 'in_progress' && WAS_STUDENT.test(text)) continue;
    return status;
  }
  return 'stated';
}

/** True when stated as going on, false when stated as over, null when the words do not say. */
export function isCurrent(words: string): boolean | null {
  const text = words.slice(0, 1_000);
  const past = PAST.test(text);
  const now = CURRENT.test(text);
  if (
    /\bhas been\b(?!.*\bhas (?:also |previously |earlier )?(?:worked|served|held|led|taught|consulted)\b)|(?<!\bhas )\bsince\b/i.test(
      text,
    ) &&
    !/\bformer|\b(?:was|were)\b/i.test(text)
  )
    return true;
  if (past && !now) return false;
  if (now && !past) return true;
  if (
    /\b(?:former(?:ly)?|past (?:vice[- ]|board )?(?:president|chair\w*|director|treasurer)|previously|ex-|prior to|until)\b/i.test(
      text,
    )
  )
    return false;
  return null;
}
