import type { ImportRun } from '@zaino/contracts/schools';
import { FormDialog } from '@zaino/ui/form-dialog';
import { useSubmission } from '@zaino/web/use-submission';
import { moment } from '../layout/moment-words';
import { undoImport } from './imports.api';

interface UndoDialogProps {
  run: ImportRun;
  onClose: () => void;
  onAsked: () => void;
}

/** Says what comes back before it does. */
export function UndoDialog({ run, onClose, onAsked }: UndoDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const submit = async () => {
    if (await send(() => undoImport(run))) onAsked();
  };
  return (
    <FormDialog
      title="Rimetti i dati di prima"
      submit="Rimetti i dati di prima"
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {`Le liste e le scuole tornano com’erano prima dell’importazione del ${moment(run.createdAt)}. `}
        Famiglie e librerie vedono i dati di prima entro pochi secondi.
      </p>
      <p>Gli stessi file si possono importare di nuovo quando vuoi.</p>
    </FormDialog>
  );
}
