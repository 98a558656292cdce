import { bookshopsApi, type OwnPlan } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { useOwnAnswer } from './use-own-answer';

const readPlan = (id: string) => fetchJson(bookshopsApi.plan, { params: { id } });

/** The plan of the signed-in owner where its last payment failed; null otherwise, and where nobody can say. */
export function usePastDue(isWanted: boolean): OwnPlan | null {
  const plan = useOwnAnswer(isWanted ? readPlan : null);
  return plan?.status === 'past-due' ? plan : null;
}
