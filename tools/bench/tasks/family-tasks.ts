import { expect, type Page } from '@playwright/test';
import type { TestPerson } from '@zaino/browser-testing/account';
import { BOOKS, type ClassToBuy, type FamilySchool, type UnsureYear } from './class-lists';
import type { Family } from './family';

/** Whose tasks they are. */
export interface TaskCustomer extends FamilySchool {
  person: TestPerson;
  /** Of the two children, in the order of their classes. */
  nicknames: readonly [string, string];
  /** Of a third child. */
  unsure: UnsureYear;
}

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => page.getByRole('region', { name });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** From the shop's address, a first visit, to the list's books in the cart. */
export async function fillCart(family: Family, { school, classes }: TaskCustomer): Promise<void> {
  await openSchool(family, school.nomeScuola, school.codiceScuola);
  await chooseClass(family, classes[0]);
  await addList(family, classes[0]);
}

/** The same list once more, by its own address. */
export async function fillCartAgain(
  family: Family,
  { school, classes }: TaskCustomer,
): Promise<void> {
  const [{ classe, sezione, books }] = classes;
  const query = new URLSearchParams({ classe, sezione });
  await family.page.goto(`/scuola/${school.codiceScuola}?${query}`);
  await addList(family, classes[0]);
  await expectInCart(family.page, books);
}

/** The same for two children with names, in one cart. */
export async function fillCartForTwo(family: Family, customer: TaskCustomer): Promise<void> {
  const { page } = family;
  const { school, classes, nicknames } = customer;
  await openSchool(family, school.nomeScuola, school.codiceScuola);
  for (const [index, list] of classes.entries()) {
    if (index > 0 && family.isPhone) {
      await family.tap('Cambia', page.locator('summary', { hasText: 'Cambia' }));
    }
    await chooseClass(family, list);
    await family.choose('Per chi sono?', page.getByLabel('Per chi sono?'), 'Un’altra persona…');
    await family.write(page.getByLabel('Soprannome'), nicknames[index] ?? '');
    await addList(family, list);
  }
}

/** The cart's page with both children, each book once. */
export async function expectBothInCart(page: Page, { nicknames }: TaskCustomer): Promise<void> {
  await expectInCart(page, BOOKS);
  for (const nickname of nicknames) {
    await expect(page.getByRole('heading', { name: nickname })).toBeVisible();
  }
}

/** From the cart to the paid order, with an account made on the way. */
export async function orderAsNew(family: Family, { person }: TaskCustomer): Promise<void> {
  const { page } = family;
  await goToCheckout(family);
  await expect(heading(page, 'Accedi')).toBeVisible();
  await family.tap('Registrati', main(page).getByRole('link', { name: 'Registrati' }));
  await family.write(page.getByLabel('Nome e cognome'), person.name);
  await family.write(page.getByLabel('E-mail'), person.email);
  await family.write(page.getByLabel('Password', { exact: true }), person.password, 'code');
  await family.write(page.getByLabel('Conferma password'), person.password, 'code');
  await family.tap('Registrati', main(page).getByRole('button', { name: 'Registrati' }));
  await writePhone(family);
  await writeAddress(family);
  await orderAndPay(family);
}

/** From the cart to the paid order, with an account that has not ordered before. */
export async function orderFirst(family: Family): Promise<void> {
  await goToCheckout(family);
  await writePhone(family);
  await writeAddress(family);
  await orderAndPay(family);
}

/** From the cart to the paid order, without an account. */
export async function orderAsGuest(family: Family, { person }: TaskCustomer): Promise<void> {
  const { page } = family;
  await goToCheckout(family);
  const goOn = main(page).getByRole('link', { name: 'Continua senza account' });
  await family.tap('Continua senza account', goOn);
  const contacts = part(page, 'I tuoi contatti');
  await family.write(contacts.getByLabel('Nome', { exact: true }), 'Anna Maria');
  await family.write(contacts.getByLabel('Cognome'), 'Rossi');
  await family.write(contacts.getByLabel('E-mail'), person.email);
  await writePhone(family);
  await writeAddress(family);
  await orderAndPay(family);
}

/** From the cart to the paid order, after signing in. */
export async function orderAfterSignIn(family: Family, { person }: TaskCustomer): Promise<void> {
  const { page } = family;
  await goToCheckout(family);
  await expect(heading(page, 'Accedi')).toBeVisible();
  await family.write(page.getByLabel('E-mail'), person.email);
  await family.write(page.getByLabel('Password', { exact: true }), person.password, 'code');
  await family.tap('Accedi', main(page).getByRole('button', { name: 'Accedi' }));
  await orderAndPay(family);
}

/** The same of somebody whom the shop still knows. */
export async function orderAsKnown(family: Family): Promise<void> {
  await goToCheckout(family);
  await orderAndPay(family);
}

/** From the home page to the state and date of the book that was ordered last. */
export async function findBook(family: Family): Promise<void> {
  const { page } = family;
  await page.goto('/');
  await openByHeader(family, 'Bacheca');
  const orders = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Ordine ZN-/ }) });
  const standing = orders.first().locator('dl > div').first();
  await expect(standing.getByRole('term')).toHaveText(/^(Ordinato|Pagato)\b.* tra /);
  await family.see(standing.getByRole('listitem').last());
}

/** From the home page to the receipt of a withdrawal from one book. */
export async function withdraw(family: Family): Promise<void> {
  const { page } = family;
  await page.goto('/');
  await openByHeader(family, 'I miei ordini');
  await family.tap('the order', olderOrder(page));
  await family.tap(
    'Recedi dal contratto qui',
    page.getByRole('button', { name: 'Recedi dal contratto qui' }),
  );
  const form = page.getByRole('form', { name: 'Recesso dal contratto' });
  await family.tap('the book', form.getByRole('checkbox').first());
  await family.tap('Conferma recesso', form.getByRole('button', { name: 'Conferma recesso' }));
  await family.see(page.getByText(/Recesso registrato/));
}

/** The page of the order with 18 books, in screens of the phone. */
export async function orderScreens(page: Page): Promise<number> {
  await page.goto('/orders');
  await olderOrder(page).click();
  await expect(heading(page, /^Ordine ZN-/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).nth(BOOKS - 1)).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

/** From the shop's address, a first visit, to a school's page by its name. */
export async function openSchool(family: Family, name: string, code: string): Promise<void> {
  const { page } = family;
  await page.goto('/');
  await refuseCookies(family);
  await family.write(page.getByRole('main').getByRole('search').getByRole('textbox'), name);
  await family.pressEnter();
  await family.tap('the school', page.locator(`a[href="/scuola/${code}"]`).first());
}

/** Answers the question that stands before a first visit. */
export async function refuseCookies(family: Family): Promise<void> {
  await family.tap('Rifiuta tutto', family.page.getByRole('button', { name: 'Rifiuta tutto' }));
}

async function chooseClass(family: Family, { classe, sezione }: ClassToBuy): Promise<void> {
  const { page } = family;
  const link = page.getByRole('link', { name: new RegExp(`^${classe}\\s*ª?\\s*${sezione}\\b`) });
  await family.tap(`${classe}ª ${sezione}`, link);
  await expect(page).toHaveURL(new RegExp(`classe=${classe}&sezione=${sezione}`));
}

/** Puts what the list has ticked into the cart. */
export async function addList(family: Family, { books }: Pick<ClassToBuy, 'books'>): Promise<void> {
  const name = `Aggiungi ${books} al carrello`;
  await family.tap(name, family.page.getByRole('button', { name }));
  await family.see(family.page.getByText(/nel carrello/i));
}

/** The cart's page has so many lines. */
export async function expectInCart(page: Page, books: number): Promise<void> {
  const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
  await expect(badge).toContainText(String(books));
  await page.goto('/cart');
  await expect(heading(page, 'Carrello')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aumenta/ })).toHaveCount(books);
}

async function goToCheckout(family: Family): Promise<void> {
  const { page } = family;
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Aumenta/ }).first()).toBeVisible();
  await family.tap('Vai alla cassa', page.getByRole('link', { name: /cassa/i }));
}

async function writePhone(family: Family): Promise<void> {
  const contacts = part(family.page, 'I tuoi contatti');
  await family.write(contacts.getByLabel('Telefono'), '0372123456', 'code');
}

async function writeAddress(family: Family): Promise<void> {
  const delivery = part(family.page, 'Consegna');
  await family.write(delivery.getByLabel('CAP'), '26100', 'code');
  // The only comune of its postal code.
  await expect(delivery.getByLabel('Comune')).toHaveValue('Cremona');
  await family.write(delivery.getByLabel('Via e numero civico'), 'Via Dante 7');
}

async function orderAndPay(family: Family): Promise<void> {
  const { page } = family;
  await expect(heading(page, 'Cassa')).toBeVisible();
  const button = page.getByRole('button', { name: 'Ordine con obbligo di pagare' });
  await expect(button).toBeEnabled();
  await family.tap('Ordine con obbligo di pagare', button);
  await family.write(page.getByLabel('Numero della carta'), '4242424242424242', 'code');
  await family.write(page.getByLabel('Scadenza'), '12/35', 'code');
  await family.write(page.getByLabel('Codice (CVC)'), '123', 'code');
  await family.write(page.getByLabel('Nome sulla carta'), 'ANNA MARIA ROSSI');
  await family.tap('Paga', page.getByRole('button', { name: /^Paga/ }));
  await page.waitForURL(/\/orders\/.+\?pagamento=ok/);
  await family.see(heading(page, /^Ordine ZN-/));
}

/** A page of which the header has a link: on a phone in the menu. */
export async function openByHeader(family: Family, link: string): Promise<void> {
  const { page, isPhone } = family;
  if (isPhone) await family.tap('Menu', page.getByRole('button', { name: 'Menu' }));
  const links = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await family.tap(link, links.getByRole('link', { name: link }));
}

const olderOrder = (page: Page) => main(page).locator('a[href^="/orders/"]').last();
