import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';

interface OrderFailureProps {
  failure: ApiError | null;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}

/** Why a step that was made at once was refused; nothing where it was not. */
export function OrderFailure({ failure, onStale }: OrderFailureProps) {
  if (failure === null) return null;
  return (
    <Notice
      tone="error"
      action={
        failure.kind === 'conflict' && (
          <Button size="small" variant="outline" onClick={onStale}>
            Mostra l’ordine com’è ora
          </Button>
        )
      }
    >
      {failureWords(failure)}
    </Notice>
  );
}
