import { adminToken, holdToken, staffToken } from '@zaino/browser-testing/admin';
import { expect, type Page } from '@playwright/test';

/** Opens a page of the admins' as one who is signed in: the one of all tests, or one of the test's own. */
export async function openAsAdmin(
  page: Page,
  { path, heading, isOwn = false }: { path: string; heading: string; isOwn?: boolean },
): Promise<string> {
  const { request } = page;
  const bearer = await (isOwn ? adminToken(request) : staffToken(request));
  await holdToken(page, bearer);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  return bearer;
}
