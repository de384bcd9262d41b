// Sources and events of a project's jobs, as lists read them.
import type { EventType } from '../../domain/model/options.ts';
import type { Source } from '../../domain/model/source.ts';
import type { EventRecord } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';

export function sourceReads(connection: Connection, projectId: string) {
  return {
    async list(jobId: string, limit: number, after: number | null): Promise<{ items: Source[]; next: number | null }> {
      const rows = await connection.query<{ ordinal: number; wire: Source }>({
        name: 'source_list',
        text: `select ordinal, wire from sources where project_id = $1 and job_id = $2 and ordinal > $3
               order by ordinal limit $4`,
        values: [projectId, jobId, after ?? 0, limit + 1],
      });
      const shown = rows.slice(0, limit);
      return {
        items: shown.map((row) => row.wire),
        next: rows.length > limit ? (shown.at(-1)?.ordinal ?? null) : null,
      };
    },

    async text(jobId: string, sourceId: string): Promise<string | null> {
      const [row] = await connection.query<{ text: string }>({
        text: `select t.text from sources s join page_texts t using (job_id, ordinal)
               where s.project_id = $1 and t.project_id = $1 and s.job_id = $2 and s.id = $3`,
        values: [projectId, jobId, sourceId],
      });
      return row?.text ?? null;
    },
  };
}

export function eventReads(connection: Connection, projectId: string) {
  return {
    async list(jobId: string, afterSequence: number, limit: number): Promise<EventRecord[]> {
      return connection.query<EventRecord & { type: EventType }>({
        name: 'event_list',
        text: `select id, job_id as "jobId", sequence, type, created_at as "createdAt", body from events
               where project_id = $1 and job_id = $2 and sequence > $3 and type like 'job.%' order by sequence limit $4`,
        values: [projectId, jobId, afterSequence, limit],
      });
    },
  };
}
