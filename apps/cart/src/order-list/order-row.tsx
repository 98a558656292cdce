import type { OrderSummary } from '@zaino/contracts/orders';
import { classNames } from '@zaino/ui/class-names';
import { Price } from '@zaino/ui/price';
import { Link } from '@zaino/web/router';
import { fullDay } from '../order-lines/dates';
import css from './order-row.module.css';
import { pieceWords, spreadWords, summaryWords, titleWords } from './summary-words';

/** One order: where it stands, what is in it, what it cost. The whole row leads to it. */
export function OrderRow({ order, today }: { order: OrderSummary; today: string }) {
  const { tone, text } = summaryWords(order, today);
  const spread = spreadWords(order);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={classNames(css.state, css[tone])}>{text}</p>
        <h2 className={css.titles}>
          <Link to={`/orders/${order.id}`} className={css.link}>
            {titleWords(order)}
          </Link>
        </h2>
        {spread && <p className={css.small}>{spread}</p>}
        <p className={css.small}>
          Ordine {order.number} del {fullDay(order.createdAt)}
        </p>
      </div>
      <div className={css.money}>
        <Price euro={order.due ?? order.total} />
        <p className={css.small}>{pieceWords(order.itemCount)}</p>
      </div>
    </li>
  );
}
