import { randomBytes } from 'node:crypto';
import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import type { Browser, Page } from '@playwright/test';
import type { Session } from '@zaino/contracts/shared';
import { anotherBrowser } from './accounts/another-browser';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { approveBookshop } from './accounts/approve-bookshop';
import { proveAddress } from './accounts/prove-address';
import { cards, payByCard } from './checkout/card-page';
import { sendOrder, writeContacts } from './checkout/checkout-form';
import { fillCart } from './checkout/fill-cart';
import { wantedBooks } from './checkout/place-order';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** A new bookshop, by the pages that a bookseller finds; gives the name that it has. */
async function registerByPages(owner: Page): Promise<{ name: string; email: string }> {
  const mark = randomBytes(4).toString('hex');
  const name = `Alfabeto Libri ${mark}`;
  const { email, password } = newPerson();
  await owner.goto('/for-libraries');
  await hydrated(owner);
  await owner.getByRole('link', { name: 'Registra la tua libreria' }).first().click();
  await owner.getByLabel('Nome e cognome').fill('Marta Neri');
  await owner.getByLabel('E-mail').fill(email);
  await owner.getByLabel('Nome della libreria').fill(name);
  await owner.getByLabel('Dominio della libreria').fill(`alfabeto-${mark}`);
  await owner.getByLabel('Password', { exact: true }).fill(password);
  await owner.getByLabel('Conferma password').fill(password);
  await owner.getByRole('main').getByRole('button', { name: 'Registrati' }).click();
  await expect(owner.getByRole('heading', { name: 'Primi passi 0 di 7' })).toBeVisible();
  return { name, email };
}

/** What the first steps lead to: data, address, hours, and the wish to open. */
async function tellOfBookshop(owner: Page): Promise<void> {
  await owner
    .getByRole('link', { name: 'Scrivi indirizzo, e-mail per i clienti, orari e partita IVA' })
    .click();
  const saved = owner.getByText('I dati della libreria sono salvati.');
  const save = async (words: string) => {
    await owner.getByRole('button', { name: words }).click();
    await expect(saved).toBeVisible();
  };
  await owner.getByLabel('E-mail per i clienti').fill('clienti@abaco.example');
  await owner.getByLabel('Partita IVA').fill('00000140194');
  await save('Salva i dati');
  const address = part(owner, 'Indirizzo');
  await address.getByRole('textbox', { name: 'Indirizzo' }).fill('Corso Mazzini 4');
  await address.getByLabel('CAP').fill('26100');
  await address.getByLabel('Città').fill('Cremona');
  await address.getByLabel('Provincia').fill('Cremona');
  await save('Salva l’indirizzo');
  await owner.getByRole('checkbox', { name: 'lunedì', exact: false }).first().check();
  await owner.getByRole('button', { name: 'Ripeti gli orari di lunedì fino a venerdì' }).click();
  await save('Salva gli orari');
  await part(owner, 'Apertura').getByRole('button', { name: 'Apri la libreria' }).click();
  await expect(owner.getByText(/Abbiamo ricevuto la tua richiesta/)).toBeVisible();
}

async function proveOwnAddress(owner: Page, email: string): Promise<void> {
  const mail = await caughtMail(email, 'Conferma il tuo indirizzo e-mail');
  await owner.goto(linkIn(mail, '/auth/verify'));
  await owner.getByRole('button', { name: 'Conferma indirizzo' }).click();
  await expect(owner.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
}

/** An admin's part, which bookshop-opening.spec.ts does by its pages. */
async function approve({ request }: Page): Promise<void> {
  const { user } = (await (await request.get('/api/auth/me')).json()) as Session;
  await approveBookshop(request, user.tenantId ?? '');
}

async function offerPickup(owner: Page): Promise<void> {
  await owner.goto('/dashboard');
  await owner.getByRole('link', { name: 'Accetta il ritiro in negozio' }).click();
  await owner.getByRole('checkbox', { name: /ritirare in negozio/ }).check();
  await owner.getByRole('button', { name: 'Salva il ritiro' }).click();
  await expect(owner.getByText('I dati della libreria sono salvati.')).toBeVisible();
}

async function openAccount(owner: Page): Promise<void> {
  await owner.goto('/dashboard');
  await owner.getByRole('link', { name: 'Attiva i pagamenti online sul tuo conto' }).click();
  await owner.getByRole('button', { name: 'Attiva i pagamenti' }).click();
  await owner.getByRole('button', { name: 'Conferma e attiva i pagamenti' }).click();
  await expect(owner).toHaveURL(/\/dashboard\/pagamenti\?conto=ok$/);
  // Word of the provider goes from service to service.
  await expect(async () => {
    await owner.reload();
    await expect(owner.getByRole('heading', { name: 'Il tuo conto è attivo' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
}

/** A family buys one book by card, to be fetched there; gives its page of the order. */
async function familyOrders(
  browser: Browser,
  { from, bookshop }: { from: Page; bookshop: string },
) {
  const family = await anotherBrowser(browser, from);
  const { email } = await register(family.request, newPerson());
  await proveAddress(family.request, email);
  const [book] = (await wantedBooks(family.request, 1)).filter(({ type }) => type === 'book');
  if (book?.type !== 'book') throw new Error('There is no book to buy.');
  await fillCart(family.request, [book]);
  await family.goto('/checkout');
  await writeContacts(family, mouse);
  const delivery = part(family, 'Consegna');
  await delivery.getByRole('radio', { name: /Ritiro/ }).check();
  await delivery.getByRole('radio', { name: new RegExp(bookshop) }).check();
  await expect(family.getByText(/^Venduto da/)).toContainText(bookshop);
  await sendOrder(family, mouse);
  await payByCard(family, mouse, cards.paid);
  await expect(family).toHaveURL(/\/orders\/[^/]+/);
  const number = await family
    .getByText(/ZN-\w{4}-\w{4}/)
    .first()
    .textContent();
  const [code = ''] = /ZN-\w{4}-\w{4}/.exec(number ?? '') ?? [];
  return { family, email, isbn: book.isbn, code };
}

test('a bookshop registers, opens, is paid by the provider, and hands over its first order @phone', async ({
  page: owner,
  browser,
  problems,
}) => {
  test.slow();
  const { name, email } = await registerByPages(owner);
  await tellOfBookshop(owner);
  await proveOwnAddress(owner, email);
  await approve(owner);
  await offerPickup(owner);
  await openAccount(owner);

  const order = await familyOrders(browser, { from: owner, bookshop: name });
  await caughtMail(email, `Nuovo ordine ${order.code}: 1 libro`);
  await owner.goto('/dashboard/arrivi');
  await expect(owner.getByRole('textbox', { name: 'Codice ISBN' })).toBeFocused();
  await owner.keyboard.type(order.isbn);
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('Ordine completo: la famiglia è avvisata').first()).toBeVisible();
  await caughtMail(order.email, `Pronto per il ritiro: ordine ${order.code}`);

  await owner.goto('/dashboard/banco');
  await expect(owner.getByRole('combobox', { name: /Scansiona il codice/ })).toBeFocused();
  await owner.keyboard.type(order.code.replaceAll('-', ''));
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('link', { name: order.code })).toBeVisible();
  await owner.keyboard.press('F2');
  await expect(owner.getByText('Consegnato tutto.')).toBeVisible();

  await order.family.reload();
  await expect(order.family.getByText(/^Ritirato/).first()).toBeVisible();
  await order.family.context().close();
  await owner.goto('/dashboard');
  await expect(owner.getByRole('heading', { name: /Primi passi/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});
