import type { OrderLine, StaffCommand } from '@zaino/contracts/orders';
import { useSubmission } from '@zaino/web/use-submission';
import type { ReactNode } from 'react';
import { CommandFields } from './command-fields';
import { readCommand } from './command-values';
import { commandWords, type StaffCommandName } from './command-words';
import css from './command-dialog.module.css';
import { OrderDialog } from './order-dialog';

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
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const { title, effect } = commandWords[name];

  const submit = async (form: FormData) => {
    const read = readCommand(name, lines, form);
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    if (await send(() => sendCommand(read.command))) onDone(name);
  };

  return (
    <OrderDialog
      title={title}
      submit={title}
      isSending={isSending}
      failure={failure}
      isStale={failure?.kind === 'conflict'}
      onSubmit={submit}
      onClose={onClose}
      onStale={onStale}
    >
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
    </OrderDialog>
  );
}
