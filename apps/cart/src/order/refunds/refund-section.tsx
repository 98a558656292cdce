import type { Order } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Sheet } from '@zaino/ui/sheet';
import { fullDay } from '../../order-lines/dates';
import css from './refund-section.module.css';

type Refund = Order['refunds'][number];

/** What goes back to the customer, and how far it is. */
export function RefundSection({ order }: { order: Order }) {
  const { refunds } = order;
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
                <p className={css.state}>{stateWords(refund, order)}</p>
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

/** By the way it was paid, where that is known. */
function whereWords({ paymentMethod, paid, stateVoucher }: Order): string {
  if (paymentMethod !== 'card') return 'in libreria';
  const way = paid?.way ?? 'carta';
  return stateVoucher || way.startsWith('carta') ? 'sulla carta' : `con ${way}`;
}

function stateWords({ state, createdAt, doneAt, isToVoucher }: Refund, order: Order): string {
  const where = isToVoucher ? 'sul buono' : whereWords(order);
  if (state === 'done') return `Rimborsato ${where} il ${fullDay(doneAt ?? createdAt)}`;
  if (state === 'failed') return 'Non riuscito: lo rifacciamo noi';
  return `In corso ${where}, chiesto il ${fullDay(createdAt)}: al più tardi in 14 giorni`;
}
