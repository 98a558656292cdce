import { Button } from './button';
import { Dialog } from './dialog';

interface UnsavedQuestionProps {
  isOpen: boolean;
  /** What is left: a dialog is closed, a page gone from. */
  place?: 'dialog' | 'page';
  onStay: () => void;
  onLeave: () => void;
}

const words = {
  dialog: {
    leave: 'Chiudi senza salvare',
    warning: 'Se chiudi adesso, quello che hai cambiato va perso.',
  },
  page: {
    leave: 'Esci senza salvare',
    warning: 'Se esci adesso, quello che hai cambiato e non salvato va perso.',
  },
};

/** Asked before anything that was typed would be lost. */
export function UnsavedQuestion({
  isOpen,
  place = 'dialog',
  onStay,
  onLeave,
}: UnsavedQuestionProps) {
  const { leave, warning } = words[place];
  return (
    <Dialog
      isOpen={isOpen}
      title="Modifiche non salvate"
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            {leave}
          </Button>
          <Button onClick={onStay}>Continua a modificare</Button>
        </>
      }
    >
      <p>{warning}</p>
    </Dialog>
  );
}
