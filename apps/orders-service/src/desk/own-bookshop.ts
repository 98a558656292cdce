import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { Actor } from '../orders/actor';
import { noSuchOrder } from '../orders/own-order';

/** A bookshop by the hand of one of its people: the session alone says which. */
export interface OwnBookshop {
  bookshopId: string;
  /** A colleague otherwise, who gives no money back. */
  isOwner: boolean;
  actor: Actor;
}

/** Every call of the desk begins here. */
export function ownBookshop({ user }: SignedIn['session']): OwnBookshop {
  const { tenantId, uid, displayName, role } = user;
  if (tenantId === null) throw noSuchOrder();
  const actor = { who: 'bookshop', id: uid, name: displayName } as const;
  return { bookshopId: tenantId, isOwner: role === 'bookshop', actor };
}
