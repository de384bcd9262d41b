// Structured lines with an allow-list of members; person data never enters a log line.
export interface LogFields {
  request_id?: string;
  /** Of the caller's own trace, where it sent one. */
  trace_id?: string;
  job_id?: string;
  project_id?: string;
  key_id?: string;
  endpoint_id?: string;
  delivery_id?: string;
  event_id?: string;
  provider?: string;
  stage?: string;
  code?: string;
  status?: number | string;
  attempt?: number;
  milliseconds?: number;
  count?: number;
  host?: string;
  method?: string;
  route?: string;
  detail?: string;
}

export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}
