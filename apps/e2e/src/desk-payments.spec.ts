import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Browser, Locator, Page } from '@playwright/test';
import { anotherBrowser } from './accounts/another-browser';
import { caughtMail } from './accounts/caught-mails';
import { openBookshop } from './accounts/new-bookshop';
import { proveAddress } from './accounts/prove-address';
import { sendOrder, writeContacts } from './checkout/checkout-form';
import { fillCart } from './checkout/fill-cart';
import { wantedProduct } from './checkout/place-order';
import { stockProduct } from './checkout/stocked-product';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** As the payment provider does by itself. */
async function provider(call: 'account' | 'payout', values: object): Promise<void> {
  const answer = await fetch(new URL(`/sandbox/${call}`, settings('E2E_PAYMENTS_URL')), {
    method: 'POST',
    body: JSON.stringify(values),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

/** Word of the provider goes from service to service: the page shows it once it is asked for again. */
async function expectSoon(desk: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await desk.reload();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** A family with a proven address and something in the cart, at the checkout. */
async function familyAtCheckout(browser: Browser, from: Page): Promise<Page> {
  const page = await anotherBrowser(browser, from);
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  await fillCart(page.request, [wantedProduct(await stockProduct(page.request, 5))]);
  await page.goto('/checkout');
  await writeContacts(page, mouse);
  return page;
}

test('a bookshop is verified by the provider, restricted, and its families pay in the shop meanwhile @phone', async ({
  page: desk,
  browser,
}) => {
  test.slow();
  // First in the list of where to pick up, which is by name.
  const { tenantId, bookshopName, email } = await openBookshop(desk, { begin: 'Abaco Libri' });
  await desk.goto('/dashboard');
  await desk
    .getByRole('navigation', { name: 'La tua libreria' })
    .getByRole('link', { name: 'Pagamenti' })
    .click();
  const heading = (words: string | RegExp) => desk.getByRole('heading', { name: words });
  await expect(heading('Non hai ancora un conto per i pagamenti')).toBeVisible();
  await expect(desk.getByText(/Ancora nessun accredito/)).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: 'Attiva i pagamenti' }).click();
  await desk.getByRole('button', { name: 'Invia senza il documento' }).click();
  await expect(desk).toHaveURL(/\/dashboard\/pagamenti\?conto=ok$/);
  await expectSoon(desk, desk.getByText('Un documento d’identità di chi rappresenta la libreria'));
  await expect(heading('Il tuo conto non è ancora completo')).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: 'Continua' }).click();
  await desk.getByRole('button', { name: 'Conferma e attiva i pagamenti' }).click();
  await expect(desk).toHaveURL(/\/dashboard\/pagamenti\?conto=ok$/);
  await expectSoon(desk, heading('Il tuo conto è attivo'));
  const path = `/api/tenants/${tenantId}/payments`;
  const { accountId: account } = (await (await desk.request.get(path)).json()) as {
    accountId: string;
  };
  await provider('payout', { account, amount: 4_210 });
  await expectSoon(desk, desk.getByText(/42,10\s€/));
  await expectAccessible(desk);

  await provider('account', { account, standing: 'restricted' });
  await expectSoon(desk, heading('Il tuo conto è limitato'));
  await expect(desk.getByRole('alert')).toContainText('Chi ritira da te può pagare in libreria');
  await expectAccessible(desk);
  await caughtMail(email, 'I pagamenti online della tua libreria sono fermi');
  await desk.goto('/dashboard/ordini');
  await expect(desk.getByRole('link', { name: 'Vai ai pagamenti' })).toBeVisible();
  await expectAccessible(desk);

  const family = await familyAtCheckout(browser, desk);
  const delivery = part(family, 'Consegna');
  await delivery.getByRole('radio', { name: /Ritiro/ }).check();
  await delivery.getByRole('radio', { name: new RegExp(bookshopName) }).check();
  const payment = part(family, 'Pagamento');
  await expect(payment.getByRole('alert')).toContainText('non può ricevere pagamenti online');
  await expectAccessible(family);
  await payment.getByRole('radio', { name: /In libreria, al ritiro/ }).check();
  await expect(payment.getByRole('alert')).toHaveCount(0);
  await sendOrder(family, mouse);
  await family.waitForURL(/\/orders\/[^/]+\?grazie=1/);
  await family.context().close();

  await provider('account', { account, standing: 'active' });
  await desk.goto('/dashboard/pagamenti');
  await expectSoon(desk, heading('Il tuo conto è attivo'));
});
