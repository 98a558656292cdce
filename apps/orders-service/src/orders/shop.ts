import type { Actor } from './actor';

/**
 * Who gets books from suppliers and has them on its shelf: a bookshop by its id, or `OWN_SHOP`. It is part of unique
 * keys, in which no null is like another.
 */
export type ShopId = string;

/** The shop itself, for what it sends. */
export const OWN_SHOP: ShopId = '';

/** The same as orders name who hands them out, and lines who gets them. */
export function bookshopOf(shopId: ShopId): string | null {
  return shopId === OWN_SHOP ? null : shopId;
}

/** A shop by the hand of one of its people. */
export interface AtShop {
  shopId: ShopId;
  actor: Actor;
}
