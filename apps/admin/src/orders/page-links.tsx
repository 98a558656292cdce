import { Link } from '@zaino/web/router';
import { type OrderFilters, ordersPath } from './order-filters';
import { ORDERS_OF_A_PAGE } from './orders.api';
import css from './orders-page.module.css';

/** The ways to the other pages of the list, where there are any. */
export function PageLinks({ filters, total }: { filters: OrderFilters; total: number }) {
  const last = Math.ceil(total / ORDERS_OF_A_PAGE);
  const { page } = filters;
  if (last <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pagine degli ordini" className={css.pages}>
      {page > 1 && (
        <Link to={ordersPath({ ...filters, page: page - 1 })} rel="prev" className={css.pageLink}>
          Pagina precedente
        </Link>
      )}
      <p>{`Pagina ${page} di ${last}`}</p>
      {page < last && (
        <Link to={ordersPath({ ...filters, page: page + 1 })} rel="next" className={css.pageLink}>
          Pagina successiva
        </Link>
      )}
    </nav>
  );
}
