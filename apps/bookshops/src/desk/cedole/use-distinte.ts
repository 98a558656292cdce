import type { Distinta } from '@zaino/contracts/orders';
import { type Outcome, settle } from '@zaino/web/outcome';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { readDistinte } from './cedole.api';

/**
 * Distinte as they came with the page, and anew once something has happened; one that was changed is replaced. Where they
 * did not come, or not again, that is said (`isAway`) until they do.
 */
export function useDistinte(first: Outcome<Distinta[]>, said: string | null) {
  const [distinte, setDistinte] = useState(first.value);
  const [isAway, setAway] = useState(first.failure !== null);
  const [round, setRound] = useState(0);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (said === null && round === 0) return;
    let isGone = false;
    void settle(readDistinte()).then(({ value, failure }) => {
      if (failure) reportError(new Error(failure.message));
      if (isGone) return;
      if (value) setDistinte(value);
      setAway(failure !== null);
      setReading(false);
    });
    return () => {
      isGone = true;
    };
  }, [said, round]);
  return {
    distinte,
    isAway,
    isReading,
    retry: () => {
      setReading(true);
      setRound((count) => count + 1);
    },
    replace: (changed: Distinta) =>
      setDistinte((last) => last?.map((one) => (one.id === changed.id ? changed : one)) ?? null),
  };
}
