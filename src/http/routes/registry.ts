// Every act of the API, in the order of the reference. One folder beside this file is one act.
import type { Route } from '../route.ts';
import adminCreateKey from './admin-create-key/route.ts';
import adminCreateProject from './admin-create-project/route.ts';
import adminImportPages from './admin-import-pages/route.ts';
import adminListAudit from './admin-list-audit/route.ts';
import adminListCollections from './admin-list-collections/route.ts';
import adminListKeys from './admin-list-keys/route.ts';
import adminListProjects from './admin-list-projects/route.ts';
import adminRemoveCollection from './admin-remove-collection/route.ts';
import adminRevokeKey from './admin-revoke-key/route.ts';
import adminUpdateProject from './admin-update-project/route.ts';
import cancelBatch from './cancel-batch/route.ts';
import cancelJob from './cancel-job/route.ts';
import createBatch from './create-batch/route.ts';
import createEndpoint from './create-endpoint/route.ts';
import createJob from './create-job/route.ts';
import createMonitor from './create-monitor/route.ts';
import createTemplate from './create-template/route.ts';
import deleteEndpoint from './delete-endpoint/route.ts';
import deleteJob from './delete-job/route.ts';
import deleteMonitor from './delete-monitor/route.ts';
import deprecateTemplate from './deprecate-template/route.ts';
import erasePerson from './erase-person/route.ts';
import exportPerson from './export-person/route.ts';
import getBatch from './get-batch/route.ts';
import getBatchResults from './get-batch-results/route.ts';
import getChanges from './get-changes/route.ts';
import getDailyUsage from './get-daily-usage/route.ts';
import getDelivery from './get-delivery/route.ts';
import getEndpoint from './get-endpoint/route.ts';
import getJob from './get-job/route.ts';
import getMonitor from './get-monitor/route.ts';
import getReport from './get-report/route.ts';
import getService from './get-service/route.ts';
import getSourceText from './get-source-text/route.ts';
import getTemplate from './get-template/route.ts';
import getUsage from './get-usage/route.ts';
import listBatches from './list-batches/route.ts';
import listDeliveries from './list-deliveries/route.ts';
import listEndpoints from './list-endpoints/route.ts';
import listJobs from './list-jobs/route.ts';
import listMonitorRuns from './list-monitor-runs/route.ts';
import listMonitors from './list-monitors/route.ts';
import listSources from './list-sources/route.ts';
import listTemplates from './list-templates/route.ts';
import previewTemplate from './preview-template/route.ts';
import proposeClaims from './propose-claims/route.ts';
import replayDelivery from './replay-delivery/route.ts';
import replayFailed from './replay-failed/route.ts';
import rerunJob from './rerun-job/route.ts';
import rotateSecret from './rotate-secret/route.ts';
import runMonitor from './run-monitor/route.ts';
import streamEvents from './stream-events/route.ts';
import testEndpoint from './test-endpoint/route.ts';
import updateEndpoint from './update-endpoint/route.ts';
import updateMonitor from './update-monitor/route.ts';

export const ROUTES: readonly Route[] = [
  createJob,
  listJobs,
  getJob,
  cancelJob,
  listSources,
  getSourceText,
  getReport,
  getUsage,
  streamEvents,
  deleteJob,
  rerunJob,
  getChanges,
  createBatch,
  listBatches,
  getBatch,
  getBatchResults,
  cancelBatch,
  createMonitor,
  listMonitors,
  getMonitor,
  updateMonitor,
  deleteMonitor,
  listMonitorRuns,
  runMonitor,
  erasePerson,
  exportPerson,
  proposeClaims,
  getDailyUsage,
  getService,
  createTemplate,
  listTemplates,
  getTemplate,
  deprecateTemplate,
  previewTemplate,
  createEndpoint,
  listEndpoints,
  getEndpoint,
  updateEndpoint,
  deleteEndpoint,
  rotateSecret,
  testEndpoint,
  replayFailed,
  listDeliveries,
  getDelivery,
  replayDelivery,
  adminListProjects,
  adminCreateProject,
  adminUpdateProject,
  adminListKeys,
  adminCreateKey,
  adminRevokeKey,
  adminListAudit,
  adminListCollections,
  adminImportPages,
  adminRemoveCollection,
];
