// Projects and API keys. A key is known here by its SHA-256 alone.
import type { AdminStore, ApiKeyRecord, AuditEntry, ProjectRecord } from '../../ports/store.ts';
import { type Connection, isUniqueViolation } from '../database/database.ts';
import { pageOf } from '../database/pages.ts';

const PROJECT = 'id, name, created_at as "createdAt", retention_days as "retentionDays"';
const KEY = `id, project_id as "projectId", name, hint, created_at as "createdAt", last_used_at as "lastUsedAt",
             revoked_at as "revokedAt"`;

/** The number stands in the order of writing; as text it would not. */
const AUDIT = `
  select id::text, at as "createdAt", project_id as "projectId", act, object_ids as "objectIds" from audit_records
  where project_id = $1 and ($3::bigint is null or id < $3) order by audit_records.id desc limit $2`;

export function adminStore(connection: Connection, compact: AdminStore['compact']): AdminStore {
  return {
    compact,

    async auditRecords(projectId, limit, after) {
      const values = [projectId, limit + 1, after?.id ?? null];
      return pageOf(await connection.query<AuditEntry>({ text: AUDIT, values }), limit, (entry) => entry);
    },

    async lastErasure() {
      const [row] = await connection.query<{ at: Date | null }>({
        text: `select max(at) as at from audit_records where act in ('job.erased', 'monitor.erased', 'source.erased')`,
        values: [],
      });
      return row?.at ?? null;
    },

    projects: () =>
      connection.query<ProjectRecord>({ text: `select ${PROJECT} from projects order by created_at, id`, values: [] }),

    async createProject(project) {
      try {
        await connection.query({
          text: 'insert into projects (id, name, created_at, retention_days) values ($1, $2, $3, $4)',
          values: [project.id, project.name, project.createdAt, project.retentionDays],
        });
        return 'created';
      } catch (error) {
        if (isUniqueViolation(error)) return 'duplicate';
        throw error;
      }
    },

    async updateProject(projectId, change) {
      const [row] = await connection.query<ProjectRecord>({
        text: `update projects set retention_days = $2 where id = $1 returning ${PROJECT}`,
        values: [projectId, change.retentionDays],
      });
      return row ?? null;
    },

    keys: (projectId) =>
      connection.query<ApiKeyRecord>({
        text: `select ${KEY} from api_keys where project_id = $1 order by created_at, id`,
        values: [projectId],
      }),

    async createKey(key, hash) {
      await connection.query({
        text: `insert into api_keys (id, project_id, name, hint, hash, created_at, last_used_at, revoked_at)
               values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        values: [
          ...[key.id, key.projectId, key.name, key.hint, Buffer.from(hash)],
          ...[key.createdAt, key.lastUsedAt, key.revokedAt],
        ],
      });
    },

    async revokeKey(projectId, keyId, at) {
      const rows = await connection.query({
        text: `update api_keys set revoked_at = coalesce(revoked_at, $3) where project_id = $1 and id = $2 returning id`,
        values: [projectId, keyId, at],
      });
      return rows.length > 0;
    },

    async findKey(hash) {
      const [row] = await connection.query<ApiKeyRecord>({
        name: 'key_by_hash',
        text: `select ${KEY} from api_keys where hash = $1 and revoked_at is null`,
        values: [Buffer.from(hash)],
      });
      return row ?? null;
    },

    async anyKey(hash) {
      const [row] = await connection.query<ApiKeyRecord>({
        text: `select ${KEY} from api_keys where hash = $1`,
        values: [Buffer.from(hash)],
      });
      return row ?? null;
    },

    async touchKeys(used) {
      if (used.size === 0) return new Map();
      const uses = [...used.values()];
      const rows = await connection.query<{ id: string; requests: string }>({
        // In the order of ids: two processes that write the same keys must not wait for each other.
        text: `with u as (
                 select * from unnest($1::text[], $2::timestamptz[], $3::bigint[]) as u (id, at, requests)
               ), locked as (
                 select k.id from api_keys k join u using (id) order by k.id for no key update of k
               )
               update api_keys k set last_used_at = greatest(k.last_used_at, u.at), requests = k.requests + u.requests
               from u join locked using (id) where k.id = u.id returning k.id, k.requests`,
        values: [[...used.keys()], uses.map((use) => use.at), uses.map((use) => use.requests)],
      });
      return new Map(rows.map((row) => [row.id, Number(row.requests)]));
    },
  };
}
