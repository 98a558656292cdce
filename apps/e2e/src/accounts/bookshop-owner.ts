import type { Browser, Page } from '@playwright/test';
import { signIn } from '@zaino/browser-testing/account';
import { settings } from '@zaino/browser-testing/settings';
import { expect } from '@zaino/browser-testing/shop';
import { anotherBrowser } from './another-browser';

/** The name by which customers choose the bookshop whose owner this is. */
export const OWN_BOOKSHOP = /La Matita/;

/** The owner of a bookshop of the demo in a browser of their own, at a page for the signed-in. */
export async function ownerAt(browser: Browser, path: string, from: Page): Promise<Page> {
  const owners = JSON.parse(settings('E2E_OWNERS')) as { email: string; password: string }[];
  const owner = owners.find(({ email }) => email.startsWith('cartolibreria'));
  if (owner === undefined) throw new Error('The demo has no such owner.');
  const page = await anotherBrowser(browser, from);
  await page.goto(path);
  await signIn(page, { ...owner, name: '' });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  return page;
}
