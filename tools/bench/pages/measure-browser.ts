import type { Browser } from '@playwright/test';
import { withProgress } from '@zaino/tools/machine/progress';
import { installProbe, isInteractive, readProbe } from './page-probe';
import { onSlowPhone } from './slow-phone';
import { readShown, requireSamePage, type ShownPage, waitForHeading } from './shown-page';
import { pages, wordsOf } from './targets';
import { countTransfers, type Transfers } from './transfers';

/** A long task blocks for what it takes beyond this (milliseconds). */
const BLOCKING_FROM_MS = 50;
/** Rest after the last request, for late paints and shifts. */
const SETTLE_MS = 700;

type PageName = keyof typeof pages;

/** A control that belongs to the page and to no skeleton of it. */
const controls: Record<PageName, string> = {
  home: 'main form input',
  search: 'main select',
  school: 'main input[type=checkbox]',
};

/** Milliseconds, but for layout shift and transfers. */
export interface BrowserVisit {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  interactive: number;
  /** As Lighthouse counts it: from the first paint on. */
  blocking: number;
  /** Before the first paint too. */
  blockingInAll: number;
  layoutShift: number;
  shifted: string[];
  transfers: Transfers;
}

/** Visits by page and variant. */
export type BrowserVisits = Record<PageName, Record<string, BrowserVisit[]>>;

/**
 * Visits each page in each variant, one after the other in turn, `runs` times. A first round does not count: it looks
 * whether all variants show the same page.
 */
export async function measureBrowser(
  browser: Browser,
  variants: Record<string, string>,
  runs: number,
): Promise<BrowserVisits> {
  const names = Object.keys(pages) as PageName[];
  const visits: BrowserVisits = { home: {}, search: {}, school: {} };
  const origins = Object.entries(variants);
  for (let run = 0; run <= runs; run += 1) {
    await withProgress(`Visits on the slow phone, round ${run} of ${runs}`, async () => {
      for (const name of names) {
        const shown: Record<string, ShownPage> = {};
        // Who comes first changes, in case it matters.
        for (const [variant, origin] of run % 2 ? origins : origins.toReversed()) {
          const seen = await visit(browser, origin, name);
          shown[variant] = seen.shown;
          if (run > 0) (visits[name][variant] ??= []).push(seen.measured);
        }
        if (run === 0) requireSamePage(pages[name], wordsOf[name], shown);
      }
    });
  }
  return visits;
}

/** What was measured of a visit, and what it showed. */
interface Visit {
  measured: BrowserVisit;
  shown: ShownPage;
}

function visit(browser: Browser, origin: string, name: PageName): Promise<Visit> {
  return onSlowPhone(browser, async (page, session) => {
    const transfers = countTransfers(session);
    await page.addInitScript(installProbe, controls[name]);
    await page.goto(origin + pages[name], { waitUntil: 'load' });
    await waitForHeading(page);
    await page.waitForFunction(isInteractive);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const { longTasks, ...probe } = await page.evaluate(readProbe);
    const blockingSince = (from: number) =>
      longTasks
        .filter(({ start }) => start >= from)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_FROM_MS), 0);
    const measured = {
      ...probe,
      blocking: blockingSince(probe.firstPaint),
      blockingInAll: blockingSince(0),
      transfers: { ...transfers },
    };
    return { measured, shown: await readShown(page) };
  });
}
