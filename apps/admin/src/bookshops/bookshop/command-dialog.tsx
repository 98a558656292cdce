import { type AdminBookshop, bookshopsErrorCodes, REASON_TEXT } from '@zaino/contracts/bookshops';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { TextArea } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useId } from 'react';
import css from './bookshop-desk.module.css';
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
  const formId = useId();
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const { title, effect, done } = commandWords(kind, bookshop);
  const isStale = failure?.code === bookshopsErrorCodes.changed;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('reason');
    const reason = typeof written === 'string' ? written.trim() : '';
    if (kind !== 'approve' && reason === '') {
      refuse({ reason: REASON_TEXT });
      return;
    }
    const command = kind === 'approve' ? { kind } : { kind, reason };
    if (await send(() => sendCommand(bookshop, command))) onDone(done);
  };

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Non ora
          </Button>
          {isStale ? (
            <Button onClick={onStale}>Mostra la libreria com’è ora</Button>
          ) : (
            <Button type="submit" form={formId} disabled={isSending}>
              {title}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
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
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </form>
    </Dialog>
  );
}
