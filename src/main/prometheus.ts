// Metrics by name behind ports/metrics.ts, exposed in the Prometheus text form.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';

const DESCRIPTIONS: Record<string, { help: string; labels: string[] }> = {
  http_request_seconds: { help: 'Time to answer a request', labels: ['method', 'route', 'status'] },
  jobs_queue_depth: { help: 'Jobs that wait for a worker', labels: [] },
  jobs_oldest_age_seconds: { help: 'Age of the oldest waiting job', labels: [] },
  job_attempts_total: { help: 'Attempts at jobs by outcome', labels: ['outcome'] },
  job_duration_seconds: { help: 'Time of one attempt at a job', labels: ['outcome'] },
  job_faults_total: { help: 'Attempts that broke on an unforeseen error', labels: [] },
  job_lease_lost_total: { help: 'Jobs taken from a worker that stopped answering', labels: [] },
  webhook_attempts_total: { help: 'Delivery attempts by outcome', labels: ['outcome'] },
  provider_failures_total: { help: 'Failed questions to evidence providers', labels: ['provider', 'code'] },
  model_calls_total: { help: 'Questions to the reading model by outcome', labels: ['duty', 'outcome'] },
  model_facts_total: { help: 'Facts that the reading model reported: accepted, or why not', labels: ['outcome'] },
  fetch_total: { help: 'Outbound requests by outcome', labels: ['purpose', 'outcome'] },
  fetch_blocked_total: { help: 'Outbound requests that were refused', labels: ['reason'] },
  parse_killed_total: { help: 'Documents whose reading was stopped', labels: [] },
};

export interface PrometheusMetrics {
  metrics: Metrics;
  registry: Registry;
}

export function makeMetrics(): PrometheusMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const gauges = new Map<string, Gauge>();

  function shape(
    name: string,
    labels: Record<string, string>,
  ): { name: string; help: string; labelNames: string[]; registers: Registry[] } {
    const known = DESCRIPTIONS[name];
    return { name, help: known?.help ?? name, labelNames: known?.labels ?? Object.keys(labels), registers: [registry] };
  }
  function once<T>(made: Map<string, T>, name: string, make: () => T): T {
    const existing = made.get(name);
    if (existing !== undefined) return existing;
    const fresh = make();
    made.set(name, fresh);
    return fresh;
  }
  return {
    registry,
    metrics: {
      count: (name, labels = {}, by = 1) =>
        once(counters, name, () => new Counter(shape(name, labels))).inc(labels, by),
      observe: (name, seconds, labels = {}) =>
        once(histograms, name, () => new Histogram(shape(name, labels))).observe(labels, seconds),
      gauge: (name, value, labels = {}) => once(gauges, name, () => new Gauge(shape(name, labels))).set(labels, value),
    },
  };
}
