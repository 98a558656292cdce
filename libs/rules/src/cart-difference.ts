import type { Cart } from './cart';
import { type CartChild, isSameChild } from './cart-child';
import { putChild, removeChild } from './cart-children';
import { type CartLine, lineKey } from './cart-line';
import { type Owner, ownersOf, piecesFor, withPieces } from './cart-pieces';

/** Pieces of one line that were put in (above 0) or taken out, each for whom. */
export interface LineChange {
  line: CartLine;
  deltas: { childId: Owner; pieces: number }[];
}

/** What leads from one cart to another; made to be applied to a third one that others have changed meanwhile. */
export interface CartDifference {
  lines: LineChange[];
  shippingMethod?: Cart['shippingMethod'];
  shippingAddress?: Cart['shippingAddress'];
  bookshop?: Cart['bookshop'];
  /** Added or changed. */
  children: CartChild[];
  removedChildren: string[];
}

/** What was changed between two states of a cart; null where nothing was. The order of lines is no part of it. */
export function cartDifference(before: Cart, after: Cart): CartDifference | null {
  const difference: CartDifference = {
    lines: changedLines(before, after),
    ...(after.shippingMethod !== before.shippingMethod && {
      shippingMethod: after.shippingMethod,
    }),
    ...(isOther(after.shippingAddress, before.shippingAddress) && {
      shippingAddress: after.shippingAddress,
    }),
    ...(isOther(after.bookshop ?? null, before.bookshop ?? null) && {
      bookshop: after.bookshop ?? null,
    }),
    children: after.children.filter((child) =>
      isOther(
        child,
        before.children.find(({ id }) => id === child.id),
      ),
    ),
    removedChildren: before.children
      .map(({ id }) => id)
      .filter((id) => after.children.every((child) => child.id !== id)),
  };
  const { lines, children, removedChildren, ...shipping } = difference;
  const isNothing = [lines, children, removedChildren, Object.keys(shipping)].every(
    ({ length }) => length === 0,
  );
  return isNothing ? null : difference;
}

function changedLines(before: Cart, after: Cart): LineChange[] {
  const former = new Map(before.items.map((line) => [lineKey(line), line]));
  const latter = new Map(after.items.map((line) => [lineKey(line), line]));
  return [...new Set([...former.keys(), ...latter.keys()])].flatMap(
    (key) => lineChange(former.get(key), latter.get(key)) ?? [],
  );
}

function lineChange(before?: CartLine, after?: CartLine): LineChange | null {
  const line = after ?? before;
  if (!line) return null;
  const present = [before, after].filter((one) => one !== undefined);
  const pieces = (one: CartLine | undefined, owner: Owner) => (one ? piecesFor(one, owner) : 0);
  const deltas = [...new Set(present.flatMap(ownersOf))]
    .map((childId) => ({ childId, pieces: pieces(after, childId) - pieces(before, childId) }))
    .filter((delta) => delta.pieces !== 0);
  if (deltas.length > 0) return { line: detailsOf(line), deltas };
  const isRenewed =
    before && isOther(detailsOf(line), { ...detailsOf(before), quantity: line.quantity });
  return isRenewed ? { line: detailsOf(line), deltas: [{ childId: null, pieces: 0 }] } : null;
}

function detailsOf(line: CartLine): CartLine {
  return { ...line, children: undefined };
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/**
 * Makes the same changes to a cart that may have become another one meanwhile. Pieces are added to those that are
 * there and taken only where there are any: what two devices took out is gone once, and pieces that both gave to
 * another child are not there twice. A child that is there under another id is the same one; pieces for a child that
 * is not there are for nobody. `known` are the children that the changes may speak of.
 */
export function applyDifference(
  cart: Cart,
  difference: CartDifference,
  known: readonly CartChild[] = difference.children,
): Cart {
  const { lines, children, removedChildren, ...shipping } = difference;
  const withChildren = children.reduce(
    (result, child) => (isTwin(result, child) ? result : putChild(result, child)),
    { ...cart, ...shipping },
  );
  const withLines = lines.reduce((result, change) => {
    const ownerOf = (childId: Owner) => ownerIn(result, childId, known);
    return applyLine(result, change, ownerOf);
  }, withChildren);
  return removedChildren.reduce(removeChild, withLines);
}

/** Whether the cart has the child under another id. */
function isTwin({ children }: Cart, child: CartChild): boolean {
  return (
    children.every(({ id }) => id !== child.id) && children.some((one) => isSameChild(one, child))
  );
}

function ownerIn({ children }: Cart, childId: Owner, known: readonly CartChild[]): Owner {
  if (childId === null || children.some(({ id }) => id === childId)) return childId;
  const child = known.find(({ id }) => id === childId);
  return (child && children.find((one) => isSameChild(one, child))?.id) ?? null;
}

function applyLine(
  cart: Cart,
  { line, deltas }: LineChange,
  ownerOf: (childId: Owner) => Owner,
): Cart {
  const key = lineKey(line);
  const present = cart.items.find((item) => lineKey(item) === key);
  const start: CartLine = {
    ...line,
    quantity: present?.quantity ?? 0,
    ...(present?.children && { children: present.children }),
  };
  let lacking = 0;
  const taken = deltas.reduce((result, { childId, pieces }) => {
    if (pieces >= 0) return result;
    const owner = ownerOf(childId);
    const left = piecesFor(result, owner) + pieces;
    lacking += Math.max(0, -left);
    return withPieces(result, owner, left);
  }, start);
  const changed = deltas.reduce((result, { childId, pieces }) => {
    if (pieces <= 0) return result;
    // What should have changed hands but was gone already is not made anew.
    const added = Math.max(0, pieces - lacking);
    lacking -= pieces - added;
    const owner = ownerOf(childId);
    return withPieces(result, owner, piecesFor(result, owner) + added);
  }, taken);
  const others = cart.items.filter((item) => lineKey(item) !== key);
  if (changed.quantity === 0) return { ...cart, items: others };
  const place = present ? cart.items.indexOf(present) : others.length;
  return { ...cart, items: others.toSpliced(place, 0, changed) };
}
