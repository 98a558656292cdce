import type { DeskOrder } from '@zaino/contracts/orders';
import { piecesField } from '@zaino/order-commands/command-values';
import { PiecesFields } from '@zaino/order-commands/command-fields';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useId, useState } from 'react';
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
  const formId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(lines.length === 1 ? lines.map(({ id }) => id) : []),
  );
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const isStale = failure?.kind === 'conflict';
  const { contact } = order;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const own = lines.filter(({ id }) => chosen.has(id));
    if (own.length === 0) {
      refuse({ lineIds: 'Scegli almeno un articolo' });
      return;
    }
    const after: { order?: DeskOrder } = {};
    const isDone = await send(async () => {
      after.order = await sendWithdrawal(order, {
        lineIds: own.map(({ id }) => id),
        pieces: somePieces(own, form),
        name: textOf(form, 'name'),
        email: textOf(form, 'email'),
      });
    });
    if (isDone && after.order) onDone(after.order);
  };
  return (
    <Dialog
      isOpen
      title="Recesso dal contratto"
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
              Conferma recesso
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.buttons} noValidate onSubmit={(event) => void submit(event)}>
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
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </form>
    </Dialog>
  );
}

function somePieces(lines: DeskOrder['lines'], form: FormData) {
  return lines.flatMap(({ id: lineId, quantity: of }) => {
    const quantity = Number(textOf(form, piecesField(lineId)) || of);
    return quantity < of ? [{ lineId, quantity, of }] : [];
  });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
