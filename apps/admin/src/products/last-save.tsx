import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';

interface LastSaveProps {
  /** Of what was saved. */
  name: string;
  /** Saves what there was before; null where it is new. */
  undo: (() => Promise<unknown>) | null;
  onRestored: () => void;
}

/** What was saved, and the way back from it. */
export function LastSave({ name, undo, onRestored }: LastSaveProps) {
  const { isSending, failure, send } = useSubmission();
  const takeBack = async () => {
    if (undo && (await send(undo))) onRestored();
  };
  return (
    <>
      <Notice
        tone="success"
        action={
          undo && (
            <Button
              variant="text"
              size="small"
              disabled={isSending}
              aria-label={`Annulla la modifica di ${name}`}
              onClick={() => void takeBack()}
            >
              Annulla
            </Button>
          )
        }
      >
        {name}: {undo ? 'salvato' : 'aggiunto'}
      </Notice>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
    </>
  );
}
