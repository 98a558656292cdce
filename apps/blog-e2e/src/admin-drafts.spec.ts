import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { articleForm, openBlog, openNewArticle } from './article-form';
import { keptArticle, newMark } from './blog-calls';

test('an article is written by the mouse: formats, a link, a state @phone', async ({
  page,
  problems,
}) => {
  const { dialog, text } = await openNewArticle(page);
  const title = `Mouse ${newMark()}`;
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await dialog.getByLabel('Titolo', { exact: true }).fill(title);
  await dialog.getByLabel('Autore').fill('Ada');
  await text.click();
  await button('Titolo').click();
  await page.keyboard.type('La lista');
  await page.keyboard.press('Enter');
  await button('Grassetto').click();
  await expect(button('Grassetto')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('qui');
  await button('Grassetto').click();
  await text.getByText('qui').dblclick();
  await button('Collegamento').click();
  const link = page.getByRole('dialog', { name: 'Collegamento' });
  await link.getByLabel('Indirizzo').fill('/search');
  await link.getByRole('button', { name: 'Inserisci' }).click();
  await expect(text.getByRole('link', { name: 'qui' })).toHaveAttribute('href', '/search');
  await dialog.getByLabel('Stato').selectOption('Bozza');
  await button('Salva articolo').click();
  await expect(page.getByText(new RegExp(`^${title}: `))).toBeVisible();
  expect(await keptArticle(page.request, title)).toMatchObject({
    status: 'draft',
    content: '<h2 id="s-la-lista">La lista</h2><p><a href="/search"><strong>qui</strong></a></p>',
  });
  expect(problems).toEqual([]);
});

test('what was typed is kept while one writes, and offered again after the tab was lost', async ({
  page,
  context,
}) => {
  const title = `Bozza ${newMark()}`;
  const lost = await openNewArticle(page);
  await lost.dialog.getByLabel('Titolo', { exact: true }).fill(title);
  await lost.text.click();
  await page.keyboard.type('Non ancora salvato.');
  await expect(lost.dialog.getByText(/^Bozza salvata alle \d\d:\d\d$/)).toBeVisible();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto('/admin/blog');
  await next.getByRole('button', { name: 'Nuovo articolo' }).click();
  await expectAccessible(next);
  const draft = next.getByRole('listitem').filter({ hasText: title });
  await draft.getByRole('button', { name: 'Riprendi la bozza' }).click();
  const { dialog, text } = articleForm(next);
  await expect(dialog.getByLabel('Titolo', { exact: true })).toHaveValue(title);
  await expect(text).toHaveText('Non ancora salvato.');

  await next.keyboard.press('Escape');
  const question = next.getByRole('dialog', { name: 'Modifiche non salvate' });
  await question.getByRole('button', { name: 'Chiudi e scarta' }).click();
  await expect(dialog).toBeHidden();
  await next.getByRole('button', { name: 'Nuovo articolo' }).click();
  await expect(text).toHaveText('');
});

test('whoever leaves with something unsaved is asked, by the browser too', async ({ page }) => {
  await openBlog(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Commenti/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.getByRole('button', { name: 'Nuovo articolo' }).click();
  const { dialog, text } = articleForm(page);
  await text.click();
  await page.keyboard.type('Quasi finito.');
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continua a modificare' }).click();
  await expect(text).toHaveText('Quasi finito.');

  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const browsers = await asked;
  expect(browsers.type()).toBe('beforeunload');
  await browsers.dismiss();
  await leaving;
  await dialog.getByRole('button', { name: 'Annulla', exact: true }).click();
  await question.getByRole('button', { name: 'Chiudi e tieni la bozza' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Nuovo articolo' }).click();
  await page.getByRole('button', { name: 'Riprendi la bozza' }).click();
  await expect(text).toHaveText('Quasi finito.');
});
