import { newPerson, register } from '@zaino/browser-testing/account';
import { staffToken } from '@zaino/browser-testing/admin';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, type Page } from '@playwright/test';
import type { Order, StaffCommand } from '@zaino/contracts/orders';
import { cards, payByCard } from './card-page';
import { expectPaid, shownOrder } from './own-orders';
import { placeOrder, wantedProduct } from './place-order';
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
  await command(page, { command: 'ship', lineIds, carrier: 'BRT', code: 'X1', url: '' });
  await command(page, { command: 'deliver', lineIds });
  await page.reload();
  return product;
}

/** By staff, without a page. */
async function command(page: Page, data: StaffCommand): Promise<void> {
  const { id, version }: Order = await shownOrder(page);
  const answer = await page.request.post(`/api/admin/orders/${id}/commands`, {
    headers: { authorization: `Bearer ${await staffToken(page.request)}` },
    data: { version, command: data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
