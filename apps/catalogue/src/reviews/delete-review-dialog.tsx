import { FormDialog } from '@zaino/ui/form-dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { useSubmission } from '@zaino/web/use-submission';
import { removeOwn } from './own-review.api';

interface DeleteReviewDialogProps {
  /** Of the product. */
  id: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Nothing is kept of a review that its author deletes: it is asked once more. */
export function DeleteReviewDialog({ id, onClose, onDeleted }: DeleteReviewDialogProps) {
  const { isSending, failure, send } = useSubmission();
  return (
    <ReturnFocus otherwise={() => undefined}>
      <FormDialog
        title="Elimina la recensione"
        submit="Elimina per sempre"
        isSending={isSending}
        failure={failure}
        onSubmit={async () => {
          if (await send(() => removeOwn(id))) onDeleted();
        }}
        onClose={onClose}
      >
        <p>
          Testo, stelle e foto spariscono dal sito e da quello che conserviamo. Poi potrai scriverne
          un’altra.
        </p>
      </FormDialog>
    </ReturnFocus>
  );
}
