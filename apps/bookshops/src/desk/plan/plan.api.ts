import { bookshopsApi, type OwnPlan } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { sessionOf } from '@zaino/web/session';
import { ownBookshopId } from '../own-bookshop-id';

export interface PlanData {
  /** Null for families. */
  owner: { tenantId: string; email: string } | null;
  plan: Outcome<OwnPlan> | null;
  /** Whether the provider has just sent the owner back from taking it. */
  isBack: boolean;
}

/** What plan the own bookshop has. */
export async function loadPlan({ request }: LoaderFunctionArgs) {
  const { user } = await sessionOf(request);
  const tenantId = await ownBookshopId(request);
  const owner = tenantId === null ? null : { tenantId, email: user?.email ?? '' };
  const plan =
    owner &&
    (await settle(fetchJson(bookshopsApi.plan, { request, params: { id: owner.tenantId } })));
  const isBack = new URL(request.url).searchParams.get('piano') === 'ok';
  const loaded: PlanData = { owner, plan, isBack };
  return data(loaded, { status: plan?.failure?.kind === 'unavailable' ? 503 : 200 });
}
