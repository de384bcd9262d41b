// Counters and timings by name; main wires them to the Prometheus registry.
export interface Metrics {
  count(name: string, labels?: Record<string, string>, by?: number): void;
  observe(name: string, seconds: number, labels?: Record<string, string>): void;
  gauge(name: string, value: number, labels?: Record<string, string>): void;
}
