import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { orderRequest, quoteRequest, type Wish } from '@zaino/tools/buyers/order-request';
import { callShop, succeed } from '@zaino/tools/demo/accounts/call-shop';
import { type DemoCustomer, signInOrRegister } from '@zaino/tools/demo/accounts/demo-customers';
import type { FaultShop } from './fault-shop';

/** A product that everybody of one pair buys. */
export interface ProbeProduct {
  id: string;
  price: number;
  stock: number;
}

/** Somebody who buys while something fails. */
export interface FaultBuyer {
  email: string;
  password: string;
  headers: Record<string, string>;
  /** Of a session that was signed out: it opens nothing, whatever happens. */
  goneHeaders: Record<string, string>;
  product: ProbeProduct;
  /** Placed before, to be paid meanwhile. */
  unpaid: { orderId: string; paymentUrl: string };
  /** What is ordered meanwhile. */
  order: { key: string; body: object };
  /** What is put into the cart meanwhile. */
  cartChange: object;
}

/** Those who work: an admin, and a bookshop's owner. */
export interface FaultStaff {
  admin: { username: string; password: string };
  bearer: Record<string, string>;
  owner: { headers: Record<string, string>; tenantId: string };
}

const OWNER = 'libreria@demo.zaino.example';
const ADMIN = 'demo';
/** Redis writes its file each second: a crash may lose what is younger. */
const WRITTEN_MS = 1_200;

interface Listed {
  products: {
    id: string;
    prezzoScontato: number;
    pezzi_disponibili: number;
    pezzi_singolo_acquisto: number;
    disponibile: boolean;
  }[];
}

export async function findProduct({ url }: FaultShop, place: number): Promise<ProbeProduct> {
  const path = `${url}/api/getproducts?limit=100`;
  const { products } = await succeed<Listed>(path, { method: 'GET' });
  const many = products.filter(
    (one) => one.disponibile && one.pezzi_disponibili > 20 && one.pezzi_singolo_acquisto === 1,
  );
  const found = many[place % many.length];
  if (!found) throw new Error('No product has enough pieces.');
  return { id: found.id, price: found.prezzoScontato, stock: found.pezzi_disponibili };
}

const wishOf = ({ id, price }: ProbeProduct): Wish => ({
  lines: [{ type: 'product', id, quantity: 1, prezzo: price }],
  shippingMethod: 'standard',
  payment: 'card',
});

export const quoteOf = (product: ProbeProduct): object => quoteRequest(wishOf(product));

/** Registers, signs out elsewhere, and comes as far as somebody who is about to press. */
export async function prepareBuyer(shop: FaultShop, product: ProbeProduct): Promise<FaultBuyer> {
  const email = `guasti.${randomBytes(5).toString('hex')}@example.com`;
  const account = { name: email, password: randomBytes(8).toString('hex') };
  const gone = headersOf(await signInOrRegister(shop.url, account));
  await succeed(`${shop.url}/api/auth/logout`, { method: 'POST', headers: gone, body: {} });
  const headers = headersOf(await signInOrRegister(shop.url, account));
  const body = async () => {
    const quote = { method: 'POST', headers, body: quoteOf(product) };
    const { fingerprint } = await succeed<{ fingerprint: string }>(`${shop.url}/api/quotes`, quote);
    return orderRequest(wishOf(product), { fingerprint, email, pickupPointId: '' });
  };
  const placed = await succeed<{ orderId: string; paymentUrl: string | null }>(
    `${shop.url}/api/orders`,
    {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: await body(),
    },
  );
  const buyer = {
    email,
    password: account.password,
    headers,
    goneHeaders: gone,
    product,
    unpaid: { orderId: placed.orderId, paymentUrl: placed.paymentUrl ?? '' },
    order: { key: randomUUID(), body: await body() },
    cartChange: {
      id: randomUUID(),
      lines: [{ line: cartLine(product), deltas: [{ childId: null, pieces: 1 }] }],
    },
  };
  await delay(WRITTEN_MS);
  return buyer;
}

function cartLine({ id, price }: ProbeProduct): object {
  const shown = { nome: 'Prodotto', categoria: '', immagini: [] };
  return { type: 'product', id, quantity: 1, prezzo: price, ...shown };
}

export async function prepareStaff(shop: FaultShop): Promise<FaultStaff> {
  const admin = { username: ADMIN, password: shop.passwordOf(ADMIN) };
  const account = { name: OWNER, password: shop.passwordOf(OWNER) };
  const owner = await signInOrRegister(shop.url, account);
  return {
    admin,
    bearer: await adminBearer(shop, admin),
    owner: { headers: headersOf(owner), tenantId: owner.tenant?.id ?? '' },
  };
}

export async function adminBearer(
  { url }: FaultShop,
  admin: FaultStaff['admin'],
): Promise<Record<string, string>> {
  const call = { method: 'POST', body: admin };
  const { token } = await succeed<{ token?: string }>(`${url}/api/admin/login`, call);
  if (token === undefined) throw new Error('The admin was not signed in.');
  return { authorization: `Bearer ${token}` };
}

/** Whether a session is somebody's. */
export async function isSignedIn(
  { url }: FaultShop,
  headers: Record<string, string>,
): Promise<boolean | undefined> {
  const { status, body } = await callShop(`${url}/api/auth/me`, { method: 'GET', headers });
  if (status !== 200) return undefined;
  return (body as { user?: unknown } | null)?.user !== undefined;
}

const headersOf = ({ cookie, csrfToken, customerToken }: DemoCustomer) => ({
  cookie,
  'x-csrf-token': csrfToken,
  'x-customer-token': customerToken,
});

/** The page of a school, found as the sitemap names it. */
export async function findSchoolPath({ url }: FaultShop): Promise<string> {
  const read = async (path: string) => (await fetch(url + path)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location));
  for (const part of locations(await read('/sitemap.xml'))) {
    const pages = locations(await read(part.pathname));
    const school = pages.find(({ pathname }) => pathname.startsWith('/scuola/'));
    if (school) return school.pathname;
  }
  throw new Error('The sitemap names no school.');
}
