import type { SessionRecord } from '@zaino/service/sessions/session';
import { unknownColleague } from './refused-colleague';

/** The bookshop of an owner: the session alone says which. */
export function ownTenantId({ user: { tenantId } }: SessionRecord): string {
  if (tenantId === null) throw unknownColleague();
  return tenantId;
}
