import { type CartLine, lineKey, MAX_LINE_QUANTITY } from './cart-line';
import { toCents, toEuro } from './money';
import { type ShippingAddress, shippingCost, type ShippingMethod } from './shipping';

/** What a customer keeps: specification, points 3 and 4. Never changed in place. */
export interface Cart {
  items: readonly CartLine[];
  shippingMethod: ShippingMethod;
  shippingAddress: ShippingAddress | null;
}

/** Amounts in euro. */
export interface CartTotals {
  subtotal: number;
  /** Pieces, not lines. */
  itemCount: number;
  shippingCost: number;
  total: number;
}

export const emptyCart: Cart = { items: [], shippingMethod: 'standard', shippingAddress: null };

/** Whole pieces from 0 to the most that one line takes; what is not a number counts as 0. */
function clampQuantity(quantity: number): number {
  const whole = Number.isNaN(quantity) ? 0 : Math.trunc(quantity);
  return Math.min(Math.max(whole, 0), MAX_LINE_QUANTITY);
}

/** Pieces of the line with this key; 0 where there is none. */
export function quantityOf(cart: Cart, key: string): number {
  return cart.items.find((item) => lineKey(item) === key)?.quantity ?? 0;
}

/**
 * Adds a line: the same identity increases the quantity and takes the newer details, a new one goes to
 * the end or to `position`. A line without pieces changes nothing.
 */
export function addLine(cart: Cart, line: CartLine, position = cart.items.length): Cart {
  const added = clampQuantity(line.quantity);
  if (added === 0) return cart;
  const key = lineKey(line);
  const present = quantityOf(cart, key);
  const merged = { ...line, quantity: clampQuantity(present + added) };
  const items =
    present > 0
      ? cart.items.map((item) => (lineKey(item) === key ? merged : item))
      : cart.items.toSpliced(position, 0, merged);
  return { ...cart, items };
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
  const wanted = clampQuantity(quantity);
  if (wanted === 0) return removeLine(cart, key);
  if (wanted === quantityOf(cart, key)) return cart;
  const items = cart.items.map((item) =>
    lineKey(item) === key ? { ...item, quantity: wanted } : item,
  );
  return { ...cart, items };
}

/** Takes every line out; how and where to ship stays chosen. */
export function clearCart(cart: Cart): Cart {
  return cart.items.length === 0 ? cart : { ...cart, items: [] };
}

export function setShippingMethod(cart: Cart, shippingMethod: ShippingMethod): Cart {
  return cart.shippingMethod === shippingMethod ? cart : { ...cart, shippingMethod };
}

export function setShippingAddress(cart: Cart, shippingAddress: ShippingAddress | null): Cart {
  return { ...cart, shippingAddress };
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
