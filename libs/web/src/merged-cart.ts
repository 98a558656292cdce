import { type Cart, takePieces } from '@zaino/rules/cart';
import { findChild } from '@zaino/rules/cart-child';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import {
  type Owner,
  ownersOf,
  piecesFor,
  withPieces,
  withQuantity,
} from '@zaino/rules/cart-pieces';

/** What has come of a guest's cart and that of the account. */
export interface MergedCart {
  /** Pieces that the account's cart held before. */
  before: number;
  /** Pieces of the guest's of which the account's cart held some already, for whom they are. */
  doubled: readonly CartLine[];
}

type Lines = Pick<Cart, 'items' | 'children'>;

/** Looks at what a guest's lines have become in the server's cart that they were added to; null where it was empty. */
export function mergedCart(guests: Lines, server: Cart): MergedCart | null {
  const added = guests.items.map((line) => withChildrenOf(server, line, guests));
  const before = takePieces(server, added);
  if (before.items.length === 0) return null;
  return {
    before: before.items.reduce((sum, { quantity }) => sum + quantity, 0),
    doubled: added.flatMap((line) => {
      const there = before.items.find((one) => lineKey(one) === lineKey(line));
      return (there && doubledPart(line, there)) ?? [];
    }),
  };
}

/** The cart with one copy where a sign-in has made two: the guest's go, as far as they are still there. */
export function withoutDoubles(cart: Cart, { doubled }: MergedCart): Cart {
  return takePieces(cart, stillDoubled(cart, { doubled }));
}

/** What of it is there twice even now; whoever has taken a copy out meanwhile has chosen. */
export function stillDoubled(
  { items }: Pick<Cart, 'items'>,
  { doubled }: Pick<MergedCart, 'doubled'>,
): CartLine[] {
  return doubled.flatMap((line) => {
    const there = items.find((one) => lineKey(one) === lineKey(line));
    const quantity = Math.min(line.quantity, (there?.quantity ?? 0) - 1);
    return quantity > 0 ? [withQuantity(line, quantity)] : [];
  });
}

/** Children are the same by nickname and class, under the id that the server's cart has for them. */
function withChildrenOf(server: Cart, line: CartLine, { children }: Lines): CartLine {
  const known = (line.children ?? []).flatMap(({ childId, quantity }) => {
    const child = children.find(({ id }) => id === childId);
    const twin = child && findChild(server.children, child);
    return twin ? [{ childId: twin.id, quantity }] : [];
  });
  return { ...line, children: known };
}

/** As many pieces for each as were there for them: another child needs a copy of its own. */
function doubledPart(line: CartLine, before: CartLine): CartLine | null {
  let left = before.quantity;
  const part = ownersOf(line).reduce<CartLine>(
    (result, owner) => {
      const pieces = Math.min(piecesFor(line, owner), piecesThere(before, owner), left);
      left -= pieces;
      return withPieces(result, owner, pieces);
    },
    { ...line, quantity: 0, children: [] },
  );
  return part.quantity > 0 ? part : null;
}

/** For a child its own and those for nobody in particular; for nobody in particular all. */
function piecesThere(line: CartLine, owner: Owner): number {
  return owner === null ? line.quantity : piecesFor(line, owner) + piecesFor(line, null);
}
