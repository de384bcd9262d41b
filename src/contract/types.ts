// The wire as plain types, for callers that only need to know its shapes.
import type { z } from 'zod';
import type { Claim } from '../domain/model/claim.ts';
import type { ApiKey as ApiKeySchema, ApiKeyWithSecret as ApiKeyWithSecretSchema } from './schemas/api-key.ts';
import type { AuditRecord as AuditRecordSchema } from './schemas/audit.ts';
import type { Batch as BatchSchema, CreateBatch as CreateBatchSchema } from './schemas/batch.ts';
import type { ReportChanges as ReportChangesSchema } from './schemas/changes.ts';
import type {
  Collection as CollectionSchema,
  ImportPages as ImportPagesSchema,
  ImportResult as ImportResultSchema,
} from './schemas/collection.ts';
import type {
  Delivery as DeliverySchema,
  DeliveryWithAttempts as DeliveryWithAttemptsSchema,
  ReplayResult as ReplayResultSchema,
} from './schemas/delivery.ts';
import type {
  CreateJob as CreateJobSchema,
  ErasureResult as ErasureResultSchema,
  Job as JobSchema,
} from './schemas/job.ts';
import type {
  CreateMonitor as CreateMonitorSchema,
  MonitorRun as MonitorRunSchema,
  Monitor as MonitorSchema,
  UpdateMonitor as UpdateMonitorSchema,
} from './schemas/monitor.ts';
import type { Options as OptionsSchema } from './schemas/options.ts';
import type { Person as PersonSchema } from './schemas/person.ts';
import type { Problem as ProblemSchema } from './schemas/problem.ts';
import type { CreateProject as CreateProjectSchema, Project as ProjectSchema } from './schemas/project.ts';
import type { Report as ReportSchema } from './schemas/report.ts';
import type { ServiceStatus as ServiceStatusSchema } from './schemas/service.ts';
import type { Source as SourceSchema } from './schemas/source.ts';
import type {
  CreateTemplate as CreateTemplateSchema,
  PreviewTemplate as PreviewTemplateSchema,
  TemplatePreview as TemplatePreviewSchema,
  Template as TemplateSchema,
} from './schemas/template.ts';
import type { Usage as UsageSchema } from './schemas/usage.ts';
import type {
  CreateWebhookEndpoint as CreateWebhookEndpointSchema,
  UpdateWebhookEndpoint as UpdateWebhookEndpointSchema,
  WebhookEndpoint as WebhookEndpointSchema,
  WebhookEndpointWithSecret as WebhookEndpointWithSecretSchema,
} from './schemas/webhook-endpoint.ts';

export type Person = z.input<typeof PersonSchema>;
export type { Claim };
export type Options = z.input<typeof OptionsSchema>;
/** The schema of a claim depends on its type; here every claim has the common form. */
export type CreateJob = Omit<z.input<typeof CreateJobSchema>, 'claims'> & { claims?: Claim[] };
export type Job = Omit<z.output<typeof JobSchema>, 'claims'> & { claims: Claim[] };
export type Report = z.output<typeof ReportSchema>;
export type Source = z.output<typeof SourceSchema>;
export type Usage = z.output<typeof UsageSchema>;
export type ErasureResult = z.output<typeof ErasureResultSchema>;
export type Template = z.output<typeof TemplateSchema>;
export type CreateTemplate = z.input<typeof CreateTemplateSchema>;
export type PreviewTemplate = Omit<z.input<typeof PreviewTemplateSchema>, 'claims'> & { claims?: Claim[] };
export type TemplatePreview = z.output<typeof TemplatePreviewSchema>;
export type WebhookEndpoint = z.output<typeof WebhookEndpointSchema>;
export type WebhookEndpointWithSecret = z.output<typeof WebhookEndpointWithSecretSchema>;
export type CreateWebhookEndpoint = z.input<typeof CreateWebhookEndpointSchema>;
export type UpdateWebhookEndpoint = z.input<typeof UpdateWebhookEndpointSchema>;
export type Delivery = z.output<typeof DeliverySchema>;
export type DeliveryWithAttempts = z.output<typeof DeliveryWithAttemptsSchema>;
export type ReplayResult = z.output<typeof ReplayResultSchema>;
export type Problem = z.output<typeof ProblemSchema>;
export type Project = z.output<typeof ProjectSchema>;
export type CreateProject = z.input<typeof CreateProjectSchema>;
export type AuditRecord = z.output<typeof AuditRecordSchema>;
export type ApiKey = z.output<typeof ApiKeySchema>;
export type ApiKeyWithSecret = z.output<typeof ApiKeyWithSecretSchema>;
export interface List<T> {
  data: T[];
  next_cursor: string | null;
}
export type ServiceStatus = z.output<typeof ServiceStatusSchema>;
export type Collection = z.output<typeof CollectionSchema>;
export type ImportPages = z.input<typeof ImportPagesSchema>;
export type ImportResult = z.output<typeof ImportResultSchema>;
export type Batch = z.output<typeof BatchSchema>;
export type CreateBatch = { items: CreateJob[]; options?: z.input<typeof CreateBatchSchema>['options'] };
export type ReportChanges = z.output<typeof ReportChangesSchema>;
export type Monitor = Omit<z.output<typeof MonitorSchema>, 'claims'> & { claims: Claim[] };
export type MonitorRun = z.output<typeof MonitorRunSchema>;
export type CreateMonitor = Omit<z.input<typeof CreateMonitorSchema>, 'claims'> & { claims?: Claim[] };
export type UpdateMonitor = z.input<typeof UpdateMonitorSchema>;
