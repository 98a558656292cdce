import type { Distinta } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import type { Outcome } from '@zaino/web/outcome';
import { reportError } from '@zaino/web/telemetry';
import { useCallback, useEffect, useState } from 'react';
import { readDistinte } from './cedole.api';

/**
 * Distinte as they came with the page, and anew once something has happened; one that was changed is replaced. Where they
 * did not come, or not again, that is said (`isAway`) until they do.
 */
export function useDistinte(first: Outcome<Distinta[]>, said: string | null) {
  const [distinte, setDistinte] = useState(first.value);
  const [isAway, setAway] = useState(first.failure !== null);
  const [isReading, setReading] = useState(false);
  const read = useCallback(async () => {
    setReading(true);
    try {
      setDistinte(await readDistinte());
      setAway(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportError(error);
      setAway(true);
    } finally {
      setReading(false);
    }
  }, []);
  useEffect(() => {
    if (said !== null) void read();
  }, [said, read]);
  return {
    distinte,
    isAway,
    isReading,
    retry: () => void read(),
    replace: (changed: Distinta) =>
      setDistinte((last) => last?.map((one) => (one.id === changed.id ? changed : one)) ?? null),
  };
}
