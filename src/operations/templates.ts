// Templates: create, read, list, deprecate, and show the questions one would lead to.
import { arrange } from '../contract/reading/arrange.ts';
import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import { knownMembers } from '../contract/reading/unknown-members.ts';
import { fieldFault, throwFaults } from '../contract/reading/validate.ts';
import type { JobDraft } from '../contract/schemas/job-draft.ts';
import { Template } from '../contract/schemas/template.ts';
import type { TemplateDraft } from '../contract/schemas/template-draft.ts';
import type { Claim } from '../domain/model/claim.ts';
import { Fault, type FieldFault } from '../domain/model/fault.ts';
import type { Options } from '../domain/model/options.ts';
import type { Person } from '../domain/model/person.ts';
import type { Query } from '../domain/model/query.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { SchemaChecker } from '../ports/schemas.ts';
import type { Store, TemplateRecord } from '../ports/store.ts';
import { type CreatedAnswer, type IdempotencyRequest, once } from './idempotency.ts';
import { mergeTemplate } from './merge-template.ts';
import { found, issuedId } from './not-found.ts';
import { type ListView, type PageRequest, pageByPosition } from './page.ts';

const TEMPLATE = knownMembers(Template);

export function templateView(template: TemplateRecord) {
  return arrange(TEMPLATE, {
    id: template.id,
    name: template.name,
    version: template.version,
    description: template.description,
    created_at: template.createdAt.toISOString(),
    deprecated_at: template.deprecatedAt?.toISOString() ?? null,
    input_schema: template.inputSchema,
    extraction_schema: template.extractionSchema,
    search_plan: template.searchPlan,
    scoring_rubric: template.scoringRubric,
    metadata: template.metadata,
  });
}
export type TemplateView = ReturnType<typeof templateView>;

export interface CreateTemplateTools {
  store: Pick<Store, 'transaction'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'next'>;
  schemas: Pick<SchemaChecker, 'check'>;
}

/** `faults` are those of the body's own members; the schemas are compiled here so that all are told together. */
export async function createTemplate(
  tools: CreateTemplateTools,
  input: {
    projectId: string;
    draft: TemplateDraft | null;
    faults: FieldFault[];
    idempotency: IdempotencyRequest | null;
  },
): Promise<CreatedAnswer<TemplateView>> {
  const { projectId, draft, idempotency } = input;
  const faults = [...input.faults];
  if (draft) faults.push(...(await tools.schemas.check(projectId, draft)));
  throwFaults(faults);
  const now = tools.clock.now();
  return tools.store.transaction(projectId, (transaction) =>
    once(
      transaction,
      idempotency,
      now,
      async () => {
        const endpointId = draft!.searchPlan.options?.webhook?.endpoint_id;
        if (endpointId !== undefined && (await transaction.reads.endpoints.get(endpointId)) === null) {
          const path = ['search_plan', 'options', 'webhook', 'endpoint_id'];
          throwFaults([fieldFault(path, 'is not a webhook endpoint of this project', 'unknown_endpoint')]);
        }
        const template: TemplateRecord = { id: tools.ids.next('tpl'), createdAt: now, deprecatedAt: null, ...draft! };
        if ((await transaction.insertTemplate(template)) === 'duplicate') {
          throw new Fault('template_exists', `There is already a version ${template.version} of this template.`);
        }
        return { status: 201, resourceId: template.id, body: templateView(template) };
      },
      async ({ resourceId }) => {
        const template = found(await transaction.reads.templates.get(resourceId));
        return templateView({ ...template, deprecatedAt: null });
      },
    ),
  );
}

export async function getTemplate(
  { store }: { store: Pick<Store, 'forProject'> },
  { projectId, templateId }: { projectId: string; templateId: string },
): Promise<TemplateView> {
  return templateView(found(await store.forProject(projectId).templates.get(issuedId(templateId))));
}

export function listTemplates(
  { store, cursors }: { store: Pick<Store, 'forProject'>; cursors: CursorCodec },
  input: PageRequest & { projectId: string; includeDeprecated: boolean },
): Promise<ListView<TemplateView>> {
  const { projectId, includeDeprecated } = input;
  return pageByPosition(
    cursors,
    { projectId, route: 'templates', filters: { include_deprecated: String(includeDeprecated) } },
    input,
    (limit, after) => store.forProject(projectId).templates.list(includeDeprecated, limit, after),
    (templates) => templates.map(templateView),
  );
}

/** Permanent; repeating it keeps the first time. */
export function deprecateTemplate(
  { store, clock }: { store: Pick<Store, 'transaction'>; clock: Pick<Clock, 'now'> },
  { projectId, templateId }: { projectId: string; templateId: string },
): Promise<TemplateView> {
  issuedId(templateId);
  return store.transaction(projectId, async (transaction) => {
    const template = found(await transaction.reads.templates.get(templateId));
    if (template.deprecatedAt !== null) return templateView(template);
    return templateView(found(await transaction.deprecateTemplate(templateId, clock.now())));
  });
}

/** The planner as an argument: which questions this person and these claims would lead to. */
export type PlanQueries = (input: {
  projectId: string;
  person: Person;
  claims: Claim[];
  options: Options | null;
  metadata: Record<string, unknown> | null;
  template: TemplateRecord;
}) => Promise<Query[]>;

export async function previewTemplate(
  {
    store,
    planQueries,
    schemas,
  }: { store: Pick<Store, 'forProject'>; planQueries: PlanQueries; schemas: SchemaChecker },
  { projectId, templateId, draft }: { projectId: string; templateId: string; draft: JobDraft },
) {
  const template = found(await store.forProject(projectId).templates.get(issuedId(templateId)));
  const { claims, options } = mergeTemplate(draft, template);
  const faults: FieldFault[] = [];
  if (claims.length === 0) faults.push(fieldFault(['claims'], 'is required, since the template has none', 'required'));
  const { person, metadata } = draft;
  faults.push(...(await schemas.apply(projectId, template, { person, claims, metadata: metadata ?? {} })));
  throwFaults(faults);
  const queries = await planQueries({ projectId, person, claims, options, metadata, template });
  return {
    template_id: template.id,
    queries: queries.map((query) => ({
      kind: query.kind,
      text: query.text,
      purpose: query.purpose,
      claim_keys: query.claimKeys,
      ...(query.site === undefined ? {} : { site: query.site }),
      limit: query.limit,
    })),
  };
}
