import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import type { Page } from '@playwright/test';
import { cards, payByCard } from './card-page';
import { expectPaid, shownOrder } from './own-orders';
import { placeOrder, wantedProduct } from './place-order';
import { bringParcel } from './staff-commands';
import { stockProduct } from './stocked-product';

/** A new family whose product has come; the page of the order is open. */
export async function receivedProduct(page: Page) {
  const { email } = await register(page.request, newPerson());
  const product = await stockProduct(page.request, 5);
  const lines = [wantedProduct(product)];
  const { paymentUrl } = await placeOrder(page.request, { email, lines });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  const lineIds = (await shownOrder(page)).lines.map(({ id }) => id);
  await bringParcel(page, lineIds);
  await page.reload();
  return product;
}
