import type { OrderState } from '@zaino/contracts/orders';
import { orderStateWords } from '@zaino/rules/order-words';
import { StateLinks } from '../layout/state-links';
import { type OrderFilters, ordersPath } from './order-filters';

interface OrderStatesProps {
  filters: OrderFilters;
  states: { state: OrderState; orders: number }[];
}

/** The states with how many orders are in each; a press shows these alone, another one all again. */
export function OrderStates({ filters, states }: OrderStatesProps) {
  const counts = new Map(states.map(({ state, orders }) => [state, orders]));
  const shown = (Object.keys(orderStateWords) as OrderState[]).filter(
    (state) => state === filters.state || (counts.get(state) ?? 0) > 0,
  );
  return (
    <StateLinks
      label="Stati degli ordini"
      links={shown.map((state) => {
        const isCurrent = state === filters.state;
        return {
          key: state,
          words: orderStateWords[state],
          count: counts.get(state) ?? 0,
          isCurrent,
          to: ordersPath({ ...filters, page: 1, state: isCurrent ? '' : state }),
        };
      })}
    />
  );
}
