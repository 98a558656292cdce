import { bookshopsApi, type OwnPlan } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { useSession } from '@zaino/web/session';
import { useEffect, useState } from 'react';

/** The plan of the signed-in owner where its last payment failed; null otherwise, and where nobody can say. */
export function usePastDue(isWanted: boolean): OwnPlan | null {
  const { user } = useSession();
  const id = isWanted && user?.role === 'bookshop' ? user.tenantId : null;
  const [plan, setPlan] = useState<OwnPlan | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isLeft = false;
    void settle(fetchJson(bookshopsApi.plan, { params: { id } })).then(({ value }) => {
      if (!isLeft) setPlan(value?.status === 'past-due' ? value : null);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return plan;
}
