import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { sendOrder, writeContacts } from './checkout/checkout-form';
import { fillCart } from './checkout/fill-cart';
import { shownOrder } from './checkout/own-orders';
import { wantedProduct } from './checkout/place-order';
import { stockProduct } from './checkout/stocked-product';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Where to fetch it, and that it is paid there. */
async function choosePayInShop(page: Page): Promise<void> {
  await part(page, 'Consegna')
    .getByRole('radio', { name: /Ritiro/ })
    .check();
  await part(page, 'Consegna')
    .getByRole('radio', { name: /La Matita/ })
    .check();
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /In libreria, al ritiro/ })
    .check();
}

/** In another tab, as a mail program opens it. */
async function proveByMail(page: Page, email: string): Promise<void> {
  const mail = await caughtMail(email, 'Conferma il tuo indirizzo e-mail');
  const tab = await page.context().newPage();
  await tab.goto(linkIn(mail, '/auth/verify'));
  await tab.getByRole('button', { name: 'Conferma indirizzo' }).click();
  await expect(tab.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
  await tab.close();
}

test('who pays in the bookshop proves the address first, and reads until when it is kept @phone', async ({
  page,
}) => {
  const { email } = await register(page.request, newPerson());
  const product = await stockProduct(page.request, 5);
  await fillCart(page.request, [wantedProduct(product)]);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  await choosePayInShop(page);
  const payment = part(page, 'Pagamento');
  await expect(payment.getByRole('alert')).toContainText('Per pagare in libreria conferma prima');
  await writeContacts(page, mouse);
  await sendOrder(page, mouse);
  await expect(part(page, 'Il tuo ordine').getByRole('alert')).toContainText('conferma prima');
  await expectAccessible(page);

  await payment.getByRole('button', { name: 'Invia di nuovo l’e-mail' }).click();
  await expect(payment.getByText('Ti abbiamo scritto')).toBeVisible();
  await proveByMail(page, email);
  await payment.getByRole('button', { name: 'Ho confermato, controlla' }).click();
  await expect(payment.getByRole('alert')).toBeHidden();
  const day = /entro (?:il |l’)(\d+º? \p{L}+)/u;
  const [, until = ''] = day.exec(await payment.innerText()) ?? [];
  expect(until).not.toBe('');
  await expect(
    part(page, 'Il tuo ordine').getByText('poi l’ordine si annulla da solo'),
  ).toContainText(until);
  await expectAccessible(page);

  await sendOrder(page, mouse);
  await page.waitForURL(/\/orders\/[^/]+\?grazie=1/);
  await expect(page.getByText('Teniamo tutto da parte')).toContainText(until.replace('º', ''));
  await expectAccessible(page);
  const { number } = await shownOrder(page);
  const mail = await caughtMail(email, `Ordine ricevuto: ordine ${number}`);
  expect(mail.text).toMatch(/Lo teniamo da parte fino al \d+ \p{L}+ 20\d\d/u);
});
