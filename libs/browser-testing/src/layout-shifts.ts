import type { Page } from '@playwright/test';

declare global {
  var shifted: number;
  var takeShifts: () => void;
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Has the next pages count how far what they show has moved by itself, as web vitals count it (cumulative layout shift):
 * what follows a press is no surprise.
 */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const { value, hadRecentInput } of entries as unknown as readonly LayoutShift[])
        if (!hadRecentInput) Object.assign(window, { shifted: shifted + value });
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Those, too, of which a busy browser has not told yet.
    Object.assign(window, { takeShifts: () => add(observer.takeRecords()) });
  });
}

/** How far, what was drawn last included. */
export const shiftedSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            takeShifts();
            resolve(shifted);
          }),
        ),
      ),
  );

/** How far once the page's fonts have come: a line may break elsewhere by them. */
export async function shiftedByFonts(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return shiftedSoFar(page);
}
