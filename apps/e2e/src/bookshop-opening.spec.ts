import { randomBytes } from 'node:crypto';
import { newPerson } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { caughtMail, linkIn } from './accounts/caught-mails';

const VAT_NUMBER = '00000140194';
const morning = [{ from: '09:00', to: '12:30' }];
const details = {
  address: 'Corso Mazzini 4',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  openingHours: [morning, morning, morning, morning, morning, [], []],
};

/** An owner who has just registered, signed in at the page, with all but the wish to open. */
async function registerOwner({ request }: Page) {
  const mark = randomBytes(4).toString('hex');
  const { email, password, name } = newPerson();
  const bookshopName = `Libreria Prova ${mark}`;
  const profile = { name, bookshopName, domain: `prova-${mark}` };
  const answer = await request.post('/api/auth/register', { data: { email, password, profile } });
  const { csrfToken, tenant } = (await answer.json()) as {
    csrfToken: string;
    tenant: { id: string };
  };
  const headers = { 'x-csrf-token': csrfToken };
  const data = { ...details, vatNumber: VAT_NUMBER };
  const change = await request.put(`/api/tenants/${tenant.id}`, { headers, data });
  expect(change.status(), await change.text()).toBe(200);
  return { email, bookshopName };
}

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
  const { email, bookshopName } = await registerOwner(page);
  await page.goto('/profile#libreria');
  const own = page.getByRole('region', { name: 'La tua libreria' });
  await own.getByRole('button', { name: 'Apri la libreria' }).click();
  await expect(page.getByText(/Abbiamo ricevuto la tua richiesta/)).toBeVisible();
  await expect(own.getByText(/la conferma del tuo indirizzo e-mail/)).toBeVisible();
  await expectAccessible(page);
  expect(await pickupPoints(page.request)).not.toContain(bookshopName);

  const mail = await caughtMail(email, 'Conferma il tuo indirizzo e-mail');
  await page.goto(linkIn(mail, '/auth/verify'));
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click();
  await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
  await page.goto('/profile#libreria');
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
  await own.getByRole('checkbox', { name: /ritirare in negozio/ }).check();
  await own.getByRole('button', { name: 'Salva la libreria' }).click();
  await expect(page.getByText('I dati della libreria sono salvati.')).toBeVisible();
  expect(await pickupPoints(page.request)).toContain(bookshopName);
  await caughtMail(email, 'La tua libreria è approvata');
});
