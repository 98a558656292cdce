import { useSyncExternalStore } from 'react';
import * as rules from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import type { ShippingAddress, ShippingMethod } from '@zaino/rules/shipping';
import { type CartSnapshot, CartStore, unreadCart } from './cart-store';

/**
 * The customer's cart, one for the shell and all remotes: the shell provides this file at run time
 * (webpack shares it as a singleton by semantic version), so a name may be added but never taken away or
 * changed; `cart.spec.tsx` pins them. Changes are synchronous, are saved before they return, and must
 * come from event handlers or effects, never from rendering.
 */
export type { CartSnapshot } from './cart-store';

const store = new CartStore(() => window);

/** The cart now, without reading storage: `unread` until somebody subscribes or changes it. */
export const getCart: () => CartSnapshot = store.getSnapshot;

/** Calls back after every change, from other tabs too; returns how to stop. The first subscriber has storage read. */
export const subscribe: (listener: () => void) => () => void = store.subscribe;

/** The cart for rendering; `unread` on the server and at the first paint. */
export function useCart(): CartSnapshot {
  return useSyncExternalStore(subscribe, getCart, () => unreadCart);
}

/**
 * Adds lines (the same identity increases its quantity); the returned undo takes back just these pieces.
 * Throws a RangeError, and adds nothing, when a price is not a number.
 */
export function addLines(lines: readonly CartLine[]): () => void {
  lines.forEach(rules.lineTotal);
  let added: [key: string, pieces: number][] = [];
  store.change((cart) => {
    const next = rules.addLines(cart, lines);
    const keys = [...new Set(lines.map(lineKey))];
    added = keys.map((key) => [key, rules.quantityOf(next, key) - rules.quantityOf(cart, key)]);
    return next;
  });
  return undoOnce((cart) =>
    added.reduce(
      (result, [key, pieces]) =>
        rules.setQuantity(result, key, rules.quantityOf(result, key) - pieces),
      cart,
    ),
  );
}

/** Removes the line with this `lineKey`; the returned undo puts it back in its place. */
export function removeLine(key: string): () => void {
  return takeOut(() => [key]);
}

/** Takes every line out; the returned undo puts them back. */
export function clear(): () => void {
  return takeOut((cart) => cart.items.map(lineKey));
}

/** Sets a line's pieces (at most `MAX_LINE_QUANTITY`); 0 or less drops it. */
export function setQuantity(key: string, quantity: number): void {
  store.change((cart) => rules.setQuantity(cart, key, quantity));
}

export function setShippingMethod(method: ShippingMethod): void {
  store.change((cart) => rules.setShippingMethod(cart, method));
}

export function setShippingAddress(address: ShippingAddress | null): void {
  store.change((cart) => rules.setShippingAddress(cart, address));
}

/** The keys are chosen once: a line that another tab adds meanwhile is not taken out with them. */
function takeOut(choose: (cart: rules.Cart) => string[]): () => void {
  let keys: string[] | undefined;
  let taken: { line: CartLine; position: number }[] = [];
  store.change((cart) => {
    const chosen = (keys ??= choose(cart));
    taken = cart.items
      .map((line, position) => ({ line, position }))
      .filter(({ line }) => chosen.includes(lineKey(line)));
    return chosen.reduce(rules.removeLine, cart);
  });
  return undoOnce((cart) =>
    taken.reduce((result, { line, position }) => rules.addLine(result, line, position), cart),
  );
}

/** A second press of "Annulla" must not take more than the first. */
function undoOnce(apply: (cart: rules.Cart) => rules.Cart): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    store.change(apply);
  };
}
