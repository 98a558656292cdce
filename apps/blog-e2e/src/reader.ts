import { expect, test as base } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { fromElsewhere } from './blog-calls';

/** A visitor of the blog with an address of their own. */
export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter's form.
  extraHTTPHeaders: async ({}, use) => use(fromElsewhere()),
});

/** The page's own level-1 heading. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
