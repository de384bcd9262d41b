// A model that tells the truth: it knows the labelled facts of every page (`extraction*.jsonl`) and reports those that it finds in the
// lines it is shown, word for word. It answers over HTTP like any other, so what is measured is everything but a model's own errors.
import type { FactWords, LocatedPassage, ReportedFact } from '../../src/ports/model.ts';
import { type Asked, type ModelServer, startModelServer } from '../../test/support/model-server.ts';
import { filesOf, type LabelledFact, readLines } from './labelled-pages.ts';

interface GoldPage {
  person: string | null;
  person_aliases?: string[];
  gold: LabelledFact[];
}

export function startTruthfulModel(dataDir: string): Promise<ModelServer> {
  const byName = new Map<string, LabelledFact[]>();
  for (const path of filesOf(dataDir, 'extraction')) {
    for (const { person, gold } of readLines<GoldPage>(path)) {
      if (person === null) continue;
      const key = person.toLowerCase();
      byName.set(key, [...(byName.get(key) ?? []), ...gold]);
    }
  }
  return startModelServer((asked) => {
    const facts = (byName.get(asked.person.toLowerCase()) ?? []).flatMap((fact) => reportsOf(fact, asked));
    if (asked.duty === 'read') return { value: { facts } };
    if (asked.duty === 'locate')
      return { value: { passages: asked.statements.flatMap((one) => passageFor(one, facts)) } };
    return { value: { questions: [], parts: [] } };
  });
}

const STATUSES: Record<string, ReportedFact['status']> = {
  in_progress: 'in_progress',
  expected: 'in_progress',
  attended: 'attended',
  honorary: 'honorary',
  not_conferred: 'not_finished',
};
/** Lines of a list that one quote may take. */
const MOST_LINES = 4;
const LONGEST_QUOTE = 380;

/** The shortest run of lines that names the organisation and most of the rest. */
function reportsOf(fact: LabelledFact, { lines }: Asked): ReportedFact[] {
  const names = [fact.org, ...(fact.org_mentions ?? [])].filter((name) => name !== undefined && name !== '');
  const shown = [...lines];
  let best: { report: ReportedFact; score: number } | null = null;
  for (const [at, [number]] of shown.entries()) {
    for (let length = 1; length <= MOST_LINES && at + length <= shown.length; length += 1) {
      const run = shown.slice(at, at + length);
      // Only lines that follow each other on the page make one quote.
      if (run.some(([other], index) => other !== number + index)) break;
      const text = run.map(([, line]) => line).join(' ');
      const name = names.find((one) => includes(text, one!));
      if (name === undefined) continue;
      const quote = around(text, name);
      const words = wordsOf(fact, name, quote);
      const score = Object.values(words).filter((word) => word !== null).length - length * 0.3 - quote.length / 2000;
      const status = STATUSES[fact.status ?? ''] ?? 'stated';
      if (score > (best?.score ?? Number.NEGATIVE_INFINITY))
        best = { report: { kind: fact.type, person: null, ...words, status, block: number, quote }, score };
    }
  }
  return best === null ? [] : [best.report];
}

const includes = (text: string, value: string): boolean => text.toLowerCase().includes(value.toLowerCase());

/** The sentence, or a stretch of a long line, around the organisation. */
function around(text: string, name: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const place = text.toLowerCase().indexOf(name.toLowerCase());
  const from = Math.max(text.lastIndexOf('. ', place) + 1, place - LONGEST_QUOTE / 2, 0);
  const cut = text.slice(from, from + LONGEST_QUOTE);
  return cut.replace(/^\S*\s/, from > 0 ? '' : '$&').replace(/\s\S*$/, '');
}

function wordsOf(fact: LabelledFact, organisation: string, quote: string): FactWords {
  const written = (value: string | number | undefined): string | null =>
    value !== undefined && includes(quote, String(value)) ? String(value) : null;
  return {
    organisation: written(organisation),
    degree: written(fact.degree),
    field: written(fact.field),
    title: written(fact.title),
    start: written(fact.start_year),
    end: fact.current === true ? 'present' : written(fact.end_year),
  };
}

/** A claim that one of the facts bears out by its organisation; what else it asks is compared by the product. */
function passageFor({ key, text }: Asked['statements'][number], facts: readonly ReportedFact[]): LocatedPassage[] {
  const found = facts.find(
    (fact) => text.startsWith(fact.kind) && fact.organisation !== null && includes(text, fact.organisation),
  );
  if (found === undefined) return [];
  const { kind: _kind, person: _person, status: _status, ...words } = found;
  return [{ key, stance: 'states', ...words }];
}
