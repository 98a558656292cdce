import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';

interface DeleteCommentsDialogProps {
  count: number;
  isSending: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** A comment holds somebody's name and e-mail: once deleted, nothing of it is kept. */
export function DeleteCommentsDialog(props: DeleteCommentsDialogProps) {
  const { count, isSending, onClose, onDelete } = props;
  return (
    <Dialog
      isOpen
      title={count === 1 ? 'Elimina commento' : 'Elimina commenti'}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Annulla
          </Button>
          <Button disabled={isSending} onClick={onDelete}>
            Elimina per sempre
          </Button>
        </>
      }
    >
      <p>
        {count === 1
          ? 'Sei sicuro di voler eliminare questo commento?'
          : `Sei sicuro di voler eliminare ${count} commenti?`}{' '}
        Non si può annullare.
      </p>
    </Dialog>
  );
}
