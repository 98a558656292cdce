import { randomUUID } from 'node:crypto';
import type { ServerCart, WantedLine } from '@zaino/contracts/orders';
import {
  emptyCart,
  moveInLine,
  setQuantity,
  setShippingMethod,
  takePieces,
} from '@zaino/rules/cart';
import { putChild, removeChild } from '@zaino/rules/cart-children';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { ownersOf } from '@zaino/rules/cart-pieces';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import { orderCalls } from '../../testing/order-calls';
import { aCartChild, aCartProduct, added } from './a-cart-book';
import { alter, article, type CartDevice, type CartWorld, exchange, putIn } from './cart-world';

type Command = MachineCommand<CartWorld>;
type Commands = Machine<CartWorld>['actors'][string];
type Of = (world: CartWorld) => CartDevice;

const done = { status: 200 };

/** Sent soon, or later together with what comes then. */
function soon(world: CartWorld, device: CartDevice, dice: Dice) {
  if (dice.isOneIn(3)) return done;
  return exchange(world, device, { times: dice.isOneIn(4) ? 2 : 1, isLost: dice.isOneIn(5) });
}

const add =
  (of: Of): Command =>
  (world, dice) => {
    putIn(world, of(world), article(world, dice));
    return Promise.resolve(soon(world, of(world), dice));
  };

/** Fewer pieces of a line, or none. */
const takeOut =
  (of: Of): Command =>
  async (world, dice) => {
    const device = of(world);
    const line = dice.pick(device.cart.items);
    if (line === undefined) return undefined;
    const left = dice.upTo(line.quantity - 1);
    alter(world, device, (cart) => setQuantity(cart, lineKey(line), left));
    return soon(world, device, dice);
  };

const nicknames = ['marco', 'lia'];

/** Pieces change hands; the child is the same on all devices by its name, and has another id on each. */
const giveToChild =
  (of: Of): Command =>
  async (world, dice) => {
    const device = of(world);
    const line = dice.pick(device.cart.items);
    if (line === undefined) return undefined;
    const nickname = dice.pick(nicknames) ?? '';
    const known = device.cart.children.find((child) => child.nickname === nickname);
    const child = known ?? aCartChild(`${nickname}-${randomUUID()}`, { nickname });
    const from = dice.pick(ownersOf(line)) ?? null;
    alter(world, device, (cart) =>
      moveInLine(putChild(cart, child), lineKey(line), { from, to: child.id, pieces: 1 }),
    );
    return soon(world, device, dice);
  };

const forgetChild =
  (of: Of): Command =>
  async (world, dice) => {
    const device = of(world);
    const child = dice.pick(device.cart.children);
    if (child === undefined) return undefined;
    alter(world, device, (cart) => removeChild(cart, child.id));
    return soon(world, device, dice);
  };

const choosePickup =
  (of: Of): Command =>
  async (world, dice) => {
    const method = dice.isOneIn(2) ? 'pickup' : 'standard';
    alter(world, of(world), (cart) => setShippingMethod(cart, method));
    return soon(world, of(world), dice);
  };

const look =
  (of: Of): Command =>
  (world, dice) =>
    exchange(world, of(world), { isLost: dice.isOneIn(5) });

function wantedOf(line: CartLine): WantedLine {
  const { quantity, prezzo } = line;
  if (line.type === 'product') return { type: line.type, id: line.id, quantity, prezzo };
  const { type, isbn, scuola, classe, sezione } = line;
  return { type, isbn, quantity, prezzo, scuola: { codice: scuola.codice }, classe, sezione };
}

/** Orders what stands in this copy, sent twice at once now and then, and takes it out of the cart. */
const buy =
  (of: Of): Command =>
  async (world, dice) => {
    const device = of(world);
    const { items } = device.cart;
    if (items.length === 0) return undefined;
    const lines = items.map(wantedOf);
    const { bodyOf, send } = orderCalls(world.service);
    const pickup = { shippingMethod: 'pickup', pickupPointId: world.bookshopId } as const;
    const body = await bodyOf(lines, { ...pickup, payment: 'shop', address: null });
    const key = randomUUID();
    const times = dice.isOneIn(3) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => send(device.caller, body, key)),
    );
    const placed = answers.filter(({ status }) => status < 300);
    const ids = new Set(placed.map((answer) => answer.body.orderId));
    if (ids.size > 1) world.wrong.push('one key has made two orders');
    for (const id of ids) {
      world.orders.set(id, lines);
      alter(world, device, (cart) => takePieces(cart, items));
    }
    const refused = answers.find(({ status }) => status >= 300);
    return refused ?? (ids.size > 0 ? exchange(world, device) : undefined);
  };

const commandsOf = (of: Of): Commands => ({
  'put in': add(of),
  'take out': takeOut(of),
  'give to a child': giveToChild(of),
  'forget a child': forgetChild(of),
  'choose how to ship': choosePickup(of),
  look: look(of),
  buy: buy(of),
});

export const phoneCommands = commandsOf(({ phone }) => phone);
export const tabCommands = commandsOf(({ tab }) => tab);
export const deskCommands = commandsOf(({ desk }) => desk);

/** A guest's cart becomes theirs who signs in; what was on its way goes first. Then they sign out. */
export async function mergeGuest(world: CartWorld): Promise<{ status: number }> {
  const { guest } = world;
  while (guest.sent !== null || guest.cart.items.length > 0) {
    const answer = await exchange(world, guest);
    if (answer.status >= 300) return answer;
    if (guest.sent === null && guest.cart === guest.base) break;
  }
  Object.assign(guest, { cart: emptyCart, base: emptyCart, sent: null });
  return done;
}

export const guestCommands: Commands = {
  'put in': (world, dice) => {
    putIn(world, world.guest, article(world, dice));
    return Promise.resolve(done);
  },
  'sign in and out': mergeGuest,
};

const sendAs = (world: CartWorld, body: object) =>
  world.stranger.call<ServerCart>({ method: 'POST', path: '/api/cart/changes', body });

/** Somebody else who uses the same device: what is meant for another is refused, and an id is each one's own. */
export const strangerCommands: Commands = {
  'send what is meant for another': async (world) => {
    const change = { id: randomUUID(), lines: [added(aCartProduct(), 1)] };
    const answer = await sendAs(world, { ...change, customerId: world.uid });
    if (answer.status < 300) world.wrong.push('a change was made in the cart of somebody else');
    return answer.body.code === 'another-customer' ? done : answer;
  },
  'put in': async (world, dice) => {
    const id = dice.pick([...world.made]) ?? randomUUID();
    const answer = await sendAs(world, { id, lines: [added(aCartProduct(), 1)] });
    if (answer.status < 300) world.strangers = Number(answer.body.items[0]?.quantity);
    return answer;
  },
};

const onProduct =
  (change: (world: CartWorld, id: string, dice: Dice) => void): Command =>
  async (world, dice) => {
    const id = dice.pick(world.products)?.id;
    if (id === undefined) return Promise.resolve(undefined);
    change(world, id, dice);
    return Promise.resolve(done);
  };

/** What the shop does with its articles while people have them in their carts. */
export const shopCommands: Commands = {
  'change the stock': onProduct(({ service: { catalogue }, stock }, id, dice) => {
    if (!catalogue.products.has(id)) return;
    const pieces = dice.upTo(6);
    stock.set(id, (stock.get(id) ?? 0) + pieces - catalogue.stockOf(id));
    catalogue.add({ id, pezzi_disponibili: pieces });
  }),
  'change the price': onProduct(({ service: { catalogue } }, id, dice) => {
    if (catalogue.products.has(id)) catalogue.add({ id, prezzo: 1 + dice.upTo(9) });
  }),
  /** Sold no longer; its pieces are gone with it. */
  remove: onProduct(({ service: { catalogue }, stock }, id) => {
    stock.set(id, (stock.get(id) ?? 0) - catalogue.stockOf(id));
    catalogue.products.delete(id);
  }),
  'bring back': onProduct(({ service: { catalogue }, products, stock }, id) => {
    if (catalogue.products.has(id)) return;
    const product = products.find((one) => one.id === id);
    catalogue.add({ ...product, pezzi_disponibili: 5 });
    stock.set(id, (stock.get(id) ?? 0) + 5);
  }),
};
