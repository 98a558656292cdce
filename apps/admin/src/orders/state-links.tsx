import type { OrderState } from '@zaino/contracts/orders';
import { orderStateWords } from '@zaino/rules/order-words';
import { Link } from '@zaino/web/router';
import { type OrderFilters, ordersPath } from './order-filters';
import css from './orders-page.module.css';

interface StateLinksProps {
  filters: OrderFilters;
  states: { state: OrderState; orders: number }[];
}

/** The states with how many orders are in each; a press shows these alone, another one all again. */
export function StateLinks({ filters, states }: StateLinksProps) {
  const counts = new Map(states.map(({ state, orders }) => [state, orders]));
  const shown = (Object.keys(orderStateWords) as OrderState[]).filter(
    (state) => state === filters.state || (counts.get(state) ?? 0) > 0,
  );
  return (
    <nav aria-label="Stati degli ordini" className={css.states}>
      {shown.map((state) => {
        const isCurrent = state === filters.state;
        return (
          <Link
            key={state}
            to={ordersPath({ ...filters, page: 1, state: isCurrent ? '' : state })}
            className={css.state}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {orderStateWords[state]}
            <span className={css.stateCount}>{counts.get(state) ?? 0}</span>
          </Link>
        );
      })}
    </nav>
  );
}
