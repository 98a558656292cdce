import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';

interface UnsavedQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before anything that was typed would be lost. */
export function UnsavedQuestion({ isOpen, onStay, onLeave }: UnsavedQuestionProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Modifiche non salvate"
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            Chiudi senza salvare
          </Button>
          <Button onClick={onStay}>Continua a modificare</Button>
        </>
      }
    >
      <p>Se chiudi adesso, quello che hai cambiato va perso.</p>
    </Dialog>
  );
}
