import type { Cart } from './cart';
import { type CartChild, MAX_CHILDREN } from './cart-child';
import { movePieces } from './cart-pieces';

/** Adds a child, or takes over what is newly known of one that is there already. A full cart stays as it is. */
export function putChild(cart: Cart, child: CartChild): Cart {
  const isKnown = cart.children.some(({ id }) => id === child.id);
  if (!isKnown && cart.children.length >= MAX_CHILDREN) return cart;
  const children = isKnown
    ? cart.children.map((one) => (one.id === child.id ? child : one))
    : [...cart.children, child];
  return { ...cart, children };
}

/** Takes a child out; what was for it stays in the cart, for nobody in particular. */
export function removeChild(cart: Cart, id: string): Cart {
  return {
    ...cart,
    children: cart.children.filter((child) => child.id !== id),
    items: cart.items.map((line) =>
      movePieces(line, { from: id, to: null, pieces: line.quantity }),
    ),
  };
}
