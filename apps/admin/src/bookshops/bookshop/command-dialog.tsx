import { type AdminBookshop, bookshopsErrorCodes, REASON_TEXT } from '@zaino/contracts/bookshops';
import { Button } from '@zaino/ui/button';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextArea } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { sendCommand } from './bookshop.api';
import { type CommandKind, commandWords } from './command-words';

interface CommandDialogProps {
  bookshop: AdminBookshop;
  kind: CommandKind;
  onClose: () => void;
  onDone: (words: string) => void;
  /** It was changed meanwhile: it has to be read anew. */
  onStale: () => void;
}

/** Says what follows from a decision, asks for the reason where something is taken away, and sends it. */
export function CommandDialog({ bookshop, kind, onClose, onDone, onStale }: CommandDialogProps) {
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const { title, effect, done } = commandWords(kind, bookshop);
  const isStale = failure?.code === bookshopsErrorCodes.changed;

  const submit = async (form: FormData) => {
    const reason = formText(form, 'reason');
    if (kind !== 'approve' && reason === '') {
      refuse({ reason: REASON_TEXT });
      return;
    }
    const command = kind === 'approve' ? { kind } : { kind, reason };
    if (await send(() => sendCommand(bookshop, command))) onDone(done);
  };

  return (
    <FormDialog
      title={title}
      submit={title}
      instead={isStale && <Button onClick={onStale}>Mostra la libreria com’è ora</Button>}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <strong>{bookshop.name}.</strong> {effect}
      </p>
      {kind !== 'approve' && (
        <TextArea
          name="reason"
          label="Motivo"
          hint="Lo legge chi ha la libreria, per e-mail e alla pagina del suo negozio."
          maxLength={500}
          required
          error={errors.reason ?? errors['command.reason']}
        />
      )}
    </FormDialog>
  );
}
