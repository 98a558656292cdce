import { type Order, orderApi, type OrderLine } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { formatEuro } from '@zaino/rules/money';
import { FREE_SHIPPING_THRESHOLD } from '@zaino/rules/shipping';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { asBuyer } from '../../guest/guest';
import { isMoved, ShowMovedOrder } from '../moved-order';
import { lazyPart } from '@zaino/ui/lazy-part';
import {
  pieceCount,
  type ChosenPieces,
  type PiecesByLine,
  piecesOf,
  somePieces,
} from '../pieces/line-pieces';
import type { TakeOrder } from '../use-order';
import { type CancelledMoney, cancelledMoney, hasMoney } from './cancelled-money';
import css from './cancel-dialog.module.css';

const PiecesChoice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'order-pieces' */ '../pieces/pieces-choice')).PiecesChoice,
);

interface CancelDialogProps {
  order: Order;
  lines: readonly OrderLine[];
  /** The one article that it is about; the whole order where unset. */
  line?: OrderLine | undefined;
  isOpen: boolean;
  onClose: () => void;
  onChange: TakeOrder;
}

/** Says what is cancelled and what comes of the money, before anything is done. */
export function CancelDialog(props: CancelDialogProps) {
  const { order, lines, line, isOpen, onClose, onChange } = props;
  const { isSending, failure, send, refuse } = useSubmission();
  const [pieces, setPieces] = useState<PiecesByLine>({});
  const some = line && piecesOf(line, pieces);
  const [today] = useState(() => italianDay(new Date()));
  const money = cancelledMoney(order, { lines, pieces, today });
  const close = () => {
    setPieces({});
    refuse({});
    onClose();
  };

  const cancel = () =>
    send(async () => {
      const lineIds = lines.map(({ id }) => id);
      const body = { lineIds, ...somePieces(lines, pieces), ...heldBackShown(money) };
      const changed = await fetchJson(orderApi.cancel, {
        params: { id: order.id },
        body,
        ...asBuyer(),
      });
      close();
      onChange(changed, doneWords(line, some));
    });

  return (
    <Dialog
      isOpen={isOpen}
      title={line ? 'Annullare questo articolo?' : 'Annullare l’ordine?'}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Tieni nell’ordine
          </Button>
          {isMoved(failure) ? (
            <ShowMovedOrder onClose={close} />
          ) : (
            <Button disabled={isSending} onClick={() => void cancel()}>
              {buttonWords(line, some)}
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <Notice tone="error">
          {!isMoved(failure) && <strong>Non annullato. </strong>}
          {failureWords(failure)}
        </Notice>
      )}
      <ul className={css.lines}>
        {lines.map(({ id, title, quantity }) => (
          <li key={id}>{quantity > 1 ? `${title}, ${pieceCount(quantity)}` : title}</li>
        ))}
      </ul>
      {line && some && line.quantity > 1 && (
        <PiecesChoice
          line={line}
          family={order.children}
          pieces={some}
          onChange={(chosen) => setPieces({ [line.id]: chosen })}
        />
      )}
      <Money order={order} lines={lines} money={money} />
    </Dialog>
  );
}

const isExtraDone = ({ extra }: OrderLine) => extra?.state === 'done';

interface MoneyProps extends Pick<CancelDialogProps, 'order' | 'lines'> {
  money: CancelledMoney;
}

function Money({ order, lines, money }: MoneyProps) {
  const keepsExtra = hasMoney(order) && lines.some(isExtraDone);
  return (
    <>
      {money.heldBack > 0 && <HeldBack heldBack={money.heldBack} isPaid={hasMoney(order)} />}
      <p className={css.money} aria-live="polite">
        {hasMoney(order) && <strong>Ti tornano {formatEuro(money.back)}. </strong>}
        {money.toPay !== null && <strong>Restano da pagare {formatEuro(money.toPay)}. </strong>}
        {moneyWords(order)}
        {keepsExtra &&
          ' Quello che la libreria ha già fatto ai libri (come la copertinatura) resta pagato.'}
      </p>
    </>
  );
}

/** Services that hold nothing back know of no such field. */
const heldBackShown = ({ heldBack }: CancelledMoney) => (heldBack > 0 ? { heldBack } : {});

function HeldBack({ heldBack, isPaid }: { heldBack: number; isPaid: boolean }) {
  return (
    <Notice>
      Restano meno di {formatEuro(FREE_SHIPPING_THRESHOLD)}: la spedizione non è più gratuita
      {isPaid
        ? `, dal rimborso togliamo ${formatEuro(heldBack)}. Se tieni più articoli nell’ordine, non togliamo nulla.`
        : ` e costa ${formatEuro(heldBack)}. Se tieni più articoli nell’ordine, resta gratuita.`}
    </Notice>
  );
}

function buttonWords(line: OrderLine | undefined, some: ChosenPieces | undefined): string {
  if (!line || !some) return 'Annulla tutto';
  return some.quantity < line.quantity
    ? `Annulla ${pieceCount(some.quantity)}`
    : 'Annulla l’articolo';
}

function doneWords(line: OrderLine | undefined, some: ChosenPieces | undefined): string {
  if (!line || !some) return 'L’ordine è annullato.';
  if (some.quantity === line.quantity) return `“${line.title}” è annullato.`;
  const words = `${pieceCount(some.quantity)} di “${line.title}”`;
  return some.quantity === 1 ? `${words} è annullato.` : `${words} sono annullati.`;
}

function moneyWords(order: Order): string {
  const { paymentMethod } = order;
  const isPaid = hasMoney(order);
  if (isPaid && paymentMethod === 'card') {
    return 'Ti rimborsiamo con lo stesso mezzo con cui hai pagato: di solito in pochi giorni, al più tardi in 14.';
  }
  if (isPaid) return 'Ti rimborsiamo in libreria.';
  return paymentMethod === 'shop'
    ? 'In libreria non lo pagherai.'
    : 'Non hai ancora pagato: non ti addebitiamo nulla.';
}
