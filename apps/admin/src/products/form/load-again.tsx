import { RetryNotice } from '@zaino/ui/retry-notice';

/** The specification's words where a part's data did not come (point 8). */
export function LoadAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice onRetry={onRetry}>
      <p>Errore nel caricamento dei dati</p>
    </RetryNotice>
  );
}
