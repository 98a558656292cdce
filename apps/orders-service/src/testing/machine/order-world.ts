import { randomUUID } from 'node:crypto';
import type { ProductOffer } from '@zaino/contracts/catalogue';
import type { Order, OrderRequest, WantedExtra, WantedLine } from '@zaino/contracts/orders';
import type { BookExtra } from '@zaino/contracts/shared';
import { lineKey } from '@zaino/rules/cart-line';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import { orderCalls } from '../order-calls';
import { ACCOUNT, type PayingService } from '../paying-service';
import type { SignedInCaller, OrdersTestAnswer } from '../test-calls';
import { wantedBook, wantedProduct } from '../wanted';

const STOCK = 20;

type Caller = Pick<SignedInCaller, 'call'>;

/** What one run works on: orders of one customer, who pays all of them by card or all of them in the shop. */
export interface OrderWorld {
  paying: PayingService;
  isByCard: boolean;
  customer: Caller;
  admin: Caller;
  /** Of the bookshop where orders are picked up. */
  owner: Caller;
  products: ProductOffer[];
  books: ReturnType<PayingService['service']['schools']['add']>[];
  bookshopId: string;
  /** Orders by their ids, with what was asked for. */
  placed: Map<string, WantedLine[]>;
  /** The payment page that each order was last seen with. */
  pages: Map<string, string>;
}

/** Signs in anew where the clock has ended the session meanwhile. */
function callerOf(signIn: () => Promise<Caller>): Caller {
  return {
    call: async (call) => {
      for (;;) {
        const answer = await (await signIn()).call(call);
        if (answer.status !== 401) return answer as never;
      }
    },
  };
}

/** What the bookshop does to books. */
const COVERING: BookExtra = { kind: 'covering', price: 2.35 };

/** With two orders, so far as there are pieces for them. */
export async function beginOrders(paying: PayingService, dice: Dice): Promise<OrderWorld> {
  const { service } = paying;
  // Orders are made by today's clock: the provider opens no page for a day that is far away.
  service.advance(Date.now() - service.now());
  const { catalogue, schools, bookshops } = service;
  const products = [2.5, 9.99].map((prezzo) =>
    catalogue.add({ prezzo, prezzoVendita: prezzo, pezzi_disponibili: STOCK }),
  );
  const uid = randomUUID();
  const extras = [COVERING];
  const bookshopId = bookshops.add({ stripeAccountId: ACCOUNT, extras }).id;
  const world: OrderWorld = {
    paying,
    isByCard: !dice.isOneIn(3),
    customer: callerOf(() => service.signIn({ uid })),
    admin: callerOf(() => service.signIn({ role: 'admin', displayName: 'direzione' })),
    owner: callerOf(() => service.signIn({ role: 'bookshop', tenantId: bookshopId })),
    products,
    books: [31.5, 18.05].map((prezzo) => schools.add({ prezzo })),
    bookshopId,
    placed: new Map(),
    pages: new Map(),
  };
  for (let number = 0; number < 2; number += 1) await place(world, dice);
  return world;
}

/** An order, sent twice at once now and then: one key makes one order. */
export async function place(
  world: OrderWorld,
  dice: Dice,
): Promise<OrdersTestAnswer<{ orderId: string }>> {
  const { paying, customer, isByCard, bookshopId } = world;
  const lines = linesOf(world, dice);
  const { bodyOf, send } = orderCalls(paying.service);
  const day = italianDay(paying.service.now() + 5 * DAY_MS);
  const isPickup = !isByCard || dice.isOneIn(2);
  const body = await bodyOf(lines, {
    payment: isByCard ? 'card' : 'shop',
    deliveries: dice.isOneIn(2) ? 'several' : 'one',
    preferences: lines.flatMap((line) => preferencesOf(line, day)),
    ...(isPickup && {
      shippingMethod: 'pickup',
      pickupPointId: bookshopId,
      address: null,
      extras: lines.flatMap((line) => extrasOf(line, dice)),
    }),
  });
  const key = randomUUID();
  const times = dice.isOneIn(3) ? 2 : 1;
  const sent = Array.from({ length: times }, () => send(customer, body, key));
  const answers = await Promise.all(sent);
  const placed = answers.filter(({ status }) => status < 300);
  for (const { body: answer } of placed) {
    const { orderId, paymentUrl } = answer;
    world.placed.set(orderId, lines);
    if (paymentUrl !== null) keepPage(world, orderId, paymentUrl);
  }
  const refused = answers.filter(({ status }) => status >= 300);
  return [...refused, ...placed][0] ?? Promise.reject(new Error('Nothing was sent.'));
}

export function keepPage({ pages }: OrderWorld, orderId: string, url: string): void {
  pages.set(orderId, url.split('/').at(-1) ?? '');
}

/** Books may be of another edition, and are not waited for for ever. */
function preferencesOf(line: WantedLine, cancelAfter: string): OrderRequest['preferences'] {
  if (line.type !== 'book') return [];
  return [{ key: lineKey(line), ifLate: 'cancel', cancelAfter, acceptsEquivalent: true }];
}

/** For some copies of some books. */
function extrasOf(line: WantedLine, dice: Dice): WantedExtra[] {
  if (line.type !== 'book' || dice.isOneIn(2)) return [];
  return [{ ...COVERING, key: lineKey(line), quantity: 1 + dice.upTo(line.quantity - 1) }];
}

function linesOf({ products, books }: OrderWorld, dice: Dice): WantedLine[] {
  const quantity = () => 1 + dice.upTo(3);
  const all = [
    ...books.map((book) => wantedBook(book, { quantity: quantity() })),
    ...products.map((product) => wantedProduct(product, { quantity: quantity() })),
  ];
  return dice.some(all);
}

/** One of the orders that `isFit`, as staff reads it now; any of them one time of four, null where there is none. */
export async function readOne(
  world: OrderWorld,
  dice: Dice,
  isFit: (order: Order) => boolean,
): Promise<Order | null> {
  const ids = [...world.placed.keys()];
  const first = dice.upTo(Math.max(0, ids.length - 1));
  const isAny = dice.isOneIn(4);
  for (const id of [...ids.slice(first), ...ids.slice(0, first)]) {
    const path = `/api/admin/orders/${id}`;
    const { status, body } = await world.admin.call<Order>({ path });
    if (status >= 300) throw new Error(`${path} was answered with ${JSON.stringify(body)}`);
    if (isAny || isFit(body)) return body;
  }
  return null;
}
