import type { Order } from '@zaino/contracts/orders';
import { useState } from 'react';

/** Takes over an order that a call has changed, and says what was done. */
export type TakeOrder = (order: Order, done?: string) => void;

interface ShownOrder {
  order: Order;
  take: TakeOrder;
  /** What was done last; null where it was read. */
  done: string | null;
  dismiss: () => void;
}

/** The order as it was heard of last: by the page's loader, or by the answer to a call that changed it. */
export function useOrder(loaded: Order): ShownOrder {
  const [answered, setAnswered] = useState<Order | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const isNewer = answered !== null && answered.version >= loaded.version;
  return {
    order: isNewer ? answered : loaded,
    take: (order, words) => {
      setAnswered(order);
      setDone(words ?? null);
    },
    done,
    dismiss: () => setDone(null),
  };
}
