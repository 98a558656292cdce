import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './shop';

const HEIGHT = 900;
/** The narrow one last: what a wide page shows unfolded stays so, and is looked at too. */
const WIDTHS = [1440, 820, 390];
/** A tablet shows what one of the others does: there it is asked whether all of it has room. */
const TABLET = 820;

/** How far a page can be scrolled to the side, in pixels (WCAG 2.2, 1.4.10). */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page that is open is accessible and not too wide, as it stands. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
}

/** The tables that have to be scrolled to the side in their place, by their captions. */
const tooWideTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const place = table.parentElement;
      if (!place || place.clientWidth === 0 || place.scrollWidth <= place.clientWidth) return [];
      const more = place.scrollWidth - place.clientWidth;
      return [`${more} px of “${table.querySelector('caption')?.textContent ?? ''}” are hidden`];
    }),
  );

/**
 * What axe finds on the page that is open, at each width, light and dark, and whether it or one of its tables is too
 * wide: all in one visit. It is left light and wide.
 */
export async function pageFaults(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const colorSchemes = width === TABLET ? [] : (['dark', 'light'] as const);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, { ofColours: colorScheme === 'dark' }).catch((error: unknown) =>
        found.push(`${name}, ${width} px, ${colorScheme}: ${String(error)}`),
      );
    }
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${name}, ${width} px: ${overflow} px too wide`);
    const hidden = await tooWideTables(page);
    found.push(...hidden.map((words) => `${name}, ${width} px: ${words}`));
  }
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  return found;
}
