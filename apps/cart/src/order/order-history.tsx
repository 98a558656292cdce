import type { Order } from '@zaino/contracts/orders';
import { moment } from '../order-lines/dates';
import css from './order-history.module.css';

/** All that happened, the latest first; folded, since the lines say what counts. */
export function OrderHistory({ order: { events } }: { order: Order }) {
  return (
    <details className={css.history}>
      <summary className={css.summary}>Cronologia dell’ordine</summary>
      <ol className={css.events}>
        {events.toReversed().map(({ at, text, command }) => (
          <li key={`${at} ${command} ${text}`}>
            {text}
            <span className={css.at}>{moment(at)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
