import type { Browser } from '@playwright/test';
import { findViolations } from '@zaino/browser-testing/accessibility';
import type { MeasuredPage } from '@zaino/contracts/releases';
import { installProbe, readProbe } from '@zaino/tools/bench/pages/page-probe';
import { onSlowPhone } from '@zaino/tools/bench/pages/slow-phone';
import { withProgress } from '@zaino/tools/machine/progress';
import { threeOfFour } from './quantile';

/** What every page has once its content is there. */
const CONTENT = 'main h1';
/** Rest after the last request, for late paints. */
const SETTLE_MS = 700;
/** As the slow phone of the visits, at full speed: what axe finds does not depend on it. */
const screen = { width: 390, height: 844 };

interface Measuring {
  pages: readonly string[];
  /** Where the build is served, and what it is compared with. */
  origins: { build: string; compared: string };
  visits: number;
}

/**
 * Visits each page in both variants, one after the other in turn, on the same slow phone; a first round does not count.
 * Then looks at the accessibility of the build's pages.
 */
export async function measurePages(
  browser: Browser,
  { pages, origins, visits }: Measuring,
): Promise<MeasuredPage[]> {
  const seen = pages.map((page) => ({ page, build: [] as number[], compared: [] as number[] }));
  for (let round = 0; round <= visits; round += 1) {
    await withProgress(`Visits on the slow phone, round ${round} of ${visits}`, async () => {
      for (const one of seen) {
        // Who comes first changes, in case it matters.
        const order = ['build', 'compared'] as const;
        for (const variant of round % 2 ? order : order.toReversed()) {
          const lcp = await largestPaint(browser, origins[variant] + one.page);
          if (round > 0) one[variant].push(lcp);
        }
      }
    });
  }
  const measured: MeasuredPage[] = [];
  for (const { page, build, compared } of seen) {
    measured.push({
      page: new URL(page, origins.build).pathname,
      lcp: Math.round(threeOfFour(build)),
      comparedLcp: Math.round(threeOfFour(compared)),
      violations: await violationsOf(browser, origins.build + page),
    });
  }
  return measured;
}

/** Milliseconds, of somebody who has never been here. */
function largestPaint(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(installProbe, CONTENT);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(CONTENT).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    return (await page.evaluate(readProbe)).largestPaint;
  });
}

async function violationsOf(browser: Browser, url: string): Promise<MeasuredPage['violations']> {
  const context = await browser.newContext({
    viewport: screen,
    locale: 'it-IT',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const found = await findViolations(page);
    return found.map(({ rule, elements }) => ({ rule, places: elements.length }));
  } finally {
    await context.close();
  }
}
