import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { familyDevices } from '../tasks/devices';
import type { FamilyStep } from './family-steps';
import type { StormFindings } from './findings';
import { mixedFiles } from './mixed-files';

/** How long a visitor stays on a page, beside the mean. */
const READING = { least: 0.4, most: 1.6 };
/** Longer than a page takes on a busy machine, in milliseconds. */
const PATIENCE_MS = 30_000;
/** Of a failed page, as many are told. */
const LAST_FILES = 8;
/** What the shell and pages say where something did not come. */
const FAILURE = /non si è caricat|Questa scheda era aperta da molto tempo/;

interface Visit {
  url: string;
  steps: readonly FamilyStep[];
  findings: StormFindings;
  /** At the mean, before a visitor goes on. */
  readingMs: number;
  /** By `performance.now()`. */
  endsAt: number;
}

/** One visitor after the other in a browser of their own, each through all steps; gives how many pages they saw. */
export async function visitUntil(browser: Browser, visit: Visit): Promise<number> {
  let pages = 0;
  while (performance.now() < visit.endsAt) {
    const context = await browser.newContext({ ...familyDevices.desktop, baseURL: visit.url });
    try {
      pages += await goThrough(context, visit);
    } finally {
      await context.close();
    }
  }
  return pages;
}

/** A failed page ends the visit: what would follow fails for the same reason. */
async function goThrough(context: BrowserContext, visit: Visit): Promise<number> {
  const { steps, findings, readingMs, endsAt } = visit;
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  noteFaults(page, findings);
  let pages = 0;
  for (const { name, go, path, title } of steps) {
    if (performance.now() > endsAt) return pages;
    try {
      await go(page);
      await page.waitForURL(({ pathname }) => path.test(pathname), { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: title }).first();
      await expect(heading).toBeVisible({ timeout: PATIENCE_MS });
      await expect(page.getByRole('main')).not.toContainText(FAILURE);
      pages += 1;
    } catch (error) {
      findings.failedPages.push(`${name}, ${page.url()}: ${String(error)}\n${await shownBy(page)}`);
      return pages;
    }
    findings.mixedSets.push(...(await mixedIn(page)).map((file) => `${name}: ${file}`));
    await delay(randomInt(readingMs * READING.least, readingMs * READING.most));
  }
  return pages;
}

/** What a failed page shows, and what it asked for last, for whoever looks for the cause. */
async function shownBy(page: Page): Promise<string> {
  try {
    const shown = await page.evaluate((most) => {
      const asked = performance.getEntriesByType('resource').slice(-most);
      return {
        at: Math.round(performance.now()),
        main: document.querySelector('main')?.innerText.slice(0, 300),
        asked: asked.map(({ name, startTime, duration }) => {
          const [from, to] = [startTime, startTime + duration].map(Math.round);
          return `${new URL(name).pathname} ${from} to ${to} ms`;
        }),
      };
    }, LAST_FILES);
    return JSON.stringify(shown);
  } catch (error) {
    return `cannot be read: ${String(error)}`;
  }
}

function noteFaults(page: Page, { consoleErrors, failedFiles }: StormFindings): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    consoleErrors.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) failedFiles.push(`${response.url()} ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever goes on does not wait for the rest of a page.
    if (reason !== 'net::ERR_ABORTED') failedFiles.push(`${request.url()} ${reason}`);
  });
}

/** Files that the open document has loaded, and that are not of the set it came with. */
async function mixedIn(page: Page): Promise<string[]> {
  const { text, loaded } = await page.evaluate(
    (id) => ({
      text: document.getElementById(id)?.textContent ?? '',
      loaded: performance.getEntriesByType('resource').map(({ name }) => name),
    }),
    RELEASE_SET_ELEMENT,
  );
  if (text === '') return [`${page.url()} has no release set`];
  return mixedFiles(JSON.parse(text) as ReleaseSet, loaded);
}
