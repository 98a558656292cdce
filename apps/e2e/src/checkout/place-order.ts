import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { PickupPoint } from '@zaino/contracts/bookshops';
import { IDEMPOTENCY_HEADER, type OrderRequest, type Quote } from '@zaino/contracts/orders';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import { type FoundDemoClass, findDemoClass, listsOf } from '../demo-school';
import type { OwnProduct } from './stocked-product';

type WantedLine = OrderRequest['lines'][number];

interface OrderAnswer {
  orderId: string;
  number: string;
  paymentUrl: string | null;
}

/** A product as the browser would ask for it. */
export function wantedProduct({ id }: Pick<OwnProduct, 'id'>, quantity = 1): WantedLine {
  return { type: 'product', id, quantity, prezzo: 10 };
}

/** Some books of the demo's class. */
export async function wantedBooks(request: APIRequestContext, most: number): Promise<WantedLine[]> {
  const { toBuy, ...demoClass } = await findDemoClass(request);
  return booksOf(request, { ...demoClass, toBuy: toBuy.slice(0, most) });
}

/** Books of a class as the browser would ask for them, one copy each. */
export async function booksOf(
  request: APIRequestContext,
  { school, classe, sezione, toBuy }: FoundDemoClass,
): Promise<WantedLine[]> {
  const { adozioni } = await listsOf(request, school);
  return toBuy.map((isbn) => {
    const prezzo = adozioni.find((book) => book.isbn === isbn)?.prezzo ?? 0;
    const scuola = { codice: school.codiceScuola };
    return { type: 'book', isbn, quantity: 1, prezzo, scuola, classe, sezione };
  });
}

const person = { firstName: 'Anna Maria', lastName: 'Rossi', phone: '0372 123456' };
const home = { address: 'Via Dante 7', city: 'Cremona', postalCode: '26100', province: 'CR' };

interface Wish {
  email: string;
  lines: WantedLine[];
  /** Delivery to a home unless told. */
  pickupAt?: PickupPoint;
  payment?: 'card' | 'shop';
  /** For whom an invoice is asked for, if anybody. */
  invoice?: OrderRequest['invoice'];
  /** For whom lines are. */
  children?: OrderRequest['children'];
}

/** Orders as the checkout does, without its page, for whoever is signed in. */
export async function placeOrder(request: APIRequestContext, wish: Wish): Promise<OrderAnswer> {
  const { email, lines, pickupAt, payment = 'card', invoice = null, children = [] } = wish;
  const shippingMethod: 'pickup' | 'standard' = pickupAt ? 'pickup' : 'standard';
  const wanted = { lines, shippingMethod, deliveries: 'several' as const, voucher: '' };
  const pickupPointId = pickupAt?.id ?? null;
  const quoted = await request.post('/api/quotes', { data: { ...wanted, pickupPointId } });
  expect(quoted.status(), await quoted.text()).toBe(200);
  const quote = (await quoted.json()) as Quote;
  const body: OrderRequest = {
    ...wanted,
    fingerprint: quote.fingerprint,
    contact: { ...person, email },
    address: pickupAt ? null : { ...person, ...home },
    pickupPointId,
    invoice,
    payment,
    children,
    preferences: quote.lines
      .filter(({ isOrdered }) => isOrdered)
      .map(({ key }) => ({
        key,
        ifLate: 'wait' as const,
        cancelAfter: null,
        acceptsEquivalent: true,
      })),
  };
  const { csrfToken } = (await (await request.get('/api/auth/me')).json()) as Session;
  const answer = await request.post('/api/orders', {
    headers: { [IDEMPOTENCY_HEADER]: randomUUID(), [CSRF_HEADER]: csrfToken },
    data: body,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as OrderAnswer;
}

/** Where orders can be picked up. */
export async function pickupPoint(request: APIRequestContext, name: RegExp): Promise<PickupPoint> {
  const answer = await request.get('/api/pickup-points');
  const { pickupPoints } = (await answer.json()) as { pickupPoints: PickupPoint[] };
  const found = pickupPoints.find((point) => name.test(point.name));
  if (!found) throw new Error(`No bookshop is called ${name.source}`);
  return found;
}
