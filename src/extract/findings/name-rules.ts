// Which rules of the grammar decided on a finding: those that fired in its sentence about its organisation or its title. They
// are stored with it, so that a wrong finding leads to the rule that made it (`bonafide read --trace` shows the rest).
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { contextOf } from '../page/context.ts';

const FROM_SENTENCES: ReadonlySet<Finding['via']> = new Set(['prose', 'section']);

/** The last block that begins at or before the offset. */
function blockAt(blocks: readonly Block[], offset: number): Block | undefined {
  return blocks.findLast((block) => block.start <= offset);
}

function rulesOf(page: Page, finding: Finding): string[] {
  const block = blockAt(page.blocks, finding.from);
  const about = [finding.organisation?.name, finding.title, finding.degree?.surface].filter((one) => one !== undefined);
  if (block === undefined || about.length === 0) return [];
  const sentences = contextOf(page)
    .sentencesOf(block)
    .filter(({ base, text }) => base < finding.to && base + text.length > finding.from);
  const fired = sentences.flatMap(({ annotated }) => annotated.fired.list());
  return [...new Set(fired.filter((one) => about.some((text) => one.about.includes(text))).map(({ rule }) => rule))];
}

export function nameRules(page: Page, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const rules = FROM_SENTENCES.has(finding.via) ? rulesOf(page, finding) : [];
    return rules.length === 0 ? finding : { ...finding, rules };
  });
}
