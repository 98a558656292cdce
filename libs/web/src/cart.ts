import { useSyncExternalStore } from 'react';
import * as rules from '@zaino/rules/cart';
import type { CartChild } from '@zaino/rules/cart-child';
import { putChild, removeChild as without } from '@zaino/rules/cart-children';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import { type Move, partFor } from '@zaino/rules/cart-pieces';
import type { ShippingAddress, ShippingMethod } from '@zaino/rules/shipping';
import { cartStore as store } from './cart-kept';
import { type CartSnapshot, unreadCart } from './cart-store';

/**
 * The customer's cart, one for the shell and all remotes: the shell provides this file at run time
 * (webpack shares it as a singleton by semantic version), so a name may be added but never taken away or
 * changed; `cart.spec.tsx` pins them. Changes are synchronous, are saved before they return, and must
 * come from event handlers or effects, never from rendering.
 */
export type { CartSnapshot } from './cart-store';

/** The cart now, without reading storage: `unread` until somebody subscribes or changes it. */
export const getCart: () => CartSnapshot = store.getSnapshot;

/** Calls back after every change, from other tabs too; returns how to stop. The first subscriber has storage read. */
export const subscribe: (listener: () => void) => () => void = store.subscribe;

/** The cart for rendering; `unread` on the server and at the first paint. */
export function useCart(): CartSnapshot {
  return useSyncExternalStore(subscribe, getCart, () => unreadCart);
}

/**
 * Adds lines (the same identity increases its quantity), for a child where one is named; the returned undo takes back
 * just these pieces. Throws a RangeError, and adds nothing, when a price is not a number.
 */
export function addLines(lines: readonly CartLine[], childId?: string): () => void {
  lines.forEach(rules.lineTotal);
  let added: CartLine[] = [];
  store.change((cart) => {
    const next = rules.addLines(
      cart,
      lines.map((line) => forChild(line, childId, line.quantity)),
    );
    added = rules.addLines(rules.emptyCart, lines).items.map((line) => {
      const key = lineKey(line);
      return forChild(line, childId, rules.quantityOf(next, key) - rules.quantityOf(cart, key));
    });
    return next;
  });
  return undoOnce((cart) => rules.takePieces(cart, added));
}

function forChild(line: CartLine, childId: string | undefined, quantity: number): CartLine {
  return { ...line, quantity, children: childId ? [{ childId, quantity }] : line.children };
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

/**
 * Sets a line's pieces for one of the cart's children, or (null) for nobody in particular; the others' stay. The last
 * piece drops the line.
 */
export function setChildQuantity(key: string, childId: string | null, quantity: number): void {
  store.change((cart) => rules.setPieces(cart, key, { owner: childId, pieces: quantity }));
}

/** Takes out somebody's pieces of a line; the returned undo puts them back, the line in its place. */
export function removeFromChild(key: string, childId: string | null): () => void {
  return takeOut(
    () => [key],
    (line) => partFor(line, childId),
  );
}

/** Gives a line's pieces of one child (null: of nobody) to another, at most those that there are. */
export function moveToChild(key: string, move: Move): void {
  store.change((cart) => rules.moveInLine(cart, key, move));
}

/** Gives lines that are in the cart newer texts, images and prices; pieces stay as they are. */
export function renewLines(lines: readonly CartLine[]): void {
  lines.forEach(rules.lineTotal);
  store.change((cart) => rules.renewLines(cart, lines));
}

/** Takes out what was ordered: so many pieces of each line, and no more than that. */
export function takeOrdered(lines: readonly CartLine[]): void {
  store.change((cart) => rules.takePieces(cart, lines));
}

/**
 * Adds a child (`id` is that of one saved in the account), or takes over what is newly known of one that is there;
 * gives its id. A cart takes `MAX_CHILDREN`: beyond them nothing is added, and pieces for the child are for nobody.
 */
export function addChild(child: Omit<CartChild, 'id'> & { id?: string }): string {
  const known = { id: crypto.randomUUID(), ...child };
  store.change((cart) => putChild(cart, known));
  return known.id;
}

/** Takes over what is newly known of one of the cart's children. */
export function updateChild(child: CartChild): void {
  addChild(child);
}

/** Takes a child out; what was for it stays in the cart, for nobody in particular. */
export function removeChild(id: string): void {
  store.change((cart) => without(cart, id));
}

export function setShippingMethod(method: ShippingMethod): void {
  store.change((cart) => rules.setShippingMethod(cart, method));
}

export function setShippingAddress(address: ShippingAddress | null): void {
  store.change((cart) => rules.setShippingAddress(cart, address));
}

/** Chooses the bookshop where the cart is picked up, with what it takes off as that is shown; null takes it back. */
export function setBookshop(bookshop: CartBookshop | null): void {
  store.change((cart) => rules.setBookshop(cart, bookshop));
}

/** The keys are chosen once: a line that another tab adds meanwhile is not taken out with them. */
function takeOut(
  choose: (cart: rules.Cart) => string[],
  partOf: (line: CartLine) => CartLine = (line) => line,
): () => void {
  let keys: string[] | undefined;
  let taken: { line: CartLine; position: number }[] = [];
  store.change((cart) => {
    keys ??= choose(cart);
    const chosen = keys;
    taken = cart.items
      .map((line, position) => ({ line: partOf(line), position }))
      .filter(({ line }) => chosen.includes(lineKey(line)));
    return rules.takePieces(
      cart,
      taken.map(({ line }) => line),
    );
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
