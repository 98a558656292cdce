import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';

interface PartFailureProps {
  /** What did not come. */
  words: string;
  isFetching: boolean;
  onRetry: () => void;
}

/** A part of the page that did not come; the others stand. */
export function PartFailure({ words, isFetching, onRetry }: PartFailureProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" disabled={isFetching} onClick={onRetry}>
          Riprova
        </Button>
      }
    >
      <strong>{words}</strong> Servizio momentaneamente non disponibile.
    </Notice>
  );
}
