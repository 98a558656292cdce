import { Notice } from '@zaino/ui/notice';
import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';

const AWAY = 'Servizio momentaneamente non disponibile: è rimasto com’era. Riprova tra poco.';

/** Why a switch stands as before; nothing where nothing failed. */
export function NotSaved({ failure }: { failure: ApiError | null }) {
  if (failure === null) return null;
  return (
    <Notice tone="error">
      <strong>Non è stato salvato.</strong>{' '}
      {failure.kind === 'unavailable' ? AWAY : failureWords(failure)}
    </Notice>
  );
}
