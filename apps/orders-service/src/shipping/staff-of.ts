import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { Actor } from '../orders/actor';

/** An admin who packs and ships. */
export type StaffActor = Actor & { id: string };

/** Whoever is signed in as staff. */
export function staffOf({ user }: SignedIn['session']): StaffActor {
  return { who: 'staff', id: user.uid, name: user.displayName };
}
