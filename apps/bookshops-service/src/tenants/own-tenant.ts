import type { SignedIn } from '@zaino/service/sessions/current-session';
import { noTenant } from './no-tenant';

/** Every call of an owner begins here. Another's bookshop is as good as none: nobody learns by asking which ids exist. */
export function ownTenant({ user }: SignedIn['session'], id: string): string {
  if (user.tenantId === id) return id;
  throw noTenant();
}
