import type { Browser, Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { mouse } from '@zaino/browser-testing/hands';
import { settings } from '@zaino/browser-testing/settings';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { BookToOrder } from '@zaino/contracts/orders';
import { cards, payByCard } from './checkout/card-page';
import { expectPaid } from './checkout/own-orders';
import { booksOf, placeOrder } from './checkout/place-order';
import { allDemoClasses } from './demo-school';

const WEEK_MS = 7 * 86_400_000;

/** An admin at the desk of the orders. */
async function staffAt(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, await staffToken(context.request));
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/**
 * Books of one class that no order waits for that other tests have placed: those are older, and would be served first.
 * Of the last class that has them, for most tests order what the first one needs.
 */
async function freeBooks(page: Page, most: number) {
  const headers = { authorization: `Bearer ${await staffToken(page.request)}` };
  const origin = settings('BASE_URL');
  const answer = await page.request.get(`${origin}/api/admin/to-order`, { headers });
  expect(answer.status()).toBe(200);
  const { books } = (await answer.json()) as { books: BookToOrder[] };
  const awaited = new Set(
    books.filter(({ toOrder, ordered }) => toOrder + ordered > 0).map(({ isbn }) => isbn),
  );
  for (const { toBuy, ...demoClass } of (await allDemoClasses(page.request)).toReversed()) {
    const free = toBuy.filter((isbn) => !awaited.has(isbn));
    if (free.length >= most)
      return booksOf(page.request, { ...demoClass, toBuy: free.slice(-most) });
  }
  throw new Error(`No class of the demo data has ${most} books that no order waits for`);
}

/** As a scanner types it. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const line = (page: Page, isbn: string) => page.getByRole('row').filter({ hasText: isbn });

async function expectNoSideways(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBe(0);
}

test('books of an order that is sent are ordered, unpacked and packed @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.goto('/');
  const { email } = await register(page.request, newPerson());
  const lines = await freeBooks(page, 2);
  const [one = '', other = ''] = lines.map((wanted) => (wanted.type === 'book' ? wanted.isbn : ''));
  const { number, paymentUrl } = await placeOrder(page.request, { email, lines });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);

  const staff = await staffAt(browser, '/admin/orders');
  if (isMobile) await staff.setViewportSize({ width: 390, height: 844 });
  await staff.getByRole('link', { name: 'Da ordinare' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Da ordinare' })).toBeVisible();
  await staff.getByRole('searchbox').fill(one);
  await expect(line(staff, other)).toHaveCount(0);
  await expect(line(staff, one)).toBeVisible();
  await expectAccessible(staff);
  await expectNoSideways(staff);

  await line(staff, one).getByRole('checkbox').check();
  await staff.getByRole('button', { name: 'Ordinati…' }).click();
  const dialog = staff.getByRole('dialog');
  const day = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Consegna prevista il').fill(day);
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Segna 1 libro' }).click();
  await expect(line(staff, one)).toContainText('chieste');
  await staff.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(line(staff, one)).not.toContainText('chieste');

  await staff.getByRole('link', { name: 'Arrivi', exact: true }).click();
  await expect(staff.getByRole('textbox', { name: 'Codice ISBN' })).toBeFocused();
  await expectAccessible(staff);
  await scan(staff, one);
  const answer = staff.getByRole('main').getByRole('status');
  await expect(answer.getByText('Metti da parte')).toBeVisible();
  await expect(answer.getByText('Rossi Anna Maria')).toBeVisible();
  await expect(answer.getByText('Manca ancora 1 libro')).toBeVisible();
  await scan(staff, other);
  await expect(answer.getByText('Completo: da imballare')).toBeVisible();
  await expectAccessible(staff);
  await expectNoSideways(staff);

  await staff
    .getByRole('listitem')
    .filter({ hasText: number })
    .first()
    .getByRole('button', { name: /^Annulla l’arrivo/ })
    .click();
  await expect(staff.getByText(/^Annullato: /)).toBeVisible();
  await staff.getByRole('textbox', { name: 'Codice ISBN' }).focus();
  await scan(staff, other);
  await expect(answer.getByText('Completo: da imballare')).toBeVisible();

  await staff.getByRole('link', { name: 'Imballaggio' }).click();
  await expect(staff.getByRole('textbox', { name: /Scansiona l’ordine/ })).toBeFocused();
  await scan(staff, number.replaceAll('-', ''));
  const parcel = staff.getByRole('region', { name: 'Rossi Anna Maria' });
  await expect(parcel.getByRole('link', { name: number })).toBeVisible();
  await staff.context().close();
});
