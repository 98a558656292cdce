import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { mouse } from '@zaino/browser-testing/hands';
import { settings } from '@zaino/browser-testing/settings';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { cards, payByCard } from './checkout/card-page';
import { expectPaid } from './checkout/own-orders';
import { placeOrder, wantedBooks } from './checkout/place-order';

/** To a person, as RSSNMR80A41D150P. */
const invoice = {
  kind: 'persona' as const,
  name: 'Anna Maria Rossi',
  taxCode: 'RSSNMR80A41D150P',
  vatNumber: '',
  address: 'Via Dante 7',
  city: 'Cremona',
  postalCode: '26100',
  province: 'CR',
  recipientCode: '',
  pec: '',
};

/** The number of an order of books that is paid, with an invoice. */
async function billedOrder(page: Page): Promise<string> {
  const { email } = await register(page.request, newPerson());
  const lines = await wantedBooks(page.request, 1);
  const { number, paymentUrl } = await placeOrder(page.request, { email, lines, invoice });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  return number;
}

const folder = () => settings('E2E_E_INVOICES');
test('an invoice goes to the folder by itself, and anew after the exchange has discarded it @phone', async ({
  page,
  problems,
}) => {
  const number = await billedOrder(page);
  await holdToken(page, await staffToken(page.request));
  await page.goto('/admin/compliance/invoices');
  const row = page.getByRole('row').filter({ hasText: number });
  /** The worker comes by within seconds: whoever waits for it looks again. */
  const becomes = (state: string) =>
    expect(async () => {
      await page.reload();
      await expect(row.getByText(state, { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  await becomes('Inviata');
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  await row.getByRole('button', { name: /^Registra la risposta/ }).click();
  const dialog = page.getByRole('dialog');
  const name = ((await dialog.getByText(/^File IT/).textContent()) ?? '').replace('File ', '');
  expect(await readFile(join(folder(), name), 'utf8')).toContain(invoice.taxCode);
  await dialog.getByRole('radio', { name: /^Scartata/ }).check();
  await dialog.getByLabel('Codice dell’errore').fill('00311');
  await dialog.getByLabel('Che cosa dice la notifica').fill('Codice destinatario non valido');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Registra la risposta' }).click();
  await expect(row.getByText(/errore 00311: Codice destinatario non valido/)).toBeVisible();

  await page.getByRole('link', { name: /^Scartate/ }).click();
  await page.waitForURL(/stato=scartate/);
  await row.getByRole('button', { name: /^Invia di nuovo/ }).click();
  await dialog.getByLabel('Codice destinatario').fill('ABC1234');
  expect(await overflowOf(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Invia di nuovo' }).click();
  await page.getByRole('link', { name: 'Del mese' }).click();
  await page.waitForURL(/mese=/);
  await becomes('Inviata');
  const again = (await readdir(folder())).filter((one) => one.includes('_Z'));
  const contents = await Promise.all(again.map((one) => readFile(join(folder(), one), 'utf8')));
  expect(contents.filter((xml) => xml.includes(number)).join()).toContain('ABC1234');

  await row.getByRole('button', { name: /^Registra la risposta/ }).click();
  await dialog.getByRole('button', { name: 'Registra la risposta' }).click();
  await expect(row.getByText('Accettata', { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
