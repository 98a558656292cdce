import type { Hands } from '@zaino/browser-testing/hands';
import { settings } from '@zaino/browser-testing/settings';
import { expect, type Page } from '@playwright/test';

/** Test numbers of the payment provider. */
export const cards = {
  paid: '4242424242424242',
  asksCustomer: '4000002500003155',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
};

/** Waits until the visitor is on the provider's page. */
export async function expectCardPage(page: Page): Promise<void> {
  const { host } = new URL(settings('E2E_PAYMENTS_URL'));
  await page.waitForURL((url) => url.host === host);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento con carta' })).toBeVisible();
}

/** Fills the provider's page and sends it. */
export async function payByCard(page: Page, hands: Hands, number: string): Promise<void> {
  await expectCardPage(page);
  await hands.write(page.getByLabel('Numero della carta'), number);
  await hands.write(page.getByLabel('Scadenza'), '12/35');
  await hands.write(page.getByLabel('Codice (CVC)'), '123');
  await hands.write(page.getByLabel('Nome sulla carta'), 'ANNA MARIA ROSSI');
  await hands.use(page.getByRole('button', { name: /^Paga/ }));
}

/** Says yes on the page of the bank (3-D Secure). */
export async function approve(page: Page, hands: Hands): Promise<void> {
  await expect(page.getByRole('heading', { name: 'La tua banca chiede conferma' })).toBeVisible();
  await hands.use(page.getByRole('button', { name: 'Autorizza' }));
}
