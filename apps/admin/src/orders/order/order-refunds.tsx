import type { Order } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Sheet } from '@zaino/ui/sheet';
import { moment } from '../../layout/moment-words';
import css from './order-desk.module.css';

const stateWords = { pending: 'In corso', done: 'Arrivato', failed: 'Non riuscito' } as const;

/** Money that went back to the customer, where any did. */
export function OrderRefunds({ order: { refunds } }: { order: Order }) {
  if (refunds.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>Rimborsi</h2>
      <Sheet isEdgeToEdge>
        <ul className={css.events}>
          {refunds.map(({ id, amount, state, reason, createdAt, doneAt }) => (
            <li key={id} className={css.event}>
              <span className={css.small}>{moment(doneAt ?? createdAt)}</span>
              <span>
                <strong>{formatEuro(amount)}</strong> {reason}
              </span>
              <span className={state === 'failed' ? css.warning : css.small}>
                {stateWords[state]}
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
