import { type Distinta, DISTINTE_LIMIT } from '@zaino/contracts/orders';
import { type Outcome, settle } from '@zaino/web/outcome';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useRef, useState } from 'react';
import { type DistintePage, readDistinte } from './cedole.api';

/**
 * Distinte as they came with the page, older ones page by page, and all of them anew once something has happened; one that
 * was changed is replaced. Where they did not come, or not again, that is said (`isAway`) until they do.
 */
export function useDistinte(first: Outcome<DistintePage>, said: string | null) {
  const [page, setPage] = useState(first.value);
  const [isAway, setAway] = useState(first.failure !== null);
  const [round, setRound] = useState(0);
  const [isReading, setReading] = useState(false);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = page?.distinte.length ?? 0;
  }, [page]);
  const take = ({ failure }: Outcome<DistintePage>) => {
    if (failure) reportError(new Error(failure.message));
    setAway(failure !== null);
    setReading(false);
  };
  useEffect(() => {
    if (said === null && round === 0) return;
    let isGone = false;
    const limit = Math.min(shown.current, DISTINTE_LIMIT);
    void settle(readDistinte(limit > 0 ? { limit } : {})).then((outcome) => {
      if (isGone) return;
      take(outcome);
      if (outcome.value) setPage(outcome.value);
    });
    return () => {
      isGone = true;
    };
  }, [said, round]);
  const more = async () => {
    if (!page?.next) return;
    setReading(true);
    const outcome = await settle(readDistinte({ after: page.next }));
    take(outcome);
    const { value } = outcome;
    if (value) setPage({ ...value, distinte: [...page.distinte, ...value.distinte] });
  };
  return {
    distinte: page?.distinte ?? null,
    hasMore: page !== null && page.next !== null,
    isAway,
    isReading,
    more: () => void more(),
    retry: () => {
      setReading(true);
      setRound((count) => count + 1);
    },
    replace: (changed: Distinta) =>
      setPage(
        (last) =>
          last && {
            ...last,
            distinte: last.distinte.map((one) => (one.id === changed.id ? changed : one)),
          },
      ),
  };
}
