import type { Arrival } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { EmptyState } from '@zaino/ui/empty-state';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import css from './arrival-rows.module.css';
import { classOf, copiesWords, standingWords, toDoWords } from './arrival-words';
import type { UnpackingShop } from './unpacking-shop';

interface ArrivalRowsProps {
  shop: UnpackingShop;
  arrivals: readonly Arrival[];
  onTakeBack: (arrival: Arrival) => void;
}

const time = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

/** What has come within a day, by all scanners of the shop. */
export function ArrivalRows({ shop, arrivals, onTakeBack }: ArrivalRowsProps) {
  return (
    <section aria-labelledby="arrivi-recenti" className={css.section}>
      <h2 id="arrivi-recenti">Arrivati nelle ultime 24 ore</h2>
      {arrivals.length === 0 ? (
        <EmptyState>Ancora nessun arrivo: apri una scatola e leggi il primo libro.</EmptyState>
      ) : (
        <Sheet isEdgeToEdge>
          <ul className={css.rows}>
            {arrivals.map((arrival) => (
              <Row key={arrival.id} shop={shop} arrival={arrival} onTakeBack={onTakeBack} />
            ))}
          </ul>
        </Sheet>
      )}
    </section>
  );
}

interface RowProps {
  shop: UnpackingShop;
  arrival: Arrival;
  onTakeBack: (arrival: Arrival) => void;
}

function Row({ shop, arrival, onTakeBack }: RowProps) {
  const { at, by, source, title, isbn, order, quantity, takenBackAt } = arrival;
  const name = title ?? `ISBN ${isbn}`;
  return (
    <li className={classNames(css.row, takenBackAt !== null && css.taken)}>
      <p className={css.when}>
        <time dateTime={at}>{time.format(new Date(at))}</time>
        <span className={css.small}>{source === 'scan' ? by : sourceWords[source]}</span>
      </p>
      <p className={css.book}>
        {name}
        <span className={css.small}>{title !== null && isbn}</span>
      </p>
      <p className={css.who}>
        {order === null ? (
          `${copiesWords(quantity)} a scaffale`
        ) : (
          <ForOrder shop={shop} order={order} isTaken={takenBackAt === null} />
        )}
      </p>
      <p className={css.undo}>
        {takenBackAt === null ? (
          <Button
            variant="text"
            size="small"
            aria-label={`Annulla l’arrivo di ${name}${order ? ` per ${order.family}` : ''}`}
            onClick={() => onTakeBack(arrival)}
          >
            Annulla
          </Button>
        ) : (
          'Annullato'
        )}
      </p>
    </li>
  );
}

interface ForOrderProps {
  shop: UnpackingShop;
  order: NonNullable<Arrival['order']>;
  /** The arrival stands: it was not taken back. */
  isTaken: boolean;
}

/** Whose book it is, and what is next for that order. */
function ForOrder({ shop, order, isTaken }: ForOrderProps) {
  const { orderPath, Next } = shop;
  return (
    <>
      <Link to={orderPath(order.id)}>{order.family}</Link>
      {classOf(order) !== '' && ` · ${classOf(order)}`}
      <span className={css.small}>
        {order.number} · {[...toDoWords(order), standingWords(order, shop)].join(' · ')}
      </span>
      {isTaken && Next && <Next number={order.number} />}
    </>
  );
}

const sourceWords = { shelf: 'dallo scaffale', freed: 'da un altro ordine' } as const;
