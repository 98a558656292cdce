import { bookshopsApi, type OwnTenant } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { sessionOf } from '@zaino/web/session';

/** The bookshop of who is signed in, from its own service: null for families and colleagues. What the session says may be older. */
export async function loadOwnBookshop(request: Request): Promise<Outcome<OwnTenant | null>> {
  const { user } = await sessionOf(request);
  if (user?.role !== 'bookshop' || user.tenantId === null) return { value: null, failure: null };
  return settle(fetchJson(bookshopsApi.tenant, { request, params: { id: user.tenantId } }));
}
