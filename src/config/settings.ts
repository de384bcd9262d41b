// The only reader of the environment. Parses once, reports every fault at once, freezes.
import { DATA_FOLDER } from './data-folder.ts';
import {
  defaultModelPrices,
  type ModelDutySetting,
  type ModelPlace,
  modelPlace,
  parseModelDuties,
  parseModelPrices,
} from './model-settings.ts';
import { parseNetworks, parsePorts } from './networks.ts';
import { DEFAULT_WEBHOOK_SCHEDULE, SETTING_DESCRIPTIONS } from './setting-descriptions.ts';
import { unknownNames } from './unknown-names.ts';

/** A value that must never be printed. */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  reveal(): string {
    return this.#value;
  }
  toString(): string {
    return '***';
  }
  toJSON(): string {
    return '***';
  }
}

/** What a provider asks of the environment; handed in by `main`, so a new provider brings its own variables. */
export interface ProviderSetting {
  provider: string;
  name: string;
  meaning: string;
  secret: boolean;
  fallback?: string;
}

export interface ModelSettings extends ModelPlace {
  apiKey: Secret | null;
  /** US dollars for a million tokens. */
  prices: { input: number; output: number };
  duties: ModelDutySetting[];
  pageCharacters: number;
  callsPerJob: number;
  concurrency: number;
  timeoutSeconds: number;
}

export interface Settings {
  port: number;
  host: string;
  /** Where a worker process answers for health and metrics; null picks a free port when the default is taken. */
  workerPort: number | null;
  databaseUrl: Secret | null;
  dataDir: string;
  apiKeys: { project: string; key: Secret }[];
  publicUrl: string | null;
  allowNetworks: string[];
  allowPorts: [number, number][];
  corpus: string[];
  /** Whether BONAFIDE_CORPUS says so, or it is the default. */
  corpusNamed: boolean;
  /** Null means the default set. */
  providers: string[] | null;
  /** By provider id, then by variable name. */
  providerSettings: Record<string, Record<string, string>>;
  /** By provider id: US dollars a call, where they differ from the table. */
  prices: Record<string, number>;
  /** By provider id: seconds an answer stays good, where they differ from the provider's own. */
  cacheSeconds: Record<string, number>;
  /** A model that reads pages too; null when none is named. */
  model: ModelSettings | null;
  jobConcurrency: number;
  /** Of one project, all workers together; 0 for no limit. */
  projectRunningJobs: number;
  projectQueuedJobs: number;
  projectEndpoints: number;
  projectMonitors: number;
  /** Whether the threads practise before the service says that it is ready. */
  warmUp: boolean;
  leaseSeconds: number;
  heartbeatSeconds: number;
  jobDeadlineSeconds: number;
  webhookScheduleSeconds: number[];
  webhookTimeoutSeconds: number;
  rateLimitPerMinute: number;
  retentionDays: number;
  adminToken: Secret | null;
  encryptionKey: Secret | null;
  userAgentContact: string | null;
  egressProxy: string | null;
  egressProxyResolves: boolean;
  /** Names in the environment that look like a setting and are none, with the one that may be meant. */
  unknownNames: { name: string; meant: string | null }[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whether this process runs on its own private PostgreSQL. */
  embedded: boolean;
  loopback: boolean;
}

export class SettingsError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

class Reader {
  readonly faults: string[] = [];
  readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  text(name: string): string | null {
    const value = this.environment[name]?.trim();
    return value ? value : null;
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most) {
      this.faults.push(`${name} must be a whole number from ${least} to ${most}, not "${value}"`);
      return fallback;
    }
    return number;
  }

  list(name: string): string[] | null {
    const value = this.text(name);
    if (value === null) return null;
    return value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  url(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    try {
      // Some addresses have a place for a language in them.
      const url = new URL(value.replace('{language}', 'en'));
      if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('scheme');
      return value.replace(/\/+$/, '');
    } catch {
      // The value may hold a password.
      this.faults.push(`${name} must be an http or https address`);
      return null;
    }
  }

  parsed<T>(name: string, fallback: T, parse: (value: string) => T): T {
    const value = this.text(name);
    if (value === null) return fallback;
    try {
      return parse(value);
    } catch (error) {
      this.faults.push(`${name}: ${(error as Error).message}`);
      return fallback;
    }
  }
}

/** Read by the command line, which asks a service like any client. */
const CLIENT_NAMES = ['BONAFIDE_URL', 'BONAFIDE_API_KEY'];

const KEY_PREFIX = 'bonafide_key_';

function parseApiKeys(value: string): { project: string; key: Secret }[] {
  return value.split(',').map((pair) => {
    const at = pair.indexOf('=');
    const project = pair.slice(0, at).trim();
    const key = pair.slice(at + 1).trim();
    if (at <= 0 || !/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/.test(project)) {
      throw new Error('must be `project=key,project=key`; a project name has letters, digits, ".", "_" and "-"');
    }
    if (!key.startsWith(KEY_PREFIX) || key.length < KEY_PREFIX.length + 16 || key.length > 200) {
      throw new Error(
        `the key of project ${project} must start with ${KEY_PREFIX} and have 16 or more characters after it`,
      );
    }
    return { project, key: new Secret(key) };
  });
}

function parseSchedule(value: string): number[] {
  const seconds = value.split(',').map((item) => Number(item.trim()));
  if (seconds.length === 0 || seconds.length > 50 || seconds.some((item) => !Number.isFinite(item) || item < 0)) {
    throw new Error('must be 1 to 50 numbers of seconds, comma separated');
  }
  return seconds;
}

function parseEncryptionKey(value: string): Secret {
  const bytes = Buffer.from(value, 'base64');
  if (bytes.length !== 32) throw new Error('must be 32 bytes in base64 (for example from `openssl rand -base64 32`)');
  return new Secret(value);
}

function parseYesNo(value: string): boolean {
  if (value !== 'yes' && value !== 'no') throw new Error('must be yes or no');
  return value === 'yes';
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

function parseLogLevel(value: string): Settings['logLevel'] {
  const level = LOG_LEVELS.find((candidate) => candidate === value);
  if (!level) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function readProviders(reader: Reader, wanted: readonly ProviderSetting[]): Record<string, Record<string, string>> {
  const settings: Record<string, Record<string, string>> = {};
  for (const variable of wanted) {
    const isAddress = variable.name.endsWith('_URL');
    const value = (isAddress ? reader.url(variable.name) : reader.text(variable.name)) ?? variable.fallback;
    settings[variable.provider] ??= {};
    if (value !== undefined) settings[variable.provider]![variable.name] = value;
  }
  return settings;
}

/** `exa=0.005,brave=0.003` */
function readPerProvider(reader: Reader, name: string, known: readonly string[], most: number): Record<string, number> {
  const values: Record<string, number> = {};
  for (const pair of reader.list(name) ?? []) {
    const [provider = '', text = ''] = pair.split('=', 2).map((part) => part.trim());
    const value = Number(text);
    if (!known.includes(provider)) reader.faults.push(`${name} names "${provider}"; known are ${known.join(', ')}`);
    else if (text === '' || !Number.isFinite(value) || value < 0 || value > most) {
      reader.faults.push(`${name}: the value of ${provider} must be a number from 0 to ${most}`);
    } else values[provider] = value;
  }
  return values;
}

function readModel(reader: Reader): ModelSettings | null {
  const url = reader.url('BONAFIDE_MODEL_URL');
  const place = reader.parsed<ModelPlace | null>('BONAFIDE_MODEL', null, (name) => modelPlace(name, url));
  const settings = {
    apiKey: reader.parsed<Secret | null>('BONAFIDE_MODEL_API_KEY', null, (value) => new Secret(value)),
    prices: reader.parsed('BONAFIDE_MODEL_PRICES', null, parseModelPrices),
    duties: reader.parsed('BONAFIDE_MODEL_DUTIES', parseModelDuties('read,locate'), parseModelDuties),
    pageCharacters: reader.integer('BONAFIDE_MODEL_PAGE_CHARACTERS', 12_000, 1_000, 200_000),
    callsPerJob: reader.integer('BONAFIDE_MODEL_CALLS', 40, 1, 1_000),
    concurrency: reader.integer('BONAFIDE_MODEL_CONCURRENCY', 4, 1, 64),
    timeoutSeconds: reader.integer('BONAFIDE_MODEL_TIMEOUT_SECONDS', 120, 1, 900),
  };
  if (place === null) return null;
  return { ...place, ...settings, prices: settings.prices ?? defaultModelPrices(place.url) };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Secret) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}

/** Throws a SettingsError that names every fault. */
export function readSettings(
  environment: Environment,
  options: { providerSettings: readonly ProviderSetting[]; knownProviders: readonly string[]; sampleWeb: string },
): Readonly<Settings> {
  const reader = new Reader(environment);
  const host = reader.text('HOST') ?? '127.0.0.1';
  const databaseUrl = reader.parsed<Secret | null>('DATABASE_URL', null, (value) => {
    if (!/^postgres(ql)?:\/\//.test(value)) throw new Error('must start with postgres:// or postgresql://');
    return new Secret(value);
  });
  const embedded = databaseUrl === null;
  const loopback = isLoopback(host);
  const providers = reader.list('BONAFIDE_PROVIDERS');
  for (const id of providers ?? []) {
    if (!options.knownProviders.includes(id)) {
      reader.faults.push(`BONAFIDE_PROVIDERS names "${id}"; known are ${options.knownProviders.join(', ')}`);
    }
  }
  const corpus = reader.list('BONAFIDE_CORPUS');
  const settings: Settings = {
    port: reader.integer('PORT', 8787, 0, 65535),
    host,
    workerPort:
      reader.text('BONAFIDE_WORKER_PORT') === null ? null : reader.integer('BONAFIDE_WORKER_PORT', 0, 0, 65535),
    databaseUrl,
    dataDir: reader.text('BONAFIDE_DATA_DIR') ?? DATA_FOLDER,
    apiKeys: reader.parsed('BONAFIDE_API_KEYS', [], parseApiKeys),
    publicUrl: reader.url('BONAFIDE_PUBLIC_URL'),
    allowNetworks: reader.parsed(
      'BONAFIDE_ALLOW_NETWORKS',
      loopback && embedded ? ['127.0.0.0/8', '::1/128'] : [],
      parseNetworks,
    ),
    allowPorts: reader.parsed('BONAFIDE_ALLOW_PORTS', parsePorts('80,443,8000-8999'), parsePorts),
    // Invented pages never get into a database that a team shares, unless somebody names them.
    corpus: corpus === null ? (embedded ? [options.sampleWeb] : []) : corpus.filter((item) => item !== 'none'),
    corpusNamed: corpus !== null,
    providers,
    providerSettings: readProviders(reader, options.providerSettings),
    prices: readPerProvider(reader, 'BONAFIDE_PRICES', options.knownProviders, 100),
    cacheSeconds: readPerProvider(reader, 'BONAFIDE_CACHE_SECONDS', options.knownProviders, 366 * 24 * 3600),
    model: readModel(reader),
    jobConcurrency: reader.integer('BONAFIDE_JOB_CONCURRENCY', 16, 1, 1000),
    projectRunningJobs: reader.integer('BONAFIDE_PROJECT_RUNNING_JOBS', 0, 0, 100_000),
    projectQueuedJobs: reader.integer('BONAFIDE_PROJECT_QUEUED_JOBS', 20_000, 0, 100_000_000),
    projectEndpoints: reader.integer('BONAFIDE_PROJECT_ENDPOINTS', 100, 1, 100_000),
    projectMonitors: reader.integer('BONAFIDE_PROJECT_MONITORS', 1_000, 1, 1_000_000),
    warmUp: reader.parsed('BONAFIDE_WARM_UP', true, parseYesNo),
    leaseSeconds: reader.integer('BONAFIDE_LEASE_SECONDS', 30, 1, 3600),
    heartbeatSeconds: reader.integer('BONAFIDE_HEARTBEAT_SECONDS', 10, 1, 3600),
    jobDeadlineSeconds: reader.integer('BONAFIDE_JOB_DEADLINE_SECONDS', 1800, 1, 86400),
    webhookScheduleSeconds: reader.parsed(
      'BONAFIDE_WEBHOOK_SCHEDULE',
      parseSchedule(DEFAULT_WEBHOOK_SCHEDULE),
      parseSchedule,
    ),
    webhookTimeoutSeconds: reader.integer('BONAFIDE_WEBHOOK_TIMEOUT_SECONDS', 15, 1, 120),
    rateLimitPerMinute: reader.integer('BONAFIDE_RATE_LIMIT', embedded && loopback ? 0 : 600, 0, 1_000_000),
    retentionDays: reader.integer('BONAFIDE_RETENTION_DAYS', embedded ? 0 : 365, 0, 36500),
    adminToken: reader.parsed<Secret | null>('BONAFIDE_ADMIN_TOKEN', null, (value) => {
      if (value.length < 16) throw new Error('must have 16 or more characters');
      return new Secret(value);
    }),
    encryptionKey: reader.parsed<Secret | null>('BONAFIDE_ENCRYPTION_KEY', null, parseEncryptionKey),
    userAgentContact: reader.text('BONAFIDE_CONTACT'),
    egressProxy: reader.url('BONAFIDE_EGRESS_PROXY'),
    egressProxyResolves: reader.parsed('BONAFIDE_EGRESS_PROXY_RESOLVES', false, parseYesNo),
    unknownNames: unknownNames(environment, [
      ...SETTING_DESCRIPTIONS.map((setting) => setting.name),
      ...CLIENT_NAMES,
      ...options.providerSettings.map((setting) => setting.name),
    ]),
    logLevel: reader.parsed('BONAFIDE_LOG_LEVEL', 'info', parseLogLevel),
    embedded,
    loopback,
  };
  if (settings.heartbeatSeconds >= settings.leaseSeconds) {
    reader.faults.push('BONAFIDE_HEARTBEAT_SECONDS must be shorter than BONAFIDE_LEASE_SECONDS');
  }
  if (reader.faults.length > 0) throw new SettingsError(reader.faults);
  return deepFreeze(settings);
}

/** Whether npm started this process, as `npm start` does. */
export function isRunByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined;
}

/** The process environment, read nowhere else. */
export function processEnvironment(): Environment {
  return process.env;
}
