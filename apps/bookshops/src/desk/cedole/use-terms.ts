import type { KeptCedolaTerms } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useCallback, useEffect, useState } from 'react';
import { readTerms } from './cedole.api';

export interface TermsState {
  /** Null while they are on their way, `away` where nobody answers. */
  terms: KeptCedolaTerms | 'away' | null;
  retry: () => void;
}

/** Which cedole the own bookshop takes, asked when it is needed and not known. */
export function useTerms(known: KeptCedolaTerms | null = null): TermsState {
  const [terms, setTerms] = useState<TermsState['terms']>(known);
  const [round, setRound] = useState(0);
  const isKnown = known !== null;
  useEffect(() => {
    if (isKnown && round === 0) return;
    let isGone = false;
    readTerms().then(
      (found) => !isGone && setTerms(found),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        reportError(error);
        if (!isGone) setTerms('away');
      },
    );
    return () => {
      isGone = true;
    };
  }, [round, isKnown]);
  const retry = useCallback(() => {
    setTerms(null);
    setRound((count) => count + 1);
  }, []);
  return { terms, retry };
}
