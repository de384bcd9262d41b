// Administrator commands that need the store itself: keys, projects, the corpus, migrations.
import { resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { hashApiKey, keyHint, newApiKey } from '../operations/api-key.ts';
import type { ProjectRecord } from '../ports/store.ts';
import { type Base, openBase } from './compose.ts';
import { type ImportProgress, importCorpus } from './import-corpus.ts';
import { importOrganisations } from './organisations.ts';
import { SAMPLE_COLLECTION } from './sample-web.ts';

export interface AdminTerminal {
  out(line: string): void;
  error(line: string): void;
  /** Overwrites the present line; only on a terminal. */
  progress(text: string): void;
}

type Act = (base: Base, words: string[], terminal: AdminTerminal) => Promise<number>;

async function projectNamed(base: Base, name: string): Promise<ProjectRecord | undefined> {
  return (await base.opened.store.admin.projects()).find((project) => project.name === name || project.id === name);
}

const KEYS: Record<string, Act> = {
  create: async (base, [name, ...label], { out, error }) => {
    const project = await projectNamed(base, name ?? 'default');
    if (!project) {
      error(`There is no project "${name}". \`bonafide projects\` lists them.`);
      return 1;
    }
    const key = newApiKey(base.ids);
    await base.opened.store.admin.createKey(
      {
        id: base.ids.next('key'),
        projectId: project.id,
        name: label.join(' ') || 'made on the command line',
        hint: keyHint(key),
        createdAt: base.clock.now(),
        lastUsedAt: null,
        revokedAt: null,
      },
      hashApiKey(key),
    );
    out(key);
    return 0;
  },
  list: async (base, [name], { out, error }) => {
    const project = await projectNamed(base, name ?? 'default');
    if (!project) {
      error(`There is no project "${name}".`);
      return 1;
    }
    for (const key of await base.opened.store.admin.keys(project.id)) {
      out(`${key.id}  ${key.hint}  ${key.revokedAt ? 'revoked' : 'active '}  ${key.name}`);
    }
    return 0;
  },
  revoke: async (base, [name, keyId], { out, error }) => {
    const project = name ? await projectNamed(base, name) : undefined;
    const done =
      project && keyId ? await base.opened.store.admin.revokeKey(project.id, keyId, base.clock.now()) : false;
    if (done) out(`${keyId} revoked`);
    else error('Usage: bonafide keys revoke PROJECT KEY_ID');
    return done ? 0 : 1;
  },
};

const PROJECTS: Record<string, Act> = {
  list: async (base, _words, { out }) => {
    for (const project of await base.opened.store.admin.projects()) out(`${project.id}  ${project.name}`);
    return 0;
  },
  create: async (base, [name], { out, error }) => {
    if (!name || !/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/.test(name)) {
      error('A project name has 1 to 64 letters, digits, ".", "_" and "-".');
      return 2;
    }
    const outcome = await base.opened.store.admin.createProject({
      id: base.ids.next('prj'),
      name,
      createdAt: base.clock.now(),
      retentionDays: null,
    });
    if (outcome === 'duplicate') error(`Project "${name}" exists already.`);
    else out(`${name} created; make a key with \`bonafide keys create ${name}\``);
    return outcome === 'created' ? 0 : 1;
  },
};

const NOT_PRUNED = {
  no_pages: 'there is no page to be found; `bonafide corpus remove` takes out a whole collection',
  unread_files: 'some files could not be read, and their pages may still be there',
} as const;

const CORPUS: Record<string, Act> = {
  import: async (base, words, terminal) => {
    const prune = words.includes('--prune');
    const paths = words.filter((word) => word !== '--prune');
    if (paths.length === 0 || paths.some((path) => path.startsWith('--'))) {
      terminal.error('Usage: bonafide corpus import [--prune] PATH…');
      return 2;
    }
    let code = 0;
    for (const path of paths) {
      try {
        const result = await importCorpus(base.opened.store.corpus, resolve(path), {
          force: true,
          prune,
          onProgress: (state) => terminal.progress(progressLine(path, state)),
        });
        terminal.progress('');
        const kept = result.kept > 0 ? `, ${result.kept} there already` : '';
        const pruned = typeof result.pruned === 'number' ? `, ${result.pruned} no longer there removed` : '';
        terminal.out(`${path}: ${result.pages} pages imported as ${result.collection}${kept}${pruned}`);
        const whyNot =
          result.pruned === null || typeof result.pruned === 'number' ? undefined : NOT_PRUNED[result.pruned];
        if (whyNot !== undefined) {
          terminal.error(`  nothing was removed: ${whyNot}`);
          code = 1;
        }
        for (const problem of result.problems.slice(0, 20)) {
          terminal.error(
            `  passed over ${problem.file}${problem.line ? ` line ${problem.line}` : ''}: ${problem.problem.replaceAll('_', ' ')}`,
          );
        }
        if (result.problems.length > 20) terminal.error(`  and ${result.problems.length - 20} more`);
      } catch (error) {
        terminal.error(
          `${path}: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file or folder' : (error as Error).message}`,
        );
        code = 1;
      }
    }
    return code;
  },
  list: async (base, _words, { out }) => {
    const collections = await base.opened.store.corpus.collections();
    for (const entry of collections)
      out(`${entry.name.padEnd(32)}  ${String(entry.pages).padStart(8)} pages  ${entry.importedAt.toISOString()}`);
    if (collections.length === 0) out('The corpus is empty.');
    return 0;
  },
  remove: async (base, [name], { out, error }) => {
    const { corpus } = base.opened.store;
    if (!name) {
      error('Usage: bonafide corpus remove COLLECTION|ADDRESS   (the beginning of either is enough)');
      return 2;
    }
    if (/^https?:\/\//i.test(name)) {
      const pages = await corpus.removePages(name);
      out(`${pages} pages removed`);
      return pages > 0 ? 0 : 1;
    }
    const names = (await corpus.collections()).map((collection) => collection.name);
    const meant = names.includes(name) ? [name] : names.filter((candidate) => candidate.startsWith(name));
    if (meant.length !== 1) {
      error(meant.length === 0 ? `There is no collection "${name}".` : `Which one? ${meant.join(', ')}`);
      return 1;
    }
    const [collection = ''] = meant;
    const pages = await corpus.remove(collection, { stayOut: collection === SAMPLE_COLLECTION });
    out(`${pages} pages removed`);
    return 0;
  },
};

const BAR_WIDTH = 24;

/** `pages.jsonl [######------] 43% 43000 of 100000 pages` */
function progressLine(path: string, { done, total }: ImportProgress): string {
  if (total === null || total === 0) return `${path}: ${done} pages`;
  const share = Math.min(1, done / total);
  const full = Math.round(share * BAR_WIDTH);
  const bar = `${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}`;
  return `${path} [${bar}] ${Math.floor(share * 100)}% ${done} of ${total} pages`;
}

const ORGANISATIONS: Record<string, Act> = {
  import: async (base, paths, terminal) => {
    if (paths.length === 0) {
      terminal.error(
        'Usage: bonafide organisations import FILE…   (the ROR dump as JSON, the GLEIF golden copy as CSV)',
      );
      return 2;
    }
    for (const path of paths) {
      const rows = await importOrganisations(base.settings.dataDir, resolve(path), (count) =>
        terminal.progress(`${path}: ${count}`),
      );
      terminal.progress('');
      terminal.out(`${path}: ${rows} organisations kept; they count from the next start on`);
    }
    return 0;
  },
};

const GROUPS: Record<string, Record<string, Act>> = {
  keys: KEYS,
  projects: PROJECTS,
  corpus: CORPUS,
  organisations: ORGANISATIONS,
  compact: {
    run: async (base, _words, { out, error }) => {
      const { rewritten, left } = await base.opened.store.admin.compact(Number.MAX_SAFE_INTEGER);
      out(`${rewritten} tables rewritten: what was erased is out of their files.`);
      if (left.length > 0) error(`In use, try again: ${left.join(', ')}`);
      return left.length > 0 ? 1 : 0;
    },
  },
  migrate: {
    run: async (_base, _words, { out }) => {
      out('The database is up to date.');
      return 0;
    },
  },
};

export function isAdminCommand(name: string): boolean {
  return name in GROUPS;
}

/** Opening the store migrates it; `migrate` does only that. */
export async function administer(
  name: string,
  words: string[],
  settings: Readonly<Settings>,
  terminal: AdminTerminal,
): Promise<number> {
  const group = GROUPS[name]!;
  const [act = 'run' in group ? 'run' : name === 'organisations' ? 'import' : 'list', ...rest] = words;
  const run = group[act];
  if (!run) {
    terminal.error(`Usage: bonafide ${name} ${Object.keys(group).join('|')}`);
    return 2;
  }
  const base = await openBase({ ...settings, logLevel: 'error' });
  try {
    return await run(base, rest, terminal);
  } finally {
    await base.opened.store.close();
  }
}
