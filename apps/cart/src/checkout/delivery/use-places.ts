import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useRef, useState } from 'react';
import { findPlaces, type CheckoutPlace } from '../checkout.api';

const POSTAL_CODE = /^\d{5}$/;

interface Found {
  cap: string;
  places: CheckoutPlace[] | 'away';
}

/**
 * The comuni of a postal code: null before it is known, `away` where nobody answers. `onFound` is told once for each
 * code.
 */
export function usePlaces(
  cap: string,
  onFound: (places: CheckoutPlace[]) => void,
): CheckoutPlace[] | 'away' | null {
  const [found, setFound] = useState<Found | null>(null);
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });
  useEffect(() => {
    if (!POSTAL_CODE.test(cap)) return;
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    findPlaces(cap, request).then(
      (places) => {
        setFound({ cap, places });
        tell.current(places);
      },
      (error: unknown) => {
        if (given.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        reportError(error);
        setFound({ cap, places: 'away' });
      },
    );
    return () => given.abort();
  }, [cap]);
  return found?.cap === cap ? found.places : null;
}
