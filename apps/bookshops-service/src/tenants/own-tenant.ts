import type { SignedIn } from '@zaino/service/sessions/current-session';
import { noTenant } from './no-tenant';

/** A bookshop by the hand of its owner. */
export interface OwnedTenant {
  id: string;
  /** The account. */
  ownerId: string;
}

/** Every call of an owner begins here. Another's bookshop is as good as none: nobody learns by asking which ids exist. */
export function ownTenant({ user }: SignedIn['session'], id: string): OwnedTenant {
  if (user.tenantId === id) return { id, ownerId: user.uid };
  throw noTenant();
}
