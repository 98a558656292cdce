import { randomUUID } from 'node:crypto';
import { type Hands, keyboard, mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Order } from '@zaino/contracts/orders';
import type { Page } from '@playwright/test';
import { anotherBrowser } from './accounts/another-browser';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { addList } from './checkout/add-list';
import { cards, payByCard } from './checkout/card-page';
import { fillCheckout, sendOrder } from './checkout/checkout-form';
import { findDemoClass } from './demo-school';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** From the list of a class to the paid order, by the sign-in page; gives the order. */
async function order(page: Page, hands: Hands, email: string): Promise<Order> {
  await addList(page, hands, { list: await findDemoClass(page.request), nickname: 'Teo' });
  await hands.use(page.getByRole('banner').getByRole('link', { name: /Carrello/ }));
  await hands.use(part(page, 'Riepilogo').getByRole('link', { name: /cassa|ordina|checkout/i }));
  await page.waitForURL(/\/auth\/login\?da=/);
  await expectAccessible(page);
  await hands.use(page.getByRole('link', { name: 'Continua senza account' }));
  await page.waitForURL(/\/checkout\/ospite$/);
  await fillCheckout(page, hands, { email, name: '', password: '' });
  await expect(part(page, 'Pagamento').getByText(/serve un account/)).toBeVisible();
  await expectAccessible(page);
  await sendOrder(page, hands);
  await payByCard(page, hands, cards.paid);
  await page.waitForURL(/\/orders\/ospite\/[^/]+\?pagamento=ok/);
  await expect(page.getByText('Pagamento ricevuto, grazie.')).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return (await (await page.request.get(`/api/orders/${id}`)).json()) as Order;
}

/** The whole order goes back. */
async function withdraw(page: Page, hands: Hands, { email }: Order['contact']): Promise<void> {
  await hands.use(page.getByRole('button', { name: 'Recedi dal contratto qui' }));
  const form = page.getByRole('form', { name: 'Recesso dal contratto' });
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await hands.use(form.getByRole('checkbox').first());
  await hands.use(form.getByRole('button', { name: 'Conferma recesso' }));
  await expect(page.getByText(/Recesso registrato/)).toBeVisible();
}

for (const [name, handsOf] of [
  ['by mouse @short', () => mouse],
  ['by keyboard only', keyboard],
] as const) {
  test(`somebody without an account orders, follows the link, withdraws and makes an account ${name} @phone`, async ({
    page,
    browser,
  }) => {
    const email = `${randomUUID()}@example.it`;
    const placed = await order(page, handsOf(page), email);
    expect(placed).toMatchObject({ isGuest: true, paymentState: 'paid' });
    const path = `/orders/ospite/${placed.id}`;
    const mail = await caughtMail(email, `Pagamento ricevuto: ordine ${placed.number}`);
    const link = linkIn(mail, path);

    const elsewhere = await anotherBrowser(browser, page);
    const hands = handsOf(elsewhere);
    await elsewhere.goto(path);
    await expect(elsewhere.getByLabel('E-mail dell’ordine')).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: `Ordine ${placed.number}` })).toBeVisible();
    expect(elsewhere.url()).not.toContain('chiave');
    await expectAccessible(elsewhere);
    await withdraw(elsewhere, hands, placed.contact);
    await caughtMail(email, `Recesso ricevuto: ordine ${placed.number}`);

    await hands.write(elsewhere.getByLabel('Password', { exact: true }), 'quattro parole a caso');
    await hands.use(elsewhere.getByRole('button', { name: 'Crea l’account' }));
    await elsewhere.waitForURL(`**/orders/${placed.id}`);
    await elsewhere.goto('/orders');
    await expect(elsewhere.locator(`a[href="/orders/${placed.id}"]`).first()).toBeVisible();

    // What opened it before opens it no longer, and says where it is.
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Accedi per vederlo' })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an order without an account says what to do', async ({ page }) => {
    await page.goto('/orders/ospite/3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11');
    await expect(page.getByText(/serve JavaScript/)).toBeVisible();
    await page.goto('/checkout/ospite');
    await expect(page.getByText(/serve JavaScript/)).toBeVisible();
  });
});
