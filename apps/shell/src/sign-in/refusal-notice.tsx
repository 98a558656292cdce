import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import type { Refusal } from './refusal';

interface RefusalNoticeProps {
  refusal: Refusal;
  onRetry: () => void;
}

/** Why nobody came in, all of it in one place; the focus goes here where no field is to blame. */
export function RefusalNotice({ refusal, onRetry }: RefusalNoticeProps) {
  const { title = 'Controlla quello che hai scritto', words, errors = {}, mayRetry } = refusal;
  const sentences = [...new Set(Object.values(errors))];
  const retry = mayRetry && (
    <Button variant="outline" size="small" onClick={onRetry}>
      Riprova
    </Button>
  );
  return (
    <div tabIndex={-1} data-refusal>
      <Notice tone="error" action={retry}>
        <p>
          <strong>{title}</strong>
        </p>
        {words && <p>{words}</p>}
        {sentences.length > 0 && (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
