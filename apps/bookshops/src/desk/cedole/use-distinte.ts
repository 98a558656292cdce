import type { Distinta } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { readDistinte } from './cedole.api';

/** Distinte as they came with the page, and anew once something has happened; one that was changed is replaced. */
export function useDistinte(first: Distinta[], said: string | null) {
  const [distinte, setDistinte] = useState(first);
  useEffect(() => {
    if (said === null) return;
    let isGone = false;
    readDistinte().then(
      (read) => !isGone && setDistinte(read),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // What came with the page stays.
        reportError(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [said]);
  return {
    distinte,
    replace: (changed: Distinta) =>
      setDistinte((last) => last.map((one) => (one.id === changed.id ? changed : one))),
  };
}
