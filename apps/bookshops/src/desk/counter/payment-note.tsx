import type { CounterPayment, DeskOrder, Tender } from '@zaino/contracts/orders';
import { KeyHint } from '@zaino/scanning/key-hint';
import { Button, buttonClass } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import type { RefObject, SyntheticEvent } from 'react';
import { summaryPath } from './counter.api';
import css from './counter-order.module.css';
import type { Counter } from './use-counter';

interface PaymentNoteProps {
  order: DeskOrder;
  payment: CounterPayment;
  counter: Pick<Counter, 'note' | 'mail' | 'isBusy'>;
  field: RefObject<HTMLInputElement | null>;
}

const LONGEST_NUMBER = 40;

/** What is said of a payment afterwards: how, the number of the till's document, and the summary for the family. */
export function PaymentNote({ order, payment, counter, field }: PaymentNoteProps) {
  const { note, mail, isBusy } = counter;
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const tender: Tender = form.get('tender') === 'card' ? 'card' : 'cash';
    const tillNumber = form.get('tillNumber');
    note(tender, typeof tillNumber === 'string' ? tillNumber.trim() : '');
  };
  return (
    <form className={css.note} onSubmit={save}>
      <SelectField name="tender" label="Pagato" defaultValue={payment.tender ?? 'cash'}>
        <option value="cash">In contanti</option>
        <option value="card">Con carta, al terminale</option>
      </SelectField>
      <TextField
        ref={field}
        name="tillNumber"
        label={
          <>
            Documento della cassa n. <KeyHint>F9</KeyHint>
          </>
        }
        maxLength={LONGEST_NUMBER}
        autoComplete="off"
        defaultValue={payment.tillNumber ?? ''}
      />
      <Button type="submit" variant="outline" size="small" disabled={isBusy}>
        Salva
      </Button>
      <a
        className={buttonClass({ variant: 'outline', size: 'small' })}
        href={summaryPath(order)}
        target="_blank"
        rel="noopener"
        aria-keyshortcuts="F8"
      >
        Stampa il riepilogo <KeyHint>F8</KeyHint>
      </a>
      {payment.mailedAt === null ? (
        order.contact && (
          <Button
            variant="outline"
            size="small"
            className={css.wide}
            disabled={isBusy}
            onClick={mail}
          >
            Manda il riepilogo per e-mail
          </Button>
        )
      ) : (
        <p className={css.small}>Riepilogo mandato per e-mail.</p>
      )}
    </form>
  );
}
