// Every setting in words: docs/settings.md is written from this list, and a test holds it to what is read.

export interface SettingDescription {
  name: string;
  meaning: string;
  fallback: string;
}

export const DEFAULT_WEBHOOK_SCHEDULE = '0,5,300,1800,7200,18000,36000,50400,72000,86400';

export const SETTING_DESCRIPTIONS: SettingDescription[] = [
  { name: 'PORT', meaning: 'Port to listen on', fallback: '8787' },
  {
    name: 'BONAFIDE_WORKER_PORT',
    meaning: 'Port on which `bonafide work` answers /healthz, /readyz and /metrics; 0 picks a free one',
    fallback: '8788, or a free one when that is taken',
  },
  { name: 'HOST', meaning: 'Address to listen on', fallback: '127.0.0.1' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL to use; empty starts a private one in the data folder',
    fallback: 'empty',
  },
  {
    name: 'BONAFIDE_DATA_DIR',
    meaning: 'Folder of the private PostgreSQL and of generated secrets',
    fallback: './data',
  },
  {
    name: 'BONAFIDE_API_KEYS',
    meaning: 'Keys ensured at start, as `project=key,project=key`; each key starts with `bonafide_key_`',
    fallback: 'one project `default` with a generated key, kept in the data folder and shown on a terminal',
  },
  { name: 'BONAFIDE_PUBLIC_URL', meaning: 'Base of the absolute `links` in responses', fallback: "the request's host" },
  {
    name: 'BONAFIDE_ALLOW_NETWORKS',
    meaning: 'CIDRs that pages and webhooks may reach although private; `none` for none',
    fallback: '`127.0.0.0/8,::1/128` when HOST is loopback and DATABASE_URL is empty, else none',
  },
  {
    name: 'BONAFIDE_ALLOW_PORTS',
    meaning: 'Ports of public addresses that may be called',
    fallback: '`80,443,8000-8999`',
  },
  {
    name: 'BONAFIDE_CORPUS',
    meaning: 'Files or folders indexed at start for the `corpus` provider, comma separated; `none` for none',
    fallback: 'the sample web on the private PostgreSQL, else none',
  },
  {
    name: 'BONAFIDE_PROVIDERS',
    meaning: 'Enabled evidence providers, in order',
    fallback: 'all that need no key, plus every one whose key is set',
  },
  {
    name: 'BONAFIDE_PRICES',
    meaning:
      'US dollars a call, as `exa=0.005,brave=0.003`, where your contract differs from the table of src/search/prices.ts',
    fallback: 'the table',
  },
  {
    name: 'BONAFIDE_CACHE_SECONDS',
    meaning: "How long a provider's answer stays good, as `exa=3600,wikidata=0`; 0 never reuses one",
    fallback: "the provider's own, a day to a month",
  },
  {
    name: 'BONAFIDE_MODEL',
    meaning:
      'A language model that reads pages too (docs/model.md): `ollama/NAME`, `openai/NAME`, `anthropic/NAME`, or any name together with BONAFIDE_MODEL_URL',
    fallback: 'none: pages are read without a model',
  },
  {
    name: 'BONAFIDE_MODEL_URL',
    meaning:
      'Base of the API of the model, version included; a private address may be named here, and only it is called',
    fallback: 'by the prefix: OpenAI, Anthropic, or Ollama on this machine',
  },
  { name: 'BONAFIDE_MODEL_API_KEY', meaning: 'Key of the model', fallback: 'none' },
  {
    name: 'BONAFIDE_MODEL_PRICES',
    meaning: 'US dollars for a million tokens, as `input=0.25,output=2`; what a job may spend is held to them',
    fallback: '0 for a model in a private network, else `input=5,output=25`',
  },
  {
    name: 'BONAFIDE_MODEL_DUTIES',
    meaning:
      'What the model is asked: `read`, `locate`, `questions` (proposes searches), `parts` (takes free statements apart)',
    fallback: '`read,locate`',
  },
  { name: 'BONAFIDE_MODEL_CALLS', meaning: 'Calls to the model in one job', fallback: '40' },
  { name: 'BONAFIDE_MODEL_CONCURRENCY', meaning: 'Calls to the model at a time in one worker process', fallback: '4' },
  { name: 'BONAFIDE_MODEL_TIMEOUT_SECONDS', meaning: 'Time the model has for one answer', fallback: '120' },
  {
    name: 'BONAFIDE_MODEL_PAGE_CHARACTERS',
    meaning: 'Characters of a page in one call; longer pages go in parts',
    fallback: '12000',
  },
  { name: 'BONAFIDE_JOB_CONCURRENCY', meaning: 'Jobs at a time in one worker process', fallback: '16' },
  {
    name: 'BONAFIDE_PROJECT_RUNNING_JOBS',
    meaning: 'Jobs of one project at a time, all workers of one database together; 0 for no limit but the fair share',
    fallback: '0: while others wait, a project gets no more than its share of the places',
  },
  {
    name: 'BONAFIDE_PROJECT_QUEUED_JOBS',
    meaning: 'Jobs of one project that may wait; more are answered 429 `queue_full`; 0 for no limit',
    fallback: '20000',
  },
  {
    name: 'BONAFIDE_PROJECT_ENDPOINTS',
    meaning: 'Webhook endpoints of one project; one more is answered 409 `endpoint_limit_reached`',
    fallback: '100',
  },
  {
    name: 'BONAFIDE_PROJECT_MONITORS',
    meaning: 'Monitors of one project; one more is answered 409 `monitor_limit_reached`',
    fallback: '1000',
  },
  {
    name: 'BONAFIDE_WARM_UP',
    meaning:
      'Whether threads read and judge a sample before the service says that it is ready: `no` starts sooner and takes longer for the first job',
    fallback: 'yes',
  },
  { name: 'BONAFIDE_LEASE_SECONDS', meaning: "When a dead worker's job is taken over", fallback: '30' },
  { name: 'BONAFIDE_HEARTBEAT_SECONDS', meaning: 'How often a worker renews its lease', fallback: '10' },
  { name: 'BONAFIDE_JOB_DEADLINE_SECONDS', meaning: 'A job that runs longer fails', fallback: '1800' },
  {
    name: 'BONAFIDE_WEBHOOK_SCHEDULE',
    meaning: 'Seconds before each delivery attempt, comma separated',
    fallback: `\`${DEFAULT_WEBHOOK_SCHEDULE}\``,
  },
  { name: 'BONAFIDE_WEBHOOK_TIMEOUT_SECONDS', meaning: 'Time a receiver has to answer', fallback: '15' },
  {
    name: 'BONAFIDE_RATE_LIMIT',
    meaning: 'Requests per minute and key, all processes of one database together; 0 for no limit',
    fallback: '0 on the private PostgreSQL and loopback, else 600',
  },
  {
    name: 'BONAFIDE_RETENTION_DAYS',
    meaning: 'Ended jobs older than this are erased, 0 keeps them',
    fallback: '0 on the private PostgreSQL, else 365',
  },
  {
    name: 'BONAFIDE_ADMIN_TOKEN',
    meaning: 'Bearer token of `/admin/v1`',
    fallback: 'generated on the private PostgreSQL, else the routes are off',
  },
  {
    name: 'BONAFIDE_ENCRYPTION_KEY',
    meaning:
      '32 bytes in base64 that encrypt webhook secrets at rest and sign cursors; share it between processes of one database',
    fallback: 'generated into the data folder',
  },
  {
    name: 'BONAFIDE_CONTACT',
    meaning:
      'E-mail or web address at which those who run a register reach you; sent with every request. Without it some providers are off or slower, see docs/providers.md',
    fallback: 'what `--contact` said once, else none',
  },
  {
    name: 'BONAFIDE_EGRESS_PROXY',
    meaning:
      'HTTP proxy for all outgoing requests, which must allow CONNECT to addresses; names are resolved and checked here first; environment proxies are never used silently',
    fallback: 'none',
  },
  {
    name: 'BONAFIDE_EGRESS_PROXY_RESOLVES',
    meaning:
      '`yes` hands names to the proxy unresolved, for networks without a name server; the proxy must then refuse private addresses itself',
    fallback: 'no',
  },
  { name: 'BONAFIDE_LOG_LEVEL', meaning: 'debug, info, warn, error or silent', fallback: 'info' },
];
