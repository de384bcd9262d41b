// Measures who a page is about on labelled namesakes: every `identity*.jsonl` of a folder, each apart.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { resolveIdentity } from '../../src/domain/identity/resolve.ts';
import type { Person } from '../../src/domain/model/person.ts';
import {
  add,
  filesOf,
  halfOf,
  type LabelledPage,
  readLabelledPage,
  readLines,
  SHIPPED_TRUST,
  type Share,
  share,
} from './labelled-pages.ts';

interface IdentityCase {
  id: string;
  person: Person;
  pages: (LabelledPage & { is_same_person: boolean })[];
  kind: string;
  difficulty?: string;
  source: string;
}

export interface IdentityError {
  id: string;
  kind: string;
  person: Person;
  url: string;
  label: boolean;
  probability: number;
  reasons: string[];
  text: string;
}

export interface IdentityFileResult {
  file: string;
  pages: number;
  accuracy: number;
  /** Namesakes taken for the person. */
  falseSame: number;
  halves: Record<'even' | 'odd', number>;
  byKind: Record<string, Share>;
  errors: IdentityError[];
}

export interface IdentityEvalOptions {
  dataDir: string;
  predictionsDir?: string;
  errors?: number;
  half?: 'even' | 'odd';
}

function evalFile(path: string, options: IdentityEvalOptions): IdentityFileResult {
  const totals: Record<string, Share> = {};
  const byKind: Record<string, Share> = {};
  const errors: IdentityError[] = [];
  const lines: string[] = [];
  for (const one of readLines<IdentityCase>(path)) {
    const half = halfOf(one.id);
    if (options.half && half !== options.half) continue;
    const asked = { person: one.person, claims: [] };
    const sources = one.pages.map((page, index) => readLabelledPage(page, index, options.dataDir, asked));
    const identity = resolveIdentity({ person: one.person, claims: [], sources, trust: SHIPPED_TRUST });
    const bySource = new Map(identity.sources.map((entry) => [entry.sourceId, entry]));
    const answers = one.pages.map((page, index) => {
      const entry = bySource.get(`src_${index}`)!;
      const same = entry.probability >= 0.5;
      const right = same === page.is_same_person;
      add(totals, 'all', right);
      add(totals, half, right);
      if (!page.is_same_person) add(totals, 'different', right);
      add(byKind, one.difficulty ? `${one.kind}/${one.difficulty}` : one.kind, right);
      if (!right) {
        errors.push({
          id: one.id,
          kind: one.kind,
          person: one.person,
          url: page.url,
          label: page.is_same_person,
          probability: entry.probability,
          reasons: entry.anchors.map((anchor) => `${anchor.anchor} ${anchor.weight}: ${anchor.reason}`),
          text: sources[index]!.text.slice(0, 700),
        });
      }
      return { url: page.url, same };
    });
    lines.push(JSON.stringify({ id: one.id, pages: answers }));
  }
  if (options.predictionsDir) {
    mkdirSync(options.predictionsDir, { recursive: true });
    writeFileSync(join(options.predictionsDir, basename(path)), `${lines.join('\n')}\n`);
  }
  errors.sort(
    (left, right) =>
      Math.abs(right.probability - 0.5) - Math.abs(left.probability - 0.5) || (left.id < right.id ? -1 : 1),
  );
  return {
    file: basename(path),
    pages: totals.all?.cases ?? 0,
    accuracy: share(totals.all),
    falseSame: 1 - share(totals.different),
    halves: { even: share(totals.even), odd: share(totals.odd) },
    byKind: Object.fromEntries(Object.entries(byKind).sort(([left], [right]) => (left < right ? -1 : 1))),
    errors: errors.slice(0, options.errors ?? 0),
  };
}

export function evalIdentity(options: IdentityEvalOptions): IdentityFileResult[] {
  return filesOf(options.dataDir, 'identity').map((path) => evalFile(path, options));
}
