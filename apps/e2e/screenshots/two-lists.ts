import { mouse } from '@zaino/browser-testing/hands';
import { expect, type Page } from '@playwright/test';
import { addList } from '../src/checkout/add-list';
import { findDemoClasses } from '../src/demo-school';

const nicknames = ['Teo', 'Mia'];

/** Puts the books of two children into the cart; the list of the second is open afterwards. */
export async function twoLists(page: Page): Promise<void> {
  const lists = await findDemoClasses(page.request, nicknames.length);
  for (const [index, list] of lists.entries()) {
    await addList(page, mouse, { list, nickname: nicknames[index] ?? '' });
    await expect(page.getByText('Nel carrello ✓').first()).toBeVisible();
  }
}
