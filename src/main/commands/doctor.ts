// `bonafide doctor`: looks at everything that has to be right, changes nothing, and says what to do about what is not.
import type { Command } from 'commander';
import { EXIT } from '../../cli/command-tools.ts';
import { counted, jsonText, paragraph, plainLine } from '../../cli/layout.ts';
import type { Style } from '../../cli/terminal.ts';
import { type Bonafide, BonafideError } from '../../client/bonafide-client.ts';
import type { Settings } from '../../config/settings.ts';
import { isFault } from '../../domain/model/fault.ts';
import { withDatabase } from './backup.ts';
import type { OperatorTools } from './operator-tools.ts';

type State = 'ok' | 'notice' | 'broken';

export interface Finding {
  check: string;
  state: State;
  says: string;
}

export interface DoctorTools extends OperatorTools {
  baseUrl(): string;
  /** Null without a key. */
  service(): Bonafide | null;
  explain(error: unknown): string;
}

const MARKS: Record<State, { words: string; style: Style }> = {
  ok: { words: 'ok     ', style: 'green' },
  notice: { words: 'notice ', style: 'yellow' },
  broken: { words: 'broken ', style: 'red' },
};
const WORKER_SILENCE_SECONDS = 30;
const REACH_MILLISECONDS = 8000;

export function addDoctor(program: Command, tools: DoctorTools): void {
  program
    .command('doctor')
    .summary('look whether everything is in order')
    .description('Looks at settings, store, service, workers, providers and the way out; changes nothing.')
    .option('--offline', 'do not try to reach the providers')
    .option('--json', 'print JSON')
    .action(async (flags: { offline?: boolean; json?: boolean }) => {
      const findings = await examine(tools, flags.offline === true);
      const { terminal } = tools;
      if (flags.json) terminal.out(jsonText(findings));
      else {
        for (const { check, state, says } of findings) {
          const lead = `${terminal.paint(MARKS[state].style, MARKS[state].words)}${check.padEnd(10)} `;
          for (const line of paragraph(plainLine(says), terminal.width, lead)) terminal.out(line);
        }
      }
      if (findings.some(({ state }) => state === 'broken')) tools.setExitCode(EXIT.failed);
    });
}

async function examine(tools: DoctorTools, offline: boolean): Promise<Finding[]> {
  let settings: Readonly<Settings>;
  try {
    settings = tools.settings();
  } catch (error) {
    // Nothing else can be looked at without them.
    return tools
      .explain(error)
      .split('\n')
      .map((says) => ({ check: 'settings', state: 'broken', says }));
  }
  tools.terminal.status('looking …');
  const findings = [
    { check: 'settings', state: 'ok', says: `read; data folder ${settings.dataDir}` } as Finding,
    ...(await storeFindings(settings, tools)),
    ...(await serviceFindings(tools)),
    ...(await searchFindings(settings)),
    ...(offline ? [] : await outboundFindings(settings)),
    ...(await modelFindings(settings, offline)),
  ];
  tools.terminal.status(null);
  return findings;
}

async function storeFindings(settings: Readonly<Settings>, tools: DoctorTools): Promise<Finding[]> {
  const { hasPrivateDatabase, inspectStore } = await import('../../store/inspect-store.ts');
  if (settings.embedded && !hasPrivateDatabase(settings.dataDir)) {
    return [{ check: 'store', state: 'ok', says: `no database in ${settings.dataDir} yet; the first start makes it` }];
  }
  try {
    const found = await withDatabase(settings, inspectStore);
    const waiting = (found.jobs.created ?? 0) + (found.jobs.queued ?? 0);
    const alive = found.workers.filter(({ seenSecondsAgo }) => seenSecondsAgo < WORKER_SILENCE_SECONDS);
    const jobs = Object.values(found.jobs).reduce((sum, count) => sum + count, 0);
    const size = `${(found.bytes / 1024 / 1024).toFixed(0)} MB, ${counted(found.projects, 'project')}, ${counted(jobs, 'job')}`;
    return [
      { check: 'store', state: 'ok', says: `PostgreSQL ${found.server}, ${size}` },
      migrationFinding(found.missingMigrations, found.unknownMigrations),
      alive.length > 0
        ? {
            check: 'workers',
            state: 'ok',
            says: `${alive.length} alive, ${counted(waiting, 'job waits', 'jobs wait')}`,
          }
        : {
            check: 'workers',
            state: waiting > 0 ? 'broken' : 'notice',
            says: `none is alive, ${counted(waiting, 'job waits', 'jobs wait')}; start one with bonafide serve or bonafide work`,
          },
    ];
  } catch (error) {
    return [{ check: 'store', state: 'broken', says: tools.explain(error) }];
  }
}

function migrationFinding(missing: string[], unknown: string[]): Finding {
  if (unknown.length > 0) {
    return {
      check: 'schema',
      state: 'broken',
      says: `the database is newer than this version: it has ${unknown.join(', ')}`,
    };
  }
  return missing.length === 0
    ? { check: 'schema', state: 'ok', says: 'up to date' }
    : {
        check: 'schema',
        state: 'notice',
        says: `${missing.length} migrations run at the next start, or with bonafide migrate`,
      };
}

async function serviceFindings(tools: DoctorTools): Promise<Finding[]> {
  const client = tools.service();
  const at = tools.baseUrl();
  if (client === null)
    return [{ check: 'service', state: 'notice', says: `no key to ask ${at} with: set BONAFIDE_API_KEY` }];
  try {
    const status = await client.service.get();
    const searched = status.web_search ? 'the web is searched' : 'no web search is set up';
    return [
      {
        check: 'service',
        state: 'ok',
        says: `${at} answers, version ${status.version}, ${counted(status.workers, 'worker')}, ${searched}`,
      },
    ];
  } catch (error) {
    if (error instanceof BonafideError) {
      return [{ check: 'service', state: 'broken', says: `${at} answered ${error.status}: ${error.message}` }];
    }
    return [{ check: 'service', state: 'notice', says: `nothing answers at ${at}; npm start starts the service` }];
  }
}

async function searchFindings(read: Readonly<Settings>): Promise<Finding[]> {
  const { withContact } = await import('../contact.ts');
  const settings = withContact(read, []);
  const { activeProviders } = await import('../compose.ts');
  const { summariseSearch, webSearchSettings } = await import('../what-is-searched.ts');
  const { PROVIDERS } = await import('../../search/registry.generated.ts');
  const { systemClock } = await import('../system-clock.ts');
  const search = summariseSearch(activeProviders(settings, systemClock), PROVIDERS, settings);
  const hint = search.webSearch ? '' : `; one of ${webSearchSettings(PROVIDERS).join(', ')} switches a web search on`;
  return [
    { check: 'providers', state: search.webSearch ? 'ok' : 'notice', says: `${search.line}${hint}` },
    ...search.notices.map((says): Finding => ({ check: 'settings', state: 'notice', says })),
  ];
}

/** Lets the model read an invented page, once. */
async function modelFindings(settings: Readonly<Settings>, offline: boolean): Promise<Finding[]> {
  if (settings.model === null) return [];
  if (offline) return [{ check: 'model', state: 'ok', says: `${settings.model.model} is set up; it was not asked` }];
  const { tryModel } = await import('../try-model.ts');
  const { outboundOnce } = await import('../fetch-once.ts');
  return [{ check: 'model', ...(await tryModel(settings.model, outboundOnce(settings))) }];
}

/** Asks every provider's host for its first page, through the same outbound client as a job: any answer is an answer. */
async function outboundFindings(settings: Readonly<Settings>): Promise<Finding[]> {
  const { activeProviders } = await import('../compose.ts');
  const { systemClock } = await import('../system-clock.ts');
  const { openOnce } = await import('../fetch-once.ts');
  const hosts = new Map<string, string>();
  for (const { provider, settings: own } of activeProviders(settings, systemClock)) {
    const base = Object.entries(own).find(([name]) => name.endsWith('_URL'))?.[1];
    if (base) hosts.set(new URL(base).origin, provider.id);
  }
  const outbound = openOnce(settings);
  try {
    const unreached = await Promise.all(
      [...hosts].map(async ([origin, provider]) => {
        try {
          await outbound.fetch({
            url: `${origin}/`,
            purpose: 'api',
            deadlineMs: REACH_MILLISECONDS,
            maxBytes: 1024 * 1024,
          });
          return null;
        } catch (error) {
          if (isFault(error, 'response_too_large')) return null;
          const why = isFault(error) ? (error.detail ?? error.code) : (error as Error).message;
          return `${provider} (${new URL(origin).host}: ${why})`;
        }
      }),
    );
    const failed = unreached.filter((one) => one !== null);
    if (hosts.size === 0) return [{ check: 'outbound', state: 'ok', says: 'no provider is asked over the network' }];
    if (failed.length === 0)
      return [{ check: 'outbound', state: 'ok', says: `all ${hosts.size} providers can be reached` }];
    return [
      {
        check: 'outbound',
        state: failed.length === hosts.size ? 'broken' : 'notice',
        says: `${failed.length} of ${hosts.size} providers cannot be reached: ${failed.join(', ')}`,
      },
    ];
  } finally {
    await outbound.close();
  }
}
