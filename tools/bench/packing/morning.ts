import { expect, type Page } from '@playwright/test';
import { Clerk, type Work } from '../counter/clerk';
import type { PaidOrder } from './paid-orders';

/** A morning of the shop: each order is scanned, then its books; two keys close the parcel and send it off. */
export async function packAll(page: Page, orders: readonly PaidOrder[]): Promise<Work> {
  await page.goto('/admin/orders/packing');
  await expect(page.getByRole('textbox', { name: /Scansiona l’ordine/ })).toBeFocused();
  const clerk = new Clerk(page);
  for (const order of orders) await packOne(clerk, order);
  return clerk.work;
}

async function packOne(clerk: Clerk, { number, isbns }: PaidOrder): Promise<void> {
  const { page } = clerk;
  const parcel = page.getByRole('region', { name: 'Bianchi Anna' });
  const said = page.getByRole('main').getByRole('status');
  await clerk.scan(number.replaceAll('-', ''), parcel.getByRole('link', { name: number }));
  for (const [index, isbn] of isbns.entries()) {
    const missing = isbns.length - index - 1;
    const words =
      missing === 0
        ? 'Completo'
        : missing === 1
          ? 'Manca ancora 1 pezzo'
          : `Mancano ancora ${missing} pezzi`;
    await clerk.scan(isbn, said.filter({ hasText: words }));
  }
  await clerk.press('F2', parcel.getByText(/^Numero di spedizione PROVA/));
  await clerk.press('F2', said.filter({ hasText: `${number} con` }));
}
