import { type Order, orderApi } from '@zaino/contracts/orders';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { useRevalidator } from '@zaino/web/router';
import { useEffect, useState } from 'react';
import { asBuyer } from '../../guest/guest';

const TRIES = 5;
const PAUSE_MS = 2_000;

/** `told` where the order says what came of it; `pending` where the provider knows of no money yet, `unknown` where nobody could say. */
export type PaymentCheck = 'idle' | 'checking' | 'told' | 'pending' | 'unknown';

/**
 * Asks whether an order is paid, a few times: the customer may be back before the provider's message. Asks anew when
 * `round` changes; 0 asks nothing.
 */
export function usePaymentCheck({ id }: Pick<Order, 'id'>, round: number): PaymentCheck {
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<{ round: number; check: PaymentCheck } | null>(null);

  useEffect(() => {
    if (round === 0) return;
    let isGone = false;
    void askUntilPaid(id, () => isGone).then(async (check) => {
      if (isGone) return;
      if (check === 'told') await revalidate();
      setAnswer({ round, check });
    });
    return () => {
      isGone = true;
    };
  }, [id, round, revalidate]);

  if (round === 0) return 'idle';
  return answer?.round === round ? answer.check : 'checking';
}

async function askUntilPaid(id: string, isGone: () => boolean): Promise<PaymentCheck> {
  for (let tries = 1; tries <= TRIES && !isGone(); tries += 1) {
    try {
      const call = { params: { id }, ...asBuyer() };
      const { isPaid, isAwaited } = await fetchJson(orderApi.checkPayment, call);
      if (isPaid || isAwaited) return 'told';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return 'unknown';
    }
    if (tries < TRIES) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return 'pending';
}
