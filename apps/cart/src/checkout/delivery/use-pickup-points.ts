import type { PickupPoint } from '@zaino/contracts/bookshops';
import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useCallback, useEffect, useState } from 'react';
import { findPickupPoints } from '../checkout.api';

const POSTAL_CODE = /^\d{5}$/;

interface Found {
  asked: string;
  points: PickupPoint[] | 'away';
}

export interface PickupPointsState {
  /** Null while they are on their way, `away` where nobody answers. */
  points: PickupPoint[] | 'away' | null;
  retry: () => void;
}

/** Where orders can be picked up, the nearest first as far as the postal code tells; the chosen one, however far, too. */
export function usePickupPoints(postalCode: string, chosenId: string | null): PickupPointsState {
  const [kept] = useState(chosenId);
  const [found, setFound] = useState<Found | null>(null);
  const [round, setRound] = useState(0);
  const cap = POSTAL_CODE.test(postalCode) ? postalCode : '';
  const asked = `${round} ${cap}`;
  useEffect(() => {
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    findPickupPoints({ cap, chosenId: kept }, request).then(
      (points) => setFound({ asked, points }),
      (error: unknown) => {
        if (given.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        reportError(error);
        setFound({ asked, points: 'away' });
      },
    );
    return () => given.abort();
  }, [asked, cap, kept]);
  const retry = useCallback(() => setRound((count) => count + 1), []);
  return { points: found?.asked === asked ? found.points : null, retry };
}
