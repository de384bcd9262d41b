/// <reference lib="dom" />
// The console in a real browser against the real service: what a newcomer does, what an engineer does, what an attacker tries.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { SAMPLE_PEOPLE } from '../../console/src/verify/samples.ts';
import { CONSOLE_FOLDER } from '../../scripts/build-console.ts';
import { BonafideAdmin } from '../../src/client/bonafide-admin.ts';
import { inTerminal } from '../support/pseudo-terminal.ts';
import { BEHAVIOURS, type Receiver, startReceiver } from '../support/receiver.ts';
import { keptIn, temporaryFolder } from '../support/service.ts';
import { browserMissing, type ConsoleService, openBrowser, startConsoleService } from './console-service.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCRIPT_LIMIT = 120_000;
const PHONE = { width: 390, height: 844 };

const missing = browserMissing();
const required = process.env.BONAFIDE_BROWSER_TESTS === 'required';
if (missing && required) test('a browser for the console', () => assert.fail(missing));

/** A page that collects everything that must not happen on it. */
interface Watched {
  page: Page;
  context: BrowserContext;
  troubles: string[];
  requests: string[];
}

describe('the console', { skip: missing ?? false, timeout: 1_200_000 }, () => {
  let service: ConsoleService;
  let browser: Browser;
  let receiver: Receiver;

  before(async () => {
    [service, browser, receiver] = await Promise.all([
      startConsoleService(),
      openBrowser(),
      startReceiver({ '/hooks': BEHAVIOURS.ok, '/slow': BEHAVIOURS.hang }),
    ]);
  });
  after(async () => {
    await browser?.close();
    await receiver?.close();
    await service?.stop();
  });

  async function open(options: BrowserContextOptions = {}): Promise<Watched> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    // A busy machine is slow, not wrong.
    page.setDefaultTimeout(90_000);
    const troubles: string[] = [];
    const requests: string[] = [];
    page.on('dialog', (dialog) => {
      troubles.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // A refused request is told by the page itself; the browser's own line about it is not a fault.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) troubles.push(message.text());
    });
    page.on('request', (request) => requests.push(request.url()));
    return { page, context, troubles, requests };
  }

  async function signIn(options: BrowserContextOptions = {}): Promise<Watched> {
    const watched = await open(options);
    await service.signIn(watched.page);
    return watched;
  }

  /** Nothing ran that should not, and nothing left the origin. */
  async function close({ context, troubles, requests }: Watched): Promise<void> {
    await context.close();
    assert.deepEqual(troubles, []);
    const outside = requests.filter((url) => !url.startsWith(`${service.address}/`) && !url.startsWith('blob:'));
    assert.deepEqual(outside, []);
  }

  /** The focus moves a moment after what is drawn. */
  const focused = async (control: Locator): Promise<void> => {
    const element = await control.elementHandle();
    await control.page().waitForFunction((wanted) => wanted === document.activeElement, element);
  };

  async function axe(page: Page, where: string): Promise<void> {
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe: runner } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
      };
      const result = await runner.run();
      return result.violations.map(
        (violation) => `${violation.id}: ${violation.nodes[0]?.html} ${violation.nodes[0]?.failureSummary}`,
      );
    });
    assert.deepEqual(violations, [], where);
  }

  test('the printed link signs in and leaves no key in the address', async () => {
    const watched = await signIn();
    const { page } = watched;
    assert.equal(page.url(), `${service.address}/console/`);
    assert.equal(await page.evaluate(() => localStorage.getItem('bonafide.session')), null);
    await page.reload();
    await page.getByRole('heading', { name: 'Verify a person' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').fill('bonafide_key_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This key is not known here.').waitFor();
    await axe(page, 'sign in');
    await close(watched);
  });

  test('a newcomer verifies a sample person, reads the report and follows a quote to its page', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('button', { name: /Maren Tollefsen/ }).click();
    await page.getByText('The same, as a call of the API').click();
    assert.match((await page.getByRole('tabpanel').textContent()) ?? '', /"full_name": "Maren Tollefsen"/);
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    assert.match((await page.getByRole('tabpanel').textContent()) ?? '', /client\.jobs\.create/);
    await page.getByLabel('Purpose').fill('a first look');
    await page.getByLabel('Legal basis').fill('the person is fictional');
    await page.getByRole('button', { name: 'Verify 4 claims' }).click();
    await page.getByText(/^Report of /).waitFor();
    const id = page.url().split('/').at(-1)!;
    const report = await service.client.jobs.report(id);
    assert.match((await page.locator('.grade').textContent()) ?? '', /Contradicted\s*2 of 5/);
    assert.match((await page.locator('.grade .reason').textContent()) ?? '', /^2, because one claim is contradicted/);
    assert.equal(await page.locator('.claim').count(), 4);
    assert.match((await page.locator('.ruled-out').textContent()) ?? '', /Degree awarded.*not conferred.*rules it out/);
    assert.match((await page.locator('.next-steps').first().textContent()) ?? '', /hear their side/);
    await page.getByText('What each sign weighs').click();
    assert.ok((await page.locator('.waterfall li').count()) > 2);
    assert.ok((await page.locator('.timeline li').count()) > 2);

    const voice = page.locator('.voice').first();
    const quote = (await voice.locator('blockquote').first().textContent())!;
    const button = voice.getByRole('button', { name: /Show in the page/ });
    await button.click();
    const mark = page.getByRole('dialog').locator('mark').first();
    await mark.waitFor();
    assert.equal(await mark.textContent(), quote);
    assert.ok(await mark.evaluate((element) => element.getBoundingClientRect().top < innerHeight));
    await axe(page, 'page text');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focused(button);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    const file = await (await download).path();
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(report)));
    await page.emulateMedia({ media: 'print' });
    assert.ok(!(await page.getByRole('navigation', { name: 'Pages' }).isVisible()));
    assert.ok(await page.locator('.claim').first().isVisible());
    const why = page.getByText('Purpose: a first look; Legal basis: the person is fictional');
    assert.ok(await why.isVisible());
    assert.ok(await page.getByText(/A report is no decision about a person/).isVisible());
    // 12 pixels are 9 points; nothing to be read is set smaller than 8.
    const smallest = await page.evaluate(() =>
      [...document.querySelectorAll('article p, article li, article td, article blockquote, article h3')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim() !== '')
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
        .reduce((least, size) => Math.min(least, size), 99),
    );
    assert.ok(smallest >= 10.5, `${smallest} pixels on paper`);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '12px');
    await page.emulateMedia({ media: null });
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = paper.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
    assert.ok(sheets >= 2 && sheets <= 4, `${sheets} pages on paper`);
    await close(watched);
  });

  test('faults of the service stand at their field', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByLabel('Year it began').fill('2015');
    await page.getByLabel('Year of completion').fill('2010');
    await page.getByRole('button', { name: 'Verify 1 claim' }).click();
    const name = page.getByLabel('Full name (required)');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    assert.equal(await name.getAttribute('aria-invalid'), 'true');
    const year = page.getByLabel('Year it began');
    assert.equal(await year.getAttribute('aria-invalid'), 'true');
    const faultId = (await year.getAttribute('aria-describedby'))!;
    assert.match((await page.locator(`[id="${faultId}"]`).textContent()) ?? '', /after end_year/);
    await focused(name);
    await axe(page, 'faults');
    await close(watched);
  });

  test('a pasted CV becomes claims to confirm', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('button', { name: 'Paste a CV' }).click();
    await page
      .getByLabel('Text of a CV or of a profile page')
      .fill(
        'Maren Tollefsen\nRotterdam, Netherlands\n\nExperience\nChief Technology Officer\nHalden Robotics\nFebruary 2019 - Present\n\nEducation\nNorvane University\nPhD, Mechanical Engineering\n2009 - 2014\n',
      );
    await page.getByRole('button', { name: 'Propose claims' }).click();
    await page.getByRole('heading', { name: 'Confirm what was read' }).waitFor();
    await axe(page, 'proposals');
    const offered = await page.getByRole('dialog').getByRole('checkbox').count();
    assert.ok(offered >= 1, 'no claim was proposed');
    await page.getByRole('button', { name: /^Take / }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.claim-draft').count(), offered);
    await close(watched);
  });

  test('a job in progress shows its stages and can be canceled', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('button', { name: /Maren Tollefsen/ }).click();
    // This address never answers, so the job is still reading when it is canceled.
    await page.getByLabel('Personal website').first().fill(receiver.url('/slow'));
    await page.getByRole('button', { name: /^Verify / }).click();
    await page.getByRole('progressbar').waitFor();
    await page.locator('.status', { hasText: 'Running' }).waitFor();
    assert.equal(await page.locator('.stages li').count(), 5);
    await axe(page, 'progress');
    await page.getByRole('link', { name: 'Jobs' }).first().click();
    const row = page.getByRole('row', { name: /Running/ });
    await row.getByRole('button', { name: /^Cancel/ }).click();
    await axe(page, 'question');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the job' }).click();
    await page.getByRole('row', { name: /Canceled/ }).waitFor();
    await page.getByLabel('Status').selectOption('canceled');
    await page
      .getByRole('row', { name: /Canceled/ })
      .getByRole('button', { name: /^Erase/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Erase (for good|this job only)/ })
      .click();
    await page.getByText('No job fits these filters.').waitFor();
    await close(watched);
  });

  test('nothing found is unable to verify, in grey and without a number, with what to do next', async () => {
    const person = { full_name: 'Jennifer Morrison', location: 'Chicago, IL' };
    const expected = { school: 'Northwestern University', degree: 'BA', end_year: 2012 };
    const { id } = await service.client.jobs.create({
      person,
      claims: [{ claim_key: 'ba', claim_type: 'education', expected }],
    });
    await service.client.jobs.waitFor(id);
    const watched = await signIn();
    const { page } = watched;
    await page.getByText('No web search is set up.').waitFor();
    await page.goto(`${service.address}/console/jobs/${id}`);
    await page.getByText(/^Report of /).waitFor();
    assert.match((await page.locator('.grade').textContent()) ?? '', /Unable to verify/);
    assert.equal(await page.locator('.grade .number').count(), 0);
    assert.equal(await page.getByText('unsure').count(), 0);
    await page.getByText('Write to the registrar of Northwestern University').waitFor();
    await page.getByText(/the web itself was not searched/).waitFor();
    await axe(page, 'nothing found');
    await close(watched);
  });

  test('a person is found by name and erased with all jobs', async () => {
    const body = { person: { full_name: 'Zoë Lindqvist' }, claims: SAMPLE_PEOPLE[0]!.body.claims! };
    for (const turn of [1, 2]) {
      const { id } = await service.client.jobs.create(body);
      await service.client.jobs.waitFor(id);
      assert.ok(turn);
    }
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByLabel('Search by name').fill('lindqvist zoe');
    const rows = page.getByRole('row', { name: /Zoë Lindqvist/ });
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2);
    assert.equal(await rows.getByText('4 could not be verified').count(), 2);
    await rows
      .first()
      .getByRole('button', { name: /^Erase/ })
      .click();
    await page.getByText('1 other job is about this name.').waitFor();
    await axe(page, 'erase a person');
    await page.getByRole('button', { name: 'Erase all 2 jobs' }).click();
    await page.getByText('No job fits these filters.').waitFor();
    await close(watched);
  });

  test('a form is kept over a reload, reads dates as written, and refuses an empty claim', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByLabel('Full name (required)').fill('Anna Kept');
    await page.getByLabel('School').fill('Norvane University');
    await page.getByLabel('Year of completion').fill('June 2012');
    await page.getByRole('button', { name: 'Add a claim' }).click();
    await page.reload();
    assert.equal(await page.getByLabel('Full name (required)').inputValue(), 'Anna Kept');
    await page.getByRole('button', { name: 'Verify 2 claims' }).click();
    await page.getByText('Say here what is claimed, or remove the claim.').waitFor();
    await page.getByRole('button', { name: 'Remove claim 2' }).click();
    await page.getByRole('button', { name: 'Verify 1 claim' }).click();
    await page.getByText(/^Report of /).waitFor();
    const job = await service.client.jobs.get(page.url().split('/').at(-1)!);
    assert.deepEqual(job.claims[0]?.expected, { school: 'Norvane University', end_year: 2012 });
    await close(watched);
  });

  test('a report of fifty claims has contents, a filter and folding, and fits the page', async () => {
    const claims = Array.from({ length: 50 }, (_, index) => ({
      claim_key: `k${index}`,
      claim_type: 'employment' as const,
      expected: { employer: `Employer number ${index}`, title: 'Engineer' },
    }));
    const { id } = await service.client.jobs.create({ person: { full_name: 'W'.repeat(180) }, claims });
    await service.client.jobs.waitFor(id);
    const watched = await signIn();
    const { page } = watched;
    await page.goto(`${service.address}/console/jobs/${id}`);
    await page.getByText(/^Report of /).waitFor();
    assert.equal(await page.locator('.claim[open]').count(), 0);
    const [width, height] = await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      document.documentElement.scrollHeight,
    ]);
    assert.equal(width, 0);
    assert.ok(height! < 12_000, `${height} px`);
    await page.getByRole('link', { name: 'Engineer, Employer number 33' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.claim[open]').length === 1);
    await page.getByRole('button', { name: 'Open all claims' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.claim[open]').length === 50);
    await page.getByRole('button', { name: /^Unable to verify 50/ }).click();
    await axe(page, 'fifty claims');
    await close(watched);
  });

  test('an archive of one’s own is imported, listed and removed', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('link', { name: 'Archive' }).click();
    await page.getByLabel('Name of the collection (required)').fill('staff lists');
    await page.getByLabel('Files (html, text, markdown)').setInputFiles([
      {
        name: 'staff.html',
        mimeType: 'text/html',
        buffer: Buffer.from(
          '<link rel="canonical" href="https://isfjord.example/staff"><p>Torvald Nansenby teaches.</p>',
        ),
      },
      { name: 'lost.html', mimeType: 'text/html', buffer: Buffer.from('<p>From nowhere.</p>') },
    ]);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('1 page imported.').waitFor();
    await page.getByText(/lost\.html: it does not name its address/).waitFor();
    const row = page.getByRole('row', { name: /staff lists/ });
    await axe(page, 'archive');
    await row.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove 1 page' }).click();
    await row.waitFor({ state: 'detached' });
    await close(watched);
  });

  test('many people come as a table, and their results stand in its order', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('link', { name: 'Many people at once' }).click();
    await page
      .getByLabel('Or the table itself')
      .fill('full_name,school,degree\nAnna One,Norvane,PhD\n,Norvane,PhD\nBerit Three,Norvane,MSc\n');
    await axe(page, 'many people');
    await page.getByRole('button', { name: 'Verify 3 people' }).click();
    await page.getByText('1 row was not taken').waitFor();
    await page.getByRole('row', { name: /2 – Not taken person\.full_name/ }).waitFor();
    await page.getByRole('row', { name: /1 Anna One Unable to verify/ }).waitFor();
    await page.getByRole('row', { name: /3 Berit Three Unable to verify/ }).waitFor();
    await axe(page, 'batch');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    assert.deepEqual(lines.map((line) => line.split(',').slice(0, 3).join(' ')).slice(1), [
      '1 Anna One completed',
      '2  rejected',
      '3 Berit Three completed',
    ]);
    await close(watched);
  });

  test('a person is watched, the page changes, and the monitor shows the sentences that differ', async () => {
    const admin = new BonafideAdmin({ baseUrl: service.address, adminToken: service.adminToken });
    const publish = (text: string) =>
      admin.collections.import({
        collection: 'watched',
        pages: [{ url: 'https://www.halden-robotics.example/people/idris-vennberg', title: 'Idris Vennberg', text }],
      });
    await publish('Idris Vennberg is Head of Calibration at Halden Robotics.');
    const created = await service.client.jobs.create({
      person: { full_name: 'Idris Vennberg', current_company: 'Halden Robotics' },
      claims: [
        {
          claim_key: 'post',
          claim_type: 'employment',
          expected: { employer: 'Halden Robotics', title: 'Head of Calibration', is_current: true },
        },
      ],
    });
    await service.client.jobs.waitFor(created.id);
    const watched = await signIn();
    const { page } = watched;
    await page.goto(`${service.address}/console/jobs/${created.id}`);
    await page.getByRole('button', { name: 'Watch Idris Vennberg' }).click();
    await page.getByLabel('How often').selectOption('weekly');
    await axe(page, 'watch');
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await page.getByText('Next run').waitFor();
    await publish('Idris Vennberg was Head of Calibration at Halden Robotics until 2025.');
    await page.getByRole('button', { name: 'Run now' }).click();
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    await page.locator('blockquote.added', { hasText: 'until 2025' }).waitFor();
    await page.locator('blockquote.gone', { hasText: 'is Head of Calibration' }).waitFor();
    await axe(page, 'monitor');
    await page.getByLabel('Only those that changed something').check();
    // The first run leaves the list only when the filtered one has come.
    await page.getByText('nothing to compare with').waitFor({ state: 'detached' });
    await page.getByText('Something changed').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused.').waitFor();
    // A run by hand, of a job, says so too.
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: /^Run again/ }).click();
    await page.getByRole('button', { name: 'Run again', exact: true }).click();
    await page.getByText('Nothing changed.').waitFor();
    await page.getByRole('link', { name: 'Monitors' }).click();
    await page.getByRole('link', { name: 'Idris Vennberg' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the monitor' }).click();
    await page.getByText('Nobody is watched.').waitFor();
    await close(watched);
  });

  test('an endpoint is created, tested, and a delivery is sent again', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByLabel('Address (required)').fill(receiver.url('/hooks'));
    await page.getByLabel('Description').fill('Loopback');
    await page.getByRole('button', { name: 'Create endpoint' }).click();
    await page.getByText(/^whsec_/).waitFor();
    await axe(page, 'new endpoint');
    await page.getByRole('link', { name: receiver.url('/hooks') }).click();
    await page.getByRole('heading', { name: 'Loopback' }).waitFor();
    // Shown once: it is not on the endpoint's own page.
    assert.equal(await page.getByText(/^whsec_/).count(), 0);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await receiver.until('the test', () => receiver.of('/hooks').length === 1);
    const delivered = page.getByRole('row', { name: /webhook\.test Delivered/ });
    await delivered.waitFor();
    // The second one is looked at before it is answered: what is shown follows.
    let answerNow = () => {};
    receiver.behave('/hooks', (...call) => {
      answerNow = () => BEHAVIOURS.ok(call[0], call[1]);
    });
    await delivered.getByRole('button', { name: /^Send again/ }).click();
    await receiver.until('the replay', () => receiver.of('/hooks').length === 2);
    const [first, second] = receiver.of('/hooks');
    assert.equal(second?.webhookId, first?.webhookId);
    await page.getByRole('button', { name: /^0 attempts/ }).click();
    await page.getByRole('dialog').getByText('No attempt yet.').waitFor();
    answerNow();
    receiver.behave('/hooks', BEHAVIOURS.ok);
    await page
      .getByRole('dialog')
      .getByText(/answered 200/)
      .waitFor();
    await axe(page, 'attempts');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click();
    await page.getByText(/^whsec_/).waitFor();
    await close(watched);
  });

  test('pages that attack their reader are shown as text', async () => {
    const viktor = SAMPLE_PEOPLE.find((sample) => sample.id === 'viktor-dragulescu')!;
    const created = await service.client.jobs.create(viktor.body);
    await service.client.jobs.waitFor(created.id);
    const report = await service.client.jobs.report(created.id);
    const attack = report.sources.find((source) => source.domain === 'xss-playground.example');
    assert.ok(attack, 'the attack page is among the sources');
    const watched = await signIn();
    const { page } = watched;
    await page.goto(`${service.address}/console/jobs/${created.id}`);
    await page.getByText(/^Report of /).waitFor();
    const line = page.locator('.source-item', { hasText: 'xss-playground.example' });
    // Its title is an image tag with a handler.
    assert.ok(((await line.textContent()) ?? '').includes('<img src=x onerror='));
    await line.getByRole('button', { name: /Page text/ }).click();
    const text = page.getByRole('dialog').locator('.page-text');
    await text.waitFor();
    const stored = await service.client.jobs.sourceText(created.id, attack.source_id);
    assert.equal(await text.textContent(), stored.text);
    assert.match(stored.text, /<script>alert/);
    assert.equal(await text.locator('*:not(mark)').count(), 0);
    assert.equal(await page.locator('img, iframe, object, embed, a[href^="javascript:"]').count(), 0);
    assert.notEqual(await page.title(), 'owned');
    await axe(page, 'attack page');
    await close(watched);
  });

  test('the policy of the page lets nothing inline run', async () => {
    const watched = await signIn();
    const { page } = watched;
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.ranInline = true';
      document.body.append(script);
      const image = document.createElement('div');
      image.innerHTML = '<img src="data:," onerror="globalThis.ranInline = true">';
      document.body.append(image);
      await new Promise((resolve) => image.firstElementChild?.addEventListener('error', resolve));
      return 'ranInline' in globalThis;
    });
    assert.equal(ran, false);
    // The browser reports what it refused; that is what this test is about.
    watched.troubles.length = 0;
    await close(watched);
  });

  test('every screen is clean for axe and fits a phone, light and dark', async () => {
    const template = await service.client.templates.create({
      name: 'axe',
      version: 1,
      input_schema: {},
      extraction_schema: {},
      search_plan: { queries: ['"{{person.full_name}}"'] },
      scoring_rubric: {},
    });
    const endpoint = await service.client.webhooks.create({ url: receiver.url('/hooks'), events: ['job.completed'] });
    const job = await service.client.jobs.create(SAMPLE_PEOPLE[1]!.body);
    await service.client.jobs.waitFor(job.id);
    const screens: [path: string, ready: string | RegExp][] = [
      ['', 'Verify a person'],
      ['jobs', 'Jobs'],
      [`jobs/${job.id}`, 'Zhang Wei'],
      ['monitors', 'Monitors'],
      ['archive', 'Archive'],
      ['many', 'Many people at once'],
      ['webhooks', 'Webhooks'],
      [`webhooks/${endpoint.id}`, 'Endpoint'],
      ['templates', 'Templates'],
      [`templates/${template.id}`, 'axe, version 1'],
      ['keys', 'Keys'],
      ['usage', 'Usage'],
      ['nothing-here', 'There is no such page'],
    ];
    for (const options of [{ colorScheme: 'light' as const }, { colorScheme: 'dark' as const, viewport: PHONE }]) {
      const watched = await signIn(options);
      const { page } = watched;
      for (const [path, heading] of screens) {
        await page.goto(`${service.address}/console/${path}`);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page.waitForLoadState('networkidle');
        const where = `${path || 'verify'} in ${options.colorScheme}`;
        await axe(page, where);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(excess, 0, `${where} is wider than the window`);
      }
      await close(watched);
    }
  });

  test('the documents are clean for axe, and a phone shows the text first', async () => {
    for (const options of [{ colorScheme: 'light' as const }, { colorScheme: 'dark' as const, viewport: PHONE }]) {
      const watched = await open(options);
      const { page } = watched;
      for (const path of ['', '/quick-start', '/webhooks', '/operating', '/overview']) {
        await page.goto(`${service.address}/docs${path}`);
        const where = `/docs${path} in ${options.colorScheme}`;
        await axe(page, where);
        const [excess, top] = await page.evaluate(() => [
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          document.querySelector('h1')!.getBoundingClientRect().top,
        ]);
        assert.equal(excess, 0, `${where} is wider than the window`);
        assert.ok(top! < 100, `${where} begins at ${top}`);
      }
      await close(watched);
    }
  });

  test('keyboards reach the page, the menu and the theme', async () => {
    const watched = await signIn({ colorScheme: 'light' });
    const { page } = watched;
    await page.goto(`${service.address}/console/jobs`);
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    // After loading, the first stop is the way past the menu.
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    assert.equal(await focusedText(), 'Skip to the page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    assert.equal(await focusedText(), 'Verify');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Verify a person' }).waitFor();
    // A change of page gives the focus to its title.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.getByRole('button', { name: 'Switch to dark' }).press('Enter');
    await page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
    await page.goBack();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await close(watched);
  });

  test('the link of a start at a terminal signs one browser in, once, and holds neither key nor token', async () => {
    const folder = temporaryFolder();
    let printed: (link: string) => void = () => undefined;
    const link = new Promise<string>((resolve) => {
      printed = resolve;
    });
    let interrupt = (): void => undefined;
    const run = inTerminal(['serve'], {
      columns: 200,
      environment: { PORT: '0', BONAFIDE_DATA_DIR: folder.path, BONAFIDE_WARM_UP: 'no', BONAFIDE_PROVIDERS: 'corpus' },
      onOutput: (sent, type) => {
        interrupt = () => type('\u0003');
        const [found] = /http\S+\/console\/#code=[\w-]+(?=\s)/.exec(sent) ?? [];
        if (found !== undefined) printed(found);
      },
    });
    const address = await Promise.race([link, run.then(({ screen }) => assert.fail(screen.join('\n')))]);
    const [key, token] = [keptIn(folder.path, 'api-key'), keptIn(folder.path, 'admin-token')];
    assert.ok(!address.includes(key) && !address.includes(token));
    const first = await open();
    await first.page.goto(address);
    await first.page.getByRole('heading', { name: 'Verify a person' }).waitFor();
    assert.equal(await first.page.evaluate(() => location.hash), '');
    // The administration is open too.
    await first.page.getByRole('link', { name: 'Keys' }).click();
    await first.page.getByRole('button', { name: 'Make a key' }).waitFor();
    const second = await open();
    await second.page.goto(address);
    await second.page.getByRole('alert').getByText('This link was used before').waitFor();
    assert.equal(await second.page.getByRole('button', { name: 'Sign in' }).count(), 1);
    await first.context.close();
    await second.context.close();
    interrupt();
    const { sent } = await run;
    assert.ok(!sent.includes(token), 'the token is never printed');
    folder.remove();
  });

  test('keys need the administrator’s token, and say so', async () => {
    const watched = await open();
    const { page } = watched;
    await page.goto(service.link);
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByText('You are signed in without the administrator’s token.').waitFor();
    await axe(page, 'keys without token');
    await page.evaluate(() => sessionStorage.clear());
    await service.signIn(page);
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByLabel('Name').fill('billing desk');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const key = (await page.locator('.secret code').textContent())!;
    assert.match(key, /^bonafide_key_/);
    await page
      .getByRole('row', { name: /billing desk/ })
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke for good' }).click();
    await page.getByRole('row', { name: /billing desk .*Revoked/ }).waitFor();
    await close(watched);
  });

  test('a template of the library is installed, previewed and used', async () => {
    const watched = await signIn();
    const { page } = watched;
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await page.getByRole('button', { name: 'Install speaker-bio' }).click();
    await page.getByRole('link', { name: 'speaker-bio' }).click();
    await page.getByRole('button', { name: 'Show the questions' }).click();
    await page
      .getByRole('cell', { name: /Maren Tollefsen/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByRole('heading', { name: 'Verify a person' }).waitFor();
    await page.getByText('A speaker or contributor', { exact: false }).waitFor();
    await page.getByText('The same, as a call of the API').click();
    assert.match((await page.getByRole('tabpanel').textContent()) ?? '', /"template_id": "tpl_/);
    await close(watched);
  });

  test(`all scripts together stay under ${SCRIPT_LIMIT / 1000} kB of gzip`, () => {
    const folder = join(CONSOLE_FOLDER, 'assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    assert.ok(scripts.length > 0);
    const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
    assert.ok(bytes < SCRIPT_LIMIT, `${bytes} bytes`);
  });
});
