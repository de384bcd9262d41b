// No quote, no evidence: whatever read the page, a finding whose sentence does not stand in it word for word is dropped.
import type { Finding } from '../domain/model/finding.ts';

export function quotedFindings(text: string, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => finding.quote !== '' && text.slice(finding.from, finding.to) === finding.quote);
}
