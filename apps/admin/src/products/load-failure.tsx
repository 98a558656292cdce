import { Button } from '@zaino/ui/button';
import { ErrorPanel } from '@zaino/ui/error-panel';
import { Notice } from '@zaino/ui/notice';
import type { Failure } from '@zaino/web/outcome';
import { reportError } from '@zaino/web/telemetry';
import { useEffect } from 'react';
import { formatCount } from './count-words';

interface LoadFailureProps {
  failure: Failure;
  /** How many products came before. */
  rows: number;
  total: number | null;
  onRetry: () => void;
}

/** The specification's words where the table cannot be loaded (point 8); what came stays. */
export function LoadFailure({ failure, rows, total, onRetry }: LoadFailureProps) {
  useEffect(
    () => reportError(new Error(`${failure.message} (request ${failure.requestId ?? 'unknown'})`)),
    [failure],
  );
  const title = 'Errore nel caricamento dei dati';
  if (rows === 0) {
    return (
      <ErrorPanel title={title} onRetry={onRetry}>
        <p>I prodotti sono al sicuro. Di solito basta riprovare.</p>
      </ErrorPanel>
    );
  }
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          Riprova
        </Button>
      }
    >
      <strong>{title}.</strong> Qui sotto ci sono i {formatCount(rows)} arrivati
      {total !== null && total > rows && ` su ${formatCount(total)}`}.
    </Notice>
  );
}
