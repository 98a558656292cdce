import { newPerson, register } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Browser, Page } from '@playwright/test';
import { receivedProduct } from './checkout/received-product';

/** One pixel. */
const photo = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const text = 'Tre scomparti veri, e la cerniera regge.';
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Recensioni' });

/** The moderation with the reviews of a product, in a browser of an admin. */
async function moderationOf(browser: Browser, id: string) {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, await staffToken(context.request));
  const page = await context.newPage();
  await page.goto(`/admin/blog/reviews?prodotto=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Recensioni' })).toBeVisible();
  return page;
}

/** Pages that everybody gets are kept for seconds. */
const expectOnPage = (page: Page, words: string) =>
  expect(async () => {
    await page.reload();
    await expect(reviewsOf(page).getByText(words)).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('a review goes from the order to the page of the product, by way of who reads it @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, nome } = await receivedProduct(page);
  await page.getByRole('link', { name: `Scrivi una recensione di ${nome}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  const section = reviewsOf(page);
  await expect(section.getByText(/Ancora nessuna recensione/)).toBeVisible();
  await section.getByRole('button', { name: 'Scrivi una recensione' }).click();
  const form = page.getByRole('form', { name: 'Scrivi una recensione' });
  await form.getByRole('button', { name: 'Invia la recensione' }).click();
  await expect(form.getByText('Scegli da 1 a 5 stelle')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('radio', { name: '4 stelle: buono' }).check();
  await form.getByLabel('Che cosa ne pensi').fill(text);
  await form.getByLabel('Scegli una foto').setInputFiles(photo);
  await expect(form.getByRole('img', { name: 'La foto scelta' })).toBeVisible();
  await form.getByLabel('Il tuo nome').fill('Anna');
  await form.getByLabel('Iniziale del cognome').fill('r');
  await form.getByRole('button', { name: 'Invia la recensione' }).click();
  await expect(section.getByText(/Grazie, la recensione è arrivata/)).toBeVisible();
  await expect(section.getByText(/^In attesa/)).toBeVisible();
  await expectAccessible(page);

  // Nobody else sees it, until an admin has read it.
  const visitor = await browser.newContext({ locale: 'it-IT' });
  await visitor.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const visit = await visitor.newPage();
  await visit.goto(new URL(`/products/${id}`, page.url()).href);
  await expect(reviewsOf(visit).getByText(/Ancora nessuna recensione/)).toBeVisible();
  const admin = await moderationOf(browser, id);
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Pubblica la recensione di Anna R.' }).click();
  await expect(admin.getByText('1 recensione pubblicata', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Rispondi a Anna R.' }).click();
  await admin.getByLabel('Risposta del negozio').fill('Grazie, Anna!');
  await admin.getByRole('button', { name: 'Salva la risposta' }).click();
  await expect(admin.getByText('Risposta salvata')).toBeVisible();

  await expectOnPage(visit, 'Grazie, Anna!');
  await expect(reviewsOf(visit).getByText(text)).toBeVisible();
  await expect(reviewsOf(visit).getByText('Acquisto verificato', { exact: true })).toBeVisible();
  await expect(visit.getByText('Da acquisti verificati')).toBeVisible();
  await expectAccessible(visit);

  // A reader reports it, and it is taken away with a reason that its author reads.
  await visit.getByRole('button', { name: 'Segnala la recensione di Anna R.' }).click();
  const report = visit.getByRole('dialog', { name: 'Segnala la recensione di Anna R.' });
  await report.getByRole('radio', { name: 'È pubblicità' }).check();
  await report.getByRole('button', { name: 'Invia la segnalazione' }).click();
  await expect(visit.getByText(/Grazie: la leggeremo/)).toBeVisible();
  await admin.reload();
  await expect(admin.getByText('1 segnalazione')).toBeVisible();
  await admin.getByRole('button', { name: 'Togli e rifiuta la recensione di Anna R.' }).click();
  await admin.getByLabel('Motivo').fill('Fa pubblicità a un altro negozio');
  await admin.getByRole('dialog').getByRole('button', { name: 'Rifiuta la recensione' }).click();
  await expect(admin.getByText('1 recensione rifiutata', { exact: true })).toBeVisible();
  await expectOnPage(page, 'Fa pubblicità a un altro negozio');
  await expectOnPage(visit, 'Ancora nessuna recensione di chi lo ha comprato su questo sito.');

  // The author takes it back for good.
  await section.getByRole('button', { name: 'Elimina la recensione' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(section.getByText('La recensione è stata eliminata.')).toBeVisible();
  await admin.context().close();
  await visitor.close();
});

test('who has not received a product is told who may write', async ({ page }) => {
  const { products } = (await (
    await page.request.get('/api/getproducts?limit=1&minValutazione=1')
  ).json()) as {
    products: { id: string }[];
  };
  const path = `/products/${products[0]?.id ?? ''}`;
  await page.goto(path);
  await expect(reviewsOf(page).getByText(/Scrive solo chi ha ricevuto/)).toBeVisible();
  const signIn = reviewsOf(page).getByRole('link', { name: 'Accedi per scrivere una recensione' });
  await expect(signIn).toHaveAttribute('href', `/auth/login?da=${encodeURIComponent(path)}`);
  await register(page.request, newPerson());
  await page.reload();
  await expect(
    reviewsOf(page).getByText(/Può scrivere una recensione chi ha ricevuto/),
  ).toBeVisible();
  await expectAccessible(page);
});
