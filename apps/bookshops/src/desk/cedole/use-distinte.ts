import type { Distinta } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { readDistinte } from './cedole.api';

/** Distinte as they came with the page, then as they are; one that was changed is replaced. */
export function useDistinte(first: Distinta[]) {
  const [distinte, setDistinte] = useState(first);
  useEffect(() => {
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
  }, []);
  return {
    distinte,
    replace: (changed: Distinta) =>
      setDistinte((last) => last.map((one) => (one.id === changed.id ? changed : one))),
  };
}
