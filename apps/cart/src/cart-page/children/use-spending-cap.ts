import { schoolsApi } from '@zaino/contracts/schools';
import type { CartChild } from '@zaino/rules/cart-child';
import { fetchJson } from '@zaino/web/api-client';
import { getCart, updateChild } from '@zaino/web/cart';
import { settle } from '@zaino/web/outcome';
import { useEffect } from 'react';

/** A child that was named without its class list, here or in the account, gets the cap of its class as the others. */
export function useSpendingCap({ id, tetto, schoolCode, classe, sezione }: CartChild): void {
  const isUnknown = tetto === null && schoolCode !== '' && classe !== '';
  useEffect(() => {
    if (!isUnknown) return undefined;
    const leaving = new AbortController();
    void capOf({ codiceScuola: schoolCode, classe, sezione }).then((cap) => {
      const child = getCart().children.find((one) => one.id === id);
      if (cap !== null && child && !leaving.signal.aborted) updateChild({ ...child, tetto: cap });
    });
    return () => leaving.abort();
  }, [isUnknown, id, schoolCode, classe, sezione]);
}

interface OfClass {
  codiceScuola: string;
  classe: string;
  sezione: string;
}

/** A cap that did not come is not missed: the cart says nothing of it. */
async function capOf(query: OfClass): Promise<number | null> {
  const { value } = await settle(fetchJson(schoolsApi.cap, { query }));
  return value?.tetto ?? null;
}
