import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from './staff';

/** The form's dialog and the field of its text. */
export function articleForm(page: Page, name = 'Nuovo articolo') {
  const dialog = page.getByRole('dialog', { name });
  return { dialog, text: dialog.getByRole('textbox', { name: 'Testo', exact: true }) };
}

/** Opens the admins' list as an admin of the test's own: drafts are offered to whoever wrote them. */
export const openBlog = (page: Page) =>
  openAsAdmin(page, { path: '/admin/blog', heading: 'Blog', isOwn: true });

/** Opens the form of a new article. */
export async function openNewArticle(page: Page) {
  await openBlog(page);
  await page.getByRole('button', { name: 'Nuovo articolo' }).click();
  const form = articleForm(page);
  await expect(form.text).toBeVisible();
  return form;
}
