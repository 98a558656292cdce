import { type OrderLine, ordersErrorCodes, type StaffCommand } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import type { ApiError } from '@zaino/web/api-client';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { type ReactNode, useState } from 'react';
import { CommandFields, commandFields } from './command-fields';
import { readCommand, somePieces } from './command-values';
import { commandWords, type StaffCommandName } from './command-words';
import css from './command-dialog.module.css';
import { OrderDialog } from './order-dialog';
import { cancelledEuro, type MoneySource } from './order-money';

interface CommandDialogProps {
  lines: readonly OrderLine[];
  /** What they are of: a button says then what a command gives back. */
  order?: MoneySource;
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
  const [isOfSome, setIsOfSome] = useState(false);
  const { title } = commandWords[name];
  const own = errorsOfFields(errors);

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
      submit={name === 'cancel' ? cancelWords(props, isOfSome) : title}
      isSending={isSending}
      failure={Object.keys(own).length === 0 ? failure : null}
      isStale={isStale(name, failure)}
      onSubmit={submit}
      onClose={onClose}
      onStale={onStale}
    >
      <p>{effectWords(props)}</p>
      {note}
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.quantity > 1 ? `${line.title}, ${line.quantity} pezzi` : line.title}
          </li>
        ))}
      </ul>
      <CommandFields
        name={name}
        lines={lines}
        errors={own}
        onPieces={(form) => setIsOfSome(somePieces(lines, new FormData(form)).length > 0)}
      />
    </OrderDialog>
  );
}

/** What follows from a command; a cancellation of what nobody has paid gives nothing back. */
function effectWords({ name, order }: Pick<CommandDialogProps, 'name' | 'order'>): string {
  const isUnpaid = order?.paymentState === 'none' || order?.paymentState === 'due';
  if (name === 'cancel' && isUnpaid)
    return 'Non è stato pagato nulla: il totale dell’ordine si riduce.';
  return commandWords[name].effect;
}

/** What a cancellation does, and with how much money. */
function cancelWords(
  { lines, order }: Pick<CommandDialogProps, 'lines' | 'order'>,
  isOfSome: boolean,
): string {
  const what = isOfSome ? 'Annulla i pezzi scelti' : commandWords.cancel.title;
  const euro = order ? cancelledEuro(order, lines) : 0;
  if (euro <= 0) return what;
  return isOfSome ? `${what} e rimborsali` : `${what} e rimborsa ${formatEuro(euro)}`;
}

/** An amount that is too large can be mended: the order is still the one that is shown. */
function isStale(name: StaffCommandName, failure: ApiError | null): boolean {
  if (failure?.kind !== 'conflict') return false;
  return name !== 'refund' || failure.code !== ordersErrorCodes.commandRefused;
}

/** What is said of a field, by the form or by the server, which knows it as one of the command. */
function errorsOfFields(errors: FieldErrors): FieldErrors {
  const own: FieldErrors = {};
  for (const field of commandFields) {
    const words = errors[field] ?? errors[`command.${field}`];
    if (words !== undefined) own[field] = words;
  }
  return own;
}
