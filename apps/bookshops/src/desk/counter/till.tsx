import type { DeskOrder } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { KeyHint } from '@zaino/scanning/key-hint';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { TextField } from '@zaino/ui/text-field';
import { type ReactNode, type RefObject, useState } from 'react';
import css from './counter-order.module.css';
import { paidWords } from './counter-words';
import { changeOf, leavesSomething } from './hand-over';
import { PaymentNote } from './payment-note';
import type { Counter } from './use-counter';

interface TillProps {
  order: DeskOrder;
  counter: Counter;
  /** The field of the till's own number. */
  tillField: RefObject<HTMLInputElement | null>;
  /** What else can be done with the order. */
  children?: ReactNode;
}

/** What is due and the buttons that end the matter; afterwards what was paid. */
export function Till({ order, counter, tillField, children }: TillProps) {
  const isDue = order.due > 0;
  return (
    <Sheet className={css.till}>
      <div>
        <h3>{isDue ? 'Da pagare' : 'Pagamento'}</h3>
        {isDue ? <p className={css.due}>{formatEuro(order.due)}</p> : <p>{paidWords(order)}</p>}
        {isDue && leavesSomething(order, counter.counts) && (
          <p className={css.small}>Si paga tutto l’ordine, anche quello che si ritira dopo.</p>
        )}
      </div>
      {isDue && <Change key={`${order.id} ${order.due}`} due={order.due} />}
      <div className={css.buttons} role="group" aria-label="Consegna e incasso">
        {isDue ? <TakeAndGive order={order} counter={counter} /> : <Give counter={counter} />}
        {counter.canUndo && (
          <Button
            variant="outline"
            aria-keyshortcuts="Control+Z"
            disabled={counter.isBusy}
            onClick={counter.undo}
          >
            Annulla la consegna <KeyHint>Ctrl+Z</KeyHint>
          </Button>
        )}
        {children}
      </div>
      {order.counterPayment && (
        <PaymentNote
          key={`${order.id} ${order.version}`}
          order={order}
          payment={order.counterPayment}
          counter={counter}
          field={tillField}
        />
      )}
    </Sheet>
  );
}

function TakeAndGive({ order, counter }: Pick<TillProps, 'order' | 'counter'>) {
  const { wish, handOver, isBusy } = counter;
  const amount = formatEuro(order.due);
  const words = wish === null ? `Incassa ${amount}` : `Consegna e incassa ${amount}`;
  return (
    <>
      <Button aria-keyshortcuts="F2" disabled={isBusy} onClick={() => handOver('cash')}>
        {words} in contanti <KeyHint>F2</KeyHint>
      </Button>
      <Button
        variant="outline"
        aria-keyshortcuts="F4"
        disabled={isBusy}
        onClick={() => handOver('card')}
      >
        {words} con carta <KeyHint>F4</KeyHint>
      </Button>
      {wish !== null && (
        <Button variant="text" disabled={isBusy} onClick={() => handOver(null)}>
          Consegna senza incassare
        </Button>
      )}
    </>
  );
}

function Give({ counter: { wish, handOver, isBusy } }: Pick<TillProps, 'counter'>) {
  if (wish === null) return <p className={css.small}>Adesso non c’è niente da consegnare.</p>;
  return (
    <Button aria-keyshortcuts="F2" disabled={isBusy} onClick={() => handOver(null)}>
      Consegna <KeyHint>F2</KeyHint>
    </Button>
  );
}

/** What comes back on notes and coins; nobody has to fill it in. */
function Change({ due }: { due: number }) {
  const [received, setReceived] = useState('');
  const change = changeOf(received, due);
  return (
    <div className={css.change}>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label="Ricevuti, in euro"
        value={received}
        error={
          received.trim() !== '' && change === null ? 'Non basta, o non è un importo' : undefined
        }
        onChange={({ currentTarget: { value } }) => setReceived(value)}
      />
      <p role="status" className={css.rest}>
        {change !== null && `Resto ${formatEuro(change)}`}
      </p>
    </div>
  );
}
