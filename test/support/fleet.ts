// What several processes of one installation share: a database, a key, an encryption key. For tests and measurements that
// run the service as separate processes and look into the database beside them.
import { openTestDatabase, type TestDatabase } from './database.ts';
import { type Service, startService, temporaryFolder } from './service.ts';

export const FLEET_KEY = `bonafide_key_${'fleet'.repeat(6)}`;

export interface Fleet {
  database: TestDatabase;
  environment: Record<string, string>;
  serve(environment?: Record<string, string>): Promise<Service>;
  /** API without a worker. */
  serveOnly(environment?: Record<string, string>): Promise<Service>;
  work(environment?: Record<string, string>): Promise<Service>;
  /** Ends whatever still runs, then the database. */
  close(): Promise<void>;
}

export async function openFleet(settings: Record<string, string> = {}): Promise<Fleet> {
  const database = await openTestDatabase({ poolSize: 2 });
  const folder = temporaryFolder();
  const running = new Set<Service>();
  const environment: Record<string, string> = {
    DATABASE_URL: database.databaseUrl,
    BONAFIDE_API_KEYS: `fleet=${FLEET_KEY}`,
    BONAFIDE_ENCRYPTION_KEY: Buffer.from(database.secretKey).toString('base64'),
    BONAFIDE_ALLOW_NETWORKS: '127.0.0.0/8,::1/128',
    BONAFIDE_RATE_LIMIT: '0',
    BONAFIDE_CORPUS: 'none',
    BONAFIDE_PROVIDERS: 'profile,corpus',
    ...settings,
  };
  const start = async (command: 'serve' | 'work', words: string[], more: Record<string, string>): Promise<Service> => {
    const service = await startService({
      command,
      arguments: words,
      dataDir: folder.path,
      environment: { ...environment, ...more },
    });
    running.add(service);
    service.process.once('exit', () => running.delete(service));
    return service;
  };
  return {
    database,
    environment,
    serve: (more = {}) => start('serve', [], more),
    serveOnly: (more = {}) => start('serve', ['--no-worker'], more),
    work: (more = {}) => start('work', [], more),
    async close() {
      await Promise.all([...running].map((service) => service.kill()));
      await database.close();
      folder.remove();
    },
  };
}
