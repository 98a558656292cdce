import type { Browser } from '@playwright/test';
import { findViolations } from '@zaino/browser-testing/accessibility';
import type { MeasuredPage } from '@zaino/contracts/releases';
import { installProbe, readProbe } from '@zaino/tools/bench/pages/page-probe';
import {
  HEADING,
  readShown,
  requireSamePage,
  type ShownPage,
  waitForHeading,
} from '@zaino/tools/bench/pages/shown-page';
import { onSlowPhone } from '@zaino/tools/bench/pages/slow-phone';
import { withProgress } from '@zaino/tools/machine/progress';
import type { PageToMeasure } from './measured-pages';
import { threeOfFour } from './quantile';

/** Rest after the last request, for late paints. */
const SETTLE_MS = 700;
/** As the slow phone of the visits, at full speed: what axe finds does not depend on it. */
const screen = { width: 390, height: 844 };

/** As refusals name them. */
const names = { build: 'the build', compared: 'the single bundle' };

interface Measuring {
  pages: readonly PageToMeasure[];
  /** Where the build is served, and what it is compared with. */
  origins: { build: string; compared: string };
  visits: number;
}

/**
 * Visits each page in both variants, one after the other in turn, on the same slow phone. A first round does not count: it
 * looks whether both show the same page, and a `UserError` says where they do not. Then looks at the accessibility of the
 * build's pages.
 */
export async function measurePages(
  browser: Browser,
  { pages, origins, visits }: Measuring,
): Promise<MeasuredPage[]> {
  const seen = pages.map((page) => ({ ...page, build: [] as number[], compared: [] as number[] }));
  for (let round = 0; round <= visits; round += 1) {
    await withProgress(`Visits on the slow phone, round ${round} of ${visits}`, async () => {
      for (const one of seen) {
        const shown: Record<string, ShownPage> = {};
        // Who comes first changes, in case it matters.
        const order = ['build', 'compared'] as const;
        for (const variant of round % 2 ? order : order.toReversed()) {
          const visit = await visitOnce(browser, origins[variant] + one.path);
          shown[names[variant]] = visit.shown;
          if (round > 0) one[variant].push(visit.largestPaint);
        }
        if (round === 0) requireSamePage(one.path, one.words, shown);
      }
    });
  }
  const measured: MeasuredPage[] = [];
  for (const { path, build, compared } of seen) {
    measured.push({
      page: new URL(path, origins.build).pathname,
      lcp: Math.round(threeOfFour(build)),
      comparedLcp: Math.round(threeOfFour(compared)),
      violations: await violationsOf(browser, origins.build + path),
    });
  }
  return measured;
}

/** Of somebody who has never been here: milliseconds until the largest paint, and what the page showed. */
function visitOnce(browser: Browser, url: string) {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(installProbe, HEADING);
    await page.goto(url, { waitUntil: 'load' });
    await waitForHeading(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const { largestPaint } = await page.evaluate(readProbe);
    return { largestPaint, shown: await readShown(page) };
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
