import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { Actor } from '../orders/actor';
import { noSuchOrder } from '../orders/own-order';

/** A bookshop by the hand of one of its people: the session alone says which. */
export interface OwnBookshop {
  bookshopId: string;
  actor: Actor;
}

/** Every call of the desk begins here. */
export function ownBookshop({ user }: SignedIn['session']): OwnBookshop {
  const { tenantId, uid, displayName } = user;
  if (tenantId === null) throw noSuchOrder();
  return { bookshopId: tenantId, actor: { who: 'bookshop', id: uid, name: displayName } };
}
