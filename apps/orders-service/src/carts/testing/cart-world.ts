import { randomUUID } from 'node:crypto';
import type { ServerCart, WantedLine } from '@zaino/contracts/orders';
import type { ProductOffer } from '@zaino/contracts/catalogue';
import { addLine, type Cart, emptyCart } from '@zaino/rules/cart';
import { applyDifference, type CartDifference, cartDifference } from '@zaino/rules/cart-difference';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { SignedInCaller, OrdersTestAnswer } from '../../testing/test-calls';
import type { TestProcess, TestService } from '../../testing/test-service';
import { aCartBook, aCartProduct } from './a-cart-book';

const STOCK = 12;

type Caller = Pick<SignedInCaller, 'call'>;

/** A tab with its copy of the cart, which sends what was changed in it as a browser does. */
export interface CartDevice {
  caller: Caller;
  cart: Cart;
  /** The server's cart as it was last heard. */
  base: Cart;
  /** On its way, and maybe there already. */
  sent: (CartDifference & { id: string }) | null;
}

/** The cart of one person on several devices, and what is sold meanwhile. */
export interface CartWorld {
  service: TestService;
  uid: string;
  phone: CartDevice;
  tab: CartDevice;
  desk: CartDevice;
  /** Holds what a guest puts in, who signs in now and then. */
  guest: CartDevice;
  /** Somebody else, whose pieces are counted. */
  stranger: Caller;
  strangers: number;
  products: ProductOffer[];
  books: { isbn: string; prezzo: number }[];
  bookshopId: string;
  /** Pieces by the key of their line: put in, and taken out as each device saw it. */
  put: Map<string, number>;
  taken: Map<string, number>;
  /** Changes that were answered, by their ids. */
  made: Set<string>;
  /** Lines by the ids of orders. */
  orders: Map<string, WantedLine[]>;
  /** Pieces that the shop has put on sale, by product. */
  stock: Map<string, number>;
  wrong: string[];
}

/** Devices call one process of the service or another. */
export async function beginCarts(service: TestService, other: TestProcess): Promise<CartWorld> {
  const uid = randomUUID();
  const products = [2.5, 9.99].map((prezzo) =>
    service.catalogue.add({ prezzo, prezzoVendita: prezzo, pezzi_disponibili: STOCK }),
  );
  const { isbn } = service.schools.add({ prezzo: 18.05 });
  return {
    service,
    uid,
    phone: deviceOf(await service.signIn({ uid })),
    tab: deviceOf(await service.signIn({ uid })),
    desk: deviceOf(await other.signIn({ uid })),
    guest: deviceOf(await other.signIn({ uid })),
    stranger: await service.signIn(),
    strangers: 0,
    products,
    books: [{ isbn, prezzo: 18.05 }],
    bookshopId: service.bookshops.add({ stripeAccountId: null }).id,
    put: new Map(),
    taken: new Map(),
    made: new Set(),
    orders: new Map(),
    stock: new Map(products.map(({ id }) => [id, STOCK])),
    wrong: [],
  };
}

const deviceOf = (caller: Caller): CartDevice => ({
  caller,
  cart: emptyCart,
  base: emptyCart,
  sent: null,
});

/** One of the articles, as its page puts it into the cart. */
export function article({ products, books, service }: CartWorld, dice: Dice): CartLine {
  const quantity = 1 + dice.upTo(2);
  const lines = [
    ...products.map(({ id, nome, prezzo }) => {
      const offered = service.catalogue.products.get(id)?.prezzo ?? prezzo;
      return aCartProduct({ id, nome, prezzo: offered, quantity });
    }),
    ...books.map(({ isbn, prezzo }) =>
      aCartBook({ isbn, prezzo, quantity, scuola: { nome: 'Prati', codice: 'CRIC80100X' } }),
    ),
  ];
  return dice.pick(lines) ?? aCartProduct();
}

/** Changes a device's copy, and counts what was put in and taken out. */
export function alter(world: CartWorld, device: CartDevice, change: (cart: Cart) => Cart): void {
  const before = piecesOf(device.cart);
  device.cart = change(device.cart);
  const after = piecesOf(device.cart);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const more = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    count(more > 0 ? world.put : world.taken, key, Math.abs(more));
  }
}

export const putIn = (world: CartWorld, device: CartDevice, line: CartLine) =>
  alter(world, device, (cart) => addLine(cart, line));

function count(counts: Map<string, number>, key: string, pieces: number): void {
  counts.set(key, (counts.get(key) ?? 0) + pieces);
}

/** Pieces by the key of their line. */
export function piecesOf({ items }: Pick<Cart, 'items'>): Map<string, number> {
  return new Map(items.map((line) => [lineKey(line), line.quantity]));
}

/** Sends what was changed, twice at once where it is told so, or asks; the answer may be lost on its way. */
export async function exchange(
  { uid, made }: CartWorld,
  device: CartDevice,
  { times = 1, isLost = false } = {},
): Promise<OrdersTestAnswer<ServerCart>> {
  device.sent ??= nextChange(device);
  const { sent, caller } = device;
  const call = sent
    ? { method: 'POST', path: '/api/cart/changes', body: { ...sent, customerId: uid } }
    : { path: '/api/cart' };
  const answers = await Promise.all(
    Array.from({ length: times }, () => caller.call<ServerCart>(call)),
  );
  const refused = answers.find(({ status }) => status >= 300);
  if (refused) return refused;
  if (sent) made.add(sent.id);
  const answer = newest(answers);
  if (!isLost) hear(device, answer.body);
  return answer;
}

const newest = (answers: OrdersTestAnswer<ServerCart>[]) =>
  answers.reduce((one, other) => (other.body.version > one.body.version ? other : one));

function nextChange({ base, cart }: CartDevice): CartDevice['sent'] {
  const difference = cartDifference(base, cart);
  return difference && { id: randomUUID(), ...difference };
}

/** What was changed here since is made again on top of it. */
function hear(device: CartDevice, server: Cart): void {
  const { base, cart, sent } = device;
  const unsent = cartDifference(sent ? applyDifference(base, sent) : base, cart);
  const { items, shippingMethod, shippingAddress, children } = server;
  device.base = { items, shippingMethod, shippingAddress, children };
  device.cart = unsent ? applyDifference(device.base, unsent, cart.children) : device.base;
  device.sent = null;
}
