import type { OrderLine, StaffCommand } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { CommandFields } from './command-fields';
import { readCommand } from './command-values';
import { commandWords, type StaffCommandName } from './command-words';
import css from './command-dialog.module.css';

interface CommandDialogProps {
  lines: readonly OrderLine[];
  /** What else is to be known before. */
  note?: ReactNode;
  name: StaffCommandName;
  /** Rejects with `ApiError` where it was not done. */
  send: (command: StaffCommand) => Promise<unknown>;
  onClose: () => void;
  onDone: (name: StaffCommandName) => void;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}

/** Asks what the command needs to know, says what follows from it, and gives it. */
export function CommandDialog(props: CommandDialogProps) {
  const { lines, name, note, send: sendCommand, onClose, onDone, onStale } = props;
  const formId = useId();
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const { title, effect } = commandWords[name];

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readCommand(name, lines, new FormData(event.currentTarget));
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    if (await send(() => sendCommand(read.command))) onDone(name);
  };
  const isStale = failure?.kind === 'conflict';

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
            <Button
              onClick={() => {
                onStale();
                onClose();
              }}
            >
              Mostra l’ordine com’è ora
            </Button>
          ) : (
            <Button type="submit" form={formId} disabled={isSending}>
              {title}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
        <p>{effect}</p>
        {note}
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              {line.quantity > 1 ? `${line.title}, ${line.quantity} pezzi` : line.title}
            </li>
          ))}
        </ul>
        <CommandFields name={name} lines={lines} errors={errors} />
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </form>
    </Dialog>
  );
}
