// "He completed his residency at Marl Hospital": doctors learn there, as they did at school.
import type { Finding } from '../../domain/model/finding.ts';

const TRAINEE = /^(?:(?:chief|clinical|surgical|medical) )?(?:resident|fellow|intern)$/i;
const MEDICAL = /residency|surg|medic|clinic|hospital|(?:ology|iatrics?|iatry|pathy|retina|care)\b/i;

export function withTraining(finding: Finding): Finding {
  const { kind, via, title, quote } = finding;
  const isTraining =
    kind === 'employment' &&
    via === 'prose' &&
    TRAINEE.test(title ?? '') &&
    /\b(?:residency|fellowship)\b/i.test(quote) &&
    MEDICAL.test(quote);
  if (!isTraining) return finding;
  const { title: _title, ...rest } = finding;
  return { ...rest, kind: 'education', status: 'attended', current: null };
}
