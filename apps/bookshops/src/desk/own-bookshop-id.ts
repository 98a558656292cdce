import { sessionOf } from '@zaino/web/session';

/** The bookshop of the owner whom a page is for; null for families and colleagues. */
export async function ownBookshopId(request: Request): Promise<string | null> {
  const { user } = await sessionOf(request);
  return user?.role === 'bookshop' ? user.tenantId : null;
}
