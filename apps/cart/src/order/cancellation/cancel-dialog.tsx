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
  isOpen: boolean;
  onClose: () => void;
  onChange: TakeOrder;
}

/** Says what is cancelled and what comes of the money, before anything is done. */
export function CancelDialog({ order, lines, isOpen, onClose, onChange }: CancelDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const [only] = lines;
  const isOne = lines.length === 1 && only !== undefined;

  const cancel = () =>
    send(async () => {
      const lineIds = lines.map(({ id }) => id);
      const params = { id: order.id };
      const changed = await fetchJson(orderCalls.cancel, { params, body: { lineIds } });
      onClose();
      onChange(changed, isOne ? `“${only.title}” è annullato.` : 'L’ordine è annullato.');
    });

  return (
    <Dialog
      isOpen={isOpen}
      title={isOne ? 'Annullare questo articolo?' : 'Annullare l’ordine?'}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Tieni nell’ordine
          </Button>
          <Button disabled={isSending} onClick={() => void cancel()}>
            {isOne ? 'Annulla l’articolo' : 'Annulla tutto'}
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
