import { Random } from '@zaino/tools/buyers/random';
import { PatientCalls } from '@zaino/tools/buyers/patient-calls';
import { payOnPage } from '@zaino/tools/buyers/pay-on-page';
import type { FaultShop } from './fault-shop';
import { type FaultBuyer, type FaultStaff, quoteOf } from './people';
import { look, type Seen } from './seen';

export type ProbeRole = 'visitor' | 'buyer' | 'staff';

export interface ProbeContext {
  shop: FaultShop;
  /** A school with lists. */
  schoolPath: string;
  buyer: FaultBuyer;
  staff: FaultStaff;
}

export interface Probe {
  name: string;
  role: ProbeRole;
  look: (around: ProbeContext) => Promise<Seen>;
}

const ORDER_PATIENCE_MS = 30_000;
const PAYING_MS = 12_000;

const page = (name: string, role: ProbeRole, path: (around: ProbeContext) => string): Probe => ({
  name,
  role,
  look: (around) =>
    look(name, around.shop.url + path(around), { headers: { accept: 'text/html' } }),
});

const visitors: Probe[] = [
  page('home', 'visitor', () => '/'),
  page('search', 'visitor', () => '/products?search=quaderno'),
  page('school page', 'visitor', ({ schoolPath }) => schoolPath),
  page('catalogue', 'visitor', () => '/products'),
  page('blog', 'visitor', () => '/blog'),
  {
    name: 'page view',
    role: 'visitor',
    look: ({ shop }) =>
      look('page view', `${shop.url}/api/analytics/page-views`, {
        method: 'POST',
        body: {
          title: 'Zaino',
          path: '/',
          visit: 'first',
          firstCampaign: null,
          lastCampaign: null,
          consentVersion: '2026-01-01',
        },
      }),
  },
];

/** A call by the power of the buyer's session. */
const ofBuyer = (
  name: string,
  path: string,
  body: (buyer: FaultBuyer) => object | undefined = () => undefined,
): Probe => ({
  name,
  role: 'buyer',
  look: ({ shop, buyer }) => {
    const sent = body(buyer);
    const url = shop.url + path.replace(':id', buyer.unpaid.orderId);
    const how = { headers: buyer.headers, ...(sent && { method: 'POST' as const, body: sent }) };
    return look(name, url, how);
  },
});

export const pressOrder = ({ shop, buyer }: ProbeContext): Promise<Seen> =>
  look('order', `${shop.url}/api/orders`, {
    method: 'POST',
    headers: { ...buyer.headers, 'idempotency-key': buyer.order.key },
    body: buyer.order.body,
    patienceMs: ORDER_PATIENCE_MS,
  });

/** On the provider's page, which is tried again as long as somebody's patience lasts. */
export async function pay({ shop, buyer }: ProbeContext): Promise<Seen> {
  const began = performance.now();
  const calls = new PatientCalls(new Random(1), PAYING_MS);
  const { paymentUrl: url } = buyer.unpaid;
  const seen = { probe: 'payment', body: undefined };
  const took = () => Math.round(performance.now() - began);
  try {
    await payOnPage(calls, { url, habit: 'pays', origin: shop.paymentsUrl });
    return { ...seen, status: 200, ms: took(), says: '' };
  } catch (error) {
    return { ...seen, status: 0, ms: took(), says: String(error) };
  }
}

const buyers: Probe[] = [
  ofBuyer('cart', '/api/cart/changes', ({ cartChange }) => cartChange),
  ofBuyer('quote', '/api/quotes', ({ product }) => quoteOf(product)),
  { name: 'order', role: 'buyer', look: pressOrder },
  { name: 'payment', role: 'buyer', look: pay },
  ofBuyer('own order', '/api/orders/:id'),
  {
    name: 'sign-in',
    role: 'buyer',
    // As on another device: this one's session would be taken over.
    look: ({ shop, buyer: { email, password } }) =>
      look('sign-in', `${shop.url}/api/auth/login`, { method: 'POST', body: { email, password } }),
  },
  ofBuyer('session', '/api/auth/me'),
  {
    name: 'signed out',
    role: 'buyer',
    look: ({ shop, buyer }) =>
      look('signed out', `${shop.url}/api/auth/me`, { headers: buyer.goneHeaders }),
  },
];

/** What staff reads. */
const ofAdmin = (name: string, path: string): Probe => ({
  name,
  role: 'staff',
  look: ({ shop, staff }) => look(name, shop.url + path, { headers: staff.bearer }),
});

const staff: Probe[] = [
  {
    name: 'admin sign-in',
    role: 'staff',
    look: ({ shop, staff: { admin } }) =>
      look('admin sign-in', `${shop.url}/api/admin/login`, { method: 'POST', body: admin }),
  },
  ofAdmin('products', '/api/admin/products'),
  ofAdmin('orders', '/api/admin/orders'),
  {
    name: 'bookshop',
    role: 'staff',
    look: ({ shop, staff: { owner } }) =>
      look('bookshop', `${shop.url}/api/tenants/${owner.tenantId}`, { headers: owner.headers }),
  },
  {
    name: 'dashboard',
    role: 'staff',
    look: ({ shop, staff: { owner } }) =>
      look('dashboard', `${shop.url}/dashboard`, {
        headers: { cookie: owner.headers['cookie'] ?? '', accept: 'text/html' },
      }),
  },
];

/** What people do, all at the same moment. */
export const probes: Probe[] = [...visitors, ...buyers, ...staff];
