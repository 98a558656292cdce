import { randomUUID } from 'node:crypto';
import { callShop, succeed } from './call-shop';
import type { DemoCustomer } from './demo-customers';

/** What the demo's family says of a product; invented. */
interface DemoReview {
  /** Name of a product of the demo's showcase. */
  product: string;
  stars: number;
  text: string;
  /** Of the shop. */
  answer?: string;
}

/** The last one waits: whoever looks at the moderation has something to read. */
export const demoReviews: DemoReview[] = [
  {
    product: 'Zaino Sentiero 28 litri',
    stars: 5,
    text: 'Secondo anno di scuola media e regge ancora tutti i libri del lunedì.\nLe cerniere scorrono, lo schienale non si è schiacciato.',
    answer:
      'Grazie Anna! Le cerniere restano morbide con un po’ di sapone secco, una volta l’anno.',
  },
  {
    product: 'Compasso Arco con balaustrone',
    stars: 4,
    text: 'Preciso e stabile, non si apre mentre si disegna. La custodia invece è sottile.',
  },
  {
    product: 'Penne a sfera, 3 colori',
    stars: 2,
    text: 'Scrivono bene, ma una delle tre ha smesso dopo due settimane.',
  },
];

interface Product {
  id: string;
  nome: string;
  prezzoScontato: number;
  pezzi_singolo_acquisto: number;
  disponibile: boolean;
}

interface Order {
  version: number;
  lines: { id: string }[];
}

interface WaitingReview {
  id: string;
  version: number;
  text: string;
}

interface Family {
  email: string;
  customer: DemoCustomer;
}

type Headers = Record<string, string>;

/**
 * The demo's family buys some products, a bookshop hands them over, and the family says what it thinks of them: all by the
 * shop's own calls, since a review without a purchase is one that the shop does not know. What was written once stays.
 */
export async function writeDemoReviews(
  url: string,
  { email, customer }: Family,
  admin: { username: string; password: string },
): Promise<void> {
  const headers = { cookie: customer.cookie, 'x-csrf-token': customer.csrfToken };
  const found = await reviewedProducts(url);
  const [first] = found;
  if (first === undefined || (await isWritten(url, first.product, headers))) return;
  const orderId = await order(url, { email, headers, products: found.map((one) => one.product) });
  const login = { method: 'POST', body: admin };
  const { token = '' } = await succeed<{ token?: string }>(`${url}/api/admin/login`, login);
  const staff = { authorization: `Bearer ${token}` };
  await handOver(url, orderId, staff);
  for (const { product, review } of found) {
    const { stars, text } = review;
    const body = { stars, text, image: null, firstName: 'Anna', initial: 'F' };
    await succeed(ownPath(url, product), { method: 'PUT', headers, body });
  }
  await publish(url, staff);
  await succeed(`${url}/api/admin/logout`, { method: 'POST', headers: staff, body: {} });
}

const ownPath = (url: string, { id }: Product) => `${url}/api/products/${id}/reviews/own`;

/** Those of the showcase that can be bought now. */
async function reviewedProducts(url: string) {
  const found: { product: Product; review: DemoReview }[] = [];
  for (const review of demoReviews) {
    const query = new URLSearchParams({ search: review.product, limit: '5' }).toString();
    const path = `${url}/api/getproducts?${query}`;
    const { products } = await succeed<{ products: Product[] }>(path, { method: 'GET' });
    const product = products.find(({ nome }) => nome === review.product);
    if (product?.disponibile) found.push({ product, review });
  }
  return found;
}

async function isWritten(url: string, product: Product, headers: Headers): Promise<boolean> {
  const { body } = await callShop(ownPath(url, product), { method: 'GET', headers });
  return (body as { review?: object | null }).review != null;
}

interface Wish {
  email: string;
  headers: Headers;
  products: Product[];
}

/** To be fetched and paid in the first bookshop that hands out orders; gives the order's id. */
async function order(url: string, { email, headers, products }: Wish): Promise<string> {
  const places = `${url}/api/pickup-points`;
  const { pickupPoints } = await succeed<{ pickupPoints: { id: string }[] }>(places, {
    method: 'GET',
  });
  const pickupPointId = pickupPoints[0]?.id;
  if (pickupPointId === undefined) throw new Error('no bookshop hands out orders');
  const wanted = {
    lines: products.map(({ id, prezzoScontato, pezzi_singolo_acquisto }) => ({
      type: 'product',
      id,
      quantity: pezzi_singolo_acquisto,
      prezzo: prezzoScontato,
    })),
    shippingMethod: 'pickup',
    deliveries: 'one',
    voucher: '',
    pickupPointId,
  };
  const quote = { method: 'POST', headers, body: wanted };
  const { fingerprint } = await succeed<{ fingerprint: string }>(`${url}/api/quotes`, quote);
  const body = {
    ...wanted,
    fingerprint,
    contact: { firstName: 'Anna', lastName: 'Ferrari', phone: '0372 000000', email },
    address: null,
    invoice: null,
    payment: 'shop',
    preferences: [],
  };
  const placing = {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  };
  const { orderId } = await succeed<{ orderId: string }>(`${url}/api/orders`, placing);
  return orderId;
}

/** As the bookshop does at its counter. */
async function handOver(url: string, orderId: string, headers: Headers): Promise<void> {
  const path = `${url}/api/admin/orders/${orderId}`;
  const placed = await succeed<Order>(path, { method: 'GET', headers });
  const lineIds = placed.lines.map(({ id }) => id);
  let { version } = placed;
  for (const command of [
    { command: 'mark-ready', lineIds },
    { command: 'register-shop-payment', lineIds: [], tender: 'cash' },
    { command: 'deliver', lineIds },
  ]) {
    const body = { version, command };
    const given = { method: 'POST', headers, body };
    ({ version } = await succeed<Order>(`${path}/commands`, given));
  }
}

/** All but the last, with what the shop answers. */
async function publish(url: string, headers: Headers): Promise<void> {
  const path = `${url}/api/admin/reviews`;
  const queue = `${path}?shelf=pending`;
  const { reviews } = await succeed<{ reviews: WaitingReview[] }>(queue, {
    method: 'GET',
    headers,
  });
  const read = demoReviews
    .slice(0, -1)
    .flatMap((demo) => reviews.filter(({ text }) => text === demo.text));
  if (read.length === 0) return;
  const seen = read.map(({ id, version }) => ({ id, version }));
  const decision = { method: 'POST', headers, body: { action: 'approve', reviews: seen } };
  await succeed(`${path}/moderate`, decision);
  for (const { id, text } of read) {
    const answer = demoReviews.find((demo) => demo.text === text)?.answer;
    if (answer === undefined) continue;
    await succeed(`${path}/${id}/answer`, { method: 'PUT', headers, body: { text: answer } });
  }
}
