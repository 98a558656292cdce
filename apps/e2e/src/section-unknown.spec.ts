import type { Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { familyHands } from '@zaino/browser-testing/hands';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { cards, payByCard } from './checkout/card-page';
import { fillCheckout, sendOrder } from './checkout/checkout-form';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { findDemoYear } from './demo-year';

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('region', { name: 'Anna' });
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Carrello/ });
/** By the header, without a load: what day it is says the browser's clock then, and not the server's. */
async function goToDashboard(page: Page, isMobile: boolean): Promise<void> {
  await hydrated(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const links = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await links.getByRole('link', { name: 'Bacheca' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'I miei figli' })).toBeVisible();
}

test('in July the books of every section are bought and the rest is kept; in September one tap completes the list @phone', async ({
  page,
  isMobile,
  problems,
}) => {
  test.slow();
  const hands = familyHands(page, isMobile);
  const { school, year, classe, shared, sections } = await findDemoYear(page.request);
  const [{ sezione, toBuy }] = sections;
  const missing = toBuy.filter((isbn) => !shared.includes(isbn)).length;
  const person = await register(page.request, newPerson());
  await page.clock.install({ time: new Date(`${year}-07-10T08:00:00Z`) });

  await page.goto(`/scuola/${school.codiceScuola}`);
  await hydrated(page);
  await hands.use(main(page).getByText('Non so ancora la sezione'));
  await hands.use(main(page).getByRole('link', { name: `Libri comuni della ${classe}ª` }));
  const add = page.getByRole('button', { name: `Aggiungi ${shared.length} al carrello` });
  await expect(add.first()).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await hands.use(add.first());
  await expect(badge(page)).toContainText(String(shared.length));
  await hands.use(badge(page));
  await hands.use(page.getByRole('link', { name: /cassa/i }).first());
  await fillCheckout(page, hands, person);
  await sendOrder(page, hands);
  await payByCard(page, hands, cards.paid);
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
  await expectPaid(page);
  const { lines } = await shownOrder(page);
  expect(lines.map(({ reference }) => reference).toSorted()).toEqual(shared.toSorted());

  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=*`);
  await hydrated(page);
  await hands.use(main(page).getByRole('link', { name: 'Tienimi il resto della lista' }).first());
  await expect(
    page.getByRole('heading', { name: 'Per chi teniamo il resto della lista?' }),
  ).toBeVisible();
  await hands.write(page.getByLabel('Soprannome'), 'Anna');
  await expectAccessible(page);
  await hands.use(page.getByRole('button', { name: 'Salva la classe' }));
  await expect(sheet(page).getByText('Te lo teniamo.')).toBeVisible();
  await expect(sheet(page).getByRole('status')).toHaveText(
    `Dei libri comuni non manca niente: ${shared.length} libri sono in arrivo.`,
  );
  await expect(sheet(page).getByRole('button', { name: /quello che manca/ })).toBeHidden();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  // Who has changed their mind says so, and says it again.
  await hands.use(sheet(page).getByRole('button', { name: 'Non tenermi più il resto' }));
  await hands.use(
    sheet(page).getByRole('button', { name: 'Tienimi il resto: chiedimelo a settembre' }),
  );
  await expect(sheet(page).getByText('Te lo teniamo.')).toBeVisible();

  await page.clock.setSystemTime(new Date(`${year}-09-02T08:00:00Z`));
  await page.goto('/');
  await goToDashboard(page, isMobile);
  const question = sheet(page).getByRole('heading', { name: 'In quale sezione è Anna?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  const section = sheet(page).getByRole('button', { name: `${classe}ª ${sezione}`, exact: true });
  await hands.use(section);
  await expect(
    page.getByText(`Anna è in ${classe}ª ${sezione}: qui c’è tutta la lista.`),
  ).toBeVisible();
  await expect(sheet(page).getByRole('status')).toContainText(`${shared.length} in arrivo`);
  const undo = page.getByRole('button', { name: 'Annulla' });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await hands.use(undo);
  await expect(question).toBeVisible();
  await hands.use(section);
  await hands.use(
    sheet(page).getByRole('button', {
      name: `Metti nel carrello quello che manca per Anna: ${missing} ${missing === 1 ? 'libro' : 'libri'}`,
    }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aumenta/ })).toHaveCount(missing);
  await expect(page.getByRole('region', { name: 'Anna' })).toContainText('ISBN');
  expect(problems).toEqual([]);
});
