// A running service with its console, and a browser to look at it: for the console's tests, screenshots and bench.
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildConsole } from '../../scripts/build-console.ts';
import { keptIn, type Service, startService, temporaryFolder } from '../support/service.ts';

export const CHROMIUM = '/usr/bin/chromium';

/** Null when the browser tests can run, else why not. */
export function browserMissing(): string | null {
  return existsSync(CHROMIUM) ? null : `there is no browser at ${CHROMIUM}`;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface ConsoleService extends Pick<Service, 'address' | 'client'> {
  /** A link with the key; it opens everything but Keys and Archive. */
  link: string;
  adminToken: string;
  /** Signs in as the administrator, by the form. */
  signIn(page: Page): Promise<void>;
  /** Resolves once it has ended in order and its data folder is gone. */
  stop(): Promise<void>;
}

export async function startConsoleService(): Promise<ConsoleService> {
  await buildConsole();
  const folder = temporaryFolder();
  const service = await startService({
    dataDir: folder.path,
    // The sample web and the person's own addresses only: nothing here may reach the network.
    environment: { BONAFIDE_PROVIDERS: 'profile,corpus' },
  }).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  const link = `${service.address}/console/#key=${service.key}`;
  const adminToken = keptIn(folder.path, 'admin-token');
  const signIn = async (page: Page) => {
    await page.goto(`${service.address}/console/`);
    await page.getByLabel('API key').fill(service.key);
    await page.getByLabel('Administrator’s token').fill(adminToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Verify a person' }).waitFor();
  };
  const stop = async () => {
    await service.stop();
    folder.remove();
  };
  return { address: service.address, client: service.client, link, adminToken, signIn, stop };
}
