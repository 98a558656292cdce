import { ORDER_PAGE_SIZE } from '@zaino/contracts/orders';
import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import type { OrderListData } from './order-list.api';
import { PAGE_PARAMETER } from './page-parameter';
import css from './order-pages.module.css';

const address = (page: number) => (page === 1 ? '/orders' : `/orders?${PAGE_PARAMETER}=${page}`);

/** To newer and older orders, where there are more than one page holds. */
export function OrderPages({ page, total }: Pick<OrderListData, 'page' | 'total'>) {
  const last = Math.ceil(total / ORDER_PAGE_SIZE);
  if (last <= 1) return null;
  return (
    <nav aria-label="Pagine degli ordini" className={css.pages}>
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev" className={buttonClass({ variant: 'outline' })}>
          Più recenti
        </Link>
      )}
      <p className={css.place}>
        Pagina {page} di {last}
      </p>
      {page < last && (
        <Link to={address(page + 1)} rel="next" className={buttonClass({ variant: 'outline' })}>
          Più vecchi
        </Link>
      )}
    </nav>
  );
}
