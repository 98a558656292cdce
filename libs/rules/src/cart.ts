import type { CartChild } from './cart-child';
import { type CartLine, lineKey } from './cart-line';
import {
  addPieces,
  clampQuantity,
  type Move,
  movePieces,
  type Owner,
  withoutPieces,
  withPieces,
  withQuantity,
} from './cart-pieces';
import type { CartBookshop } from './chosen-bookshop';
import { toCents, toEuro } from './money';
import { type ShippingAddress, shippingCost, type ShippingMethod } from './shipping';

/** What a customer keeps: specification, points 3 and 4. Never changed in place. */
export interface Cart {
  items: readonly CartLine[];
  shippingMethod: ShippingMethod;
  shippingAddress: ShippingAddress | null;
  /** Where it is picked up, once that is chosen; stays chosen while it is sent home. */
  bookshop?: CartBookshop | null;
  /** Those that lines may be for; every child of a line is one of them. */
  children: readonly CartChild[];
}

/** Amounts in euro. */
export interface CartTotals {
  subtotal: number;
  /** Pieces, not lines. */
  itemCount: number;
  shippingCost: number;
  total: number;
}

export const emptyCart: Cart = {
  items: [],
  shippingMethod: 'standard',
  shippingAddress: null,
  children: [],
};

function lineOf({ items }: Cart, key: string): CartLine | undefined {
  return items.find((item) => lineKey(item) === key);
}

/** Pieces of the line with this key; 0 where there is none. */
export function quantityOf(cart: Cart, key: string): number {
  return lineOf(cart, key)?.quantity ?? 0;
}

/** Pieces for a child that the cart does not know are for nobody in particular. */
function forKnown(line: CartLine, { children }: Cart): CartLine {
  const known = line.children?.filter(({ childId }) => children.some(({ id }) => id === childId));
  return known ? { ...line, children: known } : line;
}

/** Puts another line in the place of the one with its key; without pieces it is dropped. */
function replaceLine(cart: Cart, line: CartLine): Cart {
  const key = lineKey(line);
  if (line.quantity === 0) return removeLine(cart, key);
  return {
    ...cart,
    items: cart.items.map((item) => (lineKey(item) === key ? forKnown(line, cart) : item)),
  };
}

/**
 * Adds a line: the same identity increases the quantity and takes the newer details, a new one goes to
 * the end or to `position`. A line without pieces changes nothing.
 */
export function addLine(cart: Cart, line: CartLine, position = cart.items.length): Cart {
  if (clampQuantity(line.quantity) === 0) return cart;
  const present = lineOf(cart, lineKey(line));
  const merged = addPieces(present, forKnown(line, cart));
  const items = present ? cart.items : cart.items.toSpliced(position, 0, merged);
  return replaceLine({ ...cart, items }, merged);
}

export function addLines(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce((result, line) => addLine(result, line), cart);
}

export function removeLine(cart: Cart, key: string): Cart {
  const items = cart.items.filter((item) => lineKey(item) !== key);
  return items.length === cart.items.length ? cart : { ...cart, items };
}

/** Sets the pieces of a line; 0 or less drops it (specification, point 4). */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  const line = lineOf(cart, key);
  const isAsBefore = line?.quantity === clampQuantity(quantity);
  return !line || isAsBefore ? cart : replaceLine(cart, withQuantity(line, quantity));
}

/** Sets the pieces of a line that are for somebody; the others' stay. The last piece drops the line. */
export function setPieces(
  cart: Cart,
  key: string,
  { owner, pieces }: { owner: Owner; pieces: number },
): Cart {
  const line = lineOf(cart, key);
  return line ? replaceLine(cart, withPieces(line, owner, pieces)) : cart;
}

/** Gives pieces of a line to somebody else. */
export function moveInLine(cart: Cart, key: string, move: Move): Cart {
  const line = lineOf(cart, key);
  return line ? replaceLine(cart, movePieces(line, move)) : cart;
}

/** Takes every line out; how and where to ship, and the children, stay. */
export function clearCart(cart: Cart): Cart {
  return cart.items.length === 0 ? cart : { ...cart, items: [] };
}

/** Takes out what was bought: as many pieces of each line, for whom they were, as far as they are still there. */
export function takePieces(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce((result, bought) => {
    const line = lineOf(result, lineKey(bought));
    return line ? replaceLine(result, withoutPieces(line, bought)) : result;
  }, cart);
}

/** Gives lines that are in the cart newer texts, images and prices; pieces stay. */
export function renewLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const newer = new Map(lines.map((line) => [lineKey(line), line]));
  const items = cart.items.map((item) => {
    const { quantity, children } = item;
    return { ...(newer.get(lineKey(item)) ?? item), quantity, children };
  });
  return { ...cart, items };
}

export function setShippingMethod(cart: Cart, shippingMethod: ShippingMethod): Cart {
  return cart.shippingMethod === shippingMethod ? cart : { ...cart, shippingMethod };
}

export function setShippingAddress(cart: Cart, shippingAddress: ShippingAddress | null): Cart {
  return { ...cart, shippingAddress };
}

/** Chooses where the cart is picked up; null takes the choice back. */
export function setBookshop(cart: Cart, bookshop: CartBookshop | null): Cart {
  return { ...cart, bookshop };
}

/** Price times quantity in euro, added up in cents. */
export function lineTotal(line: CartLine): number {
  return toEuro(lineCents(line));
}

/** The cart's sums, added up in cents (specification, point 9). An empty cart ships nothing and costs nothing. */
export function cartTotals(cart: Cart): CartTotals {
  const subtotal = toEuro(cart.items.reduce((sum, line) => sum + lineCents(line), 0));
  const itemCount = cart.items.reduce((sum, line) => sum + line.quantity, 0);
  const shipping = itemCount === 0 ? 0 : shippingCost(cart.shippingMethod, subtotal);
  return {
    subtotal,
    itemCount,
    shippingCost: shipping,
    total: toEuro(toCents(subtotal) + toCents(shipping)),
  };
}

function lineCents(line: CartLine): number {
  return toCents(line.prezzo) * line.quantity;
}
