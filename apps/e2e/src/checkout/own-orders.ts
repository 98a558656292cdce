import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Order, OrderSummary } from '@zaino/contracts/orders';

/** Orders of whoever is signed in. */
export async function ownOrders(request: APIRequestContext): Promise<OrderSummary[]> {
  const answer = await request.get('/api/orders');
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { orders: OrderSummary[] }).orders;
}

/** The order whose page is open. */
export async function shownOrder(page: Page): Promise<Order> {
  const [, id = ''] = /\/orders\/([^/?]+)/.exec(page.url()) ?? [];
  const answer = await page.request.get(`/api/orders/${id}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Order;
}

/** Waits until the open page of an order says that it is paid. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Ordine ZN-/ })).toBeVisible();
  await expect.poll(async () => (await shownOrder(page)).paymentState).toBe('paid');
  await expect(page.getByRole('button', { name: 'Paga ora' })).toBeHidden();
}
