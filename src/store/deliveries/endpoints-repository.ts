// Webhook endpoints of a project and their sealed secrets.
import type { Selectable } from 'kysely';
import type { EndpointEvent } from '../../domain/model/options.ts';
import type { EndpointRecord, PageOf, Position } from '../../ports/store.ts';
import { countOfProject } from '../database/count-of-project.ts';
import { builder, type Connection, run, runNamed } from '../database/database.ts';
import { olderThan, pageOf, rowsFor } from '../database/pages.ts';
import type { Seal } from '../database/seal.ts';
import type { Tables } from '../database/tables.ts';

function endpointRecord(row: Selectable<Tables['webhook_endpoints']>): EndpointRecord {
  return {
    id: row.id,
    projectId: row.project_id,
    url: row.url,
    events: row.events as EndpointEvent[],
    enabled: row.enabled,
    description: row.description,
    createdAt: row.created_at,
    disabledReason: row.disabled_reason,
    failingSince: row.failing_since,
  };
}

export function endpointReads(connection: Connection, projectId: string) {
  return {
    async get(endpointId: string): Promise<EndpointRecord | null> {
      const query = builder.selectFrom('webhook_endpoints').selectAll().where('project_id', '=', projectId);
      const [row] = await run(connection, query.where('id', '=', endpointId));
      return row === undefined ? null : endpointRecord(row);
    },

    async list(limit: number, after: Position | null): Promise<PageOf<EndpointRecord>> {
      let query = builder.selectFrom('webhook_endpoints').selectAll().where('project_id', '=', projectId);
      if (after !== null) query = query.where((expression) => olderThan(expression, after));
      const ordered = query.orderBy('created_at', 'desc').orderBy('id', 'desc');
      return pageOf(await runNamed(connection, ordered.limit(rowsFor(limit))), limit, endpointRecord);
    },
  };
}

type EndpointChange = Partial<
  Pick<EndpointRecord, 'url' | 'events' | 'enabled' | 'description' | 'disabledReason' | 'failingSince'>
>;

/** Each one adds a signature to every request; a receiver refuses headers that grow without end. */
const OLD_SECRETS = 10;

const INSERT_SECRET =
  'insert into webhook_secrets (project_id, endpoint_id, sealed, created_at) values ($1, $2, $3, $4)';

export function endpointWrites(connection: Connection, projectId: string, seal: Seal) {
  return {
    async countEndpoints(): Promise<number> {
      return countOfProject(connection, projectId, 'webhook_endpoints');
    },

    async insertEndpoint(endpoint: EndpointRecord, secret: string): Promise<void> {
      await connection.query({
        text: `with endpoint as (
                 insert into webhook_endpoints (project_id, id, url, events, enabled, description, created_at,
                                                disabled_reason, failing_since)
                 values ($1, $2, $5, $6, $7, $8, $4, $9, $10)
               ) ${INSERT_SECRET}`,
        values: [
          ...[projectId, endpoint.id, seal.close(secret, endpoint.id), endpoint.createdAt],
          ...[endpoint.url, endpoint.events, endpoint.enabled, endpoint.description],
          ...[endpoint.disabledReason, endpoint.failingSince],
        ],
      });
    },

    async updateEndpoint(endpointId: string, change: EndpointChange): Promise<EndpointRecord | null> {
      const set = {
        ...(change.url !== undefined && { url: change.url }),
        ...(change.events !== undefined && { events: change.events as string[] }),
        ...(change.enabled !== undefined && { enabled: change.enabled }),
        ...(change.description !== undefined && { description: change.description }),
        ...(change.disabledReason !== undefined && { disabled_reason: change.disabledReason }),
        ...(change.failingSince !== undefined && { failing_since: change.failingSince }),
      };
      if (Object.keys(set).length === 0) return endpointReads(connection, projectId).get(endpointId);
      const query = builder
        .updateTable('webhook_endpoints')
        .set(set)
        .where('project_id', '=', projectId)
        .where('id', '=', endpointId);
      const [row] = await run(connection, query.returningAll());
      if (row === undefined) return null;
      // Switched off means that nothing waits to be sent, also not for the day it is switched on again.
      if (change.enabled === false) await discardPending(connection, projectId, endpointId, 'endpoint_disabled');
      return endpointRecord(row);
    },

    async deleteEndpoint(endpointId: string): Promise<boolean> {
      const query = builder.deleteFrom('webhook_endpoints').where('project_id', '=', projectId);
      const gone = await run(connection, query.where('id', '=', endpointId).returning('id'));
      if (gone.length > 0) await discardPending(connection, projectId, endpointId, 'endpoint_deleted');
      return gone.length > 0;
    },

    async rotateSecret(endpointId: string, secret: string, oldExpiresAt: Date, at: Date): Promise<boolean> {
      // The lock makes two rotations follow each other; the unique index allows one current secret.
      const found = await connection.query({
        text: 'select id from webhook_endpoints where project_id = $1 and id = $2 for no key update',
        values: [projectId, endpointId],
      });
      if (found.length === 0) return false;
      await connection.query({
        text: `with gone as (
                 delete from webhook_secrets where project_id = $1 and endpoint_id = $2 and expires_at <= $4
               )
               update webhook_secrets set expires_at = least(expires_at, $3)
               where project_id = $1 and endpoint_id = $2 and (expires_at is null or expires_at > $4)`,
        values: [projectId, endpointId, oldExpiresAt, at],
      });
      await connection.query({
        text: INSERT_SECRET,
        values: [projectId, endpointId, seal.close(secret, endpointId), at],
      });
      await connection.query({
        text: `delete from webhook_secrets where id in (
                 select id from webhook_secrets where project_id = $1 and endpoint_id = $2 and expires_at is not null
                 order by created_at desc, id desc offset $3)`,
        values: [projectId, endpointId, OLD_SECRETS],
      });
      return true;
    },
  };
}

async function discardPending(
  connection: Connection,
  projectId: string,
  endpointId: string,
  reason: string,
): Promise<void> {
  await connection.query({
    text: `with waiting as (
             delete from delivery_queue where project_id = $1 and endpoint_id = $2 returning delivery_id
           )
           update deliveries set status = 'discarded', error = $3, next_attempt_at = null, completed_at = now()
           where project_id = $1 and id = any (array (select delivery_id from waiting))`,
    values: [projectId, endpointId, reason],
  });
}
