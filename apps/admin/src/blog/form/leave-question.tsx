import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';

interface LeaveQuestionProps {
  isOpen: boolean;
  /** The draft could not be kept. */
  hasFailed: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked before a form is left that was not saved. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isOpen, hasFailed, onStay, onKeep, onDiscard } = props;
  return (
    <Dialog
      isOpen={isOpen}
      title="Modifiche non salvate"
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" onClick={onDiscard}>
            Chiudi e scarta
          </Button>
          <Button variant="outline" onClick={onKeep}>
            Chiudi e tieni la bozza
          </Button>
          <Button onClick={onStay}>Continua a modificare</Button>
        </>
      }
    >
      <p>
        Quello che hai cambiato non è nell’articolo. Se tieni la bozza, la ritrovi quando riapri.
      </p>
      {hasFailed && (
        <Notice tone="error">
          <p>
            <strong>La bozza non si può salvare adesso.</strong> Se chiudi, quello che hai cambiato
            va perso.
          </p>
        </Notice>
      )}
    </Dialog>
  );
}
