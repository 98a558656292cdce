import type { Order } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { useState } from 'react';
import { timeOfDay, weekday } from '../../order-lines/dates';
import { lazyPart } from '@zaino/ui/lazy-part';
import { amountDue } from '../amount-due';
import { isUnpaid } from '../is-unpaid';
import css from './payment.module.css';
import { type PaymentCheck, usePaymentCheck } from './use-payment-check';

/** A chunk of its own: most orders are paid. */
const PayButton = lazyPart(
  async () => (await import(/* webpackChunkName: 'order-pay' */ './pay-button')).PayButton,
);

/** Met by few. */
const AwaitedMoney = lazyPart(
  async () => (await import(/* webpackChunkName: 'order-pay' */ './awaited-money')).AwaitedMoney,
);

/** What came back from the payment page (`?pagamento=`); null where nobody was there. */
export type PaymentReturn = 'ok' | 'annullato' | null;

/** How the payment of an order by card stands, and how to pay while it is open. */
export function PaymentPanel({ order, came }: { order: Order; came: PaymentReturn }) {
  const isOpen = isUnpaid(order) || isOfRefusedCedola(order);
  const [round, setRound] = useState(came === 'ok' && isOpen ? 1 : 0);
  const check = usePaymentCheck(order, round);

  if (came === 'ok' && order.paidAt !== null) return <Paid />;
  if (order.moneyAwaitedUntil) return <AwaitedMoney until={order.moneyAwaitedUntil} />;
  if (isGivenUp(order)) return <TooLate />;
  if (!isOpen) return null;
  return <Open order={order} came={came} check={check} onCheck={() => setRound(round + 1)} />;
}

interface OpenProps {
  order: Order;
  came: PaymentReturn;
  check: PaymentCheck;
  onCheck: () => void;
}

function Open({ order, came, check, onCheck }: OpenProps) {
  if (check === 'checking') {
    return <Notice>Stiamo controllando il pagamento: di solito bastano pochi secondi.</Notice>;
  }
  const words = wordsOf(came, check, hasFailed(order));
  if (isUnpaid(order)) return <ToPay order={order} words={words} onCheck={onCheck} />;
  return came === null ? null : <CameBack words={words} onCheck={onCheck} />;
}

interface ToPayProps {
  order: Order;
  /** What came of the last attempt. */
  words: string;
  onCheck: () => void;
}

function ToPay({ order, words, onCheck }: ToPayProps) {
  return (
    <Sheet isEdgeToEdge className={css.sheet}>
      <h2>Da pagare</h2>
      <p className={css.words} role="status">
        {words} {deadlineWords(order)}
      </p>
      {order.canPay && <PayButton order={order} amount={amountDue(order).amount} />}
      <Button variant="text" size="small" onClick={onCheck}>
        Ho già pagato, controlla
      </Button>
    </Sheet>
  );
}

/** What came of paying for a refused cedola, whose own panel asks for the money. */
function CameBack({ words, onCheck }: Omit<ToPayProps, 'order'>) {
  return (
    <Notice
      action={
        <Button variant="text" size="small" onClick={onCheck}>
          Ho già pagato, controlla
        </Button>
      }
    >
      {words}
    </Notice>
  );
}

/** Its own panel asks for the money; what was paid before cards were off may still come. */
const isOfRefusedCedola = ({ canPay, cardsOff }: Order) => canPay || cardsOff === true;

/** Cancelled before anything was paid. */
const isGivenUp = ({ state, paymentState }: Order) =>
  state === 'cancelled' && paymentState === 'none';

/** The last money that was on its way did not come. */
const hasFailed = ({ events }: Order) => events.some(({ command }) => command === 'fail-payment');

function wordsOf(came: PaymentReturn, check: PaymentCheck, didFail: boolean): string {
  if (check === 'unknown') {
    return 'Ora non riusciamo a controllare il pagamento. L’ordine è salvo: riprova tra poco.';
  }
  if (check === 'pending') {
    return didFail
      ? 'Il pagamento di prima non è riuscito: puoi pagare in un altro modo. Se hai appena pagato può servire qualche minuto: ti scriviamo appena arriva.'
      : 'Il pagamento non risulta ancora. Se hai appena pagato può servire qualche minuto: ti scriviamo appena arriva.';
  }
  if (came === 'annullato') {
    return 'Il pagamento è stato interrotto e non ti è stato addebitato nulla. L’ordine è salvo.';
  }
  return didFail
    ? 'Il pagamento non è riuscito e non ti è stato addebitato nulla. L’ordine è salvo: puoi pagare in un altro modo.'
    : 'L’ordine è salvo e aspetta il pagamento.';
}

function deadlineWords({ payBefore, canPay }: Order): string {
  if (payBefore === null) return '';
  if (!canPay) return 'Il tempo per pagarlo è finito.';
  return `Puoi pagarlo fino alle ${timeOfDay(payBefore)} di ${weekday(payBefore)}, poi si annulla da solo.`;
}

function Paid() {
  return (
    <Notice tone="success">
      <strong>Pagamento ricevuto, grazie.</strong> Ti abbiamo scritto una conferma; qui sotto vedi
      lo stato e la data di ogni articolo.
    </Notice>
  );
}

function TooLate() {
  return (
    <Notice>
      <strong>L’ordine è annullato.</strong> Non è stato pagato, non ti è stato addebitato nulla, e
      puoi rimettere tutto nel carrello con “Ordina di nuovo”.
    </Notice>
  );
}
