import type { Order } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Sheet } from '@zaino/ui/sheet';
import { fullDay } from '../../order-lines/dates';
import css from './refund-section.module.css';

type Refund = Order['refunds'][number];

/** What goes back to the customer, and how far it is. */
export function RefundSection({ order }: { order: Order }) {
  const { refunds, paymentMethod } = order;
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="rimborsi" className={css.section}>
      <h2 id="rimborsi" className={css.title}>
        Rimborsi
      </h2>
      <Sheet isEdgeToEdge>
        <ul>
          {refunds.map((refund) => (
            <li key={refund.id} className={css.refund}>
              <div>
                <p className={css.state}>{stateWords(refund, paymentMethod)}</p>
                <p className={css.small}>{refund.reason}</p>
              </div>
              <p className={css.amount}>{formatEuro(refund.amount)}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

function stateWords(
  { state, createdAt, doneAt, isToVoucher }: Refund,
  paymentMethod: Order['paymentMethod'],
): string {
  const bought = paymentMethod === 'card' ? 'con lo stesso mezzo' : 'in libreria';
  const where = isToVoucher ? 'sul buono' : bought;
  if (state === 'done') return `Rimborsato ${where} il ${fullDay(doneAt ?? createdAt)}`;
  if (state === 'failed') return 'Non riuscito: lo rifacciamo noi';
  return `In corso ${where}, chiesto il ${fullDay(createdAt)}: al più tardi in 14 giorni`;
}
