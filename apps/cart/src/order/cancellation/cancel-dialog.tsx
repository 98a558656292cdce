import type { Order, OrderLine } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { orderCalls } from '../order-calls';
import type { TakeOrder } from '../use-order';
import css from './cancel-dialog.module.css';

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
  const { isSending, failure, send } = useSubmission();

  const cancel = () =>
    send(async () => {
      const lineIds = lines.map(({ id }) => id);
      const params = { id: order.id };
      const changed = await fetchJson(orderCalls.cancel, { params, body: { lineIds } });
      onClose();
      onChange(changed, line ? `“${line.title}” è annullato.` : 'L’ordine è annullato.');
    });

  return (
    <Dialog
      isOpen={isOpen}
      title={line ? 'Annullare questo articolo?' : 'Annullare l’ordine?'}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Tieni nell’ordine
          </Button>
          <Button disabled={isSending} onClick={() => void cancel()}>
            {line ? 'Annulla l’articolo' : 'Annulla tutto'}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="error">
          <strong>Non annullato.</strong> {failureWords(failure)}
        </Notice>
      )}
      <ul className={css.lines}>
        {lines.map(({ id, title, quantity }) => (
          <li key={id}>{quantity > 1 ? `${title}, ${quantity} pezzi` : title}</li>
        ))}
      </ul>
      <p className={css.money}>{moneyWords(order)}</p>
    </Dialog>
  );
}

function moneyWords({ paymentMethod, paymentState }: Order): string {
  const isPaid = paymentState === 'paid' || paymentState === 'partly-refunded';
  if (isPaid && paymentMethod === 'card') {
    return 'Ti rimborsiamo sulla carta quello che hai pagato: di solito in pochi giorni, al più tardi in 14.';
  }
  if (isPaid) return 'Ti rimborsiamo in libreria quello che hai pagato.';
  return paymentMethod === 'shop'
    ? 'In libreria non lo pagherai.'
    : 'Non hai ancora pagato: non ti addebitiamo nulla.';
}
