import { newPerson, register } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { OWN_BOOKSHOP } from './accounts/bookshop-owner';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';
import { standInForBlog } from './site/stand-in-for-blog';

/** What stands beside a figure's name, as a number. */
async function figure(page: Page, name: RegExp): Promise<number> {
  const term = page.locator('dt', { hasText: name }).first();
  const value = await term.locator('xpath=following-sibling::dd[1]').textContent();
  return Number((value ?? '').replaceAll(/\D/g, ''));
}

test('an admin reads what the shop sold, in figures, drawings, tables and files @phone', async ({
  page,
  problems,
}) => {
  test.slow();
  await page.goto('/');
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  const lines = await wantedBooks(page.request, 2);
  const pickupAt = await pickupPoint(page.request, OWN_BOOKSHOP);
  const order = () => placeOrder(page.request, { email, lines, pickupAt, payment: 'shop' });
  await order();
  await standInForBlog(page);
  await holdToken(page, await staffToken(page.request));
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Da fare' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Area Riservata' })
    .getByRole('link', { name: /^Statistiche/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiche' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Totale, da/ })).toBeVisible();
  const before = await figure(page, /^Ordini$/);
  expect(before).toBeGreaterThan(0);
  await expectAccessible(page);
  for (const summary of await page.getByText('Mostra la tabella').all()) await summary.click();
  await expect(page.getByRole('table', { name: 'Vendite per giorno' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica CSV di «Vendite per giorno»' }).click();
  expect((await download).suggestedFilename()).toMatch(/^vendite-.*\.csv$/);

  await order();
  await page.getByRole('link', { name: 'Ultimi 7 giorni' }).click();
  await expect(page).toHaveURL(/periodo=7/);
  await expect(page.getByRole('link', { name: 'Ultimi 7 giorni' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // Counted to the order: the one of a moment ago is there.
  await expect.poll(() => figure(page, /^Ordini$/)).toBeGreaterThan(before);
  await page.getByRole('link', { name: 'Per mese' }).click();
  await expect(page).toHaveURL(/per=mese/);
  await page.goto('/admin/stats?da=2026-09-02&a=2026-09-01');
  await expect(page.getByRole('alert')).toContainText('L’ultimo giorno viene prima del primo.');
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('the other views say what was looked for, how far visitors came and what came back @phone', async ({
  page,
  problems,
}) => {
  const words = 'liceo che non esiste';
  for (let time = 0; time < 3; time += 1) {
    const answer = await page.request.get(`/api/schools?nome=${encodeURIComponent(words)}`);
    expect(answer.status()).toBe(200);
  }
  await holdToken(page, await staffToken(page.request));
  await page.goto('/admin/stats?vista=ricerche');
  await expect(page.getByRole('list', { name: 'Scuole cercate e non trovate' })).toContainText(
    words,
  );
  for (const [view, heading] of [
    ['Scuole e classi', 'Statistiche'],
    ['Dalla ricerca all’ordine', 'Contati dal server'],
    ['Ricerche', 'Prodotti cercati e non trovati'],
    ['Ritardi e resi', 'Rimborsi per motivo'],
    ['Errori', 'Errori nei browser, per parte del sito e versione'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Che cosa guardare' })
      .getByRole('link', { name: view })
      .click();
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  }
  expect(problems).toEqual([]);
});
