// A typed client of `/admin/v1`: projects, their keys and imported pages, with the administrator's bearer token.
import type {
  ApiKey,
  ApiKeyWithSecret,
  AuditRecord,
  Collection,
  CreateProject,
  ImportPages,
  ImportResult,
  List,
  Project,
} from '../contract/types.ts';
import { failure } from './bonafide-client.ts';

export interface AdminOptions {
  baseUrl: string;
  adminToken: string;
  /** Replaces the global fetch, for tests or proxies. */
  fetch?: typeof fetch;
}

export class BonafideAdmin {
  readonly #baseUrl: string;
  readonly #token: string;
  readonly #fetch: typeof fetch;

  constructor(options: AdminOptions) {
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#token = options.adminToken;
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
  }

  readonly projects = {
    list: (): Promise<List<Project>> => this.#call('GET', '/admin/v1/projects'),
    create: (body: CreateProject): Promise<Project> => this.#call('POST', '/admin/v1/projects', body),
    update: (projectId: string, body: { retention_days: number | null }): Promise<Project> =>
      this.#call('PATCH', `/admin/v1/projects/${encodeURIComponent(projectId)}`, body),
  };

  readonly keys = {
    list: (projectId: string): Promise<List<ApiKey>> =>
      this.#call('GET', `/admin/v1/projects/${encodeURIComponent(projectId)}/keys`),
    create: (projectId: string, body: { name?: string } = {}): Promise<ApiKeyWithSecret> =>
      this.#call('POST', `/admin/v1/projects/${encodeURIComponent(projectId)}/keys`, body),
    revoke: (projectId: string, keyId: string): Promise<void> =>
      this.#call('DELETE', `/admin/v1/projects/${encodeURIComponent(projectId)}/keys/${encodeURIComponent(keyId)}`),
  };

  /** What was done with data about people, newest first. */
  readonly audit = {
    list: (projectId: string, page: { limit?: number; cursor?: string } = {}): Promise<List<AuditRecord>> => {
      const query = new URLSearchParams(Object.entries(page).map(([name, value]) => [name, String(value)]));
      return this.#call('GET', `/admin/v1/projects/${encodeURIComponent(projectId)}/audit?${query}`);
    },
  };

  /** Imported pages, which jobs of every project search. */
  readonly collections = {
    list: (): Promise<List<Collection>> => this.#call('GET', '/admin/v1/collections'),
    import: (body: ImportPages): Promise<ImportResult> => this.#call('POST', '/admin/v1/collections', body),
    remove: (name: string): Promise<void> => this.#call('DELETE', `/admin/v1/collections/${encodeURIComponent(name)}`),
  };

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.#fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await failure(response);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
}
