import type { Order, ServerCart } from '@zaino/contracts/orders';
import { lineKey } from '@zaino/rules/cart-line';
import { waitUntil } from '@zaino/testing/processes';
import { mergeGuest } from './cart-commands';
import { type CartDevice, type CartWorld, exchange, piecesOf } from './cart-world';

const LONGEST_WAIT_MS = 20_000;

/** What is wrong with a cart once every device has sent and heard all. */
export async function cartFindings(world: CartWorld): Promise<string[]> {
  const { phone, tab, desk, wrong } = world;
  const devices = [phone, tab, desk];
  await mergeGuest(world);
  for (const device of devices) await sendAll(world, device);
  for (const device of devices) await exchange(world, device);
  const { body: server } = await phone.caller.call<ServerCart>({ path: '/api/cart' });
  const shown = devices.filter(({ cart }) => shownOf(cart) !== shownOf(server));
  return [
    ...wrong,
    ...(shown.length > 0 ? [`${shown.length} devices show another cart than the server has`] : []),
    ...(server.version === world.made.size
      ? []
      : [`version ${server.version} after ${world.made.size} changes`]),
    ...pieceFindings(world, server),
    ...childFindings(server),
    ...(await strangerFindings(world)),
    ...(await orderFindings(world)),
    ...(await stockFindings(world)),
  ];
}

async function sendAll(world: CartWorld, device: CartDevice): Promise<void> {
  do await exchange(world, device);
  while (device.cart !== device.base);
}

/** Lines, pieces and for whom they are; the order of lines is no part of it. */
function shownOf({
  items,
  shippingMethod,
  children,
}: Omit<ServerCart, 'customerId' | 'version' | 'shippingAddress'> | CartDevice['cart']): string {
  const lines = items.map((line) => [lineKey(line), line.quantity, line.children ?? []]);
  return JSON.stringify([
    lines.map((line) => JSON.stringify(line)).sort(),
    shippingMethod,
    children,
  ]);
}

/** Nothing is there that nobody put in; what was put in and not taken out is there. */
function pieceFindings({ put, taken }: CartWorld, server: ServerCart): string[] {
  const pieces = piecesOf(server);
  return [...put].flatMap(([key, most]) => {
    const least = Math.max(0, most - (taken.get(key) ?? 0));
    const there = pieces.get(key) ?? 0;
    if (there >= least && there <= most) return [];
    return [`${there} pieces of ${key}: ${most} were put in, ${most - least} taken out at most`];
  });
}

/** Pieces are for children that there are, and for no more than there are pieces. */
function childFindings({ items, children }: ServerCart): string[] {
  const ids = new Set(children.map(({ id }) => id));
  const names = new Set(children.map(({ nickname }) => nickname));
  const lines = items.filter(({ quantity, children: owners = [] }) => {
    const sum = owners.reduce((all, one) => all + one.quantity, 0);
    return sum > quantity || owners.some(({ childId }) => !ids.has(childId));
  });
  return [
    ...lines.map((line) => `${lineKey(line)} is for ${JSON.stringify(line.children)}`),
    ...(names.size === children.length ? [] : [`a child is there twice: ${[...ids].join(', ')}`]),
  ];
}

async function strangerFindings({ stranger, strangers }: CartWorld): Promise<string[]> {
  const { body } = await stranger.call<ServerCart>({ path: '/api/cart' });
  const pieces = body.items[0]?.quantity ?? 0;
  return pieces === strangers
    ? []
    : [`somebody else has ${pieces} pieces, and put in ${strangers}`];
}

/** An order has what stood in the cart. */
async function orderFindings({ orders, phone }: CartWorld): Promise<string[]> {
  const findings = [...orders].map(async ([id, wanted]) => {
    const { body } = await phone.caller.call<Order>({ path: `/api/orders/${id}` });
    const ordered = new Map(body.lines.map(({ key, quantity }) => [key, quantity]));
    const isSame = wanted.every((line) => ordered.get(lineKey(line)) === line.quantity);
    return isSame && wanted.length === ordered.size ? [] : [`order ${id} has other lines`];
  });
  return (await Promise.all(findings)).flat();
}

/** What was put on sale is in the shop or reserved for an order; what a refused order had reserved comes back. */
async function stockFindings({ service, stock, orders }: CartWorld): Promise<string[]> {
  const { catalogue } = service;
  const reservedOf = (product: string) =>
    [...orders.keys()].reduce((sum, id) => {
      const { state, pieces } = catalogue.reservations.get(id) ?? {};
      return state === 'held' || state === 'confirmed' ? sum + (pieces?.get(product) ?? 0) : sum;
    }, 0);
  const wrong = () =>
    [...stock].flatMap(([id, pieces]) => {
      const [left, reserved] = [catalogue.stockOf(id), reservedOf(id)];
      const isWhole = left >= 0 && left + reserved === pieces;
      return isWhole ? [] : [`${id}: ${pieces} on sale, ${left} left and ${reserved} reserved`];
    });
  await waitUntil(() => Promise.resolve(wrong().length === 0), LONGEST_WAIT_MS);
  return wrong();
}
