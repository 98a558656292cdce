import { bookshopsApi, type OwnPlan } from '@zaino/contracts/bookshops';
import { SECOND_MS } from '@zaino/rules/durations';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { ownBookshopId } from './own-bookshop-id';

/** What every page of the desk warns its owner of. */
export interface DeskNotices {
  /** The plan, where its last payment failed. */
  pastDue: OwnPlan | null;
  /** Nobody can pay by card there. */
  areCardsOff: boolean;
}

const nothing: DeskNotices = { pastDue: null, areCardsOff: false };

/** A desk does not wait longer for what is seldom said: then nothing is. */
const LIMIT_MS = SECOND_MS;

/** Nothing for families and colleagues, and where nobody can say in time. Never rejects but where the caller gives up. */
export async function loadDeskNotices(request: Request): Promise<DeskNotices> {
  const id = await ownBookshopId(request);
  if (id === null) return nothing;
  const asked = { request, params: { id }, timeoutMs: LIMIT_MS };
  const [plan, payments] = await Promise.all([
    settle(fetchJson(bookshopsApi.plan, asked)),
    settle(fetchJson(bookshopsApi.payments, asked)),
  ]);
  return {
    pastDue: plan.value?.status === 'past-due' ? plan.value : null,
    areCardsOff: payments.value?.standing === 'restricted',
  };
}
