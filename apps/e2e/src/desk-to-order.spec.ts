import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { OWN_BOOKSHOP, ownerAt } from './accounts/bookshop-owner';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

/** More than a class of the demo has. */
const MANY = 50;
const WEEK_MS = 7 * 86_400_000;

const line = (page: Page, isbn: string) => page.getByRole('row').filter({ hasText: isbn });

test('what families wait for is exported, ordered with a day, and taken back', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  // A book that no other test orders at this bookshop.
  const lines = (await wantedBooks(page.request, MANY)).slice(-3, -2);
  const isbn = lines.map((one) => (one.type === 'book' ? one.isbn : '')).join('');
  const pickupAt = await pickupPoint(page.request, OWN_BOOKSHOP);
  const { number } = await placeOrder(page.request, { email, lines, pickupAt, payment: 'shop' });

  const desk = await ownerAt(browser, '/dashboard', page);
  await desk
    .getByRole('navigation', { name: 'La tua libreria' })
    .getByRole('link', { name: 'Da ordinare' })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Da ordinare' })).toBeVisible();
  await desk.getByRole('searchbox').fill(isbn);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expectAccessible(desk);

  const downloaded = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Esporta CSV' }).click();
  const file = readFileSync(await (await downloaded).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFISBN;Titolo;/);
  expect(file).toContain(`${isbn.slice(0, 3)}-${isbn.slice(3)};`);

  await line(desk, isbn).getByRole('checkbox').check();
  await desk.getByRole('button', { name: 'Ordinati…' }).click();
  const dialog = desk.getByRole('dialog');
  const day = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Previsti in libreria il').fill(day);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Segna 1 libro' }).click();
  await expect(line(desk, isbn)).toContainText('chieste');
  await caughtMail(email, `Il tuo libro è in arrivo: ordine ${number}`);
  await desk.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(line(desk, isbn)).not.toContainText('chieste');
  await desk.context().close();
});
