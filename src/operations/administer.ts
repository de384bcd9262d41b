// Projects and their API keys, for the operator.
import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import { Fault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { AdminStore, ApiKeyRecord, AuditEntry, ProjectRecord, Store } from '../ports/store.ts';
import { hashApiKey, keyHint, newApiKey } from './api-key.ts';
import { found, issuedId, notFound } from './not-found.ts';
import { type ListView, type PageRequest, pageByPosition } from './page.ts';

export interface AdminTools {
  store: { admin: Store['admin'] };
  clock: Pick<Clock, 'now'>;
  ids: Ids;
}

export function projectView(project: ProjectRecord) {
  return {
    id: project.id,
    name: project.name,
    created_at: project.createdAt.toISOString(),
    retention_days: project.retentionDays,
  };
}
export type ProjectView = ReturnType<typeof projectView>;

export function keyView(key: ApiKeyRecord) {
  return {
    id: key.id,
    project_id: key.projectId,
    name: key.name,
    hint: key.hint,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}
export type ApiKeyView = ReturnType<typeof keyView>;

export async function listProjects({ store }: AdminTools): Promise<ListView<ProjectView>> {
  return { data: (await store.admin.projects()).map(projectView), next_cursor: null };
}

export async function createProject(
  { store, clock, ids }: AdminTools,
  input: { name: string; retentionDays: number | null },
): Promise<ProjectView> {
  const project: ProjectRecord = {
    id: ids.next('prj'),
    name: input.name,
    createdAt: clock.now(),
    retentionDays: input.retentionDays,
  };
  if ((await store.admin.createProject(project)) === 'duplicate') {
    throw new Fault('project_exists', 'There is already a project of this name.');
  }
  return projectView(project);
}

export async function updateProject(
  { store }: AdminTools,
  input: { projectId: string; retentionDays: number | null },
): Promise<ProjectView> {
  const change = { retentionDays: input.retentionDays };
  return projectView(found(await store.admin.updateProject(issuedId(input.projectId), change)));
}

export async function listKeys({ store }: AdminTools, projectId: string): Promise<ListView<ApiKeyView>> {
  await requireProject(store.admin, projectId);
  return { data: (await store.admin.keys(projectId)).map(keyView), next_cursor: null };
}

export function listAudit(
  { store, cursors }: { store: Pick<Store, 'admin'>; cursors: CursorCodec },
  input: PageRequest & { projectId: string },
): Promise<ListView<ReturnType<typeof auditView>>> {
  const { projectId } = input;
  return pageByPosition(
    cursors,
    { projectId, route: 'admin/audit', filters: {} },
    input,
    async (limit, after) => {
      await requireProject(store.admin, projectId);
      return store.admin.auditRecords(projectId, limit, after);
    },
    (entries) => entries.map(auditView),
  );
}

function auditView({ id, createdAt, projectId, act, objectIds }: AuditEntry) {
  return { id, created_at: createdAt.toISOString(), project_id: projectId, act, object_ids: objectIds };
}

export async function createKey(
  { store, clock, ids }: AdminTools,
  input: { projectId: string; name: string },
): Promise<ApiKeyView & { key: string }> {
  await requireProject(store.admin, input.projectId);
  const key = newApiKey(ids);
  const record: ApiKeyRecord = {
    id: ids.next('key'),
    projectId: input.projectId,
    name: input.name,
    hint: keyHint(key),
    createdAt: clock.now(),
    lastUsedAt: null,
    revokedAt: null,
  };
  await store.admin.createKey(record, hashApiKey(key));
  return { ...keyView(record), key };
}

export async function revokeKey(
  { store, clock }: AdminTools,
  input: { projectId: string; keyId: string },
): Promise<void> {
  const revoked = await store.admin.revokeKey(issuedId(input.projectId), issuedId(input.keyId), clock.now());
  if (!revoked) throw notFound();
}

async function requireProject(admin: AdminStore, projectId: string): Promise<void> {
  const projects = await admin.projects();
  if (!projects.some((project) => project.id === projectId)) throw notFound();
}
