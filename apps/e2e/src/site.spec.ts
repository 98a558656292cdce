import { newPerson, register } from '@zaino/browser-testing/account';
import { htmlErrors } from '@zaino/browser-testing/check-html';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { LinkWalk, pdfLinks } from '@zaino/browser-testing/walk-links';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Order } from '@zaino/contracts/orders';
import { caughtMail } from './accounts/caught-mails';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';
import { isElsewhere, ownPages, pagesToCome, publicPages } from './site/public-pages';

const isLeftOut = (path: string) => isElsewhere(path) || pagesToCome.includes(path);

/** An order to be paid in the shop: with its mail, its page and what can be opened from there. */
async function orderOf(request: APIRequestContext, email: string): Promise<Order> {
  const lines = await wantedBooks(request, 2);
  const pickupAt = await pickupPoint(request, /./);
  const { orderId } = await placeOrder(request, { email, lines, pickupAt, payment: 'shop' });
  return (await (await request.get(`/api/orders/${orderId}`)).json()) as Order;
}

test('every link of public pages leads somewhere', async ({ request, baseURL }) => {
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
  for (const subject of ['Conferma il tuo indirizzo e-mail', 'Scegli una nuova password']) {
    const { html } = await caughtMail(person.email, subject);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    await walk.followAll(
      links.map((link) => link.replaceAll('&amp;', '&')),
      `mail “${subject}”`.replaceAll(' ', '-'),
    );
  }
  for (const { path, title } of order.documents) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    await walk.followAll(pdfLinks(await answer.body()), title.replaceAll(' ', '-'));
  }
  expect(walk.faults).toEqual([]);
});

test('pages to come are still missing', async ({ request }) => {
  for (const path of pagesToCome) expect((await request.get(path)).status(), path).toBe(404);
});

test('every page is valid HTML', async ({ request }) => {
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

test('a name of a hundred letters does not widen a phone’s page @phone-only', async ({ page }) => {
  const name = 'Wilhelmina'.repeat(10);
  const person = await register(page.request, { ...newPerson(), name });
  const order = await orderOf(page.request, person.email);
  for (const path of [...ownPages.values(), `/orders/${order.id}`]) {
    await page.goto(path);
    await hydrated(page);
    expect(await overflowOf(page), path).toBe(0);
  }
});

/** How far a page can be scrolled to the side, in pixels (WCAG 2.2, 1.4.10). */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [390, 1440]) {
  test(`every public page is accessible at ${width} px, light and dark`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const [name, path] of await publicPages(page.request)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await hydrated(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page).catch((error: unknown) =>
          found.push(`${name}, ${colorScheme}: ${String(error)}`),
        );
      }
      const overflow = await overflowOf(page);
      if (overflow > 0) found.push(`${name}: ${overflow} px too wide`);
    }
    expect(found).toEqual([]);
  });
}
