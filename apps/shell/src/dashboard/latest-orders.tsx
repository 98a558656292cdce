import { MarginHead, MarginList, MarginRow } from '@zaino/ui/margin-list';
import type { Outcome } from '@zaino/web/outcome';
import { Link } from '@zaino/web/router';
import { ServiceAway } from '../forms/service-away';
import css from './latest-orders.module.css';
import type { LatestOrder, LatestOrders as Latest } from './latest-orders.api';

const dayFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** Where the books of the last orders are; nothing for who has not ordered yet. */
export function LatestOrders({ latest }: { latest: Outcome<Latest> }) {
  if (latest.failure) return <ServiceAway failure={latest.failure} />;
  const { orders, total } = latest.value;
  if (orders.length === 0) return null;
  return (
    <MarginList>
      <MarginHead className={css.head}>
        <h2>{orders.length === 1 ? 'Il tuo ultimo ordine' : 'I tuoi ultimi ordini'}</h2>
        <Link to="/orders" className={css.all}>
          {total > orders.length ? `Tutti i ${total} ordini` : 'I miei ordini'}
        </Link>
      </MarginHead>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </MarginList>
  );
}

function OrderRow({ order }: { order: LatestOrder }) {
  const { id, number, createdAt, next, standings } = order;
  return (
    <MarginRow className={css.order}>
      <h3>
        <Link to={`/orders/${id}`} className={css.link}>
          Ordine {number} del {dayFormat.format(new Date(createdAt))}
        </Link>
      </h3>
      <dl className={css.standings}>
        {standings.map(({ words, isLate, titles }) => (
          <div key={words}>
            <dt className={isLate ? css.late : css.state}>{words}</dt>
            <dd>
              <ul className={css.titles}>
                {titles.map((title, index) => (
                  <li key={`${title} ${index}`}>{title}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {next !== null && <p className={css.hint}>{next}</p>}
    </MarginRow>
  );
}
