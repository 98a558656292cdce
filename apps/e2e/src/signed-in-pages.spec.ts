import { register } from '@zaino/browser-testing/account';
import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { htmlErrors } from '@zaino/browser-testing/check-html';
import { pageFaults } from '@zaino/browser-testing/page-faults';
import { readPage } from '@zaino/browser-testing/page-links';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { LinkWalk } from '@zaino/browser-testing/walk-links';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Order } from '@zaino/contracts/orders';
import { proveAddress } from './accounts/prove-address';
import { fillCart } from './checkout/fill-cart';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';
import { isElsewhere } from './site/public-pages';

/** Behind no gate: one of the public pages. */
const ADMIN_LOGIN = '/admin/login';

/** A page as it is looked at: its address, its heading, and what is pressed there before. */
interface Visit {
  name: string;
  path: string;
  heading: string | RegExp;
  open?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};

/** A family's order to be paid in the shop, and a cart with the same books. */
async function familyOrder(request: APIRequestContext): Promise<Order> {
  const { email } = await register(request);
  await proveAddress(request, email);
  const lines = await wantedBooks(request, 3);
  const pickupAt = await pickupPoint(request, /./);
  const { orderId } = await placeOrder(request, { email, lines, pickupAt, payment: 'shop' });
  await fillCart(request, lines);
  return (await (await request.get(`/api/orders/${orderId}`)).json()) as Order;
}

const familyVisits = ({ id, number, trackingPath }: Order): Visit[] => [
  { name: 'dashboard', path: '/dashboard', heading: /^Ciao/ },
  { name: 'profile', path: '/profile', heading: 'Profilo' },
  { name: 'cart', path: '/cart', heading: 'Carrello' },
  { name: 'checkout', path: '/checkout', heading: 'Cassa' },
  { name: 'orders', path: '/orders', heading: 'I miei ordini' },
  { name: 'favourites', path: '/preferiti', heading: 'I tuoi preferiti' },
  { name: 'order', path: `/orders/${id}`, heading: `Ordine ${number}` },
  {
    name: 'withdrawal',
    path: `/orders/${id}`,
    heading: `Ordine ${number}`,
    open: press('Recedi dal contratto qui'),
  },
  { name: 'tracking', path: trackingPath, heading: /./ },
];

const adminVisits = ({ id, number }: Order): Visit[] => [
  { name: 'admin', path: '/admin', heading: 'Area Riservata' },
  { name: 'products', path: '/admin/products', heading: 'Prodotti' },
  {
    name: 'new product',
    path: '/admin/products',
    heading: 'Prodotti',
    open: press('Nuovo prodotto'),
  },
  {
    name: 'materials of classes',
    path: '/admin/products/class-supplies',
    heading: 'Materiale per classe',
  },
  {
    name: 'materials of a year',
    path: '/admin/products/class-supplies',
    heading: 'Materiale per classe',
    open: press('1ª media'),
  },
  { name: 'makers', path: '/admin/products/makers', heading: 'Produttori' },
  { name: 'orders of all', path: '/admin/orders', heading: 'Ordini' },
  { name: 'packing', path: '/admin/orders/packing', heading: 'Imballaggio' },
  { name: 'books to order', path: '/admin/orders/to-order', heading: 'Da ordinare' },
  { name: 'arrivals', path: '/admin/orders/arrivals', heading: 'Arrivi' },
  { name: 'vouchers', path: '/admin/orders/vouchers', heading: 'Buoni sconto' },
  { name: 'order of a family', path: `/admin/orders/${id}`, heading: `Ordine ${number}` },
  { name: 'supply', path: '/admin/supply', heading: 'Disponibilità dai distributori' },
  { name: 'bookshops', path: '/admin/bookshops', heading: 'Librerie' },
  { name: 'users', path: '/admin/users', heading: 'Utenti' },
  {
    name: 'requests about data',
    path: '/admin/users/requests',
    heading: 'Richieste sui dati',
  },
  { name: 'admins', path: '/admin/admins', heading: 'Amministratori' },
  { name: 'reviews', path: '/admin/blog/reviews', heading: 'Recensioni' },
  { name: 'compliance', path: '/admin/compliance', heading: 'Conformità' },
  {
    name: 'register of takings',
    path: '/admin/compliance/register',
    heading: 'Registro dei corrispettivi',
  },
  {
    name: 'electronic invoices',
    path: '/admin/compliance/invoices',
    heading: 'Fatture elettroniche',
  },
  {
    name: 'yearly report of bookshops',
    path: '/admin/compliance/dac7',
    heading: 'Comunicazione annuale delle librerie (DAC7)',
  },
  { name: 'books', path: '/admin/books', heading: 'Libri' },
  { name: 'imports', path: '/admin/books/imports', heading: 'Importazioni' },
  { name: 'rejects', path: '/admin/books/imports/rejects', heading: 'Righe scartate' },
  { name: 'quality', path: '/admin/books/quality', heading: 'Controlli sulle liste' },
  { name: 'statistics', path: '/admin/stats', heading: 'Statistiche' },
  { name: 'audit log', path: '/admin/audit', heading: 'Registro delle operazioni' },
  { name: 'releases', path: '/admin/releases', heading: 'Versioni pubblicate' },
  { name: 'releases of an app', path: '/admin/releases/cart', heading: 'Carrello' },
  { name: 'teams', path: '/admin/releases/teams', heading: 'Squadre' },
  { name: 'outside apps', path: '/admin/releases/outside', heading: 'App esterne' },
  { name: 'previews', path: '/admin/releases/previews', heading: 'Anteprime' },
  { name: 'second factor', path: '/admin/security', heading: 'Verifica in due passaggi' },
  { name: 'password', path: '/admin/password', heading: 'Cambia password' },
  { name: 'unknown page', path: '/admin/niente', heading: 'Pagina non trovata' },
];

test('every page of the signed-in is valid, accessible and leads somewhere, at 390 and 1440 px', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { request } = page;
  const order = await familyOrder(request);
  await holdToken(page, await staffToken(request));
  const visits = [...familyVisits(order), ...adminVisits(order)];
  const pages = new Map<string, string>();
  const found: string[] = [];
  for (const { name, path, heading, open } of visits) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await open?.(page);
    found.push(...(await pageFaults(page, name)));
    // As it stands in the browser: of some of them the server draws no more than the gate.
    pages.set(name, await page.content());
  }
  found.push(...(await htmlErrors(pages)));

  const shown = new Set([ADMIN_LOGIN, ...visits.map(({ path }) => path)]);
  const walk = new LinkWalk({ request, isLeftOut: isElsewhere }, baseURL ?? '');
  for (const [name, html] of pages) {
    const { links } = readPage(html);
    await walk.followAll(links, visits.find((visit) => visit.name === name)?.path ?? '/');
    // The server answers for all of the admins' area with its gate: what is behind it was visited above.
    const unseen = links.filter((link) => {
      const { pathname } = new URL(link, baseURL ?? '');
      const isAdmins = /^\/admin(?:\/|$)/.test(pathname) && !/^\/admin\/blog/.test(pathname);
      return isAdmins && !shown.has(pathname) && !isOneOfMany(pathname);
    });
    found.push(...unseen.map((link) => `${name} → ${link}: no page that was looked at`));
  }
  expect([...found, ...walk.faults]).toEqual([]);
});

/** One order, bookshop or person, one distributor or import, one app, one book, the classes of one school. */
const isOneOfMany = (path: string) =>
  /^\/admin\/(?:orders|bookshops|users)\/[\da-f-]{36}$/.test(path) ||
  /^\/admin\/(?:supply|books\/imports)\/\d+$/.test(path) ||
  /^\/admin\/releases\/[a-z][a-z-]*$/.test(path) ||
  /^\/admin\/books\/(?:\d{13}|quality\/\w{10})$/.test(path);
