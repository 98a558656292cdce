import type { Page } from '@playwright/test';
import { expectAccessible } from './shop';

const HEIGHT = 900;
/** The narrow one last: what a wide page shows unfolded stays so, and is looked at too. */
const WIDTHS = [1440, 390];

/** How far a page can be scrolled to the side, in pixels (WCAG 2.2, 1.4.10). */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What axe finds on the page that is open, at each width, light and dark, and whether it is too wide: all in one visit.
 * It is left light and wide.
 */
export async function pageFaults(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, { ofColours: colorScheme === 'dark' }).catch((error: unknown) =>
        found.push(`${name}, ${width} px, ${colorScheme}: ${String(error)}`),
      );
    }
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${name}, ${width} px: ${overflow} px too wide`);
  }
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  return found;
}
