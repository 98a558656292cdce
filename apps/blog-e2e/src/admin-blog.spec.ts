import { keyboard } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { changeArticle, commentsOf, leaveComment, newMark, writeArticle } from './blog-calls';
import { openAsAdmin } from './staff';

test('an article is found in the admins’ list, deleted after a question, and brought back @phone', async ({
  page,
  problems,
}) => {
  const { title, slug } = await writeArticle(page.request);
  await openAsAdmin(page, { path: '/admin/blog', heading: 'Blog' });
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: `Elimina ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Elimina articolo' });
  await expect(question).toContainText('Sei sicuro di voler eliminare questo articolo?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(row.getByRole('button', { name: `Elimina ${title}` })).toBeFocused();

  await row.getByRole('button', { name: `Elimina ${title}` }).click();
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText(`${title}: eliminato`)).toBeVisible();
  await expect(row).toBeHidden();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(`${title}: ripristinato`)).toBeVisible();
  await expect(row).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);
  expect(problems).toEqual([]);
});

test('a comment waits until an admin approves it, and goes away again @phone', async ({
  page,
  problems,
}) => {
  const article = await writeArticle(page.request);
  const words = `Parole di ${newMark()}`;
  await leaveComment(page.request, article, { content: words });
  expect(await commentsOf(page.request, article)).toEqual([]);
  await openAsAdmin(page, { path: '/admin/blog/comments', heading: 'Commenti' });
  const comment = page.getByRole('listitem').filter({ hasText: words });
  await expect(comment).toBeVisible();
  await expectAccessible(page);
  await comment.getByRole('button', { name: /^Approva/ }).click();
  await expect(page.getByText('1 commento pubblicato')).toBeVisible();
  await expect(comment).toBeHidden();
  const shown = await commentsOf(page.request, article);
  expect(shown).toMatchObject([{ content: words }]);
  expect(JSON.stringify(shown)).not.toContain('@');

  await page.goto(`/admin/blog/comments?articolo=${article.id}`);
  await comment.getByRole('button', { name: /^Nascondi/ }).click();
  await expect(page.getByText('1 commento nascosto')).toBeVisible();
  expect(await commentsOf(page.request, article)).toEqual([]);
  await comment.getByRole('button', { name: /^Elimina/ }).click();
  await page.getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(page.getByText('1 commento eliminato')).toBeVisible();
  await expect(page.getByText('Nessun commento trovato.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('comments are moderated by the keyboard alone', async ({ page }) => {
  const article = await writeArticle(page.request);
  for (let reader = 0; reader < 2; reader += 1) await leaveComment(page.request, article);
  await openAsAdmin(page, {
    path: `/admin/blog/comments?articolo=${article.id}`,
    heading: 'Commenti',
  });
  const { use } = keyboard(page);
  await use(page.getByRole('checkbox', { name: 'Seleziona tutti' }));
  await use(page.getByRole('button', { name: 'Approva (2)' }));
  await expect(page.getByText('2 commenti pubblicati')).toBeVisible();
  expect(await commentsOf(page.request, article)).toHaveLength(2);
});

test('a category is renamed and removed beside the list, and its old address leads on @phone', async ({
  page,
  problems,
}) => {
  const mark = newMark();
  const article = await writeArticle(page.request, { category: `Prima ${mark}` });
  await openAsAdmin(page, { path: `/admin/blog?categoria=prima-${mark}`, heading: 'Blog' });
  const manage = page.getByRole('button', { name: 'Gestisci le categorie' });
  const dialog = page.getByRole('dialog', { name: 'Categorie' });
  await manage.click();
  await dialog.getByRole('button', { name: `Rinomina Prima ${mark}` }).click();
  await expect(dialog.getByLabel(`Nuovo nome di Prima ${mark}`)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(`Dopo ${mark}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Prima ${mark}: ora si chiama Dopo ${mark}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Rinomina Dopo ${mark}` })).toBeFocused();
  await expect(dialog.getByRole('button', { name: `Elimina Dopo ${mark}` })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`categoria=dopo-${mark}`));
  await expect(page.getByLabel('Categoria')).toHaveValue(`dopo-${mark}`);
  await expect(page.getByRole('row', { name: new RegExp(article.title) })).toBeVisible();
  const old = await page.request.get(`/blog?categoria=prima-${mark}`, { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, `/blog?categoria=dopo-${mark}`]);

  await changeArticle(page.request, article, { category: '' });
  await manage.click();
  await dialog.getByRole('button', { name: `Elimina Dopo ${mark}` }).click();
  await expect(dialog.getByText('Sei sicuro di voler eliminare questa categoria?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Elimina Dopo ${mark}` }).click();
  await expect(dialog.getByText(`Dopo ${mark}: eliminata`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Fatto' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  expect(problems).toEqual([]);
});
