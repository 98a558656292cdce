import { staffToken } from '@zaino/browser-testing/admin';
import { expect, type Page } from '@playwright/test';
import type { Order, StaffCommand } from '@zaino/contracts/orders';
import { shownOrder } from './own-orders';

const DAY_MS = 86_400_000;

/** By staff, without a page, with the order whose page is open. */
export async function commandOrder(page: Page, data: StaffCommand): Promise<void> {
  const { id, version }: Order = await shownOrder(page);
  const answer = await page.request.post(`/api/admin/orders/${id}/commands`, {
    headers: { authorization: `Bearer ${await staffToken(page.request)}` },
    data: { version, command: data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What is set aside is sent and comes. */
export async function bringParcel(page: Page, lineIds: string[]): Promise<void> {
  await commandOrder(page, { command: 'ship', lineIds, carrier: 'BRT', code: 'X1', url: '' });
  await commandOrder(page, { command: 'deliver', lineIds });
}

/** The books of the order whose page is open come from the supplier, are sent and come. */
export async function bringBooks(page: Page): Promise<void> {
  const lineIds = (await shownOrder(page)).lines.map(({ id }) => id);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const expected = { from: tomorrow, to: tomorrow };
  await commandOrder(page, { command: 'order-from-supplier', lineIds, expected });
  await commandOrder(page, { command: 'reserve', lineIds });
  await bringParcel(page, lineIds);
}
