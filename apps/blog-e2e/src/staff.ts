import { adminToken, makeAdmin } from '@zaino/browser-testing/admin';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

let token: Promise<string> | undefined;

/** The bearer of the admin who does without a page what a test needs done. */
export function staffToken(request: APIRequestContext): Promise<string> {
  return (token ??= adminToken(request));
}

/** Opens a page of the admins' as one who is signed in: the one above, or one of the test's own. */
export async function openAsAdmin(
  page: Page,
  { path, heading, isOwn = false }: { path: string; heading: string; isOwn?: boolean },
): Promise<string> {
  const { request } = page;
  const bearer = await (isOwn ? adminToken(request, makeAdmin()) : staffToken(request));
  await page.addInitScript((held) => localStorage.setItem('adminToken', held), bearer);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  return bearer;
}
