import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { Actor } from './actor';

/** An admin who works on orders. */
export type OrderStaffActor = Actor & { id: string };

/** Whoever is signed in as staff. */
export function staffOf({ user }: SignedIn['session']): OrderStaffActor {
  return { who: 'staff', id: user.uid, name: user.displayName };
}
