// Screenshots of every screen of the console at desktop and phone width, and docs/report.png for the README.
// `node scripts/screenshots.ts FOLDER [NAME…]` writes them, or those named, into the folder.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { SAMPLE_PEOPLE } from '../console/src/verify/samples.ts';
import { TEMPLATE_LIBRARY } from '../src/client/template-library.ts';
import { browserMissing, type ConsoleService, openBrowser, startConsoleService } from '../test/e2e/console-service.ts';
import { BEHAVIOURS, startReceiver } from '../test/support/receiver.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const README_PICTURE = join(root, 'docs', 'report.png');
const README_LIMIT = 200_000;

const SIZES = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

interface Stage {
  jobs: string[];
  endpointId: string;
  templateId: string;
}

/** Three reports, an endpoint with deliveries, a template: enough for every screen to have something to show. */
async function setStage(service: ConsoleService, receiverUrl: string): Promise<Stage> {
  const { client } = service;
  const endpoint = await client.webhooks.create({
    url: receiverUrl,
    events: ['job.created', 'job.started', 'job.completed', 'job.failed'],
    description: 'Candidate desk',
  });
  const template = await client.templates.create(TEMPLATE_LIBRARY[0]!);
  const jobs: string[] = [];
  for (const sample of SAMPLE_PEOPLE) {
    const job = await client.jobs.create(sample.body);
    await client.jobs.waitFor(job.id);
    jobs.push(job.id);
  }
  return { jobs, endpointId: endpoint.id, templateId: template.id };
}

interface Shot {
  name: string;
  path: string;
  dark?: boolean;
  before?(page: Page): Promise<void>;
  window?: boolean;
  /** As it leaves the printer. */
  print?: boolean;
}

function shots(stage: Stage): Shot[] {
  const report = `jobs/${stage.jobs[0]}`;
  return [
    { name: 'verify', path: '' },
    {
      name: 'verify-filled',
      path: '',
      before: async (page) => page.getByRole('button', { name: /Maren Tollefsen/ }).click(),
    },
    { name: 'jobs', path: 'jobs' },
    { name: 'report', path: report },
    { name: 'report-dark', path: report, dark: true },
    { name: 'report-print', path: report, print: true },
    { name: 'report-namesakes', path: `jobs/${stage.jobs[1]}` },
    {
      name: 'page-text',
      path: report,
      window: true,
      before: async (page) =>
        page
          .getByRole('button', { name: /Show in the page/ })
          .first()
          .click(),
    },
    { name: 'webhooks', path: 'webhooks' },
    { name: 'endpoint', path: `webhooks/${stage.endpointId}` },
    { name: 'templates', path: 'templates' },
    {
      name: 'template',
      path: `templates/${stage.templateId}`,
      before: async (page) => page.getByRole('button', { name: 'Show the questions' }).click(),
    },
    { name: 'keys', path: 'keys' },
    { name: 'usage', path: 'usage' },
    { name: 'jobs-dark', path: 'jobs', dark: true },
  ];
}

async function signedIn(browser: Browser, service: ConsoleService, options: Record<string, unknown>): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await service.signIn(page);
  return page;
}

async function takeAll(
  browser: Browser,
  service: ConsoleService,
  stage: Stage,
  folder: string,
  names: string[],
): Promise<void> {
  for (const size of SIZES) {
    const viewport = { width: size.width, height: size.height };
    for (const shot of shots(stage).filter(({ name }) => names.length === 0 || names.includes(name))) {
      const page = await signedIn(browser, service, { viewport, colorScheme: shot.dark ? 'dark' : 'light' });
      await page.goto(`${service.address}/console/${shot.path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      if (shot.print) await page.emulateMedia({ media: 'print' });
      await shot.before?.(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${shot.name}-${size.name}.png`), fullPage: !shot.window });
      await page.context().close();
    }
    const out = await browser.newPage({ viewport });
    await out.goto(`${service.address}/console/`);
    await out.getByRole('button', { name: 'Sign in' }).waitFor();
    await out.screenshot({ path: join(folder, `sign-in-${size.name}.png`) });
    await out.close();
  }
}

async function takeProgress(browser: Browser, service: ConsoleService, folder: string): Promise<void> {
  for (const size of SIZES) {
    const page = await signedIn(browser, service, { viewport: { width: size.width, height: size.height } });
    const body = SAMPLE_PEOPLE[1]!.body;
    const job = await service.client.jobs.create({ ...body, options: { depth: 'deep' } });
    // A job about the sample web is over in a moment: the page is held at an early state of it.
    await page.route(`**/v1/jobs/${job.id}`, (route) =>
      route.fulfill({ json: { ...job, status: 'running', progress: 52, started_at: job.created_at } }),
    );
    await page.route(`**/v1/jobs/${job.id}/events`, () => undefined);
    await service.client.jobs.waitFor(job.id);
    await page.goto(`${service.address}/console/jobs/${job.id}`);
    await page
      .getByRole('button', { name: /Page text/ })
      .first()
      .waitFor();
    await page.screenshot({ path: join(folder, `progress-${size.name}.png`), fullPage: true });
    await page.context().close();
  }
}

async function takeReadmePicture(browser: Browser, service: ConsoleService, stage: Stage): Promise<void> {
  const page = await signedIn(browser, service, { viewport: { width: 1120, height: 1180 } });
  await page.goto(`${service.address}/console/jobs/${stage.jobs[0]}`);
  await page.getByRole('heading', { name: 'Claims' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: README_PICTURE });
  const { size } = statSync(README_PICTURE);
  if (size > README_LIMIT) throw new Error(`${README_PICTURE} has ${size} bytes, more than ${README_LIMIT}`);
  console.log(`docs/report.png: ${size} bytes`);
  await page.context().close();
}

async function main(folder: string | undefined, names: string[]): Promise<void> {
  if (!folder) throw new Error('Name the folder for the screenshots.');
  const missing = browserMissing();
  if (missing) throw new Error(missing);
  mkdirSync(folder, { recursive: true });
  const receiver = await startReceiver();
  receiver.behave('/hooks', BEHAVIOURS.ok);
  const service = await startConsoleService();
  const browser = await openBrowser();
  try {
    const stage = await setStage(service, receiver.url('/hooks'));
    await takeProgress(browser, service, folder);
    await takeAll(browser, service, stage, folder, names);
    await takeReadmePicture(browser, service, stage);
  } finally {
    await browser.close();
    await service.stop();
    await receiver.close();
  }
}

await main(process.argv[2], process.argv.slice(3));
