import type { Browser, Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Order } from '@zaino/contracts/orders';
import { anotherBrowser } from './accounts/another-browser';
import { caughtMail } from './accounts/caught-mails';
import { openBookshop } from './accounts/new-bookshop';
import { proveAddress } from './accounts/prove-address';
import { sendOrder, writeContacts } from './checkout/checkout-form';
import { fillCart } from './checkout/fill-cart';
import { shownOrder } from './checkout/own-orders';
import { wantedBooks } from './checkout/place-order';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** A bookshop that this test has to itself: the page of its owner, and its name. */
async function openShop(browser: Browser, from: Page) {
  const owner = await anotherBrowser(browser, from);
  const { bookshopName: name } = await openBookshop(owner);
  return { owner, name };
}

/** Says in Negozio what a copy costs. */
async function offerCovering(owner: Page): Promise<void> {
  await owner.goto('/dashboard/negozio');
  const section = part(owner, 'Servizi sui libri');
  await section.getByRole('textbox', { name: /^Copertinatura, euro/ }).fill('2,50');
  await section.getByRole('button', { name: 'Salva i servizi' }).click();
  await expect(owner.getByText('I dati della libreria sono salvati.')).toBeVisible();
  await expectAccessible(owner);
}

async function pickUpAt(page: Page, name: string): Promise<void> {
  const delivery = part(page, 'Consegna');
  await delivery.getByRole('radio', { name: /Ritiro/ }).check();
  const more = delivery.getByRole('button', { name: /Mostra tutte le/ });
  const option = delivery.getByRole('radio', { name: new RegExp(name) });
  await expect(option.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await option.check();
}

/** Two books, the first of them covered; paid when they are fetched. */
async function order(page: Page, bookshop: string): Promise<Order> {
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  await fillCart(page.request, await wantedBooks(page.request, 2));
  await page.goto('/checkout');
  await writeContacts(page, mouse);
  await pickUpAt(page, bookshop);
  const extras = part(page, 'Servizi sui libri');
  await expect(extras.getByText(/Finché non l’ha fatta puoi toglierla/)).toBeVisible();
  const first = extras.getByRole('combobox').first();
  await expect(first).toHaveValue('');
  await first.selectOption('covering 1');
  await expect(part(page, 'Il tuo ordine').getByText(/^Copertinatura: 2,50/)).toBeVisible();
  await expectAccessible(page);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /In libreria, al ritiro/ })
    .check();
  await sendOrder(page, mouse);
  await expect(page.getByRole('heading', { level: 1, name: /^Ordine ZN-/ })).toBeVisible();
  return shownOrder(page);
}

test('a family has a book covered: it stands in the order, at the desk when it comes, and is paid with it @phone', async ({
  page,
  browser,
  problems,
}) => {
  test.slow();
  await page.goto('/');
  const { owner, name } = await openShop(browser, page);
  await offerCovering(owner);
  const { id, number, lines, totals, contact } = await order(page, name);
  expect(totals).toMatchObject({ extras: 2.5 });
  await expect(page.getByText(/^Copertinatura: da fare, 2,50/)).toBeAttached();
  await expectAccessible(page);
  const covered = lines.find(({ extra }) => extra);

  await owner.goto('/dashboard/arrivi');
  const isbn = owner.getByRole('textbox', { name: 'Codice ISBN' });
  const arrived = owner.getByRole('button', { name: /^Annulla l’arrivo/ });
  for (const [before, { reference }] of lines.entries()) {
    await isbn.fill(reference);
    await isbn.press('Enter');
    await expect(isbn).toHaveValue('');
    // Written down: the order's page is opened as it is then.
    await expect(arrived).toHaveCount(before + 1);
  }
  await expect(owner.getByText('Copertinatura: da fare').first()).toBeVisible();
  await owner.goto(`/dashboard/ordini/${id}`);
  const work = owner.getByRole('group', { name: `Copertinatura di ${covered?.title ?? ''}` });
  await expect(work).toContainText('da fare');
  await expectAccessible(owner);
  await work.getByRole('button', { name: 'Fatta', exact: true }).click();
  await expect(owner.getByText('Copertinatura: fatta.')).toBeVisible();
  await owner.getByRole('button', { name: 'Pronti: avvisa la famiglia' }).click();
  await caughtMail(contact.email, `Pronto per il ritiro: ordine ${number}`);

  await owner.goto('/dashboard/banco');
  await expect(owner.getByRole('combobox', { name: /Scansiona il codice/ })).toBeFocused();
  await owner.keyboard.type(number.replaceAll('-', ''));
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('link', { name: number })).toBeVisible();
  await owner.keyboard.press('F2');
  await expect(owner.getByText(/Consegnato tutto/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Copertinatura: fatta, 2,50/)).toBeAttached();
  await expect(page.getByText('Pagato in libreria', { exact: true })).toBeVisible();

  await owner.context().close();
  expect(problems).toEqual([]);
});

test('a family wants it no more before it is done, and owes less', async ({ page, browser }) => {
  test.slow();
  await page.goto('/');
  const { owner, name } = await openShop(browser, page);
  await offerCovering(owner);
  const { totals, lines } = await order(page, name);
  const covered = lines.find(({ extra }) => extra);
  const button = page.getByRole('button', { name: `Togli il servizio da ${covered?.title ?? ''}` });
  await button.click();
  await expect(page.getByRole('dialog')).toContainText(/In libreria paghi 2,50\s€ in meno/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toglila' }).click();
  await expect(page.getByText(/^Copertinatura: tolta da/)).toBeVisible();
  await expect(button).toHaveCount(0);
  const after = await shownOrder(page);
  expect(Math.round((totals.total - after.totals.total) * 100)).toBe(250);
  await owner.context().close();
});
