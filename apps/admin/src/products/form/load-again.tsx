import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';

/** The specification's words where a part's data did not come (point 8). */
export function LoadAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          Riprova
        </Button>
      }
    >
      <p>Errore nel caricamento dei dati</p>
    </Notice>
  );
}
