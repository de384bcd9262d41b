// What each rule of the grammar is worth: with the rule switched off, on how many different sites do facts become right or wrong?
// Only pages on which it decided something are read again.
import { join } from 'node:path';
import { extractFindings } from '../../src/extract/extract-findings.ts';
import { switchedOff } from '../../src/extract/lexicon/rule.ts';
import { contextOf } from '../../src/extract/page/context.ts';
import { NO_TITLE_RULES } from '../../src/extract/spans/title-span-rules.ts';
import { LIST_RULES } from '../../src/extract/statements/links/list-links.ts';
import { REACH_RULES } from '../../src/extract/statements/links/trigger-rules.ts';
import { type ExtractionCase, predict, rightAndWrong } from './extraction.ts';
import { filesOf, pageOf, readLines } from './labelled-pages.ts';

/** A rule that helps on fewer sites has to go. */
const LEAST_SITES = 3;

interface RuleWorth {
  better: Set<string>;
  worse: Set<string>;
  fired: number;
}

export function evalRules(dataDir: string): void {
  const worth = new Map<string, RuleWorth>(
    [...NO_TITLE_RULES, ...REACH_RULES, ...LIST_RULES].map(({ id }) => [
      id,
      { better: new Set(), worse: new Set(), fired: 0 },
    ]),
  );
  for (const file of filesOf(dataDir, 'extraction')) {
    for (const item of readLines<ExtractionCase>(file)) weigh(item, dataDir, worth);
  }
  console.log('rule                                sites better  worse  cases it decides in');
  for (const [id, { better, worse, fired }] of [...worth].sort(
    (left, right) => right[1].better.size - left[1].better.size,
  )) {
    const verdict = better.size < LEAST_SITES ? '  few' : '';
    console.log(
      `${id.padEnd(40)} ${String(better.size).padStart(6)} ${String(worse.size).padStart(6)} ${String(fired).padStart(6)}${verdict}`,
    );
  }
  console.log(
    `\nbetter: without the rule a fact of that site is lost or made up. Files: ${join(dataDir, 'extraction*.jsonl')}`,
  );
}

function weigh(item: ExtractionCase, dataDir: string, worth: Map<string, RuleWorth>): void {
  const before = score(item, dataDir);
  const rules = firedOn(item, dataDir);
  const site = siteOf(item);
  for (const rule of rules) {
    const entry = worth.get(rule);
    if (entry === undefined) continue;
    entry.fired += 1;
    switchedOff.add(rule);
    const without = score(item, dataDir);
    switchedOff.delete(rule);
    if (without < before) entry.better.add(site);
    else if (without > before) entry.worse.add(site);
  }
}

/** Right facts less those made up and those missed. */
function score(item: ExtractionCase, dataDir: string): number {
  const { right, wrong, missed } = rightAndWrong(item, predict(item, dataDir));
  return right - wrong - missed;
}

function firedOn(item: ExtractionCase, dataDir: string): Set<string> {
  const page = pageOf({ ...item, url: item.url ?? `https://page.example/${item.id}` }, dataDir);
  extractFindings(page);
  const context = contextOf(page);
  return new Set(
    page.blocks.flatMap((block) =>
      context.sentencesOf(block).flatMap(({ annotated }) => annotated.fired.list().map(({ rule }) => rule)),
    ),
  );
}

/** The host of a page; texts without an address count by where they were taken from. */
function siteOf({ url, source, id }: ExtractionCase): string {
  try {
    return url === undefined ? `${source} ${id.split('-').slice(0, 2).join('-')}` : new URL(url).hostname;
  } catch {
    return source;
  }
}
