import type { Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { OWN_BOOKSHOP, ownerAt } from './accounts/bookshop-owner';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

/** More than a class of the demo has. */
const MANY = 50;

/** As a scanner does: a code, and Enter. */
async function scan(desk: Page, code: string): Promise<void> {
  await desk.keyboard.type(code);
  await desk.keyboard.press('Enter');
}

test('a box is unpacked: each copy says for whom it is, offline too, and is taken back', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  // Books that no other test orders at this bookshop.
  const lines = (await wantedBooks(page.request, MANY)).slice(-2);
  const [one = '', other = ''] = lines.map((line) => (line.type === 'book' ? line.isbn : ''));
  const pickupAt = await pickupPoint(page.request, OWN_BOOKSHOP);
  const { number } = await placeOrder(page.request, { email, lines, pickupAt, payment: 'shop' });

  const desk = await ownerAt(browser, '/dashboard', page);
  await desk
    .getByRole('navigation', { name: 'La tua libreria' })
    .getByRole('link', { name: 'Arrivi' })
    .click();
  await expect(desk.getByRole('textbox', { name: 'Codice ISBN' })).toBeFocused();
  await expectAccessible(desk);

  await scan(desk, one);
  const answer = desk.getByRole('main').getByRole('status');
  await expect(answer.getByText('Metti da parte')).toBeVisible();
  await expect(answer.getByText('Rossi Anna Maria')).toBeVisible();
  await expect(answer.getByText('Manca ancora 1 libro')).toBeVisible();
  await expectAccessible(desk);

  await desk.context().setOffline(true);
  await scan(desk, other);
  await expect(desk.getByRole('alert')).toContainText('1 lettura non è ancora confermata');
  await expectAccessible(desk);
  await desk.context().setOffline(false);
  await expect(answer.getByText('Completo: tra i pronti')).toBeVisible();
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await caughtMail(email, `Pronto per il ritiro: ordine ${number}`);

  await desk
    .getByRole('listitem')
    .filter({ hasText: number })
    .first()
    .getByRole('button', { name: /^Annulla l’arrivo/ })
    .click();
  await expect(desk.getByText(/^Annullato: /)).toBeVisible();
  await caughtMail(email, `Non è ancora pronto: ordine ${number}`);

  await scan(desk, '9788899001224');
  await expect(answer.getByText('Non registrato')).toBeVisible();
  await scan(desk, other);
  await expect(answer.getByText('Completo: tra i pronti')).toBeVisible();
  await desk.context().close();
});
