import type { KeptCedolaTerms } from '@zaino/contracts/orders';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { RetryNotice } from '@zaino/ui/retry-notice';
import type { ReactNode } from 'react';
import type { TermsState } from './use-terms';

interface LoadedTermsProps {
  state: TermsState;
  /** How much stands there once they have come. */
  rows: number;
  /** Said where they do not come. */
  failed: string;
  children: (terms: KeptCedolaTerms) => ReactNode;
}

/** What needs the terms, or that they are on their way, or a way to ask once more. */
export function LoadedTerms({ state: { terms, retry }, rows, failed, children }: LoadedTermsProps) {
  if (terms === null) return <LoadingRows rows={rows}>Caricamento...</LoadingRows>;
  if (terms !== 'away') return children(terms);
  return <RetryNotice onRetry={retry}>{failed}</RetryNotice>;
}
