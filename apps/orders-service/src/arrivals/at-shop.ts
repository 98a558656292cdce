import type { SignedIn } from '@zaino/service/sessions/current-session';
import { ownBookshop } from '../desk/own-bookshop';
import { type AtShop, OWN_SHOP } from '../orders/shop';
import { type OrderStaffActor, staffOf } from '../orders/staff-of';

/** The bookshop at whose desk somebody is signed in. */
export function deskAtShop(session: SignedIn['session']): AtShop {
  const { bookshopId, actor } = ownBookshop(session);
  return { shopId: bookshopId, actor };
}

export interface StaffAtShop extends AtShop {
  actor: OrderStaffActor;
}

/** The shop itself, by an admin. */
export function staffAtShop(session: SignedIn['session']): StaffAtShop {
  return { shopId: OWN_SHOP, actor: staffOf(session) };
}
