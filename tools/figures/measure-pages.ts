import type { Browser } from '@playwright/test';
import { findViolations } from '@zaino/browser-testing/accessibility';
import type { MeasuredPage } from '@zaino/contracts/releases';
import { visitPage } from '@zaino/tools/bench/pages/measure-browser';
import { withProgress } from '@zaino/tools/machine/progress';
import { threeOfFour } from './quantile';

/** The part of every page that is its own. */
const CONTENT = 'main';
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
          const { largestPaint } = await visitPage(browser, origins[variant] + one.page, CONTENT);
          if (round > 0) one[variant].push(largestPaint);
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
