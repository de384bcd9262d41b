// Search questions that a model proposes beside the plan's own. They are asked like any other and are listed in the report.
import type { Query } from '../../domain/model/query.ts';
import { bearsName } from '../../domain/names/bears-name.ts';
import { Budget } from '../budget.ts';
import type { Gathered, JobContext } from '../job-context.ts';
import { modelAsker } from './ask-model.ts';
import { type ActiveModel, emptyRecord } from './model-record.ts';
import { claimWords } from './read-page.ts';

const MOST_QUESTIONS = 4;
const MOST_LANGUAGES = 4;

export async function proposeQuestions(
  context: JobContext,
  active: ActiveModel,
  plan: readonly Query[],
  gathered: Gathered,
): Promise<Query[]> {
  if (!active.model.duties.includes('questions')) return [];
  const base = plan.find(({ kind, purpose }) => kind === 'web' && purpose === 'neutral');
  if (base === undefined) return [];
  const { person, claims } = context.job;
  const languages = [...new Set(plan.flatMap(({ intent }) => (intent ? [intent.language] : [])))];
  const budget = new Budget(context.options.maxCostUsd, gathered.spentUsd);
  const answer = await modelAsker(
    context,
    active,
    budget,
    gathered,
  )({
    duty: 'questions',
    person: person.full_name,
    otherNames: person.aliases ?? [],
    statements: claims.map((claim) => `${claim.claim_type}: ${claimWords(claim)}`),
    languages: (languages.length > 0 ? languages : ['en']).slice(0, MOST_LANGUAGES),
  });
  const asked = new Set(plan.map(({ text }) => text.toLowerCase()));
  // A question that does not name the person is about somebody else.
  const proposed = (answer?.value ?? [])
    .map(({ text, language }) => ({ text: text.replace(/\s+/g, ' ').trim(), language }))
    .filter(({ text }) => bearsName(text, base.names) && !asked.has(text.toLowerCase()))
    .slice(0, MOST_QUESTIONS);
  (gathered.model ??= emptyRecord()).questions = proposed;
  const { intent: _intent, ...bare } = base;
  return proposed.map(({ text }) => ({ ...bare, text, claimKeys: [], purpose: 'model' }));
}
