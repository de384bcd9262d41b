// Templates of a project. They never change; deprecation is the only thing that happens to one.
import type { Selectable } from 'kysely';
import type { PageOf, Position, TemplateRecord } from '../../ports/store.ts';
import { builder, type Connection, run, runNamed } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import { olderThan, pageOf, rowsFor } from '../database/pages.ts';
import type { Tables } from '../database/tables.ts';

export function templateRecord(row: Selectable<Tables['templates']>): TemplateRecord {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    description: row.description,
    createdAt: row.created_at,
    deprecatedAt: row.deprecated_at,
    inputSchema: row.input_schema as TemplateRecord['inputSchema'],
    extractionSchema: row.extraction_schema as TemplateRecord['extractionSchema'],
    searchPlan: row.search_plan as TemplateRecord['searchPlan'],
    scoringRubric: row.scoring_rubric as TemplateRecord['scoringRubric'],
    metadata: row.metadata as TemplateRecord['metadata'],
  };
}

export function templateReads(connection: Connection, projectId: string) {
  return {
    async get(templateId: string): Promise<TemplateRecord | null> {
      const query = builder.selectFrom('templates').selectAll().where('project_id', '=', projectId);
      const [row] = await run(connection, query.where('id', '=', templateId));
      return row === undefined ? null : templateRecord(row);
    },

    async list(includeDeprecated: boolean, limit: number, after: Position | null): Promise<PageOf<TemplateRecord>> {
      let query = builder.selectFrom('templates').selectAll().where('project_id', '=', projectId);
      if (!includeDeprecated) query = query.where('deprecated_at', 'is', null);
      if (after !== null) query = query.where((expression) => olderThan(expression, after));
      const ordered = query.orderBy('created_at', 'desc').orderBy('id', 'desc');
      return pageOf(await runNamed(connection, ordered.limit(rowsFor(limit))), limit, templateRecord);
    },
  };
}

export function templateWrites(connection: Connection, projectId: string) {
  return {
    async insertTemplate(template: TemplateRecord): Promise<'inserted' | 'duplicate'> {
      const query = builder
        .insertInto('templates')
        .values({
          id: template.id,
          project_id: projectId,
          name: template.name,
          version: template.version,
          description: template.description,
          created_at: template.createdAt,
          deprecated_at: template.deprecatedAt,
          input_schema: jsonText(template.inputSchema),
          extraction_schema: jsonText(template.extractionSchema),
          search_plan: jsonText(template.searchPlan),
          scoring_rubric: jsonText(template.scoringRubric),
          metadata: jsonText(template.metadata),
        })
        .onConflict((conflict) => conflict.columns(['project_id', 'name', 'version']).doNothing())
        .returning('id');
      return (await run(connection, query)).length > 0 ? 'inserted' : 'duplicate';
    },

    async deprecateTemplate(templateId: string, at: Date): Promise<TemplateRecord | null> {
      const query = builder
        .updateTable('templates')
        .set((expression) => ({ deprecated_at: expression.fn.coalesce('deprecated_at', expression.val(at)) }))
        .where('project_id', '=', projectId)
        .where('id', '=', templateId)
        .returningAll();
      const [row] = await run(connection, query);
      return row === undefined ? null : templateRecord(row);
    },
  };
}
