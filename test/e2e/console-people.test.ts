/// <reference lib="dom" />
// The console for those who use no mouse, write from right to left, bear long names, or only look at a template.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { browserMissing, type ConsoleService, openBrowser, startConsoleService } from './console-service.ts';

const missing = browserMissing();
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

describe('the console, for all kinds of people', { skip: missing ?? false, timeout: 900_000 }, () => {
  let service: ConsoleService;
  let browser: Browser;

  before(async () => {
    [service, browser] = await Promise.all([startConsoleService(), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function signIn(viewport = DESKTOP): Promise<Page> {
    const page = await (await browser.newContext({ viewport })).newPage();
    // A busy machine is slow, not wrong.
    page.setDefaultTimeout(120_000);
    await service.signIn(page);
    return page;
  }

  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });

  /** Presses Tab until what has the focus begins with these words. */
  async function tabTo(page: Page, words: string): Promise<void> {
    for (let presses = 0; presses < 120; presses++) {
      if ((await focused(page)).startsWith(words)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`the keyboard does not reach "${words}"`);
  }

  test('a person is verified with the keyboard alone', async () => {
    const page = await signIn();
    await tabTo(page, 'Maren Tollefsen');
    await page.keyboard.press('Enter');
    // The cards are gone; whoever types goes on with the name.
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'Maren Tollefsen');
    await tabTo(page, 'Verify 4 claims');
    await page.keyboard.press('Enter');
    await page.getByText(/^Report of /).waitFor();
    // Arriving at the report gives the focus to its title.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await tabTo(page, 'Show in the page');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    assert.notEqual(outline, 'none', 'the focus is seen');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('mark').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.match(await focused(page), /^Show in the page/);
    await page.context().close();
  });

  test('names of other directions and of any length keep their place', async () => {
    const school = 'הטכניון – מכון טכנולוגי לישראל';
    const { id } = await service.client.jobs.create({
      person: { full_name: 'ליאת בן־דוד', current_company: `Y${'y'.repeat(150)}`, location: 'תל אביב' },
      claims: [{ claim_key: 'bsc', claim_type: 'education', expected: { school, degree: 'BSc', end_year: 2004 } }],
    });
    await service.client.jobs.waitFor(id);
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await signIn(viewport);
      await page.goto(`${service.address}/console/jobs/${id}`);
      await page.getByText(/^Report of /).waitFor();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(beyond, 0, `${viewport.width} pixels`);
      // Degree, school, year from left to right: beside letters of the other direction the year must not slip before the school.
      const places = await page.evaluate((name) => {
        const placeOf = (words: string, inside: Element) => {
          const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const at = node.textContent!.indexOf(words);
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + words.length);
            const { left, top } = range.getClientRects()[0]!;
            return { left, top };
          }
          return null;
        };
        return ['.claim h3', '.timeline li:nth-child(2)'].map((selector) => {
          const inside = document.querySelector(selector)!;
          return [placeOf('BSc', inside)!, placeOf(name, inside)!, placeOf('2004', inside)!];
        });
      }, school);
      if (viewport === DESKTOP)
        for (const [degree, name, year] of places)
          assert.ok(degree!.left < name!.left && name!.left < year!.left, JSON.stringify(places));
      await page.context().close();
    }
  });

  test('a template that is only looked at is not used, and says so', async () => {
    const page = await signIn();
    const before = (await service.client.templates.list()).data.length;
    await page.getByLabel('Template', { exact: true }).selectOption({ label: 'speaker-bio (ready to be added)' });
    await page.getByText('Until it is added, the job runs without it.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Verify 1 claim' }).count(), 1);
    assert.equal((await service.client.templates.list()).data.length, before);
    await page.getByRole('button', { name: 'Add it to this project and use it' }).click();
    await page.getByText('Until it is added, the job runs without it.').waitFor({ state: 'detached' });
    assert.equal((await service.client.templates.list()).data.length, before + 1);
    await page.context().close();
  });
});
