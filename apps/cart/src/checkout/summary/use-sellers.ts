import type { CheckoutSeller, OrderRequest } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useCallback, useEffect, useState } from 'react';
import { findSellers } from '../checkout.api';

interface Found {
  asked: string;
  sellers: CheckoutSeller[] | 'away';
}

interface SellersState {
  /** Null while they are on their way, `away` where nobody can say. */
  sellers: CheckoutSeller[] | 'away' | null;
  retry: () => void;
}

/** Who sells what is picked up at a bookshop; asked again whenever the bookshop or the way to pay changes. */
export function useSellers(pickupPointId: string, payment: OrderRequest['payment']): SellersState {
  const [found, setFound] = useState<Found | null>(null);
  const [round, setRound] = useState(0);
  const asked = `${round} ${pickupPointId} ${payment}`;
  useEffect(() => {
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    findSellers({ pickupPointId, payment }, request).then(
      (sellers) => setFound({ asked, sellers }),
      (error: unknown) => {
        if (given.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        reportError(error);
        setFound({ asked, sellers: 'away' });
      },
    );
    return () => given.abort();
  }, [asked, pickupPointId, payment]);
  const retry = useCallback(() => setRound((count) => count + 1), []);
  return { sellers: found?.asked === asked ? found.sellers : null, retry };
}
