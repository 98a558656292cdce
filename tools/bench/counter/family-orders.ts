import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { PickupPoint } from '@zaino/contracts/bookshops';
import { IDEMPOTENCY_HEADER } from '@zaino/contracts/orders';
import type { AdoptionsResponse } from '@zaino/contracts/schools';
import { CSRF_HEADER } from '@zaino/contracts/shared';
import { newPerson } from '@zaino/browser-testing/account';
import {
  orderRequest,
  quoteRequest,
  type Wish,
  type WishedLine,
} from '@zaino/tools/buyers/order-request';
import { PatientCalls } from '@zaino/tools/buyers/patient-calls';
import { payOnPage } from '@zaino/tools/buyers/pay-on-page';
import { Random } from '@zaino/tools/buyers/random';
import { callShop, reasonOf } from '@zaino/tools/demo/accounts/call-shop';
import { proveAddress } from '@zaino/tools/demo/accounts/prove-address';
import { findFamilySchool } from '../tasks/class-lists';

/** Where the shop is, and the parts beside it. */
export interface ShopPlaces {
  url: string;
  mailsUrl: string;
  paymentsUrl: string;
}

/** An order of some books of a class, to be fetched. */
export interface FamilyOrder {
  number: string;
  orderId: string;
  isbns: string[];
  /** Of these, what has not come yet. */
  waiting: Set<string>;
  isPaid: boolean;
}

/** What the families of the day order. */
interface Wanted {
  /** Books of each family. */
  books: readonly number[];
  /** So many of them pay at the counter, the last ones; all others by card, before. */
  payingThere: number;
  bookshop: RegExp;
}

const PATIENCE_MS = 20_000;

/** Families of two classes order their books of one bookshop, each a part of its class's list. */
export async function orderForFamilies(
  places: ShopPlaces,
  request: APIRequestContext,
  { books, payingThere, bookshop }: Wanted,
): Promise<FamilyOrder[]> {
  const lists = await bookLists(request);
  const found = await request.get('/api/pickup-points');
  const { pickupPoints } = (await found.json()) as { pickupPoints: PickupPoint[] };
  const point = pickupPoints.find(({ name }) => bookshop.test(name));
  if (point === undefined) throw new Error('There is no such bookshop.');
  const orders: FamilyOrder[] = [];
  for (const [index, count] of books.entries()) {
    const list = lists[index % lists.length] ?? [];
    const lines = Array.from({ length: count }, (_, place) => list[(index + place) % list.length]);
    const wish: Wish = {
      lines: lines.filter((line) => line !== undefined),
      shippingMethod: 'pickup',
      payment: index < books.length - payingThere ? 'card' : 'shop',
    };
    orders.push(await placeOrder(places, { wish, pickupPointId: point.id }));
  }
  return orders;
}

/** Of each of two classes the books that are ticked at first. */
async function bookLists(request: APIRequestContext): Promise<WishedLine[][]> {
  const { school, classes } = await findFamilySchool(request);
  const url = `/api/getadozionibycodicescuola?codiceScuola=${school.codiceScuola}`;
  const { adozioni } = (await (await request.get(url)).json()) as AdoptionsResponse;
  return classes.map(({ classe, sezione }) =>
    adozioni
      .filter((row) => row.classe === classe && row.sezione === sezione)
      .filter((row) => row.daAcquistare && row.vendibile && !row.consigliato)
      .map(({ isbn, prezzo }) => {
        const scuola = { codice: school.codiceScuola };
        return { type: 'book', isbn, quantity: 1, prezzo: prezzo ?? 0, scuola, classe, sezione };
      }),
  );
}

async function placeOrder(
  places: ShopPlaces,
  { wish, pickupPointId }: { wish: Wish; pickupPointId: string },
): Promise<FamilyOrder> {
  const { email, password, name } = newPerson();
  const signedIn = await callShop(`${places.url}/api/auth/register`, {
    method: 'POST',
    body: { email, password, profile: { name } },
  });
  const [cookie = ''] = signedIn.cookies.filter((set) => set.startsWith('zaino_session='));
  const { csrfToken } = signedIn.body as { csrfToken: string };
  await proveAddress(places, email, { cookie, csrfToken });
  const ask = async <Body>(path: string, body: object, more: Record<string, string> = {}) => {
    const headers = { cookie, [CSRF_HEADER]: csrfToken, ...more };
    const answer = await callShop(places.url + path, { method: 'POST', body, headers });
    if (answer.status !== 200) throw new Error(`${path}: ${reasonOf(answer.body)}`);
    return answer.body as Body;
  };
  const { fingerprint } = await ask<{ fingerprint: string }>('/api/quotes', quoteRequest(wish));
  const { orderId, number, paymentUrl } = await ask<{
    orderId: string;
    number: string;
    paymentUrl: string | null;
  }>('/api/orders', orderRequest(wish, { fingerprint, email, pickupPointId }), {
    [IDEMPOTENCY_HEADER]: randomUUID(),
  });
  if (paymentUrl !== null) {
    const calls = new PatientCalls(new Random(1), PATIENCE_MS);
    await payOnPage(calls, { url: paymentUrl, habit: 'pays', origin: places.paymentsUrl });
    await ask(`/api/orders/${orderId}/payment-checks`, {});
  }
  const isbns = wish.lines.flatMap((line) => (line.type === 'book' ? [line.isbn] : []));
  return { number, orderId, isbns, waiting: new Set(isbns), isPaid: paymentUrl !== null };
}
