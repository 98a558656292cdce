import { newPerson, register } from '@zaino/browser-testing/account';
import { htmlErrors } from '@zaino/browser-testing/check-html';
import { overflowOf, pageFaults } from '@zaino/browser-testing/page-faults';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { readPage } from '@zaino/browser-testing/page-links';
import { LinkWalk, pdfLinks } from '@zaino/browser-testing/walk-links';
import { mailPages } from '@zaino/testing/mail-pages';
import type { APIRequestContext } from '@playwright/test';
import type { Order } from '@zaino/contracts/orders';
import { legalTexts } from '@zaino/contracts/shared';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';
import { findDemoClass } from './demo-school';
import { firstProduct, isElsewhere, ownPages, pagesToCome, publicPages } from './site/public-pages';

const isLeftOut = (path: string) => isElsewhere(path) || pagesToCome.includes(path);

/** An order to be paid in the shop: with its mail, its page and what can be opened from there. */
async function orderOf(request: APIRequestContext, email: string): Promise<Order> {
  await proveAddress(request, email);
  const lines = await wantedBooks(request, 2);
  const pickupAt = await pickupPoint(request, /./);
  const { orderId } = await placeOrder(request, { email, lines, pickupAt, payment: 'shop' });
  return (await (await request.get(`/api/orders/${orderId}`)).json()) as Order;
}

test('every link of public pages leads somewhere @short', async ({ request, baseURL }) => {
  const walk = new LinkWalk({ request, isLeftOut }, baseURL ?? '');
  for (const page of (await publicPages(request)).values()) await walk.follow(page);
  expect(walk.faults).toEqual([]);
});

test('every link of own pages, mails and documents leads somewhere', async ({
  request,
  baseURL,
}) => {
  const person = await register(request);
  const order = await orderOf(request, person.email);
  const walk = new LinkWalk({ request, isLeftOut }, baseURL ?? '');
  for (const page of [...ownPages.values(), `/orders/${order.id}`, order.trackingPath]) {
    await walk.follow(page);
  }
  await request.post('/api/auth/reset-requests', { data: { email: person.email } });
  const subjects = [
    'Conferma il tuo indirizzo e-mail',
    'Scegli una nuova password',
    `Ordine ricevuto: ordine ${order.number}`,
  ];
  for (const subject of subjects) {
    const { html, text } = await caughtMail(person.email, subject);
    const links = [...readPage(html).links, ...(text.match(/https?:\/\/\S+/g) ?? [])];
    expect(links.length).toBeGreaterThan(0);
    await walk.followAll(links, `mail “${subject}”`.replaceAll(' ', '-'));
  }
  // Whatever other mails lead to: the services' tests hold each of theirs against this list.
  const parts: Record<string, string | undefined> = {
    ':id': order.id,
    ':code': (await findDemoClass(request)).school.codiceScuola,
    ':token': order.trackingPath.split('/').at(-1),
    ':product': await firstProduct(request),
    ':version': legalTexts.terms.versions.at(-1),
  };
  // Pages of a bookshop are opened by its owner: desk-*.spec.ts.
  // That of a class's list is there once one is published: teacher-list.spec.ts.
  const isOpenedElsewhere = (page: string) => /^\/(?:dashboard|materiale\/scuola)\//.test(page);
  const ofCustomers = mailPages.filter((page) => !isOpenedElsewhere(page));
  const mailLinks = ofCustomers.map((page) => page.replace(/:\w+/, (name) => parts[name] ?? name));
  await walk.followAll(mailLinks, 'mails');
  for (const { path, title } of order.documents) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    await walk.followAll(pdfLinks(await answer.body()), title.replaceAll(' ', '-'));
  }
  expect(walk.faults).toEqual([]);
});

test('pages to come are still missing @short', async ({ request }) => {
  for (const path of pagesToCome) expect((await request.get(path)).status(), path).toBe(404);
});

test('every page is valid HTML @short', async ({ request }) => {
  // A virtual machine starts beside all that the other tests do.
  test.setTimeout(300_000);
  const person = await register(request);
  const order = await orderOf(request, person.email);
  const pages = new Map<string, string>();
  const own = [...ownPages, ['order', `/orders/${order.id}`] as const];
  for (const [name, path] of [...(await publicPages(request)), ...own]) {
    pages.set(name, await (await request.get(path)).text());
  }
  expect(await htmlErrors(pages)).toEqual([]);
});

test('a long name or word that is searched for does not widen a phone’s page @phone-only', async ({
  page,
}) => {
  const name = 'Wilhelmina'.repeat(10);
  const person = await register(page.request, { ...newPerson(), name });
  const order = await orderOf(page.request, person.email);
  const word = 'x'.repeat(1_000);
  const searches = [`/search?nome=${word}`, `/products?search=${word}`, `/faq?cerca=${word}`];
  for (const path of [...ownPages.values(), `/orders/${order.id}`, ...searches]) {
    await page.goto(path);
    await hydrated(page);
    expect(await overflowOf(page), path).toBe(0);
  }
});

test('every public page is accessible at 390 and 1440 px, light and dark', async ({ page }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  for (const [name, path] of await publicPages(page.request)) {
    await page.goto(path);
    await hydrated(page);
    found.push(...(await pageFaults(page, name)));
  }
  expect(found).toEqual([]);
});
