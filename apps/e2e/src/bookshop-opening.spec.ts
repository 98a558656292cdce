import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { registerReadyBookshop, VAT_NUMBER } from './accounts/new-bookshop';

async function pickupPoints(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/pickup-points');
  const { pickupPoints: points } = (await answer.json()) as { pickupPoints: { name: string }[] };
  return points.map(({ name }) => name);
}

/** An admin's page of what waits for a decision, reached from where admins begin. */
async function waitingAt(browser: Browser, request: APIRequestContext): Promise<Page> {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, await staffToken(request));
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByRole('link', { name: /aspetta(?:no)? una decisione/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Librerie' })).toBeVisible();
  return page;
}

test('a bookshop is shown once its address is proven and an admin has approved it @short', async ({
  page,
  browser,
}) => {
  test.slow();
  const { email, bookshopName } = await registerReadyBookshop(page);
  await page.goto('/profile#libreria');
  await page.getByRole('link', { name: 'Negozio' }).click();
  await expect(page).toHaveURL(/\/dashboard\/negozio$/);
  const own = page.getByRole('region', { name: 'Apertura' });
  await own.getByRole('button', { name: 'Apri la libreria' }).click();
  await expect(page.getByText(/Abbiamo ricevuto la tua richiesta/)).toBeVisible();
  await expect(own.getByText(/la conferma del tuo indirizzo e-mail/)).toBeVisible();
  await expectAccessible(page);
  expect(await pickupPoints(page.request)).not.toContain(bookshopName);

  const mail = await caughtMail(email, 'Conferma il tuo indirizzo e-mail');
  await page.goto(linkIn(mail, '/auth/verify'));
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click();
  await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
  await page.goto('/dashboard/negozio');
  // A visit to the address that the page is at already would ask the server for nothing.
  await expect(async () => {
    await page.reload();
    await expect(own.getByText(/Stiamo controllando la tua libreria/)).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  expect(await pickupPoints(page.request)).not.toContain(bookshopName);

  const admin = await waitingAt(browser, page.request);
  await expectAccessible(admin);
  await admin.getByRole('link', { name: bookshopName }).click();
  await expect(admin.getByText(`${VAT_NUMBER}, cifre corrette`)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Approva la libreria' }).click();
  const question = admin.getByRole('dialog', { name: 'Approva la libreria' });
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Approva la libreria' }).click();
  await expect(admin.getByText('Libreria approvata.')).toBeVisible();
  await admin.context().close();

  await page.reload();
  await expect(own.getByText('Aperta.')).toBeVisible();
  await page.getByRole('checkbox', { name: /ritirare in negozio/ }).check();
  await page.getByRole('button', { name: 'Salva il ritiro' }).click();
  await expect(page.getByText('I dati della libreria sono salvati.')).toBeVisible();
  expect(await pickupPoints(page.request)).toContain(bookshopName);
  await caughtMail(email, 'La tua libreria è approvata');
});
