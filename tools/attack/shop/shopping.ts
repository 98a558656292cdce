import { randomUUID } from 'node:crypto';
import type { AdminProduct, Product } from '@zaino/contracts/catalogue';
import type { Order, Quote } from '@zaino/contracts/orders';
import { orderRequest, quoteRequest, type Wish } from '@zaino/tools/buyers/order-request';
import type { AttackedShop } from './attacked-shop';
import type { Customer } from '../people/people';
import type { PersonAnswer, Person } from '../people/person';

export interface PlacedPurchase {
  orderId: string;
  number: string;
  paymentUrl: string | null;
}

/** Enough for whatever is not about the last pieces. */
const PLENTY = 5_000;
let taken = 0;

/** A product that no other attack buys, with so many pieces. */
export async function aProduct({ people }: AttackedShop, pieces = PLENTY): Promise<Product> {
  const admin = await people.admin();
  const path = '/api/getproducts?limit=100&soloDisponibili=1&ordine=prezzo-crescente';
  const { products } = await people.guest().done<{ products: Product[] }>({ path });
  taken += 1;
  const single = products.filter(({ pezzi_singolo_acquisto: fewest }) => fewest === 1);
  const product = single[taken % single.length];
  if (!product) throw new Error('There is nothing to buy.');
  const { id } = product;
  const seen = await admin.done<{ product: AdminProduct }>({ path: `/api/getproduct/${id}` });
  const body = {
    pezzi_disponibili: pieces,
    pezziVisti: seen.product.pezzi_disponibili,
    versione: seen.product.versione,
  };
  await admin.done({ method: 'PATCH', path: `/api/admin/products/${id}`, body });
  return { ...product, pezzi_disponibili: pieces };
}

/** So many pieces, by card, brought home. */
export const wishFor = ({ id, prezzoScontato }: Product, quantity = 1): Wish => ({
  lines: [{ type: 'product', id, quantity, prezzo: prezzoScontato }],
  shippingMethod: 'standard',
  payment: 'card',
});

export const quoteOf = (person: Person, wish: Wish, more: object = {}): Promise<Quote> =>
  person.done<Quote>({
    method: 'POST',
    path: '/api/quotes',
    body: { ...quoteRequest(wish), ...more },
  });

interface Ordering {
  /** Members of the order in the place of those that a browser sends. */
  more?: object;
  key?: string;
  pickupPointId?: string;
}

/** The body that a checkout page sends, by a quote of now. */
export async function orderOf(
  { person, email }: Customer,
  wish: Wish,
  { more = {}, pickupPointId = '' }: Ordering = {},
): Promise<object> {
  const { voucher = '' } = more as { voucher?: string };
  const { fingerprint } = await quoteOf(person, wish, { voucher });
  return { ...orderRequest(wish, { fingerprint, email, pickupPointId }), ...more };
}

export const sendOrder = (person: Person, body: unknown, key: string = randomUUID()) =>
  person.post('/api/orders', body, { 'idempotency-key': key });

export async function placeOrder(
  customer: Customer,
  wish: Wish,
  ordering: Ordering = {},
): Promise<PersonAnswer> {
  const body = await orderOf(customer, wish, ordering);
  return sendOrder(customer.person, body, ordering.key);
}

/** An order that is there; throws where it is not. */
export async function placed(
  customer: Customer,
  wish: Wish,
  ordering?: Ordering,
): Promise<PlacedPurchase> {
  const answer = await placeOrder(customer, wish, ordering);
  if (answer.status !== 200) throw new Error(`order: ${answer.status} ${answer.body}`);
  return answer.json() as PlacedPurchase;
}

export const readOrder = ({ person }: Customer, { orderId }: PlacedPurchase): Promise<Order> =>
  person.done<Order>({ path: `/api/orders/${orderId}` });

/** Pays on the provider's page, and waits until the shop knows. */
export async function pay(
  { paymentsUrl }: AttackedShop,
  customer: Customer,
  order: PlacedPurchase,
) {
  const { pathname } = new URL(order.paymentUrl ?? paymentsUrl);
  const card = { numero: '4242424242424242', scadenza: '12/40', cvc: '123', nome: 'Anna Ferrari' };
  await fetch(new URL(pathname, paymentsUrl), {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  await customer.person.post(`/api/orders/${order.orderId}/payment-checks`);
}
