import { type DeskOrder, LINE_MISSING } from '@zaino/contracts/orders';
import { PiecesFields } from '@zaino/order-commands/command-fields';
import { somePieces } from '@zaino/order-commands/command-values';
import { OrderDialog } from '@zaino/order-commands/order-dialog';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { formText } from '@zaino/web/form-text';
import { sentAnswer } from '@zaino/web/sent-answer';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import css from './counter-order.module.css';
import { sendWithdrawal } from './counter.api';

interface WithdrawalDialogProps {
  order: DeskOrder;
  /** Lines that can be withdrawn from. */
  lines: DeskOrder['lines'];
  onClose: () => void;
  onDone: (after: DeskOrder) => void;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}

/** Takes down what a customer states at the counter: which articles, who, and where the receipt goes. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { order, lines, onClose, onDone, onStale } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(lines.length === 1 ? lines.map(({ id }) => id) : []),
  );
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const { contact } = order;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = async (form: FormData) => {
    const own = lines.filter(({ id }) => chosen.has(id));
    if (own.length === 0) {
      refuse({ lineIds: LINE_MISSING });
      return;
    }
    const after = await sentAnswer(send, () =>
      sendWithdrawal(order, {
        lineIds: own.map(({ id }) => id),
        pieces: somePieces(own, form),
        name: formText(form, 'name'),
        email: formText(form, 'email'),
      }),
    );
    if (after) onDone(after);
  };
  return (
    <OrderDialog
      title="Recesso dal contratto"
      submit="Conferma recesso"
      isSending={isSending}
      failure={failure}
      isStale={failure?.kind === 'conflict'}
      onSubmit={submit}
      onClose={onClose}
      onStale={onStale}
    >
      <p>La famiglia recede per questi articoli; la ricevuta del recesso arriva per e-mail.</p>
      <div role="group" aria-label="Articoli" className={css.choices}>
        {lines.map(({ id, title, quantity }) => (
          <Checkbox key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
            {quantity > 1 ? `${title}, ${quantity} pezzi` : title}
          </Checkbox>
        ))}
      </div>
      {errors.lineIds && <Notice tone="error">{errors.lineIds}</Notice>}
      <PiecesFields lines={lines.filter(({ id }) => chosen.has(id))} />
      <TextField
        name="name"
        label="Nome di chi recede"
        autoComplete="off"
        defaultValue={contact ? `${contact.firstName} ${contact.lastName}`.trim() : ''}
        error={errors.name}
      />
      <TextField
        type="email"
        name="email"
        label="E-mail per la ricevuta"
        autoComplete="off"
        defaultValue={contact?.email ?? ''}
        error={errors.email}
      />
    </OrderDialog>
  );
}
