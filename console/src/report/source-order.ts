// Sources by who stands behind them, in the order of the list; on paper quotes cite them by their number there.
import type { Report, Source } from '../../../src/client/bonafide-client.ts';
import { CLASS_WORDS } from '../words/words.ts';

export interface SourceGroup {
  name: string;
  words: { many: string; meaning: string };
  sources: Source[];
}

export function sourceGroups(report: Report): SourceGroup[] {
  return Object.entries(CLASS_WORDS)
    .map(([name, words]) => ({
      name,
      words,
      sources: report.sources.filter((source) => (source.evidence_class ?? 'third_party') === name),
    }))
    .filter((group) => group.sources.length > 0);
}

export function sourceNumbers(report: Report): ReadonlyMap<string, number> {
  const ordered = sourceGroups(report).flatMap((group) => group.sources);
  return new Map(ordered.map((source, index) => [source.source_id, index + 1]));
}
