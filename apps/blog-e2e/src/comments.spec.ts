import { keyboard, mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, hydrated } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { approve, fromElsewhere, newMark, waitingComments, writeArticle } from './blog-calls';
import { test } from './reader';

const words = (page: Page) => page.getByRole('textbox', { name: 'Commento' });

for (const [hand, tags] of [
  ['mouse', '@phone @short'],
  ['keyboard', ''],
] as const) {
  test(`a comment is written by ${hand}, waits, and appears ${tags}`, async ({
    page,
    problems,
  }) => {
    const { use, write } = hand === 'mouse' ? mouse : keyboard(page);
    const article = await writeArticle(page.request);
    const thought = `Un pensiero su ${newMark()}.`;
    await page.goto(`/blog/${article.slug}`);
    await hydrated(page);
    await expect(
      page.getByText('Ancora nessun commento: il primo può essere il tuo.'),
    ).toBeVisible();
    const send = page.getByRole('button', { name: 'Invia commento' });
    await use(send);
    await expect(page.getByText('Scrivi il tuo nome')).toBeVisible();
    await expect(page.getByLabel('Nome')).toBeFocused();
    await expectAccessible(page);
    await write(page.getByLabel('Nome'), 'Paola N.');
    await write(page.getByLabel('Email', { exact: true }), 'paola@');
    await write(words(page), thought);
    await use(send);
    await expect(page.getByText('Scrivi un’email intera, come nome@posta.it')).toBeVisible();
    await expect(words(page)).toHaveValue(thought);
    await write(page.getByLabel('Email', { exact: true }), `paola.${newMark()}@example.com`);
    await use(send);
    await expect(page.getByText('Grazie, il commento è arrivato.')).toBeVisible();
    await expect(words(page)).toHaveValue('');
    await expect(page.getByLabel('Nome')).toHaveValue('Paola N.');

    const [comment] = await waitingComments(page.request, article);
    expect(comment?.content).toBe(thought);
    await page.reload();
    await expect(page.getByText(thought)).toHaveCount(0);
    await approve(page.request, [comment?.id ?? '']);
    // The page may be a kept one for a moment.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Commenti (1)' })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByText(thought)).toBeVisible();
    expect(await page.content()).not.toContain('@example.com');
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
}

test('what fills the field that nobody sees is thanked and thrown away', async ({ page }) => {
  const article = await writeArticle(page.request);
  await page.goto(`/blog/${article.slug}`);
  await hydrated(page);
  await page.getByLabel('Nome').fill('Offerte');
  await page.getByLabel('Email', { exact: true }).fill('offerte@example.com');
  await words(page).fill('Comprate qui.');
  const trap = page.locator('input[name="website"]');
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://offerte.example'));
  await page.getByRole('button', { name: 'Invia commento' }).click();
  await expect(page.getByText('Grazie, il commento è arrivato.')).toBeVisible();
  expect(await waitingComments(page.request, article)).toEqual([]);
});

test('too many comments in a short time are refused with a reason, and stay in the field', async ({
  page,
}) => {
  const article = await writeArticle(page.request);
  const headers = fromElsewhere();
  await page.setExtraHTTPHeaders(headers);
  for (let count = 0; count < 5; count += 1) {
    const data = { name: 'Paolo', email: 'paolo@example.com', content: `Commento ${count}` };
    const answer = await page.request.post(`/api/addBlogComment?articleId=${article.id}`, {
      data,
      headers,
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto(`/blog/${article.slug}`);
  await hydrated(page);
  await page.getByLabel('Nome').fill('Paolo');
  await page.getByLabel('Email', { exact: true }).fill('paolo@example.com');
  await words(page).fill('Ancora uno');
  await page.getByRole('button', { name: 'Invia commento' }).click();
  await expect(page.getByText(/Hai inviato molti commenti in poco tempo/)).toBeVisible();
  await expect(words(page)).toHaveValue('Ancora uno');
});
