// Writes what each engine would be asked for the eight requests: `node test/planning/write-questions.ts --write` accepts a change.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Depth, effectiveOptions } from '../../src/domain/model/options.ts';
import type { Query } from '../../src/domain/model/query.ts';
import { planQueries } from '../../src/domain/planning/plan-queries.ts';
import { openOrganisations } from '../../src/main/organisation-data.ts';
import { PROVIDERS } from '../../src/search/registry.generated.ts';
import { REQUESTS, type Request } from './requests.ts';

export const QUESTIONS_FILE = join(import.meta.dirname, '..', 'frozen', 'questions.txt');

const ENGINES = PROVIDERS.filter((provider) => provider.phrase !== undefined);

/** What each engine is sent; engines that are sent the same words share a line. */
function phrased(query: Query): string[] {
  const byWords = new Map<string, string[]>();
  for (const { id, phrase } of ENGINES) {
    const words = phrase!(query);
    byWords.set(words, [...(byWords.get(words) ?? []), id]);
  }
  return [...byWords].map(([words, ids]) => `    ${ids.join(', ')}: ${words}`);
}

function planOf({ person, claims }: Request, depth: Depth): Query[] {
  const { index: organisations } = openOrganisations();
  return planQueries({ person, claims, options: effectiveOptions({ depth }), template: null, organisations });
}

function written(query: Query): string[] {
  if (query.kind !== 'web') return [`  ${query.kind}: ${query.text}`];
  const { intent, site, limit, claimKeys, purpose, category } = query;
  const locale = [intent?.language, intent?.country].filter(Boolean).join('-');
  const about = [
    intent?.seek,
    site ? `on ${site}` : null,
    category === 'auto' ? null : category,
    locale,
    `${limit} results`,
  ];
  const heading = `  ${purpose} (${about.filter(Boolean).join(', ')}) for ${claimKeys.join(', ') || 'the person'}`;
  return [heading, ...phrased(query)];
}

export function questions(): string {
  const parts = REQUESTS.flatMap((request) => {
    const plan = planOf(request, 'standard');
    const texts = new Set(plan.map((query) => query.text));
    const deeper = planOf(request, 'deep').filter((query) => query.kind === 'web' && !texts.has(query.text));
    return [
      `${request.who}: ${plan[0]!.names.join(' / ')}`,
      ...plan.flatMap(written),
      '  deep also asks:',
      ...deeper.map((query) => `    ${query.text}`),
      '',
    ];
  });
  return `${parts.join('\n')}`;
}

if (process.argv.includes('--write')) writeFileSync(QUESTIONS_FILE, questions());
