import type { Order } from '@zaino/contracts/orders';
import { Sheet } from '@zaino/ui/sheet';
import { moment } from '../../layout/moment-words';
import css from './order-desk.module.css';

const actors = {
  customer: 'Il cliente',
  staff: 'Lo staff',
  bookshop: 'La libreria',
  system: 'Il sistema',
} as const;

/** All that was done to the order, newest first: who, when and to what. */
export function OrderHistory({ order: { events } }: { order: Order }) {
  return (
    <section className={css.part}>
      <h2>Storia</h2>
      <Sheet isEdgeToEdge>
        <ol className={css.events} reversed>
          {events.toReversed().map(({ at, who, name, text }, index) => (
            <li key={`${at}-${index}`} className={css.event}>
              <time dateTime={at} className={css.small}>
                {moment(at)}
              </time>
              <span>{text}</span>
              <span className={css.small}>{name ?? actors[who]}</span>
            </li>
          ))}
        </ol>
      </Sheet>
    </section>
  );
}
